"""Who plays alone learns by the lead over the opponent that the rules bring."""

from __future__ import annotations

import pytest

from caravansary.arena.learn import Lesson, learning_table, play
from caravansary.arena.regression import weights_from
from caravansary.core.game import SetupError
from caravansary.core.registry import get_game


def test_a_table_without_anybody_to_beat_is_refused() -> None:
    with pytest.raises(SetupError, match="at least 2 players"):
        learning_table(get_game("marco-polo-ii"), 1)


def test_a_solo_table_has_the_options_asked_for() -> None:
    table = learning_table(get_game("wayfarers"), 1, {"opponent": "journal"})
    assert (table.players, table.options["opponent"]) == (1, "journal")


@pytest.mark.slow
def test_the_opponent_is_a_side_to_learn_from() -> None:
    game = get_game("wayfarers")
    assert game.advice.features is not None
    count = len(game.advice.features.names)
    (course,) = play(Lesson(learning_table(game, 1, {"opponent": "journal"}), [], (0.2,), "seed"), 1, 1)
    assert len(course.points) == 2 and all(len(turn) == 2 for turn in course.turns)
    assert course.share == (1.0 if course.points[0] > course.points[1] else 0.0)
    assert [len(half) for half in weights_from([[course], [course]], count, 60.0)] == [count, count]
