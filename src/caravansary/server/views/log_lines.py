"""Lines of a game's log: kept small in memory, and shown to each viewer as far as they may know them."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from caravansary.core.events import Event
from caravansary.server.protocol.views import Step

NOTHING: list[Event] = []


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """A line of the log. `packed` are all its events as MessagePack: a tenth of the memory. The set-up has seat -1."""

    seq: int
    seat: int
    moves: int
    at: int
    packed: bytes
    back: int = 0
    by_bot: bool = False


def pack(events: list[Event]) -> bytes:
    return _encoder.encode(events)


@lru_cache(64)
def _unpack(packed: bytes) -> list[Event]:
    """Cached: all who look at a table are told the same line, one after the other."""
    return _decoder.decode(packed)


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(list[Event])


def step(line: LogLine, viewer: int | None) -> Step:
    """A line of the log with what the viewer may know of it."""
    events = [event for event in _unpack(line.packed) if event.seen_by(viewer)]
    return Step(line.seq, line.seat, line.moves, line.at, events, line.back)
