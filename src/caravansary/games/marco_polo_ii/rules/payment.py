"""Payments: coins, camels and goods, with jade in place of coins and camels (R7.1, R11.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.games.marco_polo_ii.actions import GIVE, JADE_FOR_CAMELS, JADE_FOR_COINS, MOST_GIVEN, MOST_JADE
from caravansary.games.marco_polo_ii.bundle import CAMEL, COIN, GOLD, JADE, KINDS, PEPPER, SILK, Bundle
from caravansary.games.marco_polo_ii.rules import frames

if TYPE_CHECKING:
    from caravansary.core.state import Frame
    from caravansary.games.marco_polo_ii.state import MarcoPoloState

CHOOSES_PAYMENT = 2
GOODS = 3


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
        state.agenda.append((frames.PAYMENT, coins, camels, jade))
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
        state.agenda.append((frames.GIVE_GOODS, cost.any_goods, cost.different_goods, 0))
    pay(state, seat, amounts[COIN], amounts[CAMEL], amounts[JADE])


def payment_answers(state: MarcoPoloState, seat: int, frame: Frame) -> list[int]:
    """R7.1: how many jade stand for coins, then for camels; as many as leave enough for the rest."""
    _, coins, camels, jade = frame
    spare = state.has(seat, JADE) - jade
    least_camels = max(0, camels - state.has(seat, CAMEL))
    if coins:
        least = max(0, coins - state.has(seat, COIN))
        most = min(coins, spare - least_camels, MOST_JADE)
        return [JADE_FOR_COINS + number for number in range(least, most + 1)]
    most = min(camels, spare, MOST_JADE)
    return [JADE_FOR_CAMELS + number for number in range(least_camels, most + 1)]


def pay_with_jade(state: MarcoPoloState, seat: int, frame: Frame, action: int) -> None:
    _, coins, camels, jade = frame
    start = seat * KINDS
    goods = state.goods
    if coins:
        number = action - JADE_FOR_COINS
        goods[start + COIN] -= coins - number
        goods[start + JADE] -= number
        if camels:
            state.agenda[-1] = (frames.PAYMENT, 0, camels, jade)
            return
    else:
        number = action - JADE_FOR_CAMELS
        goods[start + CAMEL] -= camels - number
        goods[start + JADE] -= number
    goods[start + JADE] -= jade
    state.agenda.pop()


def give_answers(state: MarcoPoloState, seat: int, frame: Frame) -> list[int]:
    """R11.1: how many of one kind of goods, so that the later kinds can cover the rest."""
    _, any_goods, different, good = frame
    start = seat * KINDS + PEPPER
    held = state.goods[start + good]
    later = state.goods[start + good + 1 : start + GOODS]
    if different:
        most = 1 if held else 0
        least = max(0, different - sum([1 for number in later if number]))
        wanted = different
    else:
        most = min(held, MOST_GIVEN)
        least = max(0, any_goods - sum(later))
        wanted = any_goods
    return [GIVE + good * (MOST_GIVEN + 1) + number for number in range(least, min(most, wanted) + 1)]


def give(state: MarcoPoloState, seat: int, frame: Frame, number: int) -> None:
    _, any_goods, different, good = frame
    state.goods[seat * KINDS + PEPPER + good] -= number
    state.agenda.pop()
    if different:
        different -= number
    else:
        any_goods -= number
    if any_goods or different:
        state.agenda.append((frames.GIVE_GOODS, any_goods, different, good + 1))
