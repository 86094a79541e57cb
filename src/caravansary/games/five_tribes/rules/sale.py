"""The sale of goods at the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.actions import Kind
from caravansary.core.agenda import Frame
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.five_tribes.box import GOODS, RESOURCES
from caravansary.games.five_tribes.rules import djinns, tribes
from caravansary.games.five_tribes.rules.question import FiveTribesQuestion
from caravansary.games.five_tribes.scoring import sets_value

if TYPE_CHECKING:
    from caravansary.games.five_tribes.state import FiveTribesState


class Sale(FiveTribesQuestion):
    """R8.1 to R8.3: lay goods of different kinds out one by one, sell the set, sell all, or end the turn."""

    def answers(self, state: FiveTribesState, frame: Frame, seat: int, fakirs: int) -> list[int]:
        space = state.space
        start = seat * len(RESOURCES)
        hands = state.hands
        first = space.lay.base
        found = [first + kind for kind in range(GOODS) if hands[start + kind] and not (state.offer >> kind) & 1]
        if state.offer:
            found.append(space.sell.base)
            return found
        if found:
            found.append(space.sell_all.base)
        found.append(space.end.base)
        if state.djinns[seat]:
            found.extend(djinns.stand_alone(state, seat, fakirs))
        return found

    def asks_anyway(self, state: FiveTribesState, frame: Frame, seat: int) -> bool:
        """R9.2: whoever holds cards that nobody knows may have goods to sell."""
        return state.secret_cards(seat) > 0

    def carry_out(
        self, state: FiveTribesState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        space = state.space
        if kind is space.lay:
            lay(state, seat, argument)
        elif kind is space.sell:
            sell(state, seat)
        elif kind is space.sell_all:
            sell_all(state, seat)
        else:
            state.agenda.pop()

    def prompt(self, state: FiveTribesState, frame: Frame) -> Message:
        if state.offer:
            return say("five-tribes-ask-set", coins=state.box.set_values[state.offer.bit_count()])
        return say("five-tribes-ask-sale")

    def label(self, state: FiveTribesState, frame: Frame, action: int) -> Message:
        """The goods by name, and the coins that a sale brings."""
        kind = state.space.kind(action)
        if kind is state.space.lay:
            return say("five-tribes-do-lay", goods=tribes.resource_name(action - kind.base))
        if kind is state.space.sell:
            return say("five-tribes-do-sell", coins=state.box.set_values[state.offer.bit_count()])
        if kind is state.space.sell_all:
            return say("five-tribes-do-sell-all", coins=goods_value(state, state.seat, -1))
        return super().label(state, frame, action)

    def hint(self, state: FiveTribesState, frame: Frame, action: int) -> Message | None:
        if state.space.kind(action) is state.space.lay:
            return say("five-tribes-hint-lay", coins=state.box.set_values[state.offer.bit_count() + 1])
        return super().hint(state, frame, action)


SALE: Final = Sale("sale")


def lay(state: FiveTribesState, seat: int, kind: int) -> None:
    """R8.2: one more card of the set, openly."""
    state.lose_cards(seat, kind, 1)
    state.offer |= 1 << kind


def sell(state: FiveTribesState, seat: int) -> None:
    """R8.2: the set is discarded for its value; the turn goes on, perhaps with another set."""
    for kind in range(GOODS):
        if (state.offer >> kind) & 1:
            state.discards[kind] += 1
    _pay(state, seat, state.offer.bit_count())
    state.offer = 0


def sell_all(state: FiveTribesState, seat: int) -> None:
    """R8.2: all goods in the best sets, each as large as can be."""
    start = seat * len(RESOURCES)
    while True:
        size = 0
        for kind in range(GOODS):
            if state.hands[start + kind]:
                state.lose_cards(seat, kind, 1)
                state.discards[kind] += 1
                size += 1
        if size == 0:
            return
        _pay(state, seat, size)


def _pay(state: FiveTribesState, seat: int, size: int) -> None:
    coins = state.gain_coins(seat, state.box.set_values[size])
    if state.listener is not None:
        state.listener(event("five-tribes-log-sell", seat, number=size, coins=coins))


def goods_value(state: FiveTribesState, seat: int, extra: int) -> int:
    """R8.2: what the goods in hand would bring, with one more card of a kind if it is not -1."""
    start = seat * len(RESOURCES)
    counts = state.hands[start : start + GOODS]
    if extra >= 0:
        counts[extra] += 1
    return sets_value(state.box.set_values, counts, 0)
