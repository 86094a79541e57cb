"""The summoner: elders and fakirs for djinns, as early as can be, so that their powers work for a whole game."""

from __future__ import annotations

from caravansary.games.five_tribes.box import SACRED_PLACE, SHAMHAT
from caravansary.games.five_tribes.state import FiveTribesState
from caravansary.games.five_tribes.styles.stock import POWERS, Style, can_pay_djinn, fakirs


class Summoner(Style):
    """Elders and fakirs are promises of djinns; a sacred place is worth the best djinn that lies open."""

    def __init__(self) -> None:
        super().__init__()
        self.elder = 2.4
        self.fakir = 2.2
        self.power = 1.6

    def possessions(self, state: FiveTribesState, seat: int, season: float) -> float:
        value = super().possessions(state, seat, season)
        if state.elders[seat] and fakirs(state, seat):
            value += 1.5 * season
        if state.has(seat, SHAMHAT):
            value += 4.0 * season
        return value

    def tile(self, state: FiveTribesState, seat: int, cell: int, owner: int, season: float) -> float:
        if state.kind_of(cell) != SACRED_PLACE:
            return super().tile(state, seat, cell, owner, season)
        return self.best_open(state, season) if can_pay_djinn(state, seat) else 0.0

    def best_open(self, state: FiveTribesState, season: float) -> float:
        """What the best open djinn brings, less the elders that it costs."""
        best = 0.0
        for djinn in state.djinn_row:
            best = max(best, state.box.djinn_points[djinn] + self.power * season * POWERS[djinn])
        return max(0.0, best - 3.0)
