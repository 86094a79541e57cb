"""Bad input files are refused with the file, the place and what would be right."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from caravansary.arena.table import record_game
from caravansary.bots import make_bot
from caravansary.cli import run
from caravansary.core.record import encode_record
from caravansary.core.registry import get_game
from caravansary.terminal.saves import begin

Edit = Callable[[dict[str, Any]], None]


@pytest.fixture(scope="module")
def record() -> bytes:
    outcome = record_game(get_game("yspahan").setup(2), [make_bot("random")] * 2, "a game", ["random", "random 2"])
    assert outcome.record is not None
    return encode_record(outcome.record)


@pytest.fixture
def refusal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[[bytes], str]:
    """What `replay` says on stderr to such a file."""

    def replay(data: bytes) -> str:
        file = tmp_path / "game.json"
        file.write_bytes(data)
        code = run(["replay", str(file), "--plain"])
        out, err = capsys.readouterr()
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert err.startswith(f"caravansary: {file}: ")
        return err.removeprefix(f"caravansary: {file}: ").strip()

    return replay


def edited(record: bytes, edit: Edit) -> bytes:
    data = json.loads(record)
    edit(data)
    return json.dumps(data).encode()


def test_another_answer_is_refused_at_its_move(record: bytes, refusal: Any) -> None:
    def edit(data: dict[str, Any]) -> None:
        data["moves"][10][0] = "sell 10"

    reason = refusal(edited(record, edit))
    assert reason.startswith("move 11 ('sell 10'): 'sell 10' is not legal; seat ")


def test_a_word_that_is_no_answer_is_refused_at_its_move(record: bytes, refusal: Any) -> None:
    def edit(data: dict[str, Any]) -> None:
        data["moves"][2][0] = "castle"

    assert refusal(edited(record, edit)).startswith("move 3 ('castle'): 'castle' is not an action")


def test_missing_picks_are_refused_at_their_move(record: bytes, refusal: Any) -> None:
    moves = json.loads(record)["moves"]
    number = next(number for number, (_, picks) in enumerate(moves, start=1) if picks)

    def edit(data: dict[str, Any]) -> None:
        data["moves"][number - 1][1].pop()

    assert refusal(edited(record, edit)).startswith(f"move {number} (")


def test_a_shortened_game_is_refused_where_it_ends(record: bytes, refusal: Any) -> None:
    def edit(data: dict[str, Any]) -> None:
        del data["moves"][40:]

    assert refusal(edited(record, edit)) == ("the record has final scores, but the game is not over after move 40")


def test_other_points_are_refused(record: bytes, refusal: Any) -> None:
    def edit(data: dict[str, Any]) -> None:
        data["scores"][0] += 1

    assert "points, the replay comes to" in refusal(edited(record, edit))


def test_moves_after_the_end_are_refused(record: bytes, refusal: Any) -> None:
    count = len(json.loads(record)["moves"])

    def edit(data: dict[str, Any]) -> None:
        data["moves"].append(["end", []])

    assert refusal(edited(record, edit)) == f"move {count + 1} ('end'): the game is over"


def test_half_a_file_is_refused_with_its_last_move(record: bytes, refusal: Any) -> None:
    half = record[: len(record) // 2]
    whole = half.count(b"]],")
    assert refusal(half) == f"not a Caravansary record: Input data was truncated; it breaks off after move {whole}"


def test_another_roll_than_the_seed_gives_is_refused_at_its_move(tmp_path: Path, refusal: Any) -> None:
    """The record stays legal, but nobody rolled this."""
    saved = begin(get_game("yspahan").setup(2), ["Eva", "Petr"], "a secret", tmp_path / "saved.json")
    saved.match.play(saved.match.state.actions[0])
    saved.save()

    def edit(data: dict[str, Any]) -> None:
        data["moves"][0][1][0] = (data["moves"][0][1][0] + 1) % 6

    assert refusal(edited(saved.path.read_bytes(), edit)).startswith("move 1 ('dice 0'): the seed gives [")


@pytest.mark.parametrize("data", [b"", b"{}", b"[1, 2]", b"hello", b"\xff\xfe\x00", b'{"format": 1}', b"[" * 100_000])
def test_foreign_files_are_refused(refusal: Any, data: bytes) -> None:
    assert "not a Caravansary record" in refusal(data)


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("game", "chess", "there is no game 'chess'"),
        ("format", "caravansary-record-9", "format 'caravansary-record-9' is unknown"),
        ("rules", 9, "rules version 9 is unknown"),
        ("seats", ["alone"], "is played by 2, 3, 4, not by 1"),
        ("options", {"luck": "more"}, "has no option 'luck'"),
        ("box", {"shops.csv": "a,b\n1,2\n"}, "csv"),
        ("moves", [["end", ["one"]]], "not a Caravansary record"),
    ],
)
def test_fields_of_another_kind_are_refused(
    record: bytes, refusal: Any, field: str, value: object, reason: str
) -> None:
    def edit(data: dict[str, Any]) -> None:
        data[field] = value

    assert reason in refusal(edited(record, edit))


def test_a_wrong_box_is_refused_with_file_and_row(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    box = tmp_path / "box"
    box.mkdir()
    for name, text in get_game("yspahan").box().files.contents.items():
        box.joinpath(name).write_text(text.replace(",bag-white,", ",bag-withe,", 1) if name == "shops.csv" else text)
    code = run(["simulate", "yspahan", "--box", str(box), "--games", "1"])
    out, err = capsys.readouterr()
    assert (code, out) == (2, "")
    assert err.startswith(f"caravansary: {box}/shops.csv row 2: ")
