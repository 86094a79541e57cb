"""Games end, also where bots know what they want; one that does not is broken off, with its record."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from caravansary.arena.endings import PROMISE, check_endings
from caravansary.arena.simulate import Simulation, simulate
from caravansary.arena.table import Table, play_game, record_game
from caravansary.bots import make_bot
from caravansary.core.chance import Chance
from caravansary.core.conformance import Report
from caravansary.core.game import EndlessGame, Game
from caravansary.core.match import resume
from caravansary.core.record import RecordError, read_record
from caravansary.core.registry import game_ids, get_game


def hurried(game: Game, longest: int) -> Game:
    """A game that must be over sooner than it is."""
    return replace(game, longest=longest)


@pytest.mark.parametrize("id", game_ids())
def test_greedy_bots_come_to_an_end(id: str) -> None:
    game = get_game(id)
    outcome = play_game(game.setup(2), [make_bot("greedy")] * 2, "end")
    assert 0 < outcome.decisions < game.longest


def test_a_game_of_greedy_bots_without_end_is_a_failure_with_its_record() -> None:
    report = Report("yspahan", "0")
    check_endings(hurried(get_game("yspahan"), 30), report)
    assert report.checks[PROMISE] == 3
    assert [failure.case for failure in report.failures] == ["2 players", "3 players", "4 players"]
    assert all(failure.record is not None and len(failure.record.moves) == 30 for failure in report.failures)


@pytest.mark.parametrize("play", [play_game, lambda setup, bots, seed: record_game(setup, bots, seed, ["a", "b"])])
def test_a_game_is_broken_off_with_its_record(play: object) -> None:
    setup = hurried(get_game("yspahan"), 25).setup(2)
    assert callable(play)
    with pytest.raises(EndlessGame, match="yspahan: the game is not over after 25 answers") as broken:
        play(setup, [make_bot("random")] * 2, "x")
    assert broken.value.record is not None
    assert len(broken.value.record.moves) == 25
    assert len(resume(broken.value.record, Chance()).played) == 25


def test_a_record_that_is_longer_than_its_game_can_be_is_refused() -> None:
    record = record_game(get_game("yspahan").setup(2), [make_bot("random")] * 2, "x", ["a", "b"]).record
    assert record is not None
    with pytest.raises(RecordError, match=r"move 21 .*not over after 20 answers"):
        resume(record, Chance(), hurried(get_game("yspahan"), 20).setup(2))


def test_simulate_stops_and_keeps_the_endless_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravansary.arena.table.get_game", lambda name: hurried(get_game(name), 25))
    plan = Simulation(Table("yspahan", 2, {}), ["random", "random"], 3, records=str(tmp_path))
    with pytest.raises(EndlessGame, match=r"game 0 is kept in .*endless-yspahan-0-000000\.json"):
        simulate(plan)
    assert len(read_record(tmp_path / "endless-yspahan-0-000000.json").moves) == 25
