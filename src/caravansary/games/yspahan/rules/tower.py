"""Dice, groups and the three uses of a group (R7 to R16, R47)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import say
from caravansary.core.state import Frame
from caravansary.games.yspahan.actions import DICE, DISCARD, FLOOR, MAIN, SUPERVISOR, TAKE_CARD
from caravansary.games.yspahan.box import (
    CAMEL_FLOOR,
    CARDS,
    FLOORS,
    GOLD_FLOOR,
    HOIST,
    PADDOCK,
    SHOP_BUILDING,
)
from caravansary.games.yspahan.rules import building, cards, frames, supply

if TYPE_CHECKING:
    from caravansary.games.yspahan.state import YspahanState


def dice_answers(state: YspahanState, seat: int) -> list[int]:
    """R7: up to three yellow dice, 1 gold each."""
    box = state.box
    most = box.yellow_dice
    while most * box.yellow_cost > state.gold[seat]:
        most -= 1
    return [DICE + number for number in range(most + 1)]


def roll(state: YspahanState, seat: int, yellow_dice: int, chance: Chance) -> None:
    """R7, R8: pay, then roll all white dice and the yellow ones."""
    state.agenda.pop()
    state.gold[seat] -= yellow_dice * state.box.yellow_cost
    white = [0] * 7
    for _ in range(state.white_dice):
        white[chance.pick(6) + 1] += 1
    yellow = [0] * 7
    for _ in range(yellow_dice):
        yellow[chance.pick(6) + 1] += 1
    fill(state, white, yellow)
    if state.listener is not None:
        state.listener(event("yspahan-log-roll", seat, dice=state.white_dice + yellow_dice, yellow=yellow_dice))


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


def begin_turn(state: YspahanState, index: int) -> None:
    """R11: a group with one action, then a building; R47b: no building step with two players."""
    state.turn_index = index
    state.turn += 1
    state.agenda.append((frames.AFTER, 0 if state.seats == 2 else 1, 0, 0))
    if index == 0 and state.seats > 2:
        state.agenda.append((frames.YELLOW_LEAVE, 0, 0, 0))
    state.agenda.append((frames.GROUP, 0, 0, 0))


def remove_yellow_dice(state: YspahanState) -> None:
    """R15: once the first player's action is over, the yellow dice leave; a floor may become empty."""
    if state.listener is not None and any(state.yellow):
        state.listener(event("yspahan-log-yellow"))
    for floor in range(len(FLOORS)):
        if state.yellow[floor] == 0:
            continue
        state.yellow[floor] = 0
        if state.white[floor] == 0:
            state.values[floor] = 0


def usable_floors(state: YspahanState, seat: int) -> list[int]:
    """R12, R47d: every floor with dice; yellow dice alone are for the first player only."""
    if seat == state.first:
        return [floor for floor in range(len(FLOORS)) if state.values[floor]]
    return [floor for floor in range(len(FLOORS)) if state.white[floor]]


def group_answers(state: YspahanState, seat: int) -> list[int]:
    """R12: a group; R14: without any group, one card instead (R47: or a building, where the option says so)."""
    floors = usable_floors(state, seat)
    if floors:
        return [FLOOR + floor for floor in floors]
    if state.seats == 2 and state.switches.forced_card_builds_two:
        return [TAKE_CARD, *building.buildable(state, seat)]
    return [TAKE_CARD]


def take_group(state: YspahanState, seat: int, floor: int) -> None:
    """R12, R47d: the group leaves the tower; yellow dice count for the first player only."""
    number = state.white[floor]
    if seat == state.first:
        number += state.yellow[floor]
    value = state.values[floor]
    _empty(state, floor)
    state.agenda[-1] = (frames.ACTION, floor, number, 2 * value)
    if state.listener is not None:
        state.listener(
            event(
                "yspahan-log-group",
                seat,
                [f"floor:{FLOORS[floor]}"],
                number=number,
                value=value,
                floor=say(f"yspahan-floor-{FLOORS[floor]}"),
            )
        )


def action_answers(state: YspahanState, seat: int, frame: Frame) -> list[int]:
    """R12, R22, R38: the floor's main action, with or without a discarded card, the supervisor or a card."""
    discarded = frame[3] & 1
    main = main_is_possible(state, seat, frame[1])
    found = [MAIN] if main else []
    if not discarded and (main or state.switches.extra_die_always):
        start = seat * len(CARDS)
        found.extend([DISCARD + card for card in range(len(CARDS)) if state.hands[start + card]])
    found.append(SUPERVISOR)
    found.append(TAKE_CARD)
    if state.seats == 2:
        found.extend(building.buildable(state, seat))
    return found


def main_is_possible(state: YspahanState, seat: int, floor: int) -> bool:
    """R22: supplying needs a legal shop."""
    if floor in (CAMEL_FLOOR, GOLD_FLOOR):
        return True
    return supply.is_possible(state, seat, floor - 1)


def discard_for_a_die(state: YspahanState, seat: int, card: int, frame: Frame) -> None:
    """R12, R38: one card, unused, counts as one more die; by default only the main action may follow."""
    cards.use_up(state, seat, card)
    if state.listener is not None:
        state.listener(event("yspahan-log-discard", seat, ["discard"], card=say(f"yspahan-card-{CARDS[card]}")))
    richer = (frames.ACTION, frame[1], frame[2] + 1, frame[3] | 1)
    state.agenda[-1] = richer
    if not state.switches.extra_die_always:
        main_action(state, seat, richer)


def main_action(state: YspahanState, seat: int, frame: Frame) -> None:
    """R12a, R13: camels, gold or goods, as many as dice, and more with the floor's building."""
    state.agenda.pop()
    floor = frame[1]
    number = frame[2]
    amount = state.box.building_amount
    if floor == CAMEL_FLOOR:
        bonus = amount[PADDOCK] if state.has(seat, PADDOCK) else 0
        gained = state.gain_camels(seat, number + bonus)
        if state.listener is not None:
            state.listener(event("yspahan-log-camels", seat, ["floor:camel"], number=gained))
    elif floor == GOLD_FLOOR:
        bonus = amount[SHOP_BUILDING] if state.has(seat, SHOP_BUILDING) else 0
        gained = state.gain_gold(seat, number + bonus)
        if state.listener is not None:
            state.listener(event("yspahan-log-gold", seat, ["floor:gold"], number=gained))
    else:
        bonus = amount[HOIST] if state.has(seat, HOIST) else 0
        flags = frames.LAST_IS_OPTIONAL if bonus and state.switches.hoist_optional else 0
        state.agenda.append((frames.SUPPLY, floor - 1, number + bonus, flags))


def take_card(state: YspahanState, seat: int, frame: Frame, chance: Chance) -> None:
    """R12c: one card, whatever the dice; R14: also instead of a group, after which building is an option."""
    state.agenda.pop()
    cards.draw(state, seat, chance)
    if frame[0] == frames.GROUP and not state.switches.forced_card_builds:
        forbid_building(state)


def forbid_building(state: YspahanState) -> None:
    """R14: the option under which the forced card leaves no building step."""
    for i in range(len(state.agenda) - 1, -1, -1):
        if state.agenda[i][0] == frames.AFTER:
            state.agenda[i] = (frames.AFTER, 0, 0, 0)
            return
