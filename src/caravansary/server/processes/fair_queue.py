"""A fair queue for places that many want: the most urgent first, and among equals whoever has used the least so far."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

PRESENT, LATER = 0, 1
"""How urgent it is: somebody sits there and waits, or will come back some time."""


@dataclass(frozen=True)
class Asker:
    """For whom a place is wanted, and how urgently. Whoever has used much waits for those who have used little."""

    who: str = ""
    urgency: int = PRESENT


class Waiting:
    __slots__ = ("asker", "future", "number")

    def __init__(self, asker: Asker, number: int) -> None:
        self.asker = asker
        self.number = number
        self.future: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class FairQueue:
    """`places` may be taken at once; `wait` for one, and say by `done` how long it was used.

    Fair queueing by virtual time: each asker has a clock that goes on by the seconds used, and whoever is most behind
    comes first. An asker who wanted nothing for a while gains nothing by it: the clock is set to the others' time.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[Waiting] = []
        self._clocks: dict[str, float] = {}
        self._now = 0.0
        self._count = 0

    async def wait(self, asker: Asker) -> None:
        self._count += 1
        waiting = Waiting(asker, self._count)
        self._waiting.append(waiting)
        self._call_next()
        try:
            await waiting.future
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self.done(asker, 0.0)
            raise

    def done(self, asker: Asker, seconds: float) -> None:
        self._clocks[asker.who] = self._clock(asker.who) + seconds
        self._free += 1
        self._call_next()

    def _call_next(self) -> None:
        while self._free and self._waiting:
            chosen = min(self._waiting, key=lambda one: (one.asker.urgency, self._clock(one.asker.who), one.number))
            self._waiting.remove(chosen)
            self._free -= 1
            self._now = max(self._now, self._clock(chosen.asker.who))
            self._clocks = {who: clock for who, clock in self._clocks.items() if clock > self._now}
            chosen.future.set_result(None)

    def _clock(self, who: str) -> float:
        return max(self._now, self._clocks.get(who, 0.0))
