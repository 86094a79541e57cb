# mypyc: skip
"""Records: a whole game as one JSON file, for replay, undo, resume, bug reports, data sets and tests."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from caravansary.core.box import BoxError, BoxFiles
from caravansary.core.game import Setup, SetupError
from caravansary.core.registry import UnknownGame, get_game

FORMAT = "caravansary-record-1"
WHOLE_MOVE = re.compile(rb'\[\s*"[^"]*"\s*,\s*\[[\d\s,]*\]\s*\]')


class RecordError(ValueError):
    """The file is not a record, or stops being legal at some move."""


class Move(msgspec.Struct, array_like=True):
    """One answer in its text form, and what chance picked while it was carried out."""

    action: str
    picks: list[int] = []


class Record(msgspec.Struct, kw_only=True):
    """A game from its set-up on. `box` holds the component files where they were not the game's own.

    `scores` are the final points, once the game has ended; a replay must come to the same.
    """

    format: str
    game: str
    rules: int
    options: dict[str, str]
    seats: list[str]
    seed_hash: str = ""
    seed: str = ""
    box: dict[str, str] | None = None
    setup: list[int] = []
    moves: list[Move] = []
    scores: list[int] | None = None

    def make_setup(self) -> Setup:
        """The set-up of the recorded table; RecordError says what does not fit."""
        box_files = None if self.box is None else BoxFiles(self.box)
        try:
            game = get_game(self.game)
            return game.setup(len(self.seats), self.options, box_files=box_files, version=self.rules)
        except (UnknownGame, SetupError, BoxError) as error:
            raise RecordError(f"set-up: {error}") from None


def encode_record(record: Record) -> bytes:
    return msgspec.json.encode(record) + b"\n"


def decode_record(data: bytes, name: str = "record") -> Record:
    """Reads a record; RecordError says what is wrong with the file."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"{name}: not a Caravansary record: {error}{_breaks_off(data)}") from None
    if record.format != FORMAT:
        raise RecordError(f"{name}: format '{record.format}' is unknown, expected '{FORMAT}'")
    return record


def _breaks_off(data: bytes) -> str:
    """Where a file that was cut off ends, if it has begun to list its moves."""
    _, moves, rest = data.partition(b'"moves"')
    if not moves or data.rstrip().endswith(b"}"):
        return ""
    return f"; it breaks off after move {len(WHOLE_MOVE.findall(rest))}"


def read_record(path: Path) -> Record:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror}") from None
    return decode_record(data, str(path))


def write_record(path: Path, record: Record) -> None:
    """Writes beside the target first, so that an interrupted save never leaves half a file."""
    beside = path.with_name(path.name + ".part")
    beside.write_bytes(encode_record(record))
    beside.replace(path)
