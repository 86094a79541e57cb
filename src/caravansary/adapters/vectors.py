"""Observations as vectors of numbers: any game's observation, flattened into named places of a fixed layout.

The layout is found once for a game and its number of players, by looking at what seats see in a few random games with
fixed seeds. It knows nothing of any game: a number takes one place, a word one place for each word met there (1 where
it stands), a list of words counts each of them, other lists and dicts have a place for each position or key met. What
is absent is -1. What was never met while the layout was made has no place; `names` says what each place means.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
import numpy as np
import numpy.typing as npt

from caravansary.arena.table import Table
from caravansary.core.chance import Seeded
from caravansary.core.observation import Observation

ABSENT = -1.0
GAMES = 4
NEXT_LOOK = 3
LATER = 24
"""The layout looks every 3 moves at first, and less often later, so that long games do not cost much more."""

Vector = npt.NDArray[np.float32]


class Layout:
    """Which place of a vector holds what.

    >>> layout = layout_of(Table("yspahan", 2, {}))
    >>> layout.size == len(layout.names)
    True
    >>> [name for name in layout.names if name.startswith("players.0.g")]
    ['players.0.gold']
    """

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.size = len(names)
        self._place = {name: place for place, name in enumerate(names)}
        self._empty: Vector = np.full(self.size, ABSENT, dtype=np.float32)
        for place, name in enumerate(names):
            if "=" in name or "#" in name:
                self._empty[place] = 0.0

    def vector(self, observation: Observation) -> Vector:
        """The numbers of an observation; nothing that the observation does not hold."""
        found = self._empty.copy()
        place = self._place
        for name, value in _entries("", msgspec.to_builtins(observation)):
            at = place.get(name)
            if at is not None:
                found[at] = value if not _counted(name) else found[at] + value
        return found


@lru_cache(16)
def _layout(described: bytes) -> Layout:
    setup = msgspec.json.decode(described, type=Table).setup()
    names: set[str] = set()
    for seed in range(GAMES):
        chance = Seeded(f"layout/{seed}")
        state = setup.start(chance)
        moves = next_look = 0
        while state.actions:
            if moves == next_look:
                seen = state.observe((moves + seed) % setup.seats)
                names.update(name for name, _ in _entries("", msgspec.to_builtins(seen)))
                next_look += NEXT_LOOK + moves // LATER
            state.play(state.actions[chance.pick(len(state.actions))], chance)
            moves += 1
    return Layout(sorted(names))


def layout_of(table: Table) -> Layout:
    """The layout for a game and its number of players, made when it is first asked for."""
    return _layout(msgspec.json.encode(table))


def _counted(name: str) -> bool:
    return "#" in name


def _entries(name: str, value: object) -> list[tuple[str, float]]:
    """All numbers of a value with their names."""
    if value is None:
        return []
    if isinstance(value, bool | int | float):
        return [(name, float(value))]
    if isinstance(value, str):
        return [(f"{name}={value}", 1.0)]
    found: list[tuple[str, float]] = []
    if isinstance(value, dict):
        for key, item in value.items():
            found += _entries(f"{name}.{key}" if name else str(key), item)
    elif isinstance(value, list):
        for position, item in enumerate(value):
            if isinstance(item, str):
                found.append((f"{name}#{item}", 1.0))
            else:
                found += _entries(f"{name}.{position}", item)
    return found
