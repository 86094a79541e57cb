"""The vizier: more viziers than anybody, taken early and in handfuls; ten points for every opponent left behind."""

from __future__ import annotations

from caravansary.games.five_tribes.box import BOAZ, JAFAAR
from caravansary.games.five_tribes.state import FiveTribesState
from caravansary.games.five_tribes.styles.stock import Style


class Vizier(Style):
    """A vizier counts as a step in every race that is not won for good; Jafaar and Boaz are friends of viziers."""

    def __init__(self) -> None:
        super().__init__()
        self.rival = 14.0
        self.kill = 3.5

    def possessions(self, state: FiveTribesState, seat: int, season: float) -> float:
        value = super().possessions(state, seat, season)
        value += 1.5 * season * min(state.viziers[seat], 8)
        if state.has(seat, JAFAAR):
            value += 6.0 * season
        if state.has(seat, BOAZ):
            value += 4.0 * season
        return value
