"""Final scoring by category, at any time as if the game ended now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.games.five_tribes.box import (
    AL_AMIN,
    DJINNS,
    FAKIR,
    GOODS,
    HAURVATAT,
    JAFAAR,
    NOBODY,
    RESOURCES,
    SHAMHAT,
)
from caravansary.games.five_tribes.grid import CELLS

if TYPE_CHECKING:
    from caravansary.games.five_tribes.state import FiveTribesState

CATEGORIES: Final = ("coins", "viziers", "elders", "djinns", "tiles", "palms", "palaces", "goods")
BY_COINS: Final = 0
BY_GOODS: Final = 7


def points(state: FiveTribesState, seat: int) -> list[int]:
    """R10.1 to R10.8, R13.9, R13.19: the points of a seat in the order of CATEGORIES."""
    worth = state.box.points
    tiles = palms = palaces = 0
    for cell in range(CELLS):
        if state.camel[cell] == seat:
            tiles += state.box.tile_value[state.layout[cell]]
            palms += state.palms[cell]
            palaces += state.palaces[cell]
    return [
        state.coins[seat] * worth["coin"],
        vizier_points(state, seat),
        state.elders[seat] * elder_points(state, seat),
        djinn_points(state, seat),
        tiles,
        palms * palm_points(state, seat),
        palaces * worth["palace"],
        goods_points(state, seat),
    ]


def elder_points(state: FiveTribesState, seat: int) -> int:
    """R10.4, R13.19: what an elder brings the seat."""
    return state.box.points["elder_with_shamhat" if state.has(seat, SHAMHAT) else "elder"]


def palm_points(state: FiveTribesState, seat: int) -> int:
    """R10.7, R13.9: what a palm on a tile of the seat brings; `NOBODY` stands for one without djinns."""
    better = seat != NOBODY and state.has(seat, HAURVATAT)
    return state.box.points["palm_with_haurvatat" if better else "palm"]


def vizier_each(state: FiveTribesState, seat: int) -> int:
    """R10.2, R13.11: what a vizier brings the seat by itself."""
    return state.box.points["vizier_with_jafaar" if state.has(seat, JAFAAR) else "vizier"]


def vizier_points(state: FiveTribesState, seat: int) -> int:
    """R10.2, R10.3, R13.11: each vizier, and a bonus for each opponent with strictly fewer."""
    viziers = state.viziers[seat]
    fewer = sum(1 for other in state.viziers if other < viziers)
    return viziers * vizier_each(state, seat) + fewer * state.box.points["fewer_viziers"]


def djinn_points(state: FiveTribesState, seat: int) -> int:
    """R10.5: the printed points."""
    owned = state.djinns[seat]
    return sum(state.box.djinn_points[djinn] for djinn in range(len(DJINNS)) if (owned >> djinn) & 1)


def goods_points(state: FiveTribesState, seat: int) -> int:
    """R10.8, R13.1: goods in the best sets; with Al-Amin each two fakirs widen the largest set that lacks a kind."""
    start = seat * len(RESOURCES)
    counts = state.hands[start : start + GOODS]
    wild = state.hands[start + FAKIR] // 2 if state.has(seat, AL_AMIN) else 0
    return sets_value(state.box.set_values, counts, wild)


def sets_value(values: list[int], counts: list[int], wild: int) -> int:
    """R8.2, R10.8: the first set holds every kind there is, the second every kind there is twice, and so on."""
    total = 0
    least = 1
    while True:
        size = 0
        for count in counts:
            if count >= least:
                size += 1
        added = min(wild, len(counts) - size)
        wild -= added
        if size + added == 0:
            return total
        total += values[size + added]
        least += 1
