"""A table's set-up as another process is told of it, in a few plain values, and how that process makes it again."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from caravansary.core.box import BoxFiles
from caravansary.core.game import Setup
from caravansary.core.registry import get_game


class TableSetup(msgspec.Struct, frozen=True):
    """Enough to set the table up again."""

    game: str
    rules: int
    options: dict[str, str]
    seats: int
    box: dict[str, str] | None


def describe(setup: Setup) -> TableSetup:
    files = setup.box.files
    box = None if files.ours else dict(files.contents)
    return TableSetup(setup.game.id, setup.version, dict(setup.options), setup.seats, box)


def set_up(table: TableSetup) -> Setup:
    """The set-up of a table that was described; those described alike share one."""
    return _set_up(msgspec.json.encode(table))


@lru_cache(64)
def _set_up(described: bytes) -> Setup:
    table = msgspec.json.decode(described, type=TableSetup)
    box = None if table.box is None else BoxFiles(table.box)
    return get_game(table.game).setup(table.seats, table.options, box_files=box, version=table.rules)
