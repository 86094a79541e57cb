"""The game for two: R47."""

import pytest

from tests.games.yspahan.builder import Table, expect, yspahan


def two(preset: str = "second", **options: str) -> Table:
    return yspahan(players=2, preset=preset, **options)


def s39_tower() -> Table:
    return two().given(tower={"camel": "1 1 1y", "bag": "2y", "gold": "6 6 6 6 6 6"}, gold={"blue": 0})


def test_r47_eight_dice_and_six_camels() -> None:
    game = two()
    assert game.state.white_dice == 8 and game.state.rows == [1, 1, 2, 2, 3, 3]
    assert game.state.loading_points == [2, 2, 1, 1, 0, 0]


def test_r47_first_other_first() -> None:
    game = two().given(tower={"camel": "1", "bag": "2", "gold": "6 6"}, camels={"blue": 9, "green": 9})
    assert game.order == ["blue", "green", "blue"]
    game.play("floor camel", "main")
    assert game.asked == "green group", "there is no step for building"
    game.play("floor gold", "main")
    assert game.asked == "blue action", "the last group"


def test_r47_s39_yellow_dice_stay_and_serve_the_first_player_only() -> None:
    wanted = expect("S39")
    game = s39_tower()
    assert game.state.white_dice == wanted["white_dice"]
    game.play("floor gold", "main")
    assert game.asked == "green action", "the camels are green's only group"
    assert game.floors["bag"] == [2, 1] and game.floors["camel"] == [0, 0], "the yellow die of green's group is gone"
    game.play("main")
    assert game.camels["green"] == wanted["b_camels"]
    assert game.asked == "blue action"
    game.play("main", "shop bag-purple-1")
    assert len(game.shops("blue")) == wanted["a_second_goods"]


def test_r47_the_other_player_may_not_take_yellow_dice_alone() -> None:
    game = two().given(turn="green", tower={"camel": "1 1y", "bag": "2y", "chest": "3", "gold": "6y 6y"})
    assert game.choices("floor") == ["camel", "chest"]
    assert game.refuses("floor bag") and game.refuses("floor gold")


def test_r47_the_yellow_dice_of_the_other_players_group_leave_whatever_it_is_used_for() -> None:
    game = two().given(turn="green", tower={"camel": "1 1y", "gold": "6"}, gold={"green": 0})
    game.play("floor camel", "supervisor", "move N1")
    assert game.groups == [] and game.asked == "blue action"


def test_r47_with_only_yellow_groups_left_the_other_player_takes_a_card() -> None:
    """Edge case 19."""
    game = two().draws("swap").given(turn="green", tower={"camel": "1y", "gold": "6y"})
    assert game.hand("green") == ["swap"] and game.groups == ["camel", "gold"]
    assert game.asked == "green after" and game.play("end").asked == "blue group"


def test_r47_s40_building_is_a_use_of_a_group_twice_a_day() -> None:
    game = two().given(tower={"camel": "1", "bag": "2", "gold": "6"}, camels={"blue": 4}, gold={"blue": 2, "green": 0})
    game.play("floor camel", "build paddock full", "floor gold", "main", "build hammam full")
    assert game.built("blue") == ["paddock", "hammam"]
    assert game.state.day == 2


def test_r36_r47_s40_a_discount_card_does_not_replace_the_group() -> None:
    game = two().given(
        tower={"camel": "1", "bag": "2", "gold": "6"}, gold={"blue": 4}, hands={"blue": "build_no_camels"}
    )
    assert game.choices("build") == []
    game.play("floor camel")
    assert game.choices("build") == [
        "paddock no_camels", "shop_building no_camels", "hammam no_camels", "caravanserai no_camels",
        "bazaar no_camels", "hoist no_camels",
    ]  # fmt: skip
    game.play("build hoist no_camels")
    assert game.gold["blue"] == 0 and game.groups == ["bag", "gold"] and game.discard == ["build_no_camels"]
    assert game.asked == "green group"


def test_r39_r47_each_action_is_a_turn_of_its_own_for_cards() -> None:
    game = two().given(tower={"camel": "1", "bag": "2", "gold": "6"}, hands={"blue": "gain_gold gain_camels"})
    game.play("floor camel", "main", "play gain_gold", "end", "floor gold", "main", "main", "shop bag-blue-1")
    assert game.asked == "blue after" and game.choices("play") == ["gain_camels"]
    assert game.choices("build") == [], "building needs a group"


def test_r47_supervisor_and_card_remain_possible() -> None:
    game = two().given(tower={"camel": "1", "gold": "6"}).play("floor camel")
    assert game.legal == ["main", "supervisor", "take-card"]


@pytest.mark.parametrize(("blue", "green", "first"), [(40, 55, "blue"), (50, 50, "green"), (55, 40, "green")])
def test_r47_s41_the_lower_score_begins_the_last_day(blue: int, green: int, first: str) -> None:
    points = {"blue": blue, "green": green}
    game = two().given(week=3, day=6, first="blue", turn="blue 2", tower={"gold": "6"}, points=points).play("main")
    other = "green" if first == "blue" else "blue"
    assert game.order == [first, other, first] and game.asked == f"{first} dice"


def test_r47_the_first_player_alternates() -> None:
    game = two()
    firsts = []
    for _ in range(4):
        firsts.append(game.order[0])
        game.dice("1 1 1 1 5 5 6 6").play("dice 0", "floor camel", "main", "floor gold", "main", "supervisor")
        game.play(game.legal[0])
    assert firsts == ["blue", "green", "blue", "green"]


def test_r47_the_two_player_chapter_works_with_the_first_printing() -> None:
    game = two("first", two_player_game="true").given(
        tower={"camel": "1", "gold": "6"}, hands={"blue": "gain_camels build_no_gold"}
    )
    game.play("play gain_camels", "floor gold")
    assert game.choices("build") == ["paddock full", "shop_building full", "shop_building no_gold", "hammam full",
                                     "hammam no_gold", "caravanserai no_gold"]  # fmt: skip
