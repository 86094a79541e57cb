"""The steward: a caravan full of upgrade tiles and a townsfolk under every card, which the printed stars count."""

from __future__ import annotations

from typing import Final

from caravansary.core.state import State
from caravansary.games.wayfarers.names import CARD, FOLK, TILE_ANY
from caravansary.games.wayfarers.state import WayfarersState
from caravansary.games.wayfarers.styles.stock import common, has, turns_left
from caravansary.games.wayfarers.styles.taste import Taste

TASTE: Final = Taste(townsfolk=5.0, upgrade=5.5, special=6.0, engine=5.0, folk=3.0, tile=0.8, land=5.5)
PAIR: Final = 0.8
"""A townsfolk and a tile more than the other: half of the next point of the printed stars."""


def steward(state: State, seat: int) -> float:
    assert isinstance(state, WayfarersState)
    time = min(1.0, turns_left(state, seat) / 25.0)
    folk, tiles = has(state, seat, CARD + FOLK), has(state, seat, TILE_ANY)
    return common(state, seat, TASTE) + PAIR * time * (min(folk, 8) + 0.7 * min(tiles, 9))
