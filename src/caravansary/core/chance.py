"""Chance: the only source of randomness, one `pick(n)` at a time, always passed in and never stored in a state."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Iterable, Sequence

from mypy_extensions import mypyc_attr


class ChanceError(ValueError):
    """A script or a record does not fit what the game asks of chance."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """`pick(n)` gives one of 0 .. n-1, each equally likely."""

    def pick(self, n: int) -> int:
        raise NotImplementedError

    def rewind(self, number: int) -> None:
        """Told when answers were taken back: from now on, `number` picks have been made."""


class Seeded(Chance):
    """A repeatable generator for simulation and bots.

    >>> [Seeded(7).pick(6) for _ in range(3)]
    [1, 1, 1]
    """

    __slots__ = ("_random",)

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed).random

    def pick(self, n: int) -> int:
        return int(self._random() * n)


class Scripted(Chance):
    """Picks written down beforehand, for tests; it refuses to make up more."""

    __slots__ = ("_at", "_picks")

    def __init__(self, picks: Iterable[int] = ()) -> None:
        self._picks: list[int] = list(picks)
        self._at = 0

    def pick(self, n: int) -> int:
        if self._at >= len(self._picks):
            raise ChanceError(f"the script has {len(self._picks)} picks and the game asks for one more, of {n}")
        value = self._picks[self._at]
        if not 0 <= value < n:
            raise ChanceError(f"pick {self._at + 1} is {value}, and must be in 0 .. {n - 1}")
        self._at += 1
        return value

    def left(self) -> int:
        """How many picks nobody has asked for."""
        return len(self._picks) - self._at


class Recorded(Scripted):
    """The picks of a stored move, replayed; every one of them must be used."""

    def check_all_used(self) -> None:
        if self.left():
            raise ChanceError(f"{self.left()} recorded picks were not used")


class Tape(Chance):
    """Passes picks through from another chance and writes them down."""

    __slots__ = ("_source", "_written")

    def __init__(self, source: Chance) -> None:
        self._source = source
        self._written: list[int] = []

    def pick(self, n: int) -> int:
        value = self._source.pick(n)
        self._written.append(value)
        return value

    def cut(self) -> list[int]:
        """What was written since the last cut."""
        written = self._written
        self._written = []
        return written


class Fair(Chance):
    """Chance that players can verify: pick number i is HMAC-SHA256(seed, "i/attempt"), first 48 bits, modulo n.

    The seed's SHA-256 is published when the table starts and the seed when it ends. A pick depends only on its
    number, so taking back an answer can never change a roll. Values that would favour low results are skipped.

    >>> fair = Fair("5eed")
    >>> seed_hash("5eed")[:12], [fair.pick(6) for _ in range(5)]
    ('253e2c69fc07', [2, 2, 1, 0, 4])
    """

    __slots__ = ("_seed", "number")

    def __init__(self, seed: str, number: int = 0) -> None:
        self._seed = seed
        self.number = number

    def pick(self, n: int) -> int:
        value = fair_pick(self._seed, self.number, n)
        self.number += 1
        return value

    def rewind(self, number: int) -> None:
        self.number = number


def seed_hash(seed: str) -> str:
    """What a table publishes about its secret seed."""
    return hashlib.sha256(seed.encode()).hexdigest()


def fair_pick(seed: str, number: int, n: int) -> int:
    """Pick `number` of a fair table; the browser computes the same to verify a game."""
    room = 1 << 48
    limit = room - room % n
    attempt = 0
    while True:
        digest = hmac.new(seed.encode(), f"{number}/{attempt}".encode(), hashlib.sha256).digest()
        value = int.from_bytes(digest[:6], "big")
        if value < limit:
            return value % n
        attempt += 1


def pick_weighted(chance: Chance, counts: Sequence[int]) -> int:
    """One index of `counts`, as likely as its count: a blind draw from a bag."""
    total = 0
    for count in counts:
        total += count
    at = chance.pick(total)
    index = 0
    for count in counts:
        if at < count:
            break
        at -= count
        index += 1
    return index


def shuffled(chance: Chance, items: Sequence[int]) -> list[int]:
    """The items in random order, by one pick for each but the last."""
    left = list(items)
    for i in range(len(left) - 1, 0, -1):
        j = chance.pick(i + 1)
        left[i], left[j] = left[j], left[i]
    return left
