"""The same ladder on a local Ray."""

from __future__ import annotations

import pytest

from caravansary.arena.contest import here, run_contest
from caravansary.arena.ladder import Ladder
from caravansary.arena.on_ray import LOCAL, on_ray
from caravansary.arena.table import table_of
from caravansary.core.registry import get_game


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_local_ray_plays_the_same_games() -> None:
    plan = Ladder(table_of(get_game("yspahan").setup(2)), ["random", "level1"], 8)
    assert run_contest(plan, on_ray(LOCAL)) == run_contest(plan, here(1))
