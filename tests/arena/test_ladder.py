"""Ladders: fair seating, results that survive a stop, ratings with honest intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

from caravansary.arena.contest import ContestError, GameResult, here, play_some, run_contest
from caravansary.arena.ladder import Ladder, standings
from caravansary.arena.rating import Results, interval, rate
from caravansary.arena.report import html_report
from caravansary.arena.table import table_of
from caravansary.core.registry import get_game


def plan(bots: Sequence[str], games: int, players: int = 2, seed: int = 0) -> Ladder:
    return Ladder(table_of(get_game("yspahan").setup(players)), list(bots), games, seed)


@pytest.mark.parametrize(("bots", "players", "groups"), [("abc", 2, 3), ("abcd", 3, 4), ("abcd", 4, 1), ("ab", 4, 3)])
def test_every_group_that_fills_a_table_plays(bots: str, players: int, groups: int) -> None:
    assert len(plan(bots, 10, players).groups()) == groups


def test_all_bots_sit_everywhere_equally_often() -> None:
    wish = plan(["random", "level1", "level2"], 4, players=3)
    games = run_contest(wish, here(1))
    assert len(games) == 6, "four games are rounded up to two rounds of three"
    seats = Counter((bot, seat) for game in games for seat, bot in enumerate(game.bots))
    assert set(seats.values()) == {2}


def test_the_number_of_jobs_changes_nothing() -> None:
    wish = plan(["random", "level1"], 8)
    assert run_contest(wish, here(1)) == run_contest(wish, here(2))


def test_a_stopped_ladder_goes_on_where_it_was(tmp_path: Path) -> None:
    wish = plan(["random", "level1"], 8)
    file = tmp_path / "results.jsonl"
    played: list[tuple[int, int]] = []

    def stops_after_three(one: Ladder, items: Sequence[tuple[int, int]]) -> Iterator[list[GameResult]]:
        for item in items[:3]:
            yield play_some(one, [item])
        raise KeyboardInterrupt

    def counts(one: Ladder, items: Sequence[tuple[int, int]]) -> Iterator[list[GameResult]]:
        for item in items:
            played.append(item)
            yield play_some(one, [item])

    with pytest.raises(KeyboardInterrupt):
        run_contest(wish, stops_after_three, file)
    with file.open("ab") as half:
        half.write(b'{"group": 0, "num')
    told: list[int] = []
    games = run_contest(wish, counts, file, told.append)
    assert len(played) == 5
    assert told == [3, 4, 5, 6, 7, 8]
    assert games == run_contest(wish, here(1))
    assert run_contest(wish, counts, file) == games, "nothing is left to play"
    more = run_contest(msgspec.structs.replace(wish, games=10), counts, file)
    assert more[:8] == games
    assert len(played) == 7


def test_the_results_of_another_ladder_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run_contest(plan(["random", "level1"], 2), here(1), file)
    with pytest.raises(ContestError, match="holds another contest"):
        run_contest(plan(["random", "level1"], 2, seed=1), here(1), file)
    file.write_text("hello\n")
    with pytest.raises(ContestError, match="not the results of such a contest"):
        run_contest(plan(["random", "level1"], 2), here(1), file)


@pytest.mark.parametrize("bots", [["random"], ["random", "random"]])
def test_a_ladder_needs_different_bots(bots: list[str]) -> None:
    with pytest.raises(ContestError, match="two or more different bots"):
        plan(bots, 2).groups()


def test_standings_have_the_promised_form() -> None:
    wish = plan(["random", "level1", "level3"], 4)
    result = standings(wish, run_contest(wish, here(1)))
    form = msgspec.to_builtins(result)
    assert {"bot", "elo", "low", "high", "games"} <= set(form["ratings"][0])
    assert {"a", "b", "games", "share", "low", "high"} <= set(form["pairs"][0])
    assert [line.bot for line in result.ratings] == ["level3", "level1", "random"]
    assert [line.games for line in result.ratings] == [8, 8, 8]
    assert sum(line.elo for line in result.ratings) == pytest.approx(0.0, abs=0.2)


def test_ratings_find_the_strengths_that_made_the_results() -> None:
    results = Results(3)
    results.add(0, 1, 0.64, weight=10_000)
    results.add(1, 2, 0.76, weight=10_000)
    rating = rate(results)
    assert rating.elo[0] - rating.elo[1] == pytest.approx(100, abs=2)
    assert rating.elo[1] - rating.elo[2] == pytest.approx(200, abs=2)


def test_more_games_make_ratings_surer() -> None:
    margins = []
    for games in (100, 400):
        results = Results(2)
        results.add(0, 1, 0.6, weight=games)
        margins.append(rate(results).margin[0])
    assert margins[0] == pytest.approx(2 * margins[1], rel=0.05)


def test_who_loses_everything_still_has_a_rating() -> None:
    results = Results(2)
    results.add(0, 1, 1.0, weight=50)
    rating = rate(results)
    assert 400 < rating.elo[0] - rating.elo[1] < 2000
    assert rating.margin[0] > 100


def test_an_interval_stays_within_bounds() -> None:
    assert interval(1.0, 20)[1] == 1.0
    assert 0.8 < interval(1.0, 20)[0] < 0.9
    assert interval(0.5, 0) == (0.0, 1.0)


def test_the_report_is_one_file_that_needs_nothing_else() -> None:
    wish = plan(["random", "level1"], 2)
    text = html_report(standings(wish, run_contest(wish, here(1))), "Yspahan <2>", "caravansary ladder")
    assert text.count("<svg") == 2
    assert "Yspahan &lt;2&gt;" in text
    assert "<script" not in text
    assert "http" not in text
