"""The card player: takes a card where others take scraps, builds with discounts and sells at the end."""

from __future__ import annotations

from typing import Final

from caravansary.core.state import State
from caravansary.games.yspahan.box import (
    BUILD_NO_CAMELS,
    BUILD_NO_GOLD,
    CARAVANSERAI,
    CARDS,
    HAMMAM,
    SELL_CAMELS,
    SELL_GOLD,
)
from caravansary.games.yspahan.state import YspahanState
from caravansary.games.yspahan.styles.stock import (
    built,
    caravan_worth,
    days_left,
    exposed,
    hand_worth,
    missing_for,
    souk_worth,
)

EAGER: Final = 1.4
DISCOUNT: Final = 1.5
"""A card that saves half the price of a dear building is worth so much more."""
MOST_CARDS: Final = 6


def card_player(state: State, seat: int) -> float:
    assert isinstance(state, YspahanState)
    days = days_left(state)
    worth = state.total(seat) + souk_worth(state, seat, 0.8) + caravan_worth(state, seat)
    worth += (2.5 + 0.2 * days) * built(state, seat) * min(1.0, days / 5.0)
    if days == 0:
        return worth
    if state.has(seat, CARAVANSERAI):
        worth += 0.5 * days + 0.7 * min(exposed(state, seat), 4)
    else:
        worth += max(0.0, 2.0 - 0.3 * missing_for(state, seat, CARAVANSERAI)) * min(1.0, days / 8.0)
    if state.has(seat, HAMMAM):
        worth += 0.2 * days
    return worth + _hand(state, seat, days) + 0.5 * min(state.camels[seat], 6) + 0.45 * min(state.gold[seat], 6)


def _hand(state: YspahanState, seat: int, days: int) -> float:
    """Cards to come: discounts while something is to be built, sales by what there is to sell."""
    start = seat * len(CARDS)
    worth = EAGER * hand_worth(state, seat, MOST_CARDS)
    if built(state, seat) < 6 and days > 2:
        worth += DISCOUNT * (state.hands[start + BUILD_NO_CAMELS] + state.hands[start + BUILD_NO_GOLD])
    if days < 7:
        worth += state.hands[start + SELL_CAMELS] * min(state.camels[seat], 4) * 0.8
        worth += state.hands[start + SELL_GOLD] * min(state.gold[seat], 10) * 0.5
    return worth
