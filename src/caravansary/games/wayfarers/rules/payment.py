"""Paying: prices with the discounts of a die, and the fee for cards with an opponent's influence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.agenda import Frame
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say, seat_name
from caravansary.games.wayfarers.actions import GOODS
from caravansary.games.wayfarers.names import COIN, FOOD, INF, INF_ALL, NOBODY, OPPONENT, WIDTH
from caravansary.games.wayfarers.notation import FREE, Price
from caravansary.games.wayfarers.rules import cards, opponent, workers
from caravansary.games.wayfarers.rules.question import WayfarersQuestion
from caravansary.games.wayfarers.words import joined, lowered, paid_message

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState


class PayPrice(WayfarersQuestion):
    """R2.2: one of the ways to pay. Its frame: price, discount."""

    def legal(self, state: WayfarersState, frame: Frame, seat: int) -> list[int]:
        price = frame[1]
        first = state.space.price.base
        ways = len(state.box.prices[price].ways)
        return [first + way for way in range(ways) if can_pay_way(state, seat, price, way, frame[2])]

    def answer(self, state: WayfarersState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        """R2.2, R3.7, R6.3: tokens return to the own supply; discounts shrink by what they saved."""
        state.agenda.pop()
        at = seat * WIDTH
        discount = frame[2]
        for counter, number in state.box.prices[frame[1]].ways[action - state.space.price.base]:
            rest = owed(state, counter, number, discount)
            if counter == COIN:
                spend_coins(state, seat, number - discount)
            elif counter == FOOD:
                spend_food(state, seat, number)
            else:
                state.add_influence(seat, counter - INF, -rest)
            if rest and state.listener is not None:
                state.listener(event("wayfarers-log-pays", seat, paid=paid_message(counter, rest)))
        assert state.own[at + COIN] >= 0 and state.own[at + FOOD] >= 0 and state.own[at + INF_ALL] >= 0

    def label(self, state: WayfarersState, frame: Frame, action: int) -> Message:
        """R3.7: what discounts leave of this way."""
        parts = state.box.prices[frame[1]].ways[action - state.space.price.base]
        rest = [(counter, owed(state, counter, number, frame[2])) for counter, number in parts]
        left = [paid_message(counter, number) for counter, number in rest if number]
        return say("wayfarers-do-price", price=joined(left, "and")) if left else say("wayfarers-do-pay-nothing")


PRICE: Final = PayPrice("price", optional=True)


class PayFee(WayfarersQuestion):
    """R5.2: a coin or a provision, as the payer likes. Its frame: slot, 1 if a worker is to be placed there."""

    def legal(self, state: WayfarersState, frame: Frame, seat: int) -> list[int]:
        return workers.fee_answers(state, seat, frame[1]) if frame[2] else fee_answers(state, seat)

    def answer(self, state: WayfarersState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        """R5.2: to the token's owner; in the solo game to the supply, and the opponent's marker moves (R19.1)."""
        state.agenda.pop()
        slot = frame[1]
        good = action - state.space.fee.base
        owner = state.tokens[slot]
        if state.switches.fee_per_turn:
            state.fee_paid |= 1 << slot
        if state.switches.fee_discount and (state.coin_off, state.food_off)[good]:
            if good == 0:
                state.coin_off -= 1
            else:
                state.food_off -= 1
            return
        state.own[seat * WIDTH + COIN + good] -= 1
        if owner < state.seats:
            state.own[owner * WIDTH + COIN + good] += 1
            if state.listener is not None:
                paid = good_name(good)
                state.listener(event("wayfarers-log-fee", seat, paid=paid, owner=seat_name(owner)))
            return
        assert owner == OPPONENT
        if state.listener is not None:
            state.listener(event("wayfarers-log-fee-solo", seat, paid=good_name(good)))
        opponent.advance_for_fee(state)

    def prompt(self, state: WayfarersState, frame: Frame) -> Message:
        owner = state.side_name(state.tokens[frame[1]])
        return say("wayfarers-ask-fee", card=cards.card_at(state, frame[1]), owner=owner)

    def label(self, state: WayfarersState, frame: Frame, action: int) -> Message:
        return say("wayfarers-do-fee", good=good_name(action - state.space.fee.base))


FEE: Final = PayFee("fee", optional=True)


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
        state.agenda.append((PRICE, price, discount, 0))


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
    """R5.2: the goods of which there is one to pay with, or a discount where it counts for fees."""
    at = seat * WIDTH
    first = state.space.fee.base
    found: list[int] = []
    free = state.switches.fee_discount
    if state.own[at + COIN] or (free and state.coin_off):
        found.append(first)
    if state.own[at + FOOD] or (free and state.food_off):
        found.append(first + 1)
    return found


def with_fee(state: WayfarersState, slot: int, about: Message) -> Message:
    """What is said about a card, and the fee that it costs the asked player to touch it."""
    if not fee_due(state, state.seat, slot):
        return about
    fee = say("wayfarers-hint-fee", owner=state.side_name(state.tokens[slot]))
    return joined([fee, about], "list")


def left_of(state: WayfarersState, price: int, discount: int = 0) -> Price | None:
    """R3.7: what the discounts of the die leave of a price; None: nothing."""
    return lowered(state.box.prices[price], state.coin_off + discount, state.food_off)


def good_name(good: int) -> Message:
    """One coin or one provision."""
    return say(f"wayfarers-paid-{GOODS[good]}", number=1)
