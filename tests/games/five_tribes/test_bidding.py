"""Bidding, markers (R3.1) and Kumarbi (R13.13)."""

from tests.games.five_tribes.builder import Table, expect, five_tribes


def finish_turn(game: Table) -> None:
    """Plays any answers until another turn begins."""
    turn = game.state.turn
    while game.state.turn == turn:
        game.play(game.legal[-1])


def test_ft_03_zero_bids_push_earlier_zero_bids_back() -> None:
    """R2.1 to R2.4, R2.6, R3.1."""
    wanted = expect("FT-03")
    game = five_tribes(players=4).given(order="A B C D", asked="bid")
    game.play("bid Z1", "bid Z1", "bid P5", "bid Z1")
    assert {seat: game.coins(seat) for seat in "ABCD"} == wanted["coins"]
    assert game.asked == "C start" and game.order == "D B A"
    turns = ["C", *game.order.split()]
    assert turns == wanted["play_order"]
    assert game.bid_row == "C _ _ _"
    for _ in range(3):
        finish_turn(game)
    assert game.bid_row.split() == wanted["next_bid_row"]


def test_ft_04_three_zeros_taken_the_fourth_marker_has_to_pay() -> None:
    """R2.4, R2.5."""
    wanted = expect("FT-04")
    game = five_tribes(players=4).given(order="A B C D", asked="bid").play("bid Z1", "bid Z1", "bid Z1")
    assert game.refuses("bid Z1")
    game.play("bid P1")
    assert ["D", *game.order.split()] == wanted["play_order"]
    assert {seat: game.coins(seat) for seat in "ABCD"} == wanted["coins"]


def test_ft_05_two_players_two_markers_each() -> None:
    """R1.5, R2.1, R2.4, R3.1."""
    wanted = expect("FT-05")
    game = five_tribes(players=2).given(order="A B B A", asked="bid")
    game.play("bid P3", "bid P8", "bid Z1", "bid Z1")
    assert ["B", *game.order.split()] == wanted["play_order"]
    assert {seat: game.coins(seat) for seat in "AB"} == wanted["coins"]
    for _ in range(3):
        finish_turn(game)
    assert game.bid_row.split() == wanted["next_bid_row"]


def test_ft_06_kumarbi_lowers_the_price() -> None:
    """R2.7, R13.13: one coin for each fakir, or one spot where the option says so."""
    wanted = expect("FT-06")
    for option, paid, left in (
        ("coin", wanted["paid_coin_mode"], wanted["coins_left_coin_mode"]),
        ("spot", wanted["paid_spot_mode"], wanted["coins_left_spot_mode"]),
    ):
        game = five_tribes(kumarbi_discount=option).given(
            order="A B C", asked="bid", coins={"A": 20}, hands={"A": "fakir fakir fakir"}, djinns={"A": "kumarbi"}
        )
        game.play("bid P12", "fakirs 3")
        assert (game.coins("A"), 20 - game.coins("A")) == (left, paid)
        assert game.fakirs("A") == wanted["fakirs_left"]
        assert game.order == "A" and game.state.track[1] == 0


def test_r2_2_only_what_can_be_paid_is_offered() -> None:
    game = five_tribes().given(order="A B C", asked="bid", coins={"A": 4})
    assert game.choices("bid") == ["P3", "P1", "Z1"]


def test_r2_3_a_priced_spot_holds_one_marker() -> None:
    game = five_tribes().given(order="A B C", asked="bid").play("bid P8")
    assert game.refuses("bid P8") and "P12" in game.choices("bid") and "P5" in game.choices("bid")


def test_r2_5_a_bidder_without_money_pays_all_for_the_cheapest_spot() -> None:
    game = five_tribes(players=4).given(order="A B C D", asked="bid", coins={"D": 0})
    game.play("bid Z1", "bid Z1", "bid Z1")
    assert game.coins("D") == 0 and game.asked.startswith("D ")
    assert game.order == "C B A"


def test_r2_5_or_sits_the_round_out() -> None:
    game = five_tribes(players=4, bidder_without_money="forbid").given(order="A B C D", asked="bid", coins={"D": 0})
    game.play("bid Z1", "bid Z1", "bid Z1")
    assert game.asked == "C start" and game.order == "B A" and game.bid_row == "C _ _ D"
    assert len(game.said("five-tribes-log-sit-out")) == 1


def test_r2_7_kumarbi_may_make_a_dear_spot_payable_and_never_goes_below_zero() -> None:
    game = five_tribes().given(
        order="A B C", asked="bid", coins={"A": 3}, hands={"A": "fakir fakir fakir"}, djinns={"A": "kumarbi"}
    )
    assert game.choices("bid") == ["P5", "P3", "P1", "Z1"]
    game.play("bid P5")
    assert game.choices("fakirs") == ["2", "3"]
    other = five_tribes().given(order="A B C", asked="bid", hands={"A": "fakir fakir fakir"}, djinns={"A": "kumarbi"})
    assert other.play("bid P1").choices("fakirs") == ["0", "1"]
