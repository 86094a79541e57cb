"""What a worker process is asked and answers, one JSON line each. The true state is never part of a question."""

from __future__ import annotations

import secrets

import msgspec

from caravansary.core.chance import Seeded
from caravansary.core.snapshot import Snapshot, snapshot
from caravansary.core.state import State
from caravansary.server.processes.table_setup import TableSetup, describe


class Question(msgspec.Struct):
    """A question for a bot. `imagined` is the state, determinized: all that the seat does not know was drawn anew.

    `asker` is the table and the seat: a bot that is asked again may go on from its last search.
    """

    bot: str
    table: TableSetup
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
