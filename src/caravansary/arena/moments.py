"""One question of a recorded game: what the bot thinks of the answer that was given, and why.

It is judged by a search that knows what the asked seat could know then, not by hindsight.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from caravansary.arena.accuracy import Grade, grade_of
from caravansary.bots.reasons import Outlook, differences
from caravansary.bots.search import Thought
from caravansary.core.chance import Chance, Seeded
from caravansary.core.match import Match, resume
from caravansary.core.position import Position
from caravansary.core.record import decode_record

ENOUGH = 0.25
"""The answer that was played gets at least this part of the iterations, so that its loss is no guess."""
EXPLAINED = 0.01
"""Smaller losses are not explained."""


class Task(msgspec.Struct, frozen=True):
    """What worker processes are told: how many iterations to spend on a question, and for how many seconds at most."""

    record: bytes
    iterations: int
    seed: int
    seconds: float | None = None


class Moment(msgspec.Struct, frozen=True):
    """A question with a choice: after `move` answers, every seat's chance of victory if the best answer is given.

    `loss` is how much of its chance the seat gave away by what it played instead of `better`, `grade` what people call
    such a loss. `line` are the better answer and those that follow it to the end of the turn; `why` says by messages
    how many points more each part of the value is then worth than after what was played.
    """

    move: int
    turn: int
    seat: int
    kind: str
    chances: list[float]
    played: str | None
    better: str
    loss: float
    grade: Grade | None = None
    line: list[str] = []
    why: dict[str, float] = {}


def look_at(task: Task, moves: Sequence[int]) -> list[Moment]:
    """Looks at some of the questions; this is what runs in a worker process."""
    match = _match(task.record)
    return [_moment(match, move, task) for move in moves]


@lru_cache(2)
def _match(record: bytes) -> Match:
    return resume(decode_record(record), Chance())


def _moment(match: Match, move: int, task: Task) -> Moment:
    state = match.at(move)
    position = Position(state)
    thought = Thought(position, Seeded(f"{task.seed}/{move}"))
    thought.run(task.iterations, None if task.seconds is None else time.monotonic() + task.seconds)
    text = match.setup.space.text
    best = thought.best
    found = Moment(
        move=move,
        turn=state.turn,
        seat=state.seat,
        kind=state.kind,
        chances=[round(chance, 4) for chance in thought.chances()],
        played=None,
        better=text(best.action),
        loss=0.0,
    )
    if move == len(match.played):
        return found
    action = match.played[move].action
    found = msgspec.structs.replace(found, played=text(action))
    if action == best.action:
        return found
    given = thought.look_into(action, max(1, int(task.iterations * ENOUGH)))
    loss = round(max(0.0, best.mean() - given.mean()), 4)
    if loss < EXPLAINED:
        return msgspec.structs.replace(found, loss=loss)
    outlook = Outlook(position, Seeded(f"{task.seed}/{move}/why"))
    better = outlook.after(best.action)
    return msgspec.structs.replace(
        found,
        loss=loss,
        grade=grade_of(loss),
        line=[text(one) for one in better.line],
        why=differences(better, outlook.after(action)),
    )
