"""Dice, groups and the three uses of a group (R7 to R16, R47)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.actions import Kind
from caravansary.core.agenda import Frame, Work
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.yspahan.box import (
    CAMEL_FLOOR,
    CARDS,
    FLOORS,
    GOLD_FLOOR,
    HOIST,
    PADDOCK,
    SHOP_BUILDING,
)
from caravansary.games.yspahan.rules import building, cards, supervisor, supply
from caravansary.games.yspahan.rules.question import YspahanQuestion

if TYPE_CHECKING:
    from caravansary.games.yspahan.state import YspahanState


class BuyDice(YspahanQuestion):
    """R7: up to three yellow dice, 1 gold each."""

    def open_to_cards(self, state: YspahanState) -> bool:
        return state.switches.cards_before_roll

    def own_answers(self, state: YspahanState, frame: Frame, seat: int) -> list[int]:
        box = state.box
        most = box.yellow_dice
        while most * box.yellow_cost > state.gold[seat]:
            most -= 1
        return [state.space.dice.base + number for number in range(most + 1)]

    def carry_out(
        self, state: YspahanState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        """R7, R8: pay, then roll all white dice and the yellow ones."""
        state.agenda.pop()
        state.gold[seat] -= argument * state.box.yellow_cost
        white = [0] * 7
        for _ in range(state.white_dice):
            white[chance.pick(6) + 1] += 1
        yellow = [0] * 7
        for _ in range(argument):
            yellow[chance.pick(6) + 1] += 1
        fill(state, white, yellow)
        if state.listener is not None:
            state.listener(event("yspahan-log-roll", seat, dice=state.white_dice + argument, yellow=argument))


BUY_DICE: Final = BuyDice("dice")


def fill(state: YspahanState, white: list[int], yellow: list[int]) -> None:
    """R9: the lowest value on the camel floor, the highest on the gold floor, the others from the bag upwards.

    R10: this is the only place where dice get to a floor.
    """
    rolled = [value for value in range(1, 7) if white[value] + yellow[value] > 0]
    last = len(rolled) - 1
    for i, value in enumerate(rolled):
        floor = GOLD_FLOOR if i == last and i > 0 else i
        state.white[floor] = white[value]
        state.yellow[floor] = yellow[value]
        state.values[floor] = value


def clear(state: YspahanState) -> None:
    for floor in range(len(FLOORS)):
        _empty(state, floor)


def _empty(state: YspahanState, floor: int) -> None:
    state.white[floor] = 0
    state.yellow[floor] = 0
    state.values[floor] = 0


class BeginTurn(Work["YspahanState"]):
    """R11: a group with one action, then a building; R47b: no building step with two players.

    Its frame: index of the turn in the day's order.
    """

    def do(self, state: YspahanState, frame: Frame, chance: Chance) -> None:
        index = frame[1]
        state.turn_index = index
        state.turn += 1
        state.agenda.append((building.AFTER, 0 if state.seats == 2 else 1, 0, 0))
        if index == 0 and state.seats > 2:
            state.agenda.append((YELLOW_LEAVE, 0, 0, 0))
        state.agenda.append((GROUP, 0, 0, 0))


TURN: Final = BeginTurn("turn")


class YellowLeave(Work["YspahanState"]):
    """R15: once the first player's action is over, the yellow dice leave; a floor may become empty."""

    def do(self, state: YspahanState, frame: Frame, chance: Chance) -> None:
        if state.listener is not None and any(state.yellow):
            state.listener(event("yspahan-log-yellow"))
        for floor in range(len(FLOORS)):
            if state.yellow[floor] == 0:
                continue
            state.yellow[floor] = 0
            if state.white[floor] == 0:
                state.values[floor] = 0


YELLOW_LEAVE: Final = YellowLeave("yellow-leave")


class Group(YspahanQuestion):
    """R12: a group of dice; R14: without any group, one card instead."""

    def open_to_cards(self, state: YspahanState) -> bool:
        return state.switches.any_time

    def own_answers(self, state: YspahanState, frame: Frame, seat: int) -> list[int]:
        """R47: with two players the forced card may be a building instead, where the option says so."""
        floors = usable_floors(state, seat)
        if floors:
            return [state.space.floor.base + floor for floor in floors]
        if state.seats == 2 and state.switches.forced_card_builds_two:
            return [state.space.take_card.base, *building.buildable(state, seat)]
        return [state.space.take_card.base]

    def asks_anyway(self, state: YspahanState, frame: Frame, seat: int) -> bool:
        if state.switches.forced_card_builds_two and state.hand_size(seat) > 0:
            return True
        return super().asks_anyway(state, frame, seat)

    def carry_out(
        self, state: YspahanState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        if kind is state.space.floor:
            take_group(state, seat, argument)
            return
        state.agenda.pop()
        cards.draw(state, seat, chance)
        if not state.switches.forced_card_builds:
            forbid_building(state)

    def prompt(self, state: YspahanState, frame: Frame) -> Message:
        if state.space.take_card.base in state.actions:
            return say("yspahan-ask-no-group")
        return say("yspahan-ask-group")

    def hint(self, state: YspahanState, frame: Frame, action: int) -> Message | None:
        """What the floor holds for the player."""
        kind = state.space.kind(action)
        if kind is not state.space.floor:
            return super().hint(state, frame, action)
        floor = action - kind.base
        dice = state.white[floor] + (state.yellow[floor] if state.seat == state.first else 0)
        return say("yspahan-hint-floor", number=dice, value=state.values[floor])


GROUP: Final = Group("group")


class Action(YspahanQuestion):
    """R12: what the group is used for. Its frame: floor, number of dice, 2 x value + (1 if a card was discarded)."""

    def own_answers(self, state: YspahanState, frame: Frame, seat: int) -> list[int]:
        """R12, R22, R38: the floor's main action, with or without a discarded card, the supervisor or a card."""
        space = state.space
        main = main_is_possible(state, seat, frame[1])
        found = [space.main.base] if main else []
        if not frame[3] & 1 and (main or state.switches.extra_die_always):
            start = seat * len(CARDS)
            found.extend([space.discard.base + card for card in range(len(CARDS)) if state.hands[start + card]])
        found.append(space.supervisor.base)
        found.append(space.take_card.base)
        if state.seats == 2:
            found.extend(building.buildable(state, seat))
        return found

    def carry_out(
        self, state: YspahanState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        space = state.space
        if kind is space.main:
            main_action(state, seat, frame)
        elif kind is space.discard:
            _discard_for_a_die(state, seat, argument, frame)
        elif kind is space.supervisor:
            # R24: the value of the dice is the basic length; their number and a discarded card do not matter.
            state.agenda[-1] = (supervisor.MOVE, frame[3] >> 1, 0, 0)
        else:
            # R12c: one card, whatever the dice.
            state.agenda.pop()
            cards.draw(state, seat, chance)

    def prompt(self, state: YspahanState, frame: Frame) -> Message:
        return say("yspahan-ask-action", floor=floor_name(frame[1]), number=frame[2], value=frame[3] >> 1)

    def label(self, state: YspahanState, frame: Frame, action: int) -> Message:
        """The main action is named by what the dice in hand give."""
        kind = state.space.kind(action)
        if kind is state.space.main:
            return _main_label(state, frame, 0)
        if kind is state.space.discard:
            card = say(f"yspahan-card-{CARDS[action - kind.base]}")
            if state.switches.extra_die_always:
                return say("yspahan-do-discard-only", card=card)
            return say("yspahan-do-discard", card=card, then=_main_label(state, frame, 1))
        return super().label(state, frame, action)

    def hint(self, state: YspahanState, frame: Frame, action: int) -> Message | None:
        if state.space.kind(action) is state.space.supervisor:
            return say("yspahan-hint-supervisor", value=frame[3] >> 1, free=supervisor.free_change(state))
        return super().hint(state, frame, action)


ACTION: Final = Action("action")


def _main_label(state: YspahanState, frame: Frame, more: int) -> Message:
    """R13: how much the main action gives, with the building's bonus."""
    number = frame[2] + more
    seat = state.seat
    if frame[1] == CAMEL_FLOOR:
        return say("yspahan-main-camels", number=number + state.bonus(seat, PADDOCK))
    if frame[1] == GOLD_FLOOR:
        return say("yspahan-main-gold", number=number + state.bonus(seat, SHOP_BUILDING))
    goods = number + state.bonus(seat, HOIST)
    return say("yspahan-main-goods", number=goods, neighbourhood=supply.neighbourhood_name(frame[1] - 1))


def _discard_for_a_die(state: YspahanState, seat: int, card: int, frame: Frame) -> None:
    """R12, R38: one card, unused, counts as one more die; by default only the main action may follow."""
    cards.use_up(state, seat, card)
    if state.listener is not None:
        state.listener(event("yspahan-log-discard", seat, ["discard"], card=say(f"yspahan-card-{CARDS[card]}")))
    richer = (ACTION, frame[1], frame[2] + 1, frame[3] | 1)
    state.agenda[-1] = richer
    if not state.switches.extra_die_always:
        main_action(state, seat, richer)


def usable_floors(state: YspahanState, seat: int) -> list[int]:
    """R12, R47d: every floor with dice; yellow dice alone are for the first player only."""
    if seat == state.first:
        return [floor for floor in range(len(FLOORS)) if state.values[floor]]
    return [floor for floor in range(len(FLOORS)) if state.white[floor]]


def take_group(state: YspahanState, seat: int, floor: int) -> None:
    """R12, R47d: the group leaves the tower; yellow dice count for the first player only."""
    number = state.white[floor]
    if seat == state.first:
        number += state.yellow[floor]
    value = state.values[floor]
    _empty(state, floor)
    state.agenda[-1] = (ACTION, floor, number, 2 * value)
    if state.listener is not None:
        elements = [f"floor:{FLOORS[floor]}"]
        name = floor_name(floor)
        state.listener(event("yspahan-log-group", seat, elements, number=number, value=value, floor=name))


def main_is_possible(state: YspahanState, seat: int, floor: int) -> bool:
    """R22: supplying needs a legal shop."""
    if floor in (CAMEL_FLOOR, GOLD_FLOOR):
        return True
    return supply.is_possible(state, seat, floor - 1)


def main_action(state: YspahanState, seat: int, frame: Frame) -> None:
    """R12a, R13: camels, gold or goods, as many as dice, and more with the floor's building."""
    state.agenda.pop()
    floor = frame[1]
    number = frame[2]
    if floor == CAMEL_FLOOR:
        gained = state.gain_camels(seat, number + state.bonus(seat, PADDOCK))
        if state.listener is not None:
            state.listener(event("yspahan-log-camels", seat, ["floor:camel"], number=gained))
    elif floor == GOLD_FLOOR:
        gained = state.gain_gold(seat, number + state.bonus(seat, SHOP_BUILDING))
        if state.listener is not None:
            state.listener(event("yspahan-log-gold", seat, ["floor:gold"], number=gained))
    else:
        bonus = state.bonus(seat, HOIST)
        flags = supply.LAST_IS_OPTIONAL if bonus and state.switches.hoist_optional else 0
        state.agenda.append((supply.SUPPLY, floor - 1, number + bonus, flags))


def forbid_building(state: YspahanState) -> None:
    """R14: the option under which the forced card leaves no building step."""
    for i in range(len(state.agenda) - 1, -1, -1):
        if state.agenda[i][0] is building.AFTER:
            state.agenda[i] = (building.AFTER, 0, 0, 0)
            return


def floor_name(floor: int) -> Message:
    return say(f"yspahan-floor-{FLOORS[floor]}")
