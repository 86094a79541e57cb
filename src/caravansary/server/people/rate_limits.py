"""Rate limits: how often one connection or address may ask. They are token buckets."""

from __future__ import annotations

import time


class Bucket:
    """Holds `size` tokens and gets `rate` new ones a second; each message takes one.

    >>> bucket = Bucket(rate=1, size=2, now=0.0)
    >>> [bucket.take(0.0), bucket.take(0.0), bucket.take(0.0), bucket.take(1.5)]
    [True, True, False, True]
    """

    __slots__ = ("_at", "_left", "_rate", "_size")

    def __init__(self, rate: float, size: float, now: float | None = None) -> None:
        self._rate = rate
        self._size = size
        self._left = size
        self._at = time.monotonic() if now is None else now

    def take(self, now: float | None = None) -> bool:
        now = time.monotonic() if now is None else now
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self, now: float) -> bool:
        return self._left + (now - self._at) * self._rate >= self._size


class Buckets:
    """A bucket for each address, of `at_once` tokens; those that are full again are forgotten."""

    def __init__(self, per_minute: int, at_once: int) -> None:
        self._rate = per_minute / 60
        self._size = at_once
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= 10_000:
                self.sweep()
            bucket = self._buckets[address] = Bucket(self._rate, self._size)
        return bucket.take()

    def sweep(self) -> None:
        now = time.monotonic()
        self._buckets = {address: bucket for address, bucket in self._buckets.items() if not bucket.full(now)}
