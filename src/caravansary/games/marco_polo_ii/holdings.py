"""What a seat of Marco Polo II holds is worth: dice, goods, contracts, posts with their shields, and seals."""

from __future__ import annotations

from math import exp

from caravansary.games.marco_polo_ii.box import ABHA, MAILIN, NONE, OUTPOSTS, SEALS
from caravansary.games.marco_polo_ii.bundle import CAMEL, COIN, GOLD, JADE, KINDS, PEPPER, SILK, Bundle
from caravansary.games.marco_polo_ii.map import CITIES, LOCATIONS
from caravansary.games.marco_polo_ii.rules import course, placing, turn
from caravansary.games.marco_polo_ii.scoring import number_of_shields
from caravansary.games.marco_polo_ii.state import MarcoPoloState
from caravansary.games.marco_polo_ii.weights import Tables, Weights


class Time:
    """How much of the game is left to a seat. It runs on evenly: nothing of it leaps where a new round begins.

    `rounds`: how many follow. `turns`: about how many turns. `use`: the share of its worth that a thing still brings.
    `dice`: what the dice are worth, those of later rounds too. `starts`: how often bonuses come, and `income`: the same
    by what goods are still good for when they come. `visits`: how many rounds of city cards there are, part of this one
    among them.
    """

    __slots__ = ("dice", "income", "rounds", "starts", "turns", "use", "visits")

    def __init__(self, rounds: int, now: float, a_round: float, dice_a_round: int, bonuses_come: bool) -> None:
        self.rounds: float = float(rounds)
        self.dice: float = now + rounds * a_round
        self.turns: float = self.dice / a_round * dice_a_round
        self.use: float = use_in(self.turns)
        starts = rounds + 1 if bonuses_come else rounds
        self.starts: float = float(starts)
        self.income: float = 0.0
        for left in range(1, starts + 1):
            self.income += use_in(float(left * dice_a_round))
        self.visits: float = rounds + min(1.0, now / a_round)

    def bonuses(self, worth: float, points: int) -> float:
        """What comes at every start is worth, of which points keep their worth to the end."""
        return self.starts * points + self.income * (worth - points)


def use_in(turns: float) -> float:
    """What a thing brings in the turns that are left, as a share of what it brings with all the time in the world."""
    return turns / (turns + 3.0)


def time_left(state: MarcoPoloState, weights: Weights, seat: int) -> Time:
    """R9.2 to R9.5: while a round begins, bonuses come before the dice are rolled."""
    constants = state.box.constants
    number = constants.dice_per_player
    a_round = number * (weights.die + 3.5 * weights.pip)
    now = -1.0
    bonuses_come = False
    for frame in state.agenda:
        what = frame[0]
        if what is turn.END_TURN:  # no round begins
            break
        if what is course.ROLL:
            now = a_round
        elif what is course.BONUSES and frame[1] == seat:
            bonuses_come = True
    if now < 0.0:
        now = dice_worth(state, weights, seat)
    return Time(constants.rounds - state.round, now, a_round, number, bonuses_come)


def dice_worth(state: MarcoPoloState, weights: Weights, seat: int) -> float:
    """The dice on the player board, without those on their way to a space for several."""
    dice = state.dice[seat]
    if not dice:
        return 0.0
    worth = 0.0
    number = kind = 0
    while dice:
        same = dice & 15
        worth += same * (weights.die + weights.pip * (kind // 2 + 1))
        number += same
        dice >>= 4
        kind += 1
    frame = state.agenda[-1]
    if frame[0] is placing.ADD_DIE and seat == state.active:
        worth -= worth * (placing.number_of(frame[2]) + frame[3]) / number
    return worth


def goods_worth(state: MarcoPoloState, weights: Weights, seat: int, use: float) -> float:
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


def contracts_worth(state: MarcoPoloState, weights: Weights, tables: Tables, seat: int, use: float) -> float:
    """The gain of each active contract, the surer the more of its cost is at hand."""
    worth = 0.0
    for slot in range(2 * seat, 2 * seat + 2):
        contract = state.active_contracts[slot]
        if contract != NONE:
            worth += contract_worth(state, weights, tables, seat, contract, use)
    return worth


def contract_worth(
    state: MarcoPoloState, weights: Weights, tables: Tables, seat: int, contract: int, use: float
) -> float:
    cost = state.box.contract_costs[contract]
    held = _held_share(state, weights, seat, cost, tables.contract_cost[contract])
    sure = weights.contract_begun + (weights.contract_ready - weights.contract_begun) * held
    gain = tables.contract_gain[contract] + weights.slack
    if state.character[seat] == ABHA:  # R12.3: a jade, and a point for it
        gain += 1.0 + weights.goods[JADE]
    return use * sure * gain


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


def most_contracts_worth(state: MarcoPoloState, seat: int, rounds: float) -> float:
    """R10.5: how likely the seat is to complete the most."""
    own = state.completed[seat].bit_count()
    best = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, state.completed[other].bit_count())
    lead = (own - best) / (0.6 + 0.5 * rounds)
    return state.box.constants.most_contracts / (1.0 + exp(-lead)) if own else 0.0


def shields_worth(state: MarcoPoloState, weights: Weights, seat: int, shields: int, time: Time) -> float:
    """R10.2: the track is steep further on, so that every shield counts as much as it will with those to come."""
    number = number_of_shields(state, seat, shields)
    ahead = weights.shields_ahead * time.turns
    return _track(state, number + ahead) - _track(state, ahead)


def _track(state: MarcoPoloState, number: float) -> float:
    """The points of so many shields, and between two numbers what lies between their points."""
    track = state.box.shield_track
    whole = int(number)
    if whole >= len(track) - 1:
        return float(track[-1])
    return track[whole] + (number - whole) * (track[whole + 1] - track[whole])


def posts_worth(state: MarcoPoloState, weights: Weights, tables: Tables, seat: int, posts: int, time: Time) -> float:
    """Income of city tiles, use of cards, and the way to the last posts."""
    number = posts.bit_count()
    worth = number * weights.post * time.use
    best = 0.0
    for city in range(CITIES):
        if (posts >> city) & 1:
            worth += time.visits * tables.city[city]
            tile = state.tiles[city]
            if tile != NONE:
                bonus = _bonus(state, tables, state.box.tile_rewards[tile], time)
                worth += bonus
                best = max(best, bonus)
    if state.character[seat] == MAILIN:  # R12.4: one bonus twice
        worth += best
    if number < state.box.constants.posts:
        worth += weights.next_posts * time.use * number * number / 4.0
    return worth


def _bonus(state: MarcoPoloState, tables: Tables, bundle: int, time: Time) -> float:
    """What a bundle brings that comes at every round start."""
    return time.bonuses(tables.bundle[bundle], state.box.bundles[bundle].points)


def reach_worth(state: MarcoPoloState, tables: Tables, seat: int, posts: int, shields: int, places: list[int]) -> float:
    """How near the figures are, by the routes open to them, to cities with new shields or a city tile."""
    city_shield = state.box.map.city_shield
    near = tables.near
    seals = LOCATIONS * state.seals[seat]
    worth = 0.0
    for location in places:
        if location == NONE:
            continue
        nearness = near[seals + location].nearness
        for place, city in enumerate(near[seals + location].cities):
            if (posts >> city) & 1:
                continue
            gain = 1.0 if (shields >> city_shield[city]) & 1 else 2.0
            if state.outposts[city] != NONE or state.tiles[city] != NONE:
                gain += 0.7
            worth += gain * nearness[place]
    return worth


def seals_worth(state: MarcoPoloState, weights: Weights, tables: Tables, seat: int, time: Time) -> float:
    """Seals open routes; upgraded ones pay every round; the goal card wants some."""
    owned = state.seals[seat]
    if not owned and not state.kept:
        return 0.0
    worth = 0.0
    goal = state.goal[seat]
    for seal in range(SEALS):
        if not (owned >> seal) & 1:
            continue
        worth += weights.seal * time.use
        if (state.upgraded[seat] >> seal) & 1:
            worth += _bonus(state, tables, state.box.seal_rewards[seal], time)
        elif goal != NONE:
            worth += time.use * weights.seal_goal * state.box.goal_seal_points[goal][seal]
    if state.kept and seat == state.filippo():
        for tile in range(OUTPOSTS):
            if (state.kept >> tile) & 1:
                worth += 0.85 * time.use * tables.bundle[state.box.outpost_rewards[tile]]
    return worth
