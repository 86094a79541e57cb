"""What a Marco Polo II position is worth to each seat, in points it may hope for."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from caravansary.core.state import State
from caravansary.games.marco_polo_ii.box import MONGKE, NONE, MarcoPoloBox
from caravansary.games.marco_polo_ii.bundle import CAMEL, COIN, JADE
from caravansary.games.marco_polo_ii.holdings import (
    contracts_worth,
    goods_worth,
    most_contracts_worth,
    posts_worth,
    reach_worth,
    seals_worth,
    shields_worth,
    time_left,
)
from caravansary.games.marco_polo_ii.map import CITIES
from caravansary.games.marco_polo_ii.prospects import Prospects
from caravansary.games.marco_polo_ii.rules.travel import FIGURE, UPPER
from caravansary.games.marco_polo_ii.scoring import goal_points, played_points, shields_in
from caravansary.games.marco_polo_ii.state import MarcoPoloState
from caravansary.games.marco_polo_ii.weights import WEIGHTS, Tables, Weights, tables_of, weights_of


@lru_cache(maxsize=16)
def own_tables(box: MarcoPoloBox) -> list[Tables]:
    return tables_of(box, WEIGHTS)


def evaluate(state: State) -> list[float]:
    """Points so far, and what goods, dice, contracts, posts and seals may still bring in the time left."""
    assert isinstance(state, MarcoPoloState)
    return estimate(state, WEIGHTS, own_tables(state.box))


def evaluate_with(values: dict[str, float]) -> Callable[[State], list[float]]:
    """The evaluation under other weights, for tuning; all states it sees must have one box."""
    weights = weights_of(values)
    tables: list[Tables] = []

    def judge(state: State) -> list[float]:
        assert isinstance(state, MarcoPoloState)
        if not tables:
            tables.extend(tables_of(state.box, weights))
        return estimate(state, weights, tables)

    return judge


def estimate(state: MarcoPoloState, all_weights: list[Weights], all_tables: list[Tables]) -> list[float]:
    """What every seat may hope for, by the weights and tables of its character."""
    if state.over():
        return [one[0] + one[1] * 0.001 for one in state.standing()]
    values: list[float] = []
    for seat in range(state.seats):
        weights = all_weights[state.character[seat]]  # without a character, -1, the last
        tables = all_tables[state.character[seat]]
        time = time_left(state, weights, seat)
        use = time.use
        value = played_points(state, seat) + goal_points(state, seat) + time.dice + time.starts * weights.ability
        value += goods_worth(state, weights, seat, use)
        value += contracts_worth(state, weights, tables, seat, use)
        value += most_contracts_worth(state, seat, time.rounds)
        value += seals_worth(state, weights, tables, seat, time)
        posts = state.posts[seat]
        places = state.figures[2 * seat : 2 * seat + 2]
        if state.trail and seat == state.active:
            new = _walked(state, seat, places)
            value += _walk(state, weights, tables, seat, use, new)
            posts |= new
        shields = shields_in(state.box, posts)
        value += shields_worth(state, weights, seat, shields, time)
        value += posts_worth(state, weights, tables, seat, posts, time)
        value += use * weights.neighbour * reach_worth(state, tables, seat, posts, shields, places)
        if seat == state.active:
            value += Prospects(state, weights, tables, time).worth()
        values.append(value)
    if state.round < state.box.constants.rounds:
        values[state.next_start] += all_weights[-1].hourglass
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
