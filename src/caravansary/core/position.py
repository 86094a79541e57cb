# mypyc: skip
"""Position: all that a bot gets to see of a table."""

from __future__ import annotations

from caravansary.core.chance import Chance, Seeded
from caravansary.core.game import Setup
from caravansary.core.observation import Observation
from caravansary.core.state import State


class Position:
    """A question as the asked seat sees it: the observation, the legal answers, and samples of what may be hidden.

    It is built around a copy in which everything unknown to the seat was already drawn anew, so that the truth is
    not in it, however deep a bot looks.
    """

    __slots__ = ("_imagined", "actions", "kind", "observation", "seat", "setup")

    def __init__(self, state: State) -> None:
        self.setup: Setup = state.setup
        self.seat = state.seat
        self.kind = state.kind
        self.actions: list[int] = list(state.actions)
        self.observation: Observation = state.observe(state.seat)
        self._imagined = state.determinize(state.seat, Seeded(0))

    def sample(self, chance: Chance) -> State:
        """A state that could be the true one, as far as the seat knows."""
        return self._imagined.determinize(self.seat, chance)
