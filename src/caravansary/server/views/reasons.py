"""Reasons as people are told them: the parts of a value for which the game has words."""

from __future__ import annotations

from collections.abc import Mapping

from caravansary.bots.reasons import telling
from caravansary.core.game import Game
from caravansary.core.messages import Message
from caravansary.locale import FALLBACK, Speaker
from caravansary.server.protocol.views import Reason


def told(differences: Mapping[str, float], game: Game) -> list[Reason]:
    """The greatest differences by parts that have a name, the greatest first."""
    known = Speaker(FALLBACK, game).knows
    return [Reason(Message(id), points) for id, points in telling(differences, known)]
