"""Engines of others that the benchmark measures beside ours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any

from caravansary.arena.bench import COPY_EVERY, Engine


class PeerMissing(LookupError):
    """The peer's package is not installed."""


class Catanatron:
    """Catan for four by the Python package `catanatron`, played by its own random players."""

    name = "catanatron"
    players = 4
    compiled = False

    def __init__(self) -> None:
        if find_spec("catanatron") is None:
            raise PeerMissing("the package catanatron is not installed; pip install 'caravansary[dev]' brings it")
        from catanatron.game import TURNS_LIMIT, Game
        from catanatron.models.player import Color, RandomPlayer

        self._new: Callable[[int], Any] = lambda number: Game([RandomPlayer(color) for color in Color], number + 1)
        self._turns_limit = TURNS_LIMIT

    def play(self, number: int) -> int:
        game = self._new(number)
        limit = self._turns_limit
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < limit:
            game.play_tick()
            decisions += 1
        return decisions

    def copiers(self) -> Sequence[Callable[[], object]]:
        game = self._new(0)
        found: list[Callable[[], object]] = []
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < self._turns_limit:
            if decisions % COPY_EVERY == 0:
                found.append(game.copy().copy)
            game.play_tick()
            decisions += 1
        return found


def peers() -> list[Engine]:
    return [Catanatron()]
