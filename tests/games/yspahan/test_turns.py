"""A turn: the choice of a group and its uses, R11 to R16."""

import pytest

from tests.games.yspahan.builder import Table, expect, yspahan

FULL_TOWER = {"camel": "1 1 1", "bag": "2", "barrel": "3 3", "chest": "4", "vase": "5", "gold": "6 6"}


def s01_tower() -> Table:
    return yspahan().dice("1 1 3 3 5 5 6 6 6", "1 2").play("dice 2")


def test_r11_turns_go_clockwise_from_the_first_player() -> None:
    game = yspahan().given(first="red", tower=FULL_TOWER)
    seats = []
    for floor in ("bag", "chest", "vase", "gold"):
        seats.append(game.asked)
        game.play(f"floor {floor}", "main", *game_shop(floor))
    assert seats == ["red group", "yellow group", "blue group", "green group"]


def game_shop(floor: str) -> list[str]:
    """The first shop of the floor's neighbourhood; the gold floor needs none."""
    return {"bag": ["shop bag-white-1"], "chest": ["shop chest-blue-1"], "vase": ["shop vase-blue-1"]}.get(floor, [])


def test_r12_r15_s02_the_first_player_takes_camels_and_yellow_dice_leave() -> None:
    wanted = expect("S02")
    game = s01_tower().play("floor camel", "main")
    assert game.camels["blue"] == wanted["camels_gained"]
    assert game.groups == wanted["groups_left"]
    assert game.asked == "blue after"


def test_r12_s03_the_second_player_takes_gold() -> None:
    game = s01_tower().play("floor camel", "main", "end", "floor gold", "main")
    assert game.gold["green"] == 2 + expect("S03")["gold_gained"]
    assert game.groups == ["barrel", "chest"]


def test_r12_s09_a_group_has_three_uses_and_a_card_is_one_card() -> None:
    wanted = expect("S09")
    given = yspahan().given(turn="yellow", tower={"barrel": "3 3", "gold": "6"})
    assert given.play("floor barrel").legal == ["main", "supervisor", "take-card"]
    game = given.draws("swap").play("take-card")
    assert len(game.hand("yellow")) == wanted["cards"]
    game = yspahan().given(turn="yellow", tower={"barrel": "3 3"})
    game.play("main", "shop barrel-blue-1", "shop barrel-blue-2")
    assert len(game.said("yspahan-log-place")) == wanted["goods"]


def test_r12_only_the_action_asks_for_a_card_to_discard() -> None:
    game = yspahan().given(tower=FULL_TOWER, hands={"blue": "swap gain_gold gain_gold"}).play("floor camel")
    assert game.choices("discard") == ["gain_gold", "swap"]


def test_r12_r38_a_discarded_card_counts_as_a_die_and_is_not_carried_out() -> None:
    game = yspahan().given(tower=FULL_TOWER, hands={"blue": "gain_gold"}).play("floor camel", "discard gain_gold")
    assert game.camels["blue"] == 4 and game.gold["blue"] == 2
    assert game.discard == ["gain_gold"] and game.hand("blue") == []


@pytest.mark.parametrize(
    ("scenario", "floor", "building", "tokens"),
    [("S19", "camel", "paddock", "camels"), ("S20", "gold", "shop_building", "gold")],
)
def test_r13_s19_s20_dice_card_and_building_add_up(scenario: str, floor: str, building: str, tokens: str) -> None:
    game = yspahan().given(
        tower={"vase": "2" if floor == "gold" else "4", floor: "3 3 3"},
        buildings={"blue": building},
        hands={"blue": "swap"},
        gold={"blue": 0},
    )
    game.play(f"floor {floor}", "discard swap")
    assert getattr(game, tokens)["blue"] == expect(scenario)["total"]


def test_r13_s21_hoist_card_and_dice_supply_a_whole_souk() -> None:
    game = yspahan().given(tower={"bag": "2 2", "gold": "6"}, buildings={"blue": "hoist"}, hands={"blue": "swap"})
    game.play("floor bag", "discard swap", "shop bag-blue-1", "shop bag-blue-2", "shop bag-blue-3")
    assert len(game.shops("blue")) == expect("S21")["total"], "the fourth shop is the only one left in the souk"


def test_r13_no_bonus_without_a_main_action() -> None:
    game = yspahan().given(tower={"camel": "1 1"}, buildings={"blue": "paddock"}).draws("gain_camels").play("take-card")
    assert game.camels["blue"] == 0
    game.play("play gain_camels")
    assert game.camels["blue"] == 3


def test_r13_r38_s22_no_bonus_on_an_empty_floor() -> None:
    game = yspahan().given(
        tower={"camel": "1", "gold": "2"}, buildings={"blue": "hoist"}, hands={"blue": "swap place_good"}
    )
    assert game.choices("floor") == ["camel", "gold"]
    assert game.refuses("floor vase")


def test_r14_without_a_group_one_card_is_taken_and_building_is_still_allowed() -> None:
    game = yspahan(players=3).draws("swap").given(turn="red", camels={"red": 2})
    assert game.hand("red") == ["swap"]
    assert game.asked == "red after" and "build paddock full" in game.legal


def test_r15_only_the_first_player_profits_from_yellow_dice() -> None:
    game = yspahan().given(tower={"camel": "1", "bag": "2 2y", "gold": "6 6y 6y"}, gold={"blue": 0})
    game.play("floor camel", "main")
    assert game.floors["bag"] == [2, 1] and game.floors["gold"] == [6, 1]
    assert len(game.said("yspahan-log-yellow")) == 1


def test_r15_yellow_dice_leave_after_the_action_and_before_the_building() -> None:
    game = yspahan().given(tower={"camel": "1 1", "bag": "2y", "gold": "6 6"}, camels={"blue": 2})
    game.play("floor camel", "supervisor")
    assert game.floors["bag"] == [2, 1], "the action is not over"
    game.play("move W1")
    assert game.asked == "blue after" and game.groups == ["gold"]


def test_r16_after_the_action_one_building_or_none() -> None:
    game = yspahan().given(tower={"camel": "1 1 1 1", "gold": "6"}).play("floor camel", "main")
    assert game.choices("build") == ["paddock full", "shop_building full", "hammam full"]
    game.play("build paddock full")
    assert game.asked == "green action", "with no card in hand, nothing is left to ask"


def test_r16_the_turn_ends_by_itself_only_with_an_empty_hand_and_nothing_to_build() -> None:
    def after(hand: str, camels: int) -> str:
        return yspahan().given(asked="after", hands={"blue": hand}, camels={"blue": camels}, tower=FULL_TOWER).asked

    assert after(hand="", camels=0) == "green group"
    assert after(hand="", camels=2) == "blue after"
    assert after(hand="build_no_gold", camels=0) == "blue after", "silence would betray the hand"
