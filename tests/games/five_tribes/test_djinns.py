"""Djinns: costs, windows and limits, and what each of them does."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.five_tribes.box import DJINNS
from caravansary.games.five_tribes.rules import djinns
from tests.games.five_tribes.builder import SCENARIOS, Table, expect, five_tribes

FAR = {"r5c5": "WW", "r5c6": "W"}


def tiles_for(game: Table, djinn: str) -> list[str]:
    space = game.setup.space
    return [space.text(action).removeprefix("on ") for action in djinns.targets(game.state, DJINNS.index(djinn))]


def test_ft_20_sibittis_and_the_djinn_discards() -> None:
    """R9.2, R11.2, R13.3, R13.20."""
    wanted = expect("FT-20")
    game = five_tribes().given(
        board={"r1c1": "Y", "r1c2": "Y", **FAR},
        order="A B C",
        elders={"A": 2},
        coins={"A": 10},
        djinns={"A": "sibittis baal"},
        djinn_row="",
        djinn_deck="enki utug",
        djinn_discards="leta lamia iblis",
        draws="enki utug lamia",
    )
    game.play("use sibittis two_elders")
    assert game.choices("keep") == ["enki", "lamia", "utug"]
    game.play("keep utug")
    assert game.elders("A") == wanted["a_elders"] and game.coins("A") == wanted["a_coins"]
    assert game.djinns("A") == ["baal", "sibittis", "utug"] and len(game.djinns("A")) == wanted["a_djinns"]
    assert len(game.state.djinn_pile) == wanted["deck_after"]
    assert game.state.djinn_discards.bit_count() == wanted["discards_after"]


def test_ft_21_which_tiles_leta_utug_and_anun_nak_may_choose() -> None:
    """R13.2, R13.15, R13.22."""
    wanted = expect("FT-21")
    tiles = {tile["cell"]: tile for tile in SCENARIOS["FT-21"]["tile"]}
    game = five_tribes()
    camel = {name: tiles[name]["camel"] if name in tiles else "A" for name in game.box.cell_ids}
    game._lay_board({name: tile["meeples"] for name, tile in tiles.items()})
    for name, owner in camel.items():
        cell = game.cell(name)
        game.state.camel[cell] = "ABC".index(owner) if owner else -1
        game.state.palms[cell] = tiles.get(name, {}).get("palms", 0)
        game.state.palaces[cell] = tiles.get(name, {}).get("palaces", 0)
    assert tiles_for(game, "leta") == wanted["leta"]
    assert tiles_for(game, "anun_nak") == wanted["anun_nak"]
    assert tiles_for(game, "utug") == wanted["utug"]


def test_ft_22_leta_on_the_tile_just_picked_up() -> None:
    """R4.2, R9.2, R13.15."""
    wanted = expect("FT-22")
    game = five_tribes().given(
        board={"r4c3": "Y", "r4c2": "YG", **FAR},
        order="A B C",
        camels={"A": 5},
        elders={"A": 1},
        hands={"A": "fakir"},
        djinns={"A": "leta"},
    )
    game.move("r4c3", "r4c2:Y").play("use leta elder_and_fakir", "on r4c3")
    assert game.owner("r4c3") == "A" and game.palms("r4c3") == wanted["palms_on_r4c3"]
    assert game.camels("A") == wanted["camels_after"]
    assert (game.elders("A"), game.fakirs("A")) == (wanted["elders_after"], wanted["fakirs_after"])


def test_ft_23_hagis_redirects_a_palace_and_monkir_pays() -> None:
    """R7.3, R9.4, R13.8, R13.17."""
    wanted = expect("FT-23")
    game = five_tribes().given(
        board={"r2c2": "Y", "r2c3": "YG", **FAR},
        order="A B C",
        camel={"r3c3": "A"},
        elders={"A": 1},
        coins={"B": 12},
        djinns={"A": "hagis", "B": "monkir"},
        palaces={"r5c2": 6},
    )
    game.move("r2c2", "r2c3:Y").play("use hagis elder")
    assert game.choices("on") == wanted["allowed_tiles"]
    game.play("on r3c3")
    assert game.palaces("r3c3") == 1 and game.scored("A")["palaces"] == 5
    assert game.coins("B") == wanted["b_coins"] and game.state.palace_supply == wanted["palaces_left"]
    assert game.elders("A") == wanted["a_elders"]


def test_ft_35_enki_with_lamia_and_bouraq() -> None:
    """R9.2, R13.5, R13.7, R13.14."""
    wanted = expect("FT-35")
    game = five_tribes().given(
        board={"r1c1": "Y", "r1c2": "Y", **FAR},
        order="A B C",
        camel={"r3c3": "A", "r5c4": "A", "r2c4": "B"},
        elders={"A": 2},
        hands={"A": "fakir"},
        djinns={"A": "enki lamia bouraq"},
        palms={"r4c6": 6},
        palaces={"r4c6": 8},
    )
    before = game.scored("A")["total"]
    game.play("use enki fakir", "on r2c4", "use lamia elder", "on r3c3", "use bouraq elder", "on r5c4")
    assert (game.elders("A"), game.fakirs("A")) == (wanted["a_elders"], wanted["a_fakirs"])
    assert game.state.palm_supply == wanted["palms_left"] and game.state.palace_supply == wanted["palaces_left"]
    gain = wanted["vp_gain_before_other_effects"] - wanted["vp_lost_by_spending_elders"]
    assert game.scored("A")["total"] - before == gain
    assert not game.choices("use")


def test_r9_2_a_paid_djinn_works_once_in_a_turn() -> None:
    game = five_tribes().given(order="A B C", hands={"A": "fakir fakir fakir"}, djinns={"A": "enki sloar"})
    game.play("use enki fakir", "on r1c1")
    assert game.choices("use") == ["sloar fakir"]


def test_r9_2_powers_without_a_target_are_not_offered() -> None:
    """R13.5, R13.7, R13.15, R13.21, R13.22: no palace, no palm, no camel, no card."""
    everything = "wheat " * 6 + "fish " * 6 + "pottery " * 6 + "silk " * 4 + "spice " * 4 + "papyrus " * 4
    everything += "gold gold jewels jewels ivory ivory " + "fakir " * 17
    game = five_tribes().given(
        board={"r1c1": "Y", "r1c2": "Y", "r1c3": "YYYY"},
        order="A B C",
        camels={"A": 0},
        elders={"A": 9},
        hands={"A": "fakir", "B": everything.strip()},
        row="",
        djinns={"A": "enki bouraq leta utug sloar"},
        palms={"r1c6": 12},
        palaces={"r1c6": 10},
    )
    assert not game.choices("use")


def test_r13_2_anun_nak_restocks_a_bare_tile_and_may_create_a_move() -> None:
    """R4.7: then the move is compulsory; R12.2: the end stays noticed."""
    game = five_tribes().given(
        board={"r1c1": "Y", "r1c2": "W"},
        order="A B C",
        elders={"A": 1},
        djinns={"A": "anun_nak"},
        draws="elder elder merchant",
    )
    assert game.asked == "A start" and game.legal == ["pass", "use anun_nak elder"] and game.last_round
    game.play("use anun_nak elder", "on r2c2")
    assert game.meeples("r2c2") == "WWG" and "pass" not in game.legal


def test_r13_2_anun_nak_takes_what_the_bag_holds() -> None:
    game = five_tribes().given(order="A B C", hands={"A": "fakir"}, djinns={"A": "anun_nak"})
    assert not game.choices("use"), "the bag is empty, and no tile is bare"


def test_r13_21_sloar_draws_unseen_and_reshuffles_the_discards() -> None:
    game = five_tribes().given(order="A B C", hands={"A": "fakir"}, djinns={"A": "sloar"}, draws="gold")
    game.play("use sloar fakir")
    assert game.hand("A") == ["gold"] and game.state.discards[9] == 1
    assert [event.to for event in game.said("five-tribes-log-draw-own")] == [0]
    assert [event.but for event in game.said("five-tribes-log-draw")] == [0]


def test_r13_22_utug_takes_a_tile_with_meeples_and_may_trigger_the_end() -> None:
    game = five_tribes().given(
        board={"r1c1": "Y", "r1c2": "Y", "r3c3": "WG"},
        order="A B C",
        camels={"A": 1},
        elders={"A": 2},
        djinns={"A": "utug"},
    )
    game.play("use utug two_elders", "on r3c3")
    assert game.owner("r3c3") == "A" and game.meeples("r3c3") == "WG" and game.last_round


def test_r9_2_the_last_camel_may_go_elsewhere_before_the_control_step() -> None:
    game = five_tribes().given(
        board={"r1c1": "Y", "r1c2": "Y", "r3c3": "WG"},
        order="A B C",
        camels={"A": 1},
        elders={"A": 2},
        djinns={"A": "utug"},
    )
    game.move("r1c1", "r1c2:Y")
    assert game.asked == "A last-camel"
    game.play("use utug two_elders", "on r3c3")
    assert game.owner("r3c3") == "A" and game.owner("r1c2") == ""


def test_r13_3_baal_does_not_pay_for_itself() -> None:
    for option, coins in (("false", 50), ("true", 51)):
        game = five_tribes(baal_pays_for_itself=option).given(
            board={"r3c2": "Y", "r3c3": "Y", **FAR}, order="A B C", elders={"A": 2}, djinn_row="baal"
        )
        game.move("r3c2", "r3c3:Y").play("buy baal two_elders")
        assert game.coins("A") == coins


def test_r13_17_monkir_pays_the_builder_of_a_palace_one_coin() -> None:
    game = five_tribes().given(order="A B C", hands={"A": "fakir"}, djinns={"A": "bouraq monkir"})
    game.play("use bouraq fakir", "on r1c3")
    assert game.coins("A") == 51


def test_r13_18_nekir_is_not_paid_for_a_meeple_kept_through_kandicha() -> None:
    for option, coins in (("false", 50), ("true", 52)):
        game = five_tribes(nekir_pays_for_kandicha_captures=option).given(
            board={"r3c2": "R", "r3c3": "R", "r3c4": "YY", **FAR},
            order="A B C",
            djinns={"A": "kandicha", "B": "nekir"},
            viziers={"B": 1},
        )
        game.move("r3c2", "r3c3:R").play("kill r3c4 vizier")
        assert game.coins("B") == coins and game.viziers("A") == 1


def test_r13_18_nekir_pays_for_two_kills_twice_or_once() -> None:
    for option, coins in (("per_meeple", 54), ("per_action", 52)):
        game = five_tribes(nekir_payout=option).given(
            board={"r3c2": "R", "r3c3": "R", "r3c4": "GGGG", **FAR},
            order="A B C",
            djinns={"A": "iblis", "B": "nekir"},
            elders={"A": 1},
        )
        game.move("r3c2", "r3c3:R").play("use iblis elder")
        assert game.meeples("r3c4") == "GG", "merchants were the only victims"
        assert game.coins("B") == coins


def secretive(hands_hidden: bool = True, **given: Any) -> Table:
    """A owns Enki and Sloar, whose drawn cards nobody else sees."""
    table = five_tribes(hand_cards_hidden="true" if hands_hidden else "false")
    return table.given(order="A B C", djinns={"A": "enki sloar"}, **given)


@pytest.mark.parametrize("card", ["fakir", "fish"])
def test_r9_2_silence_betrays_no_fakir(card: str) -> None:
    """Whatever the unseen card is, its owner is asked wherever a fakir could be used, and where goods could be sold."""
    game = secretive(board={"r1c1": "Y", "r1c2": "Y", **FAR}, secret={"A": card})
    game.move("r1c1", "r1c2:Y")
    assert game.asked == "A market"
    game.play("skip")
    assert game.asked == "A sale"


def test_r9_2_cards_taken_from_the_open_row_are_no_secret() -> None:
    """A known hand without fakirs is not asked, and nothing of it is dealt anew."""
    game = secretive(board={"r2c5": "Y", "r2c4": "Y", **FAR}, hands={"A": "fish"})
    game.move("r2c5", "r2c4:Y")
    assert game.asked == "A sale" and game.state.hidden(1) == ()
    assert game.seen_by(1).players[0].hand is None and game.seen_by(0).players[0].hand == {"fish": 1}


def test_r9_2_with_open_hands_nothing_is_secret() -> None:
    game = secretive(hands_hidden=False, hands={"A": "fakir"}, draws="gold")
    game.play("use sloar fakir")
    assert game.state.hidden(1) == () and game.seen_by(None).players[0].hand == {"gold": 1}
    assert len(game.said("five-tribes-log-draw-open")) == 1


def test_r13_20_only_the_owner_sees_what_sibittis_shows() -> None:
    game = five_tribes().given(
        board={"r1c1": "Y", "r1c2": "Y", **FAR}, order="A B C", elders={"A": 2}, djinns={"A": "sibittis"}
    )
    game.play("use sibittis two_elders")
    assert game.asked == "A keep" and len(game.seen_by(0).drawn or []) == 3
    assert game.seen_by(1).drawn is None and game.seen_by(None).drawn is None
    assert len(game.state.hidden(1)) == 3 and game.state.hidden(0) == ()
