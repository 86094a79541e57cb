"""`caravansary fit`: better weights for a game's evaluation, from how its own games went on."""

from __future__ import annotations

from typing import Annotated

import typer

from caravansary.cli.options import GameId, Json, Players, speaker_of
from caravansary.cli.output import progress
from caravansary.cli.tune import Check, Jobs, Out, Seed, tell_tuned
from caravansary.core.registry import get_game

Rounds = Annotated[int, typer.Option("--rounds", min=1, metavar="N", help="cli-fit-rounds")]
Games = Annotated[int, typer.Option("--games", "-n", min=1, metavar="N", help="cli-fit-games")]
Trace = Annotated[float, typer.Option("--trace", min=0.0, max=1.0, metavar="L", help="cli-fit-trace")]
Keep = Annotated[str, typer.Option("--keep", metavar="A,B", help="cli-fit-keep", show_default=False)]


def fit(
    context: typer.Context,
    game: GameId,
    players: Players = None,
    rounds: Rounds = 2,
    games: Games = 120,
    trace: Trace = 0.9,
    keep: Keep = "",
    check: Check = 200,
    seed: Seed = 0,
    jobs: Jobs = 1,
    out: Out = None,
    json: Json = False,
) -> None:
    from caravansary.arena import fit as arena
    from caravansary.arena.tune import tuning_table

    speaker = speaker_of(context)
    found = get_game(game)
    table = tuning_table(found, players)
    kept = tuple(name for name in keep.split(",") if name)
    plan = arena.Fitting(table, rounds, games, check, seed, trace, kept)
    with progress(speaker.say("tune-progress"), rounds) as tell:
        tuned = arena.fit(plan, jobs, tell)
    command = f"caravansary fit {game} --players {table.players} --rounds {rounds} --games {games} --trace {trace:g}"
    command += f" --keep {','.join(kept)}" if kept else ""
    tell_tuned(speaker, found, tuned, f"{command} --check {check} --seed {seed}", out, json)
