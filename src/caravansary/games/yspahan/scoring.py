"""Scoring: the caravan (R34), the souks (R43) and the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.events import event
from caravansary.core.messages import say
from caravansary.games.yspahan.box import BAZAAR, FREE

if TYPE_CHECKING:
    from caravansary.games.yspahan.state import YspahanState

CATEGORIES: Final = ("loading", "caravan", "souks", "buildings", "cards")
BY_LOADING: Final = 0
BY_CARAVAN: Final = 1
BY_SOUKS: Final = 2
BY_BUILDINGS: Final = 3
BY_CARDS: Final = 4


def caravan_points(state: YspahanState) -> list[int]:
    """R34: own goods on the caravan times the number of the highest row that holds one."""
    goods = [0] * state.seats
    row = [0] * state.seats
    for place, owner in enumerate(state.caravan):
        goods[owner] += 1
        row[owner] = state.rows[place]
    return [goods[seat] * row[seat] for seat in range(state.seats)]


def count_caravan(state: YspahanState) -> None:
    """R34: the points are scored; whether the caravan is emptied is the caller's affair (R33, R43)."""
    for seat, points in enumerate(caravan_points(state)):
        state.score(seat, BY_CARAVAN, points)
        if points and state.listener is not None:
            state.listener(event("yspahan-log-caravan", seat, ["caravan"], points=points))


def souk_points(state: YspahanState, souk: int) -> int:
    """R43: what a complete souk brings its owner, 2 more with the bazaar; nothing while unfinished."""
    if state.souk_count[souk] < state.box.souk_size[souk]:
        return 0
    bonus = state.box.building_amount[BAZAAR] if state.has(state.souk_owner[souk], BAZAAR) else 0
    return state.box.souk_points[souk] + bonus


def score_souks(state: YspahanState) -> None:
    """R43 (i)."""
    for souk, owner in enumerate(state.souk_owner):
        points = 0 if owner == FREE else souk_points(state, souk)
        if points == 0:
            continue
        state.score(owner, BY_SOUKS, points)
        if state.listener is not None:
            elements = [f"shop:{state.box.shop_ids[shop]}" for shop in state.box.souk_shops[souk]]
            name = say(f"yspahan-souk-{state.box.souk_ids[souk]}")
            state.listener(event("yspahan-log-souk", owner, elements, souk=name, points=points))
