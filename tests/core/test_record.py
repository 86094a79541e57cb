"""Records: one file, and every bad one is refused with its place and reason."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravansary.core.box import BoxFiles
from caravansary.core.chance import Fair, Seeded, seed_hash
from caravansary.core.match import Match, resume, verify
from caravansary.core.record import (
    FORMAT,
    Move,
    Record,
    RecordError,
    decode_record,
    encode_record,
    read_record,
    write_record,
)
from caravansary.core.snapshot import encode
from pebbles import GAME

Change = Callable[[Record], None]

SEED = "a secret seed"


def play_to_the_end(match: Match, seed: int = 0) -> Match:
    answers = Seeded(seed)
    while not match.state.over():
        match.play(match.state.actions[answers.pick(len(match.state.actions))])
    return match


@pytest.fixture
def record() -> Record:
    """A whole fair game of two, its seed revealed."""
    fair = Fair(SEED)
    record = play_to_the_end(Match(GAME.setup(2), fair, ["Ann", "Bob"], seed_hash(SEED))).record()
    record.seed = SEED
    return record


@pytest.fixture
def file(tmp_path: Path, record: Record) -> Path:
    path = tmp_path / "game.json"
    write_record(path, record)
    return path


def test_a_record_comes_back_from_its_file(file: Path, record: Record) -> None:
    assert read_record(file) == record
    assert list(file.parent.iterdir()) == [file]


def test_a_record_is_readable_json(record: Record) -> None:
    plain = msgspec.json.decode(encode_record(record))
    assert (plain["format"], plain["game"], plain["seats"]) == (FORMAT, "pebbles", ["Ann", "Bob"])
    assert plain["moves"][0] == [record.moves[0].action, record.moves[0].picks]


def test_a_record_replays_to_the_same_end(record: Record) -> None:
    assert resume(record, Seeded(0)).record() == msgspec.structs.replace(record, seed="")


def test_a_record_keeps_somebody_elses_box() -> None:
    files = BoxFiles({"colours.csv": "colour,count,points\nblack,10,5\nwhite,10,1\n"})
    match = play_to_the_end(Match(GAME.setup(2, box_files=files), Seeded(1)))
    back = decode_record(encode_record(match.record()))
    assert back.box == files.contents
    assert encode(resume(back, Seeded(0)).state) == encode(match.state)


@settings(max_examples=40)
@given(st.data())
def test_a_truncated_file_is_not_a_record(data: st.DataObject) -> None:
    whole = encode_record(play_to_the_end(Match(GAME.setup(2), Seeded(2))).record()).rstrip()
    cut = whole[: data.draw(st.integers(0, len(whole) - 1))]
    with pytest.raises(RecordError, match=r"^game\.json: not a Caravansary record: "):
        decode_record(cut, "game.json")


@pytest.mark.parametrize("foreign", [b"", b"PK\x03\x04", b"[1, 2]", b'{"moves": []}', b"\xff\xfe", b'{"format": 1}'])
def test_a_foreign_file_is_not_a_record(foreign: bytes) -> None:
    with pytest.raises(RecordError, match="not a Caravansary record"):
        decode_record(foreign)


def test_a_record_of_another_format_is_refused(record: Record) -> None:
    record.format = "caravansary-record-99"
    with pytest.raises(RecordError, match=f"format 'caravansary-record-99' is unknown, expected '{FORMAT}'"):
        decode_record(encode_record(record))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"nothing\.json: No such file"):
        read_record(tmp_path / "nothing.json")


def change(**fields: object) -> Change:
    def apply(record: Record) -> None:
        for name, value in fields.items():
            setattr(record, name, value)

    return apply


def first_pick(record: Record) -> int:
    """The number of the first move with a pick."""
    return next(number for number, move in enumerate(record.moves, start=1) if move.picks)


def pick_too_high(record: Record) -> None:
    record.moves[first_pick(record) - 1].picks[0] = 99


def pick_missing(record: Record) -> None:
    record.moves[first_pick(record) - 1].picks.pop()


def pick_too_many(record: Record) -> None:
    record.moves[first_pick(record) - 1].picks.append(0)


def play_on_after_the_end(record: Record) -> None:
    record.moves.append(Move("draw"))


def lose_the_end(record: Record) -> None:
    record.moves.pop()


def edit_the_third_move(record: Record) -> None:
    record.moves[2] = Move("rival 2")


def misspell_the_third_move(record: Record) -> None:
    record.moves[2] = Move("lay rde")


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (change(game="chess"), r"set-up: there is no game 'chess'; there are .*pebbles"),
        (change(rules=7), r"set-up: pebbles: rules version 7 is unknown"),
        (change(options={"hand": "3", "magic": "yes"}), r"set-up: pebbles has no option 'magic'"),
        (change(options={"hand": "33"}), r"set-up: option hand is '33', and may be 3 or 4 or 5"),
        (change(seats=["Ann"]), r"set-up: pebbles is played by 2, 3, 4, not by 1"),
        (change(box={}), r"set-up: colours\.csv: the file is missing"),
        (change(setup=[]), r"set-up: the script has 0 picks and the game asks for one more, of 18"),
        (change(setup=[99] * 6), r"set-up: pick 1 is 99, and must be in 0 \.\. 17"),
        (change(setup=[0] * 7), r"set-up: 1 recorded picks were not used"),
        (edit_the_third_move, r"^move 3 \('rival 2'\): 'rival 2' is not legal; seat \d is asked"),
        (misspell_the_third_move, r"^move 3 \('lay rde'\): 'lay rde' is not an action; near: lay red"),
        (pick_too_high, r"^move \d+ \('.*'\): pick 1 is 99, and must be in"),
        (pick_missing, r"^move \d+ \('.*'\): the script has \d picks and the game asks for one more"),
        (pick_too_many, r"^move \d+ \('.*'\): 1 recorded picks were not used"),
        (play_on_after_the_end, r"^move \d+ \('draw'\): the game is over"),
        (lose_the_end, r"the record has final scores, but the game is not over after move \d+"),
        (change(scores=[100, 100]), r"the record says \[100, 100\] points, the replay comes to \["),
    ],
)
def test_a_bad_record_is_refused_where_it_stops_being_legal(record: Record, spoil: Change, reason: str) -> None:
    spoil(record)
    with pytest.raises(RecordError, match=reason):
        resume(decode_record(encode_record(record)), Seeded(0))


def test_a_fair_record_is_verified_with_its_seed(record: Record) -> None:
    verify(record)


def test_another_seed_than_the_published_one_is_noticed(record: Record) -> None:
    record.seed = "another seed"
    with pytest.raises(RecordError, match="not the one whose hash was published"):
        verify(record)


def test_a_pick_that_the_seed_did_not_give_is_noticed(record: Record) -> None:
    number = first_pick(record)
    record.moves = record.moves[:number]
    record.scores = None
    picks = record.moves[-1].picks
    picks[0] = 0 if picks[0] else 1
    resume(record, Seeded(0))  # legal, but not what chance gave
    with pytest.raises(RecordError, match=rf"^move {number} \('draw'\): the seed gives \[\d+\], the record has"):
        verify(record)


def test_a_deal_that_the_seed_did_not_give_is_noticed(record: Record) -> None:
    record.setup[-1] = 0 if record.setup[-1] else 1
    record.moves = []
    record.scores = None
    with pytest.raises(RecordError, match=r"^set-up: the seed gives the picks"):
        verify(record)
