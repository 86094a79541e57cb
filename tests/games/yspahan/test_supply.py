"""Supplying shops: R17 to R23, and the states of souks (edge cases 4 to 6)."""

from tests.games.yspahan.builder import Table, expect, yspahan

PURPLE_BAGS = [f"bag-purple-{number}" for number in range(1, 7)]


def supplying(floor: str, dice: int = 1, *, turn: str = "red", shops: dict[str, str] | None = None) -> Table:
    """A player with a group on a neighbourhood's floor; gold is left for the next player."""
    tower = {floor: " ".join(["2"] * dice), "gold": "6"}
    return yspahan().given(turn=turn, tower=tower, shops=shops).play(f"floor {floor}")


def test_r17_a_shop_holds_one_good() -> None:
    game = supplying("vase", shops={"blue": "vase-blue-1"}).play("main")
    assert "vase-blue-1" not in game.choices("shop")


def test_r18_r19_r20_s04_supplying_the_chests_with_two_goods() -> None:
    wanted = expect("S04")
    game = supplying("chest", 2, shops={"blue": "chest-yellow-2 chest-yellow-3", "red": "chest-blue-1"})
    free = [shop for shop in game.box.shop_ids if shop.startswith("chest-")]
    free = [shop for shop in free if shop not in game.shops("blue") + game.shops("red")]
    assert {colour: sum(colour in shop for shop in free) for colour in wanted["free_before"]} == wanted["free_before"]
    game.play("main")
    assert sorted(set(game.shops("red")) - {"chest-blue-1"}) == wanted["legal_first"], (
        "the only legal shop, so not asked"
    )
    assert game.choices("shop") == wanted["legal_second"]
    game.play("shop chest-purple-3")
    other = supplying("chest", turn="yellow", shops={"red": "chest-purple-3"}).play("main")
    assert not [shop for shop in other.choices("shop") if "purple" in shop]


def test_r18_a_souk_with_another_players_good_is_closed() -> None:
    game = supplying("barrel", shops={"green": "barrel-white-1", "blue": "barrel-purple-5"}).play("main")
    assert {shop.rsplit("-", 1)[0] for shop in game.choices("shop")} == {"barrel-blue", "barrel-yellow"}


def test_r19_an_unfinished_souk_must_be_finished_first() -> None:
    game = supplying("bag", shops={"red": "bag-purple-6"}).play("main")
    assert game.choices("shop") == PURPLE_BAGS[:-1]


def test_r19_an_unfinished_souk_binds_in_its_own_neighbourhood_only() -> None:
    game = supplying("vase", shops={"red": "bag-purple-6"}).play("main")
    assert len(game.choices("shop")) == 6


def test_r19_s33_with_two_unfinished_souks_both_may_be_continued() -> None:
    wanted = expect("S33")
    game = supplying("barrel", shops={"red": " ".join(wanted["own"])}).play("main")
    assert game.choices("shop") == wanted["legal"]


def test_r20_one_action_may_finish_a_souk_and_start_another() -> None:
    game = supplying("vase", 2).play("main", "shop vase-blue-1")
    assert game.choices("shop") == [
        "vase-yellow-1", "vase-yellow-2", "vase-orange-1", "vase-orange-2", "vase-orange-3",
    ]  # fmt: skip


def test_r21_s35_goods_without_a_legal_shop_go_back() -> None:
    game = supplying("vase", 4, shops={"blue": "vase-orange-1"}).play("main", "shop vase-blue-1", "shop vase-yellow-1")
    assert len(game.shops("red")) == expect("S35")["placed"], "the third good has one shop left, the fourth none"
    assert game.asked == "yellow action"


def test_r21_a_souk_need_not_be_finished_in_one_go() -> None:
    game = supplying("bag").play("main", "shop bag-purple-3")
    assert game.shops("red") == ["bag-purple-3"] and game.asked == "yellow action"


def test_r22_s36_a_blocked_neighbourhood_cannot_be_supplied() -> None:
    shops = {"blue": "vase-blue-1 vase-yellow-2", "red": "vase-orange-1 vase-orange-2 vase-orange-3"}
    game = supplying("vase", turn="green", shops=shops)
    assert game.legal == ["supervisor", "take-card"]
    assert game.refuses("main")


def test_r22_the_group_of_a_blocked_neighbourhood_takes_no_discarded_card() -> None:
    shops = {"blue": "vase-blue-1 vase-yellow-2 vase-orange-1"}
    given = yspahan().given(turn="red", tower={"vase": "5"}, shops=shops, hands={"red": "swap"})
    assert given.legal == ["supervisor", "take-card"]


def test_r23_inner_shops_may_be_used_like_street_shops() -> None:
    touched = {shop for shops in yspahan().box.space_shops for shop in shops}
    game = supplying("bag").play("main")
    assert len(game.choices("shop")) == 18
    assert "bag-purple-4" in game.choices("shop") and game.box.shop_ids.index("bag-purple-4") not in touched


def test_r18_r29_s34_an_emptied_souk_is_open_again() -> None:
    game = yspahan().given(
        tower={"chest": "2 2", "gold": "3"}, shops={"green": "chest-purple-1"}, supervisor="C0", gold={"blue": 0}
    )
    game.play("floor chest", "supervisor", "move N2")
    assert game.shops("green") == [] and game.caravan == "green"
    assert game.asked == "green action"
    other = supplying("chest", turn="green").play("main")
    assert len(other.choices("shop")) == 9, "green has no unfinished souk among the chests"
    assert game.state.souk_owner == other.state.souk_owner


def test_r19_a_complete_souk_that_lost_a_good_is_unfinished_again() -> None:
    """Edge case 4: the supervisor takes a good, the rest of the souk binds its owner."""
    game = yspahan().given(
        turn="blue",
        tower={"camel": "2", "chest": "3 3"},
        shops={"green": "chest-blue-1 chest-blue-2"},
        gold={"blue": 0},
    )
    game.play("floor camel", "supervisor", "move W2")
    assert game.shops("green") == ["chest-blue-2"]
    game.play("main")
    assert game.shops("green")[:2] == ["chest-blue-1", "chest-blue-2"], "the first good has one legal shop"
    assert {shop.rsplit("-", 1)[0] for shop in game.choices("shop")} == {"chest-yellow", "chest-purple"}


def test_r20_r40_a_placed_good_can_finish_a_souk_before_an_action_starts_another() -> None:
    """Edge case 6, under the first printing, where cards may be played before the dice."""
    game = yspahan(preset="first").given(
        tower={"vase": "5", "gold": "6"}, shops={"blue": "vase-yellow-1"}, hands={"blue": "place_good"}
    )
    game.play("play place_good", "shop vase-yellow-2", "floor vase", "main")
    assert game.choices("shop") == ["vase-blue-1", "vase-orange-1", "vase-orange-2", "vase-orange-3"]
