"""Ratings: Bradley-Terry strengths on the Elo scale, and shares of victory, both with 95 % confidence intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence

ELO = 400.0 / math.log(10.0)
SURE = 1.96
"""A normal variable lies within so many standard deviations in 95 % of cases."""
ROUNDS = 500
CLOSE = 1e-9
DRAW = 0.5


class Results:
    """Who beat whom how often, as a square table; ties count one half for each."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.won: list[list[float]] = [[0.0] * count for _ in range(count)]

    def add(self, a: int, b: int, share: float, weight: float = 1.0) -> None:
        """One result of a against b; `weight` is less than 1 where one game brings several that hang together."""
        self.won[a][b] += share * weight
        self.won[b][a] += (1.0 - share) * weight

    def games(self, a: int, b: int) -> float:
        return self.won[a][b] + self.won[b][a]


class Rating:
    """Elo points of each player around a mean of 0, and how far each may be off."""

    def __init__(self, elo: list[float], margin: list[float]) -> None:
        self.elo = elo
        self.margin = margin


def rate(results: Results) -> Rating:
    """The strengths that make the results likeliest, if each pair had played one more game and tied it.

    That game keeps a player who lost everything from falling endlessly. Margins come from the curvature of the
    likelihood, with the mean of all held at 0.

    >>> results = Results(2)
    >>> results.add(0, 1, 0.75, weight=100)
    >>> rating = rate(results)
    >>> [round(elo) for elo in rating.elo], round(rating.margin[0])
    ([94, -94], 39)
    """
    count = results.count
    games = [[_games(results, a, b) for b in range(count)] for a in range(count)]
    won = [sum(results.won[a]) + DRAW * sum(1 for b in range(count) if games[a][b]) for a in range(count)]
    strength = [1.0] * count
    for _ in range(ROUNDS):
        fresh = [_next_strength(strength, games[a], won[a], a) for a in range(count)]
        middle = math.exp(sum(math.log(one) for one in fresh) / count)
        fresh = [one / middle for one in fresh]
        moved = max(abs(math.log(new / old)) for new, old in zip(fresh, strength, strict=True))
        strength = fresh
        if moved < CLOSE:
            break
    return Rating([ELO * math.log(one) for one in strength], _margins(strength, games))


def _games(results: Results, a: int, b: int) -> float:
    played = results.games(a, b)
    return played + 2.0 * DRAW if a != b and played else 0.0


def _next_strength(strength: Sequence[float], games: Sequence[float], won: float, a: int) -> float:
    weight = sum(number / (strength[a] + strength[b]) for b, number in enumerate(games) if number)
    return won / weight if weight else strength[a]


def _margins(strength: Sequence[float], games: Sequence[Sequence[float]]) -> list[float]:
    count = len(strength)
    # The all-ones part fixes the mean, which the results leave open.
    curvature = [[1.0] * count for _ in range(count)]
    for a in range(count):
        for b in range(count):
            if games[a][b]:
                chance = strength[a] / (strength[a] + strength[b])
                steep = games[a][b] * chance * (1.0 - chance)
                curvature[a][a] += steep
                curvature[a][b] -= steep
    spread = invert(curvature)
    shift = 1.0 / (count * count)
    return [SURE * ELO * math.sqrt(max(spread[a][a] - shift, 0.0)) for a in range(count)]


def invert(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a small positive matrix, by Gauss and Jordan; ZeroDivisionError where there is none.

    >>> invert([[2.0, 0.0], [1.0, 1.0]])
    [[0.5, 0.0], [-0.5, 1.0]]
    """
    size = len(matrix)
    rows = [[*row, *(1.0 if i == j else 0.0 for j in range(size))] for i, row in enumerate(matrix)]
    for column in range(size):
        best = max(range(column, size), key=lambda i: abs(rows[i][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        rows[column] = [value / pivot for value in rows[column]]
        for i in range(size):
            if i != column and rows[i][column]:
                factor = rows[i][column]
                rows[i] = [value - factor * top for value, top in zip(rows[i], rows[column], strict=True)]
    return [row[size:] for row in rows]


def interval(share: float, games: float) -> tuple[float, float]:
    """Wilson's interval for a share of victories.

    >>> [round(bound, 3) for bound in interval(0.65, 400)]
    [0.602, 0.695]
    """
    if not games:
        return 0.0, 1.0
    square = SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)
