"""The cards that the solo opponent turns to, in its order, and the human's leave or refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.agenda import Frame
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.wayfarers.actions import SLOT_NAMES
from caravansary.games.wayfarers.names import (
    COIN,
    EMPTY,
    FOLK,
    FOOD,
    HUMAN,
    INSP,
    KINDS,
    LAND,
    NOBODY,
    OPPONENT,
    OPPONENT_AT,
    ROW_SIZE,
    SLOTS,
    WATER,
    WIDTH,
    WORKER,
    WORKERS,
)
from caravansary.games.wayfarers.rules import cards, opponent, payment, workers
from caravansary.games.wayfarers.rules.question import WayfarersQuestion

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState

ROW_OF_WORKER: Final = (FOLK, LAND, WATER)
"""R18.1: green, yellow and blue workers go to these rows only."""

# What the opponent wants with a card: to acquire one of a kind, to place or to take a worker of a colour.
WANT_CARD: Final = 0  # + kind
WANT_PLACE: Final = 5  # + colour
WANT_TAKE: Final = 8  # + colour


class Allow(WayfarersQuestion):
    """R19.2: a card with the human's token is asked for; any other is simply used.

    Its frame: what the opponent wants, and the slots that were denied to it.
    """

    def seat(self, state: WayfarersState, frame: Frame) -> int:
        return HUMAN

    def settle(self, state: WayfarersState, frame: Frame, chance: Chance) -> bool:
        found = candidates(state, frame[1])
        if not found:
            return False
        slot = _next(found, frame[2])
        if state.tokens[slot] == HUMAN:
            return False
        state.agenda.pop()
        _use(state, frame[1], slot)
        return True

    def legal(self, state: WayfarersState, frame: Frame, seat: int) -> list[int]:
        """R19.2: with nothing to deny with, or no other card to send it to, it can only be allowed."""
        found = candidates(state, frame[1])
        if not found:
            return []
        first = state.space.allow.base
        answers = [first, first + 1]
        if len(found) > 1:
            first = state.space.deny.base
            for good, counter in enumerate((COIN, FOOD)):
                if state.own[HUMAN * WIDTH + counter]:
                    answers.append(first + good)
        return answers

    def answer(self, state: WayfarersState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        want, denied = frame[1], frame[2]
        found = candidates(state, want)
        slot = _next(found, denied)
        kind = state.space.kind(action)
        good = action - kind.base
        if kind is state.space.allow:
            state.agenda.pop()
            state.own[HUMAN * WIDTH + COIN + good] += 1
            if state.listener is not None:
                name = say(f"wayfarers-slot-{SLOT_NAMES[slot]}")
                gained = payment.good_name(good)
                elements = [f"slot:{SLOT_NAMES[slot]}"]
                state.listener(event("wayfarers-log-allow", HUMAN, elements, slot=name, gained=gained))
            _use(state, want, slot)
            return
        state.own[HUMAN * WIDTH + COIN + good] -= 1
        if all((denied >> one) & 1 for one in found):
            denied = 0
        if state.listener is not None:
            name = say(f"wayfarers-slot-{SLOT_NAMES[slot]}")
            paid = payment.good_name(good)
            state.listener(event("wayfarers-log-deny", HUMAN, [f"slot:{SLOT_NAMES[slot]}"], slot=name, paid=paid))
        state.agenda[-1] = (ALLOW, want, denied | 1 << slot, 0)

    def prompt(self, state: WayfarersState, frame: Frame) -> Message:
        want = frame[1]
        id = "card" if want < WANT_PLACE else "place" if want < WANT_TAKE else "take"
        card = cards.card_at(state, _next(candidates(state, want), frame[2]))
        return say(f"wayfarers-ask-allow-{id}", card=card, opponent=state.side_name(OPPONENT))

    def label(self, state: WayfarersState, frame: Frame, action: int) -> Message:
        kind = state.space.kind(action)
        return say(f"wayfarers-do-{kind.name}", good=payment.good_name(action - kind.base))

    def hint(self, state: WayfarersState, frame: Frame, action: int) -> Message | None:
        return say("wayfarers-hint-deny") if state.space.kind(action) is state.space.deny else None


ALLOW: Final = Allow("allow", optional=True)


def candidates(state: WayfarersState, want: int) -> list[int]:
    """R17.2, R18.3: the slots that would do, in the order in which the opponent tries them.

    R19.1: but never the card for which the human has just paid the fee.
    """
    paid = _paid_slot(state)
    found = _fitting(state, want)
    return found if paid == EMPTY else [slot for slot in found if slot != paid]


def _paid_slot(state: WayfarersState) -> int:
    """R19.1: the slot that waits for the human to take the card or a worker, or to place one."""
    if state.active == OPPONENT or state.switches.bonus_may_take_what_was_paid:
        return EMPTY
    for what, first, second, _ in reversed(state.agenda):
        if what is cards.TAKE_CARD:
            return first
        if what is workers.PUT_WORKER or what is workers.GET_WORKER:
            return second
    return EMPTY


def _fitting(state: WayfarersState, want: int) -> list[int]:
    if want >= WANT_TAKE:
        return _with_worker(state, want - WANT_TAKE)
    if want >= WANT_PLACE:
        return _for_worker(state, want - WANT_PLACE)
    kind = want - WANT_CARD
    order = state.box.solo.insp_order[state.resource] if kind == INSP else opponent.slot_order(state)
    found: list[int] = []
    for place in order:
        slot = kind * ROW_SIZE + place
        if state.row[slot] != EMPTY and not _holds_own_worker(state, slot):
            found.append(slot)
    return found


def _holds_own_worker(state: WayfarersState, slot: int) -> bool:
    """R18.1: the opponent cannot get back the worker of this turn either."""
    return state.active == OPPONENT and slot == state.worker_slot


def _for_worker(state: WayfarersState, colour: int) -> list[int]:
    """R18.1: a card without a worker of that colour, where the effect would do something."""
    found: list[int] = []
    for place in opponent.slot_order(state):
        slot = ROW_OF_WORKER[colour] * ROW_SIZE + place
        if state.row[slot] == EMPTY or (state.workers[slot] >> colour) & 1:
            continue
        if opponent.can_do_something(state, state.box.board.row_effect[slot]):
            found.append(slot)
    return found


def _with_worker(state: WayfarersState, colour: int) -> list[int]:
    """R18.2: by slot over all rows, the same slot by the track's colours; or row by row, if so chosen."""
    rows = [opponent.ROW_OF_COLOUR[one] for one in state.box.solo.colour_order[state.resource]]
    rows.append(INSP)
    order = opponent.slot_order(state)
    if state.switches.take_by_row:
        slots = [row * ROW_SIZE + place for row in rows for place in order]
    else:
        slots = [row * ROW_SIZE + place for place in order for row in rows]
    return [slot for slot in slots if _can_take(state, slot, colour)]


def _can_take(state: WayfarersState, slot: int, colour: int) -> bool:
    if not (state.workers[slot] >> colour) & 1:
        return False
    return not (_holds_own_worker(state, slot) and colour == state.worker_colour)


def colour_to_take(state: WayfarersState) -> int:
    """R18.2: green first, else yellow or blue, whichever comes first on the track."""
    order = [0]
    for colour in state.box.solo.colour_order[state.resource]:
        if 0 < colour < len(WORKERS):
            order.append(colour)
    for colour in order:
        for slot in range(SLOTS):
            if _can_take(state, slot, colour):
                return colour
    return NOBODY


def _next(found: list[int], denied: int) -> int:
    """R19.2: denied slots are skipped until all of them have been denied once."""
    for slot in found:
        if not (denied >> slot) & 1:
            return slot
    return found[0]


def _use(state: WayfarersState, want: int, slot: int) -> None:
    elements = [f"slot:{SLOT_NAMES[slot]}"]
    name = say(f"wayfarers-slot-{SLOT_NAMES[slot]}")
    if want >= WANT_TAKE:
        colour = want - WANT_TAKE
        state.workers[slot] &= ~(1 << colour)
        state.own[OPPONENT_AT + WORKER + colour] += 1
        opponent.tell(state, "takes-worker", elements, worker=workers.worker_name(colour), slot=name)
    elif want >= WANT_PLACE:
        colour = want - WANT_PLACE
        state.own[OPPONENT_AT + WORKER + colour] -= 1
        state.workers[slot] |= 1 << colour
        state.worker_slot = slot
        state.worker_colour = colour
        opponent.tell(state, "places-worker", elements, worker=workers.worker_name(colour), slot=name)
        state.agenda.append((opponent.OPPONENT_DOES, state.box.board.row_effect[slot], 0, 0))
    else:
        kind = slot // ROW_SIZE
        opponent.tell(state, "acquires", elements, card=say(f"wayfarers-kind-{KINDS[kind]}"), slot=name)
        opponent.add_card(state, kind, cards.leave_row(state, OPPONENT, slot))
