"""Analysis: curves that end in the result, and losses that are found without hindsight."""

from __future__ import annotations

import msgspec
import pytest

from caravansary.arena.accuracy import grade_of, quality
from caravansary.arena.analysis import MOST_ITERATIONS, Analysis, Study, analyse, count_questions
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
    again = analyse(record, 6, costliest=999, jobs=2, progress=lambda study: told.append(study.done))
    assert again == analysis
    assert (told[0], told[-1]) == (0, count_questions(record))


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


def test_who_loses_chances_plays_less_accurately(analysis: Analysis) -> None:
    greedy, random = analysis.quality
    assert greedy.accuracy is not None
    assert random.accuracy is not None
    assert 0 <= random.accuracy < greedy.accuracy <= 1
    for found, moments in zip(analysis.quality, analysis.costliest, strict=True):
        grades = [moment.grade for moment in moments]
        counts = [grades.count("inaccuracy"), grades.count("mistake"), grades.count("blunder")]
        assert counts == [found.inaccuracies, found.mistakes, found.blunders]
        assert grades == [grade_of(moment.loss) for moment in moments]


def test_a_turn_is_as_bad_as_its_decisions_together() -> None:
    assert quality([(1, 0.1), (1, 0.1), (2, 0.0)]).accuracy == quality([(1, 0.2), (2, 0.0)]).accuracy
    assert quality([]).accuracy is None
    assert quality([(1, 0.0), (2, 0.0)]).accuracy == 1.0


def test_the_better_line_begins_with_the_better_answer(analysis: Analysis) -> None:
    explained = [moment for moments in analysis.costliest for moment in moments if moment.line]
    assert explained
    assert all(moment.line[0] == moment.better for moment in explained)
    assert any(len(moment.line) > 1 for moment in explained)


def test_with_a_limit_of_time_something_of_the_whole_game_is_seen_and_costly_decisions_twice(record: Record) -> None:
    studies: list[Study] = []
    found = analyse(record, seconds=4.0, progress=studies.append)
    assert found.done == studies[-1].done
    assert found.done <= found.of == count_questions(record)
    assert found.closer <= found.done
    moves = [point.move for point in found.curve]
    assert moves == sorted(moves)
    assert moves[-1] == len(record.moves)
