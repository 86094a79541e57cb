"""Tuning: repeatable on any number of processes, and written so that the file says how it came about."""

from __future__ import annotations

import tomllib
from dataclasses import replace

import pytest

from caravansary.arena.table import table_of
from caravansary.arena.tune import Tuned, Tuning, tune, tuning_table, weights_file, weights_of
from caravansary.core.advice import Advice
from caravansary.core.chance import Seeded
from caravansary.core.game import SetupError
from caravansary.core.registry import game_ids, get_game

TUNABLE = [id for id in game_ids() if get_game(id).advice.evaluate_with is not None]


def plan(seed: int = 0) -> Tuning:
    return Tuning(table_of(get_game("yspahan").setup(2)), generations=2, population=4, games=2, check=4, seed=seed)


def test_equal_seeds_give_equal_weights_on_any_number_of_jobs() -> None:
    told: list[int] = []
    found = tune(plan(), progress=told.append)
    assert found == tune(plan(), jobs=2)
    assert found.weights != tune(plan(seed=1)).weights
    assert told == [1, 2]
    assert found.low <= found.share <= found.high


@pytest.mark.parametrize("id", TUNABLE)
def test_the_weights_of_the_file_give_the_games_own_evaluation(id: str) -> None:
    game = get_game(id)
    assert game.advice.evaluate_with is not None
    judge = game.advice.evaluate_with(weights_of(game))
    chance = Seeded(1)
    state = game.setup(2).start(chance)
    for _ in range(60):
        assert judge(state) == game.advice.evaluate(state)
        state.play(state.actions[chance.pick(len(state.actions))], chance)


@pytest.mark.parametrize("id", TUNABLE)
def test_the_file_has_the_new_numbers_and_says_how_they_came_about(id: str) -> None:
    game = get_game(id)
    weights = {name: value + 1.5 for name, value in weights_of(game).items()}
    tuned = Tuned(game.id, 3, 10, weights, 200, 0.56, 0.49, 0.63)
    text = weights_file(game, tuned, f"caravansary tune {id} --seed 3")
    assert text.startswith(f"# Tuned by `caravansary tune {id} --seed 3`.\n# Tuned weights won 56.0 % (49.0 to 63.0)")
    flat: dict[str, float] = {}
    for name, value in tomllib.loads(text).items():
        flat.update(value if isinstance(value, dict) else {name: value})
    assert flat == pytest.approx(weights)


def test_a_game_without_weights_is_refused() -> None:
    with pytest.raises(SetupError, match="yspahan has no weights to tune"):
        weights_of(replace(get_game("yspahan"), advice=Advice()))


def test_the_table_has_somebody_to_beat() -> None:
    game = get_game("wayfarers")
    assert tuning_table(game, None).players == 2
    assert tuning_table(game, 3).players == 3
    with pytest.raises(SetupError, match="at least 2 players"):
        tuning_table(game, 1)
