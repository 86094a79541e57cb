"""Influence tokens: on guilds, on cards, and shifted where the supply is used up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.agenda import Frame
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.wayfarers.actions import SLOT_NAMES
from caravansary.games.wayfarers.names import EMPTY, GUILDS, INF, INF_ALL, NOBODY, SLOTS, SUPPLY, WIDTH
from caravansary.games.wayfarers.rules import cards
from caravansary.games.wayfarers.rules.question import WayfarersQuestion

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState

ON_GUILD: Final = 0
ON_CARD: Final = 1


class Source(WayfarersQuestion):
    """R6.2: with an empty supply, an own token from another guild or from a card is used.

    Its frame: ON_GUILD or ON_CARD, and which guild or slot the token goes to.
    """

    def legal(self, state: WayfarersState, frame: Frame, seat: int) -> list[int]:
        at = seat * WIDTH
        found: list[int] = []
        first = state.space.from_guild.base
        for guild in range(3):
            if state.own[at + INF + guild] and not (frame[1] == ON_GUILD and guild == frame[2]):
                found.append(first + guild)
        first = state.space.from_card.base
        for slot in range(SLOTS):
            if state.tokens[slot] == seat:
                found.append(first + slot)
        return found

    def answer(self, state: WayfarersState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        """R6.2, R5.4: the token leaves its old place and goes to the new one."""
        state.agenda.pop()
        kind = state.space.kind(action)
        if kind is state.space.from_card:
            state.tokens[action - kind.base] = NOBODY
            state.own[seat * WIDTH + SUPPLY] += 1
        else:
            state.add_influence(seat, action - kind.base, -1)
        if frame[1] == ON_GUILD:
            put_on_guild(state, seat, frame[2], 1)
        else:
            mark_card(state, seat, frame[2])

    def label(self, state: WayfarersState, frame: Frame, action: int) -> Message:
        kind = state.space.kind(action)
        if kind is state.space.from_card:
            return say("wayfarers-do-from-card", card=cards.card_at(state, action - kind.base))
        return super().label(state, frame, action)


SOURCE: Final = Source("source")


def can_reach_guild(state: WayfarersState, seat: int, guild: int) -> bool:
    """R6.1, R6.2: a token of the supply, or else one from a card or another guild."""
    at = seat * WIDTH
    if state.own[at + SUPPLY] > 0:
        return True
    return state.own[at + INF_ALL] > state.own[at + INF + guild] or seat in state.tokens


def guild_targets(state: WayfarersState, seat: int) -> list[int]:
    first = state.space.influence.base
    return [first + guild for guild in range(len(GUILDS)) if can_reach_guild(state, seat, guild)]


def card_targets(state: WayfarersState, seat: int) -> list[int]:
    """R5.1: any face-up card without a token."""
    at = seat * WIDTH
    if state.own[at + SUPPLY] == 0 and state.own[at + INF_ALL] == 0 and seat not in state.tokens:
        return []
    row = state.row
    tokens = state.tokens
    first = state.space.mark.base
    return [first + slot for slot in range(SLOTS) if tokens[slot] == NOBODY and row[slot] != EMPTY]


def move_targets(state: WayfarersState, seat: int) -> list[int]:
    """R6.1: from one guild to a different one."""
    first = state.space.move.base
    found: list[int] = []
    for guild in range(3):
        if state.own[seat * WIDTH + INF + guild]:
            for to in range(3):
                if to != guild:
                    found.append(first + 3 * guild + to)
    return found


def influence_guild(state: WayfarersState, seat: int, guild: int) -> None:
    if state.own[seat * WIDTH + SUPPLY] == 0:
        state.agenda.append((SOURCE, ON_GUILD, guild, 0))
        return
    put_on_guild(state, seat, guild, 1)


def put_on_guild(state: WayfarersState, seat: int, guild: int, number: int) -> None:
    state.add_influence(seat, guild, number)
    if state.listener is not None:
        element = f"guild:{GUILDS[guild]}"
        state.listener(event("wayfarers-log-influence", seat, [element], guild=guild_name(guild), number=number))


def mark_card(state: WayfarersState, seat: int, slot: int) -> None:
    """R5.1."""
    if state.own[seat * WIDTH + SUPPLY] == 0:
        state.agenda.append((SOURCE, ON_CARD, slot, 0))
        return
    state.own[seat * WIDTH + SUPPLY] -= 1
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
        elements = [f"guild:{GUILDS[guild]}", f"guild:{GUILDS[to]}"]
        state.listener(event("wayfarers-log-move", seat, elements, guild=guild_name(guild), other=guild_name(to)))


def return_token(state: WayfarersState, slot: int) -> None:
    """R5.4: when a card is acquired, the token on it returns to its owner."""
    owner = state.tokens[slot]
    if owner != NOBODY:
        if owner < state.seats:
            state.own[owner * WIDTH + SUPPLY] += 1
        state.tokens[slot] = NOBODY


def move_label(choice: int) -> Message:
    guild, to = divmod(choice, len(GUILDS))
    return say("wayfarers-do-move", guild=guild_name(guild), other=guild_name(to))


def guild_name(guild: int) -> Message:
    return say(f"wayfarers-guild-{GUILDS[guild]}")
