"""Moving the supervisor and sending goods off: R24 to R30."""

import pytest

from tests.games.yspahan.builder import Table, expect, table, yspahan


def moving(
    value: int,
    start: str = "C0",
    gold: int = 0,
    *,
    preset: str = "second",
    turn: str = "yellow",
    hammam: bool = False,
    shops: dict[str, str] | None = None,
    camels: dict[str, int] | None = None,
    buildings: dict[str, str] | None = None,
) -> Table:
    """The last player of the day is about to move the supervisor with one die of a value."""
    game = yspahan(preset=preset).given(
        turn=turn,
        tower={"camel": str(min(value, 5)), "gold": "6"},
        supervisor=start,
        gold={turn: gold},
        shops=shops,
        camels=camels,
        buildings={turn: "hammam"} if hammam else buildings,
    )
    return game.play("floor gold" if value == 6 else "floor camel", "supervisor")


def ends(game: Table, length: int) -> list[str]:
    """The legal end spaces at a distance."""
    distance = game.box.distance[game.state.supervisor]
    return [space for space in game.choices("move") if distance[game.box.space_ids.index(space)] == length]


@pytest.mark.parametrize("row", table("supervisor_reach.csv"), ids=lambda row: row["start"])
def test_r24_r27_r28_the_reach_of_every_space_is_that_of_the_table(row: dict[str, str]) -> None:
    box = yspahan().box
    distance = box.distance[box.space_ids.index(row["start"])]
    for length in range(10):
        wanted = set(row[f"exactly_{length}"].split(";")) - {""}
        assert {space for space, far in zip(box.space_ids, distance, strict=True) if far == length} == wanted
        if 1 <= length <= 6:
            game = moving(length, row["start"])
            assert wanted and set(game.choices("move") or [game.supervisor]) == wanted


def test_r28_the_longest_path_has_seventeen_steps() -> None:
    box = yspahan().box
    assert max(map(max, box.distance)) == 17
    far = [box.space_ids[end] for end, steps in enumerate(box.distance[box.space_ids.index("W10")]) if steps == 17]
    assert far == ["E7", "S7"]


def test_r24_the_number_of_dice_does_not_matter() -> None:
    game = (
        yspahan().given(tower={"barrel": "3 3 3 3", "gold": "6"}, gold={"blue": 0}).play("floor barrel", "supervisor")
    )
    assert game.choices("move") == ["W3", "E3", "N3", "S3"]


def s05(gold: int = 1, camels: int = 0) -> Table:
    shops = {"blue": "barrel-white-1", "yellow": "bag-white-2 bag-white-3"}
    return moving(3, expect("S05")["start"], gold, shops=shops, camels={"yellow": camels})


def test_r25_r27_s05_three_spaces_or_four_for_one_gold() -> None:
    wanted = expect("S05")
    game = s05()
    for length in (2, 3, 4):
        assert sorted(ends(game, length)) == sorted(wanted[f"reach_{length}"])
    game.play("move S2")
    assert game.gold["yellow"] == 1 - wanted["gold_paid"]
    assert game.caravan == "yellow" and game.shops("yellow") == ["bag-white-2"]


def test_r29_s05_two_goods_beside_the_end_leave_in_the_order_the_mover_names() -> None:
    assert s05().play("move E1").caravan == "blue"
    game = s05().play("move S1")
    assert game.asked == "yellow order"
    assert game.play("load bag-white-2").caravan == "yellow blue"
    assert s05().play("move S1", "load barrel-white-1").caravan == "blue yellow"


def test_r30_s06_a_camel_keeps_the_good_in_its_shop() -> None:
    kept = s05(camels=expect("S06")["camels_paid"]).play("move S2", "protect")
    lost = s05(camels=1).play("move S2", "send")
    assert kept.shops("yellow") == ["bag-white-2", "bag-white-3"] and lost.shops("yellow") == ["bag-white-2"]
    assert kept.camels["yellow"] == 0 and lost.camels["yellow"] == 1
    assert kept.caravan == lost.caravan == "yellow"
    assert kept.scored("yellow") == lost.scored("yellow") == {"loading": 2}


@pytest.mark.parametrize(("preset", "zero_is_legal"), [("first", True), ("second", False)])
def test_r25_s17_how_far_gold_can_bend_a_move(preset: str, zero_is_legal: bool) -> None:
    wanted = expect("S17")
    game = moving(5, "E7", 5, preset=preset)
    assert ("E7" in game.choices("move")) == zero_is_legal
    assert ends(game, 8) == ["W1", "N1", "S1"]
    assert game.play("move W1").gold["yellow"] == 5 - wanted["eight_cost"]
    if zero_is_legal:
        assert moving(5, "E7", 5, preset=preset).play("move E7").gold["yellow"] == 5 - wanted["zero_cost"]


@pytest.mark.parametrize(("preset", "thirteen_is_legal"), [("first", True), ("second", False)])
def test_r26_s18_the_hammam_frees_three_spaces(preset: str, thirteen_is_legal: bool) -> None:
    wanted = expect("S18")
    for end, cost in (("E4", wanted["cost_3"]), ("E7", wanted["cost_0"])):
        game = moving(6, "E7", 10, preset=preset, hammam=True).play(f"move {end}")
        assert game.gold["yellow"] == 10 - cost
    game = moving(6, "E7", 10, preset=preset, hammam=True)
    assert ("W6" in game.choices("move")) == thirteen_is_legal
    if thirteen_is_legal:
        assert game.play("move W6").gold["yellow"] == 10 - wanted["cost_13"]


def test_r25_a_player_pays_no_more_gold_than_there_is() -> None:
    game = moving(3, gold=1)
    lengths = {game.box.distance[0][game.box.space_ids.index(space)] for space in game.choices("move")}
    assert lengths == {2, 3, 4}


def test_r27_the_centre_opens_every_arm_but_the_one_it_came_from() -> None:
    assert sorted(moving(4, "W2").choices("move")) == ["E2", "N2", "S2", "W6"]


def test_r27_r29_s31_the_centre_loads_nothing_and_an_arm_can_be_too_short() -> None:
    game = moving(3, expect("S31")["start"])
    assert [game.supervisor] == expect("S31")["reach_3"], "the only end space is not asked for"
    assert game.caravan == ""


def test_r25_r29_s32_staying_put_loads_again() -> None:
    wanted = expect("S32")
    game = moving(2, "E4", 2, shops={"blue": "barrel-yellow-1"}, camels={"blue": 1}).play("move E4")
    assert game.gold["yellow"] == 2 - wanted["cost"]
    assert game.asked == "blue camel"
    assert game.play("send").caravan == "blue"


def test_r29_goods_of_everybody_leave_also_the_movers_own() -> None:
    game = moving(1, "C0", shops={"yellow": "vase-blue-1", "green": "barrel-white-1"}).play("move E1")
    assert game.asked == "yellow order"
    assert game.play("load vase-blue-1").caravan == "yellow green"


def test_r30_each_owner_decides_for_the_own_good_after_the_order_was_named() -> None:
    shops = {"red": "vase-blue-1", "green": "barrel-white-1"}
    game = moving(1, shops=shops, camels={"red": 1, "green": 1}).play("move E1", "load vase-blue-1")
    assert game.asked == "red camel"
    game.play("protect")
    assert game.caravan == "red", "good by good: decide, load, score, then the next"
    assert game.asked == "green camel"
    game.play("send")
    assert game.caravan == "red green" and game.shops("red") == ["vase-blue-1"] and game.shops("green") == []


def test_r30_without_a_camel_nothing_is_asked() -> None:
    game = moving(1, shops={"red": "vase-blue-1"}).play("move N1")
    assert game.caravan == "red" and game.shops("red") == []


def test_r30_s30_one_camel_saves_one_of_two_goods() -> None:
    wanted = expect("S30")
    shops = {"yellow": "bag-white-2 barrel-white-1"}
    game = moving(1, turn="red", shops=shops, camels={"yellow": wanted["max_protected"]}).play("move S1")
    assert game.asked == "red order"
    game.play("load bag-white-2", "protect")
    assert game.caravan == " ".join(["yellow"] * wanted["loaded"]), "no camel is left for the second good"
    assert game.shops("yellow") == ["bag-white-2"]


def test_r30_protecting_both_goods_costs_two_camels() -> None:
    """Edge case 8."""
    game = moving(1, turn="red", shops={"yellow": "bag-white-2 barrel-white-1"}, camels={"yellow": 2})
    game.play("move S1", "load barrel-white-1", "protect", "protect")
    assert game.camels["yellow"] == 0 and len(game.shops("yellow")) == 2 and game.caravan == "yellow yellow"


def test_r24_r25_a_zero_move_on_the_centre_does_nothing() -> None:
    """Edge case 16."""
    game = moving(1, gold=1, shops={"red": "vase-blue-1"}).play("move C0")
    assert game.caravan == "" and game.gold["yellow"] == 0
