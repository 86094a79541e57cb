"""Workers: placing one on a card for the effect of its slot, and taking one from a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.events import event
from caravansary.core.messages import say
from caravansary.games.wayfarers.actions import FEE, SLOT_NAMES, TAKE
from caravansary.games.wayfarers.actions import WORKER as PLACE
from caravansary.games.wayfarers.names import COIN, EMPTY, SLOTS, WIDTH, WORKER, WORKERS
from caravansary.games.wayfarers.rules import frames, payment, targets

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState


def place_targets(state: WayfarersState, seat: int, found: list[int]) -> None:
    """R4.1, R4.2, R4.4: every worker of the supply on every card that accepts it and where it would do something."""
    at = seat * WIDTH
    owned = 0
    for colour in range(len(WORKERS)):
        if state.own[at + WORKER + colour]:
            owned |= 1 << colour
    if not owned:
        return
    allowed = state.box.board.row_workers
    for slot in range(SLOTS):
        fitting = owned & allowed[slot] & ~state.workers[slot]
        if not fitting or state.row[slot] == EMPTY or not _would_do(state, seat, slot):
            continue
        for colour in range(len(WORKERS)):
            if (fitting >> colour) & 1:
                found.append(PLACE + SLOTS * colour + slot)


def _would_do(state: WayfarersState, seat: int, slot: int) -> bool:
    """R4.4: the fee is deducted before the effect is judged."""
    if not payment.fee_due(state, seat, slot):
        return slot_works(state, seat, slot)
    return bool(fee_answers(state, seat, slot))


def slot_works(state: WayfarersState, seat: int, slot: int) -> bool:
    """R4.4: the price can be paid and some part of the effect carried out; the card itself is out of reach (R4.6)."""
    board = state.box.board
    before = state.worker_slot
    state.worker_slot = slot
    works = targets.can_use(state, seat, board.row_effect[slot], board.row_price[slot])
    state.worker_slot = before
    return works


def fee_answers(state: WayfarersState, seat: int, slot: int) -> list[int]:
    """R4.4, R5.2: only a fee that leaves enough for some part of the effect."""
    found: list[int] = []
    for action in payment.fee_answers(state, seat):
        place = seat * WIDTH + COIN + action - FEE
        state.own[place] -= 1
        if slot_works(state, seat, slot):
            found.append(action)
        state.own[place] += 1
    return found


def place(state: WayfarersState, seat: int, choice: int) -> None:
    """R4.2: the fee comes first."""
    colour, slot = divmod(choice, SLOTS)
    state.agenda.append((frames.PUT_WORKER, colour, slot, 0))
    if payment.fee_due(state, seat, slot):
        state.agenda.append((frames.FEE, slot, colour + 1, 0))


def put(state: WayfarersState, seat: int, colour: int, slot: int) -> None:
    """R4.3, R4.4, R4.7: the effect of the slot, of which some part must be done; its full price is paid at once."""
    state.own[seat * WIDTH + WORKER + colour] -= 1
    state.workers[slot] |= 1 << colour
    state.worker_slot = slot
    state.worker_colour = colour
    if state.listener is not None:
        _tell(state, "wayfarers-log-worker", seat, colour, slot)
    board = state.box.board
    state.agenda.append((frames.GROUP, 1, 0, 0))
    state.agenda.append((frames.EFFECT, board.row_effect[slot], 0, 0))
    payment.ask_price(state, board.row_price[slot], 0)


def take_targets(state: WayfarersState, seat: int, found: list[int]) -> None:
    """R4.5, R4.6, R5.2: any worker on a card, but not the one placed this turn."""
    for slot in range(SLOTS):
        on_card = state.workers[slot]
        if slot == state.worker_slot:
            on_card &= ~(1 << state.worker_colour)
        if on_card and payment.may_interact(state, seat, slot):
            for colour in range(len(WORKERS)):
                if (on_card >> colour) & 1:
                    found.append(TAKE + SLOTS * colour + slot)


def take(state: WayfarersState, seat: int, choice: int) -> None:
    colour, slot = divmod(choice, SLOTS)
    state.agenda.append((frames.GET_WORKER, colour, slot, 0))
    if payment.fee_due(state, seat, slot):
        state.agenda.append((frames.FEE, slot, 0, 0))


def get(state: WayfarersState, seat: int, colour: int, slot: int) -> None:
    """R4.5, R19.3: the worker comes to the supply; a token stays on the card."""
    state.workers[slot] &= ~(1 << colour)
    state.own[seat * WIDTH + WORKER + colour] += 1
    if state.listener is not None:
        _tell(state, "wayfarers-log-take-worker", seat, colour, slot)


def _tell(state: WayfarersState, id: str, seat: int, colour: int, slot: int) -> None:
    if state.listener is not None:
        worker = say(f"wayfarers-worker-{WORKERS[colour]}")
        place = say(f"wayfarers-slot-{SLOT_NAMES[slot]}")
        state.listener(event(id, seat, [f"slot:{SLOT_NAMES[slot]}"], worker=worker, slot=place))
