"""Payments: coins, camels and goods, with jade in place of coins and camels (R7.1, R11.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.agenda import Frame
from caravansary.core.chance import Chance
from caravansary.core.messages import Message, say
from caravansary.games.marco_polo_ii.actions import GOODS, MOST_GIVEN, MOST_JADE
from caravansary.games.marco_polo_ii.bundle import CAMEL, COIN, GOLD, JADE, KINDS, PEPPER, SILK, Bundle
from caravansary.games.marco_polo_ii.rules.question import MarcoPoloQuestion
from caravansary.games.marco_polo_ii.words import amount_words, price_words

if TYPE_CHECKING:
    from caravansary.games.marco_polo_ii.state import MarcoPoloState

CHOOSES_PAYMENT: Final = 2
"""Among the flags of a turn."""


def affordable(state: MarcoPoloState, seat: int, coins: int, camels: int, jade: int) -> bool:
    """R7.1: one jade stands for a coin or a camel, never the reverse."""
    start = seat * KINDS
    goods = state.goods
    left = goods[start + JADE] - jade
    coins -= goods[start + COIN]
    if coins > 0:
        left -= coins
    camels -= goods[start + CAMEL]
    if camels > 0:
        left -= camels
    return left >= 0


def can_pay(state: MarcoPoloState, seat: int, cost: Bundle) -> bool:
    """R7.1, R11.1: all of the cost; R11.6: points can always be paid."""
    amounts = cost.amounts
    start = seat * KINDS
    goods = state.goods
    pepper = goods[start + PEPPER] - amounts[PEPPER]
    silk = goods[start + SILK] - amounts[SILK]
    gold = goods[start + GOLD] - amounts[GOLD]
    if pepper < 0 or silk < 0 or gold < 0:
        return False
    if cost.any_goods > pepper + silk + gold:
        return False
    if cost.different_goods > (pepper > 0) + (silk > 0) + (gold > 0):
        return False
    return affordable(state, seat, amounts[COIN], amounts[CAMEL], amounts[JADE])


def pay(state: MarcoPoloState, seat: int, coins: int, camels: int, jade: int) -> None:
    """R7.1: at once, coins and camels first; by a question where the player wished to choose.

    No answer says more than MOST_JADE, so that a dearer way of some box is paid at once.
    """
    start = seat * KINDS
    goods = state.goods
    lacking = max(coins - goods[start + COIN], camels - goods[start + CAMEL])
    if state.flags & CHOOSES_PAYMENT and coins + camels > 0 and lacking <= MOST_JADE:
        state.agenda.append((PAYMENT, coins, camels, jade))
        return
    goods[start + JADE] -= jade
    _take(goods, start + COIN, start + JADE, coins)
    _take(goods, start + CAMEL, start + JADE, camels)


def _take(goods: list[int], kind: int, jade: int, amount: int) -> None:
    left = goods[kind] - amount
    if left < 0:
        goods[jade] += left
        left = 0
    goods[kind] = left


def pay_bundle(state: MarcoPoloState, seat: int, cost: Bundle, category: int) -> None:
    """Goods first; what is asked about them or about jade lies on top of the agenda when this returns."""
    amounts = cost.amounts
    start = seat * KINDS
    for kind in range(PEPPER, JADE):
        state.goods[start + kind] -= amounts[kind]
    if cost.points:
        state.score(seat, category, -cost.points)
    if cost.any_goods or cost.different_goods:
        state.agenda.append((GIVE_GOODS, cost.any_goods, cost.different_goods, 0))
    pay(state, seat, amounts[COIN], amounts[CAMEL], amounts[JADE])


class Payment(MarcoPoloQuestion):
    """R7.1: how many jade stand for coins, then for camels. Its frame: coins, camels, jade."""

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        """As many as leave enough for the rest."""
        _, coins, camels, jade = frame
        spare = state.has(seat, JADE) - jade
        least_camels = max(0, camels - state.has(seat, CAMEL))
        if coins:
            first = state.space.jade_for_coins.base
            least = max(0, coins - state.has(seat, COIN))
            most = min(coins, spare - least_camels, MOST_JADE)
            return [first + number for number in range(least, most + 1)]
        first = state.space.jade_for_camels.base
        most = min(camels, spare, MOST_JADE)
        return [first + number for number in range(least_camels, most + 1)]

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        _, coins, camels, jade = frame
        kind = state.space.kind(action)
        number = action - kind.base
        start = seat * KINDS
        goods = state.goods
        goods[start + JADE] -= number
        if kind is state.space.jade_for_coins:
            goods[start + COIN] -= coins - number
            if camels:
                state.agenda[-1] = (PAYMENT, 0, camels, jade)
                return
        else:
            goods[start + CAMEL] -= camels - number
        goods[start + JADE] -= jade
        state.agenda.pop()

    def prompt(self, state: MarcoPoloState, frame: Frame) -> Message:
        return say("marco-polo-ii-ask-payment", cost=price_words(frame[1], frame[2], frame[3]))


PAYMENT: Final = Payment("payment")


class GiveGoods(MarcoPoloQuestion):
    """R11.1: how many of one kind of goods are given, kind by kind.

    Its frame: any goods, different goods, good that is asked for.
    """

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        """So many that the later kinds can cover the rest."""
        _, any_goods, different, good = frame
        start = seat * KINDS + PEPPER
        held = state.goods[start + good]
        later = state.goods[start + good + 1 : start + len(GOODS)]
        if different:
            most = 1 if held else 0
            least = max(0, different - sum([1 for number in later if number]))
            wanted = different
        else:
            most = min(held, MOST_GIVEN)
            least = max(0, any_goods - sum(later))
            wanted = any_goods
        none = state.space.give.base + good * (MOST_GIVEN + 1)
        return [none + number for number in range(least, min(most, wanted) + 1)]

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        _, any_goods, different, good = frame
        number = (action - state.space.give.base) % (MOST_GIVEN + 1)
        state.goods[seat * KINDS + PEPPER + good] -= number
        state.agenda.pop()
        if different:
            different -= number
        else:
            any_goods -= number
        if any_goods or different:
            state.agenda.append((GIVE_GOODS, any_goods, different, good + 1))

    def prompt(self, state: MarcoPoloState, frame: Frame) -> Message:
        return say("marco-polo-ii-ask-give-goods", number=frame[1] + frame[2])

    def label(self, state: MarcoPoloState, frame: Frame, action: int) -> Message:
        number = (action - state.space.give.base) % (MOST_GIVEN + 1)
        return say("marco-polo-ii-do-give", good=amount_words(GOODS[frame[3]], number))


GIVE_GOODS: Final = GiveGoods("give-goods")
