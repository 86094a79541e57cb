"""Learning: repeatable on any number of processes, and it finds what features are worth, early and late."""

from __future__ import annotations

import random
import tomllib
from importlib.resources import files

import pytest

from caravansary.arena.learn import Learning, Lesson, judgement_file, learn, learning_table, players_of
from caravansary.arena.regression import Course, weights_from
from caravansary.arena.table import Table
from caravansary.core.chance import Seeded
from caravansary.core.game import SetupError
from caravansary.core.judgement import load_judgement
from caravansary.core.registry import get_game


def plan(seed: int = 0) -> Learning:
    """Games of one round instead of five, which are soon over."""
    game = get_game("marco-polo-ii")
    files = dict(game.box().files.contents)
    files["game.toml"] = files["game.toml"].replace("rounds = 5", "rounds = 1")
    table = Table(game.id, 2, {}, files)
    return Learning(table, rounds=2, games=3, check=2, seed=seed)


def test_varied_lessons_let_all_weights_play_in_turn_against_calm_greedy_bots_or_themselves() -> None:
    game = get_game("marco-polo-ii")
    assert game.advice.features is not None
    some, other = ([[worth] * len(game.advice.features.names)] * 2 for worth in (1.0, 2.0))
    lesson = Lesson(plan().table, [some, other], (0.0, 0.3), "seed", varied=True)
    deals = [players_of(lesson, game, deal) for deal in range(12)]
    assert [one.noise for one, _ in deals] == [0.0, 0.3] * 6
    assert [rival.noise for _, rival in deals[:8]] == pytest.approx([0.0, 0.1] * 4)
    assert all(one.judge is not None and rival.judge is None for one, rival in deals[:8])
    assert all(one is rival for one, rival in deals[8:])
    start = lesson.table.setup().start(Seeded("deal"))
    worths = [one.judge(start)[0] for one, _ in deals[:4] if one.judge is not None]
    assert worths[0] == worths[1] != worths[2] == worths[3]


def test_other_lessons_are_against_greedy_bots_that_misjudge_as_much() -> None:
    game = get_game("marco-polo-ii")
    one, rival = players_of(Lesson(plan().table, [], (0.2,), "seed"), game, 0)
    assert (one.judge, rival.judge, one.noise, rival.noise) == (None, None, 0.2, 0.2)


@pytest.mark.slow
def test_equal_seeds_give_equal_judgements_on_any_number_of_jobs() -> None:
    told: list[int] = []
    found = learn(plan(), progress=told.append)
    assert found == learn(plan(), jobs=2)
    assert found.late != learn(plan(seed=1), jobs=2).late
    assert told == [1, 2]
    assert found.low <= found.share <= found.high
    text = tomllib.loads(judgement_file(found, "caravansary learn marco-polo-ii"))
    assert text["early"] == pytest.approx(found.early)
    assert text["late"] == pytest.approx(found.late)


def test_weights_explain_how_games_ended() -> None:
    """The evaluation promises too much. The second feature is worth 3 early and nothing late, and another is luck."""
    early, late = learned(games(200))
    assert early == pytest.approx([0.5, 3.0, 0.0], abs=0.1)
    assert late == pytest.approx([0.5, 0.0, 0.0], abs=0.1)


def test_learning_goes_on_from_weights_and_keeps_what_few_games_do_not_refute() -> None:
    start = [[5.0, 30.0, 7.0, 0.0], [5.0, 0.0, 7.0, 0.0]]
    early, _ = learned(games(3), start)
    assert early[:2] == pytest.approx([0.5, 3.0], abs=0.2)
    early, late = learned(games(200), start)
    assert early == pytest.approx([0.5, 3.0, 0.0], abs=0.1)
    assert late == pytest.approx([0.5, 0.0, 0.0], abs=0.1)


def games(number: int) -> list[Course]:
    chance = random.Random(1)
    lesson: list[Course] = []
    for _ in range(number):
        time = chance.random()
        turns = [[[chance.uniform(-9.0, 9.0) for _ in range(3)] + [time] for _ in range(3)]]
        worths = [0.5 * estimate + 3.0 * time * second for estimate, second, _, _ in turns[0]]
        lesson.append(Course(turns, [round(10.0 * worth) for worth in worths], 0.0))
    return lesson


def learned(lesson: list[Course], start: list[list[float]] | None = None) -> list[list[float]]:
    """Early and late weights of all features but the time, in tens of points."""
    return [[weight / 10.0 for weight in weights[:3]] for weights in weights_from([lesson], 4, 10_000.0, start)]


def test_games_without_features_and_tables_of_one_are_refused() -> None:
    with pytest.raises(SetupError, match="yspahan has nothing to learn from"):
        learning_table(get_game("yspahan"), None)
    with pytest.raises(SetupError, match="at least 2 players"):
        learning_table(get_game("marco-polo-ii"), 1)


def test_a_judgement_says_which_command_made_it() -> None:
    text = files(get_game("marco-polo-ii").package).joinpath("judgement.toml").read_text(encoding="utf-8")
    assert text.startswith("# Learned by `caravansary learn marco-polo-ii ")


def test_a_file_that_does_not_fit_the_features_is_refused_with_a_reason() -> None:
    game = get_game("marco-polo-ii")
    assert game.advice.features is not None
    with pytest.raises(ValueError, match=r"judgement.toml \[early\] lacks wings"):
        load_judgement(game.package, [*game.advice.features.names, "wings"])
    with pytest.raises(ValueError, match="time: no such feature"):
        load_judgement(game.package, game.advice.features.names[:-1])
