"""What a turn of Marco Polo II that is under way still brings to a player with a plan: walks, rewards and choices."""

from __future__ import annotations

from typing import Final

from caravansary.core.agenda import Frame
from caravansary.core.state import State
from caravansary.games.marco_polo_ii.box import ACTIVE_CONTRACTS, GANTULGA, MONGKE, NONE, SEALS, SEALS_SPACE, TRAVEL
from caravansary.games.marco_polo_ii.bundle import CAMEL, COIN, JADE, KINDS
from caravansary.games.marco_polo_ii.map import CITIES
from caravansary.games.marco_polo_ii.rules import (
    cards,
    contracts,
    effects,
    payment,
    placing,
    posts,
    seals,
    travel,
    turn,
)
from caravansary.games.marco_polo_ii.rules.payment import affordable, can_pay
from caravansary.games.marco_polo_ii.rules.posts import takes_post
from caravansary.games.marco_polo_ii.state import MarcoPoloState
from caravansary.games.marco_polo_ii.styles.planner import Calendar, Planner
from caravansary.games.marco_polo_ii.styles.roads import Way
from caravansary.games.marco_polo_ii.styles.taste import ANY_GOOD, BLACK_DIE, CONTRACT

NOWHERE: Final = -3.0
"""What a journey is worth that leads to no new post."""
BOTHER: Final = 0.01
"""Nobody asks for a choice of payment without need (R7.1)."""


class Player(Planner):
    """A planner who also sees what the turn under way will bring."""

    def worth(self, state: State, seat: int) -> float:
        worth = super().worth(state, seat)
        assert isinstance(state, MarcoPoloState)
        if seat != state.active or state.over():
            return worth
        if state.flags & payment.CHOOSES_PAYMENT:
            worth -= BOTHER
        time = Calendar(state, seat)
        for frame in state.agenda:
            if frame[0] is not turn.TURN:
                worth += self._frame(state, seat, frame, time)
        return worth

    def _frame(self, state: MarcoPoloState, seat: int, frame: Frame, time: Calendar) -> float:
        what, first, second, third = frame
        if what is travel.WALK:
            return self._walk(state, seat, time)
        if what is travel.MOVE:
            return max(0.0, self._journey(state, seat, travel.EFFECT, first, time))
        if what is posts.ARRIVAL:
            return self._arrival(state, seat, first, second, time)
        if what is posts.END_POST or what is posts.EXTRA_POST:
            return self._best_post(state, seat, first, time)
        if what is placing.ADD_DIE:
            return self._dice_to(state, seat, first, second, third, time)
        if what is placing.OFFER:
            return self._offer(state, seat, first, time)
        if what is seals.SEAL:
            return self._seal(state, seat, first, time)
        return self._small(state, seat, frame, time)

    def _small(self, state: MarcoPoloState, seat: int, frame: Frame, time: Calendar) -> float:
        what, first, second, third = frame
        if what is effects.REWARD:
            return self._reward(state, first, time) * third
        if what is effects.TAKE_GOODS:
            return time.use * (first + second) * ANY_GOOD
        if what is effects.TAKE_DIE:
            return first * BLACK_DIE
        if what is contracts.DRAW_CONTRACT:
            return time.use * first * CONTRACT
        if what is contracts.CONTRACTS:
            return self._contracts(state, seat, contracts.offered(state, seat), first, time)
        if what is contracts.ROOM:
            return max(0.0, self.contract(state, seat, first, time) - self._slots(state, seat, time)[0])
        if what is cards.EXCHANGE_AGAIN:
            return self._exchange(state, seat, first // 2, first % 2, second, time)
        if what is cards.EXCHANGE:
            exchanges = range(len(state.box.cards[first].costs))
            return max([self._exchange(state, seat, first, which, second, time) for which in exchanges])
        if what is payment.GIVE_GOODS:
            return -time.use * (first + second)
        return 0.0

    def _reward(self, state: MarcoPoloState, number: int, time: Calendar) -> float:
        return state.box.bundles[number].points + time.use * self.catalogue(state).bundle[number]

    def _offer(self, state: MarcoPoloState, seat: int, book: int, time: Calendar) -> float:
        """R5.1.2: the best bundle of a book, its jade paid."""
        best = 0.0
        for which in range(placing.number_of_offers(state, seat)):
            jade = max(0, which - 1) * self.taste.prices[JADE]
            best = max(best, self._reward(state, placing.offer_reward(state, book, which), time) - time.use * jade)
        return best

    def _seal(self, state: MarcoPoloState, seat: int, value: int, time: Calendar) -> float:
        """R5.3.1: the best seal that the die is enough for."""
        best = 0.0
        owned = state.seals[seat]
        before = self.seals(state, seat, owned, time)
        for seal in range(SEALS):
            if state.box.seal_least[seal] <= value and not (owned >> seal) & 1:
                gain = self.seals(state, seat, owned | 1 << seal, time) - before
                best = max(best, gain + time.use * state.box.seal_jade[seal] * self.taste.prices[JADE])
        return best

    def _exchange(self, state: MarcoPoloState, seat: int, card: int, which: int, left: int, time: Calendar) -> float:
        """R5.7.4: an exchange as often as the goods are there, if it pays."""
        cost = state.box.cards[card].costs[which]
        if not can_pay(state, seat, cost):
            return 0.0
        times = left
        for kind in range(KINDS):
            if cost.amounts[kind]:
                times = min(times, max(1, state.goods[seat * KINDS + kind] // cost.amounts[kind]))
        price = cost.points + time.use * self.taste.of(cost)
        return max(0.0, times * (self._reward(state, state.box.cards[card].rewards[which], time) - price))

    def _dice_to(
        self, state: MarcoPoloState, seat: int, space: int, chosen: int, missing: int, time: Calendar
    ) -> float:
        """R5.0.3: what dice on their way to a space bring there, less what they were worth."""
        lowest = placing.kinds_of(chosen)[0] // 2 + 1
        coins = lowest if state.stacks[space] else 0
        worth = -(placing.number_of(chosen) + missing) * self.taste.die - time.use * coins * self.taste.prices[COIN]
        if space == SEALS_SPACE:
            return worth + self._seal(state, seat, lowest, time)
        steps = min(state.switches.travel_limits[space - TRAVEL], lowest)
        return worth + self._journey(state, seat, space - TRAVEL, steps, time)

    def _walk(self, state: MarcoPoloState, seat: int, time: Calendar) -> float:
        """R5.4.2: the best end of the walk, what it has cost so far paid."""
        spent = self._price(state.walk_coins, state.walk_camels, state.walk_jade, time)
        gain = self._journey(state, seat, state.walk_source, state.walk_left, time)
        if state.walk_source == travel.EFFECT and not state.trail:
            gain = max(0.0, gain)
        return gain - spent

    def _price(self, coins: int, camels: int, jade: int, time: Calendar) -> float:
        prices = self.taste.prices
        return time.use * (coins * prices[COIN] + camels * prices[CAMEL] + jade * prices[JADE])

    def _journey(self, state: MarcoPoloState, seat: int, source: int, steps: int, time: Calendar) -> float:
        """R12.4: what the figures gain by going on for so many steps, or by staying where the walk has come."""
        here = [self._stop_here(state, seat, figure, time) for figure in range(2)]
        best = here[0] + here[1] + self._extra(state, seat, source, 0, time) if state.trail else NOWHERE
        for figure in range(2):
            start = travel.figure_at(state, seat, figure)
            if start == NONE or (figure == 0 and state.trail and state.trail[-1] >= travel.FIGURE):
                continue
            free = state.character[seat] == MONGKE
            for way in self.catalogue(state).roads.ways_from(start, state.seals[seat], free):
                if way.steps > steps or state.has_post(seat, way.city):
                    continue
                gain = self._arrive(state, seat, source, way, time)
                if gain > NOWHERE:
                    extra = self._extra(state, seat, source, way.passed, time)
                    best = max(best, gain + extra + here[1 - figure])
        return best

    def _arrive(self, state: MarcoPoloState, seat: int, source: int, way: Way, time: Calendar) -> float:
        """R5.4.3, R12.1, R12.7: a post at the end of a way, its price paid; NOWHERE if it cannot be."""
        coins, camels, jade = way.coins, way.camels, way.jade
        if state.character[seat] == GANTULGA:
            coins = camels = 0
        if source >= travel.CARD:
            price = state.box.cards[source - travel.CARD].price
            coins += price[0] * way.steps
            camels += price[1] * way.steps
            jade += price[2] * way.steps
        if not affordable(state, seat, state.walk_coins + coins, state.walk_camels + camels, state.walk_jade + jade):
            return NOWHERE
        gain = self.new_post(state, seat, way.city, time) - self._price(coins, camels, jade, time)
        return gain + self._oases(state, seat, way.passed, time)

    def _oases(self, state: MarcoPoloState, seat: int, passed: int, time: Calendar) -> float:
        if state.character[seat] != MONGKE:
            return 0.0
        number = (passed >> CITIES).bit_count()
        return number * (state.box.constants.mongke_points + time.use * self.taste.prices[CAMEL])

    def _stop_here(self, state: MarcoPoloState, seat: int, figure: int, time: Calendar) -> float:
        """A figure that goes no further on the walk under way."""
        worth = 0.0
        seen = 0
        for step in state.trail:
            if step // travel.FIGURE == figure:
                seen |= 1 << step % travel.FIGURE
        location = travel.figure_at(state, seat, figure)
        if seen and takes_post(state, seat, location):
            worth = self.new_post(state, seat, location, time)
        return worth + self._oases(state, seat, seen, time)

    def _extra(self, state: MarcoPoloState, seat: int, source: int, passed: int, time: Calendar) -> float:
        """R5.4.5: the upper space brings one more post in a city on the way."""
        if source != travel.UPPER:
            return 0.0
        for step in state.trail[:-1] if not passed else state.trail:
            passed |= 1 << step % travel.FIGURE
        return self._best_post(state, seat, passed, time)

    def _best_post(self, state: MarcoPoloState, seat: int, places: int, time: Calendar) -> float:
        cities = [city for city in range(CITIES) if (places >> city) & 1 and takes_post(state, seat, city)]
        return max([self.new_post(state, seat, city, time) for city in cities], default=0.0)

    def new_post(self, state: MarcoPoloState, seat: int, city: int, time: Calendar) -> float:
        """R5.4.6, R5.4.9: a post in a city, with what it brings at once and later."""
        before = state.posts[seat]
        number = before.bit_count() + 1
        if number > state.box.constants.posts:
            return 0.0
        worth = self.posts(state, seat, before | 1 << city, time) - self.posts(state, seat, before, time)
        worth += state.box.constants.post_points[number]
        return worth + self._arrival(state, seat, city, posts.OUTPOST | posts.CITY_TILE | posts.CONTRACT, time)

    def _arrival(self, state: MarcoPoloState, seat: int, city: int, pending: int, time: Calendar) -> float:
        worth = 0.0
        if pending & posts.OUTPOST and state.outposts[city] != NONE:
            worth += self._reward(state, state.box.outpost_rewards[state.outposts[city]], time)
        if pending & posts.CITY_TILE and state.tiles[city] != NONE:
            worth += self._reward(state, state.box.tile_rewards[state.tiles[city]], time)
        if pending & posts.CONTRACT:
            worth += self._contracts(state, seat, contracts.offered_in(state, city), 1, time)
        return worth

    def _contracts(self, state: MarcoPoloState, seat: int, offered: list[int], most: int, time: Calendar) -> float:
        """R5.5.2: the best contracts offered, in empty slots or in place of worse ones."""
        slots = self._slots(state, seat, time)
        worths = sorted([self.contract(state, seat, contract, time) for contract in offered], reverse=True)
        return sum([max(0.0, new - old) for new, old in zip(worths[:most], slots, strict=False)])

    def _slots(self, state: MarcoPoloState, seat: int, time: Calendar) -> list[float]:
        held = state.active_contracts[ACTIVE_CONTRACTS * seat : ACTIVE_CONTRACTS * (seat + 1)]
        return sorted([0.0 if one == NONE else self.contract(state, seat, one, time) for one in held])
