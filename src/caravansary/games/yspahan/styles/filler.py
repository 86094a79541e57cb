"""The souk filler: dear small souks first, whole ones above all, and a camel in hand for every good on the street."""

from __future__ import annotations

from typing import Final

from caravansary.core.state import State
from caravansary.games.yspahan.box import BAZAAR, HOIST
from caravansary.games.yspahan.state import YspahanState
from caravansary.games.yspahan.styles.stock import (
    caravan_worth,
    days_left,
    exposed,
    hand_worth,
    missing_for,
    souk_worth,
)

UNFINISHED: Final = 1.0
GUARD: Final = 0.9
SHELTERED: Final = 0.3
TOOLS: Final = (HOIST, BAZAAR)
"""The only buildings a filler wants: one more good each time, and more points for each whole souk."""


def filler(state: State, seat: int) -> float:
    assert isinstance(state, YspahanState)
    days = days_left(state)
    worth = state.total(seat) + souk_worth(state, seat, UNFINISHED) + caravan_worth(state, seat)
    camels, gold = state.camels[seat], state.gold[seat]
    guards = min(camels, exposed(state, seat), 3)
    worth += GUARD * guards + SHELTERED * (min(camels, 8) - guards)
    for building in TOOLS:
        if state.has(seat, building):
            worth += 0.7 * days
        else:
            worth += max(0.0, 3.0 - 0.4 * missing_for(state, seat, building)) * min(1.0, days / 8.0)
    return worth + 0.4 * min(gold, 5) + hand_worth(state, seat, 4)
