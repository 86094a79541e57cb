"""Placing dice: values, assets, discounts, and the effects of spaces (R3.1 to R3.10, R10.2, R10.3)."""

from caravansary.games.wayfarers.rules import placing
from tests.games.wayfarers.builder import Table, wayfarers

CHAIN = "UY1@1-2 UY1@2-3 UG4@3-1 UK1@4-1 UB3b@5-2 UB3b@5-3"


def values(table: Table, die: int) -> list[int]:
    mask = placing.reach(table.state, 0, die - 1)
    return [value + 1 for value in range(6) if (mask >> value) & 1]


def test_e11_symbols_chain_but_do_not_stack() -> None:
    """R3.2: 1 may become 2 or 3; 5 may become 4, not 3."""
    table = wayfarers().given(caravan=CHAIN, dice="1 5 6", guilds={"yellow": 0})
    assert values(table, 1) == [1, 2, 3]
    assert values(table, 5) == [4, 5]
    assert table.play("die 5").choices("as") == ["4"]


def test_e11_a_placed_six_saves_two_coins() -> None:
    """R3.7: both discounts of the column."""
    table = wayfarers().given(caravan=CHAIN, dice="1 5 6", coin=0).whatever()
    table.play("die 6", "space H5")
    assert table.choices("tile")
    table.play("tile UG2")
    assert table.asked == "blue lay" and table.has("coin") == 0


def test_discounts_are_one_pool_for_the_whole_action() -> None:
    """R3.7: what a discount saved once, it does not save again."""
    table = wayfarers().given(caravan="UB3b@5-2", cards="L03", dice="6 6 6", coin=1, tucked={"L03": "T34"}).whatever()
    table.play("die 6", "space L03", "tile UG3")
    assert table.has("coin") == 0 and table.state.coin_off == 0


def test_e11_a_three_has_camel_and_pigeon() -> None:
    """R3.5: every symbol of the column counts."""
    table = wayfarers().given(caravan=CHAIN, cards="L15", dice="3 3 3")
    table.play("die 3")
    assert {"H1", "H3", "L15"} <= set(table.choices("space"))


def test_e6_townsfolk_money_in_time() -> None:
    """R2.3, R3.6: T08's coin comes before the yellow tile is paid."""
    given = {
        "cards": "L01",
        "tucked": {"L01": "T08"},
        "coin": 2,
        "dice": "1 1 1",
        "guilds": {"yellow": 0},
        "board": "P1",
    }
    table = wayfarers().given(**given).whatever()  # type: ignore[arg-type]
    table.play("die 1", "space L01")
    assert table.has("coin") == 3
    table.play("tile UY1")
    assert table.has("coin") == 0 and table.asked == "blue lay"
    other = wayfarers().given(**given).whatever()  # type: ignore[arg-type]
    other.play("die 1", "space L01", "influence yellow")
    assert other.has("inf.yellow") == 2 and other.has("coin") == 3


def test_e9_assets_from_townsfolk() -> None:
    """R3.5: L15 needs camel and pigeon; T22 under it brings the pigeon, for that card only."""
    table = wayfarers().given(cards="L15", tucked={"L15": "T22"}, dice="1 1 1")
    table.play("die 1")
    assert "L15" in table.choices("space") and "H3" not in table.choices("space")


def test_e12_four_spaces() -> None:
    """R3.5, R3.6: telescope and camel; two ships with food first; any die where townsfolk brings the ship."""
    table = wayfarers().given(cards="L09", tucked={"L09": "T08"}, caravan="UG1@1-2", dice="1 1 1", coin=4).whatever()
    table.play("die 1", "space L09")
    assert table.has("coin") == 5 and table.has("inf.blue") == 2 and table.choices("acquire")
    table = wayfarers().given(cards="W04", tucked={"W04": "T11"}, caravan="UG2@3-2 UG2@3-3", dice="3 3 3", food=0)
    table.play("die 3", "space W04")
    assert table.has("food") == 1 and table.choices("pay") == [""]
    table = wayfarers().given(cards="W09", tucked={"W09": "T01"}, dice="4 4 4", guilds={"blue": 0}, food=0)
    table.play("die 4")
    assert "W09" in table.choices("space") and "H6" not in table.choices("space")
    table.play("space W09")
    assert table.has("food") == 1
    assert table.choices("refresh") == ["W09"] and table.choices("adjust") == ["4 up", "4 down"]


def test_e13_first_the_coin_then_the_fee() -> None:
    """R2.3, R5.2: the coin of H1 pays the fee; T17 comes after."""
    table = wayfarers().given(
        dice="1 1 1", food=2, coin=0, tokens={"land-2": "red"}, tucked={"city": "T17"}, rows={"land-2": "L22"}
    )
    table.play("die 1", "space H1")
    assert table.choices("pay") == [""] and table.choices("mark")
    table.play("pay")
    assert (table.has("food"), table.has("coin")) == (0, 1)
    card = table.row("land")[1]
    coins = table.has("coin", "red")
    table.play("acquire land-2")
    assert table.has("coin", "red") == coins + 1 and table.has("coin") == 0
    assert card not in table.row("land") and table.has("card.land") == 2


def test_a_space_with_a_die_is_closed() -> None:
    """R3.4, R3.1: one die to a space, one die a turn."""
    table = wayfarers().given(dice="2 2 2", placed="H4", guilds={"yellow": 0})
    assert table.play("die 2").choices("space") == ["H5", "H6"]


def test_doing_nothing_is_allowed() -> None:
    """R3.6."""
    table = wayfarers().given(dice="2 2 2", guilds={"yellow": 0}).whatever()
    table.play("die 2", "space H4", "done")
    assert table.asked == "red turn" and table.placed() == "H4"


def test_trade_changes_one_die_by_two_or_two_dice_by_one() -> None:
    """R10.2, R2.5: two steps, once a turn; the second may be left out."""
    table = wayfarers().given(dice="2 2 5", guilds={"yellow": 2})
    table.play("trade", "adjust 2 up")
    assert table.has("inf.yellow") == 1 and "done" in table.legal
    table.play("adjust 3 up")
    assert table.dice() == "2 4 5" and table.refuses("trade")
    table = wayfarers().given(dice="2 2 5", guilds={"yellow": 1}).play("trade", "adjust 2 down", "adjust 5 up")
    assert table.dice() == "1 2 6"


def test_trade_after_the_chain() -> None:
    """R3.3: the die goes on by trade; a step that it does not need is left for the others."""
    table = wayfarers().given(caravan="UY1@1-2", dice="1 4 4", guilds={"yellow": 1})
    table.play("die 1")
    assert table.choices("as") == ["2"] and table.choices("shift") == ["3", "4"]
    table.play("shift 3")
    assert table.asked == "blue trade"
    table.play("adjust 4 up")
    assert table.asked == "blue space" and table.dice() == "4 5"
    table = wayfarers().given(caravan="UY1@1-2", dice="1 4 4", guilds={"yellow": 1}).play("die 1", "shift 4")
    assert table.asked == "blue space"


def test_a_hired_ship_covers_one_of_two() -> None:
    """R10.3: exploration lends one ship, once a turn."""
    table = wayfarers().given(cards="W04 W07", dice="2 2 2", guilds={"blue": 1, "yellow": 0})
    table.play("die 2")
    assert "W07" in table.choices("space") and "W04" not in table.choices("space")
    table.play("space W07")
    assert table.has("inf.blue") == 0


def test_a_ship_is_not_hired_in_vain() -> None:
    """R10.3: where the die has its own ship, no token is spent."""
    table = wayfarers().given(cards="W07", caravan="UG2@2-2", dice="2 2 2", guilds={"blue": 1, "yellow": 0})
    table.play("die 2", "space W07")
    assert table.has("inf.blue") == 1


def test_refreshing_the_die_of_this_turn_frees_its_space() -> None:
    """R3.10, R3.9: its space is free again; the action goes on."""
    table = wayfarers().given(cards="W09", caravan="UG2@4-2", dice="4 4 4").rolls("6")
    table.play("die 4", "space W09", "refresh W09")
    assert table.placed() == "" and table.dice() == "4 4 6"
    assert table.choices("adjust") == ["4 up", "4 down", "6 down"]


def test_a_discount_stays_when_the_die_is_gone() -> None:
    """R3.9: assets and discounts are those of the moment of placing."""
    table = wayfarers().given(cards="L03", caravan="UB3b@5-2 UG3@6-3", dice="6 6 6", coin=1, board="P2")
    table.play("die 6", "space L03")
    assert table.state.coin_off == 1
    table.play("tile UG1")
    assert table.has("coin") == 0
