"""The traveller: a post in every round and more, for shields, city tiles and the last posts, which score."""

from __future__ import annotations

from typing import Final

from caravansary.games.marco_polo_ii.state import MarcoPoloState
from caravansary.games.marco_polo_ii.styles.planner import Calendar
from caravansary.games.marco_polo_ii.styles.taste import Taste
from caravansary.games.marco_polo_ii.styles.under_way import Player

TASTE: Final = Taste(
    prices=(0.55, 0.9, 0.7, 1.0, 1.3, 1.2), post=2.0, shield=4.2, road=2.0, contract=1.0, seal=1.2, goal=0.25, card=0.2
)
LAST_POSTS: Final = 0.06
"""The ninth and later posts score (R5.4.6): every post before them is a step on that way, the later the greater."""


class Traveller(Player):
    def __init__(self) -> None:
        super().__init__(TASTE)

    def beside(self, state: MarcoPoloState, seat: int, time: Calendar) -> float:
        number = state.posts[seat].bit_count()
        return LAST_POSTS * time.use * number * number if number < state.box.constants.posts else 0.0
