"""Who plays alone minds the opponent that the rules play."""

from __future__ import annotations

import pytest

from caravansary.bots.search import Thought
from caravansary.core.advice import Advice
from caravansary.core.chance import Seeded
from caravansary.core.position import Position
from caravansary.core.registry import get_game
from caravansary.core.search_settings import SearchSettings


def test_hopes_of_who_plays_alone_are_chances_against_the_opponent() -> None:
    state = get_game("wayfarers").setup(1, {"opponent": "space"}).start(Seeded(3))
    thought = Thought(Position(state), Seeded(1))
    thought.run(4)
    chances = thought.chances()
    assert len(chances) == 2
    assert sum(chances) == pytest.approx(1.0)


def test_a_game_may_be_searched_otherwise_alone() -> None:
    far = SearchSettings(turns=4)
    advice = Advice(search_alone=far)
    assert advice.search_of(1) is far
    assert advice.search_of(2) is advice.search
    assert Advice().search_of(1).turns == SearchSettings().turns
