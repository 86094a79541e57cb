"""Saved games: where they lie, and how a table goes on from one."""

from __future__ import annotations

import os
import secrets
from datetime import UTC, datetime
from pathlib import Path

from caravansary.core.chance import Fair, seed_hash
from caravansary.core.game import Setup
from caravansary.core.match import Match, resume, verify
from caravansary.core.record import RecordError, read_record, write_record

LAST = "last"


def saves_folder() -> Path:
    """The player's own folder: CARAVANSARY_SAVES, or the place the system has for data of programs."""
    own = os.environ.get("CARAVANSARY_SAVES")
    if own:
        return Path(own)
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return Path(base) / "caravansary" if base else Path.home() / ".local" / "share" / "caravansary"


def new_save(game: str) -> Path:
    """A file for a game that begins now; no two get the same."""
    return saves_folder() / f"{game}-{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.json"


def last_save() -> Path:
    """The unfinished game that was played last."""
    found = sorted(saves_folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found:
        if _is_unfinished(path):
            return path
    raise RecordError(f"{saves_folder()}: no unfinished game is saved here")


def _is_unfinished(path: Path) -> bool:
    """A file that is no record hides no other."""
    try:
        return read_record(path).scores is None
    except RecordError:
        return False


def open_save(wish: str) -> Path:
    return last_save() if wish == LAST else Path(wish)


class Saved:
    """A match together with the seed of its dice and its file."""

    def __init__(self, match: Match, seed: str, path: Path) -> None:
        self.match = match
        self.seed = seed
        self.path = path

    def save(self, path: Path | None = None) -> None:
        """Writes the record with its seed, which is the player's own affair at home."""
        record = self.match.record()
        record.seed = self.seed
        target = path or self.path
        target.parent.mkdir(parents=True, exist_ok=True)
        write_record(target, record)


def begin(setup: Setup, names: list[str], seed: str | None, path: Path) -> Saved:
    """A new game. Its dice depend on the seed and their number only, so taking back never changes a roll."""
    seed = seed or secrets.token_hex(16)
    return Saved(Match(setup, Fair(seed), names, seed_hash(seed)), seed, path)


def load_match(path: Path) -> Saved:
    """The match of a file; RecordError names the file and the move at which it stops being legal.

    Where the seed is known, every roll must be the one that it gives.
    """
    record = read_record(path)
    try:
        if record.seed:
            verify(record)
        match = resume(record, Fair(record.seed or secrets.token_hex(16)))
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None
    return Saved(match, record.seed, path)
