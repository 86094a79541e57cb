"""`caravansary bench`: the speed of the engines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from caravansary.cli.options import Json, Players, speaker_of
from caravansary.cli.output import print_json, progress
from caravansary.core.registry import game_ids, get_game
from caravansary.locale import Speaker
from caravansary.terminal.screen import PlainConsole

if TYPE_CHECKING:
    from caravansary.arena.bench import Bench, Figures

Which = Annotated[list[str] | None, typer.Argument(metavar="GAME", help="cli-bench-games", show_default=False)]
Seconds = Annotated[float, typer.Option("--seconds", min=0.1, metavar="S", help="cli-seconds")]
Peers = Annotated[bool, typer.Option("--peers", help="cli-peers")]


def bench(
    context: typer.Context,
    game: Which = None,
    players: Players = None,
    seconds: Seconds = 3.0,
    peers: Peers = False,
    json: Json = False,
) -> None:
    from caravansary.arena import bench as arena
    from caravansary.arena import peers as others

    speaker = speaker_of(context)
    found = [get_game(id) for id in game or game_ids()]
    engines = [arena.OwnEngine(one.setup(players or max(one.seats))) for one in found]
    compared = others.peers() if peers else []
    with progress(speaker.say("bench-progress"), arena.ROUNDS) as tell:
        result = arena.bench(engines, compared, seconds, tell)
    if json:
        print_json(result)
    else:
        _show(result, speaker)


def _show(result: Bench, speaker: Speaker) -> None:
    table = Table(box=SIMPLE_HEAD)
    for column in ("name", "players", "games", "decision", "copy", "compiled", "ratio-decision", "ratio-copy"):
        left = column == "name"
        table.add_column(Text(speaker.say(f"bench-{column}")), justify="left" if left else "right", no_wrap=left)
    for name, figures in {**result.games, **result.peers}.items():
        table.add_row(*_row(name, figures, speaker))
    PlainConsole().print(table)


def _row(name: str, figures: Figures, speaker: Speaker) -> list[str]:
    ratios = [figures.ratio_us_per_decision, figures.ratio_copy]
    return [
        name,
        str(figures.players),
        f"{figures.games_per_second:.1f}",
        f"{figures.us_per_decision:.2f}",
        f"{figures.copy_us:.2f}",
        speaker.say("yes" if figures.compiled else "no"),
        *["" if ratio is None else f"{ratio:.3f}" for ratio in ratios],
    ]
