"""Moving the supervisor and sending goods to the caravan (R24 to R32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.actions import Kind
from caravansary.core.agenda import Frame
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say, seat_name
from caravansary.games.yspahan import scoring
from caravansary.games.yspahan.box import CARAVANSERAI, FREE, HAMMAM
from caravansary.games.yspahan.rules import cards, supply
from caravansary.games.yspahan.rules.question import YspahanQuestion

if TYPE_CHECKING:
    from caravansary.games.yspahan.state import YspahanState


def price(state: YspahanState, seat: int, length: int, value: int) -> int:
    """R25, R26: 1 gold per space of change; the hammam makes the first three free."""
    change = length - value if length > value else value - length
    if state.has(seat, HAMMAM):
        change -= state.box.building_amount[HAMMAM]
    return change if change > 0 else 0


class Move(YspahanQuestion):
    """R24 to R28: where the supervisor goes. Its frame: value of the dice, which is the basic length of the walk."""

    def own_answers(self, state: YspahanState, frame: Frame, seat: int) -> list[int]:
        """Every space whose distance can be paid; the streets are a tree, so the end fixes the way."""
        first = state.space.move.base
        value = frame[1]
        most = min(state.gold[seat], state.switches.gold_limit)
        distance = state.box.distance[state.supervisor]
        return [first + end for end in range(len(distance)) if price(state, seat, distance[end], value) <= most]

    def carry_out(
        self, state: YspahanState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        """R25, R29: pay, walk, and load the goods beside the end space; of two, the mover names the order."""
        state.agenda.pop()
        box = state.box
        end = argument
        length = box.distance[state.supervisor][end]
        cost = price(state, seat, length, frame[1])
        state.gold[seat] -= cost
        if state.listener is not None:
            way = [f"space:{box.space_ids[state.supervisor]}", f"space:{box.space_ids[end]}"]
            space = space_name(box.space_ids[end])
            state.listener(event("yspahan-log-supervisor", seat, way, space=space, gold=cost))
        state.supervisor = end
        if length == 0 and not state.switches.zero_move_loads:
            return
        goods = [shop for shop in box.space_shops[end] if state.shops[shop] != FREE]
        if len(goods) == 2:
            state.agenda.append((ORDER, goods[0], goods[1], 0))
        elif goods:
            state.agenda.append((CAMEL, goods[0], 0, 0))

    def prompt(self, state: YspahanState, frame: Frame) -> Message:
        return say("yspahan-ask-supervisor", value=frame[1], free=free_change(state))

    def label(self, state: YspahanState, frame: Frame, action: int) -> Message:
        kind = state.space.kind(action)
        if kind is state.space.move:
            return say("yspahan-do-move", space=space_name(state.box.space_ids[action - kind.base]))
        return super().label(state, frame, action)

    def hint(self, state: YspahanState, frame: Frame, action: int) -> Message | None:
        """What the walk costs and whose goods it loads."""
        kind = state.space.kind(action)
        if kind is not state.space.move:
            return super().hint(state, frame, action)
        end = action - kind.base
        length = state.box.distance[state.supervisor][end]
        gold = price(state, state.seat, length, frame[1])
        goods = [shop for shop in state.box.space_shops[end] if state.shops[shop] != FREE]
        if length == 0 and not state.switches.zero_move_loads:
            goods = []
        args: dict[str, int | str | Message] = {"gold": gold, "goods": len(goods)}
        for place, shop in enumerate(goods):
            args[f"owner{place + 1}"] = seat_name(state.shops[shop])
        return Message(f"yspahan-hint-move-{len(goods)}", args)


MOVE: Final = Move("move", kind="supervisor")


class Order(YspahanQuestion):
    """R29: which of two goods is loaded first. Its frame: their shops."""

    def own_answers(self, state: YspahanState, frame: Frame, seat: int) -> list[int]:
        first = state.space.load.base
        return [first + frame[1], first + frame[2]]

    def carry_out(
        self, state: YspahanState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        """R29: the named good first, then the other."""
        other = frame[1] + frame[2] - argument
        state.agenda[-1] = (CAMEL, other, 0, 0)
        state.agenda.append((CAMEL, argument, 0, 0))

    def label(self, state: YspahanState, frame: Frame, action: int) -> Message:
        kind = state.space.kind(action)
        if kind is not state.space.load:
            return super().label(state, frame, action)
        shop = action - kind.base
        return say("yspahan-do-load", shop=supply.shop_name(state, shop), owner=seat_name(state.shops[shop]))


ORDER: Final = Order("order")


class Camel(YspahanQuestion):
    """R30: an owner with a camel, and a good to load instead, may keep the good in its shop. Its frame: the shop."""

    def seat(self, state: YspahanState, frame: Frame) -> int:
        return state.shops[frame[1]]

    def own_answers(self, state: YspahanState, frame: Frame, seat: int) -> list[int]:
        if state.camels[seat] == 0 or state.supply(seat) == 0:
            return [state.space.send.base]
        return [state.space.protect.base, state.space.send.base]

    def carry_out(
        self, state: YspahanState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        """R30, R32: the good or one from the supply is loaded; the caravanserai's card comes with either."""
        state.agenda.pop()
        shop_id = state.box.shop_ids[frame[1]]
        if kind is state.space.protect:
            state.camels[seat] -= 1
            if state.listener is not None:
                state.listener(event("yspahan-log-protect", seat, [f"shop:{shop_id}"]))
        else:
            supply.take_away(state, frame[1])
        load_good(state, seat, [f"shop:{shop_id}"])
        if not state.has(seat, CARAVANSERAI):
            return
        if state.switches.draw_optional:
            state.agenda.append((cards.CARAVANSERAI, seat, 0, 0))
        else:
            cards.draw(state, seat, chance)

    def prompt(self, state: YspahanState, frame: Frame) -> Message:
        return say("yspahan-ask-camel", shop=supply.shop_name(state, frame[1]))


CAMEL: Final = Camel("camel")


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


def free_change(state: YspahanState) -> int:
    """R26: by how many spaces a walk may be longer or shorter for nothing."""
    return state.bonus(state.seat, HAMMAM)


def space_name(space_id: str) -> Message:
    """The arm and the number along it; the letter is the one on the board."""
    return say(f"yspahan-space-{space_id[0]}", number=int(space_id[1:]))
