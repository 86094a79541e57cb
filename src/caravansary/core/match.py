# mypyc: skip
"""Match: a running game with its record. Whoever lets people or bots play holds one of these."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from caravansary.core.chance import Chance, ChanceError, Fair, Recorded, Tape, seed_hash
from caravansary.core.events import Event
from caravansary.core.game import Setup
from caravansary.core.record import FORMAT, Move, Record, RecordError
from caravansary.core.state import IllegalAction, State

CHECKPOINT_EVERY = 32


class Played(msgspec.Struct):
    """One answer as it was played. `sealed` answers cannot be taken back: chance or a secret has spoken.

    `note` is for whoever lets the game be played: what they keep with an answer goes when it is taken back.
    """

    seat: int
    action: int
    picks: list[int]
    turn: int
    sealed: bool
    events: list[Event]
    note: object = None


class Proposal:
    """What a match would be after another answer, or after some were taken back: then there is nothing `played`.

    `length` is how many answers there would be, `picks` what chance would have decided.
    """

    __slots__ = ("length", "played", "state")

    def __init__(self, state: State, length: int, played: Played | None = None) -> None:
        self.state = state
        self.length = length
        self.played = played

    @property
    def picks(self) -> list[int]:
        return [] if self.played is None else self.played.picks


class Match:
    """A state, how it came about, and the way back as far as the rules of undo allow.

    `picks_made` counts what chance has decided so far, the set-up included.
    """

    def __init__(self, setup: Setup, chance: Chance, names: Sequence[str] = (), seed_hash: str = "") -> None:
        self.setup = setup
        self.names: list[str] = list(names) or [f"seat {seat + 1}" for seat in range(setup.seats)]
        if len(self.names) != setup.seats:
            raise ValueError(f"{len(self.names)} names for {setup.seats} seats")
        self.seed_hash = seed_hash
        self.opening: list[Event] = []
        self.played: list[Played] = []
        self._chance = chance
        tape = Tape(chance)
        self.state: State = setup.start(tape, self.opening.append)
        self.state.listener = None
        self._setup_picks = tape.cut()
        self.picks_made = len(self._setup_picks)
        self._checkpoints: list[State] = [self.state.copy()]

    def play(self, action: int | str) -> Played:
        """Plays an answer, given as int or text, and returns it with its events."""
        number = self.setup.space.parse(action) if isinstance(action, str) else action
        return self._play(number, Tape(self._chance))

    def propose(self, action: int, chance: Chance) -> Proposal:
        """What an answer would lead to. Nothing is changed, and nothing need be played again to `accept` it."""
        self.setup.check_length(len(self.played))
        after = self.state.copy()
        tape = Tape(chance)
        events = _carry_out(after, action, tape)
        picks = tape.cut()
        sealed = bool(picks) or _reveals(_secrets(self.state), after)
        played = Played(self.state.seat, action, picks, self.state.turn, sealed, events)
        return Proposal(after, len(self.played) + 1, played)

    def propose_back(self, count: int) -> Proposal:
        """What taking back the last `count` answers, whoever gave them, would lead to. Nothing is changed."""
        length = len(self.played) - count
        return Proposal(self.at(length), length)

    def accept(self, proposal: Proposal) -> None:
        """Goes on with what was proposed for the present state."""
        self.state = proposal.state
        if proposal.played is not None:
            self._add(proposal.played)
            return
        length = proposal.length
        del self.played[length:]
        del self._checkpoints[length // CHECKPOINT_EVERY + 1 :]
        self.picks_made = len(self._setup_picks) + sum(len(played.picks) for played in self.played)
        self._chance.rewind(self.picks_made)

    def _play(self, action: int, tape: Tape) -> Played:
        self.setup.check_length(len(self.played))
        state = self.state
        seat, turn = state.seat, state.turn
        before = _secrets(state)
        try:
            events = _carry_out(state, action, tape)
        except ChanceError:
            self.take_back(0)
            raise
        picks = tape.cut()
        played = Played(seat, action, picks, turn, bool(picks) or _reveals(before, state), events)
        self._add(played)
        return played

    def _add(self, played: Played) -> None:
        self.played.append(played)
        self.picks_made += len(played.picks)
        if len(self.played) % CHECKPOINT_EVERY == 0:
            self._checkpoints.append(self.state.copy())

    def undoable(self, seat: int, anything: bool = False) -> int:
        """How many answers, counted from the last, this seat may take back.

        Its own, as far as the last pick, revealed secret or answer of another seat; with `anything`, as at tables
        against bots only, everything back to its own last answer and further.
        """
        if anything:
            return _back_to_own(self.played, seat)
        count = 0
        for played in reversed(self.played):
            if played.seat != seat or played.sealed:
                break
            count += 1
        return count

    def undo(self, seat: int, anything: bool = False) -> bool:
        """Takes back the seat's last answer; False where it may not."""
        count = self.undoable(seat, anything)
        if count == 0:
            return False
        self.take_back(count if anything else 1)
        return True

    def restartable(self, seat: int, anything: bool = False) -> int:
        """How many answers, counted from the last, `restart_turn` would take back."""
        limit = len(self.played) if anything else self.undoable(seat)
        count = 0
        for played in reversed(self.played[len(self.played) - limit :]):
            if played.turn != self.state.turn or played.seat != seat:
                break
            count += 1
        return count

    def restart_turn(self, seat: int, anything: bool = False) -> bool:
        """Takes back all the seat's answers of this turn that can be; False where there is none."""
        count = self.restartable(seat, anything)
        if count == 0:
            return False
        self.take_back(count)
        return True

    def take_back(self, count: int) -> None:
        """Takes back the last `count` answers, whoever gave them."""
        self.accept(self.propose_back(count))

    def at(self, length: int) -> State:
        """A copy of the state after the first `length` answers."""
        at = min(length // CHECKPOINT_EVERY, len(self._checkpoints) - 1)
        state = self._checkpoints[at].copy()
        for played in self.played[at * CHECKPOINT_EVERY : length]:
            state.play(played.action, Recorded(played.picks))
        return state

    def record(self) -> Record:
        space = self.setup.space
        box = self.setup.box.files
        return Record(
            format=FORMAT,
            game=self.setup.game.id,
            rules=self.setup.version,
            options=dict(self.setup.options),
            seats=list(self.names),
            seed_hash=self.seed_hash,
            box=None if box.ours else dict(box.contents),
            setup=list(self._setup_picks),
            moves=[Move(space.text(played.action), list(played.picks)) for played in self.played],
            scores=[sheet.total for sheet in self.state.scores()] if self.state.over() else None,
        )


def _carry_out(state: State, action: int, tape: Tape) -> list[Event]:
    """Plays an answer and gives what happened."""
    events: list[Event] = []
    state.listener = events.append
    try:
        state.play(action, tape)
    finally:
        state.listener = None
    return events


def _secrets(state: State) -> list[tuple[int, ...]]:
    """What is hidden from a spectator and from every seat."""
    viewers: list[int | None] = [None, *range(state.setup.seats)]
    return [state.hidden(viewer) for viewer in viewers]


def _reveals(before: list[tuple[int, ...]], after: State) -> bool:
    """Whether something that was hidden from anybody no longer is."""
    return any(old != new and Counter(old) - Counter(new) for old, new in zip(before, _secrets(after), strict=True))


def _back_to_own(played: list[Played], seat: int) -> int:
    for count, one in enumerate(reversed(played), start=1):
        if one.seat == seat:
            return count
    return 0


def resume(record: Record, chance: Chance, setup: Setup | None = None) -> Match:
    """The match of a record, move by move checked; from its end on, `chance` decides.

    RecordError names the move at which the record stops being legal. Who has the record's set-up at hand passes it.
    """
    setup = setup or record.make_setup()
    opening = Recorded(record.setup)
    try:
        match = Match(setup, opening, record.seats, record.seed_hash)
        opening.check_all_used()
    except ChanceError as error:
        raise RecordError(f"set-up: {error}") from None
    for number, move in enumerate(record.moves, start=1):
        _replay_move(match, number, move)
    if match.state.over():
        totals = [sheet.total for sheet in match.state.scores()]
        if record.scores is not None and record.scores != totals:
            raise RecordError(f"the record says {record.scores} points, the replay comes to {totals}")
    elif record.scores is not None:
        raise RecordError(f"the record has final scores, but the game is not over after move {len(record.moves)}")
    match._chance = chance
    chance.rewind(match.picks_made)
    return match


def verify(record: Record, setup: Setup | None = None) -> None:
    """Checks a fair table's record against its revealed seed; RecordError names the move with a pick of another's."""
    if seed_hash(record.seed) != record.seed_hash:
        raise RecordError("the seed is not the one whose hash was published when the table started")
    match = resume(record, Chance(), setup)
    fair = Match(match.setup, Fair(record.seed))
    if fair.record().setup != record.setup:
        raise RecordError(f"set-up: the seed gives the picks {fair.record().setup}, the record has {record.setup}")
    for number, move in enumerate(record.moves, start=1):
        picks = fair.play(move.action).picks
        if picks != move.picks:
            raise RecordError(f"move {number} ('{move.action}'): the seed gives {picks}, the record has {move.picks}")


def _replay_move(match: Match, number: int, move: Move) -> None:
    picks = Recorded(move.picks)
    try:
        action = match.setup.space.parse(move.action)
        match._play(action, Tape(picks))
        picks.check_all_used()
    except (IllegalAction, ChanceError, ValueError) as error:
        raise RecordError(f"move {number} ('{move.action}'): {error}") from None
