"""Action spaces: placing dice, books, the Khan's favour, seals, contracts and special cities (R5.0.1 to R5.6.3)."""

import pytest

from tests.games.marco_polo_ii.builder import Position, marco


def test_free_bundle_of_book_1_costs_nothing() -> None:
    """R5.1.1 to R5.1.3, R5.1.1, R5.1.2, R5.1.3."""
    game = marco().given(dice={"blue": "2 4"})
    assert game.choices("place")[:4] == ["book_1 own-2", "book_1 own-4", "book_2 own-4", "khan own-2"]
    game.play("place book_1 own-2", "offer I-left")
    assert game.goods() == "pepper=2;jade=1"


def test_books_need_their_least_die() -> None:
    """R5.1.1."""
    game = marco().given(dice={"blue": "2 4"})
    assert game.refuses("place book_2 own-2")
    assert game.refuses("place book_3_upper own-4")


def test_dear_bundles_cost_jade_only() -> None:
    """R5.1.2."""
    game = marco().given(dice={"blue": "1"}, goods={"blue": "coin=9;jade=1"}).play("place book_1 own-1")
    assert game.choices("offer") == ["I-left", "I-right", "I-jade1"]
    game.play("offer I-jade1")
    assert game.goods() == "coin=9;camel=1;pepper=4"


def test_book_3_has_two_separate_spaces() -> None:
    """R5.1.1."""
    game = marco().given(dice={"blue": "5"}, placed={"book_3_upper": "blue6"})
    assert game.refuses("place book_3_upper own-5")
    game.play("place book_3_lower own-5", "offer III-left")
    assert game.goods() == "coin=1;gold=2"


def test_khans_favour_needs_at_least_the_die_before() -> None:
    """R5.2.1 to R5.2.3, R5.2.1, R5.2.2."""
    game = marco().given(dice={"blue": "3", "red": "2 4", "green": "3 4"})
    game.play("place khan own-3")
    assert game.goods() == "coin=4;camel=2"
    assert "khan own-2" not in game.choices("place")
    game.play("place khan own-4")
    assert game.goods("red") == "coin=4;camel=2"
    game.play("end")
    assert [c for c in game.choices("place") if c.startswith("khan")] == ["khan own-4"]


def test_four_spaces_and_no_coin_is_ever_paid() -> None:
    """R5.2.2."""
    game = marco().given(dice={"blue": "6"}, placed={"khan": "red1, green1, yellow2"})
    game.play("place khan own-6")
    assert game.goods() == "coin=4;camel=2"
    closed = marco().given(dice={"blue": "6"}, placed={"khan": "red1, green1, yellow2, black3"})
    assert closed.refuses("place khan own-6")


def test_a_colour_once_a_black_die_besides() -> None:
    """R5.2.3."""
    game = marco().given(dice={"blue": "6 b6"}, placed={"khan": "blue3"})
    assert game.refuses("place khan own-6")
    assert not game.refuses("place khan black-6")


@pytest.mark.parametrize(
    ("dice", "seals"),
    [("1 6", ["farmers"]), ("2 6", ["farmers", "spice"]), ("3 6", ["farmers", "spice", "tailors"]),
     ("4 4", ["farmers", "spice", "tailors", "goldsmiths"])],
)  # fmt: skip
def test_the_lowest_die_decides_which_seals(dice: str, seals: list[str]) -> None:
    """R5.3.1."""
    game = marco().given(dice={"blue": f"{dice} 6"})
    game.play(f"place seals own-{dice[0]}", *[f"add own-{dice[-1]}"] * (dice == "4 4"))
    if len(seals) > 1:
        assert game.choices("seal") == seals
        game.play(f"seal {seals[-1]}")
    assert game.state.seals[0] == 1 << (len(seals) - 1)
    assert game.goods() == (f"jade={len(seals) - 1}" if len(seals) > 1 else "")


def test_occupied_seals_cost_the_lowest_die() -> None:
    """R5.0.4."""
    game = marco().given(dice={"blue": "1 3"}, goods={"blue": "coin=5"}, placed={"seals": "red2 red5"})
    game.play("place seals own-1")
    assert game.goods() == "coin=4"
    assert game.state.seals[0] == 1, "only the farmers' seal was possible"


def test_one_seal_of_each_kind() -> None:
    """R5.3.2."""
    game = marco().given(dice={"blue": "1 2 6"}, seals={"blue": "farmers"})
    assert game.refuses("place seals own-1"), "the farmers' seal is owned, and a 1 is enough for no other"
    game.play("place seals own-2")
    assert game.state.seals[0] == 0b11


def test_lowest_die_first_then_none_lower() -> None:
    """R5.0.3."""
    game = marco().given(dice={"blue": "2 5 b5"}, goods={"blue": "coin=9;camel=9"})
    game.play("place travel_middle own-2")
    assert game.choices("add") == ["own-5", "black-5"]
    assert marco().given(dice={"blue": "2 5"}, goods={"blue": "coin=9"}).refuses("place travel_middle own-5")


def test_a_colour_uses_a_blue_space_once_black_dice_always() -> None:
    """R5.0.3."""
    game = marco().given(
        dice={"blue": "4 b2"},
        goods={"blue": "coin=5"},
        posts={"blue": "xian"},
        market={"xian": "c01 c02"},
        placed={"contracts": "blue3"},
    )
    assert game.refuses("place contracts own-4")
    game.play("place contracts black-2", "contract c01", "stop")
    assert game.goods() == "coin=6", "2 for the occupied space, then 3 gained"


def test_a_mix_of_dice_uses_the_colour() -> None:
    """R5.0.3."""
    game = marco().given(dice={"blue": "4 b5"}, placed={"seals": "blue1 black1"}, goods={"blue": "coin=9"})
    assert game.refuses("place seals own-4")
    two_black = marco().given(dice={"blue": "4 b5 b6"}, placed={"seals": "blue1 black1"}, goods={"blue": "coin=9"})
    assert [c for c in two_black.choices("place") if c.startswith("seals")] == ["seals black-5"]


def test_without_money_an_occupied_space_is_closed() -> None:
    """R5.0.4."""
    game = marco().given(dice={"blue": "1 3"}, goods={"blue": "coin=2"}, placed={"book_1": "red2"})
    assert [c for c in game.choices("place") if c.startswith("book_1")] == ["book_1 own-1"]


def test_occupation_is_paid_before_the_space_works() -> None:
    """R5.0.6."""
    game = marco().given(dice={"blue": "4"}, goods={"blue": "coin=2;jade=2"}, placed={"book_1": "red2"})
    game.play("place book_1 own-4")
    assert game.choices("offer") == ["I-left", "I-right"], "both jade went for coins"


def test_up_to_two_contracts_then_three_coins() -> None:
    """R5.5.1 to R5.5.4, R5.5.1."""
    game = marco().given(
        dice={"blue": "1"}, posts={"blue": "xian pagan"}, market={"xian": "c01 c02", "pagan": "c03 c04", "merw": "c05"}
    )
    game.play("place contracts own-1")
    assert game.choices("contract") == ["c01", "c02", "c03", "c04"]
    game.play("contract c02", "contract c03")
    assert game.contracts() == ["c02", "c03"]
    assert game.goods() == "coin=3"


def test_red_ones_go_under_the_pile_blue_ones_into_the_box() -> None:
    """R5.5.2."""
    game = marco().given(
        dice={"blue": "1 1"}, posts={"blue": "xian"}, market={"xian": "c01 c02"}, contracts={"blue": "c09 s1"}
    )
    game.play("place contracts own-1", "contract c01")
    assert game.choices("discard") == ["c09", "s1"]
    game.play("discard c09")
    assert game.state.contract_pile.bottom == [game.box.contract_ids.index("c09")]
    game.play("contract c02")
    assert game.contracts() == ["c01", "c02"], "s1 was the only older one and went into the box"
    assert len(game.state.contract_pile.bottom) == 1


def test_a_contract_just_taken_is_never_discarded() -> None:
    """R5.5.3."""
    game = marco().given(
        dice={"blue": "1 1"}, posts={"blue": "xian"}, market={"xian": "c01 c02"}, contracts={"blue": "c09 c10"}
    )
    game.play("place contracts own-1", "contract c01", "discard c10", "contract c02")
    assert game.contracts() == ["c02", "c01"], "c09 went without a question"


def test_slots_are_refilled_at_the_end_of_the_turn() -> None:
    """R5.5.4."""
    game = marco().given(
        dice={"blue": "1 1"},
        posts={"blue": "xian"},
        market={"xian": "c01 c02"},
        goods={"blue": "camel=3"},
    )
    game.play("place contracts own-1", "contract c01", "stop")
    assert game.market("xian") == ["c02"]
    game.play("end")
    assert len(game.market("xian")) == 2


def test_contracts_need_a_post_in_a_contract_city() -> None:
    """R5.5.1."""
    assert marco().given(dice={"blue": "1"}, market={"xian": "c01"}).refuses("place contracts own-1")


def test_baghdad_with_the_goldsmiths() -> None:
    """R5.6.1 to R5.6.3, R5.6.1, R5.6.2, R5.6.3."""
    game = marco().given(dice={"blue": "3"}, posts={"blue": "baghdad"}, seals={"blue": "goldsmiths+"})
    game.play("place special_baghdad own-3")
    assert game.goods() == "coin=2;camel=2;gold=1"
    assert game.scored()["bonuses"] == 1


def test_balkh_twice() -> None:
    """R5.6.3."""
    game = marco().given(dice={"blue": "5"}, posts={"blue": "balkh"}, seals={"blue": "tailors+"})
    game.play("place special_balkh own-5")
    assert game.goods() == "coin=5;camel=1;silk=4"


def test_a_full_city_is_closed_and_a_colour_comes_once() -> None:
    """R5.6.1."""
    given: Position = {"dice": {"blue": "5 b5"}, "posts": {"blue": "balkh"}}
    assert marco().given(given, placed={"special_balkh": "red1, green1"}).choices("place").count("special_balkh") == 0
    once = marco().given(given, placed={"special_balkh": "blue1"})
    assert [c for c in once.choices("place") if c.startswith("special")] == ["special_balkh black-5"]
    assert marco().given(dice={"blue": "5"}).refuses("place special_balkh own-5")


def test_two_players_meet_neutral_dice() -> None:
    """R4.4."""
    game = marco(2).given(dice={"blue": "6 6", "red": ""}, goods={"blue": "coin=7"}, posts={"blue": "baghdad"})
    assert game.state.black_left == 4
    game.play("place book_3_lower own-6", "offer III-left")
    assert game.goods() == "coin=2;gold=2", "6 coins for the neutral 5"
    game.play("end")
    assert not game.refuses("place special_baghdad own-6"), "one of the two spaces was left"
    full = marco(2).given(dice={"blue": "6"}, posts={"blue": "baghdad"}, placed={"special_baghdad": "red1"})
    assert full.refuses("place special_baghdad own-6")


def test_two_players_have_two_spaces_of_the_khans_favour() -> None:
    """R4.4."""
    game = marco(2).given(dice={"blue": "1"}, placed={"khan": "red1, black1"})
    assert game.refuses("place khan own-1")


def test_three_players_have_three_spaces_of_the_khans_favour() -> None:
    """R4.3."""
    game = marco(3)
    assert game.state.black_left == 5
    assert not game.given(dice={"blue": "1"}, placed={"khan": "red1, black1"}).refuses("place khan own-1")
    full = marco(3).given(dice={"blue": "1"}, placed={"khan": "red1, black1, green1"})
    assert full.refuses("place khan own-1")
