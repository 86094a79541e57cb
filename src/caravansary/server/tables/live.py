"""A table in memory: what the log says, move by move. Memory follows the log and is never ahead of it."""

from __future__ import annotations

import asyncio
from collections import deque
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from caravansary.core.box import BoxFiles
from caravansary.core.chance import Chance, ChanceError, Fair, seed_hash
from caravansary.core.game import Setup
from caravansary.core.match import Match, Played, Proposal
from caravansary.core.record import Record
from caravansary.core.registry import get_game
from caravansary.core.state import State
from caravansary.server.refusal import Refused
from caravansary.server.storage.ledger import CHAT_KEPT, StoredLine, StoredMove, StoredSeat, StoredTable
from caravansary.server.views.log_lines import NOTHING, Entry, tell

if TYPE_CHECKING:
    from caravansary.server.sockets.session import Session

RECENT = 64


class Fed(Chance):
    """Picks as the log has them. `number` counts them, also when answers are taken back."""

    __slots__ = ("_waiting", "number")

    def __init__(self) -> None:
        self._waiting: deque[int] = deque()
        self.number = 0

    def feed(self, picks: list[int]) -> None:
        if self._waiting:
            raise ChanceError(f"{len(self._waiting)} recorded picks were not used")
        self._waiting.extend(picks)

    def pick(self, n: int) -> int:
        if not self._waiting or not 0 <= self._waiting[0] < n:
            raise ChanceError(f"pick {self.number + 1} must be in 0 .. {n - 1}, the log has {list(self._waiting)[:1]}")
        self.number += 1
        return self._waiting.popleft()

    def skip(self, count: int) -> None:
        """So many picks were made by somebody who knew them."""
        self.number += count

    def rewind(self, number: int) -> None:
        self.number = number


class Stamp(NamedTuple):
    """Of an answer: its line in the log, when it was given, and whether a bot gave it."""

    seq: int
    at: int
    by_bot: bool


@lru_cache(256)
def _shared_setup(game: str, rules: int, options: tuple[tuple[str, str], ...], seats: int, box: str | None) -> Setup:
    files = None if box is None else BoxFiles(msgspec.json.decode(box, type=dict[str, str]))
    return get_game(game).setup(seats, dict(options), box_files=files, version=rules)


def setup_of(opening: Record, box: str | None) -> Setup:
    """The set-up of a table; tables that are set up alike share one."""
    if box is None and opening.box is not None:
        box = msgspec.json.encode(opening.box).decode()
    options = tuple(sorted(opening.options.items()))
    return _shared_setup(opening.game, opening.rules, options, len(opening.seats), box)


def names_of(stored: StoredTable) -> list[str]:
    return [seat.name or f"seat {number + 1}" for number, seat in enumerate(stored.seats)]


class Live:
    """A table: what is stored of it, the match as far as `seq`, and the sessions that look at it."""

    def __init__(self, stored: StoredTable) -> None:
        self.stored = stored
        self.seq = 0
        self.match: Match | None = None
        self.chat: deque[StoredLine] = deque(maxlen=CHAT_KEPT)
        self.elsewhere: list[str] = []
        self.sessions: set[Session] = set()
        self.lock = asyncio.Lock()
        self.driver: asyncio.Task[None] | None = None
        self._fed = Fed()
        self._proposed: tuple[StoredMove, Proposal] | None = None
        self._stamps: list[Stamp] = []
        self._told: list[bytes] = []
        self._recent: deque[Entry] = deque(maxlen=RECENT)
        self._used: list[int] = []
        self.asked_at = 0
        self.presence_mark = 0
        self.used_at = 0.0
        self.gone = False
        self.follow(stored)

    def begins(self, stored: StoredTable) -> bool:
        """Whether `follow` would set the game up, which takes its time where an old game is taken up."""
        return self.match is None and stored.opening is not None

    def follow(self, stored: StoredTable) -> None:
        """Takes over what is stored of the table now; the game begins if it has been started."""
        if self.match is None and stored.opening is not None:
            self._begin(stored, msgspec.json.decode(stored.opening, type=Record))
        self.stored = stored

    def _begin(self, stored: StoredTable, opening: Record) -> None:
        """In a thread, perhaps: whoever looks at the table meanwhile sees it as it was before."""
        self._fed.feed(opening.setup)
        match = Match(setup_of(opening, stored.box), self._fed, names_of(stored), seed_hash(stored.seed))
        self._told = [tell(match.opening)]
        match.opening = NOTHING
        for move in opening.moves:
            self._play(match, move.action, move.picks)
        self._stamps = [Stamp(0, stored.created, False)] * len(opening.moves)
        self._used = [0] * len(opening.seats)
        self.asked_at = stored.created
        self.match = match

    def _play(self, match: Match, action: str, picks: list[int]) -> None:
        self._fed.feed(picks)
        self._keep_told(match.play(action))

    def _keep_told(self, played: Played) -> None:
        self._told.append(tell(played.events))
        played.events = NOTHING

    # What a table is.

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def seats(self) -> list[StoredSeat]:
        return self.stored.seats

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.state.over()

    def running(self) -> Match:
        """The match of a table that has started."""
        if self.match is None:
            raise Refused("not-started", "the game has not started yet")
        return self.match

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

    # The log.

    def candidate(self, seat: int, action: str, request: str | None, now: int) -> StoredMove:
        """The next line of the log, if the seat gives this answer now. Nothing is changed."""
        match = self.running()
        number = self.check_answer(seat, action)
        proposal = match.propose(number, Fair(self.stored.seed, self.dice_number))
        picks, asked = proposal.played.picks, _asked(proposal.state)
        move = StoredMove(self.seq + 1, seat, action, picks, 0, asked, request, now)
        self._proposed = move, proposal
        return move

    def check_answer(self, seat: int, action: str) -> int:
        """The number of an answer that the seat may give now; Refused says why it may not."""
        state = self.running().state
        self._check_asked(seat)
        try:
            number = state.setup.space.parse(action)
        except ValueError as error:
            raise Refused("illegal-action", str(error)) from None
        if number not in state.actions:
            raise Refused("illegal-action", state.refusal(number))
        return number

    def take_back(self, seat: int, turn: bool, request: str | None, now: int) -> StoredMove:
        """The next line of the log, if the seat takes back its last answer, or all of its turn."""
        match = self.running()
        if match.state.over():
            raise Refused("game-over", "the game is over, and the seed of its dice is public")
        count = self.undoable(seat, turn)
        if count == 0:
            raise Refused("nothing-to-undo", "chance, a secret or somebody else has spoken since your last answer")
        before = match.at(len(match.played) - count)
        return StoredMove(self.seq + 1, seat, "", [], count, _asked(before), request, now)

    def undoable(self, seat: int, turn: bool) -> int:
        """How many answers the seat can take back now; those of a fork's old game stay."""
        match = self.running()
        if match.state.over():
            return 0
        anything = self.against_bots_only()
        if turn:
            count = match.restartable(seat, anything)
        else:
            count = match.undoable(seat, anything)
            count = count if anything else min(count, 1)
        return count if len(match.played) - count >= (self.stored.forked or 0) else 0

    def give_back(self, seat: int, now: int) -> StoredMove | None:
        """The next line of the log, if the answers that a bot gave for the seat last can be taken back; else None.

        They can as long as nobody has answered since and neither chance nor a secret has spoken.
        """
        match = self.running()
        count = 0
        for stamp in reversed(self._stamps[len(self._stamps) - match.undoable(seat) :]):
            if not stamp.by_bot:
                break
            count += 1
        if match.state.over() or count == 0:
            return None
        before = match.at(len(match.played) - count)
        return StoredMove(self.seq + 1, seat, "", [], count, _asked(before), None, now)

    def apply(self, move: StoredMove) -> None:
        """Follows the log by one line. The last candidate was played already, only not here."""
        match = self.running()
        proposed, self._proposed = self._proposed, None
        if move.seq != self.seq + 1:
            raise ValueError(f"table {self.id} is at {self.seq} and cannot take line {move.seq}")
        if move.back:
            match.take_back(move.back)
            del self._stamps[len(match.played) :]
            del self._told[len(match.played) + 1 :]
            told = tell(NOTHING)
        else:
            if proposed is not None and proposed[0] is move:
                match.accept(proposed[1])
                self._fed.skip(len(move.picks))
                self._keep_told(proposed[1].played)
            else:
                self._play(match, move.action, move.picks)
            told = self._told[-1]
            self._stamps.append(Stamp(move.seq, move.at, move.request is None))
            self._used[move.seat] += max(0, move.at - self.asked_at)
        self.seq = move.seq
        self.asked_at = move.at
        self._recent.append(Entry(move.seq, move.seat, len(match.played), move.at, told, move.back))

    def entries_since(self, version: int | None) -> list[Entry] | None:
        """The lines after a version; None if they are not at hand and the whole log has to be told."""
        if version is None or version > self.seq:
            return None
        missing = self.seq - version
        if missing > len(self._recent):
            return None
        return list(self._recent)[len(self._recent) - missing :]

    def all_entries(self) -> list[Entry]:
        """The log without what was taken back, from the set-up on."""
        match = self.running()
        found = [Entry(0, -1, 0, self.stored.created, self._told[0])]
        for number, (played, stamp) in enumerate(zip(match.played, self._stamps, strict=True), start=1):
            found.append(Entry(stamp.seq, played.seat, number, stamp.at, self._told[number]))
        return found

    @property
    def dice_number(self) -> int:
        """How many picks there were so far."""
        return self._fed.number

    def used(self) -> list[int]:
        return list(self._used)

    def record(self) -> Record:
        """The game so far with its whole box, which outlives changes of ours; with the seed once it is over."""
        match = self.running()
        match.names = self.names()
        record = match.record()
        record.box = dict(match.setup.box.files.contents)
        record.seed = self.stored.seed if match.state.over() else ""
        return record

    def _check_asked(self, seat: int) -> None:
        state = self.running().state
        if state.over():
            raise Refused("game-over", "the game is over")
        if state.seat != seat:
            raise Refused("forbidden", f"seat {state.seat} is asked, not seat {seat}")


def _asked(state: State) -> int | None:
    return None if state.over() else state.seat
