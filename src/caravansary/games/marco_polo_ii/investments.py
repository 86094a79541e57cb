"""What a seat of Marco Polo II has begun and what that may still bring by the calendar: numbers for the judgement."""

from __future__ import annotations

from typing import Final

from caravansary.games.marco_polo_ii.box import ACTIVE_CONTRACTS, NONE, SEALS
from caravansary.games.marco_polo_ii.bundle import CAMEL, COIN, GOLD, KINDS, PEPPER, SILK, Bundle
from caravansary.games.marco_polo_ii.map import LOCATIONS
from caravansary.games.marco_polo_ii.rules.payment import affordable, can_pay
from caravansary.games.marco_polo_ii.scoring import contract_ranking, shields_in
from caravansary.games.marco_polo_ii.state import MarcoPoloState
from caravansary.games.marco_polo_ii.weights import Tables

INVESTMENTS: Final = (
    "goods.coins_to_spend",
    "goods.camels_to_spend",
    "contracts.ready",
    "contracts.rank",
    "contracts.cities",
    "posts.last",
    "posts.goal_shields",
    "travel.payable",
    "seals.promised",
    "seals.payable",
    "seals.special_visits",
    "cards.visits",
    "cards.stored",
    "dice.high",
)
MANY_COINS: Final = 8
MANY_CAMELS: Final = 5
"""What one spends in a round; the rest waits."""
FIRST_OF_LAST: Final = 6
"""Posts beyond this are on the way to those that score (R5.4.6)."""
HIGH: Final = 5
NEAR: Final = 2
MOST_TIMES: Final = 5


def add_investments(state: MarcoPoloState, seat: int, tables: Tables, visits: float, found: list[float]) -> None:
    """The numbers of INVESTMENTS. `visits`: in how many rounds the seat can still use a space."""
    goods = state.goods
    start = seat * KINDS
    posts = state.posts[seat]
    found.append(float(min(MANY_COINS, goods[start + COIN])))
    found.append(float(min(MANY_CAMELS, goods[start + CAMEL])))
    found.append(float(_ready_contracts(state, seat)))
    found.append(float(contract_ranking(state)[seat]))
    found.append(visits * _contract_cities(state, posts))
    found.append(float(max(0, posts.bit_count() - FIRST_OF_LAST)))
    goal = state.goal[seat]
    wanted = state.box.goal_shields[goal] if goal != NONE else 0
    found.append(float((shields_in(state.box, posts) & wanted).bit_count()))
    found.append(float(_payable_cities(state, seat, tables)))
    _add_seals(state, seat, goal, visits, found)
    _add_cards(state, seat, posts, visits, found)
    found.append(float(_high_dice(state.dice[seat])))


def _ready_contracts(state: MarcoPoloState, seat: int) -> int:
    """R6.1: active contracts that could be completed now."""
    number = 0
    for slot in range(ACTIVE_CONTRACTS * seat, ACTIVE_CONTRACTS * (seat + 1)):
        contract = state.active_contracts[slot]
        if contract != NONE and can_pay(state, seat, state.box.contract_costs[contract]):
            number += 1
    return number


def _contract_cities(state: MarcoPoloState, posts: int) -> float:
    mask = 0
    for city in state.box.map.contract_city:
        mask |= 1 << city
    return float((posts & mask).bit_count())


def _payable_cities(state: MarcoPoloState, seat: int, tables: Tables) -> int:
    """R5.4.3: cities without an own post, two steps away at most, the way to which can be paid."""
    number = 0
    for figure in range(2):
        location = state.figures[2 * seat + figure]
        if location == NONE:
            continue
        near = tables.near[LOCATIONS * state.seals[seat] + location]
        for place, city in enumerate(near.cities):
            if near.steps[place] > NEAR or (state.posts[seat] >> city) & 1:
                continue
            if affordable(state, seat, near.coins[place], near.camels[place], near.jade[place]):
                number += 1
    return number


def _add_seals(state: MarcoPoloState, seat: int, goal: int, visits: float, found: list[float]) -> None:
    """R6.2, R5.6.3: what the goal card promises for basic seals, upgrades that can be paid, and seals at work."""
    box = state.box
    basic = state.seals[seat] & ~state.upgraded[seat]
    promised = payable = 0
    for seal in range(SEALS):
        if (basic >> seal) & 1:
            if goal != NONE:
                promised += box.goal_seal_points[goal][seal]
            if can_pay(state, seat, box.upgrade_costs[seal]):
                payable += 1
    pairs = 0
    for place, city in enumerate(box.map.special):
        if (state.posts[seat] >> city) & 1 and (state.upgraded[seat] >> box.special_seal[place]) & 1:
            pairs += 1
    found.append(float(promised))
    found.append(float(payable))
    found.append(visits * pairs)


def _add_cards(state: MarcoPoloState, seat: int, posts: int, visits: float, found: list[float]) -> None:
    """R5.7.1: how often cards on the map can still be used, and what the goods at hand would make of the best now."""
    number = 0
    best = 0
    for slot, city in enumerate(state.box.map.card_city):
        card = state.map_cards[slot]
        if (posts >> city) & 1 and card != NONE:
            number += 1
            best = max(best, _points_in_store(state, seat, card))
    found.append(visits * number)
    found.append(float(best))


def _points_in_store(state: MarcoPoloState, seat: int, number: int) -> int:
    """The points that the exchanges of a card would bring with the goods at hand."""
    card = state.box.cards[number]
    best = 0
    for which, cost in enumerate(card.costs):
        if which < len(card.rewards):
            points = state.box.bundles[card.rewards[which]].points
            if points and (sum(cost.amounts) or cost.any_goods):
                best = max(best, points * _times(state, seat, cost))
    return best


def _times(state: MarcoPoloState, seat: int, cost: Bundle) -> int:
    start = seat * KINDS
    times = MOST_TIMES
    for kind in range(KINDS):
        if cost.amounts[kind]:
            times = min(times, state.goods[start + kind] // cost.amounts[kind])
    free = cost.any_goods + cost.different_goods
    if free:
        goods = state.goods[start + PEPPER] + state.goods[start + SILK] + state.goods[start + GOLD]
        times = min(times, goods // free)
    return times


def _high_dice(dice: int) -> int:
    """Dice of 5 and 6, own and black ones."""
    number = 0
    kind = 0
    while dice:
        if kind // 2 + 1 >= HIGH:
            number += dice & 15
        dice >>= 4
        kind += 1
    return number
