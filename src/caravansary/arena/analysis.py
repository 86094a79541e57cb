"""Analysis: every seat's chance of victory along a recorded game, how well it was played, and what cost most and why.

A first pass looks at all questions quickly. Then those that look costly are thought about again, for as long as there
is time. Whoever waits can be told what was found so far at any moment.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing

import msgspec

from caravansary.arena.accuracy import Quality, quality
from caravansary.arena.moments import Moment, Task, look_at
from caravansary.arena.pool import run_parts
from caravansary.core.chance import Chance
from caravansary.core.match import Match, resume
from caravansary.core.record import Record, encode_record
from caravansary.core.score import shares

VERSION = 2
"""Of what is kept of an analysis; an older one is made anew."""
MOST_ITERATIONS = 200
"""Nobody waits for more by default."""
SECONDS = 50.0
COSTLIEST = 5
QUICK = 8
"""The first pass spends so many times fewer iterations on a question."""
QUICK_SHARE = 0.5
"""The part of the time that the first pass should take."""
LONGEST_QUICK_SHARE = 0.75
"""The part of the time after which it is broken off, so that a slow machine thinks about costly decisions too."""
LONG_THOUGHT = 0.1
"""The part of the time that one question may take when it is thought about again."""
SMALL_PART = 4
"""How many questions a worker process takes at once."""


class Wish(msgspec.Struct, frozen=True):
    """What to analyse, the record as bytes, and how long.

    With `seconds` it takes about that long, on `jobs` processes, and thinks no more than `iterations` about a question.
    Without, it spends `iterations` on every question, and the same wish gives the same analysis. Where nobody says how
    many, they are as many as the game's strongest level has, up to `MOST_ITERATIONS`.
    """

    record: bytes
    iterations: int | None = None
    seconds: float | None = None
    jobs: int = 1
    seed: int = 0


class Point(msgspec.Struct, frozen=True):
    """The chances of victory after so many answers, by seat."""

    move: int
    chances: list[float]


class Analysis(msgspec.Struct, frozen=True):
    """`curve` is to be drawn; `quality` says how each seat played, `costliest` holds its worst decisions, worst first.

    `done` of `of` questions were looked at, `closer` of them once more.
    """

    version: int
    game: str
    players: list[str]
    iterations: int
    moves: int
    over: bool
    done: int
    of: int
    closer: int
    curve: list[Point]
    quality: list[Quality]
    costliest: list[list[Moment]]


class Study:
    """An analysis that is under way: what was found so far."""

    def __init__(self, record: Record, iterations: int | None = None, costliest: int = COSTLIEST) -> None:
        self.record = record
        self._match = resume(record, Chance())
        self._costliest = costliest
        setup = self._match.setup
        most = setup.game.advice.search_of(setup.seats).iterations[-1]
        self.iterations = iterations or min(MOST_ITERATIONS, most)
        self.questions = questions(self._match)
        self.closer = 0
        self._found: dict[int, Moment] = {}

    @property
    def done(self) -> int:
        return len(self._found)

    def add(self, moments: Sequence[Moment]) -> None:
        for moment in moments:
            self.closer += moment.move in self._found
            self._found[moment.move] = moment

    def costly_first(self) -> list[int]:
        """All questions, those first whose answer seems to have cost most."""
        found = sorted(self._found.values(), key=lambda moment: (-moment.loss, moment.move))
        return [moment.move for moment in found]

    def analysis(self) -> Analysis:
        match = self._match
        found = sorted(self._found.values(), key=lambda moment: moment.move)
        curve = [Point(moment.move, moment.chances) for moment in found]
        if match.state.over():
            curve.append(Point(len(match.played), shares(match.state.standing())))
        by_seat = [
            [moment for moment in found if moment.seat == seat and moment.played is not None]
            for seat in range(match.setup.seats)
        ]
        return Analysis(
            version=VERSION,
            game=self.record.game,
            players=self.record.seats,
            iterations=self.iterations,
            moves=len(match.played),
            over=match.state.over(),
            done=self.done,
            of=len(self.questions),
            closer=self.closer,
            curve=curve,
            quality=[quality((moment.turn, moment.loss) for moment in own) for own in by_seat],
            costliest=[_worst(own, self._costliest) for own in by_seat],
        )


StudyProgress = Callable[[Study], None]


def no_listener(_: Study) -> None:
    """Nobody wants to hear how far it is."""


def analyse(
    record: Record,
    iterations: int | None = None,
    costliest: int = COSTLIEST,
    jobs: int = 1,
    seed: int = 0,
    seconds: float | None = None,
    progress: StudyProgress = no_listener,
) -> Analysis:
    """Looks at all questions of a record that had a choice, as `Wish` says; `progress` is told whenever there is more.

    It takes long, so a server calls it in a worker process. RecordError says where a record is not legal.
    """
    began = time.monotonic()
    study = Study(record, iterations, costliest)
    wish = Wish(encode_record(record), study.iterations, seconds, jobs, seed)
    progress(study)
    for moments in _looks(study, wish, began):
        study.add(moments)
        progress(study)
    return study.analysis()


def _looks(study: Study, wish: Wish, began: float) -> Iterator[list[Moment]]:
    thorough = Task(wish.record, study.iterations, wish.seed)
    if wish.seconds is None:
        yield from run_parts(look_at, thorough, study.questions, wish.jobs, SMALL_PART)
        return
    end = began + wish.seconds
    each = QUICK_SHARE * wish.seconds * wish.jobs / max(1, len(study.questions))
    quick = msgspec.structs.replace(thorough, iterations=max(1, study.iterations // QUICK), seconds=each)
    enough = began + LONGEST_QUICK_SHARE * wish.seconds
    yield from _until(enough, run_parts(look_at, quick, scattered(study.questions), wish.jobs, SMALL_PART))
    thorough = msgspec.structs.replace(thorough, seconds=LONG_THOUGHT * wish.seconds)
    yield from _until(end, run_parts(look_at, thorough, study.costly_first(), wish.jobs, 1))


def _until(end: float, looks: Generator[list[Moment], None, None]) -> Iterator[list[Moment]]:
    """What comes before the end of the time; then the processes that still think are ended."""
    with closing(looks):
        for found in looks:
            yield found
            if time.monotonic() > end:
                return


def scattered(moves: Sequence[int]) -> list[int]:
    """The same questions from all over the game, so that whoever watches or breaks off has seen something of all of it.

    >>> scattered([0, 1, 2, 3, 4, 5, 6, 7, 8])
    [0, 4, 8, 2, 6, 1, 5, 3, 7]
    """
    return [move for first in (0, 2, 1, 3) for move in moves[first::4]]


def questions(match: Match) -> list[int]:
    """After how many answers somebody had a choice, the question that is open now included."""
    state = match.at(0)
    found: list[int] = []
    for number in range(len(match.played) + 1):
        if len(state.actions) > 1:
            found.append(number)
        if number < len(match.played):
            state = match.at(number + 1)
    return found


def count_questions(record: Record) -> int:
    return len(questions(resume(record, Chance())))


def _worst(moments: Sequence[Moment], count: int) -> list[Moment]:
    costly = [moment for moment in moments if moment.loss > 0]
    return sorted(costly, key=lambda moment: -moment.loss)[:count]
