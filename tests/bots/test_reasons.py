"""Reasons: the ends of a turn differ by parts, and nothing depends on what the asked seat does not know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from caravansary.bots.reasons import RIVAL, Outlook, differences, telling, value_by_parts
from caravansary.core.advice import Features
from caravansary.core.chance import Seeded
from caravansary.core.game import Game
from caravansary.core.judgement import Judgement, judge_by
from caravansary.core.position import Position
from caravansary.core.registry import get_game
from caravansary.core.state import State
from caravansary.games.yspahan.state import YspahanState

NAMES = ("camels.own", "gold.own", "points.now", "time")


def features(state: State) -> list[list[float]]:
    assert isinstance(state, YspahanState)
    seats = range(state.setup.seats)
    return [[float(state.camels[seat]), float(state.gold[seat]), float(state.total(seat)), 0.5] for seat in seats]


@pytest.fixture
def game() -> Game:
    """Yspahan as if it had learned that a camel is worth two points and gold one."""
    yspahan = get_game("yspahan")
    weights = [2.0, 1.0, 1.0, 0.0]
    judgements = {2: Judgement(weights, weights)}
    judge = judge_by(judgements, features, yspahan.advice.evaluate)
    learned = replace(yspahan.advice, features=Features(NAMES, features), judgements=judgements, judge=judge)
    return replace(yspahan, advice=learned)


def first_choice_of_a_floor(game: Game) -> State:
    state = game.setup(2).start(Seeded(3))
    while not any(state.setup.space.text(one) == "floor camel" for one in state.actions):
        state.play(state.actions[0], Seeded(1))
    return state


def test_an_answer_that_brings_camels_differs_by_camels(game: Game) -> None:
    state = first_choice_of_a_floor(game)
    text = state.setup.space.text
    camel, gold = (next(one for one in state.actions if text(one) == f"floor {what}") for what in ("camel", "gold"))
    outlook = Outlook(Position(state), Seeded(1))
    found = differences(outlook.after(camel), outlook.after(gold))
    assert set(found) == {"yspahan-part-camels", "yspahan-part-gold", "yspahan-part-points", "yspahan-part-time", RIVAL}
    assert found["yspahan-part-camels"] > 0
    assert found["yspahan-part-gold"] < 0


def test_the_line_begins_with_the_answer_and_can_be_played(game: Game) -> None:
    state = first_choice_of_a_floor(game)
    outlook = Outlook(Position(state), Seeded(1))
    for action in state.actions:
        line = outlook.after(action).line
        assert line[0] == action
        played = state.copy()
        for one in line:
            assert played.seat == state.seat
            assert one in played.actions
            played.play(one, Seeded(1))


def test_the_next_best_answer_is_another_one_and_no_bad_one(game: Game) -> None:
    state = first_choice_of_a_floor(game)
    outlook = Outlook(Position(state), Seeded(1))
    second = {outlook.best_but(action) for action in state.actions}
    assert len(second) == 2  # the best, and for the best the one after it
    assert all(outlook.best_but(action) != action for action in state.actions)


def test_a_finished_game_is_told_by_its_score_sheet() -> None:
    state = get_game("yspahan").setup(2).start(Seeded(1))
    while not state.over():
        state.play(state.actions[-1], Seeded(state.turn))
    found = value_by_parts(state, 0)
    categories = {f"yspahan-score-{category}" for category in get_game("yspahan").categories}
    assert set(found) == categories | {RIVAL}
    assert sum(found[id] for id in categories) == state.scores()[0].total
    assert found[RIVAL] == state.scores()[1].total


def test_what_is_hidden_changes_no_reason(game: Game) -> None:
    state = first_choice_of_a_floor(game)
    other = state.determinize(state.seat, Seeded(99))
    for action in state.actions:
        seen = Outlook(Position(state), Seeded(5)).after(action)
        assert Outlook(Position(other), Seeded(5)).after(action) == seen


def test_a_game_that_has_learned_nothing_has_no_parts(game: Game) -> None:
    unlearned = replace(game, advice=replace(game.advice, judgements={}))
    assert value_by_parts(first_choice_of_a_floor(unlearned), 0) == {}


def test_at_most_four_parts_are_told_and_none_without_a_name() -> None:
    found = {"a": 1.0, "b": -5.0, "c": 0.4, "d": 2.0, "e": 3.0, "f": 0.6, "nameless": 9.0}
    assert telling(found, lambda part: part != "nameless") == [("b", -5.0), ("e", 3.0), ("d", 2.0), ("a", 1.0)]
