"""Records to step through or to go on from: checked by replaying them, kept under the hash of their content.

Records come from strangers, so this is done by reader processes only.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache

import msgspec

from caravansary.arena import moments
from caravansary.arena.analysis import Analysis
from caravansary.core.chance import Chance, ChanceError, Recorded, Scripted
from caravansary.core.match import Match, resume
from caravansary.core.record import Record, RecordError, decode_record
from caravansary.core.state import State
from caravansary.server.people.texts import clean
from caravansary.server.protocol.analyses import AnalysisFound, Decision, SeatQuality, Standing
from caravansary.server.protocol.replays import Dice, ReplayInfo, Roll, RolledMove
from caravansary.server.protocol.views import Choice, Moment, Step
from caravansary.server.refusal import Refused
from caravansary.server.views.log_lines import LogLine, pack, step
from caravansary.server.views.reasons import told
from caravansary.server.views.state_views import Viewpoint, choice, view

KEPT = 4
MOST_MOVES = 10_000
MOST_PICKS = 100_000
MOST_SEATS = 16
MOST_OPTIONS = 100
LONGEST_NAME = 40
LARGEST_BOX = 512 * 1024


def replay_id(record: str) -> str:
    return hashlib.sha256(record.encode()).hexdigest()[:24]


def read_record(data: str) -> Record:
    """The record of a file, with names that can be shown to anybody; Refused says what is wrong or too large."""
    try:
        record = decode_record(data.encode())
    except RecordError as error:
        raise Refused("bad-record", str(error)) from None
    _check_size("moves", len(record.moves), MOST_MOVES)
    _check_size("picks", len(record.setup) + sum(len(move.picks) for move in record.moves), MOST_PICKS)
    _check_size("seats", len(record.seats), MOST_SEATS)
    _check_size("options", len(record.options), MOST_OPTIONS)
    _check_size("characters in its box", sum(len(text) for text in (record.box or {}).values()), LARGEST_BOX)
    record.seats = [clean(name)[:LONGEST_NAME] for name in record.seats]
    return record


def _check_size(what: str, number: int, most: int) -> None:
    if number > most:
        raise Refused("too-large", f"the record has {number:,} {what}; at most {most:,} are read here")


@lru_cache(KEPT)
def open_record(data: str) -> Match:
    """The match of a record file; Refused says at which move it stops being legal."""
    try:
        return resume(read_record(data), Chance())
    except RecordError as error:
        raise Refused("bad-record", str(error)) from None


def replay_info(id: str, record: Record, match: Match) -> ReplayInfo:
    return ReplayInfo(
        id=id,
        game=record.game,
        options=dict(match.setup.options),
        seats=record.seats,
        moves=len(match.played),
        over=match.state.over(),
        seat_of=[played.seat for played in match.played],
        seed_hash=record.seed_hash,
        seed=record.seed,
    )


def replay_moment(match: Match, viewpoint: Viewpoint, moves: int) -> Moment:
    """A moment of a replay. Who has the record may look from any seat."""
    if moves > len(match.played):
        raise Refused("not-found", f"the record has {len(match.played)} moves")
    _check_viewer(match, viewpoint.viewer)
    return Moment(view(match.at(moves), viewpoint, moves, match.names), _step(match, viewpoint.viewer, moves))


def replay_log(match: Match, viewer: int | None) -> list[Step]:
    """The whole log of a replay, from its set-up on."""
    _check_viewer(match, viewer)
    return [_step(match, viewer, moves) for moves in range(len(match.played) + 1)]


def _step(match: Match, viewer: int | None, moves: int) -> Step:
    played = match.played[moves - 1] if moves else None
    packed = pack(played.events if played else match.opening)
    return step(LogLine(moves, played.seat if played else -1, moves, 0, packed), viewer)


def _check_viewer(match: Match, viewer: int | None) -> None:
    if viewer is not None and viewer >= match.setup.seats:
        raise Refused("not-found", f"there is no seat {viewer}; the game has {match.setup.seats}")


def shortened(record: Record, moves: int) -> tuple[Record, Match]:
    """The first moves of a record, as the beginning of another game."""
    if moves > len(record.moves):
        raise Refused("not-found", f"the record has {len(record.moves)} moves")
    begun = msgspec.structs.replace(record, moves=record.moves[:moves], scores=None, seed="", seed_hash="")
    try:
        match = resume(begun, Chance())
    except RecordError as error:
        raise Refused("bad-record", str(error)) from None
    if match.state.over():
        raise Refused("bad-setup", "the game is over there; go on from an earlier move")
    return begun, match


def analysis_told(found: Analysis, match: Match, finished: bool) -> AnalysisFound:
    """An analysis as people read it: answers with their words and the board elements they point at."""
    return AnalysisFound(
        finished=finished,
        done=found.done,
        of=found.of,
        closer=found.closer,
        iterations=found.iterations,
        curve=[Standing(point.move, point.chances) for point in found.curve],
        quality=[SeatQuality(one.accuracy, one.inaccuracies, one.mistakes, one.blunders) for one in found.quality],
        costliest=[[_decision(match, moment) for moment in of_seat] for of_seat in found.costliest],
    )


def _decision(match: Match, moment: moments.Moment) -> Decision:
    state = match.at(moment.move)
    parse = state.setup.space.parse
    assert moment.played is not None
    return Decision(
        move=moment.move,
        seat=moment.seat,
        prompt=state.watched(),
        played=choice(state, parse(moment.played)),
        better=choice(state, parse(moment.better)),
        line=_line(state, [parse(text) for text in moment.line]),
        loss=moment.loss,
        grade=moment.grade,
        reasons=told(moment.why, state.setup.game),
    )


def _line(state: State, actions: list[int]) -> list[Choice]:
    """The answers after the first, as far as they are possible in truth and chance is silent."""
    found: list[Choice] = []
    for action in actions:
        if action not in state.actions:
            break
        found.append(choice(state, action))
        try:
            state.play(action, Scripted())
        except ChanceError:
            break
    return found[1:]


class Bounds(Chance):
    """Replays picks and notes out of how many each was."""

    def __init__(self, picks: list[int], number: int) -> None:
        self.rolls: list[Roll] = []
        self._recorded = Recorded(picks)
        self._number = number

    def pick(self, n: int) -> int:
        value = self._recorded.pick(n)
        self.rolls.append(Roll(self._number + len(self.rolls), n, value))
        return value


def dice(record: Record, forked: int | None) -> Dice:
    """Every pick of a game that is over, so that anybody can compute it again from the seed."""
    setup = record.make_setup()
    bounds = Bounds(record.setup, 0)
    state = setup.start(bounds)
    number = len(bounds.rolls)
    moves = [RolledMove(0, -1, "", bounds.rolls)]
    for count, move in enumerate(record.moves, start=1):
        bounds = Bounds(move.picks, number)
        seat = state.seat
        state.play(setup.space.parse(move.action), bounds)
        number += len(bounds.rolls)
        if bounds.rolls:
            moves.append(RolledMove(count, seat, move.action, bounds.rolls))
    return Dice(record.seed, record.seed_hash, forked, moves)
