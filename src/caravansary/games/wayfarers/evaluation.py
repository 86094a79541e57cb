"""What a Wayfarers position is worth to each seat, in points it may hope for."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Final

from caravansary.core.state import State
from caravansary.games.wayfarers.names import (
    ASSETS,
    BARE,
    CARD,
    CITY,
    COIN,
    COLUMN,
    DIE,
    EMPTY,
    FOLK,
    FOOD,
    HELD,
    INF,
    LAND,
    LAST_COLUMN,
    NOBODY,
    NODE,
    RESERVE,
    SEA,
    SPACE,
    SPACES,
    SYMBOLS,
    VISTA,
    WATER,
    WIDTH,
    WORKER,
    WORKERS,
)
from caravansary.games.wayfarers.notation import (
    ATOM_MASK,
    CARD_INSP,
    CARD_LAND,
    DIE_REFRESH,
    DRAW_LAND,
    DRAW_WATER,
    GAIN_FOOD,
    INF_ANY,
    INF_CARD,
    JOURNAL,
    TILE_GREEN,
    WORKER_TAKE,
)
from caravansary.games.wayfarers.rules import frames, journal, targets
from caravansary.games.wayfarers.scoring import goal_met, points
from caravansary.games.wayfarers.state import WayfarersState

LOOK_AHEAD: Final = 0.5
"""How much the blots after the next count."""


def load_weights() -> dict[str, float]:
    text = files("caravansary.games.wayfarers").joinpath("weights.toml").read_text(encoding="utf-8")
    return {name: float(value) for name, value in tomllib.loads(text).items()}


class Weights:
    """The numbers of weights.toml by name, so that tuning can try others."""

    __slots__ = (
        "adjust",
        "asset",
        "bare_space",
        "card",
        "card_token",
        "coin",
        "column",
        "die",
        "die_space",
        "discount",
        "food",
        "goods_saturation",
        "influence",
        "influence_saturation",
        "inspiration",
        "near_blot",
        "new_die",
        "open_blot",
        "patience",
        "pending",
        "refresh",
        "step",
        "tag",
        "tile",
        "townsfolk",
        "vista",
        "worker",
    )

    def __init__(self, values: dict[str, float]) -> None:
        self.coin: float = values["coin"]
        self.food: float = values["food"]
        self.goods_saturation: float = values["goods_saturation"]
        self.influence: float = values["influence"]
        self.influence_saturation: float = values["influence_saturation"]
        self.card_token: float = values["card_token"]
        self.worker: float = values["worker"]
        self.die: float = values["die"]
        self.new_die: float = values["new_die"]
        self.column: float = values["column"]
        self.open_blot: float = values["open_blot"]
        self.near_blot: float = values["near_blot"]
        self.die_space: float = values["die_space"]
        self.vista: float = values["vista"]
        self.townsfolk: float = values["townsfolk"]
        self.asset: float = values["asset"]
        self.discount: float = values["discount"]
        self.step: float = values["step"]
        self.bare_space: float = values["bare_space"]
        self.inspiration: float = values["inspiration"]
        self.tag: float = values["tag"]
        self.patience: float = values["patience"]
        self.card: float = values["card"]
        self.tile: float = values["tile"]
        self.refresh: float = values["refresh"]
        self.adjust: float = values["adjust"]
        self.pending: float = values["pending"]


WEIGHTS: Final = Weights(load_weights())


def evaluate(state: State) -> list[float]:
    """Points as if the game ended now, and what goods, dice, cards, caravan and journal may still bring."""
    assert isinstance(state, WayfarersState)
    return estimate(state, WEIGHTS)


def evaluate_with(values: dict[str, float]) -> Callable[[State], list[float]]:
    """The evaluation under other weights, for tuning."""
    weights = Weights(values)

    def judge(state: State) -> list[float]:
        assert isinstance(state, WayfarersState)
        return estimate(state, weights)

    return judge


def estimate(state: WayfarersState, weights: Weights) -> list[float]:
    values = [float(sum(points(state, seat))) for seat in range(state.seats)]
    if state.over():
        return values
    time = time_left(state, weights)
    for seat in range(state.seats):
        values[seat] += journal_worth(state, weights, seat)
        values[seat] += time * (_goods(state, weights, seat) + _engine(state, weights, seat))
        values[seat] += time * _tags(state, weights, seat)
    if state.active < state.seats:
        values[state.active] += weights.pending * pending(state, weights, state.active)
    return values


def pending(state: WayfarersState, weights: Weights, seat: int) -> float:
    """What the turn may still bring: effects that are being carried out, a die in hand, a card or tile just paid."""
    worth = 0.0
    for frame in state.agenda:
        what = frame[0]
        if what == frames.EFFECT:
            worth += _effect(state, weights, seat, frame[1], frame[2], frame[3])
        elif what == frames.PAIR:
            worth += _effect(state, weights, seat, frame[1], 0, frame[3])
            worth += _effect(state, weights, seat, frame[2], 0, 0)
        elif what in (frames.TAKE_CARD, frames.KEEP):
            worth += weights.card
        elif what == frames.LAY:
            worth += weights.tile + state.box.tiles.points[frame[1]]
        elif what == frames.ARRIVE:
            worth += weights.column
        elif what in (frames.COLUMN, frames.SPACE):
            worth += weights.die
    return worth


def _effect(state: WayfarersState, weights: Weights, seat: int, effect: int, done: int, price: int) -> float:
    """The best of the bundles that are still open, as far as their atoms are possible now."""
    if price and not targets.can_use(state, seat, effect, price):
        return 0.0
    parsed = state.box.effects[effect]
    best = 0.0
    for bundle in parsed.bundles:
        if done & ~bundle:
            continue
        worth = 0.0
        for at, code in enumerate(parsed.atoms):
            if (bundle & ~done) >> at & 1 and (price or targets.is_possible(state, seat, code)):
                worth += _atom(weights, code & ATOM_MASK)
        best = max(best, worth)
    return best - (weights.food if price else 0.0)


def _atom(weights: Weights, atom: int) -> float:
    if atom <= GAIN_FOOD:
        return weights.coin * 0.8
    if atom <= INF_ANY:
        return weights.influence
    if atom == INF_CARD:
        return weights.card_token
    if atom == JOURNAL:
        return weights.column
    if atom == DIE_REFRESH:
        return weights.refresh
    if atom == WORKER_TAKE:
        return weights.worker
    if CARD_LAND <= atom <= CARD_INSP or DRAW_LAND <= atom <= DRAW_WATER:
        return weights.card
    return weights.tile if atom >= TILE_GREEN else weights.adjust


def time_left(state: WayfarersState, weights: Weights) -> float:
    """How much of the game is still to come, by the furthest marker; 1 at the start."""
    if state.ending != NOBODY:
        return 0.15 if state.ending else 0.05
    columns = state.box.board.columns
    furthest = 0
    for side in range(state.side_count):
        furthest = max(furthest, columns[state.own[side * WIDTH + NODE]])
    return weights.patience + (1.0 - weights.patience) * (LAST_COLUMN - furthest) / LAST_COLUMN


def journal_worth(state: WayfarersState, weights: Weights, seat: int) -> float:
    """Every column brings rewards and the end nearer; a blot that is met, or nearly, is half a step."""
    node = state.own[seat * WIDTH + NODE]
    worth = weights.column * state.box.board.columns[node]
    if state.ending != NOBODY:
        return worth
    return worth + _best_exit(state, weights, seat, node, True)


def _best_exit(state: WayfarersState, weights: Weights, seat: int, node: int, further: bool) -> float:
    best = 0.0
    for edge in state.box.board.exits[node]:
        near = nearness(state, seat, edge)
        worth = weights.near_blot * near
        if near >= 1.0:
            worth += weights.open_blot
        if further:
            after = _best_exit(state, weights, seat, state.box.board.edge_to[edge], False)
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


def _goods(state: WayfarersState, weights: Weights, seat: int) -> float:
    """Coins, provisions, influence, workers and dice; much of one thing is worth less."""
    at = seat * WIDTH
    own = state.own
    coins = own[at + COIN]
    food = own[at + FOOD]
    worth = weights.coin * coins / (1.0 + coins / weights.goods_saturation)
    worth += weights.food * food / (1.0 + food / weights.goods_saturation)
    for guild in range(3):
        tokens = own[at + INF + guild]
        worth += weights.influence * tokens / (1.0 + tokens / weights.influence_saturation)
    worth += weights.card_token * min(4, state.tokens.count(seat))
    for colour in range(len(WORKERS)):
        worth += weights.worker * min(2, own[at + WORKER + colour])
    for value in range(6):
        worth += weights.die * own[at + DIE + value]
    return worth - weights.new_die * own[at + RESERVE]


def _engine(state: WayfarersState, weights: Weights, seat: int) -> float:
    """Die spaces, vistas, townsfolk and the caravan work in every turn to come."""
    at = seat * WIDTH
    own = state.own
    worth = weights.die_space * own[at + SPACES].bit_count()
    worth += weights.vista * (own[at + VISTA] if own[at + VISTA] < 6 else 6)
    worth += weights.townsfolk * own[at + HELD + FOLK].bit_count()
    room = own[at + CARD + LAND] + own[at + CARD + WATER] - 1 - own[at + CARD + SPACE]
    worth += weights.bare_space * min(3, room)
    for value in range(6):
        worth += _column(own[at + COLUMN + value], weights)
    return worth + _inspirations(state, weights, seat)


def _column(packed: int, weights: Weights) -> float:
    worth = 0.0
    for symbol in range(len(SYMBOLS)):
        number = (packed >> (8 * symbol)) & 255
        if number:
            weight = weights.asset if symbol < len(ASSETS) else weights.discount if symbol < 6 else weights.step
            worth += weight * min(2, number)
    return worth


def _inspirations(state: WayfarersState, weights: Weights, seat: int) -> float:
    """An inspiration card whose goal is not met yet may still double something."""
    hosts = state.own[seat * WIDTH + HELD + SPACE]
    carrying = hosts & ~state.own[seat * WIDTH + BARE + SPACE]
    worth = 0.0
    while carrying:
        card = (carrying & -carrying).bit_length() - 1
        carrying &= carrying - 1
        inspiration = state.tucked[state.host_place(seat, SPACE, card)]
        if inspiration != EMPTY and not goal_met(state, seat, inspiration):
            worth += weights.inspiration
    return worth


def _tags(state: WayfarersState, weights: Weights, seat: int) -> float:
    """The next tag of a kind is on the way to more points than the last one brought."""
    table = state.box.board.tag_points
    at = seat * WIDTH
    worth = 0.0
    for tag in range(CITY, SEA + 1):
        number = state.own[at + tag]
        if number + 1 < len(table):
            worth += weights.tag * (table[number + 1] - table[number])
    return worth
