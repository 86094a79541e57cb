"""What holds in every position of every game, and that nothing is left untested."""

import re
from pathlib import Path

import pytest

from tests.games.yspahan.builder import SCENARIOS
from tests.games.yspahan.playing import random_game

TESTS = [path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py"))]


def test_every_scenario_is_a_test() -> None:
    names = re.findall(r"\bdef (test_\w+)", "\n".join(TESTS))
    found = {number.upper() for name in names for number in re.findall(r"_(s\d\d)(?=_)", name)}
    assert found == set(SCENARIOS) and len(SCENARIOS) == 46


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", ["first", "second"])
def test_r41_r44_goods_cards_dice_and_points_are_kept_in_every_position(players: int, preset: str) -> None:
    totals = [0] * players
    for state in random_game(players, seed=players, preset=preset, two_player_game="true", goods_limit="25"):
        state.invariants()
        now = [sheet.total for sheet in state.scores()]
        assert all(after >= before for before, after in zip(totals, now, strict=True)), "scores never fall"
        totals = now
        if len(state.pile) == 0:
            assert not any(state.discard), "an empty pile is renewed at once"
        assert sum(state.white) <= state.white_dice and sum(state.yellow) <= 3
    assert (state.week, state.day) == (3, 7)


def test_r10_dice_only_leave_the_tower() -> None:
    """In the tower, in the group in hand, taken or gone: after the roll no floor ever gains a die."""
    before: list[int] = []
    day = (0, 0)
    for state in random_game(players=4, seed=11):
        now = [white + yellow for white, yellow in zip(state.white, state.yellow, strict=True)]
        if (state.week, state.day) == day and any(before):
            assert all(after in (0, old) or after < old for old, after in zip(before, now, strict=True))
        before, day = now, (state.week, state.day)
