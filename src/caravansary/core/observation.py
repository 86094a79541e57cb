# mypyc: skip
"""What a seat may know: the public board and its own private part, typed, and nothing else."""

from __future__ import annotations

import msgspec


class Observation(msgspec.Struct, frozen=True, kw_only=True):
    """The part every game shares; each game adds its board.

    `viewer` is the seat that looks, None for a spectator. `asked` is the seat that must answer, None when the game
    is over, and `kind` is what it is asked. The legal answers are not part of it: they go to the asked seat only.
    """

    viewer: int | None
    asked: int | None
    kind: str
    turn: int
