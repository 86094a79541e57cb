"""The guild master: seals early, upgrades for the goal card and for income, and the special cities of the guilds."""

from __future__ import annotations

from typing import Final

from caravansary.games.marco_polo_ii.state import MarcoPoloState
from caravansary.games.marco_polo_ii.styles.planner import Calendar
from caravansary.games.marco_polo_ii.styles.taste import Taste
from caravansary.games.marco_polo_ii.styles.under_way import Player

TASTE: Final = Taste(
    prices=(0.5, 0.65, 0.85, 1.3, 1.7, 1.2), seal=2.0, goal=0.55, income=1.0, special=0.7, contract=1.5, shield=3.2
)
PAIR: Final = 2.0
"""An upgraded seal and a post in its special city."""
LEAVES: Final = 0.25
"""The way to the special cities is long: each step nearer counts."""


class GuildMaster(Player):
    def __init__(self) -> None:
        super().__init__(TASTE)

    def beside(self, state: MarcoPoloState, seat: int, time: Calendar) -> float:
        box = state.box
        worth = 0.0
        for place, city in enumerate(box.map.special):
            if (state.posts[seat] >> city) & 1 and (state.seals[seat] >> box.special_seal[place]) & 1:
                worth += PAIR * time.use
        return worth + LEAVES * time.visits * self._nearness(state, seat)

    def _nearness(self, state: MarcoPoloState, seat: int) -> float:
        """How near the figure is to the special cities without an own post."""
        worth = 0.0
        for way in self.catalogue(state).roads.ways_from(state.figures[2 * seat], state.seals[seat], False):
            if way.city in state.box.map.special and not (state.posts[seat] >> way.city) & 1:
                worth += 1.0 / way.steps
        return worth
