"""Judgement: features by name for every seat of every table, and a judge that knows no more than they say."""

from __future__ import annotations

import pytest

from caravansary.core.chance import Seeded
from caravansary.core.judgement import Judgement, judge_by, nearest
from caravansary.core.registry import game_ids, get_game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("id", [id for id in game_ids() if get_game(id).advice.judgements])
def test_every_seat_has_a_number_for_every_feature(id: str, players: int) -> None:
    game = get_game(id)
    assert game.advice.features is not None
    assert game.advice.judge is not None
    assert game.advice.features.names[-1] == "time"
    assert len(set(game.advice.features.names)) == len(game.advice.features.names)
    chance = Seeded(players)
    state = game.setup(players).start(chance)
    for _ in range(200):
        if not state.actions:
            break
        rows = game.advice.features.of(state)
        assert [len(row) for row in rows] == [len(game.advice.features.names)] * players
        assert all(0.0 <= row[-1] <= 1.0 for row in rows)
        assert len(game.advice.judge(state)) == players
        state.play(state.actions[chance.pick(len(state.actions))], chance)


def test_a_finished_game_is_judged_by_its_points() -> None:
    game = get_game("marco-polo-ii")
    chance = Seeded(3)
    state = game.setup(2).start(chance)
    judge = judge_by({2: Judgement([], [])}, lambda _: [[], []], game.advice.evaluate)
    while state.actions:
        state.play(state.actions[chance.pick(len(state.actions))], chance)
    assert judge(state) == game.advice.evaluate(state)


def test_a_table_for_which_nothing_was_learned_is_judged_like_the_nearest() -> None:
    two, four = Judgement([1.0], [1.0]), Judgement([2.0], [2.0])
    found = {2: two, 4: four}
    assert [nearest(found, seats) for seats in (1, 2, 3, 4)] == [two, two, two, four]
