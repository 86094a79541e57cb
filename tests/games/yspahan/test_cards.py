"""Cards: R38 to R41."""

import pytest

from tests.games.yspahan.builder import Table, expect, yspahan

ALL_BUT_DISCOUNTS = "gain_camels gain_gold place_good load_good sell_camels sell_gold swap"


def holding(hand: str, camels: int = 0, gold: int = 0, **options: str) -> Table:
    """Yellow, last of the day, has cards and the action is over."""
    return yspahan(4, **options).given(
        turn="yellow", asked="after", hands={"yellow": hand}, camels={"yellow": camels}, gold={"yellow": gold}
    )


def test_r38_any_number_of_cards_in_a_turn() -> None:
    game = holding("gain_camels gain_camels gain_gold swap")
    game.play("play gain_camels", "play gain_camels", "play gain_gold")
    assert game.camels["yellow"] == 6 and game.gold["yellow"] == 3 and game.hand("yellow") == ["swap"]


def test_r38_cards_may_be_played_also_when_one_was_discarded_for_a_die() -> None:
    game = yspahan().given(turn="yellow", tower={"gold": "6"}, hands={"yellow": "swap gain_camels"})
    game.play("discard swap", "play gain_camels")
    assert game.gold["yellow"] == 4 and game.camels["yellow"] == 3


def test_r38_at_most_one_card_is_discarded_for_a_choice() -> None:
    game = yspahan().given(turn="yellow", tower={"gold": "6"}, hands={"yellow": "swap swap"}).play("discard swap")
    assert game.asked == "yellow after" and game.gold["yellow"] == 4


def test_r39_s43_before_the_dice_only_under_the_first_printing() -> None:
    def ask(preset: str) -> Table:
        return yspahan(preset=preset).given(
            turn="yellow", tower={"camel": "1", "gold": "6"}, hands={"yellow": "gain_gold place_good"}
        )

    assert ask("second").refuses("play gain_gold") and ask("second").refuses("play place_good")
    assert ask("first").choices("play") == ["gain_gold", "place_good"]
    assert ask("first").play("play gain_gold").asked == "yellow group"


def test_r39_the_first_player_may_play_cards_before_the_roll() -> None:
    game = yspahan(preset="first").given(asked="dice", gold={"blue": 0}, hands={"blue": "gain_gold"})
    game.play("play gain_gold")
    assert game.choices("dice") == ["0", "1", "2", "3"]


@pytest.mark.parametrize("preset", ["first", "second"])
def test_r39_after_the_action_before_and_after_building(preset: str) -> None:
    game = yspahan(preset=preset).given(
        turn="yellow", asked="after", camels={"yellow": 2}, hands={"yellow": "gain_gold gain_camels"}
    )
    game.play("play gain_gold", "build paddock full", "play gain_camels")
    assert game.gold["yellow"] == 5 and game.camels["yellow"] == 3


def test_r14_r39_also_after_the_forced_card() -> None:
    game = yspahan().draws("gain_camels").given(turn="yellow")
    assert game.play("play gain_camels").camels["yellow"] == 3


@pytest.mark.parametrize("preset", ["first", "second"])
def test_r39_no_window_inside_an_action(preset: str) -> None:
    game = yspahan(preset=preset).given(
        turn="yellow", tower={"camel": "1", "bag": "2 2"}, hands={"yellow": ALL_BUT_DISCOUNTS}, camels={"yellow": 1}
    )
    game.play("floor bag")
    assert game.choices("play") == []
    assert game.play("main", "shop bag-purple-1").choices("play") == []


def test_r39_none_in_another_players_turn() -> None:
    game = yspahan(preset="first").given(
        tower={"camel": "1", "gold": "6"}, shops={"red": "vase-blue-1"}, camels={"red": 1}, hands={"red": "gain_gold"}
    )
    game.play("floor camel", "supervisor", "move N1")
    assert game.asked == "red camel" and game.legal == ["protect", "send"]


def test_r40_gain_camels_and_gold() -> None:
    game = holding("gain_camels gain_gold swap").play("play gain_camels", "play gain_gold")
    assert (game.camels["yellow"], game.gold["yellow"]) == (3, 3)


def test_r40_place_good_anywhere_within_the_limits_and_without_the_hoist() -> None:
    game = yspahan().given(
        turn="yellow",
        asked="after",
        hands={"yellow": "place_good swap"},
        buildings={"yellow": "hoist"},
        shops={"yellow": "bag-white-1", "blue": "barrel-white-1 vase-orange-1"},
    )
    game.play("play place_good")
    souks = {shop.rsplit("-", 1)[0] for shop in game.choices("shop")}
    assert {souk for souk in souks if souk.startswith("bag")} == {"bag-white"}
    assert "barrel-white" not in souks and "vase-orange" not in souks
    assert {"barrel-blue", "chest-yellow", "vase-blue"} <= souks
    game.play("shop chest-yellow-2")
    assert game.shops("yellow") == ["bag-white-1", "chest-yellow-2"] and game.asked == "yellow after"


def test_r40_place_good_needs_a_legal_shop() -> None:
    box = yspahan().box
    blue = " ".join(box.shop_ids[shops[0]] for shops in box.souk_shops)
    game = yspahan().given(turn="yellow", asked="after", hands={"yellow": "place_good"}, shops={"blue": blue})
    assert game.refuses("play place_good")


def test_r40_load_good_scores_its_loading_points() -> None:
    game = holding("load_good swap").play("play load_good")
    assert game.caravan == "yellow" and game.scored("yellow") == {"loading": 2}


def test_r40_s27_selling_camels_and_gold() -> None:
    wanted = expect("S27")
    game = holding("sell_camels sell_gold", camels=5, gold=12).play("play sell_camels")
    assert game.choices("sell") == ["1", "2", "3", "4"]
    game.play("sell 4")
    assert game.camels["yellow"] == 1 and game.scored("yellow") == {"cards": wanted["camel_points"]}
    game.play("play sell_gold")
    assert game.choices("sell")[-1] == "10"
    game.play("sell 10")
    assert game.gold["yellow"] == 2
    assert game.scored("yellow") == {"cards": wanted["camel_points"] + wanted["gold_points"]}


def test_r40_nothing_is_sold_by_who_has_nothing() -> None:
    assert holding("sell_camels sell_gold swap").legal == ["end"]


def test_r40_s44_the_exchange() -> None:
    wanted = expect("S44")
    game = holding("swap swap", camels=5, gold=1).play("play swap")
    assert game.choices("swap-camels") == ["1", "2", "3", "4", "5"] and game.choices("swap-gold") == ["1"]
    game.play("swap-camels 3")
    assert (game.camels["yellow"], game.gold["yellow"]) == (wanted["camels"], wanted["gold"])
    game.play("play swap", "swap-gold 4")
    assert (game.camels["yellow"], game.gold["yellow"]) == (6, 0)


def test_r41_s42_an_exhausted_pile_is_renewed_at_once() -> None:
    wanted = expect("S42")
    game = yspahan().given(
        turn="yellow",
        tower={"gold": "6"},
        discard="gain_camels gain_camels place_good place_good load_good load_good swap",
        hands={
            "blue": "sell_camels sell_camels sell_gold sell_gold",
            "green": "build_no_gold build_no_gold build_no_camels build_no_camels gain_gold swap",
        },
    )
    assert game.pile == 1 and len(game.discard) == 7
    game.draws("gain_gold").play("take-card")
    assert game.pile == wanted["draw_pile"] and game.discard == []
    game.play("play gain_gold")
    assert game.pile == wanted["draw_pile"] and len(game.discard) == wanted["discard_pile"]


EVERY_CARD_TWICE = (ALL_BUT_DISCOUNTS + " build_no_gold build_no_camels ") * 2


def test_r41_without_any_card_left_a_draw_yields_nothing() -> None:
    """Edge case 1."""
    game = yspahan().given(turn="yellow", tower={"gold": "6"}, hands={"blue": EVERY_CARD_TWICE}).play("take-card")
    assert game.hand("yellow") == [] and len(game.said("yspahan-log-no-card")) == 1
    assert game.state.day == 2


def test_r41_with_nothing_to_shuffle_the_next_used_card_becomes_the_pile() -> None:
    game = yspahan().given(turn="yellow", asked="after", hands={"yellow": EVERY_CARD_TWICE}).play("play gain_gold")
    assert game.pile == 1 and game.discard == []


def test_r32_r41_the_caravanserai_asks_nothing_when_no_card_is_left() -> None:
    game = yspahan().given(
        turn="yellow",
        tower={"gold": "1"},
        hands={"blue": EVERY_CARD_TWICE},
        shops={"red": "vase-blue-1"},
        buildings={"red": "caravanserai"},
    )
    game.play("supervisor", "move N1")
    assert game.caravan == "red" and game.asked == "green dice"


def test_r41_hands_are_hidden_their_size_and_the_discard_pile_are_public() -> None:
    game = holding("gain_gold swap swap").play("play gain_gold")
    seen = game.seen_by(0)
    assert seen.players[3].hand == 2 and seen.players[3].cards is None
    assert game.seen_by(3).players[3].cards == {"swap": 2}
    assert game.seen_by(None).players[3].cards is None
    assert seen.discard == {"gain_gold": 1} and seen.pile == 15


def test_r41_a_drawn_card_is_told_to_its_owner_only() -> None:
    game = yspahan().given(turn="yellow", tower={"gold": "6"}).draws("swap").play("take-card")
    told = [event for event in game.events if event.message.id.startswith("yspahan-log-draw")]
    assert [event.message.id for event in told if event.seen_by(3)] == ["yspahan-log-draw-own"]
    assert [event.message.id for event in told if event.seen_by(0)] == ["yspahan-log-draw"]
    assert [event.message.id for event in told if event.seen_by(None)] == ["yspahan-log-draw"]
