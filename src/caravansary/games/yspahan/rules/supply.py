"""Supplying shops (R17 to R23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.actions import Kind
from caravansary.core.agenda import Frame
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.yspahan.box import BAZAAR, FREE, NEIGHBOURHOODS
from caravansary.games.yspahan.rules.question import YspahanQuestion

if TYPE_CHECKING:
    from caravansary.games.yspahan.state import YspahanState


LAST_IS_OPTIONAL: Final = 1
SOMETHING_PLACED: Final = 2


class ToShop(YspahanQuestion):
    """A question for a shop to put a good in."""

    def label(self, state: YspahanState, frame: Frame, action: int) -> Message:
        kind = state.space.kind(action)
        if kind is state.space.shop:
            return say("yspahan-do-shop", shop=shop_name(state, action - kind.base))
        return super().label(state, frame, action)

    def hint(self, state: YspahanState, frame: Frame, action: int) -> Message | None:
        """What the souk still needs, and what it will bring."""
        kind = state.space.kind(action)
        if kind is not state.space.shop:
            return super().hint(state, frame, action)
        souk = state.box.shop_souk[action - kind.base]
        left = state.box.souk_size[souk] - state.souk_count[souk]
        points = state.box.souk_points[souk] + state.bonus(state.seat, BAZAAR)
        return say("yspahan-hint-shop", left=left, points=points)


class Supply(ToShop):
    """R20, R21: one good after the other. Its frame: neighbourhood, goods left, flags."""

    def own_answers(self, state: YspahanState, frame: Frame, seat: int) -> list[int]:
        """R13: the hoist's good may be declined where it is optional."""
        if frame[2] == 0:
            return []
        found = legal_shops(state, seat, frame[1])
        if found and _may_stop(state, frame):
            found.append(state.space.stop.base)
        return found

    def carry_out(
        self, state: YspahanState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        if kind is state.space.stop:
            state.agenda.pop()
            return
        state.agenda[-1] = (SUPPLY, frame[1], frame[2] - 1, frame[3] | SOMETHING_PLACED)
        put(state, seat, argument)

    def prompt(self, state: YspahanState, frame: Frame) -> Message:
        return say("yspahan-ask-supply", goods=frame[2], neighbourhood=neighbourhood_name(frame[1]))


SUPPLY: Final = Supply("supply", optional=True)


class Place(ToShop):
    """R40 place_good: any free shop of the city within the limits of its neighbourhood."""

    def own_answers(self, state: YspahanState, frame: Frame, seat: int) -> list[int]:
        return anywhere(state, seat)

    def carry_out(
        self, state: YspahanState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        state.agenda.pop()
        put(state, seat, argument)


PLACE: Final = Place("place", optional=True)


def _may_stop(state: YspahanState, frame: Frame) -> bool:
    if not frame[3] & SOMETHING_PLACED:
        return False
    return state.switches.supply_optional or (frame[2] == 1 and frame[3] & LAST_IS_OPTIONAL != 0)


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
    first = state.space.shop.base
    if state.supply(seat) == 0:
        return found
    for souk in open_souks(state, seat, neighbourhood):
        for shop in state.box.souk_shops[souk]:
            if shops[shop] == FREE:
                found.append(first + shop)
    return found


def anywhere(state: YspahanState, seat: int) -> list[int]:
    """R40 place_good: any free shop of the city within the limits of its neighbourhood."""
    found: list[int] = []
    for neighbourhood in range(len(NEIGHBOURHOODS)):
        found.extend(legal_shops(state, seat, neighbourhood))
    return found


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


def shop_name(state: YspahanState, shop: int) -> Message:
    souk_id, number = state.box.shop_ids[shop].rsplit("-", 1)
    return say("yspahan-shop", souk=say(f"yspahan-souk-{souk_id}"), number=int(number))


def neighbourhood_name(neighbourhood: int) -> Message:
    return say(f"yspahan-neighbourhood-{NEIGHBOURHOODS[neighbourhood]}")
