"""The cards that the solo opponent turns to, in its order, and the human's leave or refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import say
from caravansary.games.wayfarers.actions import ALLOW, DENY, GOODS, SLOT_NAMES
from caravansary.games.wayfarers.names import (
    COIN,
    EMPTY,
    FOLK,
    FOOD,
    INSP,
    KINDS,
    LAND,
    NOBODY,
    OPPONENT,
    ROW_SIZE,
    SLOTS,
    WATER,
    WIDTH,
    WORKER,
    WORKERS,
)
from caravansary.games.wayfarers.rules import cards, frames, opponent

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState

HUMAN: Final = 0
AT: Final = OPPONENT * WIDTH
ROW_OF_WORKER: Final = (FOLK, LAND, WATER)
"""R18.1: green, yellow and blue workers go to these rows only."""


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
        if what == frames.TAKE_CARD:
            return first
        if what in (frames.PUT_WORKER, frames.GET_WORKER):
            return second
    return EMPTY


def _fitting(state: WayfarersState, want: int) -> list[int]:
    if want >= frames.WANT_TAKE:
        return _with_worker(state, want - frames.WANT_TAKE)
    if want >= frames.WANT_PLACE:
        return _for_worker(state, want - frames.WANT_PLACE)
    kind = want - frames.WANT_CARD
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


def step(state: WayfarersState, chance: Chance) -> bool:
    """R19.2: a card with the human's token is asked for; any other is simply used."""
    want, denied = state.agenda[-1][1], state.agenda[-1][2]
    found = candidates(state, want)
    if not found:
        state.agenda.pop()
        return False
    slot = _next(found, denied)
    if state.tokens[slot] == HUMAN:
        return state.ask(HUMAN, "allow", _answers(state, found))
    state.agenda.pop()
    _use(state, want, slot)
    return False


def _next(found: list[int], denied: int) -> int:
    """R19.2: denied slots are skipped until all of them have been denied once."""
    for slot in found:
        if not (denied >> slot) & 1:
            return slot
    return found[0]


def _answers(state: WayfarersState, found: list[int]) -> list[int]:
    """R19.2: nothing to deny with, or no other card to send it to: it can only be allowed."""
    answers = [ALLOW, ALLOW + 1]
    if len(found) > 1:
        for good, counter in enumerate((COIN, FOOD)):
            if state.own[HUMAN * WIDTH + counter]:
                answers.append(DENY + good)
    return answers


def target(state: WayfarersState) -> int:
    """The slot that the question is about."""
    frame = state.agenda[-1]
    return _next(candidates(state, frame[1]), frame[2])


def answer(state: WayfarersState, action: int, chance: Chance) -> None:
    frame = state.agenda.pop()
    want, denied = frame[1], frame[2]
    found = candidates(state, want)
    slot = _next(found, denied)
    good = (action - ALLOW) % len(GOODS)
    if action < DENY:
        state.own[HUMAN * WIDTH + COIN + good] += 1
        if state.listener is not None:
            goods = say(f"wayfarers-paid-{GOODS[good]}", number=1)
            name = say(f"wayfarers-slot-{SLOT_NAMES[slot]}")
            state.listener(event("wayfarers-log-allow", HUMAN, [f"slot:{SLOT_NAMES[slot]}"], slot=name, gained=goods))
        _use(state, want, slot)
        return
    state.own[HUMAN * WIDTH + COIN + good] -= 1
    if all((denied >> one) & 1 for one in found):
        denied = 0
    if state.listener is not None:
        goods = say(f"wayfarers-paid-{GOODS[good]}", number=1)
        name = say(f"wayfarers-slot-{SLOT_NAMES[slot]}")
        state.listener(event("wayfarers-log-deny", HUMAN, [f"slot:{SLOT_NAMES[slot]}"], slot=name, paid=goods))
    state.agenda.append((frames.TARGET, want, denied | 1 << slot, 0))


def _use(state: WayfarersState, want: int, slot: int) -> None:
    elements = [f"slot:{SLOT_NAMES[slot]}"]
    name = say(f"wayfarers-slot-{SLOT_NAMES[slot]}")
    if want >= frames.WANT_TAKE:
        colour = want - frames.WANT_TAKE
        state.workers[slot] &= ~(1 << colour)
        state.own[AT + WORKER + colour] += 1
        opponent.tell(state, "takes-worker", elements, worker=opponent.worker_name(colour), slot=name)
    elif want >= frames.WANT_PLACE:
        colour = want - frames.WANT_PLACE
        state.own[AT + WORKER + colour] -= 1
        state.workers[slot] |= 1 << colour
        state.worker_slot = slot
        state.worker_colour = colour
        opponent.tell(state, "places-worker", elements, worker=opponent.worker_name(colour), slot=name)
        state.agenda.append((frames.OPPONENT_DOES, state.box.board.row_effect[slot], 0, 0))
    else:
        kind = slot // ROW_SIZE
        opponent.tell(state, "acquires", elements, card=say(f"wayfarers-kind-{KINDS[kind]}"), slot=name)
        opponent.add_card(state, kind, cards.leave_row(state, OPPONENT, slot))
