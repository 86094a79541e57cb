"""Moving meeples and control."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.actions import Kind
from caravansary.core.agenda import Frame, Work
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.five_tribes.box import FIELD, FIELD_MASK, MARID, NOBODY, TOTAL, TRIBES, UNITS
from caravansary.games.five_tribes.grid import CELLS, LOOP
from caravansary.games.five_tribes.rules import course, djinns, tiles, tribes
from caravansary.games.five_tribes.rules.question import AtBoundary, FiveTribesQuestion

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


class Start(AtBoundary):
    """R4.1: the tile whose meeples are taken up; R12.2: without any move the turn is passed."""

    def own_answers(self, state: FiveTribesState, frame: Frame, seat: int, fakirs: int) -> list[int]:
        first = state.space.take.base
        meeples = state.meeples
        found = [first + cell for cell in range(CELLS) if meeples[cell] and can_start(state, cell, meeples[cell])]
        return found or [state.space.pass_.base]

    def carry_out(
        self, state: FiveTribesState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        if kind is state.space.take:
            take(state, seat, argument)
        else:
            state.agenda.pop()

    def prompt(self, state: FiveTribesState, frame: Frame) -> Message:
        return say("five-tribes-ask-start" if any_move(state) else "five-tribes-ask-no-move")

    def label(self, state: FiveTribesState, frame: Frame, action: int) -> Message:
        kind = state.space.kind(action)
        if kind is state.space.take:
            return say("five-tribes-do-take", tile=state.box.cell_ids[action - kind.base])
        return super().label(state, frame, action)

    def hint(self, state: FiveTribesState, frame: Frame, action: int) -> Message | None:
        """How many meeples lie there, and on how many tiles a walk with them can end."""
        kind = state.space.kind(action)
        if kind is not state.space.take:
            return super().hint(state, frame, action)
        meeples = state.meeples[action - kind.base]
        ends = len(finals(state, action - kind.base, meeples))
        return say("five-tribes-hint-take", number=meeples >> TOTAL, ends=ends)


START: Final = Start("start")


class Sow(FiveTribesQuestion):
    """R4.2 to R4.6: the next tile, and the meeple that is dropped there. Its frame: how the walk came to its tile."""

    def answers(self, state: FiveTribesState, frame: Frame, seat: int, fakirs: int) -> list[int]:
        found = sow_answers(state, frame[1])
        if state.switches.djinns_while_sowing and state.djinns[seat]:
            found.extend(djinns.stand_alone(state, seat, fakirs))
        return found

    def answer(self, state: FiveTribesState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        kind = state.space.kind(action)
        if kind is state.space.sow:
            drop(state, seat, frame, (action - kind.base) // 5, (action - kind.base) % 5)
        else:
            super().answer(state, frame, seat, action, chance)

    def prompt(self, state: FiveTribesState, frame: Frame) -> Message:
        return say("five-tribes-ask-sow", number=state.in_hand >> TOTAL)

    def label(self, state: FiveTribesState, frame: Frame, action: int) -> Message:
        kind = state.space.kind(action)
        if kind is not state.space.sow:
            return super().label(state, frame, action)
        cell, tribe = divmod(action - kind.base, len(TRIBES))
        return say("five-tribes-do-sow", tribe=tribes.tribe_name(tribe), tile=state.box.cell_ids[cell])

    def hint(self, state: FiveTribesState, frame: Frame, action: int) -> Message | None:
        """What the last drop collects and takes; on the way there, which tile it is."""
        kind = state.space.kind(action)
        if kind is not state.space.sow:
            return super().hint(state, frame, action)
        cell, tribe = divmod(action - kind.base, len(TRIBES))
        if state.in_hand >> TOTAL > 1:
            return tiles.tile_name(state, cell)
        number = state.number_of(cell, tribe)
        emptied = state.meeples[cell] >> TOTAL == number
        takes = emptied and state.camel[cell] == NOBODY and state.camels[state.seat] > 0
        id = "five-tribes-hint-final-camel" if takes else "five-tribes-hint-final"
        return say(id, collected=tribes.some_of(tribe, number + 1), tile=tiles.tile_name(state, cell))


SOW: Final = Sow("sow")


class LastCamel(AtBoundary):
    """R9.2: before the last camel is placed djinns may be used; without any that can be, it goes on by itself."""

    def own_answers(self, state: FiveTribesState, frame: Frame, seat: int, fakirs: int) -> list[int]:
        return [state.space.go_on.base]

    def carry_out(
        self, state: FiveTribesState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        state.agenda.pop()


LAST_CAMEL: Final = LastCamel("last-camel")


def take(state: FiveTribesState, seat: int, cell: int) -> None:
    """R4.1: all meeples of the tile into the hand."""
    meeples = state.meeples[cell]
    state.in_hand = meeples
    state.meeples[cell] = 0
    others = ~(1 << cell)
    for tribe in range(len(TRIBES)):
        state.where[tribe] &= others
    state.path = [cell]
    state.agenda[-1] = (SOW, cell, 0, 0)
    if state.listener is not None:
        name = state.box.cell_ids[cell]
        state.listener(event("five-tribes-log-take", seat, [f"tile:{name}"], tile=name, number=meeples >> TOTAL))


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


def any_move(state: FiveTribesState) -> bool:
    """R4.7, R12.2: whether a legal move exists on the board."""
    meeples = state.meeples
    return any(meeples[cell] and can_start(state, cell, meeples[cell]) for cell in range(CELLS))


def sow_answers(state: FiveTribesState, stride: int) -> list[int]:
    """R4.2 to R4.6: each neighbour and tribe to drop there after which the move can still be finished.

    After the drop, with `left` steps to go, it can if a tribe that is still in the hand stands where the walk can
    end: it did already, or it was dropped just now and the walk comes back; or if the hand and the steps are enough
    for a loop of its own.
    """
    first = state.space.sow.base
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
                found.append(first + 5 * cell + tribe)
    return found


def _last_drops(state: FiveTribesState, stride: int, hand: int) -> list[int]:
    """R4.4: the last meeple lands where one of its tribe stands."""
    tribe = 0
    while not hand & FIELDS[tribe]:
        tribe += 1
    where = state.where[tribe]
    head = state.box.head
    first = state.space.sow.base + tribe
    cells = [head[follower] for follower in state.box.nexts[stride]]
    return [first + 5 * cell for cell in cells if (where >> cell) & 1]


def drop(state: FiveTribesState, seat: int, frame: Frame, cell: int, tribe: int) -> None:
    """R4.2: one meeple onto the next tile; the last one ends the move.

    R9.4, R13.16, Marid: each drop on a tile of its owner pays, judged at the moment of the drop.
    """
    state.in_hand -= UNITS[tribe]
    state.put_meeple(cell, tribe)
    state.path = [*state.path, 5 * cell + tribe]
    if state.listener is not None:
        name = state.box.cell_ids[cell]
        tribe_name = tribes.tribe_name(tribe)
        state.listener(event("five-tribes-log-sow", seat, [f"tile:{name}"], tile=name, tribe=tribe_name))
    owner = state.camel[cell]
    if owner != NOBODY and state.has(owner, MARID):
        djinns.give_income(state, owner, MARID, 1 if owner == seat else 2)
    if state.in_hand:
        state.agenda[-1] = (SOW, _follower(state, frame[1], cell), 0, 0)
        return
    state.agenda[-1] = (CONTROL, cell, tribe, 0)
    if state.camels[seat] == 1:
        state.agenda.append((LAST_CAMEL, 0, 0, 0))


def _follower(state: FiveTribesState, stride: int, cell: int) -> int:
    for follower in state.box.nexts[stride]:
        if state.box.head[follower] == cell:
            return follower
    raise AssertionError(f"no stride leads to {state.box.cell_ids[cell]}")


class Control(Work["FiveTribesState"]):
    """R5.1 to R5.3: the tribe dropped last is taken off the final tile; then the tribe's and the tile's action.

    Its frame: the final tile, the tribe.
    """

    def do(self, state: FiveTribesState, frame: Frame, chance: Chance) -> None:
        seat, cell, tribe = state.active, frame[1], frame[2]
        number = state.number_of(cell, tribe)
        state.remove_meeples(cell, tribe, number)
        if state.listener is not None:
            name = state.box.cell_ids[cell]
            collected = tribes.some_of(tribe, number)
            state.listener(event("five-tribes-log-collect", seat, [f"tile:{name}"], tile=name, collected=collected))
        take_control_if_empty(state, seat, cell)
        state.agenda.append((tiles.TILE, cell, 0, 0))
        tribes.act(state, seat, cell, tribe, number)


CONTROL: Final = Control("control")


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
        state.ending |= course.LAST_CAMEL_PLACED
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
