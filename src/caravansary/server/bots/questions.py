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

    `asker` is the table and the seat: a bot that is asked again may go on from its last search. `why`: it shall also
    say what speaks for its answer.
    """

    bot: str
    table: TableSetup
    imagined: Snapshot
    seed: int
    asker: str = ""
    why: bool = False


class Advised(msgspec.Struct):
    """An answer in its text form, and how many points each part of the value is higher than after the next best one."""

    action: str
    instead: str | None = None
    why: dict[str, float] = {}


class Answer(msgspec.Struct):
    """What the bot would do, or what went wrong."""

    advised: Advised | None = None
    error: str | None = None


def question(bot: str, state: State, asker: str = "", why: bool = False) -> Question:
    """What a bot may know of the question that the state asks."""
    imagined = state.determinize(state.seat, Seeded(secrets.randbits(64)))
    return Question(bot, describe(state.setup), snapshot(imagined), secrets.randbits(48), asker, why)
