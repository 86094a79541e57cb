"""The gardener: oases and villages of one's own, and then palm after palm and palace after palace on them."""

from __future__ import annotations

from caravansary.games.five_tribes.box import BOURAQ, ENKI, HAGIS, HAURVATAT, LAMIA, OASIS, VILLAGE
from caravansary.games.five_tribes.grid import CELLS
from caravansary.games.five_tribes.state import FiveTribesState
from caravansary.games.five_tribes.styles.stock import Style

HELPERS = (BOURAQ, ENKI, HAGIS, HAURVATAT, LAMIA)


class Gardener(Style):
    """A tile where something can grow is worth more than is printed on it, as long as meeples come by."""

    def __init__(self) -> None:
        super().__init__()
        self.palm = 5.0
        self.palace = 7.0
        self.kill = 2.5

    def possessions(self, state: FiveTribesState, seat: int, season: float) -> float:
        value = super().possessions(state, seat, season)
        for cell in range(CELLS):
            if state.camel[cell] == seat:
                value += season * self.growth(state, cell)
        for djinn in HELPERS:
            if state.has(seat, djinn):
                value += 4.0 * season
        return value

    def control(self, state: FiveTribesState, seat: int, cell: int) -> float:
        return super().control(state, seat, cell) + 0.5 * self.growth(state, cell)

    def growth(self, state: FiveTribesState, cell: int) -> float:
        """What may still grow on a tile."""
        kind = state.kind_of(cell)
        if kind == OASIS:
            return 4.0 if state.palm_supply else 0.0
        return 5.0 if kind == VILLAGE and state.palace_supply else 0.0
