"""The builder: all six buildings, the dear ones before the third week, and only then the souks."""

from __future__ import annotations

from typing import Final

from caravansary.core.state import State
from caravansary.games.yspahan.box import BAZAAR, CARAVANSERAI, HAMMAM, HOIST, PADDOCK, SHOP_BUILDING
from caravansary.games.yspahan.state import YspahanState
from caravansary.games.yspahan.styles.stock import (
    built,
    caravan_worth,
    days_left,
    exposed,
    hand_worth,
    next_building,
    souk_worth,
)

ORDER: Final = (PADDOCK, HOIST, CARAVANSERAI, BAZAAR, SHOP_BUILDING, HAMMAM)
"""First what brings camels and gold, then what works every day, last what only counts points."""
A_DAY: Final[tuple[float, ...]] = (0.15, 0.25, 0.2, 0.45, 0.35, 0.5)
"""What each building brings in a day, in the order of the board."""
ON_THE_WAY: Final = 4.0
"""A building is worth so many points more than it scores, as the next ones score more (R37)."""
TOKEN: Final = 0.7
LATER_TOKEN: Final = 0.4
MOST_CARDS: Final = 5


def builder(state: State, seat: int) -> float:
    assert isinstance(state, YspahanState)
    days = days_left(state)
    worth = state.total(seat) + souk_worth(state, seat, 1.0) + caravan_worth(state, seat)
    for building in ORDER:
        if state.has(seat, building):
            worth += ON_THE_WAY * min(1.0, days / 10.0) + A_DAY[building] * days
    if days == 0:
        return worth
    return worth + _stock(state, seat, days) + hand_worth(state, seat, MOST_CARDS)


def _stock(state: YspahanState, seat: int, days: int) -> float:
    """Camels and gold: what the next building and the one after it need counts most, then camels for the road."""
    camels, gold = state.camels[seat], state.gold[seat]
    left = 6 - built(state, seat)
    if left == 0:
        return 0.8 * min(camels, exposed(state, seat), 4) + 0.2 * min(gold, 3)
    wanted = next_building(state, seat, ORDER)
    need_camels, need_gold = state.box.camel_cost[wanted], state.box.gold_cost[wanted]
    worth = TOKEN * (min(camels, need_camels) + min(gold, need_gold))
    most = 4 if left > 1 else 2
    worth += LATER_TOKEN * (min(max(0, camels - need_camels), most) + min(max(0, gold - need_gold), most))
    return worth * min(1.0, (days + 1) / 3.0)
