"""The actions of the five tribes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import say, seat_name
from caravansary.core.state import Frame
from caravansary.games.five_tribes.actions import FAKIRS, KILL, KILL_HELD, SKIP
from caravansary.games.five_tribes.box import (
    BOAZ,
    BUILDER,
    ECHIDNA,
    ELDER,
    FAKIR,
    IBLIS,
    KANDICHA,
    MERCHANT,
    NEKIR,
    RESOURCES,
    TRIBES,
    VIZIER,
)
from caravansary.games.five_tribes.rules import course, djinns, frames, moving

if TYPE_CHECKING:
    from caravansary.games.five_tribes.state import FiveTribesState


def act(state: FiveTribesState, seat: int, cell: int, tribe: int, number: int) -> None:
    """R6.1 to R6.5: viziers and elders are kept; the others go into the bag and do their work."""
    if tribe == VIZIER:
        state.viziers[seat] += number
        return
    if tribe == ELDER:
        state.elders[seat] += number
        return
    state.bag[tribe] += number
    if tribe == MERCHANT:
        _trade(state, seat, number)
    elif tribe == BUILDER:
        state.agenda.append((frames.BUILDERS, cell, number, 0))
    else:
        state.agenda.append((frames.ASSASSINS, cell, number, 0))


def _trade(state: FiveTribesState, seat: int, number: int) -> None:
    """R6.3: the cards move up as those before them are taken."""
    for taken, place in enumerate(traded(state, number)):
        take_card(state, seat, place - taken)


def traded(state: FiveTribesState, number: int) -> list[int]:
    """R6.3: the places of as many cards as merchants from the left end of the row, or of as many as there are."""
    fakirs = state.switches.merchants_take_fakirs
    places = [place for place, kind in enumerate(state.resource_row) if fakirs or kind != FAKIR]
    return places[:number]


def take_card(state: FiveTribesState, seat: int, place: int) -> None:
    """R6.3, R7.4: an open card from the row into the hand."""
    kind = state.resource_row.pop(place)
    state.gain_card(seat, kind, openly=True)
    if state.listener is not None:
        name = say(f"five-tribes-resource-{RESOURCES[kind]}")
        state.listener(event("five-tribes-log-card", seat, [f"card:{place + 1}"], card=name))


def builder_answers(state: FiveTribesState, seat: int, frame: Frame, fakirs: int) -> list[int]:
    """R6.4: any number of fakirs; without blue tiles around they would bring nothing and are not asked for."""
    most = fakirs if state.blue[frame[1]] else 0
    found = [FAKIRS + number for number in range(most + 1)]
    if state.blue[frame[1]] and state.djinns[seat]:
        found.extend(djinns.ways_to_use(state, seat, ECHIDNA, fakirs))
    return found


def build(state: FiveTribesState, seat: int, frame: Frame, fakirs: int) -> None:
    """R6.4: coins for builders and fakirs times blue tiles, doubled by Echidna (R13.6)."""
    state.agenda.pop()
    spend_fakirs(state, seat, fakirs)
    coins = state.gain_coins(seat, builder_coins(state, frame[1], frame[2] + fakirs))
    if state.listener is not None:
        elements = [f"tile:{state.box.cell_ids[frame[1]]}"]
        state.listener(event("five-tribes-log-build", seat, elements, coins=coins, fakirs=fakirs))


def builder_coins(state: FiveTribesState, cell: int, builders: int) -> int:
    """R6.4, R13.6: builders times blue tiles around, doubled by Echidna."""
    coins = builders * state.blue[cell]
    return 2 * coins if state.flags & frames.DOUBLED else coins


def spend_fakirs(state: FiveTribesState, seat: int, number: int) -> None:
    if number:
        state.lose_cards(seat, FAKIR, number)
        state.discards[FAKIR] += number


def assassin_answers(state: FiveTribesState, seat: int, frame: Frame, fakirs: int) -> list[int]:
    """R6.5, R6.6: every victim in range, with fakirs if need be, and every held one; declining where it is allowed."""
    within = state.box.within[frame[1]]
    farthest = len(within) - 1
    near = within[min(frame[2], farthest)]
    reach = within[min(frame[2] + fakirs, farthest)]
    found: list[int] = []
    compulsory = False
    for tribe in range(len(TRIBES)):
        cells = state.where[tribe] & reach
        compulsory = compulsory or state.where[tribe] & near != 0
        while cells:
            lowest = cells & -cells
            found.append(KILL + 5 * (lowest.bit_length() - 1) + tribe)
            cells ^= lowest
    held = held_victims(state, seat)
    found.extend(held)
    compulsory = (compulsory or bool(held)) and not state.switches.kill_optional
    if found and state.djinns[seat]:
        found.extend(djinns.ways_to_use(state, seat, IBLIS, fakirs))
        if state.has(seat, KANDICHA) and state.switches.doubled_kandicha:
            found.extend(djinns.ways_to_use(state, seat, ECHIDNA, fakirs))
    if not compulsory:
        found.append(SKIP)
    return found


def held_victims(state: FiveTribesState, seat: int) -> list[int]:
    """R6.8, R13.4: viziers and elders of opponents, except of the owner of Boaz."""
    found: list[int] = []
    for other in range(state.seats):
        if other == seat or state.has(other, BOAZ):
            continue
        if state.viziers[other]:
            found.append(KILL_HELD + 2 * other + VIZIER)
        if state.elders[other]:
            found.append(KILL_HELD + 2 * other + ELDER)
    return found


def second_answers(state: FiveTribesState, frame: Frame) -> list[int]:
    """R6.5, R13.10, Iblis: the second victim, on the same tile or of the same opponent."""
    found: list[int] = []
    if frame[1]:
        cell = frame[1] - 1
        found = [KILL + 5 * cell + tribe for tribe in range(len(TRIBES)) if (state.where[tribe] >> cell) & 1]
    else:
        other = frame[2]
        first = ELDER if frame[3] & frames.FIRST_WAS_ELDER else VIZIER
        for tribe, held in ((VIZIER, state.viziers[other]), (ELDER, state.elders[other])):
            if held and (tribe == first or state.switches.mixed_pair):
                found.append(KILL_HELD + 2 * other + tribe)
    if found and state.switches.kill_optional:
        found.append(SKIP)
    return found


def kill(state: FiveTribesState, seat: int, frame: Frame, cell: int, tribe: int, chance: Chance) -> None:
    """R6.5 to R6.7: a meeple on a tile; fakirs are discarded as far as the range needs them."""
    first = state.agenda.pop()[0] == frames.ASSASSINS
    fakirs = max(state.box.distance[frame[1]][cell] - frame[2], 0) if first else 0
    spend_fakirs(state, seat, fakirs)
    state.remove_meeples(cell, tribe, 1)
    if state.listener is not None:
        name = state.box.cell_ids[cell]
        tribe_name = say(f"five-tribes-tribe-{TRIBES[tribe]}")
        elements = [f"tile:{name}"]
        state.listener(event("five-tribes-log-kill", seat, elements, tile=name, tribe=tribe_name, fakirs=fakirs))
    flags = _after_kill(state, seat, tribe, state.blue[cell], 0 if first else frame[3], chance)
    if first and state.flags & frames.TWO_KILLS and state.meeples[cell]:
        state.agenda.append((frames.SECOND_KILL, cell + 1, 0, flags))
    moving.take_control_if_empty(state, seat, cell)


def kill_held(state: FiveTribesState, seat: int, frame: Frame, other: int, tribe: int, chance: Chance) -> None:
    """R6.5, R6.8: a vizier or elder in front of an opponent."""
    first = state.agenda.pop()[0] == frames.ASSASSINS
    if tribe == VIZIER:
        state.viziers[other] -= 1
    else:
        state.elders[other] -= 1
    if state.listener is not None:
        tribe_name = say(f"five-tribes-tribe-{TRIBES[tribe]}")
        elements = [f"player:{other + 1}"]
        state.listener(event("five-tribes-log-kill-held", seat, elements, victim=seat_name(other), tribe=tribe_name))
    flags = _after_kill(state, seat, tribe, 0, 0 if first else frame[3], chance)
    if tribe == ELDER:
        flags |= frames.FIRST_WAS_ELDER
    if first and state.flags & frames.TWO_KILLS:
        state.agenda.append((frames.SECOND_KILL, 0, other, flags))


def _after_kill(state: FiveTribesState, seat: int, tribe: int, blue: int, flags: int, chance: Chance) -> int:
    """R9.4, R13.18: Kandicha's gain from the victim, who otherwise goes into the bag, and Nekir's income."""
    captured = False
    if state.has(seat, KANDICHA):
        captured = _take_as_kandicha(state, seat, tribe, blue, chance)
    if not captured:
        state.bag[tribe] += 1
    if captured and not state.switches.nekir_for_captures:
        return flags
    if flags & frames.NEKIR_WAS_PAID and state.switches.nekir_once:
        return flags
    djinns.pay_owner(state, NEKIR, seat)
    return flags | frames.NEKIR_WAS_PAID


def _take_as_kandicha(state: FiveTribesState, seat: int, tribe: int, blue: int, chance: Chance) -> bool:
    """R9.4, R13.12, Kandicha: a card for a merchant, coins for a builder; viziers and elders are kept."""
    if tribe == MERCHANT:
        course.draw_resource(state, seat, chance)
    elif tribe == BUILDER:
        doubled = state.flags & frames.DOUBLED and state.switches.doubled_kandicha
        djinns.give_income(state, seat, KANDICHA, blue * 2 if doubled else blue)
    elif tribe == VIZIER:
        state.viziers[seat] += 1
    elif tribe == ELDER:
        state.elders[seat] += 1
    if tribe not in (VIZIER, ELDER):
        return False
    if state.listener is not None:
        name = say(f"five-tribes-tribe-{TRIBES[tribe]}")
        state.listener(
            event("five-tribes-log-capture", seat, ["djinn:kandicha"], djinn=djinns.name_of(KANDICHA), tribe=name)
        )
    return True
