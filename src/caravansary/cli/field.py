"""`caravansary field`: what every level wins against all that play a game, and the page and files that tell it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from caravansary.bots import bot_names
from caravansary.cli.ladder import Jobs, Ray, Seed
from caravansary.cli.options import Json, speaker_of
from caravansary.cli.output import print_json, progress
from caravansary.core.game import Game, SetupError
from caravansary.core.registry import game_ids, get_game
from caravansary.locale import Speaker
from caravansary.terminal.screen import PlainConsole

if TYPE_CHECKING:
    from caravansary.arena.field import FieldReport

Ids = Annotated[list[str] | None, typer.Argument(metavar="[GAME…]", help="cli-field-game", show_default=False)]
Games = Annotated[int, typer.Option("--games", "-n", min=1, metavar="N", help="cli-field-games")]
Seats = Annotated[str, typer.Option("--players", "-p", metavar="N,N,…", help="cli-field-players", show_default=False)]
Levels = Annotated[str, typer.Option("--levels", metavar="LEVEL,…", help="cli-field-levels", show_default=False)]
Kept = Annotated[Path | None, typer.Option("--results", metavar="FOLDER", help="cli-field-results", show_default=False)]
Page = Annotated[Path | None, typer.Option("--page", metavar="FILE", help="cli-field-page", show_default=False)]
SoFar = Annotated[bool, typer.Option("--so-far", help="cli-field-so-far")]
Write = Annotated[bool, typer.Option("--write", help="cli-field-write")]


def field(
    context: typer.Context,
    game: Ids = None,
    games: Games = 60,
    players: Seats = "",
    levels: Levels = "",
    seed: Seed = 0,
    jobs: Jobs = 1,
    results: Kept = None,
    page: Page = None,
    write: Write = False,
    so_far: SoFar = False,
    ray: Ray = None,
    json: Json = False,
) -> None:
    from caravansary.arena.contest import here, kept_games, run_contest
    from caravansary.arena.field import Field, field_report
    from caravansary.arena.on_ray import on_ray
    from caravansary.arena.strength import strength_page, write_strength

    speaker = speaker_of(context)
    command = f"caravansary field {' '.join(game or ())}".strip() + f" --games {games} --seed {seed}"
    command += f" --players {players}" if players else ""
    command += f" --levels {levels}" if levels else ""
    if results is not None:
        results.mkdir(parents=True, exist_ok=True)
    reports: list[tuple[str, FieldReport]] = []
    for found in [get_game(id) for id in game or game_ids()]:
        plan = Field(found.id, _seats(found, players), _levels(levels), games, seed)
        kept = None if results is None else results / f"{found.id}.jsonl"
        if so_far:
            played = [] if kept is None else list(kept_games(kept, plan).values())
        else:
            runner = here(jobs) if ray is None else on_ray(ray)
            with progress(speaker.title(found), len(plan.all_games())) as tell:
                played = run_contest(plan, runner, kept, tell)
        report = field_report(plan, played)
        reports.append((found.title, report))
        if write:
            write_strength(Path(str(files(found.package))), report, command)
        if not json:
            _show(report, speaker, found)
    if page is not None:
        page.write_text(strength_page(reports, command), encoding="utf-8")
    if json:
        print_json([report for _, report in reports])


def _seats(game: Game, words: str) -> list[int]:
    """The sizes of tables that were named and that the game has, or all; alone only where the rules have opponents."""
    possible = [number for number in game.seats if number > 1 or game.advice.opponents]
    if not words:
        return possible
    try:
        wanted = {int(word) for word in words.split(",")}
    except ValueError:
        raise SetupError(f"--players takes numbers and commas, such as 2,3,4, not '{words}'") from None
    found = [number for number in possible if number in wanted]
    if not found:
        raise SetupError(f"{game.id} is played by {', '.join(str(number) for number in possible)} here, not {words}")
    return found


def _levels(words: str) -> list[str]:
    """Weakest first."""
    all_levels = [name for name in bot_names() if name.startswith("level")]
    wanted = [word.strip() for word in words.split(",")] if words else all_levels
    for word in wanted:
        if word not in all_levels:
            raise SetupError(f"there is no level '{word}'; there are {', '.join(all_levels)}")
    return [level for level in all_levels if level in wanted]


def _show(report: FieldReport, speaker: Speaker, game: Game) -> None:
    table = Table(box=SIMPLE_HEAD, title=speaker.title(game), title_justify="left")
    for column in ("players", "bot", "rival", "share", "sure", "fair", "games"):
        left = column in ("bot", "rival")
        table.add_column(speaker.say(f"field-{column}"), justify="left" if left else "right", no_wrap=True)
    for line in report.matches:
        table.add_row(
            str(line.players),
            line.bot,
            line.rival,
            f"{100 * line.share:.1f} %",
            f"{100 * line.low:.1f} … {100 * line.high:.1f} %",
            f"{100 * line.fair:.0f} %",
            str(line.games),
        )
    PlainConsole().print(table)
