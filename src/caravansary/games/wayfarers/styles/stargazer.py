"""The stargazer: telescopes early, a space card above every card, and an inspiration at the best of them."""

from __future__ import annotations

from typing import Final

from caravansary.core.state import State
from caravansary.games.wayfarers.names import BARE, COMET, EMPTY, HELD, SPACE, WIDTH
from caravansary.games.wayfarers.scoring import card_points, goal_met
from caravansary.games.wayfarers.state import WayfarersState
from caravansary.games.wayfarers.styles.stock import common, has, turns_left
from caravansary.games.wayfarers.styles.taste import Taste

TASTE: Final = Taste(coin=0.8, black=1.1, space=12.0, inspiration=4.0, land=5.0, water=5.5, room=1.5)
GROWTH: Final = 4.0
"""A space card will count more when the sky fills up."""
COMETS: Final = 0.6


def stargazer(state: State, seat: int) -> float:
    assert isinstance(state, WayfarersState)
    time = min(1.0, turns_left(state, seat) / 25.0)
    worth = common(state, seat, TASTE) + time * _sky(state, seat)
    rivals = max(has(state, side, COMET) for side in range(state.side_count) if side != seat)
    return worth + COMETS * time * max(-2, min(3, has(state, seat, COMET) - rivals))


def _sky(state: WayfarersState, seat: int) -> float:
    """Space cards to grow, and goals of inspirations that are nearly met."""
    at = seat * WIDTH
    held = state.own[at + HELD + SPACE]
    worth = GROWTH * held.bit_count()
    bare = state.own[at + BARE + SPACE]
    for card in range(len(state.box.cards.formulas)):
        if (bare >> card) & 1 or (card < len(state.box.cards.formulas) - 1 and not (held >> card) & 1):
            continue
        inspiration = state.tucked[state.host_place(seat, SPACE, card)]
        if inspiration == EMPTY or goal_met(state, seat, inspiration):
            continue
        have = wanted = 0
        for counter, number in state.box.cards.goals[inspiration]:
            have += min(number, state.own[at + counter])
            wanted += number
        worth += card_points(state, seat, card) * (have / wanted) ** 2
    return worth
