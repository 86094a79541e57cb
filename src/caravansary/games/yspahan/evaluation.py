"""What a Yspahan position is worth to each seat, in points it may hope for."""

from __future__ import annotations

from collections.abc import Callable

from caravansary.core.state import State
from caravansary.games.yspahan.box import BAZAAR, BUILDINGS, CARDS, FREE
from caravansary.games.yspahan.scoring import caravan_points
from caravansary.games.yspahan.state import YspahanState
from caravansary.games.yspahan.weights import WEIGHTS, Weights


def evaluate(state: State) -> list[float]:
    """Points so far, and what souks, caravan, tokens, cards and buildings may still bring in the time left."""
    assert isinstance(state, YspahanState)
    return estimate(state, WEIGHTS)


def evaluate_with(values: dict[str, float]) -> Callable[[State], list[float]]:
    """The evaluation under other weights, for tuning."""
    weights = Weights(values)

    def judge(state: State) -> list[float]:
        assert isinstance(state, YspahanState)
        return estimate(state, weights)

    return judge


def estimate(state: YspahanState, weights: Weights) -> list[float]:
    values = [float(state.total(seat)) for seat in range(state.seats)]
    if state.over():
        return values
    turns_left = _days_left(state)
    _add_souks(state, weights, values)
    _add_caravan(state, weights, values)
    for seat in range(state.seats):
        values[seat] += _tokens(state, weights, seat, turns_left)
        values[seat] += _buildings(state, weights, seat, turns_left)
    return values


def _days_left(state: YspahanState) -> float:
    """Days of the game still to be played, today counted by the turns that are left in it."""
    days = state.box.days
    whole = (state.box.weeks - state.week) * days + days - state.day
    return whole + 1.0 - (state.turn_index + 1.0) / len(state.order)


def _add_souks(state: YspahanState, weights: Weights, values: list[float]) -> None:
    """A complete souk is nearly safe; an unfinished one is worth its share if there is time to finish it."""
    box = state.box
    days_left = box.days - state.day + 1.0
    for souk, owner in enumerate(state.souk_owner):
        if owner == FREE:
            continue
        points = box.souk_points[souk]
        if state.has(owner, BAZAAR):
            points += box.building_amount[BAZAAR]
        size = box.souk_size[souk]
        missing = size - state.souk_count[souk]
        if missing == 0:
            values[owner] += points * weights.souk_complete
            continue
        share = (size - missing) / size
        time = days_left / (days_left + missing)
        values[owner] += points * share * time * weights.souk_progress


def _add_caravan(state: YspahanState, weights: Weights, values: list[float]) -> None:
    """R34: what the caravan would count now, for each counting to come; every good there also helps later ones."""
    countings = state.box.weeks - state.week + 1
    now = caravan_points(state)
    for seat in range(state.seats):
        values[seat] += now[seat] * (1.0 + (countings - 1) * weights.caravan_good)


def _tokens(state: YspahanState, weights: Weights, seat: int, turns_left: float) -> float:
    """Gold, camels and cards lose their worth towards the end and beyond what can be spent."""
    use = turns_left / (turns_left + 2.0)
    start = seat * len(CARDS)
    cards = 0
    for at in range(start, start + len(CARDS)):
        cards += state.hands[at]
    tokens = weights.gold * state.gold[seat] + weights.camel * state.camels[seat]
    return use * (tokens / (1.0 + tokens / weights.saturation) + weights.card * cards / (1.0 + cards / 6.0))


def _buildings(state: YspahanState, weights: Weights, seat: int, turns_left: float) -> float:
    """Each building works in every turn to come; owning some makes the dear last ones likelier (R37)."""
    mask = state.buildings[seat]
    worth = 0.0
    for building in range(len(BUILDINGS)):
        if (mask >> building) & 1:
            worth += weights.building[building]
    built = mask.bit_count()
    likely = turns_left / (turns_left + 4.0)
    ahead = 0.0
    if built < len(BUILDINGS):
        ahead = state.box.building_points[built] * weights.building_points * likely
        if built + 1 < len(BUILDINGS):
            ahead += state.box.building_points[built + 1] * weights.building_points * likely * 0.5
    return worth * turns_left + ahead
