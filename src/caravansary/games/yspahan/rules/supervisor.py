"""Moving the supervisor and sending goods to the caravan (R24 to R32)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.state import Frame
from caravansary.games.yspahan import describe, scoring
from caravansary.games.yspahan.actions import MOVE, PROTECT, SEND
from caravansary.games.yspahan.box import CARAVANSERAI, FREE, HAMMAM
from caravansary.games.yspahan.rules import cards, frames, supply

if TYPE_CHECKING:
    from caravansary.games.yspahan.state import YspahanState


def price(state: YspahanState, seat: int, length: int, value: int) -> int:
    """R25, R26: 1 gold per space of change; the hammam makes the first three free."""
    change = length - value if length > value else value - length
    if state.has(seat, HAMMAM):
        change -= state.box.building_amount[HAMMAM]
    return change if change > 0 else 0


def end_spaces(state: YspahanState, seat: int, value: int) -> list[int]:
    """R25 to R28: every space whose distance can be paid; the streets are a tree, so the end fixes the way."""
    most = min(state.gold[seat], state.switches.gold_limit)
    distance = state.box.distance[state.supervisor]
    return [MOVE + end for end in range(len(distance)) if price(state, seat, distance[end], value) <= most]


def begin_move(state: YspahanState, frame: Frame) -> None:
    """R24: the basic length is the value of the dice; their number and a discarded card do not matter."""
    state.agenda[-1] = (frames.MOVE, frame[3] >> 1, 0, 0)


def move(state: YspahanState, seat: int, end: int, frame: Frame) -> None:
    """R25, R29: pay, walk, and load the goods beside the end space; of two, the mover names the order."""
    state.agenda.pop()
    box = state.box
    length = box.distance[state.supervisor][end]
    cost = price(state, seat, length, frame[1])
    state.gold[seat] -= cost
    if state.listener is not None:
        way = [f"space:{box.space_ids[state.supervisor]}", f"space:{box.space_ids[end]}"]
        state.listener(
            event("yspahan-log-supervisor", seat, way, space=describe.space_name(box.space_ids[end]), gold=cost)
        )
    state.supervisor = end
    if length == 0 and not state.switches.zero_move_loads:
        return
    goods = [shop for shop in box.space_shops[end] if state.shops[shop] != FREE]
    if len(goods) == 2:
        state.agenda.append((frames.ORDER, goods[0], goods[1], 0))
    elif goods:
        state.agenda.append((frames.CAMEL, goods[0], 0, 0))


def load_first(state: YspahanState, shop: int, frame: Frame) -> None:
    """R29: the named good first, then the other."""
    other = frame[1] + frame[2] - shop
    state.agenda[-1] = (frames.CAMEL, other, 0, 0)
    state.agenda.append((frames.CAMEL, shop, 0, 0))


def camel_answers(state: YspahanState, seat: int) -> list[int]:
    """R30: an owner with a camel, and a good to load instead, may keep the good in its shop."""
    if state.camels[seat] == 0 or state.supply(seat) == 0:
        return [SEND]
    return [PROTECT, SEND]


def load_from_shop(state: YspahanState, owner: int, shop: int, protect: bool, chance: Chance) -> None:
    """R30, R32: the good or one from the supply is loaded; the caravanserai's card comes with either."""
    state.agenda.pop()
    shop_id = state.box.shop_ids[shop]
    if protect:
        state.camels[owner] -= 1
        if state.listener is not None:
            state.listener(event("yspahan-log-protect", owner, [f"shop:{shop_id}"]))
    else:
        supply.take_away(state, shop)
    load_good(state, owner, [f"shop:{shop_id}"])
    if not state.has(owner, CARAVANSERAI):
        return
    if state.switches.draw_optional:
        state.agenda.append((frames.CARAVANSERAI, owner, 0, 0))
    else:
        cards.draw(state, owner, chance)


def load_good(state: YspahanState, owner: int, start: list[str]) -> None:
    """R31, R33: the good takes the first free camel and scores; a full caravan is counted and emptied."""
    place = len(state.caravan)
    state.caravan.append(owner)
    points = state.loading_points[place]
    state.score(owner, scoring.BY_LOADING, points)
    if state.listener is not None:
        state.listener(event("yspahan-log-load", owner, [*start, f"camel:{place}"], points=points))
    if len(state.caravan) == len(state.rows):
        scoring.count_caravan(state)
        state.caravan.clear()
        if state.listener is not None:
            state.listener(event("yspahan-log-caravan-full", elements=["caravan"]))
