"""What the turn under way still brings in Marco Polo II: rewards to choose, a walk to take, a price to pay."""

from __future__ import annotations

from typing import Final

from caravansary.core.agenda import Frame, Question
from caravansary.games.marco_polo_ii.box import GANTULGA, MONGKE, NONE, SEALS, SEALS_SPACE, TRAVEL
from caravansary.games.marco_polo_ii.bundle import CAMEL, COIN, GOLD, JADE, KINDS, PEPPER, SILK, Bundle
from caravansary.games.marco_polo_ii.holdings import Time, contract_worth, posts_worth, shields_worth
from caravansary.games.marco_polo_ii.map import CITIES, LOCATIONS
from caravansary.games.marco_polo_ii.rules import (
    cards,
    contracts,
    course,
    effects,
    payment,
    placing,
    posts,
    seals,
    tiles,
    travel,
    turn,
)
from caravansary.games.marco_polo_ii.rules.payment import affordable
from caravansary.games.marco_polo_ii.rules.placing import kinds_of, number_of_offers, offer_reward
from caravansary.games.marco_polo_ii.rules.posts import takes_post
from caravansary.games.marco_polo_ii.rules.travel import CARD, EFFECT, FIGURE, LOWER, UPPER, figure_at
from caravansary.games.marco_polo_ii.scoring import shields_in
from caravansary.games.marco_polo_ii.state import MarcoPoloState
from caravansary.games.marco_polo_ii.weights import NEAR, Near, Tables, Weights

NO_WAY: Final = -1.0


class End:
    """Where a way could end: how many steps on, what is gained, what the way costs and which locations it passes."""

    __slots__ = ("camels", "coins", "gain", "jade", "passed", "steps")

    def __init__(self, steps: int = 0, gain: float = 0.0, coins: int = 0, camels: int = 0, jade: int = 0) -> None:
        self.passed: int = 0
        self.steps: int = steps
        self.gain: float = gain
        self.coins: int = coins
        self.camels: int = camels
        self.jade: int = jade

    def with_another(self, other: End) -> End:
        both = End(
            self.steps + other.steps,
            self.gain + other.gain,
            self.coins + other.coins,
            self.camels + other.camels,
            self.jade + other.jade,
        )
        both.passed = self.passed | other.passed
        return both


class Prospects:
    """The eyes of the seat whose turn it is."""

    __slots__ = ("seat", "state", "tables", "time", "use", "weights")

    def __init__(self, state: MarcoPoloState, weights: Weights, tables: Tables, time: Time) -> None:
        self.state: MarcoPoloState = state
        self.seat: int = state.active
        self.weights: Weights = weights
        self.tables: Tables = tables
        self.time: Time = time
        self.use: float = time.use

    def worth(self) -> float:
        """All that lies on the agenda; what is under way only, since a turn that has not begun promises nothing."""
        total = 0.0
        for frame in self.state.agenda:
            what = frame[0]
            if isinstance(what, Question):
                if what is not turn.TURN:
                    total += self._question(frame)
            elif what is effects.REWARD:
                total += self._reward(frame[1]) * frame[3]
            elif what is travel.MOVE:
                total += max(0.0, self._journey(EFFECT, frame[1], End()))
            elif what is contracts.DRAW_CONTRACT:
                total += self.use * self.weights.bundle_parts[4] * frame[1]
        return total

    def _question(self, frame: Frame) -> float:
        """The main choices of a turn, then those that follow from them."""
        what = frame[0]
        if what is travel.WALK:
            return self._walk()
        if what is placing.ADD_DIE:
            return self._several_dice(frame[1], frame[2])
        if what is placing.OFFER:
            return self._offer(frame[1])
        if what is seals.SEAL:
            return self._seal(frame[1])
        return self._choice(frame)

    def _reward(self, number: int) -> float:
        points = self.state.box.bundles[number].points
        return points + self.use * (self.tables.bundle[number] - points)

    def _offer(self, book: int) -> float:
        """R5.1.2: the best bundle, its jade paid."""
        best = 0.0
        for which in range(number_of_offers(self.state, self.seat)):
            jade = max(0, which - 1) * self.weights.goods[JADE]
            best = max(best, self._reward(offer_reward(self.state, book, which)) - self.use * jade)
        return best

    def _seal(self, value: int) -> float:
        state = self.state
        goal = state.goal[self.seat]
        best = 0.0
        for seal in range(SEALS):
            if state.box.seal_least[seal] <= value and not (state.seals[self.seat] >> seal) & 1:
                worth = self.weights.seal + state.box.seal_jade[seal] * self.weights.goods[JADE]
                if goal != NONE:
                    worth += self.weights.seal_goal * state.box.goal_seal_points[goal][seal]
                best = max(best, self.use * worth)
        return best

    def _walk(self) -> float:
        """The best way to go on from where the figures have come to."""
        state = self.state
        spent = End(0, 0.0, state.walk_coins, state.walk_camels, state.walk_jade)
        gain = self._journey(state.walk_source, state.walk_left, spent)
        if state.trail:
            return max(0.0, gain - self._gain(state.walk_source, self._here(0).with_another(self._here(1))))
        gain -= self._price(spent)
        return max(0.0, gain) if state.walk_source == EFFECT else gain

    def _several_dice(self, space: int, chosen: int) -> float:
        """R5.0.3: what dice on their way to a space bring there."""
        state = self.state
        lowest = kinds_of(chosen)[0] // 2 + 1
        coins = lowest if state.stacks[space] else 0
        if space == SEALS_SPACE:
            return self._seal(lowest) - self.use * coins * self.weights.goods[COIN]
        level = space - TRAVEL
        if level == LOWER:
            coins += state.box.constants.lower_coins
        spent = End(0, 0.0, coins)
        steps = min(state.switches.travel_limits[level], lowest)
        return self._journey(level, steps, spent) - self._price(spent)

    def _journey(self, source: int, steps: int, spent: End) -> float:
        """The best cities that the figures can come to, their ways paid; R12.4: two figures may share the steps."""
        firsts = self._ends(source, steps, spent, 0)
        seconds = self._ends(source, steps, spent, 1)
        best = NO_WAY
        for first in firsts:
            for second in seconds:
                together = first.with_another(second)
                if 0 < together.steps <= steps and self._can_pay(spent, together):
                    best = max(best, self._gain(source, together))
        return best

    def _gain(self, source: int, end: End) -> float:
        """R5.4.5: the upper space brings a second post in a city passed through."""
        return end.gain + self._best_post(end.passed | self._trail()) if source == UPPER else end.gain

    def _ends(self, source: int, steps: int, spent: End, figure: int) -> list[End]:
        """Where a figure could go on to, for each number of steps the best, first where it is; ways are paid."""
        state = self.state
        seat = self.seat
        found = [self._here(figure)]
        start = figure_at(state, seat, figure)
        if start == NONE or (figure == 0 and state.trail and state.trail[-1] >= FIGURE):
            return found
        found.extend([End(number, NO_WAY) for number in range(1, NEAR + 1)])
        has_moved = start != state.figures[2 * seat + figure]
        near = self.tables.near[LOCATIONS * state.seals[seat] + start]
        for place in range(len(near.cities)):
            city = near.cities[place]
            far = near.steps[place]
            if far > steps or far == 0 or state.has_post(seat, city):
                continue
            end = self._end(source, near, place)
            if not self._can_pay(spent, end):
                continue
            if has_moved:
                end.passed |= 1 << start
            end.gain += self._new_post(city) - self._price(end)
            if end.gain > found[far].gain:
                found[far] = end
        return found

    def _end(self, source: int, near: Near, place: int) -> End:
        """R5.4.3, R5.7.4, R12.1, R12.7: what the way there costs, and what Mongke Khan gains on it."""
        state = self.state
        end = End(near.steps[place], 0.0, near.coins[place], near.camels[place], near.jade[place])
        end.passed = near.passed[place]
        character = state.character[self.seat]
        if character == GANTULGA:
            end.coins = end.camels = 0
        elif character == MONGKE:
            oasis = state.box.constants.mongke_points + self.use * self.weights.goods[CAMEL]
            end.gain = oasis * (near.passed[place] >> CITIES).bit_count()
        if source >= CARD:
            price = state.box.cards[source - CARD].price
            end.coins += price[0] * end.steps
            end.camels += price[1] * end.steps
            end.jade += price[2] * end.steps
        return end

    def _here(self, figure: int) -> End:
        """A figure that goes no further on the walk under way."""
        state = self.state
        location = figure_at(state, self.seat, figure)
        if location == state.figures[2 * self.seat + figure] or not takes_post(state, self.seat, location):
            return End()
        return End(0, self._new_post(location))

    def _trail(self) -> int:
        """The locations that the walk under way has passed."""
        mask = 0
        for step in self.state.trail:
            mask |= 1 << step % FIGURE
        for figure in range(2):
            location = figure_at(self.state, self.seat, figure)
            if location != NONE:
                mask &= ~(1 << location)
        return mask

    def _price(self, end: End) -> float:
        goods = self.weights.goods
        return self.use * (end.coins * goods[COIN] + end.camels * goods[CAMEL] + end.jade * goods[JADE])

    def _can_pay(self, spent: End, end: End) -> bool:
        return affordable(
            self.state, self.seat, spent.coins + end.coins, spent.camels + end.camels, spent.jade + end.jade
        )

    def _best_post(self, places: int) -> float:
        """The best of some cities."""
        cities = [city for city in range(CITIES) if (places >> city) & 1 and takes_post(self.state, self.seat, city)]
        return max([self._new_post(city) for city in cities], default=0.0)

    def _new_post(self, city: int) -> float:
        """A post in a city: its points and gains at once, its shield, and what it brings later."""
        state = self.state
        seat = self.seat
        before = state.posts[seat]
        number = before.bit_count() + 1
        if number > state.box.constants.posts:
            return 0.0
        worth = float(state.box.constants.post_points[number])
        worth += self._posts(before | 1 << city) - self._posts(before)
        return worth + self._arrival(city, posts.OUTPOST | posts.CITY_TILE | posts.CONTRACT)

    def _posts(self, mask: int) -> float:
        """What the seat's posts are worth, if they are these."""
        state = self.state
        shields = shields_in(state.box, mask)
        worth = shields_worth(state, self.weights, self.seat, shields, self.time)
        return worth + posts_worth(state, self.weights, self.tables, self.seat, mask, self.time)

    def _arrival(self, city: int, pending: int) -> float:
        state = self.state
        worth = 0.0
        if pending & posts.OUTPOST and state.outposts[city] != NONE:
            worth += self._reward(state.box.outpost_rewards[state.outposts[city]])
        if pending & posts.CITY_TILE and state.tiles[city] != NONE:
            worth += self._reward(state.box.tile_rewards[state.tiles[city]])
        if pending & posts.CONTRACT and city in state.box.map.contract_city:
            worth += self._contracts(contracts.offered_in(state, city), 1)
        return worth

    def _contracts(self, offered: list[int], most: int) -> float:
        """The best of the contracts offered, in empty slots or in place of a worse one."""
        slots = self._slots()
        worths = sorted([self._contract(contract) for contract in offered], reverse=True)
        total = 0.0
        for i in range(min(most, len(worths), len(slots))):
            total += max(0.0, worths[i] - slots[i])
        return total

    def _contract(self, contract: int) -> float:
        return contract_worth(self.state, self.weights, self.tables, self.seat, contract, self.use)

    def _slots(self) -> list[float]:
        """What lies in the slots for contracts, the least first."""
        held = self.state.active_contracts[2 * self.seat : 2 * self.seat + 2]
        return sorted([0.0 if contract == NONE else self._contract(contract) for contract in held])

    def _choice(self, frame: Frame) -> float:
        """The questions after the main choice of a turn."""
        what, first, second, third = frame
        parts = self.weights.bundle_parts
        if what is effects.TAKE_GOODS:
            return self.use * (first * parts[0] + second * parts[1])
        if what is contracts.CONTRACTS:
            return self._contracts(contracts.offered(self.state, self.seat), first)
        if what is contracts.ROOM:
            gain = self._contract(first) - self._slots()[0]
            return max(0.0, gain) if third else gain
        if what is posts.ARRIVAL:
            return self._arrival(first, second)
        if what is posts.END_POST or what is posts.EXTRA_POST:
            return self._best_post(first)
        if what is cards.EXCHANGE:
            card = self.state.box.cards[first]
            return max([self._exchange(first, which, second, 0) for which in range(len(card.costs))])
        if what is cards.EXCHANGE_AGAIN:
            return self._exchange(first // 2, first % 2, second, third)
        if what is effects.TAKE_DIE:
            return self.use * first * parts[2]
        return self._small(frame)

    def _small(self, frame: Frame) -> float:
        """Payments, and what a turn or a round start brings beside."""
        what, first, second, _ = frame
        state = self.state
        goods = self.weights.goods
        if what is payment.PAYMENT and not state.trail:
            return -self.use * (first * goods[COIN] + second * goods[CAMEL])
        if what is payment.GIVE_GOODS:
            return -self.use * (first * goods[PEPPER] + second * (goods[PEPPER] + goods[SILK]) / 2)
        if what is tiles.CITY_TILES:
            own = [tile for tile in tiles.own_tiles(state, self.seat) if not (second >> tile) & 1]
            gains = sorted([self._reward(state.box.tile_rewards[tile]) for tile in own], reverse=True)
            return sum(gains[:first])
        if what is tiles.COPY_TILE:
            return self.use * self.weights.bundle_parts[6]
        if what is travel.OASES or what is course.COMPENSATION:
            return self.use * first * goods[CAMEL]
        return 0.0

    def _exchange(self, number: int, which: int, left: int, used: int) -> float:
        """R5.7.4: a card's exchange as often as it pays."""
        card = self.state.box.cards[number]
        cost = card.costs[which]
        price = cost.points + self.use * (self.tables.card_cost[number][which] - cost.points)
        gain = self._reward(card.rewards[which]) - price
        times = min(left, self._times(cost))
        if gain <= 0.0:
            return 0.0 if used or not times else gain
        return gain * times

    def _times(self, cost: Bundle) -> int:
        """How often the seat can pay, jade aside."""
        start = self.seat * KINDS
        goods = self.state.goods
        most = 6
        for kind in range(KINDS):
            if cost.amounts[kind]:
                most = min(most, goods[start + kind] // cost.amounts[kind])
        free = cost.any_goods + cost.different_goods
        if free:
            most = min(most, (goods[start + PEPPER] + goods[start + SILK] + goods[start + GOLD]) // free)
        return most
