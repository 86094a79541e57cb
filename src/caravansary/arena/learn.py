"""Learning: a judgement of positions by their features, from how games went on that were played by it.

Whoever learns only from copies of itself takes what goes with victory among them for its cause. So lessons are a
league: one seat plays by weights found so far, the bad ones too, and at the others sit greedy bots that misjudge less,
all styles of the game, and copies of what was learned. What the seat overrates, it goes for, loses by, and so learns.
In the first round nobody has learned anything. After every round the weights are found anew from all games played
(`regression.py`).

Who plays alone learns too, if the rules bring an opponent: by the lead over that one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec

import msgspec

from caravansary.arena.peers import PeerMissing
from caravansary.arena.pool import run_parts
from caravansary.arena.rating import interval
from caravansary.arena.regression import Course, Weights, weights_from
from caravansary.arena.table import Progress, Table, contest_table, has_rival, no_progress, table_of
from caravansary.bots import Bot, make_bot, style_names
from caravansary.bots.greedy import GreedyBot
from caravansary.bots.search import SearchBot
from caravansary.core.advice import Features
from caravansary.core.chance import Seeded
from caravansary.core.game import Game, SetupError
from caravansary.core.judgement import Judge, Judgement, judge_by
from caravansary.core.position import Position
from caravansary.core.score import shares

NOISES = (0.15,)
"""How much the bots misjudge while they learn, so that games differ."""
DEPTH = 20
"""Bots that judge ends of turns look so many questions ahead, which is to the end."""
CALM = 1 / 3
"""The other seats misjudge less than who learns, by so much."""
LONGEST = 400
"""A game of so many turns is given up and teaches nothing."""
MADE_BY = "# Learned by "


class Learning(msgspec.Struct, frozen=True):
    """What to try.

    `lead`: a lead of many more points than this counts as hardly more: won is won.
    `noises`: how much bots misjudge, one value for each deal in turn. Bots that misjudge much explore more.
    `think`: who learns plays by a search of so many iterations, and not greedily; better games cost more time.
    `start`: weights to go on from. Without them nobody plays by weights in the first round.
    """

    table: Table
    rounds: int = 6
    games: int = 120
    check: int = 200
    seed: int = 0
    lead: float = 60.0
    noises: tuple[float, ...] = NOISES
    start: Weights | None = None
    think: int = 0


class Lesson(msgspec.Struct, frozen=True):
    """The games of one round, as worker processes are told of them; `seed` decides the dice.

    In each deal one seat plays by weights: those of the first of the `players`, then of the second, and so on in turn.
    Who sits at the others is drawn from the league.
    """

    table: Table
    players: list[Weights]
    noises: tuple[float, ...]
    seed: str
    think: int = 0


class Learned(msgspec.Struct, frozen=True):
    """The weights, and how greedy with them fared in games against the league, or alone against the rules' opponent."""

    game: str
    players: int
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
        lesson = Lesson(plan.table, list(found), plan.noises, f"{plan.seed}/{number}", plan.think)
        lessons.append(play(lesson, plan.games, jobs))
        found.append(weights_from(lessons, len(names), plan.lead, plan.start))
        progress(number + 1)
    weights = found[-1]
    courses = play(Lesson(plan.table, [weights], (0.0,), f"{plan.seed}/check"), plan.check, jobs)
    share = sum(course.share for course in courses) / len(courses)
    low, high = interval(share, len(courses))
    early, late = (dict(zip(names, some, strict=True)) for some in weights)
    rounded = (round(share, 4), round(low, 4), round(high, 4))
    return Learned(plan.table.game, plan.table.players, plan.seed, plan.rounds, early, late, len(courses), *rounded)


def features_of(game: Game) -> Features:
    if game.advice.features is None:
        raise SetupError(f"{game.id} has nothing to learn from: its advice needs `features`")
    return game.advice.features


def learning_table(game: Game, players: int | None, options: Mapping[str, str] | None = None) -> Table:
    """The table to learn at, if there is anything to learn from and somebody to beat."""
    features_of(game)
    if players != 1 or players not in game.seats:
        return table_of(game.setup(contest_table(game, players).players, options))
    setup = game.setup(players, options)
    if not has_rival(setup):
        raise SetupError("bots learn by beating somebody: at least 2 players, or an opponent that the rules play")
    return table_of(setup)


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
    bots = bots_of(lesson, setup.game, deal, own)
    chance, thoughts = Seeded(f"{lesson.seed}/{deal}"), Seeded(f"{lesson.seed}/{number}/thoughts")
    state = setup.start(chance)
    turns: list[list[list[float]]] = []
    turn = -1
    while state.actions and state.turn < LONGEST:
        if state.turn != turn:
            turn = state.turn
            turns.append(features.of(state))
        state.play(bots[state.seat].choose(Position(state), thoughts), chance)
    points = [sheet.total for sheet in state.scores()]
    return Course([] if state.actions else turns, points, shares(state.standing())[own])


def bots_of(lesson: Lesson, game: Game, deal: int, own: int) -> list[Bot]:
    """Who sits where in a deal: at the `own` seat who learns, at the others whom chance sends from the league."""
    turn, noise_turn = divmod(deal, len(lesson.noises))
    noise = lesson.noises[noise_turn]
    lots = Seeded(f"{lesson.seed}/{deal}/league")
    bots = [_from_league(lesson, game, noise * CALM, lots) for _ in range(lesson.table.players)]
    if lesson.players:
        bots[own] = _learner(game, lesson.players[turn % len(lesson.players)], noise, lesson.think)
    return bots


def _from_league(lesson: Lesson, game: Game, noise: float, lots: Seeded) -> Bot:
    """A greedy bot, a style, or as likely as a style somebody who plays by weights found so far."""
    styles = style_names(game)
    lot = lots.pick(len(styles) + (2 if lesson.players else 1))
    if lot < len(styles):
        return make_bot(styles[lot])
    weights = lesson.players[lots.pick(len(lesson.players))] if lot > len(styles) else None
    return _bot(game, weights, noise)


def _learner(game: Game, weights: Weights, noise: float, think: int) -> Bot:
    """Who does not misjudge may think."""
    if noise or not think:
        return _bot(game, weights, noise)
    return SearchBot(think, judge=_judge(game, weights))


def _bot(game: Game, weights: Weights | None, noise: float) -> GreedyBot:
    if weights is None:
        return GreedyBot(samples=1, noise=noise)
    return GreedyBot(samples=1, depth=DEPTH, noise=noise, judge=_judge(game, weights))


def _judge(game: Game, weights: Weights) -> Judge:
    return judge_by({0: Judgement(*weights)}, features_of(game).of, game.advice.evaluate)


def judgement_file(learned: Learned, command: str, before: Sequence[str] = ()) -> str:
    """The text of a judgement file, with how it came about, also `before` this command went on from it."""
    share = f"{100 * learned.share:.1f} % ({100 * learned.low:.1f} to {100 * learned.high:.1f})"
    rivals = "the league" if learned.players > 1 else "the opponent of the rules"
    lines = [
        *before,
        f"{MADE_BY}`{command}`.",
        f"# Greedy that compares the ends of its turns by it won {share} of {learned.games} games against {rivals}.",
        "# What one more of each feature is worth in points, at the start of the game and at its end.",
    ]
    for time, weights in (("early", learned.early), ("late", learned.late)):
        lines += ["", f"[{time}]", *(f'"{name}" = {weight:g}' for name, weight in weights.items())]
    return "\n".join(lines) + "\n"


def commands_of(text: str) -> list[str]:
    """The lines of a judgement file that say by which commands it was made."""
    return [line for line in text.splitlines() if line.startswith(MADE_BY)]
