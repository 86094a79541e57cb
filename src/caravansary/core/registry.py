# mypyc: skip
"""The games there are: every installed package may add some by the entry-point group `caravansary.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from caravansary.core.game import Game

GROUP = "caravansary.games"


class UnknownGame(LookupError):
    """No installed package has a game of this id."""


def game_ids() -> list[str]:
    return sorted(_entries())


@cache
def get_game(id: str) -> Game:
    entries = _entries()
    if id not in entries:
        raise UnknownGame(f"there is no game '{id}'; there are {', '.join(sorted(entries))}")
    game = entries[id].load()
    if not isinstance(game, Game) or game.id != id:
        raise TypeError(f"entry point {id} = {entries[id].value} must name a Game with the id '{id}'")
    return game


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}
