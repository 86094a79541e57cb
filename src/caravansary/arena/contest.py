"""Contests: many games of bots by a plan, on processes here or elsewhere, each kept as soon as it is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol, Self

import msgspec

from caravansary.arena.pool import run_parts
from caravansary.arena.table import Progress, Table, no_progress, play_game
from caravansary.bots import make_bot

Item = tuple[int, int]
"""A game of a contest: the group that plays, and the number of the game."""


class ContestError(ValueError):
    """The wished contest or its results file does not fit; says why."""


class Seating(msgspec.Struct, frozen=True):
    """One game to play: the table, the bots by seat, and the seed of its dice."""

    table: Table
    bots: list[str]
    seed: str


class Contest(Protocol):
    """A plan of games, which can be sent to worker processes and compared with a kept one."""

    @property
    def games(self) -> int:
        """How many games each group plays; more can be played later."""

    def all_games(self) -> list[Item]:
        """Every game, spread so that an early stop leaves all groups about equally far."""

    def seating(self, group: int, number: int) -> Seating:
        """Who plays where in a game."""

    def title(self) -> str:
        """What the contest is about, for somebody who has mixed up two files."""


class GameResult(msgspec.Struct, frozen=True):
    """One game: the bots by seat, their places, shares of the victory and points."""

    group: int
    number: int
    bots: list[str]
    places: list[int]
    shares: list[float]
    scores: list[int]


Runner = Callable[[Any, Sequence[Item]], Iterator[list[GameResult]]]
"""Plays some games of a contest, part by part."""


def here(jobs: int) -> Runner:
    """Plays on processes of this machine."""
    return lambda plan, items: run_parts(play_some, plan, items, jobs)


def run_contest(
    plan: Contest, runner: Runner, results: Path | None = None, progress: Progress = no_progress
) -> list[GameResult]:
    """Plays what is not in the results file yet, and keeps every game there at once: stop and resume as you like."""
    found = {} if results is None else kept_games(results, plan)
    missing = [item for item in plan.all_games() if item not in found]
    progress(len(found))
    if missing:
        with _Keeper(results, plan) as keeper:
            for part in runner(plan, missing):
                keeper.keep(part)
                found.update({(one.group, one.number): one for one in part})
                progress(len(found))
    return [found[item] for item in plan.all_games()]


def play_some(plan: Contest, items: Sequence[Item]) -> list[GameResult]:
    """Plays some of the games; this is what runs in a worker process."""
    found: list[GameResult] = []
    for group, number in items:
        game = plan.seating(group, number)
        outcome = play_game(game.table.setup(), [make_bot(name) for name in game.bots], game.seed)
        found.append(GameResult(group, number, game.bots, outcome.places, outcome.shares, outcome.scores))
    return found


class _Keeper:
    """Appends games to the results file, one JSON line each, after a first line that tells the plan."""

    def __init__(self, path: Path | None, plan: Contest) -> None:
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


def kept_games(path: Path, plan: Contest) -> dict[Item, GameResult]:
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
        stored = msgspec.json.decode(lines[0], type=type(plan))
        games = [msgspec.json.decode(line, type=GameResult) for line in lines[1:]]
    except msgspec.DecodeError as error:
        raise ContestError(f"{path}: not the results of such a contest: {error}") from None
    if msgspec.structs.replace(stored, games=plan.games) != plan:  # type: ignore[type-var]
        raise ContestError(f"{path}: holds another contest ({stored.title()})")
    return {(one.group, one.number): one for one in games}
