"""Who plays alone minds the opponent that the rules play."""

from __future__ import annotations

import pytest

from caravansary.bots.search import Thought
from caravansary.core.chance import Seeded
from caravansary.core.position import Position
from caravansary.core.registry import get_game


def test_hopes_of_who_plays_alone_are_chances_against_the_opponent() -> None:
    state = get_game("wayfarers").setup(1, {"opponent": "space"}).start(Seeded(3))
    thought = Thought(Position(state), Seeded(1))
    thought.run(4)
    chances = thought.chances()
    assert len(chances) == 2
    assert sum(chances) == pytest.approx(1.0)
