"""The actions of the five tribes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.actions import Kind
from caravansary.core.agenda import Frame
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say, seat_name
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
    NOBODY,
    RESOURCES,
    TOTAL,
    TRIBES,
    VIZIER,
)
from caravansary.games.five_tribes.rules import course, djinns, moving, tiles
from caravansary.games.five_tribes.rules.question import AtBoundary, FiveTribesQuestion

if TYPE_CHECKING:
    from caravansary.games.five_tribes.state import FiveTribesState


NEKIR_WAS_PAID: Final = 1
FIRST_WAS_ELDER: Final = 2
"""Flags of a second kill."""


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
        state.agenda.append((BUILDERS, cell, number, 0))
    else:
        state.agenda.append((ASSASSINS, cell, number, 0))


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
        name = resource_name(kind)
        state.listener(event("five-tribes-log-card", seat, [f"card:{place + 1}"], card=name))


class Builders(AtBoundary):
    """R6.4: fakirs that help the builders. Its frame: the final tile, the number of builders."""

    def own_answers(self, state: FiveTribesState, frame: Frame, seat: int, fakirs: int) -> list[int]:
        """R6.4: any number of fakirs; without blue tiles around they would bring nothing and are not asked for."""
        first = state.space.fakirs.base
        most = fakirs if state.blue[frame[1]] else 0
        found = [first + number for number in range(most + 1)]
        if state.blue[frame[1]] and state.djinns[seat]:
            found.extend(djinns.ways_to_use(state, seat, ECHIDNA, fakirs))
        return found

    def carry_out(
        self, state: FiveTribesState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        """R6.4: coins for builders and fakirs times blue tiles, doubled by Echidna (R13.6)."""
        state.agenda.pop()
        spend_fakirs(state, seat, argument)
        coins = state.gain_coins(seat, builder_coins(state, frame[1], frame[2] + argument))
        if state.listener is not None:
            elements = [f"tile:{state.box.cell_ids[frame[1]]}"]
            state.listener(event("five-tribes-log-build", seat, elements, coins=coins, fakirs=argument))

    def prompt(self, state: FiveTribesState, frame: Frame) -> Message:
        coins = builder_coins(state, frame[1], frame[2])
        return say("five-tribes-ask-builders", number=frame[2], blue=state.blue[frame[1]], coins=coins)

    def label(self, state: FiveTribesState, frame: Frame, action: int) -> Message:
        kind = state.space.kind(action)
        if kind is not state.space.fakirs:
            return super().label(state, frame, action)
        number = action - kind.base
        return say("five-tribes-do-fakirs", number=number, coins=builder_coins(state, frame[1], frame[2] + number))


BUILDERS: Final = Builders("builders")


def builder_coins(state: FiveTribesState, cell: int, builders: int) -> int:
    """R6.4, R13.6: builders times blue tiles around, doubled by Echidna."""
    coins = builders * state.blue[cell]
    return 2 * coins if state.flags & djinns.DOUBLED else coins


def spend_fakirs(state: FiveTribesState, seat: int, number: int) -> None:
    if number:
        state.lose_cards(seat, FAKIR, number)
        state.discards[FAKIR] += number


class Assassins(AtBoundary):
    """R6.5: the victim of the assassins. Its frame: the final tile, the number of assassins."""

    def own_answers(self, state: FiveTribesState, frame: Frame, seat: int, fakirs: int) -> list[int]:
        """R6.5, R6.6: every victim in range, with fakirs if need be, and every held one; or nobody."""
        first = state.space.kill.base
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
                found.append(first + 5 * (lowest.bit_length() - 1) + tribe)
                cells ^= lowest
        held = held_victims(state, seat)
        found.extend(held)
        compulsory = (compulsory or bool(held)) and not state.switches.kill_optional
        if found and state.djinns[seat]:
            found.extend(djinns.ways_to_use(state, seat, IBLIS, fakirs))
            if state.has(seat, KANDICHA) and state.switches.doubled_kandicha:
                found.extend(djinns.ways_to_use(state, seat, ECHIDNA, fakirs))
        if not compulsory:
            found.append(state.space.skip.base)
        return found

    def carry_out(
        self, state: FiveTribesState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        """R6.5 to R6.7: fakirs are discarded as far as the range needs them."""
        state.agenda.pop()
        if kind is state.space.kill:
            cell, tribe = argument // 5, argument % 5
            flags = kill(state, seat, cell, tribe, fakirs_needed(state, frame, cell), 0, chance)
            if state.flags & djinns.TWO_KILLS and state.meeples[cell]:
                state.agenda.append((SECOND_KILL, cell + 1, 0, flags))
            moving.take_control_if_empty(state, seat, cell)
        elif kind is state.space.kill_held:
            other, tribe = argument // 2, argument % 2
            flags = kill_held(state, seat, other, tribe, 0, chance)
            if state.flags & djinns.TWO_KILLS:
                state.agenda.append((SECOND_KILL, 0, other, flags))

    def prompt(self, state: FiveTribesState, frame: Frame) -> Message:
        two = state.flags & djinns.TWO_KILLS
        return say("five-tribes-ask-assassins-two" if two else "five-tribes-ask-assassins", number=frame[2])

    def label(self, state: FiveTribesState, frame: Frame, action: int) -> Message:
        return victim_label(state, action) or super().label(state, frame, action)

    def hint(self, state: FiveTribesState, frame: Frame, action: int) -> Message | None:
        kind = state.space.kind(action)
        if kind is not state.space.kill:
            return super().hint(state, frame, action)
        cell = (action - kind.base) // len(TRIBES)
        return kill_hint(state, cell, fakirs_needed(state, frame, cell))


ASSASSINS: Final = Assassins("assassins")


class SecondKill(FiveTribesQuestion):
    """R6.5, R13.10, Iblis: the second victim, on the same tile or of the same opponent.

    Its frame: 1 + the tile or 0, the seat of the holder, flags.
    """

    def answers(self, state: FiveTribesState, frame: Frame, seat: int, fakirs: int) -> list[int]:
        space = state.space
        found: list[int] = []
        if frame[1]:
            cell = frame[1] - 1
            first = space.kill.base + 5 * cell
            found = [first + tribe for tribe in range(len(TRIBES)) if (state.where[tribe] >> cell) & 1]
        else:
            other = frame[2]
            before = ELDER if frame[3] & FIRST_WAS_ELDER else VIZIER
            for tribe, held in ((VIZIER, state.viziers[other]), (ELDER, state.elders[other])):
                if held and (tribe == before or state.switches.mixed_pair):
                    found.append(space.kill_held.base + 2 * other + tribe)
        if found and state.switches.kill_optional:
            found.append(space.skip.base)
        return found

    def carry_out(
        self, state: FiveTribesState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        state.agenda.pop()
        if kind is state.space.kill:
            cell = argument // 5
            kill(state, seat, cell, argument % 5, 0, frame[3], chance)
            moving.take_control_if_empty(state, seat, cell)
        elif kind is state.space.kill_held:
            kill_held(state, seat, argument // 2, argument % 2, frame[3], chance)

    def label(self, state: FiveTribesState, frame: Frame, action: int) -> Message:
        return victim_label(state, action) or super().label(state, frame, action)

    def hint(self, state: FiveTribesState, frame: Frame, action: int) -> Message | None:
        kind = state.space.kind(action)
        if kind is not state.space.kill:
            return super().hint(state, frame, action)
        return kill_hint(state, (action - kind.base) // len(TRIBES), 0)


SECOND_KILL: Final = SecondKill("second-kill", optional=True)


def victim_label(state: FiveTribesState, action: int) -> Message | None:
    kind = state.space.kind(action)
    if kind is state.space.kill:
        cell, tribe = divmod(action - kind.base, len(TRIBES))
        return say("five-tribes-do-kill", tribe=tribe_name(tribe), tile=state.box.cell_ids[cell])
    if kind is state.space.kill_held:
        other, tribe = divmod(action - kind.base, 2)
        return say("five-tribes-do-kill-held", tribe=tribe_name(tribe), victim=seat_name(other))
    return None


def kill_hint(state: FiveTribesState, cell: int, fakirs: int) -> Message | None:
    """The fakirs that it costs, and whether it takes the tile."""
    last = state.meeples[cell] >> TOTAL == 1 and state.camel[cell] == NOBODY and state.camels[state.seat] > 0
    if last:
        return say("five-tribes-hint-kill-camel", fakirs=fakirs, tile=tiles.tile_name(state, cell))
    return say("five-tribes-hint-kill", fakirs=fakirs) if fakirs else None


def fakirs_needed(state: FiveTribesState, frame: Frame, cell: int) -> int:
    """R6.6: how many fakirs must help the assassins to reach the tile."""
    return max(state.box.distance[frame[1]][cell] - frame[2], 0)


def held_victims(state: FiveTribesState, seat: int) -> list[int]:
    """R6.8, R13.4: viziers and elders of opponents, except of the owner of Boaz."""
    first = state.space.kill_held.base
    found: list[int] = []
    for other in range(state.seats):
        if other == seat or state.has(other, BOAZ):
            continue
        if state.viziers[other]:
            found.append(first + 2 * other + VIZIER)
        if state.elders[other]:
            found.append(first + 2 * other + ELDER)
    return found


def kill(state: FiveTribesState, seat: int, cell: int, tribe: int, fakirs: int, flags: int, chance: Chance) -> int:
    """R6.5: a meeple on a tile dies; gives the flags of a second kill."""
    spend_fakirs(state, seat, fakirs)
    state.remove_meeples(cell, tribe, 1)
    if state.listener is not None:
        name = state.box.cell_ids[cell]
        elements = [f"tile:{name}"]
        victim = tribe_name(tribe)
        state.listener(event("five-tribes-log-kill", seat, elements, tile=name, tribe=victim, fakirs=fakirs))
    return _after_kill(state, seat, tribe, state.blue[cell], flags, chance)


def kill_held(state: FiveTribesState, seat: int, other: int, tribe: int, flags: int, chance: Chance) -> int:
    """R6.5, R6.8: a vizier or elder in front of an opponent dies; gives the flags of a second kill."""
    if tribe == VIZIER:
        state.viziers[other] -= 1
    else:
        state.elders[other] -= 1
    if state.listener is not None:
        elements = [f"player:{other + 1}"]
        name = tribe_name(tribe)
        state.listener(event("five-tribes-log-kill-held", seat, elements, victim=seat_name(other), tribe=name))
    flags = _after_kill(state, seat, tribe, 0, flags, chance)
    return flags | FIRST_WAS_ELDER if tribe == ELDER else flags


def _after_kill(state: FiveTribesState, seat: int, tribe: int, blue: int, flags: int, chance: Chance) -> int:
    """R9.4, R13.18: Kandicha's gain from the victim, who otherwise goes into the bag, and Nekir's income."""
    captured = False
    if state.has(seat, KANDICHA):
        captured = _take_as_kandicha(state, seat, tribe, blue, chance)
    if not captured:
        state.bag[tribe] += 1
    if captured and not state.switches.nekir_for_captures:
        return flags
    if flags & NEKIR_WAS_PAID and state.switches.nekir_once:
        return flags
    djinns.pay_owner(state, NEKIR, seat)
    return flags | NEKIR_WAS_PAID


def _take_as_kandicha(state: FiveTribesState, seat: int, tribe: int, blue: int, chance: Chance) -> bool:
    """R9.4, R13.12, Kandicha: a card for a merchant, coins for a builder; viziers and elders are kept."""
    if tribe == MERCHANT:
        course.draw_resource(state, seat, chance)
    elif tribe == BUILDER:
        doubled = state.flags & djinns.DOUBLED and state.switches.doubled_kandicha
        djinns.give_income(state, seat, KANDICHA, blue * 2 if doubled else blue)
    elif tribe == VIZIER:
        state.viziers[seat] += 1
    elif tribe == ELDER:
        state.elders[seat] += 1
    if tribe not in (VIZIER, ELDER):
        return False
    if state.listener is not None:
        kandicha = djinns.name_of(KANDICHA)
        name = tribe_name(tribe)
        state.listener(event("five-tribes-log-capture", seat, ["djinn:kandicha"], djinn=kandicha, tribe=name))
    return True


def tribe_name(tribe: int) -> Message:
    return say(f"five-tribes-tribe-{TRIBES[tribe]}")


def some_of(tribe: int, number: int) -> Message:
    return say(f"five-tribes-some-{TRIBES[tribe]}", number=number)


def resource_name(kind: int) -> Message:
    return say(f"five-tribes-resource-{RESOURCES[kind]}")
