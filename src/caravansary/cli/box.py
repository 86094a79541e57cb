"""`caravansary box`: write out the component files of a game, and check changed ones."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from caravansary.cli.options import GameId, Json, speaker_of
from caravansary.cli.output import print_json, print_lines
from caravansary.core.box import BoxError, folder_files
from caravansary.core.registry import get_game
from caravansary.core.sources import Source, box_sources

Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="cli-box-folder", show_default=False)]


class BoxResult(msgspec.Struct, frozen=True):
    """A box that can be played, and what its rows say about where they come from."""

    game: str
    folder: str
    files: list[str]
    sources: list[Source]


def export(context: typer.Context, game: GameId, folder: Folder) -> None:
    """Writes the game's own files; a file that is there already is never overwritten."""
    files = get_game(game).box().files
    there = [name for name in sorted(files.contents) if (folder / name).exists()]
    if there:
        raise BoxError(f"{folder}/{there[0]}: the file is there already; name another folder")
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.contents.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    print_lines([speaker_of(context).say("box-written", count=len(files.contents), folder=str(folder))])


def check(context: typer.Context, game: GameId, folder: Folder, json: Json = False) -> None:
    files = folder_files(folder)
    try:
        get_game(game).box(files)
    except BoxError as error:
        raise BoxError(f"{folder}/{error}") from None
    result = BoxResult(game, str(folder), sorted(files.contents), box_sources(files))
    if json:
        print_json(result)
        return
    speaker = speaker_of(context)
    lines = [speaker.say("box-fits", game=game, folder=str(folder))]
    for one in result.sources:
        part = f" ({one.part})" if one.part else ""
        lines.append(f"  {one.file}{part}: {one.source} {len(one.rows)}")
    print_lines(lines)
