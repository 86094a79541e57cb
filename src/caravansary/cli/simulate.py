"""`caravansary simulate`: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from caravansary.bots import make_bot
from caravansary.cli.options import BoxFolder, GameId, Json, OptionList, Players, Preset, make_setup, speaker_of
from caravansary.cli.output import print_json, progress
from caravansary.core.game import Game
from caravansary.core.registry import get_game
from caravansary.locale import Speaker
from caravansary.terminal.screen import PlainConsole
from caravansary.terminal.seats import SeatsError

if TYPE_CHECKING:
    from caravansary.arena.simulate import Result

Bots = Annotated[str, typer.Option("--bots", "-b", metavar="BOT,BOT,…", help="cli-bots")]
Games = Annotated[int, typer.Option("--games", "-n", min=1, metavar="N", help="cli-simulate-games")]
Seed = Annotated[int, typer.Option("--seed", metavar="N", help="cli-seed")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, metavar="N", help="cli-jobs")]
Swap = Annotated[bool, typer.Option("--swap", help="cli-swap")]
Records = Annotated[Path | None, typer.Option("--records", metavar="FOLDER", help="cli-records", show_default=False)]


def simulate(
    context: typer.Context,
    game: GameId,
    players: Players = None,
    bots: Bots = "random",
    games: Games = 100,
    seed: Seed = 0,
    jobs: Jobs = 1,
    swap: Swap = False,
    preset: Preset = None,
    option: OptionList = None,
    box: BoxFolder = None,
    records: Records = None,
    json: Json = False,
) -> None:
    from caravansary.arena import simulate as arena
    from caravansary.arena.table import table_of

    speaker = speaker_of(context)
    found = get_game(game)
    names = bots_of(found, bots, players)
    setup = make_setup(found, len(names), preset, option, box)
    plan = arena.Simulation(table_of(setup), names, games, seed, swap, None if records is None else str(records))
    with progress(speaker.say("simulate-progress"), games) as tell:
        result = arena.simulate(plan, jobs, tell)
    if json:
        print_json(result)
    else:
        _show(result, found, speaker)


def bots_of(game: Game, text: str, players: int | None) -> list[str]:
    """One bot for every seat; a single one takes them all."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        make_bot(name)
    count = players or (len(names) if len(names) > 1 else game.seats[0])
    if len(names) == 1:
        return names * count
    if len(names) != count:
        raise SeatsError(f"--bots names {len(names)} bots for {count} players; name one for each, or one for all")
    return names


def _show(result: Result, game: Game, speaker: Speaker) -> None:
    table = Table(box=SIMPLE_HEAD)
    for heading in ("simulate-seat", "simulate-bot", "simulate-wins", "simulate-share", "simulate-points"):
        table.add_column(Text(speaker.say(heading)), justify="left" if heading == "simulate-bot" else "right")
    rows = zip(result.bots, result.wins, result.mean_scores, strict=True)
    for number, (bot, wins, points) in enumerate(rows, start=1):
        share = f"{100 * wins / result.games:.1f} %"
        table.add_row(str(number), bot, f"{wins:g}", share, f"{points:.2f}")
    console = PlainConsole()
    console.print(table)
    summary = speaker.say(
        "simulate-summary",
        game=speaker.title(game),
        games=result.games,
        decisions=f"{result.decisions_per_game:.1f}",
        speed=f"{result.games_per_second:.2f}",
    )
    console.print(Text(summary))
