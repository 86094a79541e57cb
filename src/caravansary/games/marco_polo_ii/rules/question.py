"""What the questions of Marco Polo II share: nearly all of them go to the active player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.agenda import Frame, Question

if TYPE_CHECKING:
    from caravansary.games.marco_polo_ii.state import MarcoPoloState


class MarcoPoloQuestion(Question["MarcoPoloState"]):
    """A question to the player who is in turn, or who gains the bonuses of a round start."""

    def seat(self, state: MarcoPoloState, frame: Frame) -> int:
        return state.active
