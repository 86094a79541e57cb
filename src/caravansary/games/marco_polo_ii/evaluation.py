"""What a Marco Polo II position is worth to each seat, in points it may hope for."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from math import exp
from typing import Final

from caravansary.core.state import State
from caravansary.games.marco_polo_ii.box import NONE, OUTPOSTS, SEALS, MarcoPoloBox
from caravansary.games.marco_polo_ii.bundle import CAMEL, COIN, GOLD, JADE, KINDS, PEPPER, RESOURCES, SILK, Bundle
from caravansary.games.marco_polo_ii.map import CITIES, LOCATIONS
from caravansary.games.marco_polo_ii.scoring import goal_points, played_points, points_of_shields, shields_of, standing
from caravansary.games.marco_polo_ii.state import MarcoPoloState

FAR: Final = 9
NEAR: Final = 3


def load_weights() -> dict[str, float]:
    text = files("caravansary.games.marco_polo_ii").joinpath("weights.toml").read_text(encoding="utf-8")
    return {name: float(value) for name, value in tomllib.loads(text).items()}


class Weights:
    """The numbers of weights.toml by name, so that tuning can try others."""

    __slots__ = (
        "bundle_parts",
        "city_card",
        "contract_begun",
        "contract_city_post",
        "contract_ready",
        "die",
        "goods",
        "hourglass",
        "many_camels",
        "many_coins",
        "neighbour",
        "next_posts",
        "pip",
        "post",
        "seal",
        "seal_goal",
        "slack",
        "special_city",
    )

    def __init__(self, values: dict[str, float]) -> None:
        self.goods: list[float] = [values[kind] for kind in RESOURCES]
        parts = ("good_any", "goods_diff", "black_die", "move", "contract_pile", "contract_city", "copy_tile")
        self.bundle_parts: list[float] = [values[part] for part in parts]
        self.die: float = values["die"]
        self.pip: float = values["pip"]
        self.many_coins: float = values["many_coins"]
        self.many_camels: float = values["many_camels"]
        self.contract_begun: float = values["contract_begun"]
        self.contract_ready: float = values["contract_ready"]
        self.slack: float = values["slack"]
        self.post: float = values["post"]
        self.next_posts: float = values["next_posts"]
        self.city_card: float = values["city_card"]
        self.special_city: float = values["special_city"]
        self.contract_city_post: float = values["contract_city_post"]
        self.neighbour: float = values["neighbour"]
        self.seal: float = values["seal"]
        self.seal_goal: float = values["seal_goal"]
        self.hourglass: float = values["hourglass"]


WEIGHTS: Final = Weights(load_weights())


class Tables:
    """What a box's bundles, contracts and cities are worth under some weights; made once for a box."""

    __slots__ = ("bundle", "city", "contract_cost", "contract_gain", "near", "nearness")

    def __init__(self, box: MarcoPoloBox, weights: Weights) -> None:
        self.bundle: list[float] = [bundle_worth(bundle, weights) for bundle in box.bundles]
        self.contract_cost: list[float] = [bundle_worth(cost, weights) for cost in box.contract_costs]
        self.contract_gain: list[float] = []
        for contract, cost in enumerate(self.contract_cost):
            reward = self.bundle[box.contract_rewards[contract]]
            self.contract_gain.append(box.contract_points[contract] + reward - cost)
        self.city: list[float] = [0.0] * CITIES
        for city in box.map.card_city:
            self.city[city] += weights.city_card
        for city in box.map.special:
            self.city[city] += weights.special_city
        for city in box.map.contract_city:
            self.city[city] += weights.contract_city_post / 2
        self.near: list[list[int]] = []
        self.nearness: list[list[float]] = []
        for start in range(LOCATIONS):
            steps = _steps_from(box, start)
            cities = [city for city in range(CITIES) if steps[city] <= NEAR and city != box.start_city]
            self.near.append(cities)
            self.nearness.append([1.0 / (1.0 + steps[city] * steps[city]) for city in cities])


def bundle_worth(bundle: Bundle, weights: Weights) -> float:
    worth = float(bundle.points)
    for kind in range(KINDS):
        worth += bundle.amounts[kind] * weights.goods[kind]
    parts = weights.bundle_parts
    worth += bundle.any_goods * parts[0] + bundle.different_goods * parts[1] + bundle.black_dice * parts[2]
    worth += bundle.steps * parts[3] + bundle.pile_contracts * parts[4] + bundle.city_contracts * parts[5]
    return worth + bundle.copied_tiles * parts[6]


def _steps_from(box: MarcoPoloBox, start: int) -> list[int]:
    """Locations to every other one without any seal."""
    found = [FAR] * LOCATIONS
    found[start] = 0
    queue = [start]
    for location in queue:
        for way in box.map.ways[location]:
            if way.seal < 0 and found[way.to] == FAR:
                found[way.to] = found[location] + 1
                queue.append(way.to)
    return found


@lru_cache(maxsize=16)
def _own_tables(box: MarcoPoloBox) -> Tables:
    return Tables(box, WEIGHTS)


def evaluate(state: State) -> list[float]:
    """Points so far, and what goods, dice, contracts, posts and seals may still bring in the time left."""
    assert isinstance(state, MarcoPoloState)
    return estimate(state, WEIGHTS, _own_tables(state.box))


def evaluate_with(values: dict[str, float]) -> Callable[[State], list[float]]:
    """The evaluation under other weights, for tuning; all states it sees must have one box."""
    weights = Weights(values)
    tables: list[Tables] = []

    def judge(state: State) -> list[float]:
        assert isinstance(state, MarcoPoloState)
        if not tables:
            tables.append(Tables(state.box, weights))
        return estimate(state, weights, tables[0])

    return judge


def estimate(state: MarcoPoloState, weights: Weights, tables: Tables) -> list[float]:
    if state.over():
        return [one[0] + one[1] * 0.001 for one in standing(state)]
    rounds = float(state.box.constants.rounds - state.round)
    values: list[float] = []
    for seat in range(state.seats):
        dice = _dice(state, weights, seat)
        turns = dice / weights.die + rounds * state.box.constants.dice_per_player
        use = turns / (turns + 3.0)
        shields = shields_of(state, seat)
        value = played_points(state, seat) + goal_points(state, seat) + points_of_shields(state, seat, shields) + dice
        value += _goods(state, weights, seat, use)
        value += _contracts(state, weights, tables, seat, use)
        value += _most_contracts(state, weights, seat, rounds)
        value += _posts(state, weights, tables, seat, shields, rounds, use)
        value += _seals(state, weights, tables, seat, rounds, use)
        values.append(value)
    values[state.next_start] += weights.hourglass * min(rounds, 1.0)
    return values


def _dice(state: MarcoPoloState, weights: Weights, seat: int) -> float:
    dice = state.dice[seat]
    worth = 0.0
    kind = 0
    while dice:
        number = dice & 15
        if number:
            worth += number * (weights.die + weights.pip * (kind // 2 + 1))
        dice >>= 4
        kind += 1
    return worth


def _goods(state: MarcoPoloState, weights: Weights, seat: int, use: float) -> float:
    """What is held is worth its use, and at least what it scores at the end."""
    start = seat * KINDS
    goods = state.goods
    constants = state.box.constants
    coins, camels = float(goods[start + COIN]), float(goods[start + CAMEL])
    spent_coins = coins / (1.0 + coins / (4.0 * weights.many_coins))
    spent_camels = camels / (1.0 + camels / (4.0 * weights.many_camels))
    worth = spent_coins * weights.goods[COIN] + spent_camels * weights.goods[CAMEL]
    number = 0
    for kind in (PEPPER, SILK, GOLD, JADE):
        held = goods[start + kind]
        number += held
        worth += held / (1.0 + held / 24.0) * weights.goods[kind]
    at_end = number / constants.goods_per_point + coins / constants.coins_per_point
    return use * worth + (1.0 - use) * at_end


def _contracts(state: MarcoPoloState, weights: Weights, tables: Tables, seat: int, use: float) -> float:
    """The gain of each active contract, the surer the more of its cost is at hand."""
    worth = 0.0
    for slot in range(2 * seat, 2 * seat + 2):
        contract = state.active_contracts[slot]
        if contract == NONE:
            continue
        cost = state.box.contract_costs[contract]
        held = _held_share(state, weights, seat, cost, tables.contract_cost[contract])
        sure = weights.contract_begun + (weights.contract_ready - weights.contract_begun) * held
        worth += use * sure * (tables.contract_gain[contract] + weights.slack)
    return worth


def _held_share(state: MarcoPoloState, weights: Weights, seat: int, cost: Bundle, total: float) -> float:
    start = seat * KINDS
    worth = 0.0
    for kind in range(KINDS):
        needed = cost.amounts[kind]
        if needed:
            worth += min(needed, state.goods[start + kind]) * weights.goods[kind]
    free = cost.any_goods + cost.different_goods
    if free:
        goods = state.goods[start + PEPPER] + state.goods[start + SILK] + state.goods[start + GOLD]
        worth += min(free, goods) / free * (total - worth)
    return worth / total if total else 1.0


def _most_contracts(state: MarcoPoloState, weights: Weights, seat: int, rounds: float) -> float:
    """R10.5: how likely the seat is to complete the most."""
    own = state.completed[seat].bit_count()
    best = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, state.completed[other].bit_count())
    lead = (own - best) / (0.6 + 0.5 * rounds)
    return state.box.constants.most_contracts / (1.0 + exp(-lead)) if own else 0.0


def _posts(
    state: MarcoPoloState, weights: Weights, tables: Tables, seat: int, shields: int, rounds: float, use: float
) -> float:
    """Income of city tiles, use of cards, the way to the last posts, and new cities within reach."""
    posts = state.posts[seat]
    number = posts.bit_count()
    worth = number * weights.post * use
    for city in range(CITIES):
        if (posts >> city) & 1:
            worth += rounds * tables.city[city]
            tile = state.tiles[city]
            if tile != NONE:
                worth += rounds * tables.bundle[state.box.tile_rewards[tile]]
    if number < state.box.constants.posts:
        worth += weights.next_posts * use * number * number / 4.0
    return worth + use * weights.neighbour * _reach(state, tables, seat, posts, shields)


def _reach(state: MarcoPoloState, tables: Tables, seat: int, posts: int, shields: int) -> float:
    """How near the figures are to cities with new shields or a city tile."""
    city_shield = state.box.map.city_shield
    worth = 0.0
    for figure in range(2):
        location = state.figures[2 * seat + figure]
        if location == NONE:
            continue
        nearness = tables.nearness[location]
        for place, city in enumerate(tables.near[location]):
            if (posts >> city) & 1:
                continue
            gain = 1.0 if (shields >> city_shield[city]) & 1 else 2.0
            if state.outposts[city] != NONE or state.tiles[city] != NONE:
                gain += 0.7
            worth += gain * nearness[place]
    return worth


def _seals(state: MarcoPoloState, weights: Weights, tables: Tables, seat: int, rounds: float, use: float) -> float:
    """Seals open routes; upgraded ones pay every round; the goal card wants some."""
    owned = state.seals[seat]
    if not owned and not state.kept:
        return 0.0
    worth = 0.0
    goal = state.goal[seat]
    for seal in range(SEALS):
        if not (owned >> seal) & 1:
            continue
        worth += weights.seal * use
        if (state.upgraded[seat] >> seal) & 1:
            worth += rounds * tables.bundle[state.box.seal_rewards[seal]]
        elif goal != NONE:
            worth += use * weights.seal_goal * state.box.goal_seal_points[goal][seal]
    if state.kept and seat == state.filippo():
        for tile in range(OUTPOSTS):
            if (state.kept >> tile) & 1:
                worth += 0.85 * use * tables.bundle[state.box.outpost_rewards[tile]]
    return worth
