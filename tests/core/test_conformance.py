"""The conformance suite itself: which set-ups it covers, and what it reports."""

from __future__ import annotations

from dataclasses import replace

from caravansary.core.advice import Advice
from caravansary.core.conformance import Effort, cases_of, check_game, games_of
from caravansary.core.conformance.suite import AFTER_EVERY_ANSWER, OF_A_POSITION, OF_A_WHOLE_GAME, OF_THE_GAME
from pebbles import GAME


def test_all_seat_counts_presets_and_single_options_are_covered() -> None:
    names = [case.name for case in cases_of(GAME, mixes=0)]
    assert names == [
        *("2-standard", "3-standard", "4-standard", "2-gentle", "3-gentle", "4-gentle"),
        *("2-hand=4", "3-hand=4", "4-hand=4"),
        *("2-hand=5", "3-hand=5"),  # four players cannot begin with five
        *("2-leftovers=free", "3-leftovers=free", "4-leftovers=free"),
    ]


def test_mixes_are_new_set_ups_and_always_the_same() -> None:
    cases = cases_of(GAME, mixes=20)
    setups = [(case.seats, sorted(case.setup(GAME).options.items())) for case in cases]
    assert len(cases) > len(cases_of(GAME, mixes=0))
    assert all(setups.count(setup) == 1 for setup in setups)
    assert [case.name for case in cases_of(GAME, mixes=20)] == [case.name for case in cases]


def test_by_default_every_set_up_is_played_and_enough_games_in_all() -> None:
    report = check_game(GAME, seed=1)
    assert report.ok
    assert report.cases == len(report.covered) == len(cases_of(GAME))
    assert report.games == games_of(report.cases) == 60
    assert games_of(200) == 200


def test_a_number_of_games_is_dealt_over_the_set_ups() -> None:
    cases = cases_of(GAME)[:3]
    report = check_game(GAME, games=4, cases=cases)
    assert (report.games, report.cases) == (4, 3)
    assert report.covered == {case.name for case in cases}


def test_progress_is_told_after_every_game() -> None:
    told: list[tuple[int, int]] = []
    check_game(GAME, games=3, progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_every_check_is_made_and_counted() -> None:
    report = check_game(GAME, games=2)
    checks = [*OF_THE_GAME, *AFTER_EVERY_ANSWER, *OF_A_POSITION, *OF_A_WHOLE_GAME]
    assert all(report.checks[check.__name__] > 0 for check in checks)
    assert report.checks["questions_are_proper"] == report.decisions + report.games
    assert 0 < report.varied <= report.secrets
    assert 0 < report.longest <= report.decisions


def test_more_effort_looks_at_more_positions() -> None:
    little = check_game(GAME, games=3, effort=Effort(every=50))
    much = check_game(GAME, games=3, effort=Effort(every=1))
    assert little.positions < much.positions == much.decisions + much.games


def test_the_same_seed_gives_the_same_report() -> None:
    assert check_game(GAME, games=3, seed="x") == check_game(GAME, games=3, seed="x")
    assert check_game(GAME, games=3, seed="x").decisions != check_game(GAME, games=3, seed="y").decisions


def test_a_game_without_advice_is_checked_too() -> None:
    assert check_game(replace(GAME, advice=Advice()), games=2).ok
