"""The tribes' actions with the djinns that change them."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.five_tribes.box import RESOURCES
from tests.games.five_tribes.builder import SCENARIOS, Table, expect, five_tribes

ELSEWHERE = {"r5c5": "WW", "r5c6": "W"}
"""Meeples far away, so that the game goes on."""


def killers(**given: Any) -> Table:
    """A has collected two assassins on r3c3 of three players."""
    board = {"r3c2": "R", "r3c3": "R", **given.pop("board", {})}
    options = given.pop("options", {})
    return five_tribes(**options).given(board=board, order="A B C", **given).move("r3c2", "r3c3:R")


def test_ft_11_builders_with_fakirs_and_echidna() -> None:
    """R6.4, R9.2, R13.6."""
    wanted = expect("FT-11")
    cases = [["fakirs 2"], ["use echidna two_elders", "fakirs 2"], ["use echidna elder_and_fakir", "fakirs 3"]]
    for number, answers in enumerate(cases, start=1):
        game = five_tribes().given(
            board={"r3c2": "B", "r3c3": "BB"},
            order="A B C",
            coins={"A": 0},
            elders={"A": 2},
            hands={"A": "fakir fakir fakir fakir"},
            djinns={"A": "echidna"},
        )
        game.move("r3c2", "r3c3:B").play(*answers)
        assert game.coins("A") == wanted[f"case{number}"]
        assert game.fakirs("A") == wanted[f"case{number}_fakirs_left"]


def test_r6_4_without_blue_tiles_no_fakirs_are_asked_for() -> None:
    game = five_tribes().given(board={"r1c1": "B", "r1c2": "B"}, order="A B C", hands={"A": "fakir"})
    game.state.blue = [0] * 30
    game.move("r1c1", "r1c2:B")
    assert game.fakirs("A") == 1 and game.coins("A") == 50


def test_ft_12_merchants_small_market_then_the_next_players_large_market() -> None:
    """R6.3, R7.4, R7.5, R11.1."""
    wanted, row = expect("FT-12"), SCENARIOS["FT-12"]["row"]
    game = five_tribes(players=2).given(
        board={"r1c1": "G", "r1c2": "GG", "r5c4": "Y", "r5c5": "Y", "r3c1": "WW", "r4c2": "W"},
        order="A B",
        row=" ".join(row["before"]),
        coins={"A": 20, "B": 20},
    )
    game.move("r1c1", "r1c2:G")
    assert game.hand("A") == sorted(["wheat", "fakir", "ivory"], key=RESOURCES.index)
    assert game.choices("card") == ["1", "2", "3"] and game.row[:3] == ["fish", "silk", "pottery"]
    game.play("card 2", "end")
    assert game.hand("A") == sorted(wanted["a_cards"], key=RESOURCES.index) and game.coins("A") == wanted["a_coins"]
    game.move("r5c4", "r5c5:Y")
    assert game.row == ["fish", "pottery", "fakir", "gold", "spice"] and len(game.choices("card")) == 5
    game.play("card 4", "card 4")
    assert game.hand("B") == wanted["b_cards"] and game.coins("B") == wanted["b_coins"]
    assert game.row == wanted["row_before_cleanup"]
    deck = len(game.state.resource_pile)
    game.play("end")
    assert game.row[:3] == wanted["row_before_cleanup"] and len(game.row) == 9
    assert deck - len(game.state.resource_pile) == wanted["cards_drawn_in_cleanup"]


def test_ft_13_a_short_row() -> None:
    """R6.3, R7.5."""
    wanted = expect("FT-13")
    game = five_tribes().given(board={"r5c4": "G", "r5c5": "G"}, order="A B C", row="gold", coins={"A": 10})
    game.move("r5c4", "r5c5:G")
    assert len(game.hand("A")) == wanted["case1_cards"] and game.coins("A") == wanted["case1_coins"]
    assert game.asked == "A sale", "an empty row has no market"
    other = five_tribes().given(board={"r5c4": "Y", "r5c5": "Y"}, order="A B C", row="gold", coins={"A": 10})
    other.move("r5c4", "r5c5:Y").play("card 1")
    assert len(other.hand("A")) == wanted["case2_cards"] and other.coins("A") == wanted["case2_coins"]


def test_ft_14_assassins_range_fakirs_second_camel() -> None:
    """R6.5 to R6.7, R7.1."""
    wanted = expect("FT-14")
    board = SCENARIOS["FT-14"]["board"]
    game = five_tribes().given(board=board, order="A B C", elders={"A": 2}).move("r3c2", "r3c3:R")
    assert {text.split()[0] for text in game.choices("kill")} == set(wanted["targets_range2"])
    far = five_tribes().given(board=board, order="A B C", hands={"A": "fakir"}).move("r3c2", "r3c3:R")
    assert {text.split()[0] for text in far.choices("kill")} == set(wanted["targets_range3"])
    far.play("kill r3c6 builder")
    assert far.fakirs("A") == 0
    game.play("kill r3c4 vizier")
    assert game.camels("A") == wanted["camels_after"] and game.scored("A")["tiles"] == wanted["tile_vp_gained"]
    assert game.palaces("r3c4") == wanted["palaces_on_r3c4"]
    assert game.asked == "A sacred-place" and "skip" in game.legal


def test_ft_15_assassins_with_one_camel_left() -> None:
    """R5.5, R6.7, R12.1."""
    wanted = expect("FT-15")
    game = five_tribes().given(board=SCENARIOS["FT-14"]["board"], order="A B C", camels={"A": 1})
    game.move("r3c2", "r3c3:R")
    game.play("kill r3c4 vizier")
    assert game.camels("A") == wanted["camels_after"] and game.owner(wanted["camel_on"]) == "A"
    assert game.owner("r3c4") == wanted["r3c4_owner"] and game.meeples("r3c4") == ""
    assert game.last_round == wanted["end_flag"]


def test_ft_16_killing_a_held_meeple_and_boaz() -> None:
    """R6.5, R6.8, R13.4."""
    wanted = expect("FT-16")
    game = killers(viziers={"B": 1, "C": 3}, elders={"B": 2}, djinns={"C": "boaz"})
    bag = sum(game.state.bag) - 2
    names = {"2 vizier": "B vizier", "2 elder": "B elder"}
    assert sorted(names[text] for text in game.choices("kill-held")) == wanted["choosable"]
    game.play("kill-held 2 vizier")
    assert (game.elders("B"), game.viziers("B")) == (wanted["b_elders"], wanted["b_viziers"])
    assert sum(game.state.bag) - bag == wanted["bag_gain"]


def test_ft_17_iblis_with_nekir_in_play() -> None:
    """R6.5, R9.2, R13.10, R13.18."""
    wanted = expect("FT-17")
    for nekir, gain in (("C", wanted["c_coins_gain"]), ("A", wanted["a_coins_gain_if_nekir_is_a"])):
        djinns = {"A": "iblis nekir"} if nekir == "A" else {"A": "iblis", nekir: "nekir"}
        game = killers(board={"r3c4": "GG"}, elders={"B": 2}, hands={"A": "fakir"}, djinns=djinns)
        before = game.coins(nekir)
        game.play("use iblis fakir", "kill-held 2 elder")
        assert game.coins(nekir) - before == gain and game.elders("B") == wanted["b_elders"]
        assert game.fakirs("A") == wanted["a_fakirs"]


def test_r13_10_iblis_kills_two_on_one_tile_and_never_on_two() -> None:
    game = killers(board={"r3c4": "GGW", "r2c3": "Y"}, elders={"A": 1, "B": 1}, djinns={"A": "iblis"})
    game.play("use iblis elder", "kill r3c4 elder")
    assert game.meeples("r3c4") == "G", "the second victim could only be a merchant of that tile"
    assert game.meeples("r2c3") == "Y" and game.elders("B") == 1


def test_r13_10_a_single_meeple_gives_a_single_kill_and_control() -> None:
    game = killers(board={"r3c4": "Y", "r2c3": "WW"}, elders={"A": 1}, djinns={"A": "iblis"})
    game.play("use iblis elder", "kill r3c4 vizier")
    assert game.owner("r3c4") == "A" and game.meeples("r2c3") == "WW"


@pytest.mark.parametrize(("mixed", "left"), [("true", (0, 0)), ("false", (0, 1))])
def test_r13_10_whether_an_elder_and_a_vizier_may_be_killed_together(mixed: str, left: tuple[int, int]) -> None:
    game = killers(
        options={"iblis_mixed_pair": mixed}, elders={"A": 1, "B": 1}, viziers={"B": 1}, djinns={"A": "iblis"}
    )
    game.play("use iblis elder", "kill-held 2 vizier")
    assert (game.viziers("B"), game.elders("B")) == left


def test_ft_18_kandicha() -> None:
    """R6.7, R9.4, R13.12."""
    wanted = expect("FT-18")
    builder = killers(board={"r2c4": "B"}, djinns={"A": "kandicha"})
    assert builder.owner("r2c4") == "A" and builder.coins("A") == wanted["case1_coins"]
    doubled = killers(board={"r2c4": "B"}, djinns={"A": "kandicha echidna"}, elders={"A": 2})
    doubled.play("use echidna two_elders")
    assert doubled.coins("A") == wanted["case2_coins"]
    vizier = killers(board={"r2c4": "B"}, djinns={"A": "kandicha"}, viziers={"B": 2})
    vizier.play("kill-held 2 vizier")
    assert vizier.viziers("A") == wanted["case3_viziers_gain"] and vizier.viziers("B") == 1
    merchant = killers(board={"r2c4": "G"}, djinns={"A": "kandicha"}, draws="silk")
    assert merchant.hand("A") == ["silk"] * wanted["case4_cards_gain"] and merchant.state.bag[2] == 18


def test_r13_12_an_assassin_killed_brings_kandicha_nothing() -> None:
    game = killers(board={"r2c4": "RG"}, djinns={"A": "kandicha"}).play("kill r2c4 assassin")
    assert game.coins("A") == 50 and game.hand("A") == [] and game.state.bag[4] == 18


def test_ft_34_assassins_hit_the_final_tile_itself() -> None:
    """R5.2, R6.6, R6.7, R7.2."""
    wanted = expect("FT-34")
    game = five_tribes().given(board=SCENARIOS["FT-34"]["board"], order="A B C").move("r2c5", "r2c4:R")
    assert game.owner(wanted["camel_on"]) == "A" and game.camels("A") == wanted["camels_after"]
    assert game.scored("A")["tiles"] + game.scored("A")["palms"] == wanted["a_tile_vp"]


def test_r6_5_a_kill_is_compulsory_only_without_fakirs() -> None:
    near = killers(board={"r3c4": "YW"}, hands={"A": "fakir"})
    assert near.asked == "A assassins" and near.refuses("skip")
    far = killers(board={"r3c6": "YW"}, hands={"A": "fakir"})
    assert far.choices("kill") == ["r3c6 vizier", "r3c6 elder"]
    far.play("skip")
    assert far.meeples("r3c6") == "YW" and far.fakirs("A") == 1


def test_r6_5_without_any_target_nothing_happens() -> None:
    game = killers(board=ELSEWHERE)
    assert not game.said("five-tribes-log-kill") and game.state.bag[4] == 18 and game.asked[0] == "B"


def test_r6_7_a_kill_on_a_tile_with_a_camel_leaves_control_as_it_is() -> None:
    game = killers(board={"r3c4": "Y"}, camel={"r3c4": "B"}, viziers={"B": 1}).play("kill r3c4 vizier")
    assert game.owner("r3c4") == "B" and game.meeples("r3c4") == ""


def test_r6_8_own_meeples_cannot_be_killed() -> None:
    game = killers(viziers={"A": 1, "B": 1}, elders={"A": 1, "C": 1})
    assert game.choices("kill-held") == ["2 vizier", "3 elder"]


def test_r6_3_more_merchants_than_cards_take_what_is_there() -> None:
    game = five_tribes().given(board={"r1c1": "G", "r1c2": "GGG", **ELSEWHERE}, order="A B C", row="gold silk")
    game.move("r1c1", "r1c2:G")
    assert game.hand("A") == ["gold", "silk"] and game.row == []
