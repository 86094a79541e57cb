"""What a Wayfarers position is worth to each seat, in points it may hope for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caravansary.core.state import State
from caravansary.core.weights import load_weights
from caravansary.games.wayfarers.names import (
    ASSET_MASK,
    BARE,
    CARD,
    CITY,
    COIN,
    COIN_OFF_SHIFT,
    COLUMN,
    DIE,
    DIE_SPACES,
    EMPTY,
    ENOUGH,
    FOLK,
    FOOD,
    FOOD_OFF_SHIFT,
    HELD,
    INF,
    LAND,
    LAST_COLUMN,
    NOBODY,
    NODE,
    OPPONENT,
    PLACED,
    PRINTED,
    RESERVE,
    SEA,
    SPACE,
    SPACES,
    WATER,
    WIDTH,
    WORKER,
)
from caravansary.games.wayfarers.prospects import pending
from caravansary.games.wayfarers.rules import journal, placing
from caravansary.games.wayfarers.scoring import SET_POINTS, card_points, goal_met, guild_points, points
from caravansary.games.wayfarers.state import WayfarersState
from caravansary.games.wayfarers.weights import HUNDRED, Tables, Weights

LOOK_AHEAD: Final = 0.5
"""How much the blots after the next count."""

GAME_TURNS: Final = 32.0
"""Turns of a player in a game of usual length."""
LONG_GAME: Final = 48.0
"""After so many turns of each player bots begin to lose patience."""

IDLE: Final = 0.1
"""What a die of the supply costs a bot that loses patience. Without it, bots that like their dice may rest for ever."""

OPPONENT_RATE: Final[tuple[float, ...]] = (2.6, 2.4, 2.4, 2.1)
"""Points that each solo opponent gets in a turn, as seen in 20 games of greedy."""
SOLO_TURNS: Final[tuple[float, ...]] = (35.0, 35.0, 35.0, 29.0)
"""How many turns a game against each of them lasted in those."""

CLEAR_LEAD: Final = 20.0

PACKAGE: Final = "caravansary.games.wayfarers"

WEIGHTS: Final = Weights(load_weights(PACKAGE))

STEERING: Final = ("haste", "finish")
"""Weights that say nothing about worth. They make a bot that looks no further than its turn hurry, or wait."""
CLAIMS: Final = Weights({**load_weights(PACKAGE), **dict.fromkeys(STEERING, 0.0)})


def evaluate(state: State) -> list[float]:
    """Points as if the game ended now, and what goods, dice, cards, caravan and journal may still bring."""
    assert isinstance(state, WayfarersState)
    return estimate(state, WEIGHTS)


def judge(state: State) -> list[float]:
    """The same without steering, to compare ends of turns by; of the solo opponent too, who is to be beaten."""
    assert isinstance(state, WayfarersState)
    values = estimate(state, CLAIMS)
    if state.solo():
        values.append(opponent_worth(state))
    return values


def opponent_worth(state: WayfarersState) -> float:
    """R20.1: the points of the solo opponent, and what it usually gets in the turns that a game has left.

    Its marker does not count here: a step of it by luck must not decide between answers.
    """
    total = float(sum(points(state, OPPONENT)))
    if state.over() or state.ending != NOBODY:
        return total
    left = max(0.0, SOLO_TURNS[state.opponent] - state.turn / state.side_count)
    return total + OPPONENT_RATE[state.opponent] * left


def evaluate_with(values: dict[str, float]) -> Callable[[State], list[float]]:
    """The evaluation under other weights, for tuning."""
    weights = Weights(values)

    def judge(state: State) -> list[float]:
        assert isinstance(state, WayfarersState)
        return estimate(state, weights)

    return judge


def estimate(state: WayfarersState, weights: Weights) -> list[float]:
    totals = [sum(points(state, side)) for side in range(state.side_count)]
    values = [float(totals[seat]) for seat in range(state.seats)]
    if state.over():
        return values
    tables = weights.tables(state.box)
    hurry = weights.impatience * max(0.0, state.turn / state.side_count - LONG_GAME)
    for seat in range(state.seats):
        values[seat] -= weights.guild_doubt * guild_points(state, seat)
        turns = turns_left(state, weights, seat)
        values[seat] += _prospects(state, weights, tables, seat, turns)
        values[seat] += journal_worth(state, weights, seat, lead_of(totals, seat), hurry)
        if hurry:
            values[seat] -= IDLE * hurry * sum(state.own[seat * WIDTH + DIE : seat * WIDTH + DIE + 6])
    if state.active < state.seats:
        values[state.active] += weights.pending * pending(state, weights, tables, state.active)
    return values


def lead_of(totals: list[int], seat: int) -> float:
    """How far the seat is ahead of the best of the others, from -1 to 1."""
    best = 0
    for side in range(len(totals)):
        if side != seat:
            best = max(best, totals[side])
    return max(-1.0, min(1.0, (totals[seat] - best) / CLEAR_LEAD))


def _prospects(state: WayfarersState, weights: Weights, tables: Tables, seat: int, turns: float) -> float:
    """Goods keep their worth nearly to the end; what works in every turn is worth the more, the more are to come."""
    if turns <= 0.0:
        return 0.0
    time = min(1.0, turns / GAME_TURNS)
    standing = vista_help(state, weights, tables, seat) + folk_help(state, weights, tables, seat)
    standing += caravan_help(state, weights, seat) + room_help(state, weights, seat)
    standing += tags_worth(state, weights, seat) + sky_worth(state, weights, tables, seat)
    goods = goods_worth(state, weights, seat) * min(1.0, turns / weights.goods_turns)
    return goods + time * standing + dice_worth(state, weights, tables, seat, turns)


def turns_left(state: WayfarersState, weights: Weights, seat: int) -> float:
    """R13.1: by the furthest marker; once the end was triggered everybody has one turn more."""
    if state.ending != NOBODY:
        ahead = (seat - state.active) % state.side_count or state.side_count
        return 1.0 if ahead <= state.ending else 0.0
    columns = state.box.board.columns
    furthest = 0
    for side in range(state.side_count):
        furthest = max(furthest, columns[state.own[side * WIDTH + NODE]])
    return 1.0 + weights.pace * (LAST_COLUMN - furthest)


def journal_worth(state: WayfarersState, weights: Weights, seat: int, lead: float, hurry: float) -> float:
    """Every column brings the end nearer, good for who leads; a blot that is met, or nearly, is half a step.

    `hurry` is what a column is worth more because the game is long already. Without it, a game goes on for
    ever if nobody who could end it wants to.
    """
    node = state.own[seat * WIDTH + NODE]
    worth = (weights.column + weights.haste * max(0.0, lead) + hurry) * state.box.board.columns[node]
    if state.ending != NOBODY:
        return worth + weights.finish * lead
    return worth + best_exit(state, weights, seat, node, True)


def best_exit(state: WayfarersState, weights: Weights, seat: int, node: int, further: bool) -> float:
    best = 0.0
    for edge in state.box.board.exits[node]:
        near = nearness(state, seat, edge)
        worth = weights.near_blot * near
        if near >= 1.0:
            worth += weights.open_blot
        if further:
            after = best_exit(state, weights, seat, state.box.board.edge_to[edge], False)
            worth += LOOK_AHEAD * after
        best = max(best, worth)
    return best


def nearness(state: WayfarersState, seat: int, edge: int) -> float:
    """The share of what a blot asks for that the seat has, 1 if it is met."""
    need = journal.need_of(state, edge)
    at = seat * WIDTH
    if need.price is not None:
        best = 0.0
        for way in need.price.ways:
            have = wanted = 0
            for counter, number in way:
                have += min(number, state.own[at + counter])
                wanted += number
            best = max(best, have / wanted)
        return best
    if not need.least:
        return 1.0
    total = 0
    for counter in need.counters:
        total += state.own[at + counter]
    return min(1.0, total / need.least)


def goods_worth(state: WayfarersState, weights: Weights, seat: int) -> float:
    """Coins, provisions, influence and workers; what is more than one can soon use counts less."""
    at = seat * WIDTH
    own = state.own
    worth = weights.coin * _useful(own[at + COIN], weights.many_coins, weights.surplus)
    worth += weights.food * _useful(own[at + FOOD], weights.many_food, weights.surplus)
    worth += weights.black_influence * _useful(own[at + INF], weights.many_tokens, weights.surplus)
    worth += weights.influence * _useful(own[at + INF + 1], weights.many_tokens, weights.surplus)
    worth += weights.influence * _useful(own[at + INF + 2], weights.many_tokens, weights.surplus)
    worth += weights.card_token * min(4, state.tokens.count(seat))
    worth += weights.green_worker * _useful(own[at + WORKER], 2.0, weights.surplus)
    worth += weights.worker * _useful(own[at + WORKER + 1], 2.0, weights.surplus)
    return worth + weights.worker * _useful(own[at + WORKER + 2], 2.0, weights.surplus)


def _useful(number: int, many: float, surplus: float) -> float:
    return float(number) if number <= many else many + surplus * (number - many)


def vista_help(state: WayfarersState, weights: Weights, tables: Tables, seat: int) -> float:
    return weights.vista * sum_of(tables.vistas, state.own[seat * WIDTH + HELD + LAND])


def folk_help(state: WayfarersState, weights: Weights, tables: Tables, seat: int) -> float:
    return weights.townsfolk * sum_of(tables.folk, state.own[seat * WIDTH + HELD + FOLK])


def caravan_help(state: WayfarersState, weights: Weights, seat: int) -> float:
    """Discounts; at most two of a column can be used."""
    at = seat * WIDTH
    discounts = 0
    for value in range(6):
        symbols = state.own[at + COLUMN + value]
        discounts += min(2, (symbols >> COIN_OFF_SHIFT & 255) + (symbols >> FOOD_OFF_SHIFT & 255))
    return weights.discount * discounts


def room_help(state: WayfarersState, weights: Weights, seat: int) -> float:
    """Places for more space cards and townsfolk."""
    at = seat * WIDTH
    own = state.own
    rooms = own[at + CARD + LAND] + own[at + CARD + WATER] - 1 - own[at + CARD + SPACE]
    hosts = own[at + BARE + LAND].bit_count() + own[at + BARE + WATER].bit_count()
    return weights.room * min(3, rooms) + weights.host * min(3, hosts)


def sum_of(worths: list[float], cards: int) -> float:
    """What the cards of a mask are worth together."""
    total = 0.0
    card = 0
    while cards:
        if cards & 1:
            total += worths[card]
        cards >>= 1
        card += 1
    return total


def dice_worth(state: WayfarersState, weights: Weights, tables: Tables, seat: int, turns: float) -> float:
    """What dice of any value find to do in the turns to come, what those of the supply find now, and their number."""
    mean, ready = dice_help(state, tables, seat)
    time = min(1.0, turns / GAME_TURNS)
    engine = weights.engine * (mean - weights.par) - weights.new_die * state.own[seat * WIDTH + RESERVE]
    return time * engine + weights.die * min(1.0, turns / 2.0) * ready


def dice_help(state: WayfarersState, tables: Tables, seat: int) -> tuple[float, float]:
    """What a die of any value finds to do on the mean, and what all dice of the supply find now."""
    best = [0, 0, 0, 0, 0, 0]
    second = [0, 0, 0, 0, 0, 0]
    fitting = [0, 0, 0, 0, 0, 0]
    _look_at_spaces(state, tables, seat, best, second, fitting)
    total = 0
    ready = 0
    at = seat * WIDTH
    free = ~state.own[at + PLACED]
    for value in range(6):
        reach = placing.reach(state, seat, value)
        mask = 0
        top = 0
        for column in range(6):
            if (reach >> column) & 1:
                mask |= fitting[column]
                top = max(top, 3 * best[column] + 2 * second[column])
        total += top
        for _ in range(state.own[at + DIE + value]):
            taken = _best_space(tables, mask & free)
            if taken >= 0:
                free &= ~(1 << taken)
                ready += tables.spaces[taken]
    return total / (30.0 * HUNDRED), ready / HUNDRED


def _look_at_spaces(
    state: WayfarersState, tables: Tables, seat: int, best: list[int], second: list[int], fitting: list[int]
) -> None:
    """R3.5: for each column the spaces that its dice fit, as a mask, and what the best two of them are worth."""
    at = seat * WIDTH
    own = state.own
    cards = state.box.cards
    spaces = own[at + SPACES]
    for space in range(DIE_SPACES):
        bit = 1 << space
        if not spaces & bit:
            continue
        worth = tables.spaces[space]
        need = cards.space_need[space]
        helped = placing.folk_assets(state, seat, space) if need else 0
        for column in range(6):
            if need:
                assets = (own[at + COLUMN + column] & ASSET_MASK) + helped
                if ((assets | ENOUGH) - need) & ENOUGH != ENOUGH:
                    continue
            fitting[column] |= bit
            if worth > best[column]:
                second[column] = best[column]
                best[column] = worth
            elif worth > second[column]:
                second[column] = worth


def _best_space(tables: Tables, mask: int) -> int:
    found = -1
    most = 0
    space = 0
    while mask:
        if mask & 1 and tables.spaces[space] > most:
            most = tables.spaces[space]
            found = space
        mask >>= 1
        space += 1
    return found


def tags_worth(state: WayfarersState, weights: Weights, seat: int) -> float:
    """The next tag of a kind is on the way to more points than the last one brought; so is a set half full."""
    table = state.box.board.tag_points
    at = seat * WIDTH
    own = state.own
    worth = 0.0
    least = min(own[at + CITY], own[at + CITY + 1], own[at + CITY + 2], own[at + SEA])
    more = 0
    for tag in range(CITY, SEA + 1):
        number = own[at + tag]
        if number + 1 < len(table):
            worth += weights.tag * (table[number + 1] - table[number])
        if number > least:
            more += 1
    return worth + weights.set * SET_POINTS * more / 4.0


def sky_worth(state: WayfarersState, weights: Weights, tables: Tables, seat: int) -> float:
    """Space cards grow with what they count; an inspiration whose goal is near may still double one."""
    own = state.own
    at = seat * WIDTH
    bare = own[at + BARE + SPACE]
    held = own[at + HELD + SPACE] | 1 << PRINTED
    worth = 0.0
    for card in range(PRINTED + 1):
        if not (held >> card) & 1:
            continue
        growth = weights.growth * tables.growth[card]
        if (bare >> card) & 1:
            growth += weights.sky_host
        else:
            inspiration = state.tucked[state.host_place(seat, SPACE, card)]
            if inspiration != EMPTY:
                if goal_met(state, seat, inspiration):
                    growth *= 2.0
                else:
                    near = goal_nearness(state, seat, inspiration)
                    growth += weights.inspiration * near * near * card_points(state, seat, card)
        worth += growth
    return worth


def goal_nearness(state: WayfarersState, seat: int, inspiration: int) -> float:
    have = wanted = 0
    for counter, number in state.box.cards.goals[inspiration]:
        have += min(number, state.own[seat * WIDTH + counter])
        wanted += number
    return have / wanted
