"""Learning: repeatable on any number of processes, and it finds what features are worth, early and late."""

from __future__ import annotations

import random
import tomllib
from importlib.resources import files

import pytest

from caravansary.arena.learn import Learning, Lesson, bots_of, judgement_file, learn, learning_table
from caravansary.arena.regression import Course, weights_from
from caravansary.arena.table import Table
from caravansary.bots.greedy import GreedyBot
from caravansary.bots.registry import StyleBot
from caravansary.bots.search import SearchBot
from caravansary.core.chance import Seeded
from caravansary.core.game import SetupError
from caravansary.core.judgement import load_judgements
from caravansary.core.registry import get_game
from pebbles import GAME


def plan(seed: int = 0) -> Learning:
    """Games of Yspahan, which are soon over."""
    return Learning(Table("yspahan", 2, {}), rounds=2, games=3, check=2, seed=seed)


def test_in_a_lesson_all_weights_play_in_turn_against_whom_chance_sends_from_the_league() -> None:
    game = get_game("yspahan")
    assert game.advice.features is not None
    some, other = ([[worth] * len(game.advice.features.names)] * 2 for worth in (1.0, 2.0))
    lesson = Lesson(plan().table, [some, other], (0.0, 0.3), "seed")
    deals = [bots_of(lesson, game, deal, own=0) for deal in range(60)]
    learners = [bots[0] for bots in deals]
    assert all(isinstance(one, GreedyBot) for one in learners)
    assert [one.noise for one in learners if isinstance(one, GreedyBot)] == [0.0, 0.3] * 30
    start = lesson.table.setup().start(Seeded("deal"))
    judges = [one.judge for one in learners[:4] if isinstance(one, GreedyBot)]
    worths = [judge(start)[0] for judge in judges if judge is not None]
    assert worths[0] == worths[1] != worths[2] == worths[3]
    rivals = [bots[1] for bots in deals]
    assert any(isinstance(one, GreedyBot) and one.judge is None for one in rivals)
    assert any(isinstance(one, GreedyBot) and one.judge is not None for one in rivals)
    assert any(isinstance(one, StyleBot) for one in rivals)


def test_in_the_first_lesson_nobody_has_learned_anything() -> None:
    game = get_game("yspahan")
    for deal in range(20):
        for bot in bots_of(Lesson(plan().table, [], (0.2,), "seed"), game, deal, own=0):
            assert isinstance(bot, StyleBot) or (isinstance(bot, GreedyBot) and bot.judge is None)


def test_who_learns_may_think_where_it_does_not_misjudge() -> None:
    game = get_game("yspahan")
    assert game.advice.features is not None
    weights = [[1.0] * len(game.advice.features.names)] * 2
    lesson = Lesson(plan().table, [weights], (0.0, 0.3), "seed", think=8)
    assert isinstance(bots_of(lesson, game, 0, own=1)[1], SearchBot)
    assert isinstance(bots_of(lesson, game, 1, own=1)[1], GreedyBot)


@pytest.mark.slow
def test_equal_seeds_give_equal_judgements_on_any_number_of_jobs() -> None:
    told: list[int] = []
    found = learn(plan(), progress=told.append)
    assert found == learn(plan(), jobs=2)
    assert found.late != learn(plan(seed=1), jobs=2).late
    assert told == [1, 2]
    assert found.low <= found.share <= found.high
    text = tomllib.loads(judgement_file(found, "caravansary learn yspahan"))
    assert text["early"] == pytest.approx(found.early)
    assert text["late"] == pytest.approx(found.late)


def test_weights_explain_how_games_ended() -> None:
    """The evaluation promises too much. The second feature is worth 3 early and nothing late, and another is luck."""
    early, late = learned(games(200))
    assert early == pytest.approx([0.5, 3.0, 0.0], abs=0.1)
    assert late == pytest.approx([0.5, 0.0, 0.0], abs=0.1)


def test_learning_goes_on_from_weights_and_keeps_what_few_games_do_not_refute() -> None:
    start = [[5.0, 30.0, 7.0, 0.0], [5.0, 0.0, 7.0, 0.0]]
    early, _ = learned(games(4), start)
    assert early[:2] == pytest.approx([0.5, 3.0], abs=0.2)
    assert learned(games(4))[0][1] < 2.0
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
    with pytest.raises(SetupError, match="pebbles has nothing to learn from"):
        learning_table(GAME, None)
    with pytest.raises(SetupError, match="at least 2 players"):
        learning_table(get_game("yspahan"), 1)


def test_a_judgement_says_which_command_made_it() -> None:
    text = files(get_game("yspahan").package).joinpath("judgement-2.toml").read_text(encoding="utf-8")
    assert text.startswith("# Learned by `caravansary learn yspahan ")


def test_a_file_that_does_not_fit_the_features_is_refused_with_a_reason() -> None:
    game = get_game("yspahan")
    assert game.advice.features is not None
    with pytest.raises(ValueError, match=r"judgement-2.toml \[early\] lacks wings"):
        load_judgements(game.package, [*game.advice.features.names, "wings"], [2])
    with pytest.raises(ValueError, match="time: no such feature"):
        load_judgements(game.package, game.advice.features.names[:-1], [2])
