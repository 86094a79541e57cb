"""`caravansary learn`: a judgement of positions for a game's master, from games played by it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from caravansary.cli.fit import Rounds
from caravansary.cli.options import GameId, Json, OptionList, Players, parse_options, speaker_of
from caravansary.cli.output import progress
from caravansary.cli.tune import Jobs, tell_found
from caravansary.core.game import Game, SetupError
from caravansary.core.judgement import read_judgement
from caravansary.core.registry import get_game

Games = Annotated[int, typer.Option("--games", "-n", min=1, metavar="N", help="cli-fit-games")]
Lead = Annotated[float, typer.Option("--lead", min=1.0, metavar="POINTS", help="cli-learn-lead")]
Check = Annotated[int, typer.Option("--check", min=1, metavar="N", help="cli-learn-check")]
Noises = Annotated[
    list[float] | None, typer.Option("--noise", min=0.0, metavar="X", help="cli-learn-noise", show_default=False)
]
Think = Annotated[int, typer.Option("--think", min=0, metavar="N", help="cli-learn-think")]
From = Annotated[Path | None, typer.Option("--from", metavar="FILE", help="cli-learn-from", show_default=False)]
Seed = Annotated[int, typer.Option("--seed", metavar="N", help="cli-learn-seed")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-learn-out", show_default=False)]


def learn(
    context: typer.Context,
    game: GameId,
    players: Players = None,
    rounds: Rounds = 6,
    games: Games = 120,
    noise: Noises = None,
    think: Think = 0,
    lead: Lead = 60.0,
    check: Check = 200,
    seed: Seed = 0,
    start: From = None,
    option: OptionList = None,
    jobs: Jobs = 1,
    out: Out = None,
    json: Json = False,
) -> None:
    from caravansary.arena import learn as arena

    speaker = speaker_of(context)
    table = arena.learning_table(get_game(game), players, parse_options(option or ()))
    before = "" if start is None else start.read_text(encoding="utf-8")
    weights = None if start is None else _weights(get_game(game), start, before)
    plan = arena.Learning(table, rounds, games, check, seed, lead, tuple(noise or arena.NOISES), weights, think)
    with progress(speaker.say("learn-progress"), rounds) as tell:
        learned = arena.learn(plan, jobs, tell)
    command = f"caravansary learn {game} --players {table.players}{''.join(f' -o {one}' for one in option or ())}"
    command += "" if start is None else f" --from {start.name}"
    command += f" --rounds {rounds} --games {games}{''.join(f' --noise {one:g}' for one in noise or ())}"
    command += f" --think {think}" if think else ""
    command += f" --lead {lead:g} --check {check} --seed {seed}"
    text = arena.judgement_file(learned, command, arena.commands_of(before))
    tell_found(speaker, "learn-summary", learned, text, out, json)


def _weights(game: Game, file: Path, text: str) -> list[list[float]]:
    """The weights of a judgement file, if they are of the game's features."""
    from caravansary.arena.learn import features_of

    try:
        found = read_judgement(text, features_of(game).names, file.name)
    except ValueError as error:
        raise SetupError(str(error)) from None
    return [found.early, found.late]
