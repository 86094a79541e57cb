"""Influence tokens: on guilds, on cards, and shifted where the supply is used up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.events import event
from caravansary.core.messages import say
from caravansary.games.wayfarers.actions import FROM_CARD, FROM_GUILD, INFLUENCE, MARK, MOVE, SLOT_NAMES
from caravansary.games.wayfarers.names import EMPTY, GUILDS, INF, INF_ALL, NOBODY, SLOTS, SUPPLY, WIDTH
from caravansary.games.wayfarers.rules import frames

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState

ON_GUILD = 0
ON_CARD = 1


def can_reach_guild(state: WayfarersState, seat: int, guild: int) -> bool:
    """R6.1, R6.2: a token of the supply, or else one from a card or another guild."""
    at = seat * WIDTH
    if state.own[at + SUPPLY] > 0:
        return True
    return state.own[at + INF_ALL] > state.own[at + INF + guild] or seat in state.tokens


def guild_targets(state: WayfarersState, seat: int) -> list[int]:
    return [INFLUENCE + guild for guild in range(len(GUILDS)) if can_reach_guild(state, seat, guild)]


def card_targets(state: WayfarersState, seat: int) -> list[int]:
    """R5.1: any face-up card without a token."""
    at = seat * WIDTH
    if state.own[at + SUPPLY] == 0 and state.own[at + INF_ALL] == 0 and seat not in state.tokens:
        return []
    row = state.row
    tokens = state.tokens
    return [MARK + slot for slot in range(SLOTS) if tokens[slot] == NOBODY and row[slot] != EMPTY]


def move_targets(state: WayfarersState, seat: int) -> list[int]:
    """R6.1: from one guild to a different one."""
    found: list[int] = []
    for guild in range(3):
        if state.own[seat * WIDTH + INF + guild]:
            for to in range(3):
                if to != guild:
                    found.append(MOVE + 3 * guild + to)
    return found


def influence_guild(state: WayfarersState, seat: int, guild: int) -> None:
    if state.own[seat * WIDTH + SUPPLY] == 0:
        state.agenda.append((frames.SOURCE, ON_GUILD, guild, 0))
        return
    put_on_guild(state, seat, guild, 1)


def put_on_guild(state: WayfarersState, seat: int, guild: int, number: int) -> None:
    state.add_influence(seat, guild, number)
    if state.listener is not None:
        name = say(f"wayfarers-guild-{GUILDS[guild]}")
        element = f"guild:{GUILDS[guild]}"
        state.listener(event("wayfarers-log-influence", seat, [element], guild=name, number=number))


def mark_card(state: WayfarersState, seat: int, slot: int) -> None:
    """R5.1."""
    if state.own[seat * WIDTH + SUPPLY] == 0:
        state.agenda.append((frames.SOURCE, ON_CARD, slot, 0))
        return
    state.own[seat * WIDTH + SUPPLY] -= 1
    _put_on_card(state, seat, slot)


def _put_on_card(state: WayfarersState, seat: int, slot: int) -> None:
    state.tokens[slot] = seat
    if state.listener is not None:
        name = say(f"wayfarers-slot-{SLOT_NAMES[slot]}")
        state.listener(event("wayfarers-log-mark", seat, [f"slot:{SLOT_NAMES[slot]}"], slot=name))


def move(state: WayfarersState, seat: int, choice: int) -> None:
    guild, to = divmod(choice, 3)
    at = seat * WIDTH
    state.own[at + INF + guild] -= 1
    state.own[at + INF + to] += 1
    if state.listener is not None:
        names = [say(f"wayfarers-guild-{GUILDS[one]}") for one in (guild, to)]
        elements = [f"guild:{GUILDS[guild]}", f"guild:{GUILDS[to]}"]
        state.listener(event("wayfarers-log-move", seat, elements, guild=names[0], other=names[1]))


def source_answers(state: WayfarersState, seat: int, where: int, which: int) -> list[int]:
    """R6.2: the own tokens on other guilds and on cards."""
    at = seat * WIDTH
    found: list[int] = []
    for guild in range(3):
        if state.own[at + INF + guild] and not (where == ON_GUILD and guild == which):
            found.append(FROM_GUILD + guild)
    for slot in range(SLOTS):
        if state.tokens[slot] == seat:
            found.append(FROM_CARD + slot)
    return found


def shift(state: WayfarersState, seat: int, where: int, which: int, action: int) -> None:
    """R6.2, R5.4: the token leaves its old place and goes to the new one."""
    if action >= FROM_CARD:
        state.tokens[action - FROM_CARD] = NOBODY
        state.own[seat * WIDTH + SUPPLY] += 1
    else:
        state.add_influence(seat, action - FROM_GUILD, -1)
    if where == ON_GUILD:
        put_on_guild(state, seat, which, 1)
    else:
        mark_card(state, seat, which)


def return_token(state: WayfarersState, slot: int) -> None:
    """R5.4: when a card is acquired, the token on it returns to its owner."""
    owner = state.tokens[slot]
    if owner != NOBODY:
        if owner < state.seats:
            state.own[owner * WIDTH + SUPPLY] += 1
        state.tokens[slot] = NOBODY
