"""What a Five Tribes position is worth to each seat, in points it may hope for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caravansary.core.state import State
from caravansary.games.five_tribes.box import (
    AL_AMIN,
    FAKIR,
    GOODS,
    HAURVATAT,
    JAFAAR,
    NOBODY,
    RESOURCES,
    SHAMHAT,
    TOTAL,
    ZERO,
)
from caravansary.games.five_tribes.gains import Gains, prospects, tile_points
from caravansary.games.five_tribes.grid import CELLS
from caravansary.games.five_tribes.rules import moving, tiles, tribes
from caravansary.games.five_tribes.scoring import goods_points, points
from caravansary.games.five_tribes.state import FiveTribesState
from caravansary.games.five_tribes.weights import WEIGHTS, Weights

DRY: Final = 24
"""About so many meeples are left on the board when no move is left or the camels are placed."""


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
    """Tiles under control."""
    worth = state.box.points
    palms = [worth["palm_with_haurvatat" if state.has(seat, HAURVATAT) else "palm"] for seat in range(state.seats)]
    palace = worth["palace"]
    for cell, seat in enumerate(state.camel):
        if seat != NOBODY:
            values[seat] += tile_points(state, cell, palms[seat], palace)


def _unfinished(state: FiveTribesState, weights: Weights, left: float) -> float:
    """What the rest of the turn may bring: the best end of the walk, and actions that are still to be done."""
    gains = Gains(state, weights, state.active, left)
    value = 0.0
    for frame in state.agenda:
        what = frame[0]
        if what is moving.SOW:
            value += _best_final(state, gains, frame[1])
        elif what is moving.CONTROL:
            value += gains.move(frame[1], frame[2], state.number_of(frame[1], frame[2]))
        elif what is tiles.TILE:
            value += gains.tile(frame[1], state.camel[frame[1]])
        elif what is tribes.BUILDERS:
            value += frame[2] * state.blue[frame[1]]
        elif what is tribes.ASSASSINS:
            value += weights.assassin_kill
    return value


def _best_final(state: FiveTribesState, gains: Gains, stride: int) -> float:
    best = 0.0
    for final in moving.finals(state, stride, state.in_hand):
        cell, tribe = final // 5, final % 5
        best = max(best, gains.move(cell, tribe, state.number_of(cell, tribe) + 1))
    return best


def _add_turns_to_come(state: FiveTribesState, weights: Weights, values: list[float], left: float) -> None:
    """Markers in playing order take the best moves on the board one after the other; bids are worth what this buys."""
    order = playing_order(state)
    if not order:
        return
    best = prospects(state, weights, len(order), left)
    for turn, seat in enumerate(order):
        values[seat] += best[turn] * weights.turn_to_come


def playing_order(state: FiveTribesState) -> list[int]:
    """R2.4, R2.6: markers that have yet to bid are expected on 0, where each goes ahead of those already there."""
    if state.active != NOBODY:
        order = [seat for seat in state.track if seat != NOBODY]
        if state.agenda[-1][0] is moving.START:
            order.insert(0, state.active)
        return order
    order = [seat for seat in state.track[:ZERO] if seat != NOBODY]
    order.extend([seat for seat in reversed(state.bid_row) if seat != NOBODY])
    order.extend([seat for seat in state.track[ZERO:] if seat != NOBODY])
    return order
