"""Rest (R12.1 to R12.4) and turns (R2.1)."""

from tests.games.wayfarers.builder import Table, wayfarers


def resting(dice: str, placed: str) -> Table:
    return wayfarers().given(
        cards="L19 W25",
        tucked={"W25": "T04"},
        dice=dice,
        placed=placed,
        guilds={"black": 0, "yellow": 1},
        coin=0,
        food=0,
        journal={"1a": "J05"},
    )


def test_e15_rest_with_shifted_influence() -> None:
    """R12.1, R12.3, R10.1: the steps of both abilities are mixed."""
    table = resting("3", "H4 H5").rolls("1 1")
    table.play("rest", "done")
    assert (table.has("coin"), table.has("food")) == (1, 1)
    table.play("journal 1a", "move yellow black")
    assert table.choices("extra") == ["2b"]
    table.rolls("2").whatever().play("extra 2b")
    assert table.node() == "2b" and table.has("inf.black") == 0


def test_e15_with_two_dice_only_the_dice_return() -> None:
    """R12.1, R12.2."""
    table = resting("3 3", "H4").rolls("6").whatever()
    table.play("rest", "done")
    assert table.dice() == "3 3 6" and table.placed() == "" and table.has("coin") == 0 and table.node() == "0"


def test_dice_of_the_supply_may_be_rerolled_one_by_one() -> None:
    """R12.2."""
    table = resting("3 5", "H4").rolls("6 1").play("rest")
    assert table.choices("reroll") == ["3", "5"]
    table.play("reroll 5")
    assert table.dice() == "1 3 6" and table.choices("reroll") == ["3"]


def test_resting_is_always_possible() -> None:
    """R12.4, R2.1: also with no die placed; there is no passing."""
    table = wayfarers().given(guilds={"yellow": 0})
    assert "rest" in table.legal and "done" not in table.legal
    table.play("rest", "done")
    assert table.asked == "red turn"
