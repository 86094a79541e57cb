"""Buildings: R35 to R37."""

import pytest

from caravansary.games.yspahan.box import BUILDINGS
from tests.games.yspahan.builder import Table, expect, yspahan

COSTS = {
    "paddock": (2, 0),
    "shop_building": (2, 2),
    "hammam": (2, 2),
    "caravanserai": (3, 3),
    "bazaar": (4, 4),
    "hoist": (4, 4),
}


def building(camels: int, gold: int, hand: str = "", built: str = "", **options: str) -> Table:
    """Yellow, last of the day, may build."""
    return yspahan(4, **options).given(
        turn="yellow",
        asked="after",
        camels={"yellow": camels},
        gold={"yellow": gold},
        hands={"yellow": hand},
        buildings={"yellow": built},
    )


@pytest.mark.parametrize("name", BUILDINGS)
def test_r35_every_building_has_its_price(name: str) -> None:
    camels, gold = COSTS[name]
    game = building(camels, gold, hand="swap").play(f"build {name} full")
    assert game.camels["yellow"] == game.gold["yellow"] == 0
    assert game.built("yellow") == [name]
    assert f"{name} full" not in building(camels - 1, gold, hand="swap").choices("build")
    if gold:
        assert f"{name} full" not in building(camels, gold - 1, hand="swap").choices("build")


def test_r36_each_building_once_and_one_in_a_turn() -> None:
    game = building(10, 10, built="paddock", hand="swap")
    assert "paddock full" not in game.choices("build")
    game.play("build hoist full")
    assert game.choices("build") == [] and "end" in game.legal


def test_r36_r37_s08_the_third_building_brings_five_points_and_no_card_for_earlier_goods() -> None:
    wanted = expect("S08")
    game = yspahan().given(
        turn="yellow",
        tower={"barrel": "4", "gold": "6"},
        supervisor="W2",
        shops={"yellow": "bag-white-3"},
        camels={"yellow": 3},
        gold={"yellow": 3},
        buildings={"yellow": "paddock bazaar"},
    )
    game.play("floor barrel", "supervisor", "move S2", "send", "build caravanserai full")
    assert game.camels["yellow"] == 3 - wanted["cost_camels"] and game.gold["yellow"] == 3 - wanted["cost_gold"]
    assert game.scored("yellow") == {"loading": 2, "buildings": wanted["points"]}
    assert game.hand("yellow") == []


def test_r37_s15_the_points_of_six_buildings() -> None:
    wanted = expect("S15")
    found, built = [], ""
    for name in reversed(BUILDINGS):
        before = building(9, 9, built=built).points["yellow"]
        found.append(building(9, 9, built=built).play(f"build {name} full").points["yellow"] - before)
        built = f"{built} {name}"
    assert found == wanted["points"] and sum(found) == wanted["total"]


@pytest.mark.parametrize("name", ["hoist", "bazaar"])
def test_r36_r40_s16_discount_cards_lower_the_price(name: str) -> None:
    wanted = expect("S16")
    for payment, card in (("no_gold", "build_no_gold"), ("no_camels", "build_no_camels")):
        game = building(4, 4, hand=card, built="paddock hammam").play(f"build {name} {payment}")
        assert [4 - game.camels["yellow"], 4 - game.gold["yellow"]] == wanted[payment]
        assert game.discard == [card] and game.scored("yellow") == {"buildings": 5}


def test_r36_r40_a_discount_card_needs_only_the_other_part() -> None:
    assert building(4, 0, hand="build_no_gold").choices("build") == [
        "paddock full", "shop_building no_gold", "hammam no_gold", "caravanserai no_gold", "bazaar no_gold",
        "hoist no_gold",
    ]  # fmt: skip


def test_r40_a_card_that_saves_nothing_is_not_played() -> None:
    """Edge case 13: the paddock costs no gold."""
    game = building(2, 0, hand="build_no_gold build_no_camels")
    assert [choice for choice in game.choices("build") if "paddock" in choice] == ["paddock full", "paddock no_camels"]


def test_r40_both_discount_cards_make_a_building_free() -> None:
    """Edge case 14."""
    game = building(0, 0, hand="build_no_gold build_no_camels").play("build hoist both_cards")
    assert game.built("yellow") == ["hoist"] and game.discard == ["build_no_camels", "build_no_gold"]


def test_r36_discount_cards_are_never_played_alone() -> None:
    game = building(9, 9, hand="build_no_gold")
    assert game.refuses("play build_no_gold")


def test_r36_a_building_acts_from_the_next_action_on() -> None:
    """Edge case 15."""
    game = yspahan().given(tower={"camel": "1 1", "bag": "2", "gold": "6"}).play("floor camel", "main")
    assert game.camels["blue"] == 2
    game.play("build paddock full")
    assert game.camels["blue"] == 0, "no camel afterwards for the action that is over"


def test_r32_r36_a_caravanserai_works_at_once_for_goods_loaded_later() -> None:
    game = yspahan(preset="first").given(
        camels={"blue": 3},
        gold={"blue": 3},
        asked="after",
        hands={"blue": "swap"},
        shops={"blue": "vase-blue-1"},
        tower={"bag": "1", "gold": "6"},
    )
    game.play("build caravanserai full", "end", "floor bag", "supervisor").draws("gain_gold").play("move N1")
    assert game.hand("blue") == ["gain_gold", "swap"], "in green's turn"
