"""Analysis: curves that end in the result, and losses that are found without hindsight."""

from __future__ import annotations

import msgspec
import pytest

from caravansary.arena.analysis import MOST_ITERATIONS, Analysis, analyse, count_questions
from caravansary.arena.table import record_game
from caravansary.bots import make_bot
from caravansary.core.chance import Seeded
from caravansary.core.match import Match
from caravansary.core.record import Record
from caravansary.core.registry import get_game
from caravansary.core.score import shares


def game(bots: list[str], seed: str = "analysis") -> Record:
    setup = get_game("yspahan").setup(len(bots))
    record = record_game(setup, [make_bot(bot) for bot in bots], seed, bots).record
    assert record is not None
    return record


@pytest.fixture(scope="module")
def record() -> Record:
    return game(["greedy", "random"])


@pytest.fixture(scope="module")
def analysis(record: Record) -> Analysis:
    return analyse(record, iterations=6, costliest=999)


def test_the_curve_ends_in_the_result(record: Record, analysis: Analysis) -> None:
    assert record.scores is not None
    assert analysis.over
    assert analysis.curve[-1].move == len(record.moves)
    assert analysis.curve[-1].chances == shares([(points,) for points in record.scores])
    assert all(sum(point.chances) == pytest.approx(1.0, abs=0.001) for point in analysis.curve)


def test_who_is_far_ahead_late_in_the_game_has_the_better_chance(analysis: Analysis) -> None:
    late = analysis.curve[-10]
    assert late.chances[0] > 0.9


def test_the_weaker_player_gives_more_away(analysis: Analysis) -> None:
    lost = [sum(moment.loss for moment in moments) for moments in analysis.costliest]
    assert lost[1] > lost[0]
    assert len(analysis.costliest[1]) > len(analysis.costliest[0])


def test_costly_decisions_are_those_of_the_record(record: Record, analysis: Analysis) -> None:
    for seat, moments in enumerate(analysis.costliest):
        assert moments
        assert [moment.loss for moment in moments] == sorted((moment.loss for moment in moments), reverse=True)
        for moment in moments:
            assert moment.seat == seat
            assert moment.played == record.moves[moment.move].action
            assert moment.better != moment.played


def test_progress_counts_up_to_all_questions_and_jobs_change_nothing(record: Record, analysis: Analysis) -> None:
    told: list[int] = []
    assert analyse(record, 6, costliest=999, jobs=2, progress=told.append) == analysis
    assert told[-1] == count_questions(record)


def test_an_unfinished_game_is_judged_up_to_its_open_question() -> None:
    whole = game(["random", "random"])
    half = msgspec.structs.replace(whole, moves=whole.moves[:30], scores=None)
    found = analyse(half, iterations=2, costliest=2)
    assert not found.over
    assert found.curve[-1].move <= 30
    assert [len(moments) for moments in found.costliest] == [2, 2]


@pytest.mark.parametrize(("id", "iterations"), [("wayfarers", 32), ("yspahan", MOST_ITERATIONS)])
def test_unless_told_it_thinks_as_much_as_the_strongest_level_but_not_for_ever(id: str, iterations: int) -> None:
    match = Match(get_game(id).setup(2), Seeded(1), ["a", "b"])
    assert analyse(match.record()).iterations == iterations <= get_game(id).advice.search.iterations[-1]
