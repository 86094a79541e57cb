"""What the learned judgement sees of a Yspahan position: numbers of every seat, and of the calendar.

The word before the first dot is the part of the value to which a number belongs.
"""

from __future__ import annotations

from typing import Final

from caravansary.core.state import State
from caravansary.games.yspahan.box import BAZAAR, BUILDINGS, CARDS, FREE
from caravansary.games.yspahan.scoring import caravan_points
from caravansary.games.yspahan.state import YspahanState

STEPS: Final = (1, 2, 3, 4, 6, 8)
"""Tokens are told as so many up to each step, since the first ones are worth more than the rest."""
MOST_HELD: Final = 4

FEATURES: Final = (
    "points",
    *(f"buildings.{name}" for name in BUILDINGS),
    *(f"buildings.number{number}" for number in range(1, len(BUILDINGS) + 1)),
    "buildings.affordable",
    "buildings.missing",
    "buildings.missing_dear",
    *(f"gold.{step}" for step in STEPS),
    "gold.all",
    *(f"camels.{step}" for step in STEPS),
    "camels.all",
    "camels.guards",
    *(f"cards.{name}" for name in CARDS),
    "cards.first",
    "cards.many",
    "souks.points",
    "souks.complete",
    "souks.threatened",
    "souks.share",
    "souks.likely",
    "souks.begun",
    "souks.goods",
    "souks.dear",
    "caravan.goods",
    "caravan.now",
    "caravan.countings",
    "caravan.next",
    "caravan.row",
    "turns.today",
    "turns.first",
    "time",
)


def features(state: State) -> list[list[float]]:
    """The numbers of FEATURES for every seat."""
    assert isinstance(state, YspahanState)
    countings = caravan_points(state)
    souks = _souks(state)
    time = _time(state)
    found: list[list[float]] = []
    for seat in range(state.seats):
        row: list[float] = [float(state.total(seat))]
        _add_buildings(state, seat, row)
        _add_tokens(row, state.gold[seat])
        _add_tokens(row, state.camels[seat])
        row.append(float(min(state.camels[seat], int(souks[seat][2]))))
        _add_cards(state, seat, row)
        row += souks[seat]
        _add_caravan(state, seat, countings[seat], row)
        _add_turns(state, seat, row)
        row.append(time)
        found.append(row)
    return found


def _time(state: YspahanState) -> float:
    """The part of the game that is left: whole days, and the turns of today."""
    days = state.box.days
    left = (state.box.weeks - state.week) * days + days - state.day
    today = 1.0 - (state.turn_index + 1.0) / len(state.order) if state.order else 0.0
    return (left + today) / (state.box.weeks * days)


def _add_buildings(state: YspahanState, seat: int, row: list[float]) -> None:
    box = state.box
    affordable = 0
    nearest = 20
    dear = 0
    for building in range(len(BUILDINGS)):
        owned = state.has(seat, building)
        row.append(1.0 if owned else 0.0)
        if owned:
            continue
        missing = max(0, box.camel_cost[building] - state.camels[seat])
        missing += max(0, box.gold_cost[building] - state.gold[seat])
        nearest = min(nearest, missing)
        dear = max(dear, missing)
        if missing == 0:
            affordable += 1
    number = state.buildings[seat].bit_count()
    for at in range(1, len(BUILDINGS) + 1):
        row.append(1.0 if number >= at else 0.0)
    row.append(float(affordable))
    row.append(float(nearest) if number < len(BUILDINGS) else 0.0)
    row.append(float(dear))


def _add_tokens(row: list[float], tokens: int) -> None:
    for step in STEPS:
        row.append(float(min(tokens, step)))
    row.append(float(tokens))


def _add_cards(state: YspahanState, seat: int, row: list[float]) -> None:
    start = seat * len(CARDS)
    number = 0
    for card in range(start, start + len(CARDS)):
        held = state.hands[card]
        number += held
        row.append(float(held))
    row.append(1.0 if number else 0.0)
    row.append(float(max(0, number - MOST_HELD)))


def _souks(state: YspahanState) -> list[list[float]]:
    """By seat: points of complete souks, their number, their goods on a street, and what unfinished ones promise."""
    box = state.box
    days = box.days - state.day + 1.0 - (state.turn_index + 1.0) / max(1, len(state.order))
    found = [[0.0] * 8 for _ in range(state.seats)]
    for souk, owner in enumerate(state.souk_owner):
        if owner == FREE:
            continue
        row = found[owner]
        points = float(box.souk_points[souk])
        if state.has(owner, BAZAAR):
            points += box.building_amount[BAZAAR]
        size = box.souk_size[souk]
        count = state.souk_count[souk]
        if count == size:
            row[0] += points
            row[1] += 1.0
        else:
            share = points * count / size
            row[3] += share
            row[4] += share * days / (days + size - count)
            row[5] += 1.0
            if points / size >= 2.0:
                row[7] += share
        row[6] += count
    for shops in box.space_shops:
        for shop in shops:
            owner = state.shops[shop]
            if owner == FREE:
                continue
            souk = box.shop_souk[shop]
            if state.souk_count[souk] == box.souk_size[souk]:
                found[owner][2] += 1.0
    return found


def _add_caravan(state: YspahanState, seat: int, now: int, row: list[float]) -> None:
    """What the caravan would count, how often it still will at least, and how near it is to a counting of its own."""
    goods = 0
    top = 0
    for place, owner in enumerate(state.caravan):
        if owner == seat:
            goods += 1
            top = state.rows[place]
    weeks = state.box.weeks - state.week
    full = len(state.caravan) / len(state.rows)
    row.append(float(goods))
    row.append(float(now))
    row.append(float(now * weeks))
    row.append(now * full)
    row.append(float(top))


def _add_turns(state: YspahanState, seat: int, row: list[float]) -> None:
    today = 0
    for index in range(state.turn_index, len(state.order)):
        if state.order[index] == seat:
            today += 1
    row.append(float(today))
    row.append(1.0 if (state.first + 1) % state.seats == seat else 0.0)
