"""Fitting: better weights for a game's evaluation from how its own games went on, by temporal differences.

Greedy bots play games under the weights found so far. At every turn the evaluation says by how much each seat leads;
what it said later, and the end of the game, tell how wrong that was. The weights take the step that would have made
these errors least (TD(lambda), solved at once as least squares), and new games are played under them. In the end they
play a match against the weights of the file on other dice.

Some weights steer rather than estimate: they make a bot hurry, say. Those are kept, and what they add is no claim.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

import msgspec

from caravansary.arena.peers import PeerMissing
from caravansary.arena.pool import run_parts
from caravansary.arena.table import Progress, Table, no_progress
from caravansary.arena.tune import Tuned, checked, weights_of
from caravansary.bots.greedy import Evaluate, GreedyBot
from caravansary.core.chance import Seeded
from caravansary.core.game import Game, SetupError
from caravansary.core.position import Position

NUDGE = 0.1
"""By so much of itself a weight is moved to see what it adds."""
NOISE = 0.15
"""How much the bots misjudge, so that games differ."""
CAUTION = 0.1
"""How strongly weights are held where they are, compared to a weight of usual effect."""
LEAST, MOST = 0.4, 2.5
"""What a weight is multiplied with in one round."""


class Fitting(msgspec.Struct, frozen=True):
    """What to try. `trace` is lambda: 0 learns from the next turn alone, 1 from the end of the game alone."""

    table: Table
    rounds: int = 2
    games: int = 120
    check: int = 200
    seed: int = 0
    trace: float = 0.9
    keep: tuple[str, ...] = ()


class Watch(msgspec.Struct, frozen=True):
    """What worker processes are told: the weights to play under, and on which dice."""

    table: Table
    weights: dict[str, float]
    keep: tuple[str, ...]
    seed: str


class Course(msgspec.Struct, frozen=True):
    """One seat's view of a game: its lead over the mean of the others at every turn, and in the end.

    `effects` says for each weight that is not kept how much it adds to each of these leads.
    """

    leads: list[float]
    effects: list[list[float]]
    end: float


def fit(plan: Fitting, jobs: int = 1, progress: Progress = no_progress) -> Tuned:
    """The same result for the same plan on any number of jobs; `progress` is told the rounds done."""
    if find_spec("numpy") is None:
        raise PeerMissing("the package numpy is not installed; pip install 'caravansary[train]' brings it")
    start = weights_of(plan.table.setup().game)
    unknown = [name for name in plan.keep if name not in start]
    if unknown:
        raise SetupError(f"no weight is called {', '.join(unknown)}; there are {', '.join(start)}")
    weights = start
    for number in range(plan.rounds):
        watch = Watch(plan.table, weights, plan.keep, f"{plan.seed}/{number}")
        found: dict[int, list[Course]] = {}
        for part in run_parts(watch_some, watch, range(plan.games), jobs):
            found.update(part)
        courses = [course for game in range(plan.games) for course in found[game]]
        weights = corrected(weights, plan.keep, courses, plan.trace)
        progress(number + 1)
    return checked(plan.table, weights, plan.rounds, plan.check, plan.seed)


def watch_some(plan: Watch, numbers: Sequence[int]) -> dict[int, list[Course]]:
    """Plays some games; this is what runs in a worker process."""
    return {number: _watch(plan, f"{plan.seed}/{number}") for number in numbers}


def _watch(plan: Watch, seed: str) -> list[Course]:
    setup = plan.table.setup()
    play, judges = _judges(setup.game, plan)
    bot = GreedyBot(samples=1, noise=NOISE, evaluate=play)
    chance, thoughts = Seeded(seed), Seeded(f"{seed}/thoughts")
    state = setup.start(chance)
    seen: list[list[list[float]]] = []
    turn = -1
    answers = 0
    while state.actions:
        setup.check_length(answers)
        answers += 1
        if state.turn != turn:
            turn = state.turn
            seen.append([leads(judge(state)) for judge in judges])
        state.play(bot.choose(Position(state), thoughts), chance)
    ends = leads([float(sheet.total) for sheet in state.scores()])
    return [_course(seen, seat, ends[seat]) for seat in range(setup.seats)]


def _judges(game: Game, plan: Watch) -> tuple[Evaluate, list[Evaluate]]:
    """The evaluation to play by, and those to ask: without what is kept, and with each other weight nudged."""
    make = game.advice.evaluate_with
    assert make is not None
    claims = {**plan.weights, **dict.fromkeys(plan.keep, 0.0)}
    nudged = [make({**claims, name: claims[name] * (1.0 + NUDGE)}) for name in claims if name not in plan.keep]
    return make(plan.weights), [make(claims), *nudged]


def leads(values: Sequence[float]) -> list[float]:
    """How far each is ahead of the mean of the others.

    >>> leads([10.0, 4.0, 6.0])
    [5.0, -4.0, -1.0]
    """
    total = sum(values)
    return [value - (total - value) / (len(values) - 1) for value in values]


def _course(seen: list[list[list[float]]], seat: int, end: float) -> Course:
    own = [moment[0][seat] for moment in seen]
    effects = [[(nudged[seat] - lead) / NUDGE for nudged in moment[1:]] for moment, lead in zip(seen, own, strict=True)]
    return Course(own, effects, end)


def corrected(
    weights: dict[str, float], keep: Sequence[str], courses: Sequence[Course], trace: float
) -> dict[str, float]:
    """The weights after one step towards what the courses of the games tell."""
    import numpy as np

    effects = np.array([moment for course in courses for moment in course.effects])
    errors = np.array([error for course in courses for error in surprises(course.leads, course.end, trace)])
    usual = float(effects.std(axis=0).mean())
    normal = effects.T @ effects / len(errors) + CAUTION * usual**2 * np.eye(effects.shape[1])
    steps = np.linalg.solve(normal, effects.T @ errors / len(errors)).tolist()
    names = [name for name in weights if name not in keep]
    factors = {name: min(MOST, max(LEAST, 1.0 + step)) for name, step in zip(names, steps, strict=True)}
    return {name: float(f"{value * factors.get(name, 1.0):.4g}") for name, value in weights.items()}


def surprises(leads: Sequence[float], end: float, trace: float) -> list[float]:
    """By how much what came later differs from each lead; the later, the less it counts, by `trace` for every turn.

    >>> surprises([0.0, 2.0, 6.0], 10.0, 0.0), surprises([0.0, 2.0, 6.0], 10.0, 1.0)
    ([2.0, 4.0, 4.0], [10.0, 8.0, 4.0])
    """
    later = end
    found: list[float] = []
    for at in range(len(leads) - 1, -1, -1):
        if at + 1 < len(leads):
            later = (1.0 - trace) * leads[at + 1] + trace * later
        found.append(later - leads[at])
    found.reverse()
    return found
