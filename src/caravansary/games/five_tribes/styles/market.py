"""The market trader: merchants and markets, one great set of goods with the rare kinds in it, sold at the very end."""

from __future__ import annotations

from caravansary.games.five_tribes.box import FAKIR, GOODS, RESOURCES
from caravansary.games.five_tribes.state import FiveTribesState
from caravansary.games.five_tribes.styles.stock import Style, goods_with, kinds_held


class Market(Style):
    """Knows what each card of the row adds to its set; the larger the set, the more a further kind is worth."""

    def __init__(self) -> None:
        super().__init__()
        self.market = 3.0
        self.fakir = 1.0
        self.elder = 0.8
        self.djinn = 5.0

    def possessions(self, state: FiveTribesState, seat: int, season: float) -> float:
        value = super().possessions(state, seat, season)
        return value + 1.4 * season * kinds_held(state, seat) + 1.5 * season * rare_kinds(state, seat)

    def cards(self, state: FiveTribesState, seat: int, number: int, season: float) -> float:
        row = state.resource_row[:number]
        helpers = row.count(FAKIR)
        return goods_with(state, seat, number) + season * (2.6 * (len(row) - helpers) + self.fakir * helpers)


def rare_kinds(state: FiveTribesState, seat: int) -> int:
    """How many kinds are held of which the box has two cards only."""
    start = seat * len(RESOURCES)
    found = 0
    for kind in range(GOODS):
        if state.hands[start + kind] and state.box.resource_counts[kind] < 3:
            found += 1
    return found
