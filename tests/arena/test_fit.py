"""Fitting: repeatable on any number of processes, and it finds weights that explain how games went on."""

from __future__ import annotations

import random

import pytest

from caravansary.arena.fit import LEAST, MOST, Course, Fitting, corrected, fit
from caravansary.arena.table import table_of
from caravansary.core.game import SetupError
from caravansary.core.registry import get_game


def plan(seed: int = 0, keep: tuple[str, ...] = ()) -> Fitting:
    table = table_of(get_game("yspahan").setup(3))
    return Fitting(table, rounds=2, games=3, check=3, seed=seed, trace=0.5, keep=keep)


def test_equal_seeds_give_equal_weights_on_any_number_of_jobs() -> None:
    told: list[int] = []
    found = fit(plan(), progress=told.append)
    assert found == fit(plan(), jobs=2)
    assert found.weights != fit(plan(seed=1)).weights
    assert told == [1, 2]
    assert found.low <= found.share <= found.high


def test_what_is_kept_stays() -> None:
    game = get_game("yspahan")
    first, second = list(game.advice.weights)[:2]
    found = fit(plan(keep=(first,)))
    assert found.weights[first] == game.advice.weights[first]
    assert found.weights[second] != game.advice.weights[second]


def test_an_unknown_weight_to_keep_is_refused() -> None:
    with pytest.raises(SetupError, match="no weight is called haste"):
        fit(plan(keep=("haste",)))


def test_weights_move_to_what_explains_the_end() -> None:
    """The second good is worth twice what its weight says, the third nothing at all."""
    chance = random.Random(1)
    courses: list[Course] = []
    for _ in range(200):
        goods = [[chance.uniform(-9.0, 9.0) for _ in range(3)] for _ in range(4)]
        leads = [sum(numbers) for numbers in goods]
        last = goods[-1]
        courses.append(Course(leads[-1:], goods[-1:], last[0] + 2.0 * last[1]))
    found = corrected({"kept": 5.0, "first": 1.0, "second": 1.0, "third": 1.0}, ["kept"], courses, 1.0)
    assert found["kept"] == 5.0
    assert found["first"] == pytest.approx(1.0, abs=0.2)
    assert 1.7 < found["second"] <= MOST
    assert LEAST <= found["third"] < 0.5
