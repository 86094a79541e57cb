"""Paying: prices with the discounts of a die, and the fee for cards with an opponent's influence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.events import event
from caravansary.core.messages import say, seat_name
from caravansary.games.wayfarers.actions import FEE, GOODS, PRICE
from caravansary.games.wayfarers.names import COIN, FOOD, INF, INF_ALL, NOBODY, OPPONENT, WIDTH
from caravansary.games.wayfarers.notation import FREE
from caravansary.games.wayfarers.rules import frames, opponent

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState


def owed(state: WayfarersState, counter: int, number: int, discount: int) -> int:
    """R3.7: what is left of a price after discounts; only coins and provisions have any."""
    if counter == COIN:
        return max(0, number - discount - state.coin_off)
    if counter == FOOD:
        return max(0, number - state.food_off)
    return number


def can_pay_way(state: WayfarersState, seat: int, price: int, way: int, discount: int) -> bool:
    at = seat * WIDTH
    for counter, number in state.box.prices[price].ways[way]:
        if state.own[at + counter] < owed(state, counter, number, discount):
            return False
    return True


def can_pay(state: WayfarersState, seat: int, price: int, discount: int) -> bool:
    """R2.2: some way of the price can be paid in full."""
    ways = state.box.prices[price].ways
    if not ways or discount == FREE:
        return True
    return any(can_pay_way(state, seat, price, way, discount) for way in range(len(ways)))


def ask_price(state: WayfarersState, price: int, discount: int) -> None:
    """Puts the payment on the agenda; what it buys must lie there already."""
    if price and discount != FREE:
        state.agenda.append((frames.PRICE, price, discount, 0))


def price_answers(state: WayfarersState, seat: int, price: int, discount: int) -> list[int]:
    ways = state.box.prices[price].ways
    return [PRICE + way for way in range(len(ways)) if can_pay_way(state, seat, price, way, discount)]


def pay(state: WayfarersState, seat: int, price: int, way: int, discount: int) -> None:
    """R2.2, R3.7, R6.3: tokens return to the own supply; the pool of discounts shrinks by what it saved."""
    at = seat * WIDTH
    for counter, number in state.box.prices[price].ways[way]:
        rest = owed(state, counter, number, discount)
        if counter == COIN:
            spend_coins(state, seat, number - discount)
        elif counter == FOOD:
            spend_food(state, seat, number)
        else:
            state.add_influence(seat, counter - INF, -rest)
        if rest and state.listener is not None:
            paid = say(f"wayfarers-paid-{counter_word(counter)}", number=rest)
            state.listener(event("wayfarers-log-pays", seat, paid=paid))
    assert state.own[at + COIN] >= 0 and state.own[at + FOOD] >= 0 and state.own[at + INF_ALL] >= 0


def counter_word(counter: int) -> str:
    if counter == COIN:
        return "coin"
    if counter == FOOD:
        return "food"
    return ("black", "yellow", "blue")[counter - INF]


def spend_coins(state: WayfarersState, seat: int, number: int) -> None:
    """R3.7: the discount first."""
    saved = min(max(number, 0), state.coin_off)
    state.coin_off -= saved
    state.own[seat * WIDTH + COIN] -= max(number, 0) - saved


def spend_food(state: WayfarersState, seat: int, number: int) -> None:
    saved = min(number, state.food_off)
    state.food_off -= saved
    state.own[seat * WIDTH + FOOD] -= number - saved


def fee_due(state: WayfarersState, seat: int, slot: int) -> bool:
    """R5.2, R5.3: the card carries a token of somebody else, and the fee for it was not yet paid."""
    owner = state.tokens[slot]
    if owner in (NOBODY, seat):
        return False
    return not (state.switches.fee_per_turn and (state.fee_paid >> slot) & 1)


def can_pay_fee(state: WayfarersState, seat: int, coins: int) -> bool:
    """Whether a fee can be paid besides a price in coins that leaves `coins` of them."""
    if coins > 0 or state.own[seat * WIDTH + FOOD] > 0:
        return True
    return state.switches.fee_discount and state.coin_off + state.food_off > 0


def may_interact(state: WayfarersState, seat: int, slot: int) -> bool:
    """R5.2: who cannot pay the fee may not touch the card."""
    return not fee_due(state, seat, slot) or can_pay_fee(state, seat, state.own[seat * WIDTH + COIN])


def fee_answers(state: WayfarersState, seat: int) -> list[int]:
    """R5.2: a coin or a provision, as the payer likes."""
    at = seat * WIDTH
    found: list[int] = []
    free = state.switches.fee_discount
    if state.own[at + COIN] or (free and state.coin_off):
        found.append(FEE)
    if state.own[at + FOOD] or (free and state.food_off):
        found.append(FEE + 1)
    return found


def pay_fee(state: WayfarersState, seat: int, slot: int, good: int) -> None:
    """R5.2: to the token's owner; in the solo game to the supply, and the opponent's marker moves (R19.1)."""
    owner = state.tokens[slot]
    counter = COIN + good
    if state.switches.fee_per_turn:
        state.fee_paid |= 1 << slot
    if state.switches.fee_discount and (state.coin_off, state.food_off)[good]:
        if good == 0:
            state.coin_off -= 1
        else:
            state.food_off -= 1
        return
    state.own[seat * WIDTH + counter] -= 1
    paid = say(f"wayfarers-paid-{GOODS[good]}", number=1) if state.listener is not None else None
    if owner < state.seats:
        state.own[owner * WIDTH + counter] += 1
        if state.listener is not None and paid is not None:
            state.listener(event("wayfarers-log-fee", seat, paid=paid, owner=seat_name(owner)))
        return
    assert owner == OPPONENT
    if state.listener is not None and paid is not None:
        state.listener(event("wayfarers-log-fee-solo", seat, paid=paid))
    opponent.advance_for_fee(state)
