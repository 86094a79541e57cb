# mypyc: skip
"""The score sheet: points of a seat by category, at any time."""

from __future__ import annotations

from collections.abc import Sequence

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
