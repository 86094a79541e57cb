"""Placing a die: its value, its space, its assets and discounts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.agenda import Frame
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.wayfarers.box_cards import NO_HOST
from caravansary.games.wayfarers.names import (
    ASSET_MASK,
    COIN_OFF_SHIFT,
    COLUMN,
    DIE,
    DIE_ACTION,
    EMPTY,
    ENOUGH,
    FOOD_OFF_SHIFT,
    GUILD_BLUE,
    GUILD_YELLOW,
    HAS_PIGEON,
    INF,
    MINUS_SHIFT,
    PIGEON_SHIFT,
    PLACED,
    PLUS_SHIFT,
    SHIP,
    SPACES,
    USED_BLUE,
    USED_YELLOW,
    WIDTH,
)
from caravansary.games.wayfarers.rules import dice, effects
from caravansary.games.wayfarers.rules.question import WayfarersQuestion
from caravansary.games.wayfarers.words import effect_message, joined, space_hint

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState


class ChooseSpace(WayfarersQuestion):
    """R3.4, R3.5: the space for the die in hand. Its frame: value of the die, from 0."""

    def legal(self, state: WayfarersState, frame: Frame, seat: int) -> list[int]:
        return space_answers(state, seat, frame[1])

    def answer(self, state: WayfarersState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        state.agenda.pop()
        place(state, seat, frame[1], action - state.space.space.base)

    def prompt(self, state: WayfarersState, frame: Frame) -> Message:
        return say(f"wayfarers-ask-{self.kind}", value=frame[1] + 1)

    def hint(self, state: WayfarersState, frame: Frame, action: int) -> Message | None:
        """The space, the townsfolk there, and the ship if one must be hired."""
        kind = state.space.kind(action)
        if kind is not state.space.space:
            return None
        box = state.box
        space = action - kind.base
        column = state.own[state.seat * WIDTH + COLUMN + frame[1]]
        parts = [space_hint(box, space, column >> COIN_OFF_SHIFT & 255, column >> FOOD_OFF_SHIFT & 255)]
        host = box.cards.space_host[space]
        folk = EMPTY if host == NO_HOST else state.carried(state.seat, host)
        if folk != EMPTY and box.cards.folk_effect[folk]:
            parts.append(effect_message(box.effects[box.cards.folk_effect[folk]]))
        if needs_ship(state, state.seat, frame[1], space):
            parts.append(say("wayfarers-hint-ship"))
        return joined(parts, "list")


CHOOSE_SPACE: Final = ChooseSpace("space")


class ChooseColumn(ChooseSpace):
    """R3.2, R3.3: a space for the die as it is, or first another value, by the caravan alone or with trade."""

    def legal(self, state: WayfarersState, frame: Frame, seat: int) -> list[int]:
        value = frame[1]
        usable = usable_columns(state, seat)
        plain = reach(state, seat, value) & usable & ~(1 << value)
        traded = shifted(state, seat, value) & usable
        found = space_answers(state, seat, value)
        first = state.space.as_value.base
        found.extend([first + to for to in range(6) if (plain >> to) & 1])
        first = state.space.shift.base
        found.extend([first + to for to in range(6) if (traded >> to) & 1])
        return found

    def answer(self, state: WayfarersState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        """R3.3: of trade's two steps, one that the die does not need is left for the dice of the supply."""
        kind = state.space.kind(action)
        if kind is state.space.space:
            super().answer(state, frame, seat, action, chance)
            return
        to = action - kind.base
        state.agenda[-1] = (CHOOSE_SPACE, to, 0, 0)
        if kind is state.space.shift:
            dice.spend_trade(state, seat)
            near = reach(state, seat, frame[1])
            if (near << 1 | near >> 1) >> to & 1:
                state.agenda.append((dice.TRADE, 1, 0, 0))


CHOOSE_COLUMN: Final = ChooseColumn("column")

DIE_IN_HAND: Final = (CHOOSE_COLUMN, CHOOSE_SPACE)


def reach(state: WayfarersState, seat: int, value: int) -> int:
    """R3.2: the values, as a mask, that a die can get by the symbols of its column and of those it comes to."""
    at = seat * WIDTH + COLUMN
    mask = 1 << value
    up = value
    while up < 5 and (state.own[at + up] >> PLUS_SHIFT) & 255:
        up += 1
        mask |= 1 << up
    down = value
    while down > 0 and (state.own[at + down] >> MINUS_SHIFT) & 255:
        down -= 1
        mask |= 1 << down
    return mask


def shifted(state: WayfarersState, seat: int, value: int) -> int:
    """R3.3: what trade, used after the chain, can add to it; it takes up to two steps."""
    if state.used & USED_YELLOW or not state.own[seat * WIDTH + INF + GUILD_YELLOW]:
        return 0
    mask = reach(state, seat, value)
    wide = mask | mask << 1 | mask << 2 | mask >> 1 | mask >> 2
    return wide & 63 & ~mask


def usable_columns(state: WayfarersState, seat: int) -> int:
    """The values, as a mask, with which a die fits some free space."""
    at = seat * WIDTH
    free = state.own[at + SPACES] & ~state.own[at + PLACED]
    if free & state.box.cards.open_spaces:
        return 63
    mask = 0
    for value in range(6):
        if _any_fits(state, seat, free, value):
            mask |= 1 << value
    return mask


def _any_fits(state: WayfarersState, seat: int, free: int, value: int) -> bool:
    assets = state.own[seat * WIDTH + COLUMN + value] & ASSET_MASK
    hired = can_hire(state, seat)
    space = 0
    while free:
        if free & 1 and fits(state, seat, space, assets, hired):
            return True
        free >>= 1
        space += 1
    return False


def can_hire(state: WayfarersState, seat: int) -> bool:
    """R10.3: a ship from the exploration guild."""
    return bool(not state.used & USED_BLUE and state.own[seat * WIDTH + INF + GUILD_BLUE])


def fits(state: WayfarersState, seat: int, space: int, assets: int, hired: bool) -> bool:
    """R3.5: every asset of the space, counted, from the column, the townsfolk there and perhaps a hired ship."""
    need = state.box.cards.space_need[space]
    if not need:
        return True
    assets += folk_assets(state, seat, space)
    if hired:
        assets += SHIP
    return ((assets | ENOUGH) - need) & ENOUGH == ENOUGH


def folk_assets(state: WayfarersState, seat: int, space: int) -> int:
    """R3.5: what the townsfolk under that very card offers."""
    host = state.box.cards.space_host[space]
    if host == NO_HOST:
        return 0
    folk = state.carried(seat, host)
    return 0 if folk == EMPTY else state.box.cards.folk_assets[folk]


def take_die(state: WayfarersState, seat: int, value: int) -> None:
    """R3.1: the die is in the hand, no longer in the supply."""
    state.own[seat * WIDTH + DIE + value] -= 1
    usable = usable_columns(state, seat)
    others = (reach(state, seat, value) | shifted(state, seat, value)) & usable & ~(1 << value)
    state.agenda.append((CHOOSE_COLUMN if others else CHOOSE_SPACE, value, 0, 0))


def space_answers(state: WayfarersState, seat: int, value: int) -> list[int]:
    """R3.4, R3.5: the empty spaces that the die fits."""
    at = seat * WIDTH
    free = state.own[at + SPACES] & ~state.own[at + PLACED]
    assets = state.own[at + COLUMN + value] & ASSET_MASK
    hired = can_hire(state, seat)
    first = state.space.space.base
    found: list[int] = []
    space = 0
    while free:
        if free & 1 and fits(state, seat, space, assets, hired):
            found.append(first + space)
        free >>= 1
        space += 1
    return found


def needs_ship(state: WayfarersState, seat: int, value: int, space: int) -> bool:
    """R10.3: whether the die fits only with a hired ship."""
    assets = state.own[seat * WIDTH + COLUMN + value] & ASSET_MASK
    return not fits(state, seat, space, assets, False)


def place(state: WayfarersState, seat: int, value: int, space: int) -> None:
    """R3.6, R3.7, R3.9: discounts and a pigeon are those of the column now; the effects may follow."""
    at = seat * WIDTH
    column = state.own[at + COLUMN + value]
    if needs_ship(state, seat, value, space):
        state.used |= USED_BLUE
        state.add_influence(seat, GUILD_BLUE, -1)
        if state.listener is not None:
            state.listener(event("wayfarers-log-ship", seat, ["guild:blue"]))
    state.own[at + PLACED] |= 1 << space
    state.used |= DIE_ACTION
    if (column + folk_assets(state, seat, space)) >> PIGEON_SHIFT & 255:
        state.used |= HAS_PIGEON
    state.coin_off = column >> COIN_OFF_SHIFT & 255
    state.food_off = column >> FOOD_OFF_SHIFT & 255
    if state.listener is not None:
        name = state.box.cards.space_ids[space]
        elements = [f"die:{value + 1}", f"space:{name}"]
        said = say(f"wayfarers-space-{name}")
        state.listener(event("wayfarers-log-place", seat, elements, value=value + 1, space=said))
    _push_effects(state, seat, space)


def _push_effects(state: WayfarersState, seat: int, space: int) -> None:
    """R3.6: the space and the townsfolk there, either first."""
    cards = state.box.cards
    state.agenda.append((effects.GROUP, 0, 0, 0))
    host = cards.space_host[space]
    folk = EMPTY if host == NO_HOST else state.carried(seat, host)
    if folk != EMPTY and cards.folk_effect[folk]:
        pair = (effects.PAIR, cards.space_effect[space], cards.folk_effect[folk], cards.space_price[space])
        state.agenda.append(pair)
    else:
        state.agenda.append((effects.EFFECT, cards.space_effect[space], 0, cards.space_price[space]))
