"""`caravansary tune`: better weights for a game's evaluation, by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from caravansary.cli.options import GameId, Json, Players, speaker_of
from caravansary.cli.output import print_json, print_lines, progress
from caravansary.core.game import Game
from caravansary.core.registry import get_game
from caravansary.locale import Speaker

if TYPE_CHECKING:
    from caravansary.arena.learn import Learned
    from caravansary.arena.tune import Tuned

Generations = Annotated[int, typer.Option("--generations", min=1, metavar="N", help="cli-tune-generations")]
Population = Annotated[int, typer.Option("--population", min=4, metavar="N", help="cli-tune-population")]
Games = Annotated[int, typer.Option("--games", "-n", min=2, metavar="N", help="cli-tune-games")]
Check = Annotated[int, typer.Option("--check", min=2, metavar="N", help="cli-tune-check")]
Seed = Annotated[int, typer.Option("--seed", metavar="N", help="cli-tune-seed")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, metavar="N", help="cli-jobs")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-tune-out", show_default=False)]


def tune(
    context: typer.Context,
    game: GameId,
    players: Players = None,
    generations: Generations = 10,
    population: Population = 8,
    games: Games = 20,
    check: Check = 200,
    seed: Seed = 0,
    jobs: Jobs = 1,
    out: Out = None,
    json: Json = False,
) -> None:
    from caravansary.arena import tune as arena

    speaker = speaker_of(context)
    found = get_game(game)
    table = arena.tuning_table(found, players)
    plan = arena.Tuning(table, generations, population, games, check, seed)
    with progress(speaker.say("tune-progress"), generations) as tell:
        tuned = arena.tune(plan, jobs, tell)
    command = (
        f"caravansary tune {game} --players {table.players} --generations {generations} --population {population}"
        f" --games {games} --check {check} --seed {seed}"
    )
    tell_tuned(speaker, found, tuned, command, out, json)


def tell_tuned(speaker: Speaker, game: Game, tuned: Tuned, command: str, out: Path | None, json: bool) -> None:
    """Writes the new weights, or prints them, with what they say of themselves."""
    from caravansary.arena.tune import weights_file

    tell_found(speaker, "tune-summary", tuned, weights_file(game, tuned, command), out, json)


def tell_found(speaker: Speaker, summary: str, found: Tuned | Learned, text: str, out: Path | None, json: bool) -> None:
    """Writes a file that was found by self-play, or prints it; the summary says how it fared."""
    if out is not None:
        out.write_text(text, encoding="utf-8")
    if json:
        print_json(found)
    elif out is None:
        print_lines(text.splitlines())
    else:
        shares = {
            "share": f"{100 * found.share:.1f}",
            "low": f"{100 * found.low:.1f}",
            "high": f"{100 * found.high:.1f}",
        }
        print_lines([speaker.say(summary, file=str(out), games=found.games, **shares)])
