"""What a move of Five Tribes brings: the tribe that is collected, control, and the tile's action."""

from __future__ import annotations

from typing import Final

from caravansary.games.five_tribes.box import (
    BUILDER,
    ELDER,
    FIELD,
    FIELD_MASK,
    HAURVATAT,
    JAFAAR,
    LARGE_MARKET,
    MERCHANT,
    NOBODY,
    OASIS,
    SACRED_PLACE,
    SHAMHAT,
    TOTAL,
    TRIBES,
    VILLAGE,
    VIZIER,
)
from caravansary.games.five_tribes.grid import CELLS
from caravansary.games.five_tribes.state import FiveTribesState
from caravansary.games.five_tribes.weights import Weights

ANYBODY: Final = -2
"""Stands for a seat in general."""


def tile_points(state: FiveTribesState, cell: int, palm: int, palace: int) -> float:
    """R10.6, R10.7: a tile under control with what stands on it."""
    value = state.box.tile_value[state.layout[cell]]
    return float(value + palm * state.palms[cell] + palace * state.palaces[cell])


class Gains:
    """What things bring to a seat, or to anybody, at one moment; made once and asked about many moves."""

    __slots__ = (
        "_assassin",
        "_card",
        "_cards",
        "_elder",
        "_has_camels",
        "_market",
        "_palace",
        "_palm",
        "_palm_owned",
        "_sacred_place",
        "_seat",
        "_small_market",
        "_state",
        "_vizier",
        "_weights",
    )

    def __init__(self, state: FiveTribesState, weights: Weights, seat: int, left: float) -> None:
        worth = state.box.points
        real = seat != ANYBODY
        vizier = worth["vizier_with_jafaar" if real and state.has(seat, JAFAAR) else "vizier"]
        elder = worth["elder_with_shamhat" if real and state.has(seat, SHAMHAT) else "elder"]
        rivals = worth["fewer_viziers"] * (state.seats - 1)
        self._state: FiveTribesState = state
        self._weights: Weights = weights
        self._seat: int = seat
        self._has_camels: bool = not real or state.camels[seat] > 0
        self._vizier: float = vizier + 0.5 * rivals / (2.0 + weights.vizier_doubt)
        self._elder: float = elder + weights.elder * left
        self._card: float = weights.card * (0.4 + 0.6 * left)
        self._cards: int = len(state.resource_row)
        self._assassin: float = weights.assassin_kill
        self._palm: int = worth["palm"]
        self._palm_owned: int = worth["palm_with_haurvatat"] if real and state.has(seat, HAURVATAT) else self._palm
        self._palace: int = worth["palace"]
        has_elders = not real or state.elders[seat] > 0
        self._sacred_place: float = weights.sacred_place * (0.5 + 0.5 * left) if has_elders else 0.0
        self._market: float = weights.large_market * left
        self._small_market: float = weights.small_market * left

    def move(self, cell: int, tribe: int, number: int) -> float:
        """Collecting so many of a tribe from a tile: the tribe, control and the tile's action."""
        state = self._state
        meeples = state.meeples[cell]
        owner = state.camel[cell]
        gain = 0.0
        alone = (meeples >> (FIELD * tribe)) & FIELD_MASK == meeples >> TOTAL
        if alone and owner == NOBODY and self._has_camels:
            owner = self._seat
            gain = self.held(cell)
        return gain + self.tribe(cell, tribe, number) + self.tile(cell, owner)

    def held(self, cell: int) -> float:
        """Control of a tile."""
        return tile_points(self._state, cell, self._palm_owned, self._palace)

    def tribe(self, cell: int, tribe: int, number: int) -> float:
        """R6.1 to R6.5: points of those who are kept, coins, cards, and the worth of a kill."""
        if tribe == BUILDER:
            return float(number * self._state.blue[cell])
        if tribe == VIZIER:
            return number * self._vizier
        if tribe == ELDER:
            return number * self._elder
        if tribe == MERCHANT:
            return min(number, self._cards) * self._card
        return self._assassin

    def tile(self, cell: int, owner: int) -> float:
        """R7.1: palms and palaces are worth something to the tile's owner, cards and djinns to whoever comes."""
        kind = self._state.kind_of(cell)
        if kind in (OASIS, VILLAGE):
            if owner == self._seat:
                return float(self._palm if kind == OASIS else self._palace)
            return 0.0 if owner == NOBODY else -self._weights.foreign_piece
        if kind == SACRED_PLACE:
            return self._sacred_place
        return self._market if kind == LARGE_MARKET else self._small_market


def prospects(state: FiveTribesState, weights: Weights, number: int, left: float) -> list[float]:
    """What the best moves on different tiles would bring to anybody, best first."""
    gains = Gains(state, weights, ANYBODY, left)
    reach = _within_reach(state)
    best = [0.0] * number
    for cell in range(CELLS):
        meeples = state.meeples[cell]
        if not meeples:
            continue
        found = 0.0
        for tribe in range(len(TRIBES)):
            own = (meeples >> (FIELD * tribe)) & FIELD_MASK
            if own and (reach[tribe] >> cell) & 1:
                found = max(found, gains.move(cell, tribe, own + 1))
        _insert(best, found)
    return best


def _within_reach(state: FiveTribesState) -> list[int]:
    """By tribe, the tiles on which a walk could end that begins where one of the tribe stands."""
    reach = [0] * len(TRIBES)
    all_ends = state.box.ends
    for cell in range(CELLS):
        meeples = state.meeples[cell]
        if not meeples:
            continue
        ends = all_ends[cell][meeples >> TOTAL]
        for tribe in range(len(TRIBES)):
            if (meeples >> (FIELD * tribe)) & FIELD_MASK:
                reach[tribe] |= ends
    return reach


def _insert(best: list[float], value: float) -> None:
    """Keeps the best values, the greatest first."""
    at = len(best)
    while at > 0 and best[at - 1] < value:
        at -= 1
    if at < len(best):
        best.insert(at, value)
        best.pop()
