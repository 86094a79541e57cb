"""The agenda of Five Tribes: which rule a frame on top of the stack calls, which answers it allows, what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.chance import Chance
from caravansary.core.state import Frame
from caravansary.games.five_tribes.actions import (
    BID,
    BUY,
    CARD,
    END,
    FAKIRS,
    GO_ON,
    KEEP,
    KILL,
    KILL_HELD,
    LAY,
    ON,
    PASS,
    PAYMENTS,
    PLACE,
    SELL,
    SELL_ALL,
    SKIP,
    SOW,
    TAKE,
    USE,
)
from caravansary.games.five_tribes.rules import bidding, course, djinns, frames, moving, sale, tiles, tribes

if TYPE_CHECKING:
    from caravansary.games.five_tribes.state import FiveTribesState

KINDS: Final = {
    frames.BID: "bid",
    frames.DISCOUNT: "discount",
    frames.START: "start",
    frames.SOW: "sow",
    frames.LAST_CAMEL: "last-camel",
    frames.BUILDERS: "builders",
    frames.ASSASSINS: "assassins",
    frames.SECOND_KILL: "second-kill",
    frames.PLACE: "place",
    frames.REDIRECT: "redirect",
    frames.MARKET: "market",
    frames.SECOND_CARD: "second-card",
    frames.SACRED_PLACE: "sacred-place",
    frames.TARGET: "target",
    frames.KEEP: "keep",
    frames.SALE: "sale",
}


def step(state: FiveTribesState, chance: Chance) -> bool:
    frame = state.agenda[-1]
    what = frame[0]
    if what < frames.FIRST_QUESTION:
        state.agenda.pop()
        _work(state, frame, chance)
        return False
    seat = state.bid_row[frame[1]] if what <= frames.DISCOUNT else state.active
    actions = legal(state, frame, seat, state.fakirs(seat))
    if not actions:
        state.agenda.pop()
        return False
    if len(actions) > 1 or _must_ask(state, frame, seat):
        return state.ask(seat, KINDS[what], actions)
    return state.choose(seat, KINDS[what], actions, chance)


def _must_ask(state: FiveTribesState, frame: Frame, seat: int) -> bool:
    """R9.2: whoever holds cards that nobody knows is asked where they could matter, lest silence betray them."""
    if state.secret_cards(seat) == 0:
        return False
    if frame[0] == frames.SALE:
        return True
    return len(legal(state, frame, seat, state.possible_fakirs(seat))) > 1


def _work(state: FiveTribesState, frame: Frame, chance: Chance) -> None:
    what = frame[0]
    if what == frames.CONTROL:
        moving.collect(state, state.active, frame[1], frame[2])
    elif what == frames.TILE:
        tiles.act(state, frame[1])
    elif what == frames.END_TURN:
        course.end_turn(state)
    elif what == frames.NEXT_TURN:
        course.next_turn(state)
    elif what == frames.CLEAN_UP:
        course.clean_up(state, chance)
    else:
        course.begin_round(state)


def legal(state: FiveTribesState, frame: Frame, seat: int, fakirs: int) -> list[int]:
    """All legal answers to a question for a seat with so many fakirs; none: the engine goes on without asking."""
    what = frame[0]
    if what == frames.SOW:
        found = moving.sow_answers(state, frame[1])
        if state.switches.djinns_while_sowing and state.djinns[seat]:
            found.extend(djinns.stand_alone(state, seat, fakirs))
        return found
    if what == frames.SALE:
        return sale.answers(state, seat, fakirs)
    if what == frames.BID:
        return bidding.bid_answers(state, seat, fakirs)
    if what == frames.DISCOUNT:
        return bidding.discount_answers(state, seat, frame[2], fakirs)
    if what == frames.REDIRECT:
        return tiles.redirect_answers(state, frame[2])
    if what == frames.SECOND_KILL:
        return tribes.second_answers(state, frame)
    if what == frames.SECOND_CARD:
        return tiles.second_card_answers(state, frame)
    if what == frames.TARGET:
        return djinns.targets(state, frame[1])
    if what == frames.KEEP:
        return djinns.keep_answers(state)
    found = _at_a_boundary(state, frame, seat, fakirs)
    if state.djinns[seat] and found and (what != frames.PLACE or frame[3] == 1):
        found.extend(djinns.stand_alone(state, seat, fakirs))
    return found


def _at_a_boundary(state: FiveTribesState, frame: Frame, seat: int, fakirs: int) -> list[int]:
    """R9.2: the answers to a question beside which stand-alone djinns may be used."""
    what = frame[0]
    if what == frames.START:
        return moving.start_answers(state) or [PASS]
    if what == frames.LAST_CAMEL:
        return [GO_ON]
    if what == frames.BUILDERS:
        return tribes.builder_answers(state, seat, frame, fakirs)
    if what == frames.ASSASSINS:
        return tribes.assassin_answers(state, seat, frame, fakirs)
    if what == frames.PLACE:
        return tiles.place_answers(state, seat, frame, fakirs)
    if what == frames.MARKET:
        return tiles.market_answers(state, seat, frame[1])
    return tiles.sacred_answers(state, seat, fakirs)


def answer(state: FiveTribesState, action: int, chance: Chance) -> None:
    frame = state.agenda[-1]
    seat = state.seat
    if SOW <= action < USE:
        moving.drop(state, seat, frame, (action - SOW) // 5, (action - SOW) % 5)
    elif action < TAKE:
        _answer_with_coins(state, frame, seat, action)
    elif action < PASS:
        moving.take(state, seat, action - TAKE)
    elif USE <= action < GO_ON:
        djinns.use(state, seat, (action - USE) // len(PAYMENTS), (action - USE) % len(PAYMENTS), chance)
    elif KILL <= action < KILL_HELD:
        tribes.kill(state, seat, frame, (action - KILL) // 5, (action - KILL) % 5, chance)
    elif KILL_HELD <= action < ON:
        tribes.kill_held(state, seat, frame, (action - KILL_HELD) // 2, (action - KILL_HELD) % 2, chance)
    elif action >= LAY:
        _answer_sale(state, seat, action)
    else:
        _answer_tile(state, frame, seat, action, chance)


def _answer_with_coins(state: FiveTribesState, frame: Frame, seat: int, action: int) -> None:
    if action < FAKIRS:
        bidding.choose_spot(state, seat, frame[1], action - BID)
    elif frame[0] == frames.DISCOUNT:
        bidding.bid(state, seat, frame, action - FAKIRS)
    else:
        tribes.build(state, seat, frame, action - FAKIRS)


def _answer_tile(state: FiveTribesState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
    if action == PASS and frame[0] == frames.BID:
        bidding.sit_out(state, seat)
    elif action in (PASS, GO_ON, SKIP):
        state.agenda.pop()
    elif action == PLACE:
        tiles.place(state, seat, frame[1], frame[2])
    elif action < CARD and frame[0] == frames.REDIRECT:
        tiles.place(state, seat, frame[1], action - ON)
    elif action < CARD:
        djinns.act_on(state, seat, frame, action - ON, chance)
    elif action < BUY:
        tiles.buy_card(state, seat, frame, action - CARD)
    elif action < KEEP:
        tiles.buy_djinn(state, seat, (action - BUY) // len(PAYMENTS), (action - BUY) % len(PAYMENTS))
    else:
        djinns.keep(state, seat, action - KEEP)


def _answer_sale(state: FiveTribesState, seat: int, action: int) -> None:
    if action < SELL:
        sale.lay(state, seat, action - LAY)
    elif action == SELL:
        sale.sell(state, seat)
    elif action == SELL_ALL:
        sale.sell_all(state, seat)
    elif action == END:
        state.agenda.pop()
