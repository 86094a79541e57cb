"""The agenda of Marco Polo II: which rule a frame on top of the stack calls, which answers it allows, what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.chance import Chance
from caravansary.core.state import Frame
from caravansary.games.marco_polo_ii import actions as a
from caravansary.games.marco_polo_ii.rules import (
    cards,
    contracts,
    course,
    effects,
    frames,
    payment,
    placing,
    seals,
    travel,
    turn,
)

if TYPE_CHECKING:
    from caravansary.games.marco_polo_ii.state import MarcoPoloState

KINDS: Final = {
    frames.CHARACTER: "character",
    frames.GOAL: "goal",
    frames.TURN: "turn",
    frames.ADD_DIE: "add-die",
    frames.OFFER: "offer",
    frames.SEAL: "seal",
    frames.WALK: "walk",
    frames.PAYMENT: "payment",
    frames.END_POST: "end-post",
    frames.MOVE_POST: "move-post",
    frames.EXTRA_POST: "extra-post",
    frames.ARRIVAL: "arrival",
    frames.CONTRACTS: "contracts",
    frames.ROOM: "room",
    frames.TAKE_GOODS: "take-goods",
    frames.GIVE_GOODS: "give-goods",
    frames.EXCHANGE: "exchange",
    frames.REPEAT: "repeat",
    frames.CITY_TILES: "city-tiles",
    frames.COPY_TILE: "copy-tile",
    frames.DOUBLE: "double",
    frames.OASES: "oases",
    frames.COMPENSATION: "compensation",
    frames.PAIRS: "pairs",
    frames.TAKE_DIE: "take-die",
}


def step(state: MarcoPoloState, chance: Chance) -> bool:
    frame = state.agenda[-1]
    what = frame[0]
    if what < frames.FIRST_QUESTION:
        state.agenda.pop()
        _work(state, frame, chance)
        return False
    if what == frames.ARRIVAL and travel.gain_by_itself(state, state.active, frame):
        return False
    if what == frames.TAKE_DIE and not state.switches.black_dice_rolled:
        state.agenda.pop()
        for _ in range(frame[1]):
            effects.roll_black_die(state, state.active, chance)
        return False
    seat = frame[1] if what <= frames.GOAL else state.active
    found = legal(state, frame, seat)
    if not found:
        state.agenda.pop()
        return False
    if what == frames.GOAL:
        return state.ask(seat, KINDS[what], found)
    return state.choose(seat, KINDS[what], found, chance)


def _work(state: MarcoPoloState, frame: Frame, chance: Chance) -> None:
    what = frame[0]
    if what == frames.REWARD:
        effects.reward(state, state.active, frame[1], frame[2], frame[3])
    elif what == frames.NEXT_TURN:
        turn.next_turn(state, frame[1])
    elif what == frames.END_TURN:
        turn.end_turn(state, chance)
    elif what == frames.ARRIVE:
        travel.arrive(state, state.active)
    elif what == frames.MOVE:
        travel.begin_walk(state, travel.EFFECT, frame[1], 0)
    elif what == frames.REROLL:
        turn.reroll(state, state.active, frame[1], chance)
    elif what == frames.DRAW_CONTRACT:
        contracts.draw(state, state.active, frame, chance)
    elif what == frames.ROLLED:
        effects.rolled(state, frame[1])
    elif what == frames.BONUSES:
        effects.round_bonuses(state, frame[1])
    else:
        _work_on_rounds(state, what, chance)


def _work_on_rounds(state: MarcoPoloState, what: int, chance: Chance) -> None:
    if what == frames.END_ROUND:
        course.end_round(state, chance)
    elif what == frames.ROLL:
        course.roll(state, chance)
    elif what == frames.NEW_CARDS:
        course.new_cards(state, chance)
    elif what == frames.DEAL_GOALS:
        course.deal_goals(state, chance)
    else:
        course.first_round(state)


def legal(state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
    """All legal answers to a question; none: there is nothing to ask and the engine goes on."""
    what = frame[0]
    if what == frames.TURN:
        return turn.turn_answers(state, seat, frame)
    if what == frames.WALK:
        return travel.walk_answers(state, seat)
    if what == frames.OFFER:
        return placing.offer_answers(state, seat, frame[1])
    if what == frames.ADD_DIE:
        return placing.add_answers(state, seat, frame)
    if what == frames.SEAL:
        return seals.seal_answers(state, seat, frame[1])
    if what == frames.REPEAT:
        return cards.repeat_answers(state, seat, frame)
    if what == frames.EXCHANGE:
        return cards.exchange_answers(state, seat, frame)
    if what == frames.ARRIVAL:
        return travel.arrival_answers(state, seat, frame)
    if what == frames.CONTRACTS:
        return contracts.take_answers(state, seat, frame)
    if what == frames.ROOM:
        return contracts.room_answers(state, seat, frame)
    if what < frames.ARRIVAL:
        return _legal_at_posts(state, frame, seat)
    return _legal_gains(state, frame, seat)


def _legal_at_posts(state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
    what = frame[0]
    if what == frames.END_POST:
        return travel.end_post_answers(state, seat, frame)
    if what == frames.EXTRA_POST:
        return travel.extra_post_answers(state, seat, frame)
    if what == frames.MOVE_POST:
        return travel.move_post_answers(state, seat)
    if what == frames.PAYMENT:
        return payment.payment_answers(state, seat, frame)
    if what == frames.CHARACTER:
        return course.character_answers(state)
    return course.goal_answers(state, seat)


def _legal_gains(state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
    what = frame[0]
    if what == frames.TAKE_GOODS:
        return effects.take_answers(frame)
    if what == frames.GIVE_GOODS:
        return payment.give_answers(state, seat, frame)
    if what == frames.CITY_TILES:
        return effects.city_tile_answers(state, seat, frame)
    if what == frames.COPY_TILE:
        return effects.copy_answers(state, frame)
    if what == frames.DOUBLE:
        return effects.double_answers(state, seat)
    if what == frames.OASES:
        return [a.OASIS_CAMELS + number for number in range(frame[1] + 1)]
    if what == frames.COMPENSATION:
        return [a.COMPENSATION + number for number in range(frame[1] + 1)]
    if what == frames.PAIRS:
        return effects.pair_answers(frame)
    return effects.die_answers(state)


def answer(state: MarcoPoloState, action: int, chance: Chance) -> None:
    frame = state.agenda[-1]
    seat = state.seat
    if action < a.ADD:
        placing.place(state, seat, action // a.DIE_KINDS, action % a.DIE_KINDS)
    elif action < a.PURSE:
        placing.add(state, seat, frame, action)
    elif action < a.OFFER:
        _answer_auxiliary(state, frame, seat, action)
    elif action < a.SEAL:
        placing.take_offer(state, seat, frame, (action - a.OFFER) % 4)
    elif action < a.GO:
        seals.take_seal(state, seat, action - a.SEAL)
    elif action < a.STOP:
        travel.walk(state, seat, action)
    elif action == a.STOP:
        _answer_stop(state, frame, seat)
    elif action < a.POST:
        payment.pay_with_jade(state, seat, frame, action)
    elif action < a.DISCARD:
        _answer_arrival(state, frame, seat, action)
    elif action < a.TAKE:
        contracts.discard(state, seat, frame, action - a.DISCARD)
    else:
        _answer_gain(state, frame, seat, action)


def _answer_auxiliary(state: MarcoPoloState, frame: Frame, seat: int, action: int) -> None:
    if action < a.REROLL:
        turn.purse(state, seat, frame, (action - a.PURSE) // 3, (action - a.PURSE) % 3)
    elif action < a.ADJUST:
        turn.buy_reroll(state, seat, action - a.REROLL)
    elif action < a.BLACK_DIE:
        turn.adjust(state, seat, (action - a.ADJUST) // 2, (action - a.ADJUST) % 2)
    elif action == a.BLACK_DIE:
        turn.buy_black_die(state, seat)
    elif action < a.UPGRADE:
        contracts.complete(state, seat, action - a.COMPLETE)
    elif action < a.USE_TILE:
        seals.upgrade(state, seat, action - a.UPGRADE)
    elif action < a.CHOOSE_PAYMENT:
        turn.use_tile(state, seat, action - a.USE_TILE)
    elif action == a.CHOOSE_PAYMENT:
        state.flags |= payment.CHOOSES_PAYMENT
    else:
        state.agenda.pop()


def _answer_stop(state: MarcoPoloState, frame: Frame, seat: int) -> None:
    if frame[0] == frames.WALK:
        travel.stop(state, seat)
    else:
        state.agenda.pop()


def _answer_arrival(state: MarcoPoloState, frame: Frame, seat: int, action: int) -> None:
    if action < a.RELOCATE:
        travel.post(state, seat, action - a.POST)
    elif action < a.SKIP:
        travel.move_post(state, seat, frame, action - a.RELOCATE)
    elif action == a.SKIP and frame[0] == frames.EXTRA_POST:
        state.agenda.pop()
    elif action == a.SKIP:
        travel.skip_contract(state, frame)
    elif action == a.GAIN_OUTPOST:
        travel.gain_outpost(state, seat, frame)
    elif frame[0] == frames.ARRIVAL:
        travel.take_contract(state, seat, frame, action - a.CONTRACT)
    else:
        contracts.take_next(state, seat, frame, action - a.CONTRACT)


def _answer_gain(state: MarcoPoloState, frame: Frame, seat: int, action: int) -> None:
    if action < a.GIVE:
        effects.take_good(state, seat, frame, action - a.TAKE)
    elif action < a.EXCHANGE:
        payment.give(state, seat, frame, (action - a.GIVE) % (a.MOST_GIVEN + 1))
    elif action < a.AGAIN:
        cards.choose_exchange(state, frame, action - a.EXCHANGE)
    elif action == a.AGAIN:
        cards.repeat(state, seat, frame)
    elif action < a.DOUBLE_TILE:
        _answer_tile(state, frame, seat, action - a.TILE)
    elif action < a.OASIS_CAMELS:
        effects.double(state, seat, action)
    elif action < a.COMPENSATION:
        effects.oasis_bonus(state, seat, frame, action - a.OASIS_CAMELS)
    elif action < a.PAIRS:
        effects.compensate(state, seat, frame, action - a.COMPENSATION)
    elif action < a.TAKE_DIE:
        effects.use_pairs(state, seat, frame, (action - a.PAIRS) % 3)
    elif action < a.CHARACTER:
        effects.take_rolled_die(state, seat, frame, action - a.TAKE_DIE + 1)
    elif action < a.KEEP:
        course.take_character(state, seat, action - a.CHARACTER)
    else:
        course.keep_goal(state, seat, action - a.KEEP)


def _answer_tile(state: MarcoPoloState, frame: Frame, seat: int, tile: int) -> None:
    if frame[0] == frames.ARRIVAL:
        travel.gain_city_tile(state, seat, frame)
    elif frame[0] == frames.CITY_TILES:
        effects.gain_city_tile(state, seat, frame, tile)
    else:
        effects.copy_tile(state, seat, frame, tile)
