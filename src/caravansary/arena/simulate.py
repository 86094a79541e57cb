"""Simulate: many games of bots, on as many processes as wished, with the same result on any number of them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from caravansary.arena.pool import run_parts
from caravansary.arena.table import Outcome, Progress, Table, no_progress, play_game, record_game
from caravansary.bots import make_bot
from caravansary.core.game import EndlessGame
from caravansary.core.record import write_record


class Simulation(msgspec.Struct, frozen=True):
    """What to play. Game number i has the seed `<seed>/<i>`, whoever plays it and when.

    Bots sit in the order given; with `swap`, game i moves everybody i seats on, so that all get all seats.
    """

    table: Table
    bots: list[str]
    games: int
    seed: int = 0
    swap: bool = False
    records: str | None = None


class Result(msgspec.Struct, frozen=True):
    """Wins (ties shared) and mean points per bot in the order given, which without `swap` is per seat."""

    game: str
    players: int
    options: dict[str, str]
    games: int
    seed: int
    swap: bool
    bots: list[str]
    wins: list[float]
    mean_scores: list[float]
    decisions_per_game: float
    games_per_second: float
    seconds: float
    jobs: int


def simulate(plan: Simulation, jobs: int = 1, progress: Progress = no_progress) -> Result:
    """Plays all games; `progress` is told how many are done.

    More than one job starts new Python processes, so a script that calls this needs `if __name__ == "__main__"`.
    """
    if plan.records is not None:
        Path(plan.records).mkdir(parents=True, exist_ok=True)
    start = time.perf_counter()
    outcomes: dict[int, Outcome] = {}
    for part in run_parts(play_part, plan, range(plan.games), jobs):
        outcomes.update(part)
        progress(len(outcomes))
    return _result(plan, jobs, [outcomes[i] for i in range(plan.games)], time.perf_counter() - start)


def play_part(plan: Simulation, indices: Sequence[int]) -> dict[int, Outcome]:
    """Plays some of the games; this is what runs in a worker process."""
    setup = plan.table.setup()
    found: dict[int, Outcome] = {}
    for index in indices:
        order = seating(plan, index)
        names = [plan.bots[bot] for bot in order]
        bots = [make_bot(name) for name in names]
        seed = f"{plan.seed}/{index}"
        try:
            if plan.records is None:
                found[index] = play_game(setup, bots, seed)
            else:
                found[index] = _play_and_keep(plan, record_game(setup, bots, seed, names), index)
        except EndlessGame as error:
            raise EndlessGame(f"{error}; game {index} is kept in {_keep_endless(plan, error, index)}") from None
        except Exception as error:
            error.add_note(f"in game {index} of seed {plan.seed}: {plan.table}, bots {names}")
            raise
    return found


def _play_and_keep(plan: Simulation, outcome: Outcome, index: int) -> Outcome:
    assert plan.records is not None
    assert outcome.record is not None
    write_record(Path(plan.records) / f"{plan.table.game}-{plan.seed}-{index:06d}.json", outcome.record)
    return msgspec.structs.replace(outcome, record=None)


def _keep_endless(plan: Simulation, error: EndlessGame, index: int) -> Path:
    """Writes the record of a game that was given up beside the others, or here."""
    assert error.record is not None
    file = Path(plan.records or ".") / f"endless-{plan.table.game}-{plan.seed}-{index:06d}.json"
    write_record(file, error.record)
    return file


def seating(plan: Simulation, index: int) -> list[int]:
    """Which bot sits in each seat in a game."""
    seats = len(plan.bots)
    turn = index % seats if plan.swap else 0
    return [(seat + turn) % seats for seat in range(seats)]


def _result(plan: Simulation, jobs: int, outcomes: list[Outcome], seconds: float) -> Result:
    seats = len(plan.bots)
    wins = [0.0] * seats
    points = [0] * seats
    decisions = 0
    for index, outcome in enumerate(outcomes):
        decisions += outcome.decisions
        for seat, bot in enumerate(seating(plan, index)):
            wins[bot] += outcome.shares[seat]
            points[bot] += outcome.scores[seat]
    return Result(
        game=plan.table.game,
        players=seats,
        options=plan.table.options,
        games=plan.games,
        seed=plan.seed,
        swap=plan.swap,
        bots=plan.bots,
        wins=[round(won, 6) for won in wins],
        mean_scores=[round(sum_ / plan.games, 3) for sum_ in points],
        decisions_per_game=round(decisions / plan.games, 2),
        games_per_second=round(plan.games / seconds, 2),
        seconds=round(seconds, 2),
        jobs=jobs,
    )
