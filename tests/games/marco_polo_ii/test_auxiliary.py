"""Auxiliary actions and jade (R5.0.2, R5.0.7, R6.1 to R6.7, R7.1)."""

from tests.games.marco_polo_ii.builder import Position, marco, marco_under


def test_a_completed_contract() -> None:
    """R6.1."""
    game = marco().given(dice={"blue": "1"}, goods={"blue": "camel=2;pepper=2;silk=1"}, contracts={"blue": "c09"})
    game.play("complete c09")
    assert game.goods() == "coin=4"
    assert game.scored()["contracts"] == 3 and game.completed() == {"c09"} and game.contracts() == []


def test_any_goods() -> None:
    """R6.1, R11.1."""
    goods = {"blue": "camel=2;pepper=4;silk=1;gold=1;jade=3"}
    game = marco().given(dice={"blue": "1"}, goods=goods, contracts={"blue": "c23"}).play("complete c23")
    assert game.goods() == "coin=4;jade=3"
    assert game.scored()["contracts"] == 7


def test_any_goods_are_chosen_kind_by_kind() -> None:
    """R11.1."""
    goods = {"blue": "camel=2;pepper=4;silk=2;gold=2"}
    game = marco().given(dice={"blue": "1"}, goods=goods, contracts={"blue": "c23"}).play("complete c23")
    assert game.legal == ["give pepper 2", "give pepper 3", "give pepper 4"]
    game.play("give pepper 3")
    assert game.legal == ["give silk 1", "give silk 2"]
    game.play("give silk 2")
    assert game.goods() == "coin=4;pepper=1;gold=1"


def test_different_goods_are_one_of_a_kind() -> None:
    """R11.1."""
    goods = {"blue": "camel=2;pepper=4;silk=2;gold=2"}
    game = marco().given(dice={"blue": "1"}, goods=goods, contracts={"blue": "c07"}).play("complete c07")
    assert game.legal == ["give pepper 0", "give pepper 1"]
    game.play("give pepper 1", "give silk 0")
    assert game.goods() == "pepper=3;silk=2;gold=1"
    one_kind = marco().given(dice={"blue": "1"}, goods={"blue": "camel=2;pepper=4"}, contracts={"blue": "c07"})
    assert one_kind.refuses("complete c07")


def test_the_freed_slot_takes_the_contract_from_the_pile() -> None:
    """R6.1, R11.2."""
    goods = {"blue": "camel=2;silk=2;gold=1"}
    game = marco().given(dice={"blue": "1"}, goods=goods, contracts={"blue": "c16 c09"}).play("complete c16")
    assert game.contracts() == ["c01", "c09"]


def test_without_room_the_new_contract_may_go() -> None:
    """R11.2."""
    game = marco().given(
        dice={"blue": "1 1"}, goods={"blue": "coin=9"}, contracts={"blue": "c08 c09"}, outposts={"xanadu": "ot09"}
    )
    game.play("place travel_lower own-1")
    game = game if game.asked == "blue room" else game.play("go xanadu")
    assert game.choices("discard") == ["c08", "c09", "c01"]
    game.play("discard c01")
    assert game.contracts() == ["c08", "c09"]


def test_an_empty_pile_gives_nothing() -> None:
    """R11.9."""
    game = marco().given(dice={"blue": "1 1"}, goods={"blue": "camel=2;pepper=1;jade=1"}, contracts={"blue": "s7"})
    game.state.contract_pile.counts = [0] * 49
    for contract in range(42):
        game.state.completed[1] |= 1 << contract
    game.state.contract_pile.mixed = 0
    game.play("complete s7")
    assert game.contracts() == [] and game.goods() == "coin=1"


def test_upgrade_brings_its_reward_at_once_and_every_round() -> None:
    """R6.2, R5.3.3, R9.3."""
    game = marco(2).given(
        dice={"blue": "1", "red": ""}, goods={"blue": "coin=9;gold=2"}, seals={"blue": "goldsmiths"}, done=True
    )
    game.rolls("5 5 5 5 5 5 5 5 5 5").play("upgrade goldsmiths")
    assert game.goods() == "camel=2"
    game.play("purse own-1 coins")
    assert game.state.round == 2 and game.state.has(0, 1) == 4


def test_purse_takes_any_die_occupied_or_not() -> None:
    """R6.3."""
    game = marco().given(dice={"blue": "1 2 6"})
    game.play("purse own-1 coins", "purse own-6 camels", "purse own-2 jade")
    assert game.goods() == "coin=3;camel=2;jade=1"
    assert game.asked == "red turn" or game.legal[0] == "end", "R5.0.2: without dice no normal action is due"


def test_the_normal_action_is_still_due_after_the_purse() -> None:
    """R5.0.2."""
    game = marco().given(dice={"blue": "1 2"}).play("purse own-1 coins")
    assert "end" not in game.legal


def test_adjust_by_one_never_around_the_corner() -> None:
    """R6.5, R6.7."""
    game = marco().given(dice={"blue": "2 6 b1"}, goods={"blue": "camel=4"})
    assert game.choices("adjust") == ["black-1 up", "own-2 down", "own-2 up", "own-6 down"]
    game.play("adjust own-2 up", "adjust black-1 up")
    assert game.dice() == "b2 3 6" and game.goods() == ""


def test_reroll_costs_a_camel() -> None:
    """R6.4."""
    game = marco().given(dice={"blue": "2 b6"}, goods={"blue": "camel=2"}).rolls("5 4")
    game.play("reroll own-2", "reroll black-6")
    assert game.dice() == "b4 5" and game.goods() == ""


def test_a_black_die_once_a_turn() -> None:
    """R6.6."""
    game = marco().given(dice={"blue": "1"}, goods={"blue": "camel=9;silk=1"}, contracts={"blue": "s4"}).rolls("4 2")
    game.play("black-die")
    assert game.dice() == "1 b4" and game.state.black_left == 5
    assert game.refuses("black-die")
    game.play("complete s4")
    assert game.dice() == "1 b2 b4", "R11.5: a reward gives another"


def test_without_black_dice_nothing() -> None:
    """R11.5."""
    game = marco().given(
        dice={"blue": "1 b1 b1 b1 b1 b1 b1"}, goods={"blue": "camel=9;silk=1"}, contracts={"blue": "s4"}
    )
    assert game.refuses("black-die")
    game.play("complete s4")
    assert game.state.black_left == 0


def test_black_dice_rolled_at_the_round_start_are_chosen() -> None:
    """R12.8."""
    game = marco(black_dice_rolled_each_round="true")
    assert game.state.black_dice == 6, "six dice that show a 1: four bits count each value"
    game.given(dice={"blue": "1"}, goods={"blue": "camel=3"})
    game.state.black_dice = (2 << 4) + (4 << 20)
    game.play("black-die")
    assert game.legal == ["take-die 2", "take-die 6"]
    game.play("take-die 6")
    assert game.dice() == "1 b6"


def test_without_a_legal_action_a_die_goes_to_the_purse_and_the_turn_ends() -> None:
    """R5.0.7."""
    game = marco().given(dice={"blue": "3 4"}, placed={"book_1": "blue1", "book_2": "blue3", "khan": "red6"})
    while [c for c in game.choices("place") if c.startswith("area")]:
        game.state.stacks[19] = game.state.stacks[20] = 1
        game.state.placed += [19 * 256 + 16 + 8 + 1, 20 * 256 + 16 + 8 + 1]
        game.state.black_left -= 2
        game.state.run(game.told)
    assert not [c for c in game.choices("place") if not c.startswith("seals")]
    seals = marco().given(
        dice={"blue": "3"},
        placed={"book_1": "blue1", "book_2": "blue3", "khan": "red6", "area_1": "black1", "area_2": "black1"},
    )
    assert not seals.choices("place")
    seals.play("purse own-3 coins")
    assert seals.asked == "red turn"


STUCK: Position = {
    "placed": {"book_1": "red1", "book_2": "red3", "khan": "red6", "area_1": "black1", "area_2": "black1"},
    "seals": {"blue": "farmers spice tailors goldsmiths"},
}


def test_the_purse_can_pay_for_an_action_that_is_then_due() -> None:
    """R5.0.7: who uses the purse first and still has dice must act, if only the purse makes it possible."""
    game = marco().given(STUCK, dice={"blue": "3 2"})
    assert not game.choices("place") and "end" not in game.legal
    game.play("purse own-2 coins")
    assert "book_1 own-3" in game.choices("place") and "end" not in game.legal
    game.play("place book_1 own-3", "offer I-right")
    assert game.legal[0] == "end" or game.asked == "red turn"


def test_the_purse_stands_for_the_action_while_none_is_possible() -> None:
    """R5.0.7: camels open no space here, so that the turn may end; what opens one later makes it due again."""
    position: Position = {**STUCK, "dice": {"blue": "3 2"}, "contracts": {"blue": "s1"}}
    game = marco().given(position, goods={"blue": "pepper=2;camel=1"}).play("purse own-2 camels")
    assert game.legal[0] == "end"
    game.play("complete s1")
    assert game.choices("place") and "end" not in game.legal


def test_under_version_1_the_purse_was_the_action() -> None:
    """R5.0.7."""
    game = marco_under(1).given(STUCK, dice={"blue": "3 2"}).play("purse own-2 coins")
    assert not game.choices("place") and game.legal[0] == "end"


def test_jade_stands_for_coins_never_the_reverse() -> None:
    """R7.1."""
    game = marco().given(dice={"blue": "1 5"}, goods={"blue": "coin=3;jade=2"}, placed={"book_1": "red1"})
    game.play("place book_1 own-5", "offer I-left")
    assert game.state.has(0, 0) == 0 and game.state.has(0, 5) == 1, "3 coins and 2 jade, then the bundle's jade"
    card = marco().given(dice={"blue": "1"}, goods={"blue": "coin=9"}, cards={"area_1": "cc20"})
    assert card.refuses("place area_1 own-1"), "a cost in jade is paid in jade only"


def test_by_default_coins_and_camels_go_first() -> None:
    """R7.1."""
    goods = {"blue": "coin=9;camel=1;jade=4"}
    game = marco().given(dice={"blue": "1 1"}, goods=goods).play("adjust own-1 up")
    assert game.goods() == "coin=9;jade=3"


def test_the_payer_may_choose_where_there_is_a_choice() -> None:
    """R7.1."""
    goods = {"blue": "coin=9;camel=2;jade=4"}
    game = marco().given(dice={"blue": "1 1"}, goods=goods, seals={"blue": "farmers"})
    game.play("choose-payment", "upgrade farmers")
    assert game.choices("jade-for-coins") == ["0", "1", "2", "3"]
    game.play("jade-for-coins 1")
    assert game.choices("jade-for-camels") == ["0", "1", "2"]
    game.play("jade-for-camels 2")
    assert game.goods() == "coin=12;camel=2;jade=1", "2 coins and 3 jade, then 5 coins gained"
    forced = marco().given(dice={"blue": "1 1"}, goods={"blue": "camel=1;jade=1"}).play("choose-payment")
    forced.play("adjust own-1 up")
    assert forced.goods() == "", "nothing to choose, nothing asked"
