"""Lines of a game's log: kept small in memory, and shown to each viewer as far as they may know them."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from caravansary.core.events import Event
from caravansary.server.protocol.views import Step


class Entry(msgspec.Struct, frozen=True):
    """A line of the log with everything that happened in it, for `Step` to be made of."""

    seq: int
    seat: int
    moves: int
    at: int
    told: bytes
    back: int = 0

    @property
    def events(self) -> list[Event]:
        return _events(self.told)


def tell(events: list[Event]) -> bytes:
    """Events as a table keeps them: a tenth of the memory."""
    return _encoder.encode(events)


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(list[Event])
NOTHING: list[Event] = []


@lru_cache(64)
def _events(told: bytes) -> list[Event]:
    """All who look at a table are told the same line, one after the other."""
    return _decoder.decode(told)


def step(entry: Entry, viewer: int | None) -> Step:
    """A line of the log with what the viewer may know of it."""
    events = [event for event in entry.events if event.seen_by(viewer)]
    return Step(entry.seq, entry.seat, entry.moves, entry.at, events, entry.back)
