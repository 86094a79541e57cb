# mypyc: skip
"""What a seat may know: the public board and its own private part, typed, and nothing else."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from caravansary.core.state import State

S = TypeVar("S", bound=State)


class Observation(msgspec.Struct, frozen=True, kw_only=True):
    """The part every game shares; each game adds its board.

    `viewer` is the seat that looks, None for a spectator. `asked` is the seat that must answer, None when the game
    is over, and `kind` is what it is asked. The legal answers are not part of it: they go to the asked seat only.
    """

    viewer: int | None
    asked: int | None
    kind: str
    turn: int


Seen = TypeVar("Seen", bound=Observation)


class Observer(Generic[S, Seen]):
    """Makes a game's observations of its states. `struct` is their type."""

    def __init__(self, struct: type[Seen]) -> None:
        self.struct = struct

    def observe(self, state: S, seat: int | None) -> Seen:
        """All that this seat, or a spectator, may know."""
        raise NotImplementedError

    def observe_more(self, state: S, public: Seen, seat: int) -> Seen:
        """The same as `observe(seat)`, given what a spectator sees of this state: a game may build on that."""
        return self.observe(state, seat)
