"""Turns (R3.1, R3.2), clean-up and the end of the game."""

from tests.games.five_tribes.builder import SCENARIOS, expect, five_tribes


def test_ft_27_last_camel_the_round_is_finished() -> None:
    """R3.2, R11.3, R12.1, R12.3."""
    wanted = expect("FT-27")
    game = five_tribes().given(
        board={"r1c1": "Y", "r1c2": "Y", "r3c3": "WW", "r3c4": "W", "r5c1": "GG", "r5c2": "G"},
        order="B C",
        camels={"B": 1},
    )
    game.move("r1c1", "r1c2:Y")
    assert game.last_round and game.asked == "B market", "B completes the turn"
    game.play("skip")
    assert game.asked == "C start" and game.state.round == 1
    turns = len(game.said("five-tribes-log-turn"))
    while game.state.active == 2:
        game.play(game.legal[0])
    assert game.asked == "over"
    assert len(game.said("five-tribes-log-turn")) == turns and wanted["turns_after_trigger"] == 1
    assert len(game.said("five-tribes-log-round")) == wanted["further_rounds"]


def test_ft_28_no_legal_move_left() -> None:
    """R4.7, R12.2, R12.3, R13.21."""
    wanted = expect("FT-28")
    game = five_tribes().given(
        board=SCENARIOS["FT-28"]["board"], order="A C", hands={"A": "fakir"}, djinns={"A": "sloar"}, draws="silk"
    )
    assert game.asked == "A start" and len(game.choices("take")) == wanted["legal_moves"] and game.last_round
    game.play("pass")
    assert game.asked == "A sale"
    game.play("use sloar fakir")
    assert game.fakirs("A") == wanted["a_fakirs"] and len(game.hand("A")) == wanted["a_cards_drawn"]
    assert "lay silk" in game.legal
    game.play("end")
    assert game.asked == "over" and len(game.said("five-tribes-log-round")) == wanted["further_rounds"]


def test_ft_36_the_board_dries_up_on_the_last_turn_of_a_round() -> None:
    """R12.2, R12.3."""
    wanted = expect("FT-36")
    game = five_tribes(players=2).given(board=SCENARIOS["FT-36"]["board"], order="A", coins={"A": 0})
    game.move("r1c1", "r1c2:Y")
    assert game.viziers("A") == 2 and game.asked == "over"
    assert len(game.said("five-tribes-log-round")) == wanted["further_rounds"]
    assert len(game.said("five-tribes-log-dry")) == 1


def test_r12_2_by_option_a_dry_board_is_noticed_only_when_somebody_should_move() -> None:
    game = five_tribes(players=2, no_move_check="only_at_move_step").given(
        board=SCENARIOS["FT-36"]["board"], order="A", coins={"A": 0}
    )
    game.move("r1c1", "r1c2:Y")
    assert game.asked.endswith("bid") and not game.last_round


def test_r3_1_the_marker_takes_the_lowest_free_spot_of_the_bid_row() -> None:
    game = five_tribes(players=4).given(order="C A")
    assert game.bid_row == "B D C _" and game.order == "A" and game.asked == "C start"


def test_r3_2_after_move_and_tribe_comes_the_tile_then_the_sale() -> None:
    game = five_tribes().given(
        board={"r1c1": "B", "r1c2": "B", "r5c5": "WW", "r5c6": "W"}, order="A B C", hands={"A": "fakir fish"}
    )
    game.move("r1c1", "r1c2:B")
    kinds = [game.state.kind]
    for answer in ("fakirs 1", "skip", "end"):
        game.play(answer)
        kinds.append(game.state.kind)
    assert kinds[:3] == ["builders", "market", "sale"] and game.coins("A") == 50 + 3 * 3


def test_r11_1_the_discards_become_a_new_deck_and_a_short_row_stays_short() -> None:
    everything = "wheat " * 6 + "fish " * 6 + "pottery " * 6 + "silk " * 4 + "spice " * 4 + "papyrus " * 4
    everything += "gold gold jewels jewels ivory ivory " + "fakir " * 14
    game = five_tribes().given(
        board={"r1c1": "Y", "r2c1": "Y", "r5c5": "WW", "r5c6": "W", "r4c5": "GG", "r4c6": "G"},
        order="A",
        hands={"B": everything.strip()},
        row="fakir",
        discards="fakir fakir fakir",
    )
    game.move("r1c1", "r2c1:Y").play("skip")
    assert game.asked.endswith("bid") and game.row == ["fakir"] * 4
    assert sum(game.state.discards) == 0 and len(game.state.resource_pile) == 0


def test_r11_2_djinns_are_filled_up_to_three() -> None:
    game = five_tribes().given(board={"r1c1": "Y", "r2c1": "Y", "r5c5": "WW", "r5c6": "W"}, order="A", djinn_row="enki")
    game.move("r1c1", "r2c1:Y").play("skip")
    assert len(game.state.djinn_row) == 3 and game.state.round == 2
