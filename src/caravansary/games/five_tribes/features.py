"""What the learned judgement sees of a Five Tribes position: numbers of every seat, and how near the end is.

The word before the first dot is the part of the value to which a number belongs.
"""

from __future__ import annotations

from typing import Final

from caravansary.core.state import State
from caravansary.games.five_tribes.box import (
    AL_AMIN,
    DJINNS,
    FAKIR,
    GOODS,
    HAURVATAT,
    JAFAAR,
    NOBODY,
    OASIS,
    RESOURCES,
    SHAMHAT,
    TOTAL,
    VILLAGE,
)
from caravansary.games.five_tribes.evaluation import estimate, playing_order, time_left
from caravansary.games.five_tribes.gains import prospects
from caravansary.games.five_tribes.grid import CELLS
from caravansary.games.five_tribes.scoring import points
from caravansary.games.five_tribes.state import FiveTribesState
from caravansary.games.five_tribes.weights import WEIGHTS

COIN_STEPS: Final = (4, 8, 16)
"""Coins are told as so many up to each step, since the first ones buy a place in the order of turns."""
DOUBTS: Final[tuple[float, ...]] = (0.5, 2.0, 6.0)
"""How large a lead in viziers must be to be about sure, early and late."""
PLACES: Final = 4

FEATURES: Final = (
    "value",
    "coins.all",
    *(f"coins.{step}" for step in COIN_STEPS),
    "viziers.number",
    "viziers.bonus",
    *(f"viziers.race{number}" for number in range(1, len(DOUBTS) + 1)),
    "viziers.jafaar",
    "elders.number",
    "elders.pair",
    "elders.many",
    "elders.shamhat",
    *(f"djinns.{name}" for name in DJINNS),
    "djinns.points",
    "djinns.second",
    "djinns.fuel",
    "tiles.points",
    "tiles.camels",
    "tiles.last_camels",
    "palms.number",
    "palms.oases",
    "palms.haurvatat",
    "palaces.number",
    "palaces.villages",
    "goods.points",
    "goods.kinds",
    "goods.next",
    "goods.rare",
    "goods.cards",
    "fakirs.first",
    "fakirs.number",
    "fakirs.al_amin",
    "turns.first",
    "turns.others",
    "turns.before",
    *(f"turns.place{place}" for place in range(1, PLACES + 1)),
    "time",
)


def features(state: State) -> list[list[float]]:
    """The numbers of FEATURES for every seat."""
    assert isinstance(state, FiveTribesState)
    values = estimate(state, WEIGHTS)
    left = time_left(state)
    land = _land(state)
    turns = _turns(state, left)
    found: list[list[float]] = []
    for seat in range(state.seats):
        sheet = points(state, seat)
        row: list[float] = [values[seat]]
        _add_coins(row, state.coins[seat])
        _add_viziers(state, seat, row)
        _add_elders(state, seat, row)
        _add_djinns(state, seat, row)
        row.append(float(sheet[4]))
        row.append(float(state.camels[seat]))
        row.append(1.0 / (1.0 + state.camels[seat]))
        row += land[seat]
        _add_goods(state, seat, sheet[7], row)
        row += turns[seat]
        row.append(left)
        found.append(row)
    return found


def _add_coins(row: list[float], coins: int) -> None:
    row.append(float(coins))
    for step in COIN_STEPS:
        row.append(float(min(coins, step)))


def _add_viziers(state: FiveTribesState, seat: int, row: list[float]) -> None:
    """R10.3: the race against every opponent, seen with more and less doubt."""
    own = state.viziers[seat]
    races = [0.0] * len(DOUBTS)
    fewer = 0
    for other in range(state.seats):
        if other == seat:
            continue
        lead = own - state.viziers[other]
        if lead > 0:
            fewer += 1
        for at in range(len(DOUBTS)):
            races[at] += lead / (abs(lead) + DOUBTS[at])
    row.append(float(own))
    row.append(float(fewer))
    row += races
    row.append(float(own) if state.has(seat, JAFAAR) else 0.0)


def _add_elders(state: FiveTribesState, seat: int, row: list[float]) -> None:
    elders = state.elders[seat]
    row.append(float(elders))
    row.append(float(min(elders, 2)))
    row.append(float(max(0, elders - 5)))
    row.append(float(elders) if state.has(seat, SHAMHAT) else 0.0)


def _add_djinns(state: FiveTribesState, seat: int, row: list[float]) -> None:
    """Each djinn, their points, whether there are two, and what could be paid for their powers."""
    owned = state.djinns[seat]
    number = total = paid = 0
    for djinn in range(len(DJINNS)):
        has = (owned >> djinn) & 1
        row.append(float(has))
        if has:
            number += 1
            total += state.box.djinn_points[djinn]
            if state.box.djinn_payments[djinn]:
                paid = 1
    row.append(float(total))
    row.append(float(max(0, number - 1)))
    row.append(float(min(4, state.elders[seat] + _fakirs(state, seat))) if paid else 0.0)


def _land(state: FiveTribesState) -> list[list[float]]:
    """By seat: palms, oases where more may grow, palms under Haurvatat; palaces, villages where more may be built."""
    found = [[0.0] * 5 for _ in range(state.seats)]
    for cell in range(CELLS):
        owner = state.camel[cell]
        if owner == NOBODY:
            continue
        row = found[owner]
        row[0] += state.palms[cell]
        row[3] += state.palaces[cell]
        if state.has(owner, HAURVATAT):
            row[2] += state.palms[cell]
        kind = state.kind_of(cell)
        alive = 1.0 if state.meeples[cell] >> TOTAL else 0.5
        if kind == OASIS and state.palm_supply:
            row[1] += alive
        elif kind == VILLAGE and state.palace_supply:
            row[4] += alive
    return found


def _add_goods(state: FiveTribesState, seat: int, worth: int, row: list[float]) -> None:
    start = seat * len(RESOURCES)
    kinds = cards = rare = 0
    for kind in range(GOODS):
        number = state.hands[start + kind]
        if number:
            kinds += 1
            cards += number
            if state.box.resource_counts[kind] < 3:
                rare += 1
    values = state.box.set_values
    row.append(float(worth))
    row.append(float(kinds))
    row.append(float(values[kinds + 1] - values[kinds]) if kinds < GOODS else 0.0)
    row.append(float(rare))
    row.append(float(cards))
    fakirs = _fakirs(state, seat)
    row.append(float(min(fakirs, 1)))
    row.append(float(fakirs))
    row.append(float(fakirs) if state.has(seat, AL_AMIN) else 0.0)


def _fakirs(state: FiveTribesState, seat: int) -> int:
    return state.hands[seat * len(RESOURCES) + FAKIR]


def _turns(state: FiveTribesState, left: float) -> list[list[float]]:
    """By seat: what its next turn of this round may bring, and further ones, how many play before, the place to bid."""
    found = [[0.0] * (3 + PLACES) for _ in range(state.seats)]
    order = playing_order(state)
    best = prospects(state, WEIGHTS, len(order), left)
    met = 0
    for turn, seat in enumerate(order):
        row = found[seat]
        if (met >> seat) & 1:
            row[1] += best[turn]
        else:
            row[0] = best[turn]
            row[2] = float(turn)
            met |= 1 << seat
    if state.active != NOBODY:
        for place, seat in enumerate(state.bid_row):
            if seat != NOBODY:
                found[seat][3 + min(place, PLACES - 1)] += 1.0
    return found
