"""The agenda of Wayfarers: which rule a frame on top of the stack calls, which answers it allows, what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.chance import Chance
from caravansary.core.state import Frame
from caravansary.games.wayfarers.actions import (
    ADJUST,
    DISCARD,
    DONE,
    EXTRA,
    FEE,
    KEEP,
    LAY,
    PRICE,
    REST,
    SPACE,
    TRADE,
    TUCK,
    UNDER,
    WORKER,
)
from caravansary.games.wayfarers.actions import DIE as DIE_ACTION
from caravansary.games.wayfarers.names import FOLK, ROW_SIZE
from caravansary.games.wayfarers.rules import (
    cards,
    course,
    dice,
    frames,
    influence,
    journal,
    opponent,
    payment,
    placing,
    pool,
    tiles,
    wants,
    workers,
)

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState

DRAWING: Final = (frames.KEEP, frames.UNDER)
DIE_IN_HAND: Final = (frames.COLUMN, frames.SPACE)

KINDS: Final = {
    frames.TURN: "turn",
    frames.COLUMN: "column",
    frames.SPACE: "space",
    frames.ADJUST: "trade",
    frames.FEE: "fee",
    frames.PRICE: "price",
    frames.TAKE_CARD: "host",
    frames.LAY: "lay",
    frames.SOURCE: "source",
    frames.KEEP: "keep",
    frames.UNDER: "under",
    frames.REROLL: "reroll",
    frames.CLOSE: "close",
}


def step(state: WayfarersState, chance: Chance) -> bool:
    frame = state.agenda[-1]
    what = frame[0]
    if what == frames.EFFECT or what == frames.PAIR:
        return pool.step(state, state.active, chance)
    if what < frames.FIRST_QUESTION:
        state.agenda.pop()
        _work(state, frame, chance)
        return False
    if what == frames.TARGET:
        return wants.step(state, chance)
    if what == frames.WHOSE:
        return state.choose(state.active, "whose", pool.whose_answers(state, frame[1]), chance)
    if what == frames.TAKE_CARD and frame[1] // ROW_SIZE < FOLK:
        state.agenda.pop()
        cards.gain_from_row(state, state.active, frame[1])
        return False
    actions = legal(state, frame, state.active)
    if not actions:
        state.agenda.pop()
        return False
    return state.choose(state.active, KINDS[what], actions, chance)


def _work(state: WayfarersState, frame: Frame, chance: Chance) -> None:
    what = frame[0]
    if what == frames.END_TURN:
        course.end_turn(state, chance)
    elif what == frames.ARRIVE:
        journal.arrive_player(state, state.active, frame[1])
    elif what == frames.PUT_WORKER:
        workers.put(state, state.active, frame[1], frame[2])
    elif what == frames.GET_WORKER:
        workers.get(state, state.active, frame[1], frame[2])
    elif what == frames.OPPONENT_DOES:
        opponent.go_on(state, frame[1], frame[2], chance)
    elif what == frames.OPPONENT_TURN:
        opponent.turn(state, chance)
    elif what == frames.OPPONENT_STEPS_ON:
        opponent.step_on(state, frame[1])
    elif what == frames.OPPONENT_ACTS:
        opponent.act(state, frame[1])
    elif what == frames.INTRIGUE_SHUFFLE:
        opponent.shuffle_intrigue(state)


def legal(state: WayfarersState, frame: Frame, seat: int) -> list[int]:
    """All legal answers to a question; none: there is nothing to ask and the engine goes on."""
    what = frame[0]
    if what == frames.TURN:
        return placing.turn_answers(state, seat)
    if what == frames.SPACE:
        return placing.space_answers(state, seat, frame[1])
    if what == frames.COLUMN:
        return placing.column_answers(state, seat, frame[1])
    if what == frames.TAKE_CARD:
        return cards.take_answers(state, seat, frame[1])
    if what == frames.LAY:
        return tiles.lay_answers(state, seat, frame[1])
    if what == frames.CLOSE:
        return _close_answers(state, seat)
    if what == frames.ADJUST:
        return dice.trade_answers(state, seat, frame[1])
    if what == frames.FEE:
        return workers.fee_answers(state, seat, frame[1]) if frame[2] else payment.fee_answers(state, seat)
    if what == frames.PRICE:
        return payment.price_answers(state, seat, frame[1], frame[2])
    if what == frames.SOURCE:
        return influence.source_answers(state, seat, frame[1], frame[2])
    if what == frames.REROLL:
        return dice.reroll_answers(state, frame[1])
    return cards.keep_answers(state, frame[1], KEEP if what == frames.KEEP else UNDER)


def _close_answers(state: WayfarersState, seat: int) -> list[int]:
    """R10.1, R10.2: at the end of the turn guilds may still help; with nothing to use, it simply ends."""
    found = [TRADE] if dice.can_trade(state, seat) else []
    journal.extra_targets(state, seat, found)
    if found:
        found.append(DONE)
    return found


def answer(state: WayfarersState, action: int, chance: Chance) -> None:
    frame = state.agenda[-1]
    what = frame[0]
    seat = state.seat
    if what == frames.EFFECT or what == frames.PAIR:
        pool.answer(state, seat, action, chance)
    elif what == frames.TURN:
        _answer_turn(state, seat, action, chance)
    elif what == frames.CLOSE:
        _answer_close(state, seat, action)
    elif what == frames.TARGET:
        wants.answer(state, action, chance)
    elif what == frames.REROLL:
        dice.reroll_at_rest(state, seat, frame[1], action, chance)
    elif what == frames.UNDER:
        cards.put_under(state, seat, frame[1], action)
    elif what == frames.WHOSE:
        state.agenda.pop()
        pool.answer_whose(state, seat, frame[1], action, chance)
    else:
        state.agenda.pop()
        _answer_rest(state, seat, frame, action)


def _answer_turn(state: WayfarersState, seat: int, action: int, chance: Chance) -> None:
    """R2.1: trade leaves the choice open."""
    if action == TRADE:
        dice.spend_trade(state, seat)
        state.agenda.append((frames.ADJUST, 2, 0, 0))
        return
    state.agenda.pop()
    if action == REST:
        dice.rest(state, seat, chance)
    elif action >= WORKER:
        workers.place(state, seat, action - WORKER)
    else:
        placing.take_die(state, seat, action - DIE_ACTION)


def _answer_close(state: WayfarersState, seat: int, action: int) -> None:
    if action == DONE:
        state.agenda.pop()
    elif action == TRADE:
        dice.spend_trade(state, seat)
        state.agenda.append((frames.ADJUST, 2, 0, 0))
    else:
        journal.extra_step(state, seat, action - EXTRA)


def _answer_rest(state: WayfarersState, seat: int, frame: Frame, action: int) -> None:
    what = frame[0]
    if what == frames.COLUMN:
        placing.choose_column(state, seat, frame[1], action)
    elif what == frames.SPACE:
        placing.place(state, seat, frame[1], action - SPACE)
    elif what == frames.TAKE_CARD:
        if action == DISCARD:
            cards.discard_inspiration(state, seat, frame[1])
        else:
            cards.tuck_from_row(state, seat, frame[1], action - TUCK)
    elif what == frames.LAY:
        tiles.lay(state, seat, frame[1], action - LAY)
    elif what == frames.ADJUST:
        if action != DONE:
            dice.adjust(state, seat, action - ADJUST)
            if frame[1] > 1:
                state.agenda.append((frames.ADJUST, frame[1] - 1, 0, 0))
    elif what == frames.FEE:
        payment.pay_fee(state, seat, frame[1], action - FEE)
    elif what == frames.PRICE:
        payment.pay(state, seat, frame[1], action - PRICE, frame[2])
    elif what == frames.SOURCE:
        influence.shift(state, seat, frame[1], frame[2], action)
    else:
        cards.keep(state, seat, frame[1], action)
