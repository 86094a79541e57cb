"""The analysis of a replay: one JSON object a line; the last one is finished, or a refusal."""

from __future__ import annotations

from typing import Literal

import msgspec

from caravansary.core.messages import Message
from caravansary.server.protocol.refusals import Refusal
from caravansary.server.protocol.views import Choice, Reason

Grade = Literal["inaccuracy", "mistake", "blunder"]
"""What a loss is called; `grade-<grade>` names it to people."""


class Standing(msgspec.Struct):
    """Every seat's chance of victory after so many answers."""

    move: int
    chances: list[float]


class Decision(msgspec.Struct):
    """An answer that cost its seat something: `loss` of its chance of victory, against the `better` one of the bot.

    It was asked after `move` answers. Both are judged by what the seat could know then. `line` are the answers that
    would follow the better one to the end of the turn. `reasons` say how that end differs from the one headed for.
    """

    move: int
    seat: int
    prompt: Message
    played: Choice
    better: Choice
    line: list[Choice]
    loss: float
    grade: Grade | None
    reasons: list[Reason]


class SeatQuality(msgspec.Struct):
    """How a seat played: its accuracy from 0 to 1, None where it never had a choice, and its mistakes by class."""

    accuracy: float | None
    inaccuracies: int
    mistakes: int
    blunders: int


class AnalysisProgress(msgspec.Struct, tag_field="type", tag="progress"):
    """Nothing is found yet: `waiting` analyses come before this one."""

    waiting: int


class AnalysisFound(msgspec.Struct, tag_field="type", tag="found"):
    """The chances of victory along the game, how each seat played, and its costliest decisions, worst first.

    Until it is `finished`, more will be told: `done` of `of` questions were looked at, `closer` of them once more.
    """

    finished: bool
    done: int
    of: int
    closer: int
    iterations: int
    curve: list[Standing]
    quality: list[SeatQuality]
    costliest: list[list[Decision]]


AnalysisTold = AnalysisProgress | AnalysisFound | Refusal
