"""Programs as bots: they play by lines, and whatever they do wrong, the table goes on."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from caravansary.arena.table import play_game
from caravansary.bots import make_bot
from caravansary.bots.process import FAILURES, ProcessBot
from caravansary.core.chance import Seeded
from caravansary.core.position import Position
from caravansary.core.registry import get_game

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
FIRST_ANSWER = "for line in sys.stdin: print(json.dumps({'answer': json.loads(line)['answers'][0]}), flush=True)"
TELLS_WHAT_IT_SEES = """
for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({'sample': 3}), flush=True)
    sample = json.loads(sys.stdin.readline())
    assert sample['type'] == 'sample' and sample['state']['seat'] == question['seat']
    assert question['observation']['players'][1 - question['seat']]['cards'] is None
    print(json.dumps({'answer': question['answers'][-1]}), flush=True)
"""


def program(tmp_path: Path, code: str, name: str = "bot") -> str:
    file = tmp_path / f"{name}.py"
    file.write_text(f"import json, sys, time\n{code}\n")
    return f"'{sys.executable}' '{file}'"


def position() -> Position:
    return Position(get_game("yspahan").setup(2).start(Seeded(1)))


def test_the_example_plays_a_whole_game_and_beats_random() -> None:
    bot = make_bot(f"exec:'{sys.executable}' '{EXAMPLE}'")
    assert isinstance(bot, ProcessBot)
    outcome = play_game(get_game("yspahan").setup(2), [bot, make_bot("random")], "example")
    assert bot.failures == []
    assert outcome.shares == [1.0, 0.0]


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 60


def test_a_program_gets_what_its_seat_may_know_and_samples_on_demand(tmp_path: Path) -> None:
    bot = ProcessBot(program(tmp_path, TELLS_WHAT_IT_SEES))
    asked = position()
    assert bot.choose(asked, Seeded(1)) == asked.actions[-1]
    assert bot.failures == []


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("sys.exit(1)", "it ended"),
        ("print('hello', flush=True); time.sleep(60)", "the line 'hello' is wrong"),
        ("print('{}', flush=True); time.sleep(60)", "neither 'answer' nor 'sample'"),
        ("print(json.dumps({'answer': 'fly away'}), flush=True); time.sleep(60)", "'fly away' is not an action"),
        ("print(json.dumps({'answer': 'end'}), flush=True); time.sleep(60)", "'end' is not a legal answer now"),
        ("time.sleep(60)", "it took too long"),
    ],
)
def test_a_broken_program_loses_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, reason: str
) -> None:
    monkeypatch.setattr("caravansary.bots.process.STARTING_SECONDS", 0.3 if reason == "it took too long" else 30.0)
    bot = ProcessBot(program(tmp_path, code), seconds=0.1)
    asked = position()
    assert bot.choose(asked, Seeded(1)) in asked.actions
    assert len(bot.failures) == 1
    assert reason in bot.failures[0]


def test_after_some_failures_a_program_loses_its_seat(tmp_path: Path) -> None:
    bot = ProcessBot(program(tmp_path, "sys.exit()"))
    other = ProcessBot(program(tmp_path, FIRST_ANSWER, "other"))
    play_game(get_game("yspahan").setup(2), [bot, other], "broken")
    assert len(bot.failures) == FAILURES
    assert other.failures == []


def test_a_missing_program_loses_its_seat_too() -> None:
    bot = ProcessBot("/nowhere/bot")
    for _ in range(FAILURES + 1):
        bot.choose(position(), Seeded(1))
    assert len(bot.failures) == FAILURES
