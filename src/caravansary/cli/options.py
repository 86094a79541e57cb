"""Options that several commands share, and the set-up they describe."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from caravansary.core.box import BoxError, folder_files
from caravansary.core.game import Game, Setup, SetupError
from caravansary.locale import Speaker

GameId = Annotated[str, typer.Argument(metavar="GAME", help="cli-game", show_default=False)]
Players = Annotated[int | None, typer.Option("--players", "-p", metavar="N", help="cli-players", show_default=False)]
Preset = Annotated[str | None, typer.Option("--preset", metavar="NAME", help="cli-preset", show_default=False)]
OptionList = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="ID=VALUE", help="cli-option", show_default=False)
]
BoxFolder = Annotated[Path | None, typer.Option("--box", metavar="FOLDER", help="cli-box", show_default=False)]
Json = Annotated[bool, typer.Option("--json", help="cli-json")]


def speaker_of(context: typer.Context) -> Speaker:
    speaker = context.obj
    assert isinstance(speaker, Speaker)
    return speaker


def make_setup(game: Game, players: int, preset: str | None, options: Sequence[str] | None, box: Path | None) -> Setup:
    """The set-up that the shared options describe; a wrong box is named with its folder."""
    files = None if box is None else folder_files(box)
    try:
        return game.setup(players, parse_options(options or ()), preset, files)
    except BoxError as error:
        raise BoxError(f"{box}/{error}" if box else str(error)) from None


def parse_options(words: Sequence[str]) -> dict[str, str]:
    """
    >>> parse_options(["camels=25", "hoist=may"])
    {'camels': '25', 'hoist': 'may'}
    """
    found: dict[str, str] = {}
    for word in words:
        id, equals, value = word.partition("=")
        if not equals:
            raise SetupError(f"--option '{word}' must have the form ID=VALUE")
        found[id.strip()] = value.strip()
    return found
