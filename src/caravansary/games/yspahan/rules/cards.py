"""Cards: when they may be played, what they do, and the pile (R38 to R41)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.actions import Kind
from caravansary.core.agenda import Frame
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.yspahan import scoring
from caravansary.games.yspahan.actions import MOST_SWAPPED
from caravansary.games.yspahan.box import (
    BANK_TOKENS,
    BUILD_NO_CAMELS,
    BUILD_NO_GOLD,
    CARDS,
    GAIN_CAMELS,
    GAIN_GOLD,
    LOAD_GOOD,
    PLACE_GOOD,
    SELL_CAMELS,
    SELL_GOLD,
    SWAP,
)
from caravansary.games.yspahan.rules import building, supervisor, supply
from caravansary.games.yspahan.rules.question import YspahanQuestion

if TYPE_CHECKING:
    from caravansary.games.yspahan.state import YspahanState


class Sell(YspahanQuestion):
    """R40: up to 4 camels or up to 10 gold; the player names the number. Its frame: the card."""

    def own_answers(self, state: YspahanState, frame: Frame, seat: int) -> list[int]:
        first = state.space.sell.base
        held = state.camels[seat] if frame[1] == SELL_CAMELS else state.gold[seat]
        most = min(held, state.box.card_most[frame[1]])
        return [first + number for number in range(state.switches.minimum_sold, most + 1)]

    def carry_out(
        self, state: YspahanState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        state.agenda.pop()
        points = argument * state.box.card_points[frame[1]]
        if frame[1] == SELL_CAMELS:
            state.camels[seat] -= argument
        else:
            state.gold[seat] -= argument
        state.score(seat, scoring.BY_CARDS, points)
        if state.listener is not None:
            id = "yspahan-log-sell-camels" if frame[1] == SELL_CAMELS else "yspahan-log-sell-gold"
            state.listener(event(id, seat, number=argument, points=points))

    def prompt(self, state: YspahanState, frame: Frame) -> Message:
        return say("yspahan-ask-sell-camels" if frame[1] == SELL_CAMELS else "yspahan-ask-sell-gold")

    def hint(self, state: YspahanState, frame: Frame, action: int) -> Message | None:
        kind = state.space.kind(action)
        if kind is not state.space.sell:
            return super().hint(state, frame, action)
        return say("yspahan-hint-sell", points=(action - kind.base) * state.box.card_points[frame[1]])


SELL: Final = Sell("sell", optional=True)


class Swap(YspahanQuestion):
    """R40 swap: any number, one for one, in either direction."""

    def own_answers(self, state: YspahanState, frame: Frame, seat: int) -> list[int]:
        return swap_answers(state, seat)

    def carry_out(
        self, state: YspahanState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        state.agenda.pop()
        camels = argument if kind is state.space.swap_camels else 0
        gold = argument - camels
        state.camels[seat] += gold - camels
        state.gold[seat] += camels - gold
        if state.listener is not None:
            state.listener(event("yspahan-log-swap", seat, camels=camels, gold=gold))


SWAP_TOKENS: Final = Swap("swap", optional=True)


class Caravanserai(YspahanQuestion):
    """R32: the owner of a caravanserai may draw a card for each good that is loaded. Its frame: the owner."""

    def seat(self, state: YspahanState, frame: Frame) -> int:
        return frame[1]

    def own_answers(self, state: YspahanState, frame: Frame, seat: int) -> list[int]:
        return [state.space.draw.base, state.space.decline.base] if cards_left(state) else []

    def carry_out(
        self, state: YspahanState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        state.agenda.pop()
        if kind is state.space.draw:
            draw(state, seat, chance)


CARAVANSERAI: Final = Caravanserai("caravanserai", optional=True)


def playable(state: YspahanState, seat: int) -> list[int]:
    """R38, R40: the cards in hand whose effect can be carried out now; discounts are part of building."""
    found: list[int] = []
    first = state.space.play.base
    start = seat * len(CARDS)
    for card in range(len(CARDS)):
        if state.hands[start + card] and _has_effect(state, seat, card):
            found.append(first + card)
    if state.switches.extra_discount_build and not building.costs_a_group(state):
        found.extend(building.discounted(state, seat))
    return found


def _has_effect(state: YspahanState, seat: int, card: int) -> bool:
    if card in (BUILD_NO_CAMELS, BUILD_NO_GOLD):
        return False
    if card == PLACE_GOOD:
        return bool(supply.anywhere(state, seat))
    if card == LOAD_GOOD:
        return state.supply(seat) > 0
    if card == SELL_CAMELS:
        return state.camels[seat] >= state.switches.minimum_sold
    if card == SELL_GOLD:
        return state.gold[seat] >= state.switches.minimum_sold
    if card == SWAP:
        return bool(swap_answers(state, seat))
    return True


def play(state: YspahanState, seat: int, card: int) -> None:
    """R38 (ii), R40: the card is shown, put on the discard pile and carried out."""
    use_up(state, seat, card)
    if state.listener is not None:
        state.listener(event("yspahan-log-play", seat, ["discard"], card=say(f"yspahan-card-{CARDS[card]}")))
    if card == GAIN_CAMELS:
        state.gain_camels(seat, state.box.card_amount[card])
    elif card == GAIN_GOLD:
        state.gain_gold(seat, state.box.card_amount[card])
    elif card == PLACE_GOOD:
        state.agenda.append((supply.PLACE, 0, 0, 0))
    elif card == LOAD_GOOD:
        supervisor.load_good(state, seat, [])
    elif card == SWAP:
        state.agenda.append((SWAP_TOKENS, 0, 0, 0))
    else:
        state.agenda.append((SELL, card, 0, 0))


def swap_answers(state: YspahanState, seat: int) -> list[int]:
    """R40 swap: any number, one for one, in either direction."""
    least = state.switches.minimum_sold
    camels = min(state.camels[seat], MOST_SWAPPED)
    gold = min(state.gold[seat], MOST_SWAPPED)
    if state.switches.bank_limited:
        camels = min(camels, BANK_TOKENS - sum(state.gold))
        gold = min(gold, BANK_TOKENS - sum(state.camels))
    space = state.space
    found = [space.swap_camels.base + number for number in range(least, camels + 1)]
    found.extend([space.swap_gold.base + number for number in range(max(least, 1), gold + 1)])
    return found


def use_up(state: YspahanState, seat: int, card: int) -> None:
    """R41: a used card goes to the discard pile."""
    state.hands[seat * len(CARDS) + card] -= 1
    state.discard[card] += 1
    _refresh_pile(state, state.switches.reshuffle_at_once)


def draw(state: YspahanState, seat: int, chance: Chance) -> None:
    """R12c, R41: the top card into the hand; without any card left, nothing."""
    _refresh_pile(state, True)
    if len(state.pile) == 0:
        if state.listener is not None:
            state.listener(event("yspahan-log-no-card", seat, ["pile"]))
        return
    card = state.pile.draw(chance)
    state.hands[seat * len(CARDS) + card] += 1
    _refresh_pile(state, state.switches.reshuffle_at_once)
    if state.listener is not None:
        name = say(f"yspahan-card-{CARDS[card]}")
        state.listener(event("yspahan-log-draw-own", seat, ["pile"], to=seat, card=name))
        state.listener(event("yspahan-log-draw", seat, ["pile"], but=seat))


def _refresh_pile(state: YspahanState, now: bool) -> None:
    """R41: the discard pile becomes the new draw pile when that one is used up."""
    if not now or len(state.pile) > 0 or not any(state.discard):
        return
    state.pile.shuffle_in(state.discard)
    state.discard = [0] * len(CARDS)


def cards_left(state: YspahanState) -> bool:
    return len(state.pile) > 0 or any(state.discard)


def effect(state: YspahanState, card: int) -> Message:
    """What the card does, with the numbers of the box."""
    box = state.box
    id = f"yspahan-card-{CARDS[card]}-effect"
    return say(id, amount=box.card_amount[card], most=box.card_most[card], points=box.card_points[card])
