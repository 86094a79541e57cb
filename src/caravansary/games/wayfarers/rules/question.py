"""What all questions of Wayfarers share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.agenda import Frame, Question

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState


class WayfarersQuestion(Question["WayfarersState"]):
    """The player in turn is asked."""

    def seat(self, state: WayfarersState, frame: Frame) -> int:
        return state.active
