"""Learning: a judgement of positions by their features, from how games went on that were played by it.

In the first round greedy bots play each other. Then one seat plays by what was learned so far, and the others greedily:
what it overrates, it goes for, loses by, and so learns. After every round the weights are found anew from all games
played (`regression.py`).

A judgement that has seen one kind of game only takes what goes with victory there for its cause. Varied learning lets
all weights found so far play in turn, the bad ones too, against greedy bots that misjudge less, and sometimes against
themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

import msgspec

from caravansary.arena.peers import PeerMissing
from caravansary.arena.pool import run_parts
from caravansary.arena.rating import interval
from caravansary.arena.regression import Course, Weights, weights_from
from caravansary.arena.table import Progress, Table, contest_table, no_progress
from caravansary.bots.greedy import GreedyBot
from caravansary.core.advice import Features
from caravansary.core.chance import Seeded
from caravansary.core.game import Game, SetupError
from caravansary.core.judgement import Judgement, judge_by
from caravansary.core.position import Position
from caravansary.core.score import shares

NOISES = (0.15,)
"""How much the bots misjudge while they learn, so that games differ."""
DEPTH = 20
"""Bots that judge ends of turns look so many questions ahead, which is to the end."""
CALM = 1 / 3
"""In varied learning greedy bots misjudge less than who learns, by so much."""
AGAINST_ITSELF = 3
"""In varied learning one of so many deals is played against itself."""
LONGEST = 400
"""A game of so many turns is given up and teaches nothing."""
MADE_BY = "# Learned by "


class Learning(msgspec.Struct, frozen=True):
    """What to try.

    `lead`: a lead of many more points than this counts as hardly more: won is won.
    `noises`: how much bots misjudge, one value for each deal in turn. Bots that misjudge much explore more.
    `start`: weights to go on from. Without them greedy bots play the first round.
    `varied`: play games of many kinds.
    """

    table: Table
    rounds: int = 6
    games: int = 120
    check: int = 200
    seed: int = 0
    lead: float = 60.0
    noises: tuple[float, ...] = NOISES
    start: Weights | None = None
    varied: bool = False


class Lesson(msgspec.Struct, frozen=True):
    """The games of one round, as worker processes are told of them; `seed` decides the dice.

    In each deal one seat plays by weights: those of the first of the `players`, then of the second, and so on in turn.
    Without players all seats play greedily.
    """

    table: Table
    players: list[Weights]
    noises: tuple[float, ...]
    seed: str
    varied: bool = False


class Learned(msgspec.Struct, frozen=True):
    """The weights, and how greedy with them fared in games against greedy without."""

    game: str
    seed: int
    rounds: int
    early: dict[str, float]
    late: dict[str, float]
    games: int
    share: float
    low: float
    high: float


def learn(plan: Learning, jobs: int = 1, progress: Progress = no_progress) -> Learned:
    """The same result for the same plan on any number of jobs; `progress` is told the rounds done."""
    if find_spec("numpy") is None:
        raise PeerMissing("the package numpy is not installed; pip install 'caravansary[train]' brings it")
    names = features_of(plan.table.setup().game).names
    lessons: list[list[Course]] = []
    found = [] if plan.start is None else [plan.start]
    for number in range(plan.rounds):
        players = found if plan.varied else found[-1:]
        lesson = Lesson(plan.table, players, plan.noises, f"{plan.seed}/{number}", plan.varied)
        lessons.append(play(lesson, plan.games, jobs))
        found.append(weights_from(lessons, len(names), plan.lead, plan.start))
        progress(number + 1)
    weights = found[-1]
    courses = play(Lesson(plan.table, [weights], (0.0,), f"{plan.seed}/check"), plan.check, jobs)
    share = sum(course.share for course in courses) / len(courses)
    low, high = interval(share, len(courses))
    early, late = (dict(zip(names, some, strict=True)) for some in weights)
    rounded = (round(share, 4), round(low, 4), round(high, 4))
    return Learned(plan.table.game, plan.seed, plan.rounds, early, late, len(courses), *rounded)


def features_of(game: Game) -> Features:
    if game.advice.features is None:
        raise SetupError(f"{game.id} has nothing to learn from: its advice needs `features`")
    return game.advice.features


def learning_table(game: Game, players: int | None) -> Table:
    """The table to learn at, if there is anything to learn from."""
    features_of(game)
    return contest_table(game, players)


def play(lesson: Lesson, games: int, jobs: int) -> list[Course]:
    """Plays all games of a lesson, in their order."""
    found: dict[int, Course] = {}
    for part in run_parts(play_some, lesson, range(games), jobs):
        found.update(part)
    return [found[number] for number in range(games)]


def play_some(lesson: Lesson, numbers: Sequence[int]) -> dict[int, Course]:
    """Plays some games; this is what runs in a worker process."""
    return {number: _play(lesson, number) for number in numbers}


def _play(lesson: Lesson, number: int) -> Course:
    """One game. Neighbours have the same dice, with the learned seat moved on."""
    setup = lesson.table.setup()
    features = features_of(setup.game)
    own = number % setup.seats
    deal = number // setup.seats
    one, other = players_of(lesson, setup.game, deal)
    bots = [one if seat == own else other for seat in range(setup.seats)]
    chance, thoughts = Seeded(f"{lesson.seed}/{deal}"), Seeded(f"{lesson.seed}/{number}/thoughts")
    state = setup.start(chance)
    turns: list[list[list[float]]] = []
    turn = -1
    while state.actions and state.turn < LONGEST:
        if state.turn != turn:
            turn = state.turn
            turns.append(features.of(state))
        state.play(bots[state.seat].choose(Position(state), thoughts), chance)
    points = [sheet.total for sheet in state.scores()[: setup.seats]]
    return Course([] if state.actions else turns, points, shares(state.standing())[own])


def players_of(lesson: Lesson, game: Game, deal: int) -> tuple[GreedyBot, GreedyBot]:
    """Who learns in a deal, and who plays at the other seats."""
    turn, noise_turn = divmod(deal, len(lesson.noises))
    noise = lesson.noises[noise_turn]
    if not lesson.players:
        return _bot(game, None, noise), _bot(game, None, noise)
    turn, player = divmod(turn, len(lesson.players))
    one = _bot(game, lesson.players[player], noise)
    if lesson.varied and turn % AGAINST_ITSELF == AGAINST_ITSELF - 1:
        return one, one
    return one, _bot(game, None, noise * CALM if lesson.varied else noise)


def _bot(game: Game, weights: Weights | None, noise: float) -> GreedyBot:
    if weights is None:
        return GreedyBot(samples=1, noise=noise)
    features = features_of(game)
    judge = judge_by(Judgement(*weights), features.of, game.advice.evaluate)
    return GreedyBot(samples=1, depth=DEPTH, noise=noise, judge=judge)


def judgement_file(learned: Learned, command: str, before: Sequence[str] = ()) -> str:
    """The text of judgement.toml, with how it came about, also `before` this command went on from it."""
    share = f"{100 * learned.share:.1f} % ({100 * learned.low:.1f} to {100 * learned.high:.1f})"
    lines = [
        *before,
        f"{MADE_BY}`{command}`.",
        f"# Greedy that compares the ends of its turns by it won {share} of {learned.games} games against greedy.",
        "# What one more of each feature is worth in points, at the start of the game and at its end.",
    ]
    for time, weights in (("early", learned.early), ("late", learned.late)):
        lines += ["", f"[{time}]", *(f'"{name}" = {weight:g}' for name, weight in weights.items())]
    return "\n".join(lines) + "\n"


def commands_of(text: str) -> list[str]:
    """The lines of a judgement.toml that say by which commands it was made."""
    return [line for line in text.splitlines() if line.startswith(MADE_BY)]
