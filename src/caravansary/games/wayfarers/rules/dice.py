"""Dice of the supply: new ones, refreshed and adjusted ones, trade, and rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import say
from caravansary.games.wayfarers.actions import ADJUST, DONE, REFRESH, REROLL, REROLL_ALL
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
from caravansary.games.wayfarers.rules import frames

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState


def roll(state: WayfarersState, seat: int, chance: Chance) -> int:
    """One die rolled into the supply; gives its value."""
    value = chance.pick(6) + 1
    state.own[seat * WIDTH + DIE + value - 1] += 1
    if state.listener is not None:
        state.listener(event("wayfarers-log-roll", seat, [f"die:{value}"], value=value))
    return value


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
    found: list[int] = []
    for space in range(DIE_SPACES):
        if (placed >> space) & 1:
            found.append(REFRESH + space)
    for value in range(6):
        if state.own[at + DIE + value]:
            found.append(REROLL + value)
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
    found: list[int] = []
    for value in range(6):
        if state.own[at + value]:
            if value < 5:
                found.append(ADJUST + 2 * value)
            if value > 0:
                found.append(ADJUST + 2 * value + 1)
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


def can_trade(state: WayfarersState, seat: int) -> bool:
    """R10.2: a token on the trade guild, not yet used this turn, and a die to change."""
    if state.used & USED_YELLOW or not state.own[seat * WIDTH + INF + GUILD_YELLOW]:
        return False
    return supply_dice(state, seat) > 0


def spend_trade(state: WayfarersState, seat: int) -> None:
    """R10.2: the token goes back, the two steps follow."""
    state.used |= USED_YELLOW
    state.add_influence(seat, GUILD_YELLOW, -1)
    if state.listener is not None:
        state.listener(event("wayfarers-log-trade", seat, ["guild:yellow"]))


def trade_answers(state: WayfarersState, seat: int, left: int) -> list[int]:
    """R10.2: two steps on one die or two; the second may be left out."""
    found = adjust_targets(state, seat)
    if left == 1:
        found.append(DONE)
    return found


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
        state.agenda.append((frames.REROLL, old, 0, 0))


def _push_abilities(state: WayfarersState, seat: int) -> None:
    """R12.3: the printed ability and all townsfolk that rest, in any order, their steps mixed."""
    cards = state.box.cards
    state.agenda.append((frames.GROUP, 0, 0, 0))
    resting = state.own[seat * WIDTH + HELD + FOLK] & cards.rest_folk
    while resting:
        card = (resting & -resting).bit_length() - 1
        resting &= resting - 1
        state.agenda.append((frames.EFFECT, cards.folk_effect[card], 0, 0))
    state.agenda.append((frames.EFFECT, cards.rest_effect, 0, 0))


def reroll_answers(state: WayfarersState, old: int) -> list[int]:
    """R12.2: dice that were in the supply before may be rerolled, one by one or all together."""
    if state.switches.reroll_together:
        return [REROLL_ALL, DONE]
    found = [REROLL + value for value in range(6) if (old >> (3 * value)) & 7]
    found.append(DONE)
    return found


def reroll_at_rest(state: WayfarersState, seat: int, old: int, action: int, chance: Chance) -> None:
    state.agenda.pop()
    if action == REROLL_ALL:
        for value in range(6):
            for _ in range((old >> (3 * value)) & 7):
                reroll(state, seat, value, chance)
    elif action != DONE:
        value = action - REROLL
        old -= 1 << (3 * value)
        reroll(state, seat, value, chance)
        if old:
            state.agenda.append((frames.REROLL, old, 0, 0))
