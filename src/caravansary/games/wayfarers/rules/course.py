"""The course of the game: turns, refilling the rows, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.agenda import Frame, Work
from caravansary.core.chance import Chance
from caravansary.core.messages import Message, say
from caravansary.games.wayfarers.names import DIE, EMPTY, KINDS, NOBODY, OPPONENT, ROW_SIZE, SLOTS, WIDTH
from caravansary.games.wayfarers.rules import dice, journal, opponent, payment, placing, workers
from caravansary.games.wayfarers.rules.question import WayfarersQuestion
from caravansary.games.wayfarers.words import slot_hint

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState


class Turn(WayfarersQuestion):
    """R2.1: a die, a worker or rest; trade may come before (R10.2)."""

    def legal(self, state: WayfarersState, frame: Frame, seat: int) -> list[int]:
        found: list[int] = []
        at = seat * WIDTH + DIE
        first = state.space.die.base
        usable = 0
        known = False
        for value in range(6):
            if state.own[at + value]:
                if not known:
                    usable = placing.usable_columns(state, seat)
                    known = True
                if (placing.reach(state, seat, value) | placing.shifted(state, seat, value)) & usable:
                    found.append(first + value)
        workers.place_targets(state, seat, found)
        found.append(state.space.rest.base)
        if dice.can_trade(state, seat):
            found.append(state.space.trade.base)
        return found

    def answer(self, state: WayfarersState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        """R2.1: trade leaves the choice open."""
        kind = state.space.kind(action)
        if kind is state.space.trade:
            dice.trade(state, seat)
            return
        state.agenda.pop()
        if kind is state.space.rest:
            dice.rest(state, seat, chance)
        elif kind is state.space.worker:
            workers.place(state, seat, action - kind.base)
        else:
            placing.take_die(state, seat, action - kind.base)

    def label(self, state: WayfarersState, frame: Frame, action: int) -> Message:
        kind = state.space.kind(action)
        if kind is state.space.worker:
            return workers.step_label(kind, action - kind.base)
        return super().label(state, frame, action)

    def hint(self, state: WayfarersState, frame: Frame, action: int) -> Message | None:
        """What a worker does there, and the fee."""
        kind = state.space.kind(action)
        if kind is not state.space.worker:
            return None
        slot = (action - kind.base) % SLOTS
        return payment.with_fee(state, slot, slot_hint(state.box, slot))


TURN: Final = Turn("turn")


class Close(WayfarersQuestion):
    """R10.1, R10.2: at the end of the turn guilds may still help; with nothing to use, it simply ends."""

    def legal(self, state: WayfarersState, frame: Frame, seat: int) -> list[int]:
        found = [state.space.trade.base] if dice.can_trade(state, seat) else []
        journal.extra_targets(state, seat, found)
        if found:
            found.append(state.space.done.base)
        return found

    def answer(self, state: WayfarersState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        kind = state.space.kind(action)
        if kind is state.space.done:
            state.agenda.pop()
        elif kind is state.space.trade:
            dice.trade(state, seat)
        else:
            journal.extra_step(state, seat, action - kind.base)

    def label(self, state: WayfarersState, frame: Frame, action: int) -> Message:
        kind = state.space.kind(action)
        if kind is state.space.done:
            return say("wayfarers-do-end")
        if kind is state.space.extra:
            return journal.step_label(state, kind, action - kind.base)
        return super().label(state, frame, action)

    def hint(self, state: WayfarersState, frame: Frame, action: int) -> Message | None:
        kind = state.space.kind(action)
        return journal.step_hint(state, action - kind.base) if kind is state.space.extra else None


CLOSE: Final = Close("close", optional=True)


class EndTurn(Work["WayfarersState"]):
    """R2.4, R15.4, R13.1, R19.1: a track bonus that a fee set off, the refill, then whoever is next, or the end."""

    def do(self, state: WayfarersState, frame: Frame, chance: Chance) -> None:
        if state.owed:
            state.owed -= 1
            state.agenda.append((END_TURN, 0, 0, 0))
            opponent.resolve_track_bonus(state)
            return
        refill(state, chance)
        if state.ending == 0:
            return
        if state.ending != NOBODY:
            state.ending -= 1
        begin_turn(state, (state.active + 1) % state.side_count)


END_TURN: Final = EndTurn("end-turn")


def begin_turn(state: WayfarersState, side: int) -> None:
    """R2.1, R2.5: all that was remembered of the turn before is forgotten."""
    state.active = side
    state.turn += 1
    state.used = 0
    state.worker_slot = EMPTY
    state.fresh_land = 0
    state.fresh_folk = 0
    state.coin_off = 0
    state.food_off = 0
    state.fee_paid = 0
    state.agenda.append((END_TURN, 0, 0, 0))
    if state.solo() and side == OPPONENT:
        state.agenda.append((opponent.OPPONENT_TURN, 0, 0, 0))
        return
    state.agenda.append((CLOSE, 0, 0, 0))
    state.agenda.append((TURN, 0, 0, 0))


def refill(state: WayfarersState, chance: Chance) -> None:
    """R11.1: cards slide away from the pile with tokens and workers; new ones come in at the pile's end."""
    row = state.row
    for kind in range(len(KINDS)):
        start = kind * ROW_SIZE
        end = start + ROW_SIZE
        if EMPTY not in row[start:end]:
            continue
        to = start
        for slot in range(start, end):
            if row[slot] == EMPTY:
                continue
            if to != slot:
                row[to], state.tokens[to], state.workers[to] = row[slot], state.tokens[slot], state.workers[slot]
                row[slot], state.tokens[slot], state.workers[slot] = EMPTY, NOBODY, 0
            to += 1
        pile = state.changing_pile(kind)
        while to < end and len(pile):
            row[to] = pile.draw(chance)
            to += 1
    assert len(row) == SLOTS
