"""How well things go for a player of Marco Polo II with a taste of its own: a plan, in points hoped for."""

from __future__ import annotations

from typing import Final

from caravansary.core.state import State
from caravansary.games.marco_polo_ii.box import ABHA, ACTIVE_CONTRACTS, MAILIN, MONGKE, NONE, SEALS
from caravansary.games.marco_polo_ii.bundle import CAMEL, COIN, GOLD, JADE, KINDS, PEPPER, SILK, Bundle
from caravansary.games.marco_polo_ii.map import CITIES
from caravansary.games.marco_polo_ii.modes import (
    COUNT_CONTRACTS,
    COUNT_POSTS,
    OF_CITY_TILES,
    REPEAT,
    REPEAT_CHOICE,
    SEAL_ONE_DIE,
)
from caravansary.games.marco_polo_ii.modes import MOVE as MOVE_CARD
from caravansary.games.marco_polo_ii.scoring import (
    contract_ranking,
    goal_points,
    number_of_shields,
    played_points,
    shields_in,
)
from caravansary.games.marco_polo_ii.state import MarcoPoloState
from caravansary.games.marco_polo_ii.styles.taste import Catalogue, Taste

PLENTY: Final = (14, 8, 6, 5, 5, 5)
"""Of each kind, more than this is worth half."""
BUSY: Final = 7.0
"""With fewer turns than this left, things begin to lose their use."""
ROUND: Final = 5.0
EXCHANGES: Final = 3
"""A card that exchanges is used so often at a visit."""


class Calendar:
    """How much is left of the game to a seat: turns, round starts, and how much of its use a thing still has."""

    __slots__ = ("starts", "turns", "use", "visits")

    def __init__(self, state: MarcoPoloState, seat: int) -> None:
        dice = state.dice[seat]
        number = 0
        while dice:
            number += dice & 15
            dice >>= 4
        rounds = state.box.constants.rounds - state.round
        self.starts: int = rounds
        self.turns: float = number + ROUND * rounds
        self.use: float = min(1.0, self.turns / BUSY)
        self.visits: float = rounds + min(1.0, number / ROUND)


class Planner:
    """Judges by a taste. Who has a plan beyond a taste adds to `beside`."""

    def __init__(self, taste: Taste) -> None:
        self.taste: Taste = taste
        self._catalogue: Catalogue | None = None

    def worth(self, state: State, seat: int) -> float:
        """Points so far, and what the player expects of everything it holds."""
        assert isinstance(state, MarcoPoloState)
        if state.over():
            points, camels = state.standing()[seat]
            return points + camels * 0.001
        time = Calendar(state, seat)
        worth = played_points(state, seat) + goal_points(state, seat) + self._dice(state, seat)
        worth += self.goods(state, seat, time) + self.contracts(state, seat, time)
        worth += self.seals(state, seat, state.seals[seat], time)
        worth += self.posts(state, seat, state.posts[seat], time) + self._roads(state, seat, time)
        return worth + self.beside(state, seat, time)

    def beside(self, state: MarcoPoloState, seat: int, time: Calendar) -> float:
        """What only this plan sees."""
        return 0.0

    def catalogue(self, state: MarcoPoloState) -> Catalogue:
        if self._catalogue is None or self._catalogue.box is not state.box:
            self._catalogue = Catalogue(state.box, self.taste)
        return self._catalogue

    def _dice(self, state: MarcoPoloState, seat: int) -> float:
        dice = state.dice[seat]
        worth = 0.0
        kind = 0
        while dice:
            worth += (dice & 15) * (self.taste.die + self.taste.pip * (kind // 2 + 1))
            dice >>= 4
            kind += 1
        return worth

    def goods(self, state: MarcoPoloState, seat: int, time: Calendar) -> float:
        """R10.3, R10.4: while there is time by their prices, in the end by what they score."""
        constants = state.box.constants
        start = seat * KINDS
        worth = 0.0
        number = 0
        for kind in range(KINDS):
            held = state.goods[start + kind]
            worth += (held + min(held, PLENTY[kind])) / 2.0 * self.taste.prices[kind]
            if kind > CAMEL:
                number += held
        scored = number / constants.goods_per_point + state.goods[start + COIN] / constants.coins_per_point
        return time.use * worth + (1.0 - time.use) * scored

    def contracts(self, state: MarcoPoloState, seat: int, time: Calendar) -> float:
        """R6.1, R10.5: active ones, the surer the more of the cost is there; and how the ranking stands."""
        rank = contract_ranking(state)[seat]
        gone = 1.0 - time.turns / (ROUND * state.box.constants.rounds)
        worth = rank * gone + (1.0 - gone) * self.taste.contract * state.completed[seat].bit_count() / 2
        for slot in range(ACTIVE_CONTRACTS * seat, ACTIVE_CONTRACTS * (seat + 1)):
            contract = state.active_contracts[slot]
            if contract != NONE:
                worth += self.contract(state, seat, contract, time)
        return worth

    def contract(self, state: MarcoPoloState, seat: int, contract: int, time: Calendar) -> float:
        known = self.catalogue(state)
        gain = known.contract_gain[contract] + self.taste.contract
        if state.character[seat] == ABHA:
            gain += 1.0 + self.taste.prices[JADE]
        held = self.held(state, seat, state.box.contract_costs[contract], known.contract_cost[contract])
        return time.use * gain * (self.taste.begun + (0.85 - self.taste.begun) * held)

    def held(self, state: MarcoPoloState, seat: int, cost: Bundle, whole: float) -> float:
        """The share of a cost that the seat has."""
        start = seat * KINDS
        worth = 0.0
        for kind in range(KINDS):
            worth += min(cost.amounts[kind], state.goods[start + kind]) * self.taste.prices[kind]
        free = cost.any_goods + cost.different_goods
        if free:
            goods = state.goods[start + PEPPER] + state.goods[start + SILK] + state.goods[start + GOLD]
            worth += min(free, goods) / free * (whole - worth)
        return worth / whole if whole else 1.0

    def seals(self, state: MarcoPoloState, seat: int, owned: int, time: Calendar) -> float:
        """R5.3.3: basic ones by what the goal card promises, upgraded ones by what they bring every round."""
        known = self.catalogue(state)
        goal = state.goal[seat]
        worth = 0.0
        for seal in range(SEALS):
            if not (owned >> seal) & 1:
                continue
            worth += self.taste.seal * time.use
            if (state.upgraded[seat] >> seal) & 1:
                worth += self.income(state, state.box.seal_rewards[seal], time)
                continue
            cost = state.box.upgrade_costs[seal]
            held = self.held(state, seat, cost, self.taste.of(cost))
            promised = state.box.goal_seal_points[goal][seal] if goal != NONE else 0
            worth += time.use * (self.taste.goal + (0.8 - self.taste.goal) * held * held) * promised
            worth += 0.4 * held * max(0.0, self.income(state, state.box.seal_rewards[seal], time) - 2.0)
        return worth if not state.kept else worth + self._kept(state, seat, known, time)

    def _kept(self, state: MarcoPoloState, seat: int, known: Catalogue, time: Calendar) -> float:
        """R12.5: outpost tiles that Filippo Vitello can still gain."""
        if seat != state.filippo():
            return 0.0
        rewards = state.box.outpost_rewards
        kept = [tile for tile in range(len(rewards)) if (state.kept >> tile) & 1]
        return 0.85 * time.use * sum([known.whole(rewards[tile]) for tile in kept])

    def income(self, state: MarcoPoloState, reward: int, time: Calendar) -> float:
        """What a reward brings that comes at every round start; the last ones come late to be used."""
        known = self.catalogue(state)
        worth = float(time.starts * state.box.bundles[reward].points)
        used = max(0.0, time.starts - 0.4)
        return worth + self.taste.income * used * known.bundle[reward]

    def posts(self, state: MarcoPoloState, seat: int, posts: int, time: Calendar) -> float:
        """R10.2, R5.4.9: shields, city tiles and what the cities let one do."""
        number = number_of_shields(state, seat, shields_in(state.box, posts))
        track = state.box.shield_track
        left = time.turns / (ROUND * state.box.constants.rounds)
        scored = float(track[min(number, len(track) - 1)])
        worth = (1.0 - left) * scored + left * max(scored, self.taste.shield * number)
        worth += self.taste.post * time.use * posts.bit_count()
        best = 0.0
        for city in range(CITIES):
            if (posts >> city) & 1:
                tile = state.tiles[city]
                if tile != NONE:
                    income = self.income(state, state.box.tile_rewards[tile], time)
                    worth += income
                    best = max(best, income)
                worth += self.visits(state, seat, city, time)
        return worth + best if state.character[seat] == MAILIN else worth

    def visits(self, state: MarcoPoloState, seat: int, city: int, time: Calendar) -> float:
        """R5.6.1, R5.7.1: what the actions of a city bring in the rounds to come, by the die more than elsewhere."""
        box = state.box
        known = self.catalogue(state)
        worth = 0.0
        for slot in box.map.card_slots_of[city]:
            worth += self.taste.card * max(0.0, self.card_use(state, seat, state.map_cards[slot]))
        if city in box.map.special:
            place = box.map.special.index(city)
            reward = known.whole(box.special_reward[place])
            if (state.upgraded[seat] >> box.special_seal[place]) & 1:
                reward += 1.5 * known.whole(box.seal_rewards[box.special_seal[place]])
            worth += self.taste.special * reward
        return worth * time.visits

    def card_use(self, state: MarcoPoloState, seat: int, card: int) -> float:
        """What a use of a city card brings, with goods enough for a few exchanges."""
        if card == NONE:
            return 0.0
        mode = state.box.cards[card].mode
        if mode in (REPEAT, REPEAT_CHOICE):
            return EXCHANGES * max(self.catalogue(state).card_gain[card])
        if mode == COUNT_POSTS:
            return min(5.0, state.posts[seat].bit_count() + 1.0)
        if mode == COUNT_CONTRACTS:
            return min(5.0, state.completed[seat].bit_count() + 1.0)
        if mode in (OF_CITY_TILES, SEAL_ONE_DIE, MOVE_CARD):
            return 2.5
        return self.catalogue(state).card_gain[card][0]

    def _roads(self, state: MarcoPoloState, seat: int, time: Calendar) -> float:
        """How many cities without an own post are near, the nearer the better."""
        roads = self.catalogue(state).roads
        worth = 0.0
        for figure in range(2):
            location = state.figures[2 * seat + figure]
            if location != NONE:
                for way in roads.ways_from(location, state.seals[seat], state.character[seat] == MONGKE):
                    if not (state.posts[seat] >> way.city) & 1 and way.steps < 4:
                        worth += 1.0 / (1 + way.steps * way.steps)
        return worth * self.taste.road * time.use
