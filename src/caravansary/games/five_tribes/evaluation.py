"""What a Five Tribes position is worth to each seat, in points it may hope for."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Final

from caravansary.core.state import State
from caravansary.games.five_tribes.box import (
    AL_AMIN,
    BUILDER,
    DJINNS,
    ELDER,
    FAKIR,
    FIELD,
    FIELD_MASK,
    GOODS,
    HAURVATAT,
    JAFAAR,
    LARGE_MARKET,
    MERCHANT,
    NOBODY,
    OASIS,
    RESOURCES,
    SACRED_PLACE,
    SHAMHAT,
    TOTAL,
    TRIBES,
    UNITS,
    VILLAGE,
    VIZIER,
    ZERO,
)
from caravansary.games.five_tribes.grid import CELLS
from caravansary.games.five_tribes.rules import frames, moving
from caravansary.games.five_tribes.scoring import goods_points, points
from caravansary.games.five_tribes.state import FiveTribesState

DRY: Final = 24
"""About so many meeples are left on the board when no move is left or the camels are placed."""

ANYBODY: Final = -2
"""Stands for a seat in general."""


def load_weights() -> dict[str, float]:
    text = files("caravansary.games.five_tribes").joinpath("weights.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)
    weights = {name: float(value) for name, value in table.items() if name != "djinns"}
    weights.update({name: float(value) for name, value in table["djinns"].items()})
    return weights


class Weights:
    """The numbers of weights.toml by name, so that tuning can try others."""

    __slots__ = (
        "assassin_kill",
        "card",
        "djinn_power",
        "djinns",
        "elder",
        "fakir",
        "foreign_piece",
        "goods_ahead",
        "large_market",
        "sacred_place",
        "small_market",
        "turn_to_come",
        "vizier_doubt",
    )

    def __init__(self, values: dict[str, float]) -> None:
        self.vizier_doubt: float = values["vizier_doubt"]
        self.elder: float = values["elder"]
        self.card: float = values["card"]
        self.fakir: float = values["fakir"]
        self.goods_ahead: float = values["goods_ahead"]
        self.assassin_kill: float = values["assassin_kill"]
        self.sacred_place: float = values["sacred_place"]
        self.small_market: float = values["small_market"]
        self.large_market: float = values["large_market"]
        self.foreign_piece: float = values["foreign_piece"]
        self.djinn_power: float = values["djinn_power"]
        self.turn_to_come: float = values["turn_to_come"]
        self.djinns: list[float] = [values[name] for name in DJINNS]


WEIGHTS: Final = Weights(load_weights())


def evaluate(state: State) -> list[float]:
    """Points so far, what is held for later, and what the turns to come may bring."""
    assert isinstance(state, FiveTribesState)
    return estimate(state, WEIGHTS)


def evaluate_with(values: dict[str, float]) -> Callable[[State], list[float]]:
    """The evaluation under other weights, for tuning."""
    weights = Weights(values)

    def judge(state: State) -> list[float]:
        assert isinstance(state, FiveTribesState)
        return estimate(state, weights)

    return judge


def estimate(state: FiveTribesState, weights: Weights) -> list[float]:
    if state.over():
        return [float(sum(points(state, seat))) for seat in range(state.seats)]
    left = time_left(state)
    values = [_holdings(state, weights, seat, left) for seat in range(state.seats)]
    _add_viziers(state, weights, values, left)
    _add_tiles(state, values)
    if state.active != NOBODY:
        values[state.active] += _unfinished(state, weights, left)
    _add_turns_to_come(state, weights, values, left)
    return values


def time_left(state: FiveTribesState) -> float:
    """From 1 at the start to 0: by the meeples on the board, or by whoever has fewest camels left (R12.1, R12.2)."""
    on_board = 0
    for meeples in state.meeples:
        on_board += meeples >> TOTAL
    whole = CELLS * state.box.meeples_per_tile
    by_board = (on_board - DRY) / (whole - DRY)
    by_camels = min(state.camels) / state.box.counts[state.seats].camels
    left = min(by_board, by_camels)
    return left if left > 0.0 and not state.ending else 0.0


def _holdings(state: FiveTribesState, weights: Weights, seat: int, left: float) -> float:
    """Coins, elders, djinns and cards; what can still be used is worth more while there is time."""
    worth = state.box.points
    elders = state.elders[seat]
    value = float(state.coins[seat])
    value += elders * worth["elder_with_shamhat" if state.has(seat, SHAMHAT) else "elder"]
    value += weights.elder * left * elders / (1.0 + elders * 0.15)
    owned = state.djinns[seat]
    djinn = 0
    while owned >> djinn:
        if (owned >> djinn) & 1:
            value += state.box.djinn_points[djinn] + weights.djinns[djinn] * weights.djinn_power * left
        djinn += 1
    start = seat * len(RESOURCES)
    offered = state.offer if seat == state.active else 0
    kinds = offered.bit_count()
    for kind in range(GOODS):
        if state.hands[start + kind] and not (offered >> kind) & 1:
            kinds += 1
    value += goods_points(state, seat)
    if offered:
        value += state.box.set_values[offered.bit_count()]
    elif kinds and kinds < GOODS:
        ahead = state.box.set_values[kinds + 1] - state.box.set_values[kinds]
        value += weights.goods_ahead * left * ahead * kinds
    fakirs = state.hands[start + FAKIR]
    more = 1.5 if state.has(seat, AL_AMIN) else 1.0
    return value + weights.fakir * (left + 0.1) * more * fakirs / (1.0 + fakirs * 0.1)


def _add_viziers(state: FiveTribesState, weights: Weights, values: list[float], left: float) -> None:
    """R10.2, R10.3: every vizier, and the hope for 10 points from each opponent, the surer the later."""
    worth = state.box.points
    bonus = worth["fewer_viziers"]
    doubt = 0.3 + weights.vizier_doubt * left
    for seat in range(state.seats):
        own = state.viziers[seat]
        values[seat] += own * worth["vizier_with_jafaar" if state.has(seat, JAFAAR) else "vizier"]
        for other in range(state.seats):
            if other != seat:
                ahead = float(own - state.viziers[other])
                values[seat] += bonus * 0.5 * (1.0 + ahead / (abs(ahead) + doubt))


def _add_tiles(state: FiveTribesState, values: list[float]) -> None:
    """R10.6, R10.7: tiles under control with what stands on them."""
    for cell, seat in enumerate(state.camel):
        if seat != NOBODY:
            values[seat] += _tile_points(state, seat, cell)


def _tile_points(state: FiveTribesState, seat: int, cell: int) -> float:
    worth = state.box.points
    palm = worth["palm_with_haurvatat"] if seat >= 0 and state.has(seat, HAURVATAT) else worth["palm"]
    value = state.box.tile_value[state.layout[cell]]
    return float(value + palm * state.palms[cell] + worth["palace"] * state.palaces[cell])


def _unfinished(state: FiveTribesState, weights: Weights, left: float) -> float:
    """What the rest of the turn may bring: the best end of the walk, and actions that are still to be done."""
    seat = state.active
    value = 0.0
    for frame in state.agenda:
        what = frame[0]
        if what == frames.SOW:
            value += _best_final(state, weights, seat, frame[1], left)
        elif what == frames.CONTROL:
            number = state.number_of(frame[1], frame[2])
            value += move_gain(state, weights, seat, frame[1], frame[2], number, left)
        elif what == frames.TILE:
            value += tile_gain(state, weights, seat, frame[1], state.camel[frame[1]], left)
        elif what == frames.BUILDERS:
            value += frame[2] * state.blue[frame[1]]
        elif what == frames.ASSASSINS:
            value += weights.assassin_kill
    return value


def _best_final(state: FiveTribesState, weights: Weights, seat: int, stride: int, left: float) -> float:
    best = 0.0
    for final in moving.finals(state, stride, state.in_hand):
        cell = final // 5
        tribe = final % 5
        gain = move_gain(state, weights, seat, cell, tribe, state.number_of(cell, tribe) + 1, left)
        if gain > best:
            best = gain
    return best


def move_gain(
    state: FiveTribesState, weights: Weights, seat: int, cell: int, tribe: int, number: int, left: float
) -> float:
    """What it brings to collect so many of a tribe from a tile: the tribe, control and the tile's action."""
    owner = state.camel[cell]
    gain = 0.0
    rest = state.meeples[cell] - state.number_of(cell, tribe) * UNITS[tribe]
    if rest == 0 and owner == NOBODY and (seat == ANYBODY or state.camels[seat] > 0):
        owner = seat
        gain += _tile_points(state, seat, cell)
    return (
        gain
        + tribe_gain(state, weights, seat, cell, tribe, number, left)
        + tile_gain(state, weights, seat, cell, owner, left)
    )


def tribe_gain(
    state: FiveTribesState, weights: Weights, seat: int, cell: int, tribe: int, number: int, left: float
) -> float:
    """R6.1 to R6.5: points of those who are kept, coins, cards, and the worth of a kill."""
    worth = state.box.points
    if tribe == BUILDER:
        return float(number * state.blue[cell])
    if tribe == VIZIER:
        each = worth["vizier_with_jafaar" if seat >= 0 and state.has(seat, JAFAAR) else "vizier"]
        return number * (each + 0.5 * worth["fewer_viziers"] * (state.seats - 1) / (2.0 + weights.vizier_doubt))
    if tribe == ELDER:
        each = worth["elder_with_shamhat" if seat >= 0 and state.has(seat, SHAMHAT) else "elder"]
        return number * (each + weights.elder * left)
    if tribe == MERCHANT:
        cards = min(number, len(state.resource_row))
        return cards * weights.card * (0.4 + 0.6 * left)
    return weights.assassin_kill


def tile_gain(state: FiveTribesState, weights: Weights, seat: int, cell: int, owner: int, left: float) -> float:
    """R7.1: palms and palaces are worth something to the tile's owner, cards and djinns to whoever comes."""
    kind = state.kind_of(cell)
    if kind in (OASIS, VILLAGE):
        if owner == seat:
            return float(state.box.points["palm" if kind == OASIS else "palace"])
        return 0.0 if owner == NOBODY else -weights.foreign_piece
    if kind == SACRED_PLACE:
        return weights.sacred_place * (0.5 + 0.5 * left) if seat == ANYBODY or state.elders[seat] else 0.0
    return (weights.large_market if kind == LARGE_MARKET else weights.small_market) * left


def _add_turns_to_come(state: FiveTribesState, weights: Weights, values: list[float], left: float) -> None:
    """Markers in playing order take the best moves on the board one after the other; bids are worth what this buys."""
    order = _playing_order(state)
    if not order:
        return
    best = prospects(state, weights, len(order), left)
    for turn, seat in enumerate(order):
        if turn < len(best):
            values[seat] += best[turn] * weights.turn_to_come


def _playing_order(state: FiveTribesState) -> list[int]:
    """R2.4, R2.6: markers that have yet to bid are expected on 0, where each goes ahead of those already there."""
    if state.active != NOBODY:
        order = [seat for seat in state.track if seat != NOBODY]
        if state.agenda[-1][0] == frames.START:
            order.insert(0, state.active)
        return order
    order = [seat for seat in state.track[:ZERO] if seat != NOBODY]
    order.extend([seat for seat in reversed(state.bid_row) if seat != NOBODY])
    order.extend([seat for seat in state.track[ZERO:] if seat != NOBODY])
    return order


def prospects(state: FiveTribesState, weights: Weights, number: int, left: float) -> list[float]:
    """What the best moves on different tiles would bring to anybody, best first."""
    reach = [0] * len(TRIBES)
    for cell in range(CELLS):
        meeples = state.meeples[cell]
        if meeples:
            ends = state.box.ends[cell][meeples >> TOTAL]
            for tribe in range(len(TRIBES)):
                if (meeples >> (FIELD * tribe)) & FIELD_MASK:
                    reach[tribe] |= ends
    gains = [0.0] * CELLS
    for tribe in range(len(TRIBES)):
        cells = reach[tribe] & state.where[tribe]
        while cells:
            lowest = cells & -cells
            cells ^= lowest
            cell = lowest.bit_length() - 1
            gain = move_gain(state, weights, ANYBODY, cell, tribe, state.number_of(cell, tribe) + 1, left)
            if gain > gains[cell]:
                gains[cell] = gain
    gains.sort(reverse=True)
    return gains[:number]
