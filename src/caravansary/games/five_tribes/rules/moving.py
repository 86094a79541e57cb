"""Moving meeples and control."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.events import event
from caravansary.core.messages import say
from caravansary.core.state import Frame
from caravansary.games.five_tribes.actions import SOW, TAKE
from caravansary.games.five_tribes.box import FIELD, FIELD_MASK, MARID, NOBODY, TOTAL, TRIBES, UNITS
from caravansary.games.five_tribes.grid import CELLS, LOOP
from caravansary.games.five_tribes.rules import djinns, frames, tribes

if TYPE_CHECKING:
    from caravansary.games.five_tribes.state import FiveTribesState

FIELD_0: Final = FIELD_MASK
FIELD_1: Final = FIELD_MASK << 5
FIELD_2: Final = FIELD_MASK << 10
FIELD_3: Final = FIELD_MASK << 15
FIELD_4: Final = FIELD_MASK << 20
FIELDS: Final = [FIELD_0, FIELD_1, FIELD_2, FIELD_3, FIELD_4]

PAIRS: Final = 0b11110_11110_11110_11110_11110
"""The bits of packed meeples that are set where a tribe is there twice or more."""


def can_start(state: FiveTribesState, cell: int, meeples: int) -> bool:
    """R4.1 to R4.6: some walk from here ends on a tile that holds a tribe of the hand.

    With as many steps as meeples, either that tribe stands there already, and is kept for last; or the walk comes by
    twice and the hand holds two of a tribe, for which LOOP steps are enough and necessary.
    """
    number = meeples >> TOTAL
    ends = state.box.ends[cell][number]
    where = state.where
    if (meeples & FIELD_0 and where[0] & ends) or (meeples & FIELD_1 and where[1] & ends):
        return True
    if (meeples & FIELD_2 and where[2] & ends) or (meeples & FIELD_3 and where[3] & ends):
        return True
    if meeples & FIELD_4 and where[4] & ends:
        return True
    return number >= LOOP and meeples & PAIRS != 0


def start_answers(state: FiveTribesState) -> list[int]:
    """R4.1: every tile from which a move can be made."""
    meeples = state.meeples
    return [TAKE + cell for cell in range(CELLS) if meeples[cell] and can_start(state, cell, meeples[cell])]


def any_move(state: FiveTribesState) -> bool:
    """R4.7, R12.2: whether a legal move exists on the board."""
    meeples = state.meeples
    return any(meeples[cell] and can_start(state, cell, meeples[cell]) for cell in range(CELLS))


def take(state: FiveTribesState, seat: int, cell: int) -> None:
    """R4.1: all meeples of the tile into the hand."""
    meeples = state.meeples[cell]
    state.in_hand = meeples
    state.meeples[cell] = 0
    others = ~(1 << cell)
    for tribe in range(len(TRIBES)):
        state.where[tribe] &= others
    state.path = [cell]
    state.agenda[-1] = (frames.SOW, cell, 0, 0)
    if state.listener is not None:
        name = state.box.cell_ids[cell]
        state.listener(event("five-tribes-log-take", seat, [f"tile:{name}"], tile=name, number=meeples >> TOTAL))


def sow_answers(state: FiveTribesState, stride: int) -> list[int]:
    """R4.2 to R4.6: each neighbour and tribe to drop there after which the move can still be finished.

    After the drop, with `left` steps to go, it can if a tribe that is still in the hand stands where the walk can
    end: it did already, or it was dropped just now and the walk comes back; or if the hand and the steps are enough
    for a loop of its own.
    """
    hand = state.in_hand
    left = (hand >> TOTAL) - 1
    if left == 0:
        return _last_drops(state, stride, hand)
    where = state.where
    box = state.box
    held = [tribe for tribe in range(len(TRIBES)) if hand & FIELDS[tribe]]
    found: list[int] = []
    for follower in box.nexts[stride]:
        ends = box.ends[follower][left]
        cell = box.head[follower]
        comes_back = (ends >> cell) & 1
        matches = 0
        for tribe in held:
            if where[tribe] & ends:
                matches |= 1 << tribe
        for tribe in held:
            rest = hand - UNITS[tribe]
            if (
                matches & ~(1 << tribe)
                or (rest & FIELDS[tribe] and (matches or comes_back))
                or (left >= LOOP and rest & PAIRS)
            ):
                found.append(SOW + 5 * cell + tribe)
    return found


def _last_drops(state: FiveTribesState, stride: int, hand: int) -> list[int]:
    """R4.4: the last meeple lands where one of its tribe stands."""
    tribe = 0
    while not hand & FIELDS[tribe]:
        tribe += 1
    where = state.where[tribe]
    head = state.box.head
    cells = [head[follower] for follower in state.box.nexts[stride]]
    return [SOW + 5 * cell + tribe for cell in cells if (where >> cell) & 1]


def drop(state: FiveTribesState, seat: int, frame: Frame, cell: int, tribe: int) -> None:
    """R4.2: one meeple onto the next tile; the last one ends the move.

    R9.4, R13.16, Marid: each drop on a tile of its owner pays, judged at the moment of the drop.
    """
    state.in_hand -= UNITS[tribe]
    state.put_meeple(cell, tribe)
    state.path = [*state.path, 5 * cell + tribe]
    if state.listener is not None:
        name = state.box.cell_ids[cell]
        tribe_name = say(f"five-tribes-tribe-{TRIBES[tribe]}")
        state.listener(event("five-tribes-log-sow", seat, [f"tile:{name}"], tile=name, tribe=tribe_name))
    owner = state.camel[cell]
    if owner != NOBODY and state.has(owner, MARID):
        djinns.give_income(state, owner, MARID, 1 if owner == seat else 2)
    if state.in_hand:
        state.agenda[-1] = (frames.SOW, _follower(state, frame[1], cell), 0, 0)
        return
    state.agenda[-1] = (frames.CONTROL, cell, tribe, 0)
    if state.camels[seat] == 1:
        state.agenda.append((frames.LAST_CAMEL, 0, 0, 0))


def _follower(state: FiveTribesState, stride: int, cell: int) -> int:
    for follower in state.box.nexts[stride]:
        if state.box.head[follower] == cell:
            return follower
    raise AssertionError(f"no stride leads to {state.box.cell_ids[cell]}")


def collect(state: FiveTribesState, seat: int, cell: int, tribe: int) -> None:
    """R5.1 to R5.3: the tribe dropped last is taken off the final tile; then the tribe's and the tile's action."""
    number = state.number_of(cell, tribe)
    state.remove_meeples(cell, tribe, number)
    if state.listener is not None:
        name = state.box.cell_ids[cell]
        collected = say(f"five-tribes-some-{TRIBES[tribe]}", number=number)
        state.listener(event("five-tribes-log-collect", seat, [f"tile:{name}"], tile=name, collected=collected))
    take_control_if_empty(state, seat, cell)
    state.agenda.append((frames.TILE, cell, 0, 0))
    tribes.act(state, seat, cell, tribe, number)


def take_control_if_empty(state: FiveTribesState, seat: int, cell: int) -> None:
    """R5.2, R5.4, R5.5: an emptied tile without a camel is taken, as long as there are camels."""
    if state.meeples[cell] == 0 and state.camel[cell] == NOBODY and state.camels[seat] > 0:
        put_camel(state, seat, cell)


def put_camel(state: FiveTribesState, seat: int, cell: int) -> None:
    """R12.1: the last camel triggers the end, in whatever way it is placed."""
    state.camel[cell] = seat
    state.camels[seat] -= 1
    if state.listener is not None:
        name = state.box.cell_ids[cell]
        value = state.box.tile_value[state.layout[cell]]
        state.listener(event("five-tribes-log-camel", seat, [f"tile:{name}"], tile=name, value=value))
    if state.camels[seat] == 0:
        state.ending |= frames.LAST_CAMEL_PLACED
        if state.listener is not None:
            state.listener(event("five-tribes-log-last-camel", seat))


def finals(state: FiveTribesState, stride: int, hand: int) -> list[int]:
    """5 x cell + tribe of every way in which a walk with this hand may end, in no order that matters.

    Ends that rest on a drop still to come (R4.6) are left out.
    """
    ends = state.box.ends[stride][hand >> TOTAL]
    found: list[int] = []
    for tribe in range(len(TRIBES)):
        if (hand >> (FIELD * tribe)) & FIELD_MASK:
            cells = state.where[tribe] & ends
            while cells:
                lowest = cells & -cells
                found.append(5 * (lowest.bit_length() - 1) + tribe)
                cells ^= lowest
    return found
