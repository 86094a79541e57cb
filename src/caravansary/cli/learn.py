"""`caravansary learn`: a judgement of positions for a game's master, from games played by it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from caravansary.cli.fit import Rounds
from caravansary.cli.options import GameId, Json, Players, speaker_of
from caravansary.cli.output import progress
from caravansary.cli.tune import Jobs, tell_found
from caravansary.core.registry import get_game

Games = Annotated[int, typer.Option("--games", "-n", min=1, metavar="N", help="cli-fit-games")]
Lead = Annotated[float, typer.Option("--lead", min=1.0, metavar="POINTS", help="cli-learn-lead")]
Check = Annotated[int, typer.Option("--check", min=1, metavar="N", help="cli-learn-check")]
Seed = Annotated[int, typer.Option("--seed", metavar="N", help="cli-learn-seed")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-learn-out", show_default=False)]


def learn(
    context: typer.Context,
    game: GameId,
    players: Players = None,
    rounds: Rounds = 6,
    games: Games = 120,
    lead: Lead = 60.0,
    check: Check = 200,
    seed: Seed = 0,
    jobs: Jobs = 1,
    out: Out = None,
    json: Json = False,
) -> None:
    from caravansary.arena import learn as arena

    speaker = speaker_of(context)
    table = arena.learning_table(get_game(game), players)
    plan = arena.Learning(table, rounds, games, check, seed, lead)
    with progress(speaker.say("learn-progress"), rounds) as tell:
        learned = arena.learn(plan, jobs, tell)
    command = (
        f"caravansary learn {game} --players {table.players} --rounds {rounds} --games {games} --lead {lead:g}"
        f" --check {check} --seed {seed}"
    )
    tell_found(speaker, "learn-summary", learned, arena.judgement_file(learned, command), out, json)
