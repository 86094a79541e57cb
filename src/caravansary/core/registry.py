# mypyc: skip
"""The games there are: every folder of `caravansary.games`, and what other installed packages add.

A package adds a game by an entry point of the group `caravansary.games`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from caravansary.core.game import Game

GROUP = "caravansary.games"


class UnknownGame(LookupError):
    """There is no game of this id."""


def game_ids() -> list[str]:
    return sorted(_entries())


@cache
def get_game(id: str) -> Game:
    loaders = _entries()
    if id not in loaders:
        raise UnknownGame(f"there is no game '{id}'; there are {', '.join(sorted(loaders))}")
    where, load = loaders[id]
    game = load()
    if not isinstance(game, Game) or game.id != id:
        raise TypeError(f"{where} must name a Game with the id '{id}'")
    return game


@cache
def _entries() -> dict[str, tuple[str, Callable[[], object]]]:
    """Where every game is, in words, and how it is loaded; nothing is loaded before somebody wants it."""
    found: dict[str, tuple[str, Callable[[], object]]] = {}
    for folder in iter_modules(import_module(GROUP).__path__):
        if folder.ispkg:
            name = f"{GROUP}.{folder.name}"
            found[folder.name.replace("_", "-")] = (f"{name}:GAME", partial(_game_in, name))
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, (f"entry point {entry.name} = {entry.value}", entry.load))
    return found


def _game_in(package: str) -> object:
    return getattr(import_module(package), "GAME", None)
