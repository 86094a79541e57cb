"""Tuning: better weights for a game's evaluation by self-play, with CMA-ES (extra `train`).

A candidate is a factor for every weight. It plays greedily under its weights, from all seats with the same dice,
against greedy under those of the file and, in every other round, against styles of the game; its fitness is its mean
share of the victory, with the lead in points as a finer measure. In the end the middle of all candidates plays a
longer match on other dice against greedy alone, which says how much better it is.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from importlib.resources import files
from importlib.util import find_spec

import msgspec

from caravansary.arena.peers import PeerMissing
from caravansary.arena.pool import run_parts
from caravansary.arena.rating import interval
from caravansary.arena.table import Progress, Table, contest_table, no_progress, play_game
from caravansary.bots import Bot, make_bot, style_names
from caravansary.bots.greedy import GreedyBot
from caravansary.core.chance import Seeded
from caravansary.core.game import Game, SetupError

STEP = 0.25
"""How far the first candidates stray: about so much of a weight."""
LINE = re.compile(r"^(\w+)(\s*=\s*)([-+.\d]+(?:e[-+]?\d+)?)", re.MULTILINE)


class Tuning(msgspec.Struct, frozen=True):
    """What to try. Every candidate of every generation plays `games`, rounded up to both seats."""

    table: Table
    generations: int = 10
    population: int = 8
    games: int = 20
    check: int = 200
    seed: int = 0


class Tuned(msgspec.Struct, frozen=True):
    """The weights found, and the share of the check match they won against the old ones, with its 95 % interval."""

    game: str
    seed: int
    generations: int
    weights: dict[str, float]
    games: int
    share: float
    low: float
    high: float


class Round(msgspec.Struct, frozen=True):
    """What worker processes are told: who plays, on which dice, and whether styles play too."""

    table: Table
    candidates: list[dict[str, float]]
    games: int
    seed: str
    styles: bool = True


def tune(plan: Tuning, jobs: int = 1, progress: Progress = no_progress) -> Tuned:
    """The same result for the same plan on any number of jobs; `progress` is told the generations done."""
    if find_spec("cmaes") is None:
        raise PeerMissing("the package cmaes is not installed; pip install 'caravansary[train]' brings it")
    import numpy as np
    from cmaes import CMA

    start = weights_of(plan.table.setup().game)
    names = list(start)
    optimizer = CMA(mean=np.zeros(len(names)), sigma=STEP, seed=plan.seed, population_size=plan.population)
    for generation in range(plan.generations):
        steps = [optimizer.ask() for _ in range(plan.population)]
        candidates = [_scaled(start, names, step.tolist()) for step in steps]
        fitness = play_round(Round(plan.table, candidates, plan.games, f"{plan.seed}/{generation}"), jobs)
        optimizer.tell([(step, -worth) for step, (worth, _) in zip(steps, fitness, strict=True)])
        progress(generation + 1)
    found = _scaled(start, names, optimizer.mean.tolist())
    return checked(plan.table, found, plan.generations, plan.check, plan.seed)


def checked(table: Table, weights: dict[str, float], generations: int, games: int, seed: int) -> Tuned:
    """Plays new weights against those of the file on dice that nothing was tuned on."""
    share = play_round(Round(table, [weights], games, f"{seed}/check", styles=False), 1)[0][1]
    low, high = interval(share, games)
    return Tuned(table.game, seed, generations, weights, games, round(share, 4), round(low, 4), round(high, 4))


def tuning_table(game: Game, players: int | None) -> Table:
    """The table to tune at, if there is anything to tune."""
    weights_of(game)
    return contest_table(game, players)


def weights_of(game: Game) -> dict[str, float]:
    if not game.advice.weights or game.advice.evaluate_with is None:
        raise SetupError(f"{game.id} has no weights to tune: its advice needs `weights` and `evaluate_with`")
    return dict(game.advice.weights)


def _scaled(start: dict[str, float], names: Sequence[str], steps: Sequence[float]) -> dict[str, float]:
    return {name: float(f"{start[name] * math.exp(step):.4g}") for name, step in zip(names, steps, strict=True)}


def play_round(plan: Round, jobs: int) -> list[tuple[float, float]]:
    """Fitness and share of victories of every candidate."""
    found: dict[int, tuple[float, float]] = {}
    for part in run_parts(try_some, plan, range(len(plan.candidates)), jobs):
        found.update(part)
    return [found[i] for i in range(len(plan.candidates))]


def try_some(plan: Round, numbers: Sequence[int]) -> dict[int, tuple[float, float]]:
    """Plays the games of some candidates; this is what runs in a worker process."""
    return {number: _try(plan, plan.candidates[number]) for number in numbers}


def _try(plan: Round, weights: dict[str, float]) -> tuple[float, float]:
    setup = plan.table.setup()
    game = setup.game
    assert game.advice.evaluate_with is not None
    judge = game.advice.evaluate_with(weights)
    seats = setup.seats
    games = -(-plan.games // seats) * seats
    worth = share = 0.0
    for number in range(games):
        round_, own = divmod(number, seats)
        bots = _rivals(game, seats, f"{plan.seed}/{round_}", plan.styles and round_ % 2 == 1)
        bots[own] = GreedyBot(samples=1, evaluate=judge)
        outcome = play_game(setup, bots, f"{plan.seed}/{round_}")
        best_other = max(points for seat, points in enumerate(outcome.scores) if seat != own)
        share += outcome.shares[own]
        lead = (outcome.scores[own] - best_other) / game.advice.search.spread
        worth += outcome.shares[own] + 0.5 * math.tanh(lead / 2.0)
    return worth / games, share / games


def _rivals(game: Game, seats: int, seed: str, styles: bool) -> list[Bot]:
    """Greedy bots under the weights of the file, or styles by lot."""
    names = style_names(game)
    if not styles or not names:
        return [GreedyBot(samples=1) for _ in range(seats)]
    lots = Seeded(f"{seed}/styles")
    return [make_bot(names[lots.pick(len(names))]) for _ in range(seats)]


def weights_file(game: Game, tuned: Tuned, command: str) -> str:
    """The text of weights.toml with the new numbers, and how they came about; its other lines stay."""
    text = files(game.package).joinpath("weights.toml").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("# Tuned")]
    body = LINE.sub(
        lambda found: f"{found[1]}{found[2]}{tuned.weights.get(found[1], float(found[3])):g}", "\n".join(lines)
    )
    share = f"{100 * tuned.share:.1f} % ({100 * tuned.low:.1f} to {100 * tuned.high:.1f})"
    head = f"# Tuned by `{command}`.\n# Tuned weights won {share} of {tuned.games} games against those before.\n"
    return f"{head}{body}\n"
