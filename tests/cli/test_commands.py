"""The commands in this process: what they print and with which code they end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from caravansary.cli import run
from caravansary.locale import LANGUAGES


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CARAVANSARY_LANG", "en")
    monkeypatch.setenv("CARAVANSARY_SAVES", str(tmp_path / "saves"))
    monkeypatch.chdir(tmp_path)


class Printed:
    """What a command printed."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err

    def json(self) -> Any:
        """The whole of stdout is one JSON object on one line."""
        assert self.code == 0, self.err
        assert self.out.count("\n") == 1
        return json.loads(self.out)


@pytest.fixture
def caravansary(capsys: pytest.CaptureFixture[str]) -> Any:
    def command(*words: str) -> Printed:
        code = run(words)
        out, err = capsys.readouterr()
        return Printed(code, out, err)

    return command


def test_simulate_prints_the_promised_object(caravansary: Any) -> None:
    line = "simulate yspahan --players 3 --bots greedy,random,random --games 3 --seed 7 --jobs 2 --json"
    found = caravansary(*line.split()).json()
    assert found["game"] == "yspahan"
    assert (found["players"], found["games"], found["seed"]) == (3, 3, 7)
    assert found["bots"] == ["greedy", "random", "random"]
    assert sum(found["wins"]) == pytest.approx(3)
    assert len(found["mean_scores"]) == 3
    assert found["decisions_per_game"] > 0
    assert found["games_per_second"] > 0


def test_simulate_keeps_records_that_replay_prints(caravansary: Any, tmp_path: Path) -> None:
    done = caravansary("simulate", "yspahan", "--games", "2", "--records", "kept", "--preset", "second")
    assert done.code == 0
    files = sorted((tmp_path / "kept").iterdir())
    assert len(files) == 2
    found = caravansary("replay", str(files[0]), "--json").json()
    assert found["over"] is True
    assert found["moves"][0]["number"] == 1
    assert {score["place"] for score in found["scores"]} <= {1, 2}
    assert all(sum(score["categories"].values()) == score["total"] for score in found["scores"])
    plain = caravansary("replay", str(files[0]), "--plain")
    assert plain.code == 0
    assert f"{len(found['moves'])}  Random" in plain.out
    assert "1. Random" in plain.out


def test_games_lists_seats_presets_and_options(caravansary: Any) -> None:
    found = caravansary("games", "--json").json()
    yspahan = next(game for game in found["games"] if game["id"] == "yspahan")
    assert yspahan["players"] == [2, 3, 4]
    assert [preset["id"] for preset in yspahan["presets"]] == ["second", "first"]
    option = next(option for option in yspahan["options"] if option["id"] == "bank_limit")
    assert option["default"] == "unlimited"
    assert set(option["values"]) == {"unlimited", "25"}
    listed = caravansary("games").out
    assert "Yspahan (yspahan)" in listed
    assert "bank_limit" in listed


def test_bench_prints_the_promised_object(caravansary: Any) -> None:
    found = caravansary("bench", "yspahan", "--seconds", "0.1", "--json").json()
    assert set(found) == {"games", "peers"}
    figures = found["games"]["yspahan"]
    assert {"games_per_second", "us_per_decision", "copy_us", "compiled"} <= set(figures)


def test_check_reports_every_promise(caravansary: Any) -> None:
    found = caravansary("check", "yspahan", "--games", "1", "--json").json()
    assert found["ok"] is True
    assert found["checks"]["replay_is_identical"] == 1
    assert found["failures"] == []


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("play chess", "there is no game 'chess'; there are"),
        ("play", "which game? There are"),
        ("simulate yspahan --players 7", "yspahan is played by 2, 3, 4, not by 7"),
        ("simulate yspahan --option camels", "--option 'camels' must have the form ID=VALUE"),
        ("simulate yspahan --option camels=1", "yspahan has no option 'camels'; it has supervisor_gold_limit"),
        ("simulate yspahan --option bank_limit=7", "option bank_limit is '7', and may be unlimited or 25"),
        ("simulate yspahan --preset third", "yspahan has no preset 'third'; it has second, first"),
        ("simulate yspahan --box nowhere", "nowhere: there is no such folder"),
        ("simulate yspahan --bots greedy,human", "there is no bot 'human'; there are random, level1"),
        ("simulate yspahan --bots greedy,random --players 3", "--bots names 2 bots for 3 players"),
        ("play yspahan --seats you,gredy", "seat 'gredy' is neither you, human:NAME nor a bot (random, level1"),
        ("play five-tribes --seats you,yspahan-builder", "seat 'yspahan-builder' is neither you, human:NAME nor a bot"),
        ("play yspahan --players 2 --seats you,you,you", "--seats names 3 players, and there are 2"),
        ("play yspahan --seats human:Eva,human:Eva", "two players are called 'Eva'"),
        ("play --resume nowhere.json", "nowhere.json: No such file or directory"),
        ("play --resume last", "no unfinished game is saved here"),
        ("replay nowhere.json", "nowhere.json: No such file or directory"),
        ("check chess", "there is no game 'chess'"),
        ("games --lang xx", "there is no language 'xx'; there are en, cs, pl"),
        ("simulate", "GAME"),
        ("simulate yspahan --games 0", "--games"),
        ("simulate yspahan --tempo 7", "--tempo"),
        ("dance", "dance"),
    ],
)
def test_bad_usage_gets_code_2_and_one_line(caravansary: Any, line: str, reason: str) -> None:
    printed = caravansary(*line.split())
    assert printed.code == 2
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert reason in printed.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", "games", "play", "simulate", "replay", "check", "bench"])
def test_help_is_there_in_every_language(caravansary: Any, language: str, command: str) -> None:
    printed = caravansary(*command.split(), "--help", "--lang", language)
    assert printed.code == 0
    assert "caravansary" in printed.out
    assert "cli-" not in printed.out


def test_without_a_command_the_help_is_shown(caravansary: Any) -> None:
    assert caravansary().out == caravansary("--help").out
    assert caravansary("--version").out.startswith("caravansary ")


def test_tables_speak_the_language(caravansary: Any) -> None:
    assert "Výhry" in caravansary("simulate", "yspahan", "--games", "2", "--lang", "cs").out
    assert "Wygrane" in caravansary("simulate", "yspahan", "--games", "2", "--lang=pl").out
