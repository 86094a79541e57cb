"""The caravan rider: sends goods off early, holds the upper rows, and lives from countings and the caravanserai's cards."""

from __future__ import annotations

from typing import Final

from caravansary.core.state import State
from caravansary.games.yspahan.box import CARAVANSERAI, HAMMAM
from caravansary.games.yspahan.scoring import caravan_points
from caravansary.games.yspahan.state import YspahanState
from caravansary.games.yspahan.styles.stock import days_left, exposed, missing_for, souk_worth

AHEAD: Final = 0.8
"""A caravan that stands now is likely to be counted again in each week to come, by so much."""
STREET: Final = 0.9
"""A good on the street can ride next."""
TOOLS: Final = (CARAVANSERAI, HAMMAM)


def rider(state: State, seat: int) -> float:
    assert isinstance(state, YspahanState)
    days = days_left(state)
    weeks = state.box.weeks - state.week
    worth = state.total(seat) + 0.9 * souk_worth(state, seat, 0.4)
    worth += caravan_points(state)[seat] * (1.0 + AHEAD * weeks)
    if days == 0:
        return worth
    worth += STREET * min(exposed(state, seat), 5)
    for building in TOOLS:
        if state.has(seat, building):
            worth += 2.0 + 0.45 * days
        else:
            worth += max(0.0, 2.5 - 0.4 * missing_for(state, seat, building)) * min(1.0, days / 8.0)
    worth += 0.5 * min(state.gold[seat], 5) + 0.8 * min(state.camels[seat], 4)
    return worth + 1.3 * min(state.hand_size(seat), 5)
