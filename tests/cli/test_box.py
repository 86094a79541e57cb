"""`caravansary box`: write out a game's components, change them, check them, play with them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from caravansary.cli import run


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CARAVANSARY_LANG", "en")
    monkeypatch.chdir(tmp_path)


def exported(game: str) -> Path:
    assert run(["box", "export", game, "mine"]) == 0
    return Path("mine")


def test_an_exported_box_fits_and_counts_its_sources(capsys: pytest.CaptureFixture[str]) -> None:
    exported("marco-polo-ii")
    assert "files are written to mine" in capsys.readouterr().out
    assert run(["box", "check", "marco-polo-ii", "mine", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert "contracts.csv" in found["files"]
    ours = [len(one["rows"]) for one in found["sources"] if (one["file"], one["source"]) == ("contracts.csv", "ours")]
    assert ours == [48]


def test_a_check_for_people_lists_the_sources(capsys: pytest.CaptureFixture[str]) -> None:
    exported("yspahan")
    assert run(["box", "check", "yspahan", "mine"]) == 0
    assert "mine is a box that yspahan can be played with" in capsys.readouterr().out


def test_a_wrong_row_is_named_with_folder_file_and_row(capsys: pytest.CaptureFixture[str]) -> None:
    file = exported("marco-polo-ii") / "contracts.csv"
    file.write_text(file.read_text().replace("camel=1;pepper=3", "camel=1;peper=3", 1))
    assert run(["box", "check", "marco-polo-ii", "mine"]) == 2
    assert "mine/contracts.csv row 2: cost: 'peper=3' is not one of coin" in capsys.readouterr().err


def test_export_never_overwrites(capsys: pytest.CaptureFixture[str]) -> None:
    exported("yspahan")
    assert run(["box", "export", "yspahan", "mine"]) == 2
    assert "is there already" in capsys.readouterr().err


def test_records_of_games_with_another_box_keep_it(capsys: pytest.CaptureFixture[str]) -> None:
    file = exported("marco-polo-ii") / "game.toml"
    file.write_text(file.read_text().replace("rounds = 5", "rounds = 1"))
    line = "simulate marco-polo-ii --box mine --games 1 --records kept"
    assert run(line.split()) == 0
    record = json.loads(next(Path("kept").glob("*.json")).read_text())
    assert "rounds = 1" in record["box"]["game.toml"]
    assert run(["replay", str(next(Path("kept").glob("*.json"))), "--help"]) == 0
