"""The chronicler: pigeons first, the shortest way through the journal, and the end before others are ready."""

from __future__ import annotations

from typing import Final

from caravansary.core.state import State
from caravansary.games.wayfarers.state import WayfarersState
from caravansary.games.wayfarers.styles.stock import column_of, common
from caravansary.games.wayfarers.styles.taste import Taste

TASTE: Final = Taste(
    black=1.5, journal=7.0, column=6.5, blot=5.0, inspiration=4.0, special=6.0, assets=(1.0, 1.0, 1.0, 1.8)
)
AHEAD: Final = 0.7
"""To be a column ahead of all others means to choose when the game ends."""


def chronicler(state: State, seat: int) -> float:
    assert isinstance(state, WayfarersState)
    others = max(column_of(state, side) for side in range(state.side_count) if side != seat)
    return common(state, seat, TASTE) + AHEAD * (column_of(state, seat) - others)
