"""Dice of the supply: new ones, refreshed and adjusted ones, trade, and rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.agenda import Frame
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.wayfarers.names import (
    DIE,
    DIE_SPACES,
    FOLK,
    GUILD_YELLOW,
    HELD,
    INF,
    PLACED,
    RESERVE,
    USED_YELLOW,
    WIDTH,
)
from caravansary.games.wayfarers.rules import effects
from caravansary.games.wayfarers.rules.question import WayfarersQuestion

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState


class Trade(WayfarersQuestion):
    """R10.2: two steps on one die or two; the second may be left out. Its frame: steps left."""

    def legal(self, state: WayfarersState, frame: Frame, seat: int) -> list[int]:
        found = adjust_targets(state, seat)
        if frame[1] == 1:
            found.append(state.space.done.base)
        return found

    def answer(self, state: WayfarersState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        state.agenda.pop()
        kind = state.space.kind(action)
        if kind is state.space.done:
            return
        adjust(state, seat, action - kind.base)
        if frame[1] > 1:
            state.agenda.append((TRADE, frame[1] - 1, 0, 0))

    def prompt(self, state: WayfarersState, frame: Frame) -> Message:
        return say("wayfarers-ask-trade", number=frame[1])

    def label(self, state: WayfarersState, frame: Frame, action: int) -> Message:
        kind = state.space.kind(action)
        if kind is state.space.adjust:
            return adjust_label(action - kind.base)
        return super().label(state, frame, action)


TRADE: Final = Trade("trade")


class Reroll(WayfarersQuestion):
    """R12.2: at a rest, dice that were in the supply before may be rerolled, one by one or all together.

    Its frame: those dice, three bits for the number of each value.
    """

    def legal(self, state: WayfarersState, frame: Frame, seat: int) -> list[int]:
        space = state.space
        if state.switches.reroll_together:
            return [space.reroll_all.base, space.done.base]
        found = [space.reroll.base + value for value in range(6) if (frame[1] >> (3 * value)) & 7]
        found.append(space.done.base)
        return found

    def answer(self, state: WayfarersState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        state.agenda.pop()
        old = frame[1]
        kind = state.space.kind(action)
        if kind is state.space.reroll_all:
            for value in range(6):
                for _ in range((old >> (3 * value)) & 7):
                    reroll(state, seat, value, chance)
        elif kind is state.space.reroll:
            value = action - kind.base
            old -= 1 << (3 * value)
            reroll(state, seat, value, chance)
            if old:
                state.agenda.append((REROLL, old, 0, 0))


REROLL: Final = Reroll("reroll")


def roll(state: WayfarersState, seat: int, chance: Chance) -> None:
    """One die rolled into the supply."""
    value = chance.pick(6) + 1
    state.own[seat * WIDTH + DIE + value - 1] += 1
    if state.listener is not None:
        state.listener(event("wayfarers-log-roll", seat, [f"die:{value}"], value=value))


def new_die(state: WayfarersState, seat: int, chance: Chance) -> None:
    """R9.2: from the reserve, rolled."""
    if state.own[seat * WIDTH + RESERVE]:
        state.own[seat * WIDTH + RESERVE] -= 1
        if state.listener is not None:
            state.listener(event("wayfarers-log-new-die", seat))
        roll(state, seat, chance)


def supply_dice(state: WayfarersState, seat: int) -> int:
    at = seat * WIDTH + DIE
    own = state.own
    return own[at] + own[at + 1] + own[at + 2] + own[at + 3] + own[at + 4] + own[at + 5]


def refresh_targets(state: WayfarersState, seat: int) -> list[int]:
    """R3.10: a die on a space, the one of this turn too, or one of the supply."""
    at = seat * WIDTH
    placed = state.own[at + PLACED]
    first = state.space.refresh.base
    found: list[int] = []
    for space in range(DIE_SPACES):
        if (placed >> space) & 1:
            found.append(first + space)
    first = state.space.reroll.base
    for value in range(6):
        if state.own[at + DIE + value]:
            found.append(first + value)
    return found


def refresh(state: WayfarersState, seat: int, space: int, chance: Chance) -> None:
    """R3.10: the space is free again."""
    state.own[seat * WIDTH + PLACED] &= ~(1 << space)
    if state.listener is not None:
        name = state.box.cards.space_ids[space]
        state.listener(event("wayfarers-log-refresh", seat, [f"space:{name}"], space=say(f"wayfarers-space-{name}")))
    roll(state, seat, chance)


def reroll(state: WayfarersState, seat: int, value: int, chance: Chance) -> None:
    state.own[seat * WIDTH + DIE + value] -= 1
    if state.listener is not None:
        state.listener(event("wayfarers-log-reroll", seat, [f"die:{value + 1}"], value=value + 1))
    roll(state, seat, chance)


def adjust_targets(state: WayfarersState, seat: int) -> list[int]:
    """R3.10, R3.2: a die of the supply up or down by 1, never past 1 or 6."""
    at = seat * WIDTH + DIE
    first = state.space.adjust.base
    found: list[int] = []
    for value in range(6):
        if state.own[at + value]:
            if value < 5:
                found.append(first + 2 * value)
            if value > 0:
                found.append(first + 2 * value + 1)
    return found


def adjust(state: WayfarersState, seat: int, choice: int) -> None:
    value, down = divmod(choice, 2)
    to = value - 1 if down else value + 1
    at = seat * WIDTH + DIE
    state.own[at + value] -= 1
    state.own[at + to] += 1
    if state.listener is not None:
        elements = [f"die:{value + 1}", f"die:{to + 1}"]
        state.listener(event("wayfarers-log-adjust", seat, elements, value=value + 1, became=to + 1))


def adjust_label(choice: int) -> Message:
    value, down = divmod(choice, 2)
    return say("wayfarers-do-adjust", value=value + 1, to=value if down else value + 2)


def can_trade(state: WayfarersState, seat: int) -> bool:
    """R10.2: a token on the trade guild, not yet used this turn, and a die to change."""
    if state.used & USED_YELLOW or not state.own[seat * WIDTH + INF + GUILD_YELLOW]:
        return False
    return supply_dice(state, seat) > 0


def trade(state: WayfarersState, seat: int) -> None:
    """R10.2: paid for, and two steps follow."""
    spend_trade(state, seat)
    state.agenda.append((TRADE, 2, 0, 0))


def spend_trade(state: WayfarersState, seat: int) -> None:
    """R10.2: the token goes back to its owner."""
    state.used |= USED_YELLOW
    state.add_influence(seat, GUILD_YELLOW, -1)
    if state.listener is not None:
        state.listener(event("wayfarers-log-trade", seat, ["guild:yellow"]))


def rest(state: WayfarersState, seat: int, chance: Chance) -> None:
    """R12.1, R12.2, R12.4: the supply is counted first, then all placed dice come back rolled."""
    at = seat * WIDTH
    entitled = supply_dice(state, seat) <= 1
    if state.listener is not None:
        id = "wayfarers-log-rest" if entitled else "wayfarers-log-rest-only"
        state.listener(event(id, seat, ["rest"]))
    old = 0
    for value in range(6):
        old |= state.own[at + DIE + value] << (3 * value)
    if entitled:
        _push_abilities(state, seat)
    placed = state.own[at + PLACED].bit_count()
    state.own[at + PLACED] = 0
    for _ in range(placed):
        roll(state, seat, chance)
    if old:
        state.agenda.append((REROLL, old, 0, 0))


def _push_abilities(state: WayfarersState, seat: int) -> None:
    """R12.3: the printed ability and all townsfolk that rest, in any order, their steps mixed."""
    cards = state.box.cards
    state.agenda.append((effects.GROUP, 0, 0, 0))
    resting = state.own[seat * WIDTH + HELD + FOLK] & cards.rest_folk
    while resting:
        card = (resting & -resting).bit_length() - 1
        resting &= resting - 1
        state.agenda.append((effects.EFFECT, cards.folk_effect[card], 0, 0))
    state.agenda.append((effects.EFFECT, cards.rest_effect, 0, 0))
