"""The chronicler: pigeons first, the shortest way through the journal, and the end before others are ready."""

from __future__ import annotations

from typing import Final

from caravansary.core.state import State
from caravansary.games.wayfarers.names import COLUMN, INF, NODE, PIGEON_SHIFT, WIDTH
from caravansary.games.wayfarers.state import WayfarersState
from caravansary.games.wayfarers.styles.stock import column_of, common, has, nearest_blot, turns_left
from caravansary.games.wayfarers.styles.taste import Taste

TASTE: Final = Taste(black=1.6, journal=7.0, column=6.0, water=6.0, inspiration=4.0, special=6.0)
BLOT: Final = 1.5
PIGEON: Final = 0.8
AHEAD: Final = 0.7
"""To be a column ahead of all others means to choose when the game ends."""


def chronicler(state: State, seat: int) -> float:
    assert isinstance(state, WayfarersState)
    worth = common(state, seat, TASTE)
    time = min(1.0, turns_left(state, seat) / 25.0)
    node = state.own[seat * WIDTH + NODE]
    worth += BLOT * nearest_blot(state, seat, node, True) * min(1.0, 3.0 * time)
    pigeons = 0
    for value in range(6):
        if (state.own[seat * WIDTH + COLUMN + value] >> PIGEON_SHIFT) & 255:
            pigeons += 1
    worth += PIGEON * time * min(4, pigeons) + 0.4 * time * min(3, has(state, seat, INF))
    others = max(column_of(state, side) for side in range(state.side_count) if side != seat)
    return worth + AHEAD * (column_of(state, seat) - others)
