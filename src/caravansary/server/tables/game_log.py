"""A table's game in memory: the match, brought forward line by line as the log in the database has it.

Memory follows the log and is never ahead of it. A `Candidate` is the next line before it is stored; `accept` goes on
with it afterwards. A line that comes from the log becomes a candidate by `read`, and goes on in the same way.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import NamedTuple, cast

import msgspec

from caravansary.core.box import BoxFiles
from caravansary.core.chance import Chance, Fair, Recorded
from caravansary.core.game import EndlessGame, Setup
from caravansary.core.match import Match, Played, Proposal, resume
from caravansary.core.record import Record
from caravansary.core.registry import get_game
from caravansary.core.state import IllegalAction, State
from caravansary.server.refusal import Refused
from caravansary.server.storage.ledger import StoredMove, StoredTable
from caravansary.server.views.log_lines import NOTHING, LogLine, pack

RECENT = 64
"""So many lines are at hand for clients that know the rest of the log."""


class Candidate(NamedTuple):
    """The next line of the log: what is stored of it, and what the match is after it."""

    line: StoredMove
    proposal: Proposal


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


class GameLog:
    """The match after line `seq` of the log. `asked_at` and `used` are the clocks, in ms.

    The note of every answer in `match.played` is its `LogLine`, which also holds its events.
    """

    def __init__(self, stored: StoredTable, opening: Record) -> None:
        self.match: Match = resume(opening, Chance(), setup_of(opening, stored.box))
        self.seq = 0
        self.asked_at = stored.created
        self.used = [0] * len(opening.seats)
        self._seed = stored.seed
        self._forked = stored.forked or 0
        self._set_up = LogLine(0, -1, 0, stored.created, pack(self.match.opening))
        self.match.opening = NOTHING
        for moves, played in enumerate(self.match.played, start=1):
            _keep_with(played, LogLine(0, played.seat, moves, stored.created, pack(played.events)))
        self._recent: deque[LogLine] = deque(maxlen=RECENT)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def over(self) -> bool:
        return self.match.state.over()

    # The next line.

    def read_answer(self, seat: int, action: str) -> int:
        """The number of an answer; Refused if the seat is not asked, or the game knows no such answer."""
        state = self.state
        if state.over():
            raise Refused("game-over", "the game is over")
        if state.seat != seat:
            raise Refused("forbidden", f"seat {state.seat} is asked, not seat {seat}")
        try:
            return state.setup.space.parse(action)
        except ValueError as error:
            raise Refused("illegal-action", str(error)) from None

    @property
    def endless(self) -> bool:
        """Whether the game has had all the answers that it can take, and is not over."""
        return not self.over and len(self.match.played) >= self.match.setup.game.longest

    def propose(self, action: int, request: str | None, now: int) -> Candidate:
        """The next line, if the asked seat gives this answer. Playing it on a copy says whether it is legal."""
        state = self.state
        try:
            proposal = self.match.propose(action, Fair(self._seed, self.match.picks_made))
        except EndlessGame as error:
            raise Refused("game-over", str(error)) from None
        except IllegalAction as error:
            raise Refused("illegal-action", str(error)) from None
        text = state.setup.space.text(action)
        asked = _asked(proposal.state)
        return Candidate(StoredMove(self.seq + 1, state.seat, text, proposal.picks, 0, asked, request, now), proposal)

    def take_back(self, seat: int, turn: bool, anything: bool, request: str | None, now: int) -> Candidate:
        """The next line, if the seat takes back its last answer, or all of its turn."""
        if self.over:
            raise Refused("game-over", "the game is over, and the seed of its dice is public")
        count = self.undoable(seat, turn, anything)
        if count == 0:
            raise Refused("nothing-to-undo", "chance, a secret or somebody else has spoken since your last answer")
        return self._back(seat, count, request, now)

    def undoable(self, seat: int, turn: bool, anything: bool) -> int:
        """How many answers the seat can take back now; those of a fork's old game stay."""
        match = self.match
        if self.over:
            return 0
        if turn:
            count = match.restartable(seat, anything)
        else:
            count = match.undoable(seat, anything)
            count = count if anything else min(count, 1)
        return count if len(match.played) - count >= self._forked else 0

    def give_back(self, seat: int, now: int) -> Candidate | None:
        """The next line, if the bot's last answers for the seat are taken back; None if none can be.

        They can as long as nobody has answered since and neither chance nor a secret has spoken.
        """
        if self.over:
            return None
        count = 0
        for played in reversed(self.match.played[len(self.match.played) - self.match.undoable(seat) :]):
            if not _line_of(played).by_bot:
                break
            count += 1
        return self._back(seat, count, None, now) if count else None

    def _back(self, seat: int, count: int, request: str | None, now: int) -> Candidate:
        proposal = self.match.propose_back(count)
        line = StoredMove(self.seq + 1, seat, "", [], count, _asked(proposal.state), request, now)
        return Candidate(line, proposal)

    def read(self, line: StoredMove) -> Candidate:
        """A line that is in the log already: stored before a restart, or by another process."""
        if line.back:
            return Candidate(line, self.match.propose_back(line.back))
        picks = Recorded(line.picks)
        proposal = self.match.propose(self.state.setup.space.parse(line.action), picks)
        picks.check_all_used()
        return Candidate(line, proposal)

    def accept(self, candidate: Candidate) -> None:
        """Goes on by a line that is stored."""
        line, proposal = candidate
        if line.seq != self.seq + 1:
            raise ValueError(f"the game is at line {self.seq} and cannot take line {line.seq}")
        played = proposal.played
        events = NOTHING if played is None else played.events
        entry = LogLine(line.seq, line.seat, proposal.length, line.at, pack(events), line.back, line.request is None)
        if played is not None:
            _keep_with(played, entry)
            self.used[line.seat] += max(0, line.at - self.asked_at)
        self.match.accept(proposal)
        self.seq = line.seq
        self.asked_at = line.at
        self._recent.append(entry)

    # What is told of it.

    def lines_since(self, version: int | None) -> list[LogLine] | None:
        """The lines after a version; None if they are not at hand and the whole log has to be told."""
        if version is None or version > self.seq:
            return None
        missing = self.seq - version
        if missing > len(self._recent):
            return None
        return list(self._recent)[len(self._recent) - missing :]

    def all_lines(self) -> list[LogLine]:
        """The log without what was taken back, from the set-up on."""
        return [self._set_up, *map(_line_of, self.match.played)]

    def record(self, names: list[str]) -> Record:
        """The game so far, with its box, so that it can be replayed when ours has changed; once over, with the seed."""
        match = self.match
        match.names = names
        record = match.record()
        record.box = dict(match.setup.box.files.contents)
        record.seed = self._seed if self.over else ""
        return record


def _keep_with(played: Played, line: LogLine) -> None:
    played.note = line
    played.events = NOTHING


def _line_of(played: Played) -> LogLine:
    return cast("LogLine", played.note)


def _asked(state: State) -> int | None:
    return None if state.over() else state.seat
