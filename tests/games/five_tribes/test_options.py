"""Every switch matters: each value plays differently. Those of bidding and djinns stand with their rules."""

from __future__ import annotations

from tests.games.five_tribes.builder import five_tribes

FAR = {"r5c5": "WW", "r5c6": "W"}


def test_paid_djinn_limit() -> None:
    """R9.2: with two turns in a round, once in each or once in both."""
    for option, offered in (("player_turn", True), ("round", False)):
        game = five_tribes(players=2, paid_djinn_limit=option).given(
            board={"r2c5": "Y", "r2c4": "Y", "r5c5": "W", "r5c6": "W"},
            order="A A B B",
            hands={"A": "fakir fakir"},
            djinns={"A": "enki"},
        )
        game.play("use enki fakir", "on r1c1").move("r2c5", "r2c4:Y")
        while game.state.kind != "start":
            game.play(game.legal[0])
        assert game.asked == "A start" and bool(game.choices("use")) == offered


def test_paid_djinn_window() -> None:
    """R9.2: between two drops only where the option says so."""
    for option, offered in (("step_boundaries", False), ("also_while_sowing", True)):
        game = five_tribes(paid_djinn_window=option).given(order="A B C", hands={"A": "fakir"}, djinns={"A": "enki"})
        game.play("take r3c3")
        assert game.asked == "A sow" and bool(game.choices("use")) == offered


def test_redirect_neighbourhood() -> None:
    """R13.8, R13.14."""
    for option, tiles in (
        ("eight", ["r1c1", "r1c2", "r2c1", "r2c2"]),
        ("four", ["r1c1", "r1c2", "r2c1"]),
    ):
        game = five_tribes(redirect_neighbourhood=option).given(
            order="A B C", hands={"A": "fakir fakir"}, djinns={"A": "enki lamia"}
        )
        game.play("use enki fakir", "on r1c1", "use lamia fakir")
        assert game.choices("on") == tiles


def test_merchants_take_fakirs_too() -> None:
    """R6.3."""
    for option, hand, row in (
        ("true", ["wheat", "fakir"], ["ivory"]),
        ("false", ["ivory", "wheat"], ["fakir"]),
    ):
        game = five_tribes(merchants_take_fakirs_too=option).given(
            board={"r1c1": "G", "r1c2": "G", **FAR}, order="A B C", row="wheat fakir ivory"
        )
        game.move("r1c1", "r1c2:G")
        assert game.hand("A") == hand and game.row == row


def test_large_market_may_take_one() -> None:
    """R7.5."""
    for option, offered in (("false", False), ("true", True)):
        game = five_tribes(large_market_may_take_one=option).given(
            board={"r5c4": "Y", "r5c5": "Y", "r1c1": "WW", "r1c2": "W"}, order="A B C"
        )
        game.move("r5c4", "r5c5:Y").play("card 1")
        assert game.asked == "A second-card" and ("skip" in game.legal) == offered


def test_echidna_doubles_kandicha() -> None:
    """R13.6, R13.12."""
    for option, offered in (("true", True), ("false", False)):
        game = five_tribes(echidna_doubles_kandicha=option).given(
            board={"r3c2": "R", "r3c3": "R", "r2c4": "BG", **FAR},
            order="A B C",
            elders={"A": 2},
            djinns={"A": "kandicha echidna"},
        )
        game.move("r3c2", "r3c3:R")
        assert ("use echidna two_elders" in game.legal) == offered


def test_bank_limit() -> None:
    """R6.4 with only 288 coins in the game."""
    for option, coins in (("unlimited", 262), ("288", 258)):
        game = five_tribes(bank_limit=option).given(
            board={"r3c2": "B", "r3c3": "B", **FAR}, order="A B C", coins={"A": 250, "B": 30, "C": 0}
        )
        game.move("r3c2", "r3c3:B")
        assert game.coins("A") == coins


def test_assassin_kill() -> None:
    """R6.5."""
    for option, offered in (("compulsory", False), ("optional", True)):
        game = five_tribes(assassin_kill=option).given(
            board={"r3c2": "R", "r3c3": "R", "r3c4": "YW", **FAR}, order="A B C"
        )
        game.move("r3c2", "r3c3:R")
        assert ("skip" in game.legal) == offered


def test_coin_totals_hidden() -> None:
    """R1.3: display only."""
    assert five_tribes(coin_totals_hidden="false").seen_by(None).players[0].coins == 50
    assert five_tribes(coin_totals_hidden="true").seen_by(None).players[0].coins is None


def test_hand_cards_hidden() -> None:
    """R1.3: the kinds in hand, and with them the points for goods."""
    for option, seen in (("true", None), ("false", {"fish": 1})):
        game = five_tribes(hand_cards_hidden=option).given(order="A B C", hands={"A": "fish"})
        assert game.seen_by(1).players[0].hand == seen
        assert game.state.sheets(1)[0].points[7] == (None if seen is None else 1)
