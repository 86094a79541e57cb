"""Do games end? Random answers mostly stumble to an end; bots that know what they want may circle for ever."""

from __future__ import annotations

from caravansary.arena.table import record_game
from caravansary.bots import make_bot
from caravansary.core.conformance import Failure, Report
from caravansary.core.game import EndlessGame, Game

PROMISE = "greedy_games_end"


def check_endings(game: Game, report: Report, seed: int | str = 0) -> None:
    """Plays a game of greedy bots for every number of players; one that is given up is a failure of the report."""
    for seats in game.seats:
        report.checks[PROMISE] += 1
        setup = game.setup(seats)
        names = ["greedy"] * seats
        try:
            outcome = record_game(setup, [make_bot(name) for name in names], f"{seed}/{seats}", names)
        except EndlessGame as error:
            moves = 0 if error.record is None else len(error.record.moves)
            report.failures.append(Failure(PROMISE, f"{seats} players", str(seed), moves, str(error), error.record))
        else:
            report.longest = max(report.longest, outcome.decisions)
