"""What all plans of Yspahan look at: the calendar, safe souks, the caravan, and what is missing for a building."""

from __future__ import annotations

from caravansary.games.yspahan.box import BAZAAR, BUILDINGS, FREE
from caravansary.games.yspahan.scoring import caravan_points
from caravansary.games.yspahan.state import YspahanState


def days_left(state: YspahanState) -> int:
    """Whole days after today."""
    return (state.box.weeks - state.week) * state.box.days + state.box.days - state.day


def souk_worth(state: YspahanState, seat: int, unfinished: float) -> float:
    """Points of own complete souks, and a part of those of unfinished ones that this week still has days for."""
    box = state.box
    bonus = box.building_amount[BAZAAR] if state.has(seat, BAZAAR) else 0
    days = box.days - state.day
    worth = 0.0
    for souk, owner in enumerate(state.souk_owner):
        if owner != seat:
            continue
        points = box.souk_points[souk] + bonus
        missing = box.souk_size[souk] - state.souk_count[souk]
        if missing == 0:
            worth += points
        else:
            worth += unfinished * points * state.souk_count[souk] / box.souk_size[souk] * days / (days + missing - 0.5)
    return worth


def caravan_worth(state: YspahanState, seat: int) -> float:
    """What the caravan would bring the seat in the weeks to come as it is, and its goods a hope of better rows."""
    weeks = state.box.weeks - state.week
    return caravan_points(state)[seat] * (0.9 + 0.6 * weeks) + state.caravan.count(seat) * weeks


def hand_worth(state: YspahanState, seat: int, most: int) -> float:
    """Cards in hand, up to so many: worth a good turn early, and hardly a token on the last day."""
    days = days_left(state)
    return min(state.hand_size(seat), most) * (0.2 * days + (1.0 if days else 0.0))


def exposed(state: YspahanState, seat: int) -> int:
    """How many own goods stand on a street, where the supervisor can come by."""
    found = 0
    for shops in state.box.space_shops:
        for shop in shops:
            if state.shops[shop] == seat:
                found += 1
    return found


def missing_for(state: YspahanState, seat: int, building: int) -> int:
    """How many camels and gold the seat lacks to put up a building."""
    camels = state.box.camel_cost[building] - state.camels[seat]
    gold = state.box.gold_cost[building] - state.gold[seat]
    return max(0, camels) + max(0, gold)


def next_building(state: YspahanState, seat: int, order: tuple[int, ...]) -> int:
    """The first building of an order that the seat lacks, or FREE if it has all."""
    for building in order:
        if not state.has(seat, building):
            return building
    return FREE


def built(state: YspahanState, seat: int) -> int:
    return state.buildings[seat].bit_count()


def all_built(state: YspahanState, seat: int) -> bool:
    return built(state, seat) == len(BUILDINGS)
