"""The caravan rider: sends goods off early, holds the upper rows, and lives from countings and the cards they bring."""

from __future__ import annotations

from typing import Final

from caravansary.core.state import State
from caravansary.games.yspahan.box import CARAVANSERAI, HAMMAM
from caravansary.games.yspahan.state import YspahanState
from caravansary.games.yspahan.styles.stock import (
    caravan_worth,
    days_left,
    exposed,
    hand_worth,
    missing_for,
    souk_worth,
)

EAGER: Final = 1.3
"""A rider takes what the caravan will bring for so much more than it is."""
STREET: Final = 0.5
"""A good on the street can ride next."""
TOOLS: Final = (CARAVANSERAI, HAMMAM)


def rider(state: State, seat: int) -> float:
    assert isinstance(state, YspahanState)
    days = days_left(state)
    worth = state.total(seat) + 0.9 * souk_worth(state, seat, 0.9) + EAGER * caravan_worth(state, seat)
    if days == 0:
        return worth
    worth += STREET * min(exposed(state, seat), 5)
    for building in TOOLS:
        if state.has(seat, building):
            worth += 2.0 + 0.45 * days
        else:
            worth += max(0.0, 2.5 - 0.4 * missing_for(state, seat, building)) * min(1.0, days / 8.0)
    worth += 0.5 * min(state.gold[seat], 5) + 0.8 * min(state.camels[seat], 4)
    return worth + hand_worth(state, seat, 5)
