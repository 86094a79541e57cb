"""Bench: the speed of the engine alone in random play on one core, and of others' engines in the same run."""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Protocol

import msgspec

from caravansary.arena.table import Progress, no_progress
from caravansary.core.chance import Seeded
from caravansary.core.game import Setup
from caravansary.core.state import State

ROUNDS = 9
COPY_EVERY = 16
EXTENSIONS = (".so", ".pyd")


class Figures(msgspec.Struct, frozen=True, omit_defaults=True):
    """One engine's speed; the ratios are against the peer, below 1 is faster."""

    players: int
    games_per_second: float
    us_per_decision: float
    copy_us: float
    compiled: bool
    ratio_us_per_decision: float | None = None
    ratio_copy: float | None = None


class Bench(msgspec.Struct, frozen=True):
    games: dict[str, Figures]
    peers: dict[str, Figures]


class Engine(Protocol):
    """Something that plays whole random games as fast as it can."""

    name: str
    players: int
    compiled: bool

    def play(self, number: int) -> int:
        """Plays random game `number` to its end and says how many decisions it took."""
        ...

    def copiers(self) -> Sequence[Callable[[], object]]:
        """For some states along a random game, what copies them."""
        ...


class OwnEngine:
    """A game of ours, without listener, record or undo."""

    def __init__(self, setup: Setup) -> None:
        self.name = setup.game.id
        self.players = setup.seats
        self.compiled = is_compiled(State) and is_compiled(type(setup.start(Seeded(0))))
        self._setup = setup

    def play(self, number: int) -> int:
        chance = Seeded(number)
        pick = chance.pick
        state = self._setup.start(chance)
        play = state.play
        decisions = 0
        longest = self._setup.game.longest
        while (actions := state.actions) and decisions < longest:
            play(actions[pick(len(actions))], chance)
            decisions += 1
        return decisions

    def copiers(self) -> Sequence[Callable[[], object]]:
        chance = Seeded(0)
        state = self._setup.start(chance)
        found: list[Callable[[], object]] = []
        decisions = 0
        while actions := state.actions:
            if decisions % COPY_EVERY == 0:
                found.append(state.copy().copy)
            state.play(actions[chance.pick(len(actions))], chance)
            decisions += 1
        return found


def is_compiled(cls: type) -> bool:
    file = sys.modules[cls.__module__].__file__ or ""
    return Path(file).suffix in EXTENSIONS


@dataclass
class _Measures:
    """One engine's figures, round by round."""

    copiers: Sequence[Callable[[], object]]
    played: int = 0
    per_game: list[float] = field(default_factory=list)
    per_decision: list[float] = field(default_factory=list)
    per_copy: list[float] = field(default_factory=list)


def bench(
    engines: Sequence[Engine], peers: Sequence[Engine] = (), seconds: float = 3.0, progress: Progress = no_progress
) -> Bench:
    """Measures all engines in turns, round by round, so that a noisy machine disturbs all alike; medians count.

    `seconds` is the time spent on each engine. Ratios are against the first peer, as the median over the rounds.
    """
    everyone = [*engines, *peers]
    measures = [_Measures(engine.copiers()) for engine in everyone]
    for round_ in range(ROUNDS):
        for engine, measure in zip(everyone, measures, strict=True):
            _play_for(engine, measure, seconds / ROUNDS)
            _copy_for(measure, seconds / ROUNDS / 4)
        progress(round_ + 1)
    base = measures[len(engines)] if peers else None
    figures = [_figures(engine, measure, base) for engine, measure in zip(everyone, measures, strict=True)]
    return Bench(
        games={engine.name: one for engine, one in zip(engines, figures, strict=False)},
        peers={peer.name: one for peer, one in zip(peers, figures[len(engines) :], strict=True)},
    )


def _play_for(engine: Engine, measure: _Measures, seconds: float) -> None:
    """Whole games until the time is up, at least one."""
    gc.collect()
    games = decisions = 0
    start = now = time.perf_counter()
    while now - start < seconds:
        decisions += engine.play(measure.played + games)
        games += 1
        now = time.perf_counter()
    measure.played += games
    measure.per_game.append((now - start) / games)
    measure.per_decision.append((now - start) / decisions)


def _copy_for(measure: _Measures, seconds: float) -> None:
    gc.collect()
    copiers = measure.copiers
    copies = 0
    start = now = time.perf_counter()
    while now - start < seconds:
        for copy in copiers:
            copy()
        copies += len(copiers)
        now = time.perf_counter()
    measure.per_copy.append((now - start) / copies)


def _figures(engine: Engine, measure: _Measures, base: _Measures | None) -> Figures:
    compared = base is not None and base is not measure
    return Figures(
        players=engine.players,
        games_per_second=round(1 / median(measure.per_game), 2),
        us_per_decision=round(median(measure.per_decision) * 1e6, 3),
        copy_us=round(median(measure.per_copy) * 1e6, 3),
        compiled=engine.compiled,
        ratio_us_per_decision=_ratio(measure.per_decision, base.per_decision) if base and compared else None,
        ratio_copy=_ratio(measure.per_copy, base.per_copy) if base and compared else None,
    )


def _ratio(ours: list[float], theirs: list[float]) -> float:
    return round(median(own / peer for own, peer in zip(ours, theirs, strict=True)), 4)
