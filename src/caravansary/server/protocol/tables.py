"""Tables before and around the game: seats, options, who sits where."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from caravansary.server.protocol.values import Name, Request, Token, Version, Word


class OpenSeat(Request, tag_field="kind", tag="open"):
    """Waits for somebody."""


class MySeat(Request, tag_field="kind", tag="me"):
    """The seat of whoever creates the table."""


class DeviceSeat(Request, tag_field="kind", tag="device"):
    """Somebody who plays on the creator's device."""

    name: Name


class BotSeat(Request, tag_field="kind", tag="bot"):
    bot: Word


SeatWish = OpenSeat | MySeat | DeviceSeat | BotSeat


class Fork(Request):
    """Where a new table takes up an old game: after `moves` answers of a replay or of a table."""

    moves: Version
    replay: Word | None = None
    table: Word | None = None


class AbsentRule(Request):
    """After so many minutes the seat of somebody who is away is played by a bot, as long as anybody waits."""

    minutes: Annotated[int, msgspec.Meta(ge=1, le=1440)]
    bot: Word


class CreateTable(Request):
    """With `fork`, game, preset and options are those of the forked game. `start`: at once, if no seat is open.

    `hints` may be asked for; None: where all people at the table are one. Without `absent` a seat waits for its owner,
    unless the others vote for a bot.
    """

    game: Word
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=16)]
    preset: Word | None = None
    options: dict[Word, Word] = msgspec.field(default_factory=dict)
    listed: bool = False
    start: bool = True
    fork: Fork | None = None
    hints: bool | None = None
    absent: AbsentRule | None = None


class Created(msgspec.Struct):
    id: str


SeatKind = Literal["open", "human", "bot"]

Status = Literal["waiting", "running", "over"]

GivenBy = Literal["owner", "rule", "vote"]


class Vote(msgspec.Struct):
    """Who, by their first seats, want a bot to play a seat whose owner is away."""

    bot: str
    seats: list[int]


class SeatInfo(msgspec.Struct):
    """One seat. A human seat with a `bot` is played by that bot until its owner takes it back.

    `given_by` says whether the owner, the table's rule or a vote gave it to the bot: in the latter cases the owner gets
    it back upon return. `replaced` is the bot that failed and gave way to the present one. `counts_at`: the owner is
    away, and votes count from that moment on (ms since 1970).
    """

    kind: SeatKind
    name: str | None
    bot: str | None
    connected: bool
    device: bool
    replaced: str | None
    given_by: GivenBy | None
    votes: list[Vote]
    counts_at: int | None


class TableInfo(msgspec.Struct):
    """A table apart from its moves. `mine` are the seats of whoever gets this, `host` whether the table is theirs.

    `revision` grows with every change of it. `seed` is told when the game is over, its hash when it starts. In a fork,
    the set-up and the first `forked` moves come from another game and are not bound to this seed. `rematch` is the
    table to go on at. `hints`: they may be asked for here. `majority` is how many votes give an absent seat to a bot.
    """

    id: str
    revision: int
    game: str
    preset: str | None
    options: dict[str, str]
    status: Status
    listed: bool
    seats: list[SeatInfo]
    mine: list[int]
    host: bool
    spectators: int
    forked: int | None
    seed_hash: str | None
    seed: str | None
    rematch: str | None
    hints: bool
    absent: AbsentRule | None
    majority: int


class TableSummary(msgspec.Struct):
    """A line in a list of tables. `your_turn`: one of your seats is asked."""

    id: str
    game: str
    status: Status
    seats: list[str | None]
    open: int
    yours: bool
    your_turn: bool
    created: int


class SeatLink(msgspec.Struct):
    """A secret to open on another device; it moves the seat there, once."""

    token: str
    path: str


class ClaimSeat(Request):
    token: Token
