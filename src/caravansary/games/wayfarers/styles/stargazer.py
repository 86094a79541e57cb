"""The stargazer: telescopes early, a space card above every card, and an inspiration at the best of them."""

from __future__ import annotations

from typing import Final

from caravansary.core.state import State
from caravansary.games.wayfarers.names import COMET
from caravansary.games.wayfarers.state import WayfarersState
from caravansary.games.wayfarers.styles.stock import common, has, turns_left
from caravansary.games.wayfarers.styles.taste import Taste

TASTE: Final = Taste(
    food=1.1,
    black=1.1,
    space=11.0,
    inspiration=4.0,
    water=5.5,
    column=1.5,
    blot=2.0,
    room=1.5,
    growth=6.0,
    assets=(1.0, 1.8, 0.8, 1.0),
)
COMETS: Final = 0.6


def stargazer(state: State, seat: int) -> float:
    assert isinstance(state, WayfarersState)
    time = min(1.0, turns_left(state, seat) / 25.0)
    rivals = max(has(state, side, COMET) for side in range(state.side_count) if side != seat)
    return common(state, seat, TASTE) + COMETS * time * max(-2, min(3, has(state, seat, COMET) - rivals))
