"""The field: everybody is met, seats are fair, figures can be resumed and written down."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

from caravansary.arena.contest import GameResult, here, run_contest
from caravansary.arena.field import MIXED, Field, Match, field_report
from caravansary.arena.strength import strength_page, write_strength
from caravansary.bots import style_names
from caravansary.core.registry import get_game

STYLES = style_names(get_game("yspahan"))


def plan(levels: list[str], games: int = 6, players: tuple[int, ...] = (2, 3)) -> Field:
    return Field("yspahan", list(players), levels, games)


def test_a_level_meets_the_level_below_greedy_every_style_and_mixed_tables() -> None:
    rivals = [match.rival for match in plan(["level5"], players=(3,)).matches()]
    assert rivals == ["level4", "greedy", *STYLES, MIXED]
    assert [match.rival for match in plan(["level1"], players=(2,)).matches()] == [*STYLES, MIXED]


def test_who_is_measured_sits_everywhere_equally_often_and_a_deal_has_the_same_dice() -> None:
    field = plan(["level2"], games=4, players=(3,))
    seatings = [field.seating(group, number) for group, number in field.all_games() if group == 0]
    assert len(seatings) == 6, "four games are rounded up to two rounds of three"
    assert Counter(seating.bots.index("level2") for seating in seatings) == {0: 2, 1: 2, 2: 2}
    assert len({seating.seed for seating in seatings}) == 2


def test_mixed_tables_draw_different_rivals_from_everybody() -> None:
    field = plan(["level2"], games=60, players=(4,))
    group = field.matches().index(Match(4, "level2", MIXED))
    met = [name for number in range(0, 60, 4) for name in field.seating(group, number).bots if name != "level2"]
    assert {"greedy", "level1", *STYLES} <= set(met)
    assert len(met) == 45


def test_alone_a_level_meets_the_opponents_of_the_rules() -> None:
    field = Field("wayfarers", [1], ["level5"], 1)
    assert [match.rival for match in field.matches()] == [
        "alone:space",
        "alone:upgrade",
        "alone:townsfolk",
        "alone:journal",
    ]
    assert field.seating(1, 0).table.options == {"opponent": "upgrade"}


def test_the_weakest_match_comes_first_measured_by_the_fair_share() -> None:
    field = plan(["level5"], games=2)
    won = {Match(2, "level5", "greedy"): 0.6, Match(3, "level5", "level4"): 0.5}
    games: list[GameResult] = []
    for group, match in enumerate(field.matches()):
        share = won.get(match, 1.0)
        for number in range(2):
            bots = field.seating(group, number).bots
            own = bots.index("level5")
            shares = [share if seat == own else (1 - share) / (len(bots) - 1) for seat in range(len(bots))]
            places = [1 if seat == own else 2 for seat in range(len(bots))]
            games.append(GameResult(group, number, bots, places, shares, [10] * len(bots)))
    report = field_report(field, games)
    assert [(line.players, line.rival) for line in report.matches[:2]] == [(2, "greedy"), (3, "level4")]
    assert [line.weakest for line in report.levels] == ["greedy", "level4"]
    assert report.levels[0].low < report.levels[0].share < report.levels[0].high
    assert next(iter(report.elo)) == "level5"


def test_the_page_and_the_games_file_tell_what_was_measured(tmp_path: Path) -> None:
    field = plan(["level1"], games=2, players=(2,))
    report = field_report(field, run_contest(field, here(1), tmp_path / "yspahan.jsonl"))
    page = strength_page([("Yspahan", report)], "caravansary field yspahan")
    assert "## Yspahan" in page
    assert "| 2 | level1 | a mixed table |" in page
    write_strength(tmp_path, report, "caravansary field yspahan")
    assert (
        tomllib.loads((tmp_path / "strength.toml").read_text("utf-8"))["elo"]["yspahan-builder"]
        == report.elo[STYLES[0]]
    )
