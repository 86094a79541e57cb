# mypyc: skip
"""How strong the bots of a game are, as it was measured and written to the game's package."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from caravansary.core.game import Game

FILE = "strength.toml"


def strengths(game: Game) -> dict[str, int]:
    """Elo by bot; nothing where nobody has measured."""
    file = files(game.package).joinpath(FILE)
    if not file.is_file():
        return {}
    return read_strengths(file.read_text(encoding="utf-8"))


def read_strengths(text: str) -> dict[str, int]:
    """
    >>> read_strengths("[elo]\\nlevel1 = 812.4\\nyspahan-builder = 1240")
    {'level1': 812, 'yspahan-builder': 1240}
    """
    return {bot: round(float(elo)) for bot, elo in tomllib.loads(text).get("elo", {}).items()}
