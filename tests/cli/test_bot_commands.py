"""`ladder`, `field`, `analyse`, `tune`, `fit` and `learn` from the command line: their forms, files and refusals."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from caravansary.cli import run
from caravansary.core.registry import get_game


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CARAVANSARY_LANG", "en")
    monkeypatch.chdir(tmp_path)


def printed(capsys: pytest.CaptureFixture[str], line: str) -> str:
    assert run(line.split()) == 0
    return capsys.readouterr().out


def test_ladder_prints_the_promised_object_and_writes_its_files(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    line = "ladder yspahan --bots random,level1 --games 3 --results kept.jsonl --html report.html --json"
    found: dict[str, Any] = json.loads(printed(capsys, line))
    assert found["game"] == "yspahan"
    assert {"bot", "elo", "low", "high", "games"} <= set(found["ratings"][0])
    assert {"a", "b", "games", "share", "low", "high"} <= set(found["pairs"][0])
    assert found["pairs"][0]["games"] == 4, "three games are rounded up to both seatings"
    assert "<svg" in (tmp_path / "report.html").read_text("utf-8")
    assert json.loads(printed(capsys, line)) == found, "nothing is played again"


def test_ladder_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "ladder yspahan --bots random,level1 --games 2")
    assert "level1" in out
    assert "random : level1" in out


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("ladder yspahan --bots random", "two or more different bots"),
        ("ladder yspahan --bots random,nobody", "there is no bot 'nobody'"),
        ("ladder yspahan --bots random,level1 --players 7", "yspahan is played by 2, 3, 4"),
        ("analyse nowhere.json", "nowhere.json"),
        ("tune chess", "there is no game 'chess'"),
        ("fit wayfarers --players 1", "at least 2 players"),
        ("fit yspahan --keep haste", "no weight is called haste"),
        ("field yspahan --players 7", "yspahan is played by 2, 3, 4 here, not 7"),
        ("field yspahan --players two", "--players takes numbers and commas"),
        ("field yspahan --levels level9", "there is no level 'level9'; there are level1, level2"),
        ("learn marco-polo-ii --players 5", "marco-polo-ii is played by 2, 3, 4"),
    ],
)
def test_bad_input_is_refused_with_a_reason(capsys: pytest.CaptureFixture[str], line: str, reason: str) -> None:
    assert run(line.split()) == 2
    assert reason in capsys.readouterr().err


def test_analyse_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    printed(capsys, "simulate yspahan --games 1 --records games")
    (record,) = (tmp_path / "games").iterdir()
    found = json.loads(printed(capsys, f"analyse {record} --iterations 2 --costliest 2 --json"))
    assert found["over"]
    assert found["curve"][-1]["move"] == found["moves"]
    assert len(found["costliest"]) == 2
    assert all(0 <= one["accuracy"] <= 1 for one in found["quality"])
    assert set(found["quality"][0]) == {"accuracy", "inaccuracies", "mistakes", "blunders"}
    people = printed(capsys, f"analyse {record} --iterations 2 --costliest 2")
    assert "the bot would have played" in people
    assert f"Accuracy {100 * found['quality'][0]['accuracy']:.0f} %. Detour" in people


def test_tune_writes_weights_with_the_command_that_made_them(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    line = "tune yspahan --generations 1 --population 4 --games 2 --check 2 --seed 5 --out weights.toml"
    assert "the new weights won" in printed(capsys, line)
    text = (tmp_path / "weights.toml").read_text("utf-8")
    assert "caravansary tune yspahan --players 2 --generations 1 --population 4 --games 2 --check 2 --seed 5" in text
    assert tomllib.loads(text)["gold"] > 0


def test_fit_writes_weights_with_the_command_that_made_them(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = "fit yspahan --rounds 1 --games 2 --keep gold --check 2 --seed 5 --out weights.toml"
    assert "the new weights won" in printed(capsys, line)
    text = (tmp_path / "weights.toml").read_text("utf-8")
    command = "caravansary fit yspahan --players 2 --rounds 1 --games 2 --trace 0.9 --keep gold --check 2 --seed 5"
    assert command in text
    assert tomllib.loads(text)["camel"] > 0


def test_learn_writes_a_judgement_with_the_command_that_made_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    line = "learn yspahan --rounds 1 --games 1 --check 1 --seed 5 --out judgement.toml"
    assert "greedy with the new judgement won" in printed(capsys, line)
    text = (tmp_path / "judgement.toml").read_text("utf-8")
    command = "caravansary learn yspahan --players 2 --rounds 1 --games 1 --lead 60 --check 1 --seed 5"
    assert command in text
    found = tomllib.loads(text)
    assert found["early"].keys() == found["late"].keys()


def test_learn_goes_on_from_a_judgement_and_tells_of_both_commands(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    first = files(get_game("yspahan").package).joinpath("judgement-2.toml").read_text(encoding="utf-8")
    (tmp_path / "old.toml").write_text(first, encoding="utf-8")
    line = "learn yspahan --from old.toml --rounds 1 --games 1 --noise 0 --noise 0.5 --check 1 --seed 5"
    printed(capsys, f"{line} --out new.toml")
    text = (tmp_path / "new.toml").read_text("utf-8")
    made = [line for line in text.splitlines() if line.startswith("# Learned by ")]
    assert made[:-1] == [line for line in first.splitlines() if line.startswith("# Learned by ")]
    assert "--players 2 --from old.toml --rounds 1 --games 1 --noise 0 --noise 0.5 --lead 60" in made[-1]
    assert tomllib.loads(text)["late"] != tomllib.loads(first)["late"]


def test_learn_refuses_a_judgement_of_other_features(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "old.toml").write_text("[early]\nwings = 1\n", encoding="utf-8")
    assert run(["learn", "yspahan", "--from", "old.toml"]) == 2
    assert "old.toml [early] lacks" in capsys.readouterr().err


def test_field_tells_the_matches_and_writes_a_page_that_can_be_resumed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    line = "field yspahan --levels level1 --players 2 --games 2 --results kept --page strength.md"
    first = printed(capsys, line)
    assert "yspahan-builder" in first
    page = (tmp_path / "strength.md").read_text("utf-8")
    assert "caravansary field yspahan --games 2 --seed 0 --players 2 --levels level1" in page
    kept = (tmp_path / "kept" / "yspahan.jsonl").read_bytes()
    assert printed(capsys, line) == first
    assert (tmp_path / "kept" / "yspahan.jsonl").read_bytes() == kept, "nothing was played again"
    assert printed(capsys, f"{line} --games 40 --so-far") == first, "it tells of a contest that was broken off"
    report = json.loads(printed(capsys, f"{line} --json"))[0]
    assert report["matches"][0].keys() >= {"players", "bot", "rival", "games", "share", "low", "high", "fair"}
