"""Supplying shops (R17 to R23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.events import event
from caravansary.core.messages import say
from caravansary.core.state import Frame
from caravansary.games.yspahan.actions import SHOP, STOP
from caravansary.games.yspahan.box import FREE, NEIGHBOURHOODS
from caravansary.games.yspahan.rules import frames

if TYPE_CHECKING:
    from caravansary.games.yspahan.state import YspahanState


def open_souks(state: YspahanState, seat: int, neighbourhood: int) -> list[int]:
    """R18, R19: the souks in which the seat may place a good.

    Its own unfinished ones; without any, those that are free for it. With two unfinished ones, which the supervisor
    can bring about, the option decides whether both are open or each closes the other.
    """
    free: list[int] = []
    unfinished: list[int] = []
    size = state.box.souk_size
    for souk in state.box.souks_of[neighbourhood]:
        owner = state.souk_owner[souk]
        if owner == FREE:
            free.append(souk)
        elif owner == seat and state.souk_count[souk] < size[souk]:
            unfinished.append(souk)
    if not unfinished:
        return free
    if len(unfinished) > 1 and state.switches.one_unfinished:
        return []
    return unfinished


def is_possible(state: YspahanState, seat: int, neighbourhood: int) -> bool:
    """R22: whether the seat has a legal shop in the neighbourhood."""
    return bool(open_souks(state, seat, neighbourhood)) and state.supply(seat) > 0


def legal_shops(state: YspahanState, seat: int, neighbourhood: int) -> list[int]:
    """R17, R23: every free shop of the open souks, street or inner."""
    found: list[int] = []
    shops = state.shops
    if state.supply(seat) == 0:
        return found
    for souk in open_souks(state, seat, neighbourhood):
        for shop in state.box.souk_shops[souk]:
            if shops[shop] == FREE:
                found.append(SHOP + shop)
    return found


def answers(state: YspahanState, seat: int, frame: Frame) -> list[int]:
    """R20, R21: one shop after the other; R13: the hoist's good may be declined where it is optional."""
    if frame[2] == 0:
        return []
    found = legal_shops(state, seat, frame[1])
    if found and _may_stop(state, frame):
        found.append(STOP)
    return found


def _may_stop(state: YspahanState, frame: Frame) -> bool:
    if not frame[3] & frames.SOMETHING_PLACED:
        return False
    return state.switches.supply_optional or (frame[2] == 1 and frame[3] & frames.LAST_IS_OPTIONAL != 0)


def anywhere(state: YspahanState, seat: int) -> list[int]:
    """R40 place_good: any free shop of the city within the limits of its neighbourhood."""
    found: list[int] = []
    for neighbourhood in range(len(NEIGHBOURHOODS)):
        found.extend(legal_shops(state, seat, neighbourhood))
    return found


def supply_shop(state: YspahanState, seat: int, shop: int, frame: Frame) -> None:
    state.agenda[-1] = (frames.SUPPLY, frame[1], frame[2] - 1, frame[3] | frames.SOMETHING_PLACED)
    put(state, seat, shop)


def put(state: YspahanState, seat: int, shop: int) -> None:
    souk = state.box.shop_souk[shop]
    state.shops[shop] = seat
    state.souk_owner[souk] = seat
    state.souk_count[souk] += 1
    if state.listener is not None:
        shop_id = state.box.shop_ids[shop]
        souk_name = say(f"yspahan-souk-{state.box.souk_ids[souk]}")
        state.listener(event("yspahan-log-place", seat, [f"shop:{shop_id}"], souk=souk_name))
        if state.souk_count[souk] == state.box.souk_size[souk]:
            state.listener(event("yspahan-log-souk-full", seat, [f"shop:{shop_id}"], souk=souk_name))


def take_away(state: YspahanState, shop: int) -> None:
    """A good leaves its shop; a souk without goods is free for everybody again."""
    souk = state.box.shop_souk[shop]
    state.shops[shop] = FREE
    state.souk_count[souk] -= 1
    if state.souk_count[souk] == 0:
        state.souk_owner[souk] = FREE
