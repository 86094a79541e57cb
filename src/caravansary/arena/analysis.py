"""Analysis: every seat's chance of victory along a recorded game, and the decisions that cost a seat most.

Every question is judged by a search that knows what the asked seat could know then, not by hindsight.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from caravansary.arena.pool import run_parts
from caravansary.arena.table import Progress, no_progress
from caravansary.bots.search import Thought
from caravansary.core.chance import Chance, Seeded
from caravansary.core.match import Match, resume
from caravansary.core.position import Position
from caravansary.core.record import Record, decode_record, encode_record
from caravansary.core.score import shares

MOST_ITERATIONS = 200
"""Nobody waits for more by default."""
COSTLIEST = 5
ENOUGH = 0.25
"""The answer that was played gets at least this part of the iterations, so that its loss is no guess."""


class Wish(msgspec.Struct, frozen=True):
    """What to analyse: the record as bytes, and how many iterations to spend on every question, if somebody cares."""

    record: bytes
    iterations: int | None = None
    seed: int = 0


class Task(msgspec.Struct, frozen=True):
    """What worker processes are told."""

    record: bytes
    iterations: int
    seed: int


class Moment(msgspec.Struct, frozen=True):
    """A question with a choice: after `move` answers, every seat's chance of victory if the best answer is given.

    `loss` is how much of its chance the seat gave away by what it played instead of `better`.
    """

    move: int
    turn: int
    seat: int
    kind: str
    chances: list[float]
    played: str | None
    better: str
    loss: float


class Point(msgspec.Struct, frozen=True):
    """The chances of victory after so many answers, by seat."""

    move: int
    chances: list[float]


class Analysis(msgspec.Struct, frozen=True):
    """`curve` is to be drawn; `costliest` holds for every seat its worst decisions, worst first."""

    game: str
    players: list[str]
    iterations: int
    moves: int
    over: bool
    curve: list[Point]
    costliest: list[list[Moment]]


def analyse(
    record: Record,
    iterations: int | None = None,
    costliest: int = COSTLIEST,
    jobs: int = 1,
    seed: int = 0,
    progress: Progress = no_progress,
) -> Analysis:
    """Looks at all questions of a record that had a choice; `progress` is told how many of `count_questions` are done.

    Unless told how many `iterations` to spend on every question, it thinks as much as the game's strongest level, up to
    `MOST_ITERATIONS`. It takes long, so a server calls it in a worker process. RecordError says where a record is not
    legal.
    """
    match = resume(record, Chance())
    if iterations is None:
        iterations = min(MOST_ITERATIONS, match.setup.game.advice.search_of(match.setup.seats).iterations[-1])
    task = Task(encode_record(record), iterations, seed)
    found: list[Moment] = []
    for part in run_parts(look_at, task, questions(match), jobs):
        found.extend(part)
        progress(len(found))
    found.sort(key=lambda moment: moment.move)
    curve = [Point(moment.move, moment.chances) for moment in found]
    if match.state.over():
        curve.append(Point(len(match.played), shares(match.state.standing())))
    return Analysis(
        game=record.game,
        players=record.seats,
        iterations=iterations,
        moves=len(match.played),
        over=match.state.over(),
        curve=curve,
        costliest=[_worst(found, seat, costliest) for seat in range(match.setup.seats)],
    )


def questions(match: Match) -> list[int]:
    """After how many answers somebody had a choice, the question that is open now included."""
    state = match.at(0)
    found: list[int] = []
    for number in range(len(match.played) + 1):
        if len(state.actions) > 1:
            found.append(number)
        if number < len(match.played):
            state = match.at(number + 1)
    return found


def count_questions(record: Record) -> int:
    return len(questions(resume(record, Chance())))


def look_at(task: Task, moves: Sequence[int]) -> list[Moment]:
    """Looks at some of the questions; this is what runs in a worker process."""
    match = _match(task.record)
    return [_moment(match, move, task) for move in moves]


@lru_cache(2)
def _match(record: bytes) -> Match:
    return resume(decode_record(record), Chance())


def _moment(match: Match, move: int, task: Task) -> Moment:
    state = match.at(move)
    thought = Thought(Position(state), Seeded(f"{task.seed}/{move}"))
    thought.run(task.iterations)
    chances = [round(chance, 4) for chance in thought.chances()]
    best = thought.best
    space = match.setup.space
    played: str | None = None
    loss = 0.0
    if move < len(match.played):
        action = match.played[move].action
        played = space.text(action)
        if action != best.action:
            given = thought.look_into(action, max(1, int(task.iterations * ENOUGH)))
            loss = max(0.0, best.mean() - given.mean())
    return Moment(move, state.turn, state.seat, state.kind, chances, played, space.text(best.action), round(loss, 4))


def _worst(moments: Sequence[Moment], seat: int, count: int) -> list[Moment]:
    own = [moment for moment in moments if moment.seat == seat and moment.loss > 0]
    return sorted(own, key=lambda moment: -moment.loss)[:count]
