"""What all plans of Five Tribes look at: the season, ends of walks, the order of turns, viziers, goods and powers."""

from __future__ import annotations

from typing import Final

from caravansary.core.state import State
from caravansary.games.five_tribes.box import (
    BUILDER,
    ELDER,
    FAKIR,
    FIELD,
    FIELD_MASK,
    GOODS,
    LARGE_MARKET,
    MERCHANT,
    NOBODY,
    OASIS,
    RESOURCES,
    SACRED_PLACE,
    TOTAL,
    TRIBES,
    VILLAGE,
    VIZIER,
    ZERO,
)
from caravansary.games.five_tribes.grid import CELLS
from caravansary.games.five_tribes.rules import moving, tiles, tribes
from caravansary.games.five_tribes.scoring import palm_points, points, sets_value
from caravansary.games.five_tribes.state import FiveTribesState

LAST_MEEPLES: Final = 22
"""With about so many meeples on the board hardly anything can be moved any more."""
POWERS: Final = (2, 1, 4, 1, 6, 3, 5, 2, 3, 2, 5, 4, 2, 2, 6, 5, 3, 3, 5, 6, 4, 7)
"""What the power of each djinn brings from the start of the game on, beyond the printed points."""


class Style:
    """A sound player without a plan. Each style thinks otherwise of some things.

    `spite`: how much of the strongest opponent's points counts against one's own.
    `denial`: how much of what is left for whoever plays next counts against one's own.
    """

    def __init__(self) -> None:
        self.spite: float = 0.3
        self.denial: float = 0.2
        self.rival: float = 10.0
        self.elder: float = 1.2
        self.card: float = 3.5
        self.fakir: float = 1.5
        self.kill: float = 3.0
        self.djinn: float = 7.0
        self.power: float = 1.0
        self.palm: float = 3.0
        self.palace: float = 5.0
        self.market: float = 1.0

    def worth(self, state: State, seat: int) -> float:
        """How well the plan goes for the seat, in points."""
        assert isinstance(state, FiveTribesState)
        grudge = self.spite * best_rival(state, seat)
        if state.over():
            return sum(points(state, seat)) - grudge
        season = season_of(state)
        value = self.possessions(state, seat, season) - grudge
        if state.active == seat:
            value += self.rest_of_turn(state, seat, season)
        return value + self.turns_to_come(state, seat, season)

    def possessions(self, state: FiveTribesState, seat: int, season: float) -> float:
        """The points if the game ended now, with viziers as an open race, and what things may become."""
        sheet = points(state, seat)
        value = float(sum(sheet) - bonus_now(state, seat))
        value += self.rival * 0.1 * bonus_hoped(state, seat, 0.4 + 3.0 * season)
        elders = state.elders[seat]
        value += self.elder * season * min(elders, 6)
        value += self.fakir * season * min(fakirs(state, seat), 6)
        value += 0.15 * season * min(state.coins[seat], 14)
        value += self.power * season * powers(state, seat)
        value += goods_hope(state, seat) * season
        return value + on_offer(state, seat)

    def rest_of_turn(self, state: FiveTribesState, seat: int, season: float) -> float:
        """What the turn under way may still bring: the best end of the walk, or what is done after it."""
        value = 0.0
        for frame in state.agenda:
            what = frame[0]
            if what is moving.SOW:
                best = 0.0
                for final in moving.finals(state, frame[1], state.in_hand):
                    cell, tribe = final // 5, final % 5
                    best = max(best, self.end(state, seat, cell, tribe, state.number_of(cell, tribe) + 1, season))
                value += best
            elif what is moving.CONTROL:
                value += self.end(state, seat, frame[1], frame[2], state.number_of(frame[1], frame[2]), season)
            elif what is tiles.TILE:
                value += self.tile(state, seat, frame[1], state.camel[frame[1]], season)
            elif what is tribes.BUILDERS:
                value += frame[2] * state.blue[frame[1]]
            elif what is tribes.ASSASSINS:
                value += self.assassins(state, seat, frame[1], frame[2], season)
        return value

    def turns_to_come(self, state: FiveTribesState, seat: int, season: float) -> float:
        """Who plays sooner takes the better of what lies on the board; what others will take is grudged a little."""
        order = playing_order(state)
        if not order:
            return 0.0
        best = self.best_ends(state, seat, season, len(order))
        value = 0.0
        for turn, other in enumerate(order):
            value += best[turn] * (0.85 if other == seat else -self.denial / (turn + 1.0))
        return value

    def best_ends(self, state: FiveTribesState, seat: int, season: float, number: int) -> list[float]:
        """The best ends of a move on different tiles, best first."""
        best = [0.0] * number
        ends = ends_by_tribe(state)
        for cell in range(CELLS):
            meeples = state.meeples[cell]
            found = 0.0
            for tribe in range(len(TRIBES)):
                there = (meeples >> (FIELD * tribe)) & FIELD_MASK
                if there and (ends[tribe] >> cell) & 1:
                    found = max(found, self.end(state, seat, cell, tribe, there + 1, season))
            place = number
            while place > 0 and best[place - 1] < found:
                place -= 1
            if place < number:
                best.insert(place, found)
                best.pop()
        return best

    def end(self, state: FiveTribesState, seat: int, cell: int, tribe: int, number: int, season: float) -> float:
        """What a move brings that ends on a tile and collects so many of a tribe there."""
        value = self.tribe(state, seat, cell, tribe, number, season)
        owner = state.camel[cell]
        if owner == NOBODY and state.camels[seat] and only(state, cell, tribe):
            owner = seat
            value += self.control(state, seat, cell)
        return value + self.tile(state, seat, cell, owner, season)

    def control(self, state: FiveTribesState, seat: int, cell: int) -> float:
        """R10.6, R10.7: a tile with what stands on it."""
        pieces = palm_points(state, seat) * state.palms[cell] + state.box.points["palace"] * state.palaces[cell]
        return float(state.box.tile_value[state.layout[cell]] + pieces)

    def tribe(self, state: FiveTribesState, seat: int, cell: int, tribe: int, number: int, season: float) -> float:
        if tribe == VIZIER:
            return number * (1.0 + self.rival * (state.seats - 1) / (5.0 + 4.0 * season))
        if tribe == ELDER:
            return number * (2.0 + self.elder * season)
        if tribe == BUILDER:
            return float(number * state.blue[cell])
        if tribe == MERCHANT:
            return self.cards(state, seat, min(number, len(state.resource_row)), season)
        return self.assassins(state, seat, cell, number, season)

    def cards(self, state: FiveTribesState, seat: int, number: int, season: float) -> float:
        return number * self.card * (0.6 + 0.4 * season)

    def assassins(self, state: FiveTribesState, seat: int, cell: int, number: int, season: float) -> float:
        return self.kill

    def tile(self, state: FiveTribesState, seat: int, cell: int, owner: int, season: float) -> float:
        """R7.1: pieces for the tile's owner, cards and djinns for whoever comes."""
        kind = state.kind_of(cell)
        if kind in (OASIS, VILLAGE):
            supply = state.palm_supply if kind == OASIS else state.palace_supply
            if owner == NOBODY or not supply:
                return 0.0
            gain = self.palm if kind == OASIS else self.palace
            return gain if owner == seat else -self.spite * gain
        if kind == SACRED_PLACE:
            return self.djinn * (0.4 + 0.6 * season) if can_pay_djinn(state, seat) else 0.0
        return self.market * season * (1.5 if kind == LARGE_MARKET else 1.0)


def season_of(state: FiveTribesState) -> float:
    """From 1 at the start to 0: the end comes by the board or by the camels, whichever is sooner (R12.1, R12.2)."""
    if state.ending:
        return 0.0
    meeples = 0
    for packed in state.meeples:
        meeples += packed >> TOTAL
    by_board = (meeples - LAST_MEEPLES) / (CELLS * state.box.meeples_per_tile - LAST_MEEPLES)
    by_camels = min(state.camels) / state.box.counts[state.seats].camels
    return max(0.0, min(by_board, by_camels))


def best_rival(state: FiveTribesState, seat: int) -> int:
    return max(sum(points(state, other)) for other in range(state.seats) if other != seat)


def playing_order(state: FiveTribesState) -> list[int]:
    """R2.4, R2.6: the seats that are still to play in this round; who has not bid yet is expected on 0."""
    if state.active != NOBODY:
        order = [seat for seat in state.track if seat != NOBODY]
        return [state.active, *order] if state.agenda[-1][0] is moving.START else order
    order = [seat for seat in state.track[:ZERO] if seat != NOBODY]
    for seat in reversed(state.bid_row):
        if seat != NOBODY:
            order.append(seat)
    for seat in state.track[ZERO:]:
        if seat != NOBODY:
            order.append(seat)
    return order


def ends_by_tribe(state: FiveTribesState) -> list[int]:
    """By tribe, a mask of the tiles to which a walk may bring one of it."""
    found = [0] * len(TRIBES)
    for cell in range(CELLS):
        meeples = state.meeples[cell]
        if meeples:
            ends = state.box.ends[cell][meeples >> TOTAL]
            for tribe in range(len(TRIBES)):
                if (meeples >> (FIELD * tribe)) & FIELD_MASK:
                    found[tribe] |= ends
    return found


def only(state: FiveTribesState, cell: int, tribe: int) -> bool:
    """Whether a tile holds nothing but this tribe."""
    meeples = state.meeples[cell]
    return (meeples >> (FIELD * tribe)) & FIELD_MASK == meeples >> TOTAL


def bonus_now(state: FiveTribesState, seat: int) -> int:
    """R10.3: what having more viziers than others brings if nothing changes."""
    fewer = 0
    for other in state.viziers:
        if other < state.viziers[seat]:
            fewer += 1
    return fewer * state.box.points["fewer_viziers"]


def bonus_hoped(state: FiveTribesState, seat: int, doubt: float) -> float:
    """R10.3: the same as a race against each opponent; the later, the surer is a lead."""
    hope = 0.0
    for other in range(state.seats):
        if other != seat:
            lead = float(state.viziers[seat] - state.viziers[other])
            hope += 0.5 + 0.5 * lead / (abs(lead) + doubt)
    return hope * state.box.points["fewer_viziers"]


def fakirs(state: FiveTribesState, seat: int) -> int:
    return state.hands[seat * len(RESOURCES) + FAKIR]


def can_pay_djinn(state: FiveTribesState, seat: int) -> bool:
    """R7.6: two elders, or one and a fakir, and a djinn that lies open."""
    elders = state.elders[seat]
    return len(state.djinn_row) > 0 and (elders > 1 or (elders == 1 and fakirs(state, seat) > 0))


def powers(state: FiveTribesState, seat: int) -> float:
    """What the powers of the seat's djinns bring in a whole game."""
    owned = state.djinns[seat]
    found = 0.0
    for djinn, power in enumerate(POWERS):
        if (owned >> djinn) & 1:
            found += power
    return found


def kinds_held(state: FiveTribesState, seat: int) -> int:
    start = seat * len(RESOURCES)
    kinds = 0
    for kind in range(start, start + GOODS):
        if state.hands[kind]:
            kinds += 1
    return kinds


def goods_hope(state: FiveTribesState, seat: int) -> float:
    """A part of what the next kind in the set would bring; the more kinds there are, the likelier is one to come."""
    kinds = kinds_held(state, seat)
    if kinds == GOODS:
        return 0.0
    return 0.3 * kinds * (state.box.set_values[kinds + 1] - state.box.set_values[kinds])


def on_offer(state: FiveTribesState, seat: int) -> float:
    """R8.2: goods that were laid out and are about to be sold."""
    return float(state.box.set_values[state.offer.bit_count()]) if state.active == seat else 0.0


def goods_with(state: FiveTribesState, seat: int, number: int) -> int:
    """R6.3: by how much the goods would be worth more with the first cards of the row."""
    start = seat * len(RESOURCES)
    counts = state.hands[start : start + GOODS]
    before = sets_value(state.box.set_values, counts, 0)
    for kind in state.resource_row[:number]:
        if kind != FAKIR:
            counts[kind] += 1
    return sets_value(state.box.set_values, counts, 0) - before
