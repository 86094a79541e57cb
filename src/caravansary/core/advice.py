# mypyc: skip
"""Advice: what a game tells bots about itself, so that bots need to know no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from caravansary.core.judgement import Judgement, nearest
from caravansary.core.search_settings import SearchSettings
from caravansary.core.state import State

Evaluation = Callable[[State], list[float]]
"""What a position is worth to every seat, in points that it may hope for."""

Plan = Callable[[State, int], float]
"""How well a plan goes for a seat: what somebody with a style of play wants from a position."""


def points_so_far(state: State) -> list[float]:
    """The evaluation of a game that has none: the points on the score sheet."""
    return [float(sheet.total) for sheet in state.scores()]


@dataclass(frozen=True)
class Features:
    """Numbers that describe a position for every seat, by name; the last is the time left, from 1 to 0.

    The word before the first dot of a name is the part of the value to which the number belongs, as people are told
    it: `<game>-part-<part>`.
    """

    names: tuple[str, ...]
    of: Callable[[State], list[list[float]]]

    def parts(self) -> list[str]:
        return list(dict.fromkeys(name.split(".")[0] for name in self.names))


@dataclass(frozen=True)
class Explanation:
    """The evaluation taken apart, for a game that has learned no judgement: what each part is worth to a seat."""

    parts: tuple[str, ...]
    of: Callable[[State, int], dict[str, float]]


@dataclass(frozen=True, kw_only=True)
class Advice:
    """How to judge positions of a game and how to search it.

    `evaluate` judges a position; a game without one is judged by its score sheets. `weights` are the numbers it is
    made of, and `evaluate_with` makes an evaluation of others: that is what `caravansary tune` needs.

    `features` are what `caravansary learn` learns a judgement from, and `judgements` what it learned, by number of
    players. `judge` is the evaluation made of them: slower and better than `evaluate`. Search asks it at the leaves of
    its tree; everything else, greedy too, keeps to `evaluate`. Where nothing was learned, `explanation` tells of what
    parts the evaluation is made.

    `styles` are players with a plan of their own, by name. They owe nothing to the evaluation, so that whoever learns
    or is measured meets more than copies of itself. `opponents` is the option that says against whom of the rules'
    own opponents somebody plays alone.

    `search` says how the game is searched, `search_alone` how a table of one is, where that differs: there nobody but
    the rules answers, so that a look at the own next turn is cheap.
    """

    evaluate: Evaluation = points_so_far
    weights: Mapping[str, float] = field(default_factory=dict)
    evaluate_with: Callable[[dict[str, float]], Evaluation] | None = None
    features: Features | None = None
    judgements: Mapping[int, Judgement] = field(default_factory=dict)
    judge: Evaluation | None = None
    explanation: Explanation | None = None
    styles: Mapping[str, Plan] = field(default_factory=dict)
    opponents: str = ""
    search: SearchSettings = field(default_factory=SearchSettings)
    search_alone: SearchSettings | None = None

    def search_of(self, seats: int) -> SearchSettings:
        """How a table of so many seats is searched."""
        return self.search_alone if seats == 1 and self.search_alone is not None else self.search

    def at_leaves(self) -> Evaluation:
        """How search judges the ends of its lines."""
        return self.judge or self.evaluate

    def part_names(self) -> list[str]:
        """The parts of a value that people are told; none in a game that explains nothing."""
        if self.features is not None and self.judgements:
            return self.features.parts()
        return [] if self.explanation is None else list(self.explanation.parts)

    def parts(self, state: State, seat: int) -> dict[str, float]:
        """What a position is worth to a seat by parts; nothing in a game that explains nothing."""
        if not state.actions:
            return {}
        if self.features is not None and self.judgements:
            judgement = nearest(self.judgements, state.setup.seats)
            return judgement.parts(self.features.names, self.features.of(state)[seat])
        return {} if self.explanation is None else self.explanation.of(state, seat)
