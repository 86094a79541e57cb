"""What a Marco Polo II position is worth to each seat, in points it may hope for."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import exp

from caravansary.core.state import State
from caravansary.games.marco_polo_ii.box import ABHA, MAILIN, MONGKE, NONE, OUTPOSTS, SEALS, MarcoPoloBox
from caravansary.games.marco_polo_ii.bundle import CAMEL, COIN, GOLD, JADE, KINDS, PEPPER, SILK, Bundle
from caravansary.games.marco_polo_ii.map import CITIES
from caravansary.games.marco_polo_ii.rules.travel import FIGURE, UPPER
from caravansary.games.marco_polo_ii.scoring import goal_points, number_of_shields, played_points, shields_in, standing
from caravansary.games.marco_polo_ii.state import MarcoPoloState
from caravansary.games.marco_polo_ii.worth import WEIGHTS, Tables, Weights


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
        value = played_points(state, seat) + goal_points(state, seat) + dice
        value += _goods(state, weights, seat, use)
        value += _contracts(state, weights, tables, seat, use)
        value += _most_contracts(state, weights, seat, rounds)
        value += _seals(state, weights, tables, seat, rounds, use)
        posts = state.posts[seat]
        places = state.figures[2 * seat : 2 * seat + 2]
        if state.trail and seat == state.active:
            new = _walked(state, seat, places)
            value += _walk(state, weights, tables, seat, use, new)
            posts |= new
        shields = shields_in(state.box, posts)
        value += _shields(state, weights, seat, shields, turns)
        value += _posts(state, weights, tables, seat, posts, rounds, use)
        value += use * weights.neighbour * _reach(state, tables, seat, posts, shields, places)
        values.append(value)
    values[state.next_start] += weights.hourglass * min(rounds, 1.0)
    return values


def _walked(state: MarcoPoloState, seat: int, places: list[int]) -> int:
    """Moves the figures to where the walk in progress has come; gives the cities that would get a post there."""
    passed = new = 0
    for step in state.trail:
        figure, location = step // FIGURE, step % FIGURE
        places[figure] = location
        if location < CITIES and location != state.box.start_city:
            passed |= 1 << location
    passed &= ~state.posts[seat]
    for location in places:
        if location != NONE and location < CITIES and (passed >> location) & 1:
            new |= 1 << location
            if state.walk_source > UPPER:
                break
    passed &= ~new
    if state.walk_source == UPPER and new and passed:
        new |= passed & -passed
    stock = state.post_stock(seat)
    while new.bit_count() > stock:
        new &= new - 1
    return new


def _walk(state: MarcoPoloState, weights: Weights, tables: Tables, seat: int, use: float, new: int) -> float:
    """What the walk in progress costs, and what it gains at once if it ends here."""
    goods = weights.goods
    worth = -use * (state.walk_coins * goods[COIN] + state.walk_camels * goods[CAMEL] + state.walk_jade * goods[JADE])
    number = state.posts[seat].bit_count()
    for city in range(CITIES):
        if (new >> city) & 1:
            number += 1
            worth += state.box.constants.post_points[number]
            if state.tiles[city] != NONE:
                worth += use * tables.bundle[state.box.tile_rewards[state.tiles[city]]]
            if state.outposts[city] != NONE:
                worth += use * tables.bundle[state.box.outpost_rewards[state.outposts[city]]]
    if state.character[seat] == MONGKE:
        seen = 0
        for step in state.trail:
            if step % FIGURE >= CITIES:
                seen |= 1 << step % FIGURE
        worth += seen.bit_count() * (state.box.constants.mongke_points + use * goods[CAMEL])
    return worth


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
        gain = tables.contract_gain[contract] + weights.slack
        if state.character[seat] == ABHA:  # R12.3: a jade, and a point for it
            gain += 1.0 + weights.goods[JADE]
        worth += use * sure * gain
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


def _shields(state: MarcoPoloState, weights: Weights, seat: int, shields: int, turns: float) -> float:
    """R10.2: the track is steep further on, so that every shield counts as much as it will with those to come."""
    number = number_of_shields(state, seat, shields)
    ahead = weights.shields_ahead * turns
    return _track(state, number + ahead) - _track(state, ahead)


def _track(state: MarcoPoloState, number: float) -> float:
    """The points of so many shields, and between two numbers what lies between their points."""
    track = state.box.shield_track
    whole = int(number)
    if whole >= len(track) - 1:
        return float(track[-1])
    return track[whole] + (number - whole) * (track[whole + 1] - track[whole])


def _posts(
    state: MarcoPoloState, weights: Weights, tables: Tables, seat: int, posts: int, rounds: float, use: float
) -> float:
    """Income of city tiles, use of cards, and the way to the last posts."""
    number = posts.bit_count()
    worth = number * weights.post * use
    best = 0.0
    for city in range(CITIES):
        if (posts >> city) & 1:
            worth += rounds * tables.city[city]
            tile = state.tiles[city]
            if tile != NONE:
                income = tables.bundle[state.box.tile_rewards[tile]]
                worth += rounds * income
                best = max(best, income)
    if state.character[seat] == MAILIN:  # R12.4: one bonus twice
        worth += rounds * best
    if number < state.box.constants.posts:
        worth += weights.next_posts * use * number * number / 4.0
    return worth


def _reach(state: MarcoPoloState, tables: Tables, seat: int, posts: int, shields: int, places: list[int]) -> float:
    """How near the figures are to cities with new shields or a city tile."""
    city_shield = state.box.map.city_shield
    near = tables.far_seeing if state.character[seat] == MONGKE else tables.near
    worth = 0.0
    for location in places:
        if location == NONE:
            continue
        nearness = near[location].nearness
        for place, city in enumerate(near[location].cities):
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
