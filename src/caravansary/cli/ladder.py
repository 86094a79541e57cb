"""`caravansary ladder`: which bot is stronger, by how much, and how sure that is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from caravansary.bots import bot_names, make_bot, style_names
from caravansary.cli.options import BoxFolder, GameId, Json, OptionList, Players, Preset, make_setup, speaker_of
from caravansary.cli.output import print_json, progress
from caravansary.core.game import Game
from caravansary.core.registry import get_game
from caravansary.locale import Speaker
from caravansary.terminal.screen import PlainConsole

if TYPE_CHECKING:
    from caravansary.arena.ladder import Standings

Bots = Annotated[
    str | None, typer.Option("--bots", "-b", metavar="BOT,BOT,…", help="cli-ladder-bots", show_default=False)
]
Games = Annotated[int, typer.Option("--games", "-n", min=1, metavar="N", help="cli-ladder-games")]
Seed = Annotated[int, typer.Option("--seed", metavar="N", help="cli-seed")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, metavar="N", help="cli-jobs")]
Kept = Annotated[Path | None, typer.Option("--results", metavar="FILE", help="cli-ladder-results", show_default=False)]
Html = Annotated[Path | None, typer.Option("--html", metavar="FILE", help="cli-ladder-html", show_default=False)]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="cli-ladder-ray", show_default=False)]


def ladder(
    context: typer.Context,
    game: GameId,
    bots: Bots = None,
    games: Games = 100,
    players: Players = None,
    seed: Seed = 0,
    jobs: Jobs = 1,
    results: Kept = None,
    html: Html = None,
    ray: Ray = None,
    preset: Preset = None,
    option: OptionList = None,
    box: BoxFolder = None,
    json: Json = False,
) -> None:
    from caravansary.arena import ladder as arena
    from caravansary.arena.contest import here, run_contest
    from caravansary.arena.on_ray import on_ray
    from caravansary.arena.report import html_report
    from caravansary.arena.table import table_of

    speaker = speaker_of(context)
    found = get_game(game)
    names = bots_of(found, bots)
    for name in names:
        make_bot(name)
    fewest = min(count for count in found.seats if count > 1)
    setup = make_setup(found, players or fewest, preset, option, box)
    plan = arena.Ladder(table_of(setup), names, games, seed)
    runner = here(jobs) if ray is None else on_ray(ray)
    with progress(speaker.say("ladder-progress"), len(plan.all_games())) as tell:
        played = run_contest(plan, runner, results, tell)
    result = arena.standings(plan, played)
    if html is not None:
        words = (
            f"caravansary ladder {game} --bots {','.join(names)} --games {games} --players {setup.seats} --seed {seed}"
        )
        html.write_text(html_report(result, speaker.title(found), words), encoding="utf-8")
    if json:
        print_json(result)
    else:
        _show(result, speaker)


def bots_of(game: Game, words: str | None) -> list[str]:
    """The bots that were named, or all that play the game, styles too."""
    return [*bot_names(), *style_names(game)] if words is None else [name.strip() for name in words.split(",")]


def _show(result: Standings, speaker: Speaker) -> None:
    ratings = _table(speaker, ("bot", "elo", "sure", "games", "share", "points"))
    for line in result.ratings:
        sure = f"{line.low:+.0f} … {line.high:+.0f}"
        share = f"{100 * line.share:.1f} %"
        ratings.add_row(line.bot, f"{line.elo:+.0f}", sure, str(line.games), share, f"{line.points:.1f}")
    pairs = _table(speaker, ("pair", "before", "sure", "games"))
    for pair in result.pairs:
        sure = f"{100 * pair.low:.1f} … {100 * pair.high:.1f} %"
        pairs.add_row(f"{pair.a} : {pair.b}", f"{100 * pair.share:.1f} %", sure, str(pair.games))
    console = PlainConsole()
    console.print(ratings)
    console.print(pairs)


def _table(speaker: Speaker, columns: tuple[str, ...]) -> Table:
    table = Table(box=SIMPLE_HEAD)
    for column in columns:
        left = column in ("bot", "pair")
        table.add_column(Text(speaker.say(f"ladder-{column}")), justify="left" if left else "right", no_wrap=left)
    return table
