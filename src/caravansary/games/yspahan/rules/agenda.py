"""The agenda of Yspahan: which rule a frame on top of the stack calls, which answers it allows, what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.chance import Chance
from caravansary.core.state import Frame
from caravansary.games.yspahan.actions import (
    BUILD,
    DECLINE,
    DICE,
    DISCARD,
    DRAW,
    END,
    FLOOR,
    LOAD,
    MAIN,
    MOVE,
    PLAY,
    PROTECT,
    SELL,
    SHOP,
    STOP,
    SUPERVISOR,
    SWAP_CAMELS,
    SWAP_GOLD,
    TAKE_CARD,
)
from caravansary.games.yspahan.rules import building, cards, course, frames, supervisor, supply, tower

if TYPE_CHECKING:
    from caravansary.games.yspahan.state import YspahanState

KINDS: Final = {
    frames.BUY_DICE: "dice",
    frames.GROUP: "group",
    frames.ACTION: "action",
    frames.SUPPLY: "supply",
    frames.MOVE: "supervisor",
    frames.ORDER: "order",
    frames.CAMEL: "camel",
    frames.CARAVANSERAI: "caravanserai",
    frames.AFTER: "after",
    frames.PLACE: "place",
    frames.SELL: "sell",
    frames.SWAP_TOKENS: "swap",
}


def step(state: YspahanState, chance: Chance) -> bool:
    frame = state.agenda[-1]
    if frame[0] < frames.FIRST_QUESTION:
        state.agenda.pop()
        _work(state, frame, chance)
        return False
    seat = asked_seat(state, frame)
    actions = legal(state, frame, seat)
    if not actions:
        state.agenda.pop()
        return False
    kind = KINDS[frame[0]]
    if _must_ask(state, frame[0], seat):
        return state.ask(seat, kind, actions)
    return state.choose(seat, kind, actions, chance)


def _work(state: YspahanState, frame: Frame, chance: Chance) -> None:
    if frame[0] == frames.TURN:
        tower.begin_turn(state, frame[1])
    elif frame[0] == frames.YELLOW_LEAVE:
        tower.remove_yellow_dice(state)
    elif frame[0] == frames.NEW_DAY:
        course.begin_day(state)
    else:
        course.end_day(state)


def asked_seat(state: YspahanState, frame: Frame) -> int:
    if frame[0] == frames.CAMEL:
        return state.shops[frame[1]]
    if frame[0] == frames.CARAVANSERAI:
        return frame[1]
    return state.current()


def legal(state: YspahanState, frame: Frame, seat: int) -> list[int]:
    """All legal answers to a question; none: there is nothing to ask and the engine goes on."""
    actions = _own_answers(state, frame, seat)
    if actions and seat == state.current() and cards.may_play_at(state, frame[0]):
        for action in cards.playable(state, seat):
            if action not in actions:
                actions.append(action)
    return actions


def _own_answers(state: YspahanState, frame: Frame, seat: int) -> list[int]:
    what = frame[0]
    if what == frames.SUPPLY:
        return supply.answers(state, seat, frame)
    if what == frames.AFTER:
        return building.answers_after(state, seat, frame[1] == 1)
    if what == frames.GROUP:
        return tower.group_answers(state, seat)
    if what == frames.ACTION:
        return tower.action_answers(state, seat, frame)
    if what == frames.MOVE:
        return supervisor.end_spaces(state, seat, frame[1])
    if what == frames.CAMEL:
        return supervisor.camel_answers(state, seat)
    if what == frames.ORDER:
        return [LOAD + frame[1], LOAD + frame[2]]
    if what == frames.BUY_DICE:
        return tower.dice_answers(state, seat)
    if what == frames.CARAVANSERAI:
        return [DRAW, DECLINE] if cards.cards_left(state) else []
    if what == frames.PLACE:
        return supply.anywhere(state, seat)
    if what == frames.SELL:
        return cards.sell_answers(state, seat, frame[1])
    return cards.swap_answers(state, seat)


def _must_ask(state: YspahanState, what: int, seat: int) -> bool:
    """A player with cards is asked wherever cards may be played, lest an automatic answer betray the hand."""
    if seat != state.current() or state.hand_size(seat) == 0:
        return False
    return cards.may_play_at(state, what) or (what == frames.GROUP and state.switches.forced_card_builds_two)


def ask_again(state: YspahanState) -> None:
    """Recomputes the legal answers after hidden cards were dealt anew."""
    if state.agenda:
        state.actions = legal(state, state.agenda[-1], state.seat)


def answer(state: YspahanState, action: int, chance: Chance) -> None:
    frame = state.agenda[-1]
    seat = state.seat
    if SHOP <= action <= STOP:
        _answer_shop(state, frame, seat, action)
    elif PLAY <= action < SELL:
        cards.play(state, seat, action - PLAY, chance)
    elif FLOOR <= action < MAIN:
        tower.take_group(state, seat, action - FLOOR)
    elif MAIN <= action < SHOP:
        _answer_action(state, frame, seat, action, chance)
    elif MOVE <= action < DRAW:
        _answer_supervisor(state, frame, seat, action, chance)
    elif BUILD <= action < PLAY:
        building.build(state, seat, action - BUILD)
    elif action < FLOOR:
        tower.roll(state, seat, action - DICE, chance)
    else:
        _answer_rest(state, frame, seat, action, chance)


def _answer_shop(state: YspahanState, frame: Frame, seat: int, action: int) -> None:
    if action == STOP:
        state.agenda.pop()
    elif frame[0] == frames.PLACE:
        state.agenda.pop()
        supply.put(state, seat, action - SHOP)
    else:
        supply.supply_shop(state, seat, action - SHOP, frame)


def _answer_action(state: YspahanState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
    if action == MAIN:
        tower.main_action(state, seat, frame)
    elif action == SUPERVISOR:
        supervisor.begin_move(state, frame)
    elif action == TAKE_CARD:
        tower.take_card(state, seat, frame, chance)
    else:
        tower.discard_for_a_die(state, seat, action - DISCARD, frame)


def _answer_supervisor(state: YspahanState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
    if action < LOAD:
        supervisor.move(state, seat, action - MOVE, frame)
    elif action < PROTECT:
        supervisor.load_first(state, action - LOAD, frame)
    else:
        supervisor.load_from_shop(state, seat, frame[1], action == PROTECT, chance)


def _answer_rest(state: YspahanState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
    state.agenda.pop()
    if action == DRAW:
        cards.draw(state, seat, chance)
    elif SELL <= action < SWAP_CAMELS:
        cards.sell(state, seat, frame[1], action - SELL)
    elif SWAP_CAMELS <= action < SWAP_GOLD:
        cards.swap(state, seat, action - SWAP_CAMELS, 0)
    elif SWAP_GOLD <= action < END:
        cards.swap(state, seat, 0, action - SWAP_GOLD)
