"""A table in memory: what is stored of it, its game, and who looks at it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

import msgspec

from caravansary.core.record import Record
from caravansary.server.refusal import Refused
from caravansary.server.storage.ledger import CHAT_KEPT, StoredChatLine, StoredMove, StoredSeat, StoredTable
from caravansary.server.tables.game_log import Candidate, GameLog
from caravansary.server.tables.seats import names_of


class Onlooker(Protocol):
    """A client that looks at a table, as the table knows it: a session of the `sockets`."""

    guest: str | None

    def poke(self) -> None:
        """There may be something new to tell."""

    def end(self, reason: Refused) -> None:
        """There is nothing more to tell, and why."""


class Live:
    """`log` is None until the game is started. Who changes a table holds its `lock` meanwhile."""

    def __init__(self, stored: StoredTable) -> None:
        self.stored = stored
        self.log: GameLog | None = None
        self.chat: deque[StoredChatLine] = deque(maxlen=CHAT_KEPT)
        self.elsewhere: list[str] = []
        self.sessions: set[Onlooker] = set()
        self.lock = asyncio.Lock()
        self.driver: asyncio.Task[None] | None = None
        self.presence_mark = 0
        self.used_at = 0.0
        self.gone = False
        self.follow(stored)

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def seats(self) -> list[StoredSeat]:
        return self.stored.seats

    # The game.

    def begins(self, stored: StoredTable) -> bool:
        """Whether `follow` would set the game up. That is slow where a long game is gone on with: it is replayed."""
        return self.log is None and stored.opening is not None

    def follow(self, stored: StoredTable) -> None:
        """Takes over what is stored of the table now; the game begins if it has been started.

        It may run in a thread: the new values are set last, so others see the table as it was until then.
        """
        if self.log is None and stored.opening is not None:
            self.log = GameLog(stored, msgspec.json.decode(stored.opening, type=Record))
        self.stored = stored

    def accept(self, candidate: Candidate) -> None:
        """Goes on by a line that is stored. The last line of a game also ends its table, as it did in the database."""
        self.running().accept(candidate)
        if candidate.line.asked is None and self.stored.status != "over":
            self.stored = msgspec.structs.replace(self.stored, status="over", revision=self.stored.revision + 1)

    def replay(self, line: StoredMove) -> None:
        """Goes on by a line that comes from the log."""
        self.accept(self.running().read(line))

    def running(self) -> GameLog:
        """The game of a table that has started."""
        if self.log is None:
            raise Refused("not-started", "the game has not started yet")
        return self.log

    @property
    def seq(self) -> int:
        """The last line of the log that memory knows: the table's version."""
        return 0 if self.log is None else self.log.seq

    @property
    def over(self) -> bool:
        return self.log is not None and self.log.over

    def undoable(self, seat: int, turn: bool) -> int:
        """How many answers the seat can take back now: its last, or all of its turn."""
        return self.running().undoable(seat, turn, self.against_bots_only())

    def record(self) -> Record:
        return self.running().record(self.names())

    # Who sits there, and what they may.

    def names(self) -> list[str]:
        return names_of(self.stored)

    def seats_of(self, guest: str | None) -> list[int]:
        if guest is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.kind == "human" and seat.owner == guest]

    def people(self) -> set[str]:
        return {seat.owner for seat in self.seats if seat.kind == "human" and seat.owner is not None}

    def against_bots_only(self) -> bool:
        """One person and bots: then anything may be taken back."""
        return sum(1 for seat in self.seats if seat.kind == "human") == 1

    def may_see_all(self, guest: str | None) -> bool:
        """Nobody is left from whom something could be hidden."""
        return self.over or (guest is not None and self.people() == {guest})

    def allows_hints(self) -> bool:
        """As its host chose; by default, if all seats of people are one guest's, alone or at one screen."""
        if self.stored.hints is not None:
            return self.stored.hints
        return len(self.people()) == 1 and all(seat.kind != "open" for seat in self.seats)

    # Who is connected.

    def present(self) -> set[str]:
        """The guests that are connected, here or through another process."""
        return {session.guest for session in self.sessions if session.guest is not None}.union(self.elsewhere)

    def hear_of(self, present: list[str]) -> bool:
        """Notes who is connected through other processes; True if that is new."""
        if sorted(present) == sorted(self.elsewhere):
            return False
        self.elsewhere = present
        self.presence_mark += 1
        return True

    def spectators(self) -> int:
        people = self.people()
        here = sum(1 for session in self.sessions if session.guest not in people)
        return here + sum(1 for guest in self.elsewhere if guest not in people)
