"""Accuracy: how well somebody played, by the chances of victory that their turns gave away."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec

Grade = Literal["inaccuracy", "mistake", "blunder"]

GRADES: Mapping[Grade, float] = {"blunder": 0.15, "mistake": 0.1, "inaccuracy": 0.05}
"""The least part of the chance of victory that a decision of each class loses, the worst class first."""


class Quality(msgspec.Struct, frozen=True):
    """How a seat played: its accuracy from 0 to 1, None where it never had a choice, and its mistakes by class."""

    accuracy: float | None
    inaccuracies: int
    mistakes: int
    blunders: int


def grade_of(loss: float) -> Grade | None:
    """
    >>> [grade_of(loss) for loss in (0.02, 0.05, 0.12, 0.4)]
    [None, 'inaccuracy', 'mistake', 'blunder']
    """
    return next((grade for grade, least in GRADES.items() if loss >= least), None)


def accuracy_of_turn(loss: float) -> float:
    """From 1 for a turn that loses nothing to 0, by the curve that Lichess uses for moves of chess.

    >>> [round(accuracy_of_turn(loss), 2) for loss in (0.0, 0.05, 0.2, 1.0)]
    [1.0, 0.8, 0.4, 0.0]
    """
    return min(1.0, max(0.0, 1.031668 * math.exp(-4.354 * loss) - 0.031669))


def quality(decisions: Iterable[tuple[int, float]]) -> Quality:
    """Of a seat's decisions, each with its turn and its loss. A turn loses the sum of what its decisions lose."""
    turns: dict[int, float] = {}
    grades: list[Grade | None] = []
    for turn, loss in decisions:
        turns[turn] = turns.get(turn, 0.0) + loss
        grades.append(grade_of(loss))
    return Quality(
        accuracy=_mean([accuracy_of_turn(loss) for loss in turns.values()]),
        inaccuracies=grades.count("inaccuracy"),
        mistakes=grades.count("mistake"),
        blunders=grades.count("blunder"),
    )


def _mean(values: Sequence[float]) -> float | None:
    return round(sum(values) / len(values), 4) if values else None
