"""Every option matters (R1.7, R3.7, R5.3, R7.8, R12.2, R18.2, R19.1)."""

import pytest

from caravansary.core.game import SetupError
from caravansary.games.wayfarers import GAME
from tests.games.wayfarers.builder import wayfarers


def test_first_player() -> None:
    """R1.7: by lot, or the first seat."""
    assert {wayfarers(3, seed, first_player="random").state.first for seed in range(12)} == {0, 1, 2}
    assert {wayfarers(3, seed).state.first for seed in range(6)} == {0}


def test_fee_discount() -> None:
    """R3.7: a discount may pay the fee, and then nobody gets anything."""
    given = {"cards": "L06 W04", "caravan": "UB3b@5-2", "dice": "6 6 6", "food": 2, "coin": 0}
    for value, allowed in (("never", False), ("allowed", True)):
        table = wayfarers(fee_discount=value).given(**given, tucked={"L06": "T34"}, tokens={"land-2": "red"})  # type: ignore[arg-type]
        table.play("die 6", "space L06", "pay")
        assert ("land-2" in table.choices("acquire")) == allowed
        if allowed:
            table.play("acquire land-2")
            assert table.has("coin", "red") == 3 and table.state.coin_off == 0


def test_fee_per() -> None:
    """R5.3: each time, or once per card and turn."""
    for value, coins in (("interaction", 5), ("card_and_turn", 4)):
        table = wayfarers(fee_per=value).given(
            cards="W10", caravan="UG2@4-2 UG2@4-3", tucked={"W10": "T17"}, dice="4 4 4", coin=2, food=0,
            tokens={"land-2": "red"}, on_cards={"land-2": "yellow green"}, workers="blue", guilds={"yellow": 0},
        )  # fmt: skip
        table.state.green_spots = 0b1110
        table.play("die 4", "space W10", "take yellow land-2", "whose 1", "take green land-2")
        assert table.has("coin", "red") == coins


def test_draw3_open() -> None:
    """R7.8: the drawn cards are the drawer's secret, or open to all."""
    for value, seen in (("drawer", False), ("everybody", True)):
        table = wayfarers(draw3_open=value).given(dice="1 1 1", food=3, guilds={"yellow": 0}).draws("L20", "L21", "L27")
        table.play("die 1", "space H1", "pay", "draw land")
        assert (table.seen_by(1).drawn is not None) == seen
        assert (not table.state.hidden(1)) == seen


def test_rest_reroll() -> None:
    """R12.2: one by one, or all or none."""
    table = wayfarers(rest_reroll="all_or_none").given(dice="3 5", placed="H4").rolls("6 1 2").play("rest")
    assert table.legal == ["reroll-all", "done"]
    table.whatever().play("reroll-all")
    assert table.dice() == "1 2 6"


def test_solo_bonus_time() -> None:
    """R19.1: the bonus of the townsfolk opponent takes a card at the end of the turn, or at once."""
    for value, cards in (("end_of_turn", 0), ("at_once", 1)):
        table = wayfarers(1, opponent="townsfolk", solo_bonus_time=value).solo(spot=4, intrigue="X2")
        table.given(coin=1, food=0, tokens={"inspiration-2": "opponent"}, guilds={"yellow": 0})
        table.play("worker yellow inspiration-2")
        assert table.asked == "blue effect"
        assert table.has("card.folk", "opponent") == cards
        table.whatever().play("influence black")
        assert table.has("card.folk", "opponent") >= 1


def test_solo_take_order() -> None:
    """R18.2: slot before row, or row before slot."""
    for value, slot in (("slot", "inspiration-1"), ("row", "land-3")):
        table = wayfarers(1, solo_take_order=value).solo(spot=5, intrigue="X2")
        table.given(workers="", on_cards={"land-3": "yellow", "inspiration-1": "yellow", "water-1": "blue"})
        table.given(who="opponent", workers="blue").opponent_does("worker.take")
        assert table.on_card(slot) == []


def test_solo_options_are_for_solo_games() -> None:
    with pytest.raises(SetupError, match="solo_tie: only for the solo game"):
        GAME.setup(2, {"solo_tie": "human_wins"})
    with pytest.raises(SetupError, match="you always begin"):
        GAME.setup(1, {"first_player": "first_seat"})
