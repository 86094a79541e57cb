# mypyc: skip
"""The score sheet: points of a seat by category, at any time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec


class Sheet(msgspec.Struct, frozen=True):
    """Points of one seat by category, in the game's order of categories; None where the viewer may not know.

    >>> Sheet([3, None, 4]).total, Sheet([3, 1, 4]).total
    (7, 8)
    """

    points: list[int | None]

    @property
    def total(self) -> int:
        """The sum of what is known."""
        return sum(points for points in self.points if points is not None)


class Tally(NamedTuple):
    """Points of a side that count alike for all, and what it has beyond them: None where the viewer may not know."""

    open: int
    secret: int | None


def tallies(sheets: Sequence[Sheet]) -> list[Tally]:
    """Totals that can be compared: a category that is hidden of anybody is in nobody's open points.

    >>> tallies([Sheet([3, 50, 4]), Sheet([5, None, 4])])
    [Tally(open=7, secret=50), Tally(open=9, secret=None)]
    >>> tallies([Sheet([3, 1]), Sheet([2, 2])])
    [Tally(open=4, secret=0), Tally(open=4, secret=0)]
    """
    covered = covered_categories(sheets)
    found: list[Tally] = []
    for sheet in sheets:
        secret = [points for points, hidden in zip(sheet.points, covered, strict=True) if hidden]
        known = [points for points in secret if points is not None]
        found.append(Tally(sheet.total - sum(known), sum(known) if len(known) == len(secret) else None))
    return found


def covered_categories(sheets: Sequence[Sheet]) -> list[bool]:
    """By category, whether it is hidden of anybody.

    >>> covered_categories([Sheet([3, 50, 4]), Sheet([5, None, 4])])
    [False, True, False]
    """
    return [None in column for column in zip(*[sheet.points for sheet in sheets], strict=True)]


def shares(standing: Sequence[tuple[int, ...]]) -> list[float]:
    """Each seat's share of the victory: the best standing wins, equals share.

    >>> shares([(71, 0), (71, 0), (64, 2)])
    [0.5, 0.5, 0.0]
    """
    best = max(standing)
    winners = sum(1 for one in standing if one == best)
    return [1 / winners if one == best else 0.0 for one in standing]


def places(standing: Sequence[tuple[int, ...]]) -> list[int]:
    """Each seat's place, 1 for the best; equals share a place.

    >>> places([(50,), (71,), (71,)])
    [3, 1, 1]
    """
    return [1 + sum(1 for other in standing if other > one) for one in standing]
