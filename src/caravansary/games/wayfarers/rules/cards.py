"""Acquiring cards: from a row or from the pile, where they go, and what they set off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.actions import Kind
from caravansary.core.agenda import Frame
from caravansary.core.chance import Chance
from caravansary.core.events import Event, event
from caravansary.core.messages import Message, say
from caravansary.games.wayfarers.actions import SLOT_NAMES
from caravansary.games.wayfarers.names import (
    BARE,
    CARD,
    CARDS,
    COIN,
    DIE_ACTION,
    EMPTY,
    FOLK,
    FOOD,
    HAS_PIGEON,
    HELD,
    HOSTS,
    INSP,
    KINDS,
    LAND,
    LAST_WATER,
    NOBODY,
    ROW_SIZE,
    SPACE,
    SPACES,
    WATER,
    WIDTH,
    WORKER,
    WORKERS,
)
from caravansary.games.wayfarers.notation import FREE, Price
from caravansary.games.wayfarers.rules import effects, influence, payment
from caravansary.games.wayfarers.rules.question import WayfarersQuestion
from caravansary.games.wayfarers.words import (
    card_hint,
    card_name,
    costs_message,
    host_name,
    joined,
    lowered,
    slot_hint,
)

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState


class TakeCard(WayfarersQuestion):
    """R7.1: a card that is paid for leaves its row; the player says where townsfolk or inspiration go (R7.4, R7.5).

    Its frame: slot.
    """

    def settle(self, state: WayfarersState, frame: Frame, chance: Chance) -> bool:
        """R7.2, R7.3: land, water and space cards have their place."""
        slot = frame[1]
        kind = slot // ROW_SIZE
        if kind >= FOLK:
            return False
        state.agenda.pop()
        seat = state.active
        if state.listener is not None:
            _tell_gain(state, seat, kind, state.row[slot], [f"slot:{SLOT_NAMES[slot]}"])
        add_card(state, seat, kind, leave_row(state, seat, slot))
        return True

    def legal(self, state: WayfarersState, frame: Frame, seat: int) -> list[int]:
        """R7.4, R7.5: the cards that can carry it; an inspiration card may be discarded instead."""
        at = seat * WIDTH + BARE
        own = state.own
        first = state.space.tuck.base
        found: list[int] = []
        if frame[1] // ROW_SIZE == INSP:
            _add_hosts(found, first, SPACE, own[at + SPACE])
            found.append(state.space.discard.base)
        else:
            cards = state.box.cards
            folk = state.row[frame[1]]
            _add_hosts(found, first, LAND, own[at + LAND] & cards.folk_land[folk])
            _add_hosts(found, first, WATER, own[at + WATER] & cards.folk_water[folk])
        return found

    def answer(self, state: WayfarersState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        state.agenda.pop()
        kind = state.space.kind(action)
        if kind is state.space.discard:
            _discard_inspiration(state, seat, frame[1])
        else:
            _tuck_from_row(state, seat, frame[1], action - kind.base)

    def prompt(self, state: WayfarersState, frame: Frame) -> Message:
        return say("wayfarers-ask-host", card=card_at(state, frame[1]))

    def label(self, state: WayfarersState, frame: Frame, action: int) -> Message:
        kind = state.space.kind(action)
        if kind is state.space.tuck:
            return say("wayfarers-do-tuck", card=host_name(state.box, action - kind.base))
        return super().label(state, frame, action)

    def hint(self, state: WayfarersState, frame: Frame, action: int) -> Message | None:
        """What discarding brings: the effect of the slot."""
        if state.space.kind(action) is state.space.discard:
            return slot_hint(state.box, frame[1])
        return None


TAKE_CARD: Final = TakeCard("take-card", kind="host", optional=True)


class OfDrawn(WayfarersQuestion):
    """A question for one of the drawn cards. Its frame: their kind."""

    def own_kind(self, state: WayfarersState) -> Kind:
        """The kind of its answers."""
        raise NotImplementedError

    def legal(self, state: WayfarersState, frame: Frame, seat: int) -> list[int]:
        first = self.own_kind(state).base + frame[1] * HOSTS
        return [first + card for card in state.drawn]

    def label(self, state: WayfarersState, frame: Frame, action: int) -> Message:
        kind = self.own_kind(state)
        return say(f"wayfarers-do-{kind.name}", card=host_name(state.box, action - kind.base))

    def hint(self, state: WayfarersState, frame: Frame, action: int) -> Message | None:
        return card_hint(state.box, frame[1], (action - self.own_kind(state).base) % HOSTS)


class Keep(OfDrawn):
    """R7.8: one of the drawn cards is acquired; what it sets off comes after the others went under the pile."""

    def own_kind(self, state: WayfarersState) -> Kind:
        return state.space.keep

    def answer(self, state: WayfarersState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        state.agenda.pop()
        kind = frame[1]
        card = (action - state.space.keep.base) % HOSTS
        state.drawn = [other for other in state.drawn if other != card]
        if state.listener is not None:
            _tell_gain(state, seat, kind, card, [f"pile:{KINDS[kind]}"])
        add_card(state, seat, kind, card)
        if state.drawn:
            state.agenda.append((UNDER, kind, 0, 0))


KEEP: Final = Keep("keep")


class Under(OfDrawn):
    """R7.8: the other drawn cards go under the pile, in any order; who saw them knows where they lie."""

    def own_kind(self, state: WayfarersState) -> Kind:
        return state.space.under

    def answer(self, state: WayfarersState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        card = (action - state.space.under.base) % HOSTS
        knowers = (1 << state.seats) - 1 if state.switches.draw_open else 1 << seat
        state.drawn = [other for other in state.drawn if other != card]
        state.changing_pile(frame[1]).put_under(card, knowers)
        if not state.drawn:
            state.agenda.pop()


UNDER: Final = Under("under")


def price_at(state: WayfarersState, slot: int, discount: int) -> int:
    """R7.3, R7.4: the coins that a card costs before the discounts of a die."""
    kind = slot // ROW_SIZE
    if discount == FREE or (kind != SPACE and kind != FOLK):
        return 0
    printed = state.box.board.space_price[slot] if kind == SPACE else state.box.cards.folk_cost[state.row[slot]]
    return max(0, printed - discount)


def targets(state: WayfarersState, seat: int, kind: int, discount: int, found: list[int]) -> None:
    """R7.1: the face-up cards of a kind that the seat may acquire now."""
    at = seat * WIDTH
    own = state.own
    if kind == SPACE and not has_room_above(state, seat):
        return
    coins = own[at + COIN]
    first = state.space.acquire.base
    for slot in range(kind * ROW_SIZE, kind * ROW_SIZE + ROW_SIZE):
        card = state.row[slot]
        if card == EMPTY or slot == state.worker_slot:
            continue
        if kind == FOLK and not has_host(state, seat, card):
            continue
        rest = coins - max(0, price_at(state, slot, discount) - state.coin_off)
        if rest < 0:
            continue
        if payment.fee_due(state, seat, slot) and not payment.can_pay_fee(state, seat, rest):
            continue
        found.append(first + slot)


def has_room_above(state: WayfarersState, seat: int) -> bool:
    """R7.3: a land or water card, not a printed one, that has no space card above it."""
    at = seat * WIDTH + CARD
    own = state.own
    return own[at + SPACE] - 1 < own[at + LAND] + own[at + WATER] - 2


def has_host(state: WayfarersState, seat: int, folk: int) -> bool:
    """R7.4: a card with a listed tag and no townsfolk yet."""
    at = seat * WIDTH + BARE
    cards = state.box.cards
    return bool(state.own[at + LAND] & cards.folk_land[folk] or state.own[at + WATER] & cards.folk_water[folk])


def acquire(state: WayfarersState, seat: int, slot: int, discount: int) -> None:
    """R7.1: price and fee, then the card with its workers; the price first, as both were found payable."""
    price = price_at(state, slot, discount)
    if price:
        before = state.own[seat * WIDTH + COIN]
        payment.spend_coins(state, seat, price)
        spent = before - state.own[seat * WIDTH + COIN]
        if spent and state.listener is not None:
            paid = say("wayfarers-paid-coin", number=spent)
            state.listener(event("wayfarers-log-pays", seat, paid=paid))
    state.agenda.append((TAKE_CARD, slot, 0, 0))
    if payment.fee_due(state, seat, slot):
        state.agenda.append((payment.FEE, slot, 0, 0))


def _add_hosts(found: list[int], first: int, kind: int, mask: int) -> None:
    action = first + kind * HOSTS
    while mask:
        if mask & 1:
            found.append(action)
        mask >>= 1
        action += 1


def leave_row(state: WayfarersState, side: int, slot: int) -> int:
    """R7.1, R4.5, R5.4: the card leaves the row; its workers come along, its token returns."""
    card = state.row[slot]
    workers = state.workers[slot]
    for colour in range(len(WORKERS)):
        if (workers >> colour) & 1:
            state.own[side * WIDTH + WORKER + colour] += 1
    if state.listener is not None:
        _tell_what_comes_off(state, side, slot)
    state.workers[slot] = 0
    influence.return_token(state, slot)
    state.row[slot] = EMPTY
    return card


def _tell_what_comes_off(state: WayfarersState, side: int, slot: int) -> None:
    """R7.1: the workers that come along, and whose token returns."""
    if state.listener is None:
        return
    place = say(f"wayfarers-slot-{SLOT_NAMES[slot]}")
    elements = [f"slot:{SLOT_NAMES[slot]}"]
    for colour, name in enumerate(WORKERS):
        if (state.workers[slot] >> colour) & 1:
            worker = say(f"wayfarers-worker-{name}")
            message = say("wayfarers-log-worker-off", player=state.side_name(side), worker=worker, slot=place)
            state.listener(Event(message, side if side < state.seats else NOBODY, elements))
    owner = state.tokens[slot]
    if owner != NOBODY:
        message = say("wayfarers-log-token-off", player=state.side_name(owner), slot=place)
        state.listener(Event(message, owner if owner < state.seats else NOBODY, elements))


def _tuck_from_row(state: WayfarersState, seat: int, slot: int, host: int) -> None:
    """R7.4, R7.5: townsfolk under a land or water card, inspiration at a space card."""
    kind = slot // ROW_SIZE
    card = state.row[slot]
    if card == EMPTY:
        # Only under rules version 1: a bonus of the track took the card that was paid for, and the question stayed.
        return
    host_kind, host_card = divmod(host, HOSTS)
    state.own[seat * WIDTH + BARE + host_kind] &= ~(1 << host_card)
    state.tucked = state.tucked[:]
    state.tucked[state.host_place(seat, host_kind, host_card)] = card
    if state.listener is not None:
        at = state.space.tuck.domains[0].values[host]
        elements = [f"slot:{SLOT_NAMES[slot]}", f"card:{at}"]
        name = card_name(state.box, kind, card)
        state.listener(event("wayfarers-log-tuck", seat, elements, card=name, host=say(f"wayfarers-card-{at}")))
    leave_row(state, seat, slot)
    add_card(state, seat, kind, card)


def _discard_inspiration(state: WayfarersState, seat: int, slot: int) -> None:
    """R7.5, R5.5: face down under its pile; the worker effect of its slot instead. Everybody saw the card."""
    if state.listener is not None:
        elements = [f"slot:{SLOT_NAMES[slot]}"]
        name = card_name(state.box, INSP, state.row[slot])
        state.listener(event("wayfarers-log-discard", seat, elements, card=name))
    card = leave_row(state, seat, slot)
    state.changing_pile(INSP).put_under(card, (1 << state.seats) - 1)
    state.agenda.append((effects.GROUP, 0, 0, 0))
    state.agenda.append((effects.EFFECT, state.box.board.row_effect[slot], 0, state.box.board.row_price[slot]))


def add_card(state: WayfarersState, seat: int, kind: int, card: int) -> None:
    """R3.8, R7.6, R7.9, R7.10: the card counts and carries others at once, but only its instant and links work."""
    at = seat * WIDTH
    own = state.own
    cards = state.box.cards
    own[at + CARD + kind] += 1
    state.order = [*state.order, (seat * len(KINDS) + kind) * CARDS + card]
    if kind == INSP:
        return
    own[at + HELD + kind] |= 1 << card
    if kind == FOLK:
        state.fresh_folk |= 1 << card
        fire_vistas(state, seat, cards.fires[FOLK][card])
        return
    own[at + BARE + kind] |= 1 << card
    for tag in cards.tags[kind][card]:
        own[at + tag] += 1
    state.agenda.append((effects.GROUP, 0, 0, 0))
    if kind == LAND:
        state.fresh_land |= 1 << card
    if kind != SPACE:
        space = cards.space_of[kind][card]
        if space >= 0:
            own[at + SPACES] |= 1 << space
    push_vistas(state, seat, cards.fires[kind][card])
    if kind == WATER:
        link = cards.links[own[at + LAST_WATER] * CARDS + card]
        own[at + LAST_WATER] = card
        if link:
            state.agenda.append((effects.EFFECT, link, 0, 0))
    if cards.instant[kind][card]:
        state.agenda.append((effects.EFFECT, cards.instant[kind][card], 0, 0))


def fire_vistas(state: WayfarersState, seat: int, fires: int) -> None:
    """R7.7: vistas alone, for a townsfolk card."""
    if fires & state.own[seat * WIDTH + HELD + LAND] & ~state.fresh_land:
        state.agenda.append((effects.GROUP, 0, 0, 0))
        push_vistas(state, seat, fires)


def push_vistas(state: WayfarersState, seat: int, fires: int) -> None:
    """R7.7, R7.9: each vista once, with the townsfolk under it; none that was gained this turn."""
    mask = fires & state.own[seat * WIDTH + HELD + LAND] & ~state.fresh_land
    cards = state.box.cards
    while mask:
        vista = (mask & -mask).bit_length() - 1
        mask &= mask - 1
        folk = state.tucked[vista]
        if folk != EMPTY and not (state.fresh_folk >> folk) & 1:
            state.agenda.append((effects.PAIR, cards.vista_effect[vista], cards.folk_effect[folk], 0))
        else:
            state.agenda.append((effects.EFFECT, cards.vista_effect[vista], 0, 0))


def can_draw(state: WayfarersState, seat: int, kind: int) -> bool:
    """R7.8: in a die action, with a pigeon or for a provision, while the pile lasts."""
    if not state.used & DIE_ACTION or len(state.piles[kind]) == 0:
        return False
    return bool(state.used & HAS_PIGEON) or state.own[seat * WIDTH + FOOD] + state.food_off > 0


def draw_three(state: WayfarersState, seat: int, kind: int, paid: bool, chance: Chance) -> None:
    """R7.8: `paid` means that the effect itself draws, or that a pigeon does; otherwise it costs a provision."""
    if not paid and not state.used & HAS_PIGEON:
        payment.spend_food(state, seat, 1)
    pile = state.changing_pile(kind)
    state.drawn = [pile.draw(chance) for _ in range(min(3, len(pile)))]
    state.agenda.append((KEEP, kind, 0, 0))
    if state.listener is not None:
        name = say(f"wayfarers-pile-{KINDS[kind]}")
        element = f"pile:{KINDS[kind]}"
        state.listener(event("wayfarers-log-draw", seat, [element], number=len(state.drawn), pile=name))
        for card in state.drawn:
            to = -1 if state.switches.draw_open else seat
            shown = card_name(state.box, kind, card)
            state.listener(event("wayfarers-log-drawn", seat, [element], to=to, card=shown))


def _tell_gain(state: WayfarersState, seat: int, kind: int, card: int, elements: list[str]) -> None:
    if state.listener is not None:
        state.listener(event("wayfarers-log-acquire", seat, elements, card=card_name(state.box, kind, card)))


def card_at(state: WayfarersState, slot: int) -> Message:
    """The card at a slot, by name; the slot itself where there is a gap."""
    card = state.row[slot]
    if card == EMPTY:
        return say(f"wayfarers-slot-{SLOT_NAMES[slot]}")
    return card_name(state.box, slot // ROW_SIZE, card)


def acquire_label(state: WayfarersState, slot: int) -> Message:
    """The card and the slot; a price and a fee are told by the hint."""
    return say("wayfarers-do-acquire", card=card_at(state, slot), slot=say(f"wayfarers-slot-{SLOT_NAMES[slot]}"))


def acquire_hint(state: WayfarersState, slot: int, discount: int) -> Message:
    """What the card is good for, what is left of its price, and the fee."""
    about = card_hint(state.box, slot // ROW_SIZE, state.row[slot])
    if price_at(state, slot, 0):
        price = lowered(Price("", [[(COIN, price_at(state, slot, discount))]]), state.coin_off, 0)
        about = joined([costs_message(price), about], "list")
    return payment.with_fee(state, slot, about)
