"""The merchant: contracts above all. Posts where they lie, goods that they ask for, and the most of them in the end."""

from __future__ import annotations

from typing import Final

from caravansary.games.marco_polo_ii.box import ACTIVE_CONTRACTS, NONE
from caravansary.games.marco_polo_ii.state import MarcoPoloState
from caravansary.games.marco_polo_ii.styles.planner import Calendar
from caravansary.games.marco_polo_ii.styles.taste import Taste
from caravansary.games.marco_polo_ii.styles.under_way import Player

TASTE: Final = Taste(
    prices=(0.42, 0.7, 0.75, 1.15, 1.45, 1.2), contract=4.0, begun=0.35, seal=0.5, goal=0.3, post=1.3, shield=3.5
)
FULL_SLOT: Final = 1.5
"""Two contracts at hand, so that goods always have somewhere to go."""
CONTRACT_CITY: Final = 0.6
"""A post where contracts lie, for each round to come; the first ones count most."""
ENOUGH: Final = 3


class Merchant(Player):
    def __init__(self) -> None:
        super().__init__(TASTE)

    def beside(self, state: MarcoPoloState, seat: int, time: Calendar) -> float:
        slots = state.active_contracts[ACTIVE_CONTRACTS * seat : ACTIVE_CONTRACTS * (seat + 1)]
        worth = FULL_SLOT * time.use * (ACTIVE_CONTRACTS - slots.count(NONE))
        cities = {city for city in state.box.map.contract_city if (state.posts[seat] >> city) & 1}
        return worth + CONTRACT_CITY * time.visits * min(len(cities), ENOUGH)
