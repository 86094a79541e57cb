"""The card player: posts where city cards lie, high dice for them, and a store of what the best one exchanges."""

from __future__ import annotations

from typing import Final

from caravansary.games.marco_polo_ii.box import NONE
from caravansary.games.marco_polo_ii.bundle import KINDS
from caravansary.games.marco_polo_ii.map import CITIES
from caravansary.games.marco_polo_ii.state import MarcoPoloState
from caravansary.games.marco_polo_ii.styles.planner import Calendar
from caravansary.games.marco_polo_ii.styles.taste import Taste
from caravansary.games.marco_polo_ii.styles.under_way import Player

TASTE: Final = Taste(pip=0.2, card=0.6, special=0.4, contract=1.5, seal=0.8, goal=0.35, shield=3.2, post=1.2)
STORE: Final = 0.5
"""What is stored for a card counts by this share of what the card makes of it."""
MOST_TIMES: Final = 5


class CardPlayer(Player):
    def __init__(self) -> None:
        super().__init__(TASTE)

    def beside(self, state: MarcoPoloState, seat: int, time: Calendar) -> float:
        """The best exchange of a card in reach, with what is in store for it."""
        if time.turns < 1:
            return 0.0
        best = 0.0
        for city in range(CITIES):
            if (state.posts[seat] >> city) & 1:
                for slot in state.box.map.card_slots_of[city]:
                    best = max(best, self._stored_for(state, seat, state.map_cards[slot]))
        return STORE * best

    def _stored_for(self, state: MarcoPoloState, seat: int, number: int) -> float:
        if number == NONE:
            return 0.0
        card = state.box.cards[number]
        best = 0.0
        for which, cost in enumerate(card.costs):
            gain = self.catalogue(state).card_gain[number][which]
            if sum(cost.amounts) and which < len(card.rewards):
                best = max(best, gain * self._times(state, seat, cost.amounts))
        return best

    def _times(self, state: MarcoPoloState, seat: int, amounts: list[int]) -> int:
        times = MOST_TIMES
        for kind in range(KINDS):
            if amounts[kind]:
                times = min(times, state.goods[seat * KINDS + kind] // amounts[kind])
        return times
