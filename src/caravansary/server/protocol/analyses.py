"""The analysis of a replay: one JSON object a line; the last one is no progress."""

from __future__ import annotations

import msgspec

from caravansary.core.messages import Message
from caravansary.server.protocol.refusals import Refusal
from caravansary.server.protocol.views import Choice


class Standing(msgspec.Struct):
    """Every seat's chance of victory after so many answers."""

    move: int
    chances: list[float]


class Decision(msgspec.Struct):
    """An answer that cost its seat something: `loss` of its chance of victory, against the `better` one of the bot.

    It was asked after `move` answers. Both are judged by what the seat could know then.
    """

    move: int
    seat: int
    prompt: Message
    played: Choice
    better: Choice
    loss: float


class AnalysisProgress(msgspec.Struct, tag_field="type", tag="progress"):
    """`waiting` analyses come before this one; once it has begun, `done` of its `of` questions were looked at."""

    waiting: int
    done: int
    of: int


class AnalysisFound(msgspec.Struct, tag_field="type", tag="found"):
    """The chances of victory along the game, and for every seat its costliest decisions, worst first."""

    iterations: int
    curve: list[Standing]
    costliest: list[list[Decision]]


AnalysisTold = AnalysisProgress | AnalysisFound | Refusal
