"""What a bot's worker process is told and answers, one JSON line each. The true state is never among it."""

from __future__ import annotations

import secrets
from functools import lru_cache

import msgspec

from caravansary.core.box import BoxFiles
from caravansary.core.chance import Seeded
from caravansary.core.game import Setup
from caravansary.core.registry import get_game
from caravansary.core.snapshot import Snapshot, snapshot
from caravansary.core.state import State


class Table(msgspec.Struct, frozen=True):
    """Enough to set the table up again."""

    game: str
    rules: int
    options: dict[str, str]
    seats: int
    box: dict[str, str] | None


class Question(msgspec.Struct):
    """A question for a bot: a state in which all that its seat does not know was drawn anew.

    `asker` is the table and the seat: a bot that is asked again may go on from what it thought last.
    """

    bot: str
    table: Table
    imagined: Snapshot
    seed: int
    asker: str = ""


class Answer(msgspec.Struct):
    """The answer in its text form, or what went wrong."""

    action: str | None = None
    error: str | None = None


def question(bot: str, state: State, asker: str = "") -> Question:
    """What a bot may know of the question that the state asks."""
    imagined = state.determinize(state.seat, Seeded(secrets.randbits(64)))
    return Question(bot, describe(state.setup), snapshot(imagined), secrets.randbits(48), asker)


def describe(setup: Setup) -> Table:
    files = setup.box.files
    box = None if files.ours else dict(files.contents)
    return Table(setup.game.id, setup.version, dict(setup.options), setup.seats, box)


def set_up(table: Table) -> Setup:
    """The set-up of a table that was described; those described alike share one."""
    return _set_up(msgspec.json.encode(table))


@lru_cache(64)
def _set_up(described: bytes) -> Setup:
    table = msgspec.json.decode(described, type=Table)
    box = None if table.box is None else BoxFiles(table.box)
    return get_game(table.game).setup(table.seats, table.options, box_files=box, version=table.rules)
