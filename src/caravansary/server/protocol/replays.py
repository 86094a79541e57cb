"""Replays of records, and the dice of a game that is over."""

from __future__ import annotations

import msgspec


class ReplayInfo(msgspec.Struct):
    """A record to step through, `moves` answers long. `seat_of` says who gave each answer."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[str]
    moves: int
    over: bool
    seat_of: list[int]
    seed_hash: str
    seed: str


class Roll(msgspec.Struct):
    """Pick `number` of a table: one of 0 .. of - 1, and what came."""

    number: int
    of: int
    value: int


class RolledMove(msgspec.Struct):
    """The picks of one answer; moves 0 is the set-up."""

    moves: int
    seat: int
    action: str
    picks: list[Roll]


class Dice(msgspec.Struct):
    """All picks of a game that is over, for "verify the dice": each is HMAC-SHA256(seed, "number/attempt")."""

    seed: str
    seed_hash: str
    forked: int | None
    moves: list[RolledMove]
