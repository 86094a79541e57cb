"""City cards: when they can be used, and what each mode does (R5.7.1 to R5.7.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.agenda import Frame
from caravansary.core.chance import Chance
from caravansary.core.messages import Message, say
from caravansary.games.marco_polo_ii.box import AREA_CARDS, MAP_CARDS
from caravansary.games.marco_polo_ii.modes import (
    COUNT_CONTRACTS,
    COUNT_POSTS,
    MOVE,
    OF_CITY_TILES,
    PER_PIP,
    REPEAT,
    REPEAT_CHOICE,
    SEAL_ONE_DIE,
    STEPS,
)
from caravansary.games.marco_polo_ii.rules import contracts, effects, seals, tiles, travel
from caravansary.games.marco_polo_ii.rules.payment import can_pay, pay_bundle
from caravansary.games.marco_polo_ii.rules.question import MarcoPoloQuestion
from caravansary.games.marco_polo_ii.scoring import BY_CARDS
from caravansary.games.marco_polo_ii.words import exchange_words

if TYPE_CHECKING:
    from caravansary.games.marco_polo_ii.box import CityCard
    from caravansary.games.marco_polo_ii.state import MarcoPoloState


def card_on(state: MarcoPoloState, space: int) -> int:
    """The card that lies on a space of the map or of the action area."""
    if space >= AREA_CARDS:
        return state.area[space - AREA_CARDS]
    return state.map_cards[space - MAP_CARDS]


def is_open(state: MarcoPoloState, seat: int, space: int) -> bool:
    """R5.7.1, R5.7.2: unused in this round; on the map only with a post there from an earlier turn."""
    if state.stacks[space]:
        return False
    if space >= AREA_CARDS:
        return True
    city = state.box.map.card_city[space - MAP_CARDS]
    return (state.posts[seat] & ~state.new_posts) >> city & 1 == 1


def depends_on_die(state: MarcoPoloState, number: int) -> bool:
    """Whether some dice can use the card and others cannot."""
    return state.box.cards[number].mode in (SEAL_ONE_DIE, STEPS)


def usable(state: MarcoPoloState, seat: int, number: int, value: int) -> bool:
    """R5.0.5, R5.7.5: whether the card would do anything with this die."""
    card = state.box.cards[number]
    mode = card.mode
    if mode == REPEAT:
        return can_pay(state, seat, card.costs[0])
    if mode == PER_PIP:
        return True
    if mode == STEPS:
        return _step_works(state, seat, card, value)
    if mode == REPEAT_CHOICE:
        return can_pay(state, seat, card.costs[0]) or can_pay(state, seat, card.costs[1])
    if mode == COUNT_CONTRACTS:
        return state.completed[seat] != 0
    if mode == COUNT_POSTS:
        return state.posts[seat] != 0
    if mode == OF_CITY_TILES:
        return bool(tiles.own_tiles(state, seat))
    if mode == SEAL_ONE_DIE:
        return can_pay(state, seat, card.costs[0]) and seals.can_take_seal(state, seat, value)
    return travel.can_step(state, seat, 0, travel.CARD + number)


def _step_works(state: MarcoPoloState, seat: int, card: CityCard, value: int) -> bool:
    """R5.7.5: a card with contracts needs a post in a contract city."""
    bundle = state.box.bundles[card.by_die[value - 1]]
    return bundle.city_contracts == 0 or contracts.has_contract_post(state, seat)


def use(state: MarcoPoloState, seat: int, number: int, value: int) -> None:
    """R5.7.4: what the mode makes of the die."""
    card = state.box.cards[number]
    mode = card.mode
    if mode == REPEAT:
        state.agenda.append((EXCHANGE_AGAIN, 2 * number, value, 0))
    elif mode == REPEAT_CHOICE:
        state.agenda.append((EXCHANGE, number, value, 0))
    elif mode == STEPS:
        effects.reward(state, seat, card.by_die[value - 1], BY_CARDS)
    elif mode == OF_CITY_TILES:
        state.agenda.append((tiles.CITY_TILES, card.number_by_die[value - 1], 0, 0))
    elif mode == SEAL_ONE_DIE:
        state.agenda.append((seals.SEAL, value, 0, 0))
        pay_bundle(state, seat, card.costs[0], BY_CARDS)
    elif mode == MOVE:
        travel.begin_walk(state, travel.CARD + number, value, 0)
    else:
        effects.reward(state, seat, card.rewards[0], BY_CARDS, _times(state, seat, mode, value))


def _times(state: MarcoPoloState, seat: int, mode: int, value: int) -> int:
    """R5.7.3: the die is the most that counts."""
    if mode == PER_PIP:
        return value
    counted = state.completed[seat] if mode == COUNT_CONTRACTS else state.posts[seat]
    return min(value, counted.bit_count())


class ChooseExchange(MarcoPoloQuestion):
    """R5.7.4: one of the exchanges of a card, the same one every time. Its frame: city card, die value."""

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        first = state.space.exchange.base
        costs = state.box.cards[frame[1]].costs
        return [first + number for number in range(len(costs)) if can_pay(state, seat, costs[number])]

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        state.agenda[-1] = (EXCHANGE_AGAIN, 2 * frame[1] + action - state.space.exchange.base, frame[2], 0)

    def label(self, state: MarcoPoloState, frame: Frame, action: int) -> Message:
        return exchange_words(state.box, state.box.cards[frame[1]], action - state.space.exchange.base)


EXCHANGE: Final = ChooseExchange("exchange")


class ExchangeAgain(MarcoPoloQuestion):
    """R5.0.5, R5.7.4: an exchange at least once; then the player may stop before each further time.

    Its frame: 2 x city card + exchange, repetitions left, 1 if it was used.
    """

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        _, which, left, used = frame
        if left == 0 or not can_pay(state, seat, state.box.cards[which // 2].costs[which % 2]):
            return []
        again = state.space.again.base
        return [state.space.stop.base, again] if used else [again]

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        """R5.7.4: pay, gain, then decide again; what was gained may pay the next time."""
        if state.space.kind(action) is state.space.stop:
            state.agenda.pop()
            return
        _, which, left, _ = frame
        card = state.box.cards[which // 2]
        state.agenda[-1] = (EXCHANGE_AGAIN, which, left - 1, 1)
        state.agenda.append((effects.REWARD, card.rewards[which % 2], BY_CARDS, 1))
        pay_bundle(state, seat, card.costs[which % 2], BY_CARDS)

    def prompt(self, state: MarcoPoloState, frame: Frame) -> Message:
        return say("marco-polo-ii-ask-repeat", left=frame[2])

    def label(self, state: MarcoPoloState, frame: Frame, action: int) -> Message:
        if state.space.kind(action) is state.space.stop:
            return say("marco-polo-ii-do-stop-enough")
        return exchange_words(state.box, state.box.cards[frame[1] // 2], frame[1] % 2)


EXCHANGE_AGAIN: Final = ExchangeAgain("repeat", optional=True)
