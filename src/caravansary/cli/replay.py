"""`caravansary replay`: a recorded game, step by step or as a list."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from caravansary.cli.options import Json, speaker_of
from caravansary.cli.output import print_json, print_lines
from caravansary.locale import Speaker
from caravansary.terminal.replay import Replay, plain_lines, summarize
from caravansary.terminal.saves import load_match
from caravansary.terminal.seats import SeatsError, display_names, seat_of_record

File = Annotated[Path, typer.Argument(metavar="FILE", help="cli-replay-file", show_default=False)]
Plain = Annotated[bool, typer.Option("--plain", help="cli-plain")]
View = Annotated[int | None, typer.Option("--view", metavar="SEAT", help="cli-view", show_default=False)]


def replay(context: typer.Context, file: File, plain: Plain = False, view: View = None, json: Json = False) -> None:
    from caravansary.terminal.screen import Screen

    match = load_match(file).match
    if view is not None and not 1 <= view <= match.setup.seats:
        raise SeatsError(f"--view is {view}, and must be a seat from 1 to {match.setup.seats}")
    speaker = Speaker(speaker_of(context).language, match.setup.game)
    speaker.names = display_names([seat_of_record(name) for name in match.names], speaker)
    if json:
        print_json(summarize(match))
    elif plain:
        print_lines(plain_lines(match, speaker))
    else:
        Replay(match, speaker, Screen(), None if view is None else view - 1).run()
