"""The sale of goods at the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.events import event
from caravansary.games.five_tribes.actions import END, LAY, SELL, SELL_ALL
from caravansary.games.five_tribes.box import GOODS, RESOURCES
from caravansary.games.five_tribes.rules import djinns

if TYPE_CHECKING:
    from caravansary.games.five_tribes.state import FiveTribesState


def answers(state: FiveTribesState, seat: int, fakirs: int) -> list[int]:
    """R8.1 to R8.3: lay goods of different kinds out one by one, sell the set, sell all, or end the turn."""
    start = seat * len(RESOURCES)
    hands = state.hands
    kinds = [kind for kind in range(GOODS) if hands[start + kind] and not (state.offer >> kind) & 1]
    found = [LAY + kind for kind in kinds]
    if state.offer:
        found.append(SELL)
        return found
    if kinds:
        found.append(SELL_ALL)
    found.append(END)
    if state.djinns[seat]:
        found.extend(djinns.stand_alone(state, seat, fakirs))
    return found


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
