"""Stepping through a recorded game."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from caravansary.arena.table import record_game
from caravansary.bots import make_bot
from caravansary.cli import run
from caravansary.core.record import Record, write_record
from caravansary.core.registry import get_game

Step = Callable[..., str]


@pytest.fixture(scope="module")
def record() -> Record:
    outcome = record_game(get_game("yspahan").setup(2), [make_bot("random")] * 2, "replay", ["Eva", "random"])
    assert outcome.record is not None
    return outcome.record


@pytest.fixture
def step(record: Record, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Step:
    monkeypatch.setenv("CARAVANSARY_LANG", "en")
    write_record(tmp_path / "game.json", record)

    def typed(lines: str, *words: str) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        assert run(["replay", str(tmp_path / "game.json"), *words]) == 0
        return capsys.readouterr().out

    return typed


def test_enter_goes_on_and_b_goes_back(step: Step, record: Record) -> None:
    shown = step("\n\nb\nq\n")
    count = len(record.moves)
    assert [f"Move {at} of {count}" in shown for at in range(4)] == [True, True, True, False]
    assert shown.count(f"Move 1 of {count}") == 2


def test_a_number_jumps_and_e_shows_the_ranking(step: Step, record: Record) -> None:
    shown = step("25\n0\ne\nq\n")
    assert f"Move 25 of {len(record.moves)}" in shown
    assert "Total" in shown
    assert "wins." in shown or "share the victory" in shown


def test_t_goes_to_the_next_turn(step: Step, record: Record) -> None:
    shown = step("t\nt\n" * 200)
    assert f"Move {len(record.moves)} of {len(record.moves)}" in shown


def test_places_that_do_not_exist_are_refused(step: Step) -> None:
    shown = step("b\n99999\nv 7\nv x\nwhat\n")
    assert "There is no move -1" in shown
    assert "There is no move 99,999" in shown
    assert "There is no seat “7”" in shown
    assert "There is no seat “x”" in shown
    assert "“what” means nothing here" in shown


def test_a_seat_sees_its_own_cards_and_a_spectator_none(step: Step, record: Record) -> None:
    """As soon as somebody holds a card, the two views of the same move differ."""
    number = next(number for number, move in enumerate(record.moves, start=1) if move.action == "take-card")
    assert step(f"{number}\n", "--view", "1") != step(f"{number}\n", "--view", "2")
    assert step(f"{number}\nv 2\n").endswith(step(f"{number}\nv 2\n", "--view", "1")[-200:])


def test_help_and_points(step: Step) -> None:
    shown = step("?\np\n")
    assert "back one move" in shown
    assert "Total" in shown
