"""Ladder: bots play each other from all seats, and ratings say who is how much stronger, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Self

import msgspec

from caravansary.arena.pool import run_parts
from caravansary.arena.rating import Results, interval, rate
from caravansary.arena.table import Progress, Table, no_progress, play_game
from caravansary.bots import make_bot


class LadderError(ValueError):
    """The wished ladder or its results file does not fit; says why."""


class Ladder(msgspec.Struct, frozen=True):
    """What to play: every group of different bots that fills a table, `games` times, rounded up to all seatings.

    Games of one group come in rounds in which everybody moves on one seat; a round has the same dice for all seatings.
    """

    table: Table
    bots: list[str]
    games: int
    seed: int = 0

    def groups(self) -> list[tuple[str, ...]]:
        """Who plays together. Too few bots for a table sit there more than once."""
        seats = self.table.players
        if len(set(self.bots)) != len(self.bots) or len(self.bots) < 2:
            raise LadderError("a ladder needs two or more different bots")
        if seats < 2:
            raise LadderError("a ladder needs tables of two or more players")
        if len(self.bots) >= seats:
            return list(combinations(self.bots, seats))
        return [group for group in combinations_with_replacement(self.bots, seats) if len(set(group)) > 1]

    def rounds(self) -> int:
        return -(-self.games // self.table.players)

    def all_games(self) -> list[tuple[int, int]]:
        """Every game as (group, number), spread so that an early stop leaves all groups about equally far."""
        numbers = range(self.rounds() * self.table.players)
        return [(group, number) for number in numbers for group in range(len(self.groups()))]


class GameResult(msgspec.Struct, frozen=True):
    """One game: the bots by seat, their places, shares of the victory and points."""

    group: int
    number: int
    bots: list[str]
    places: list[int]
    shares: list[float]
    scores: list[int]


class RatingLine(msgspec.Struct, frozen=True):
    """A bot's Elo around the mean of the ladder, with its 95 % interval. `share` is its share of victories."""

    bot: str
    elo: float
    low: float
    high: float
    games: int
    share: float
    points: float


class PairLine(msgspec.Struct, frozen=True):
    """How often a came in before b (ties count one half), with the 95 % interval."""

    a: str
    b: str
    games: int
    share: float
    low: float
    high: float


class Standings(msgspec.Struct, frozen=True):
    game: str
    players: int
    options: dict[str, str]
    seed: int
    games: int
    ratings: list[RatingLine]
    pairs: list[PairLine]


Runner = Callable[[Ladder, Sequence[tuple[int, int]]], Iterator[list[GameResult]]]


def here(jobs: int) -> Runner:
    """Plays on processes of this machine."""
    return lambda plan, items: run_parts(play_some, plan, items, jobs)


def run_ladder(
    plan: Ladder, runner: Runner, results: Path | None = None, progress: Progress = no_progress
) -> list[GameResult]:
    """Plays what is not in the results file yet, and keeps every game there at once: stop and resume as you like."""
    found = {} if results is None else _read(results, plan)
    missing = [item for item in plan.all_games() if item not in found]
    progress(len(found))
    if missing:
        with _Keeper(results, plan) as keeper:
            for part in runner(plan, missing):
                keeper.keep(part)
                found.update({(one.group, one.number): one for one in part})
                progress(len(found))
    return [found[item] for item in plan.all_games()]


def play_some(plan: Ladder, items: Sequence[tuple[int, int]]) -> list[GameResult]:
    """Plays some of the games; this is what runs in a worker process."""
    setup = plan.table.setup()
    groups = plan.groups()
    seats = plan.table.players
    found: list[GameResult] = []
    for group, number in items:
        round_, turn = divmod(number, seats)
        names = [groups[group][(seat + turn) % seats] for seat in range(seats)]
        outcome = play_game(setup, [make_bot(name) for name in names], f"{plan.seed}/{group}/{round_}")
        found.append(GameResult(group, number, names, outcome.places, outcome.shares, outcome.scores))
    return found


class _Keeper:
    """Appends games to the results file, one JSON line each, after a first line that tells the plan."""

    def __init__(self, path: Path | None, plan: Ladder) -> None:
        self._file = None if path is None else path.open("ab")
        if self._file is not None and self._file.tell() == 0:
            self._write(plan)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def keep(self, games: Sequence[GameResult]) -> None:
        for game in games:
            self._write(game)

    def _write(self, line: object) -> None:
        if self._file is not None:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()


def _read(path: Path, plan: Ladder) -> dict[tuple[int, int], GameResult]:
    """The games of a results file, which must belong to this plan; a last line that was cut off is removed."""
    if not path.exists():
        return {}
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        path.write_bytes(whole)
    lines = whole.splitlines()
    if not lines:
        return {}
    try:
        stored = msgspec.json.decode(lines[0], type=Ladder)
        games = [msgspec.json.decode(line, type=GameResult) for line in lines[1:]]
    except msgspec.DecodeError as error:
        raise LadderError(f"{path}: not the results of a ladder: {error}") from None
    if msgspec.structs.replace(stored, games=plan.games) != plan:
        raise LadderError(f"{path}: holds another ladder ({stored.table.game}, bots {', '.join(stored.bots)})")
    return {(one.group, one.number): one for one in games}


def standings(plan: Ladder, games: Sequence[GameResult]) -> Standings:
    """Ratings, best first, and every pair. Bots of one name at a table do not play each other."""
    index = {bot: i for i, bot in enumerate(plan.bots)}
    plain = Results(len(plan.bots))
    weighted = Results(len(plan.bots))
    for game in games:
        for one, other in combinations(range(len(game.bots)), 2):
            a, b = index[game.bots[one]], index[game.bots[other]]
            if a != b:
                share = 0.5 + 0.5 * ((game.places[one] < game.places[other]) - (game.places[one] > game.places[other]))
                plain.add(a, b, share)
                weighted.add(a, b, share, 2.0 / len(game.bots))
    rating = rate(weighted)
    lines = [
        _rating_line(bot, games, round(rating.elo[i], 1), round(rating.margin[i], 1)) for i, bot in enumerate(plan.bots)
    ]
    pairs = [_pair_line(plan.bots, plain, a, b) for a, b in combinations(range(len(plan.bots)), 2)]
    return Standings(
        game=plan.table.game,
        players=plan.table.players,
        options=plan.table.options,
        seed=plan.seed,
        games=len(games),
        ratings=sorted(lines, key=lambda line: -line.elo),
        pairs=pairs,
    )


def _rating_line(bot: str, games: Sequence[GameResult], elo: float, margin: float) -> RatingLine:
    seats = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
    count = len(seats)
    return RatingLine(
        bot=bot,
        elo=elo,
        low=round(elo - margin, 1),
        high=round(elo + margin, 1),
        games=len({(game.group, game.number) for game, _ in seats}),
        share=round(sum(game.shares[seat] for game, seat in seats) / count, 4),
        points=round(sum(game.scores[seat] for game, seat in seats) / count, 2),
    )


def _pair_line(bots: Sequence[str], results: Results, a: int, b: int) -> PairLine:
    games = results.games(a, b)
    share = results.won[a][b] / games if games else 0.5
    low, high = interval(share, games)
    return PairLine(bots[a], bots[b], round(games), round(share, 4), round(low, 4), round(high, 4))
