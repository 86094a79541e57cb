"""Which weights of features explain best how games went on: least squares over all turns of many games (numpy)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from caravansary.arena.fit import leads, surprises

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Matrix = NDArray[np.float64]

PULLS = (0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)
"""How strongly weights may be drawn to the evaluation's, compared to a feature of usual effect."""
FOLDS = 5
FIRST_ROUND = 0.3
"""How much a game counts that nobody played by what was learned."""
TRACE = 0.9
"""In refinements, what came later counts the less, by so much for every turn (lambda)."""
REFINEMENTS = 5

Weights = list[list[float]]
"""Of all features, early and late."""


class Course(msgspec.Struct, frozen=True):
    """A game: the features of every side at every turn, the points in the end, and what the learned seat got of it."""

    turns: list[list[list[float]]]
    points: list[int]
    share: float


def weights_from(lessons: Sequence[Sequence[Course]], count: int, lead: float, start: Weights | None = None) -> Weights:
    """Weights of `count` features that explain best how the games of all lessons went on.

    First they are fitted to how games ended, by ridge regression. It does not shrink them towards 0 but towards the
    weights of the `start`, or without one towards the evaluation, which is the first feature; both scaled to fit. How
    strongly it shrinks them is chosen by cross-validation. Then they are refined by temporal differences, which luck
    late in a game disturbs less.
    """
    import numpy as np

    evidence = Evidence(lessons, lead, FIRST_ROUND if start is None else 1.0)
    evaluation = [1.0] + [0.0] * (count - 1)
    prior = np.concatenate(start or [evaluation, evaluation])
    guess = evidence.ahead @ prior
    fits = float((guess * evidence.ends * evidence.counts).sum() / (guess * guess * evidence.counts).sum())
    weights = prior * fits
    rest = evidence.ends - evidence.ahead @ weights
    pull = evidence.best_pull(rest)
    weights = weights + evidence.steps(rest, pull)
    for _ in range(REFINEMENTS):
        weights = weights + evidence.steps(evidence.surprises(weights), pull)
    return [[float(f"{weight:.5g}") for weight in half] for half in (weights[:count], weights[count:])]


class Evidence:
    """All turns of all games, as each side saw them, one row for each. A side is a seat or the rules' own opponent.

    `ahead`: for each feature, how much more of it the seat had than the mean of the others; twice, weighed by the time
    left and by the time gone.
    `ends`: by how much the seat led in the end; leads much greater than `lead` count as hardly more.
    `counts`: how much the game counts: `first` for one of the first lesson, 1 for others.
    `folds`: in which of five parts the game is, for cross-validation.
    """

    def __init__(self, lessons: Sequence[Sequence[Course]], lead: float, first: float) -> None:
        import numpy as np

        ahead: list[Matrix] = []
        ends: list[float] = []
        counts: list[float] = []
        folds: list[int] = []
        courses = [(course, number) for number, lesson in enumerate(lessons) for course in lesson if course.turns]
        for game, (course, number) in enumerate(courses):
            ahead += _ahead(course)
            for end in leads(course.points):
                ends.append(lead * math.tanh(end / lead))
                counts.append(1.0 if number else first)
                folds.append(game % FOLDS)
        self._lengths = [len(some) for some in ahead]
        self._ends = ends
        self.ahead: Matrix = np.concatenate(ahead)
        self.ends: Matrix = np.repeat(np.array(ends), self._lengths)
        self.counts: Matrix = np.repeat(np.array(counts), self._lengths)
        self.folds = np.repeat(np.array(folds), self._lengths)
        self._usual: Matrix = _usual(self.ahead)
        self._sums: _Sums | None = None

    def steps(self, rest: Matrix, pull: float) -> Matrix:
        """The change of the weights that explains most of the rest."""
        if self._sums is None:
            self._sums = _Sums(self.ahead / self._usual, rest, self.counts)
        else:
            self._sums.right = (self.ahead.T @ (rest * self.counts)) / self._usual
        found: Matrix = _solve([self._sums], pull) / self._usual
        return found

    def best_pull(self, rest: Matrix) -> float:
        """The pull that explains most of the rest in games left out."""
        scaled = self.ahead / self._usual
        parts = [self.folds == fold for fold in range(FOLDS)]
        sums = [_Sums(scaled[part], rest[part], self.counts[part]) for part in parts]
        errors: list[float] = []
        for pull in PULLS:
            error = 0.0
            for fold, part in enumerate(parts):
                steps = _solve([sums[other] for other in range(FOLDS) if other != fold], pull)
                wrong = rest[part] - scaled[part] @ steps
                error += float((self.counts[part] * wrong * wrong).sum())
            errors.append(error)
        return PULLS[errors.index(min(errors))]

    def surprises(self, weights: Matrix) -> Matrix:
        """By how much what came later differs from what these weights promised."""
        import numpy as np

        promised = (self.ahead @ weights).tolist()
        found: list[float] = []
        for length, end in zip(self._lengths, self._ends, strict=True):
            found += surprises(promised[len(found) : len(found) + length], end, TRACE)
        return np.array(found)


def _ahead(course: Course) -> list[Matrix]:
    """By side and turn: what it has more than the mean of the others, weighed by the time left and by the time gone."""
    import numpy as np

    features = np.array(course.turns)
    time = features[:, :, -1:]
    weighed = np.concatenate([features * time, features * (1.0 - time)], axis=2)
    sides = features.shape[1]
    total = weighed.sum(axis=1)
    return [(weighed[:, side] * sides - total) / (sides - 1) for side in range(sides)]


def _usual(ahead: Matrix) -> Matrix:
    """How much each feature usually differs, the same early and late.

    What is rare early, as coins all spent, would else be held so weakly there that a few games give it any weight.
    """
    import numpy as np

    early, late = np.split(ahead.std(axis=0), 2)
    return np.tile(np.maximum(early, late) + 1e-6, 2)


class _Sums:
    """What least squares needs to know of some turns."""

    def __init__(self, scaled: Matrix, rest: Matrix, counts: Matrix) -> None:
        weighed = scaled * counts[:, None]
        self.normal: Matrix = scaled.T @ weighed
        self.right: Matrix = weighed.T @ rest
        self.size = float(counts.sum())


def _solve(sums: Sequence[_Sums], pull: float) -> Matrix:
    import numpy as np

    normal = np.sum([some.normal for some in sums], axis=0)
    right = np.sum([some.right for some in sums], axis=0)
    size = max(1.0, sum(some.size for some in sums))
    found: Matrix = np.linalg.solve(normal + pull * size * np.eye(len(right)), right)
    return found
