"""Simulations: the same games on any number of processes, fair counting, records that replay."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from caravansary.arena.simulate import Result, Simulation, seating, simulate
from caravansary.arena.table import table_of
from caravansary.bots import UnknownBot
from caravansary.core.chance import Seeded
from caravansary.core.match import resume
from caravansary.core.record import read_record
from caravansary.core.registry import get_game
from caravansary.core.score import shares


def plan(bots: list[str], games: int, **more: object) -> Simulation:
    table = table_of(get_game("yspahan").setup(len(bots)))
    return msgspec.structs.replace(Simulation(table, bots, games), **more)


def without_time(result: Result) -> Result:
    return msgspec.structs.replace(result, games_per_second=0.0, seconds=0.0, jobs=0)


def test_the_number_of_jobs_changes_nothing() -> None:
    wish = plan(["random", "random", "random"], 40, seed=7)
    assert without_time(simulate(wish, jobs=1)) == without_time(simulate(wish, jobs=2))


def test_another_seed_gives_other_games() -> None:
    results = [simulate(plan(["random", "random"], 10, seed=seed)) for seed in (1, 2)]
    assert results[0].mean_scores != results[1].mean_scores


def test_victories_are_shared_out_completely() -> None:
    result = simulate(plan(["random"] * 4, 30))
    assert sum(result.wins) == pytest.approx(30)
    assert result.players == 4
    assert result.decisions_per_game > 50


def test_swapped_bots_sit_everywhere() -> None:
    wish = plan(["greedy", "random", "random"], 3, swap=True)
    assert [seating(wish, index).index(0) for index in range(3)] == [0, 2, 1]
    result = simulate(wish)
    assert result.wins[0] == 3


def test_records_are_kept_and_come_to_the_same_result(tmp_path: Path) -> None:
    wish = plan(["random", "random"], 6, seed=3)
    kept = simulate(msgspec.structs.replace(wish, records=str(tmp_path / "new" / "folder")))
    assert without_time(kept) == without_time(simulate(wish))
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in files] == [f"yspahan-3-{index:06d}.json" for index in range(6)]
    won = [0.0, 0.0]
    for file in files:
        match = resume(read_record(file), Seeded(0))
        assert match.state.over()
        won = [sum(pair) for pair in zip(won, shares(match.state.standing()), strict=True)]
    assert won == kept.wins


def test_progress_counts_up_to_all_games() -> None:
    told: list[int] = []
    simulate(plan(["random", "random"], 5), progress=told.append)
    assert told == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failing_game_is_named(jobs: int) -> None:
    with pytest.raises(UnknownBot) as raised:
        simulate(plan(["random", "nobody"], 2), jobs)
    assert "there is no bot 'nobody'" in str(raised.value)
