# mypyc: skip
"""Advice: what a game tells bots about itself, so that bots need to know no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from caravansary.core.search_settings import SearchSettings
from caravansary.core.state import State

Evaluation = Callable[[State], list[float]]
"""What a position is worth to every seat, in points that it may hope for."""


def points_so_far(state: State) -> list[float]:
    """The evaluation of a game that has none: the points on the score sheet."""
    return [float(sheet.total) for sheet in state.scores()]


@dataclass(frozen=True)
class Features:
    """Numbers that describe a position for every seat, by name; the last is the time left, from 1 to 0."""

    names: tuple[str, ...]
    of: Callable[[State], list[list[float]]]


@dataclass(frozen=True, kw_only=True)
class Advice:
    """How to judge positions of a game and how to search it.

    `evaluate` judges a position; a game without one is judged by its score sheets. `weights` are the numbers it is
    made of, and `evaluate_with` makes an evaluation of others: that is what `caravansary tune` needs.

    `features` are what `caravansary learn` learns a judgement from, and `judge` is what it learned: slower and better
    than `evaluate`. Search asks it at the leaves of its tree; everything else, greedy too, keeps to `evaluate`.
    """

    evaluate: Evaluation = points_so_far
    weights: Mapping[str, float] = field(default_factory=dict)
    evaluate_with: Callable[[dict[str, float]], Evaluation] | None = None
    features: Features | None = None
    judge: Evaluation | None = None
    search: SearchSettings = field(default_factory=SearchSettings)

    def at_leaves(self) -> Evaluation:
        """How search judges the ends of its lines."""
        return self.judge or self.evaluate
