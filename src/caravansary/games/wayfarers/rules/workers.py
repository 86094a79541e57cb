"""Workers: placing one on a card for the effect of its slot, and taking one from a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.actions import Kind
from caravansary.core.agenda import Frame, Work
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.wayfarers.actions import SLOT_NAMES
from caravansary.games.wayfarers.names import COIN, EMPTY, SLOTS, WIDTH, WORKER, WORKERS
from caravansary.games.wayfarers.rules import effects, payment, targets

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState


class PutWorker(Work["WayfarersState"]):
    """R4.3, R4.4, R4.7: the worker stands on the card; its slot's effect follows, of which some part must be done.

    The full price of the effect is paid at once. Its frame: colour, slot.
    """

    def do(self, state: WayfarersState, frame: Frame, chance: Chance) -> None:
        seat = state.active
        colour = frame[1]
        slot = frame[2]
        state.own[seat * WIDTH + WORKER + colour] -= 1
        state.workers[slot] |= 1 << colour
        state.worker_slot = slot
        state.worker_colour = colour
        if state.listener is not None:
            _tell(state, "wayfarers-log-worker", seat, colour, slot)
        board = state.box.board
        state.agenda.append((effects.GROUP, 1, 0, 0))
        state.agenda.append((effects.EFFECT, board.row_effect[slot], 0, 0))
        payment.ask_price(state, board.row_price[slot], 0)


PUT_WORKER: Final = PutWorker("put-worker")


class GetWorker(Work["WayfarersState"]):
    """R4.5, R19.3: the worker comes to the supply; a token stays on the card. Its frame: colour, slot."""

    def do(self, state: WayfarersState, frame: Frame, chance: Chance) -> None:
        state.workers[frame[2]] &= ~(1 << frame[1])
        state.own[state.active * WIDTH + WORKER + frame[1]] += 1
        if state.listener is not None:
            _tell(state, "wayfarers-log-take-worker", state.active, frame[1], frame[2])


GET_WORKER: Final = GetWorker("get-worker")


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
    first = state.space.worker.base
    for slot in range(SLOTS):
        fitting = owned & allowed[slot] & ~state.workers[slot]
        if not fitting or state.row[slot] == EMPTY or not _would_do(state, seat, slot):
            continue
        for colour in range(len(WORKERS)):
            if (fitting >> colour) & 1:
                found.append(first + SLOTS * colour + slot)


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
    first = state.space.fee.base
    for action in payment.fee_answers(state, seat):
        place = seat * WIDTH + COIN + action - first
        state.own[place] -= 1
        if slot_works(state, seat, slot):
            found.append(action)
        state.own[place] += 1
    return found


def place(state: WayfarersState, seat: int, choice: int) -> None:
    """R4.2: the fee comes first."""
    colour, slot = divmod(choice, SLOTS)
    state.agenda.append((PUT_WORKER, colour, slot, 0))
    if payment.fee_due(state, seat, slot):
        state.agenda.append((payment.FEE, slot, 1, 0))


def take_targets(state: WayfarersState, seat: int, found: list[int]) -> None:
    """R4.5, R4.6, R5.2: any worker on a card, but not the one placed this turn."""
    first = state.space.take.base
    for slot in range(SLOTS):
        on_card = state.workers[slot]
        if slot == state.worker_slot:
            on_card &= ~(1 << state.worker_colour)
        if on_card and payment.may_interact(state, seat, slot):
            for colour in range(len(WORKERS)):
                if (on_card >> colour) & 1:
                    found.append(first + SLOTS * colour + slot)


def take(state: WayfarersState, seat: int, choice: int) -> None:
    colour, slot = divmod(choice, SLOTS)
    state.agenda.append((GET_WORKER, colour, slot, 0))
    if payment.fee_due(state, seat, slot):
        state.agenda.append((payment.FEE, slot, 0, 0))


def _tell(state: WayfarersState, id: str, seat: int, colour: int, slot: int) -> None:
    if state.listener is not None:
        place = say(f"wayfarers-slot-{SLOT_NAMES[slot]}")
        state.listener(event(id, seat, [f"slot:{SLOT_NAMES[slot]}"], worker=worker_name(colour), slot=place))


def step_label(kind: Kind, choice: int) -> Message:
    """A worker that is placed, or taken."""
    colour, slot = divmod(choice, SLOTS)
    place = say(f"wayfarers-slot-{SLOT_NAMES[slot]}")
    return say(f"wayfarers-do-{kind.name}", worker=worker_name(colour), slot=place)


def worker_name(colour: int) -> Message:
    return say(f"wayfarers-worker-{WORKERS[colour]}")
