"""Dice and the tower: R7 to R10."""

from collections import Counter
from itertools import combinations_with_replacement
from math import factorial, prod

import pytest

from caravansary.games.yspahan.box import FLOORS
from caravansary.games.yspahan.rules import tower
from tests.games.yspahan.builder import expect, table, yspahan


@pytest.mark.parametrize("gold", [0, 1, 2, 3, 4])
def test_r7_up_to_three_yellow_dice_for_one_gold_each(gold: int) -> None:
    game = yspahan(preset="first").given(asked="dice", gold={"blue": gold}, hands={"blue": "swap"})
    assert game.choices("dice") == [str(number) for number in range(min(gold, 3) + 1)]


def test_r7_without_gold_the_dice_are_rolled_at_once() -> None:
    game = yspahan().dice("1 1 1 1 2 2 2 2 2").given(asked="dice", gold={"blue": 0})
    assert game.asked == "blue group"


def test_r8_two_players_roll_eight_white_dice() -> None:
    game = yspahan(players=2).dice("1 1 1 1 2 2 2 2", "6").play("dice 1")
    assert game.floors["camel"] == [1, 4] and game.floors["bag"] == [2, 4] and game.floors["gold"] == [6, 1]
    assert game.told.left == []


def test_r7_r8_r9_s01_eleven_dice_are_sorted_into_the_tower() -> None:
    wanted = expect("S01")
    white, yellow = (" ".join(map(str, wanted[colour])) for colour in ("white", "yellow"))
    game = yspahan().dice(white, yellow).play("dice 2")
    assert game.floors == wanted["floors"]
    assert game.state.yellow == [1, 1, 0, 0, 0, 0]
    assert game.gold["blue"] == 0


@pytest.mark.parametrize("scenario", ["S12", "S13", "S14"])
def test_r9_dice_fill_the_floors_of(scenario: str) -> None:
    wanted = expect(scenario)
    game = yspahan(preset="first").given(asked="dice", hands={"blue": "swap"})
    game.dice(" ".join(map(str, wanted["white"])))
    game.play("dice 0")
    assert game.floors == wanted["floors"]


def test_r9_s12_two_values_leave_the_neighbourhoods_empty() -> None:
    game = yspahan().dice("2 2 2 2 5 5 5 5 5").play("dice 0")
    assert game.choices("floor") == ["camel", "gold"]


def test_r9_r14_s13_all_dice_alike_leave_one_group_and_cards_for_the_others() -> None:
    game = yspahan().given(asked="dice", camels={"green": 2}).dice("4 4 4 4 4 4 4 4 4").play("dice 0")
    assert game.asked == "blue action", "the only group is taken by itself"
    game.draws("swap", "gain_gold", "gain_gold").play("main")
    assert game.asked == "blue after" and game.camels["blue"] == 9
    game.play("end")
    assert game.asked == "green after" and game.hand("green") == ["swap"]
    assert "build paddock full" in game.legal
    game.play("end", "end", "end")
    assert game.hand("red") == game.hand("yellow") == ["gain_gold"]
    assert game.state.day == 2


def test_r9_s14_six_values_fill_the_whole_tower() -> None:
    game = yspahan().dice("1 2 2 3 4 4 5 6 6").play("dice 0")
    assert game.groups == list(FLOORS)


def test_r10_a_floor_keeps_its_group_when_yellow_dice_have_left() -> None:
    """A yellow 6 makes the gold group and pushes the white 5s down; they stay down when it leaves."""
    game = yspahan().dice("1 1 1 1 5 5 5 5 5", "6").play("dice 1")
    assert game.floors["bag"] == [5, 5] and game.floors["gold"] == [6, 1]
    game.play("floor camel", "main")
    game.play("end")
    assert game.asked == "green action", "the only group left is taken by itself"
    assert game.floors["gold"] == [0, 0] and game.groups == []
    assert game.state.agenda[-1][1:3] == (FLOORS.index("bag"), 5)


@pytest.mark.parametrize("row", table("tower_odds.csv"), ids=lambda row: row["dice_rolled"])
def test_r9_odds_of_the_tower_are_exactly_those_of_the_table(row: dict[str, str]) -> None:
    """Every roll, counted by how many of each value it has, is put into the tower by the engine."""
    dice = int(row["dice_rolled"])
    distinct: Counter[int] = Counter()
    filled: Counter[str] = Counter()
    state = yspahan().state
    for roll in combinations_with_replacement(range(1, 7), dice):
        numbers = [0, *(roll.count(value) for value in range(1, 7))]
        ways = factorial(dice) // prod(factorial(number) for number in numbers)
        tower.clear(state)
        tower.fill(state, numbers, [0] * 7)
        assert sum(state.white) == dice
        distinct[len(set(roll))] += ways
        for floor, name in enumerate(FLOORS):
            filled[name] += ways if state.white[floor] else 0
    assert sum(distinct.values()) == 6**dice
    for number in range(1, 7):
        assert row[f"p_{number}_distinct_values"] == f"{distinct[number] / 6**dice:.6f}"
    for name in FLOORS:
        assert row[f"p_{name}_floor_filled"] == f"{filled[name] / 6**dice:.6f}"
