"""The mariner: ships, harbours and open seas, one linked to the next, up to seven of a kind."""

from __future__ import annotations

from typing import Final

from caravansary.core.state import State
from caravansary.games.wayfarers.box import WayfarersBox
from caravansary.games.wayfarers.names import CARD, CARDS, LAST_WATER, WATER
from caravansary.games.wayfarers.state import WayfarersState
from caravansary.games.wayfarers.styles.stock import common, has, turns_left
from caravansary.games.wayfarers.styles.taste import Taste

TASTE: Final = Taste(food=1.1, blue=0.9, water=8.5, land=4.5, tag=0.9, assets=(0.9, 1.0, 1.8, 1.0))
CARD_WORTH: Final = 1.2
LINK: Final = 0.5
"""How much of the links to cards of the row counts: one of them may be the next."""


def mariner(state: State, seat: int) -> float:
    assert isinstance(state, WayfarersState)
    time = min(1.0, turns_left(state, seat) / 25.0)
    worth = common(state, seat, TASTE) + CARD_WORTH * time * has(state, seat, CARD + WATER)
    return worth + LINK * time * _next_link(state, seat, state.box)


def _next_link(state: WayfarersState, seat: int, box: WayfarersBox) -> float:
    """R7.6: the best link from the own last water card to one of the row."""
    last = has(state, seat, LAST_WATER)
    best = 0.0
    for card in state.row[4 * WATER : 4 * WATER + 4]:
        if card >= 0:
            best = max(best, TASTE.effect(box, box.cards.links[last * CARDS + card]))
    return best
