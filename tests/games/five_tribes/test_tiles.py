"""The tiles' actions and the sale of goods."""

from tests.games.five_tribes.builder import SCENARIOS, expect, five_tribes


def test_ft_19_buying_a_djinn_and_using_it_at_once() -> None:
    """R7.6, R9.1, R9.3, R13.3, R13.7."""
    wanted = expect("FT-19")
    game = five_tribes().given(
        board={"r3c2": "W", "r3c3": "W", "r5c5": "YY", "r5c6": "Y"},
        order="A B C",
        elders={"A": 1},
        hands={"A": "fakir fakir"},
        coins={"B": 30},
        djinns={"B": "baal"},
        djinn_row="enki jafaar utug",
    )
    game.move("r3c2", "r3c3:W").play("buy enki elder_and_fakir", "use enki fakir", "on r1c1")
    assert (game.elders("A"), game.fakirs("A")) == (wanted["a_elders"], wanted["a_fakirs"])
    assert game.coins("B") == wanted["b_coins"] and game.palms("r1c1") == 1
    assert game.state.palm_supply == wanted["palms_left"] and len(game.state.djinn_row) == wanted["djinn_row"]
    assert game.djinns("A") == ["enki"] and all("enki" not in text for text in game.legal)


def test_r7_6_two_elders_or_an_elder_and_a_fakir() -> None:
    def offers(elders: int, hand: str) -> list[str]:
        game = five_tribes().given(
            board={"r3c2": "Y", "r3c3": "Y", "r5c5": "YY", "r5c6": "Y"},
            order="A B C",
            elders={"A": elders},
            hands={"A": hand},
            djinn_row="utug",
        )
        return game.move("r3c2", "r3c3:Y").choices("buy")

    assert offers(2, "") == ["utug two_elders"]
    assert offers(1, "fakir") == ["utug elder_and_fakir"]
    assert offers(2, "fakir") == ["utug two_elders", "utug elder_and_fakir"]
    assert offers(1, "fish") == offers(0, "fakir fakir") == []


def test_ft_30_empty_supply() -> None:
    """R7.2, R7.3: nothing is placed and the turn goes on."""
    wanted = expect("FT-30")
    game = five_tribes().given(
        board={"r2c5": "Y", "r2c4": "Y", "r5c5": "WW", "r5c6": "W"}, order="A B C", palms={"r1c6": 12}
    )
    game.move("r2c5", "r2c4:Y")
    assert game.palms("r2c4") == wanted["palms_placed"] and game.owner("r2c4") == "A" and game.asked[0] == "B"
    other = five_tribes().given(
        board={"r2c2": "Y", "r2c3": "Y", "r5c5": "WW", "r5c6": "W"}, order="A B C", palaces={"r1c6": 10}
    )
    assert other.move("r2c2", "r2c3:Y").palaces("r2c3") == 0


def test_r7_1_markets_and_sacred_places_may_be_declined() -> None:
    game = five_tribes().given(board={"r1c1": "Y", "r1c2": "Y", "r5c5": "WW", "r5c6": "W"}, order="A B C")
    game.move("r1c1", "r1c2:Y")
    assert game.asked == "A market"
    game.play("skip")
    assert game.coins("A") == 50 and game.hand("A") == []


def test_r7_4_a_market_needs_the_full_price() -> None:
    game = five_tribes().given(
        board={"r1c1": "Y", "r1c2": "Y", "r5c5": "WW", "r5c6": "W"}, order="A B C", coins={"A": 2}
    )
    assert game.move("r1c1", "r1c2:Y").asked[0] == "B"


def test_r7_2_a_palm_on_an_opponents_oasis_is_worth_something_to_its_owner() -> None:
    game = five_tribes().given(board=SCENARIOS["FT-10"]["board"], order="A B C", camel={"r2c4": "C"})
    game.move("r2c5", "r2c4:Y")
    assert game.scored("C")["palms"] == 3 and game.scored("A")["palms"] == 0


def test_ft_24_selling_goods() -> None:
    """R8.1 to R8.3."""
    wanted = expect("FT-24")
    for answers, coins, left in (
        (["sell-all"], wanted["case1_coins"], ["fakir", "fakir"]),
        (
            ["lay fish", "lay wheat", "lay gold", "sell"],
            wanted["case2_coins"],
            ["ivory", "fish", "fish", "wheat", "fakir", "fakir"],
        ),
    ):
        game = five_tribes().given(
            board={"r1c5": "Y", "r2c5": "Y", "r5c5": "WW", "r5c6": "W"},
            order="A B C",
            coins={"A": 4},
            hands={"A": "fish fish fish wheat wheat ivory gold fakir fakir"},
        )
        game.move("r1c5", "r2c5:Y").play("skip", *answers)
        assert game.coins("A") == coins and game.hand("A") == left
        assert game.fakirs("A") == wanted["fakirs_left"]
        assert game.asked[0] == ("A" if "lay fish" in answers else "B")


def test_r8_2_a_set_holds_every_kind_once_and_is_sold_when_no_other_is_left() -> None:
    game = five_tribes().given(
        board={"r1c5": "Y", "r2c5": "Y", "r5c5": "WW", "r5c6": "W"}, order="A B C", hands={"A": "fish fish silk"}
    )
    game.move("r1c5", "r2c5:Y").play("skip", "lay fish")
    assert game.legal == ["lay silk", "sell"]
    game.play("lay silk")
    assert game.coins("A") == 53 and game.hand("A") == ["fish"]


def test_r8_1_goods_are_not_sold_to_pay_a_market_of_the_same_turn() -> None:
    game = five_tribes().given(
        board={"r1c5": "Y", "r2c5": "Y", "r5c5": "WW", "r5c6": "W"},
        order="A B C",
        coins={"A": 0},
        hands={"A": "fish silk gold"},
    )
    game.move("r1c5", "r2c5:Y")
    assert game.asked == "A sale" and "sell-all" in game.legal
