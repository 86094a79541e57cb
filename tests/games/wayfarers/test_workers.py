"""Workers, influence on cards and the fee (R4.1 to R4.7, R5.1 to R5.5)."""

from tests.games.wayfarers.builder import wayfarers


def test_which_rows_accept_which_workers() -> None:
    """R4.1: townsfolk green, land green and yellow, water green and blue, inspiration all, space none."""
    table = wayfarers().given(workers="green yellow blue", food=3, coin=9)
    table.state.green_spots = 0b0111
    rows: dict[str, set[str]] = {}
    for choice in table.choices("worker"):
        colour, slot = choice.split()
        rows.setdefault(slot.rsplit("-", 1)[0], set()).add(colour)
    assert rows == {
        "townsfolk": {"green"},
        "land": {"green", "yellow"},
        "water": {"green", "blue"},
        "inspiration": {"green", "yellow", "blue"},
    }


def test_one_worker_of_a_colour_on_a_card() -> None:
    """R4.1."""
    table = wayfarers().given(on_cards={"land-2": "yellow"})
    assert "yellow land-2" not in table.choices("worker") and "yellow inspiration-1" in table.choices("worker")


def test_the_slot_decides_not_the_card() -> None:
    """R4.3: the second land slot gives two coins and a yellow influence."""
    table = wayfarers().given(coin=0, guilds={"yellow": 0}).whatever().play("worker yellow land-2")
    assert table.has("coin") == 2 and table.has("inf.yellow") == 1
    assert table.on_card("land-2") == ["yellow"]


def test_e23_a_worker_is_not_placed_for_nothing() -> None:
    """R4.4: two provisions do not pay for the fourth land slot."""
    table = wayfarers().given(food=2)
    assert "yellow land-4" not in table.choices("worker")
    assert "yellow land-4" in wayfarers().given(food=3).choices("worker")


def test_some_part_must_be_done() -> None:
    """R4.4: with one possible part there is no way out of it."""
    table = wayfarers().given(coin=3, guilds={"yellow": 0}, dice="", placed="H1 H2 H3")
    table.play("worker yellow land-3")
    assert "done" not in table.legal and table.choices("tile") == ["UY1", "UY2", "UY3"]


def test_trade_cannot_spend_what_the_only_step_costs() -> None:
    """R4.4: without coins two influence pay for the land tile; trade would leave one, and the worker nothing to do."""
    given = {"coin": 0, "guilds": {"yellow": 2}, "dice": "2 2 2", "board": "P1"}
    table = wayfarers().given(**given)  # type: ignore[arg-type]
    table.play("worker yellow land-3")
    assert table.choices("tile") and "trade" not in table.legal and "done" not in table.legal
    table.play("tile UY1", "lay 1-2 front")
    assert table.has("inf.yellow") == 0
    rich = wayfarers().given(**{**given, "guilds": {"yellow": 3}})  # type: ignore[arg-type]
    assert "trade" in rich.play("worker yellow land-3").legal
    old = wayfarers(version=1).given(**given).whatever()  # type: ignore[arg-type]
    old.play("worker yellow land-3", "trade", "adjust 2 up", "done")
    assert old.asked == "red turn" and not old.has("tile.yellow")


def test_the_fee_is_deducted_before_it_is_judged() -> None:
    """R4.2, R4.4, R5.2: three provisions pay the slot or the fee, not both; a coin helps."""
    table = wayfarers().given(food=3, coin=0, tokens={"land-4": "red"})
    assert "yellow land-4" not in table.choices("worker")
    table = wayfarers().given(food=3, coin=1, tokens={"land-4": "red"}, guilds={"yellow": 0})
    table.draws("L20", "L21", "L27").play("worker yellow land-4")
    assert (table.has("food"), table.has("coin")) == (0, 0) and table.has("coin", "red") == 4


def test_a_draw_by_a_worker_knows_no_discount_and_no_pigeon() -> None:
    """R4.7: the full price of three provisions."""
    table = wayfarers().given(food=3, caravan="UK1@4-1 UG4@4-3", guilds={"yellow": 0}).draws("W01", "W02", "W03")
    table.play("worker blue water-4")
    assert table.has("food") == 0


def test_no_round_trip() -> None:
    """R4.6: neither the worker nor the card it stands on."""
    table = wayfarers().given(
        cards="W19", node="0", journal={"1a": "J07"}, workers="green yellow", on_cards={"land-1": "blue"}
    )
    table.state.green_spots = 0b1110
    table.play("worker green townsfolk-4", "journal 1a")
    assert table.choices("take") == ["blue land-1"]


def test_e14_worker_comet_vista_journal() -> None:
    """R4.3, R4.6, R7.7, R9.2, R9.3, R10.1: the whole example of the rulebook."""
    table = wayfarers().given(
        cards="L23 W04 W05 W06",
        rows={"space-4": "S01"},
        node="6b",
        journal={"7b": "J07"},
        workers="green",
        coin=4,
        dice="3 3",
        on_cards={"land-2": "yellow", "water-2": "blue"},
        tokens={"water-2": "red"},
        guilds={"black": 1, "yellow": 0},
    )
    table.state.green_spots = 0b1000
    table.state.own[59 + 29] = 2  # red holds the other green workers
    table.state.own[59 + 30] = 1
    table.state.own[59 + 31] = 1
    table.play("worker green townsfolk-1", "acquire space-4")
    assert table.has("comet") == 1 and table.has("coin") == 1
    assert table.choices("journal") == ["7b"] and table.choices("adjust") == ["3 up", "3 down"]
    table.play("journal 7b")
    assert table.workers() == "green"
    assert table.choices("take") == ["yellow land-2", "blue water-2"]
    assert not table.choices("extra"), "neither stars nor seas are there"
    table.play("take blue water-2", "fee coin")
    assert table.workers() == "green blue" and table.has("coin") == 0 and table.token("water-2") == "red"


def test_the_fee_is_due_each_time() -> None:
    """R5.3: two workers from one card, two fees."""
    table = wayfarers().given(cards="W10", caravan="UG2@4-2 UG2@4-3", dice="4 4 4", coin=1, food=1)
    table.given(tokens={"land-2": "red"}, on_cards={"land-2": "yellow"}, guilds={"yellow": 0})
    table.state.own[30] = 0
    table.play("die 4", "space W10", "take yellow land-2", "fee food")
    assert table.has("food") == 0 and table.has("food", "red") == 3


def test_own_influence_costs_nothing_and_strangers_may_be_locked_out() -> None:
    """R5.2, R5.3."""
    table = wayfarers().given(coin=0, food=0, tokens={"inspiration-1": "blue", "inspiration-2": "red"})
    assert "yellow inspiration-1" in table.choices("worker")
    assert "yellow inspiration-2" not in table.choices("worker")


def test_a_token_stays_when_only_a_worker_moves() -> None:
    """R5.4, R4.5."""
    table = wayfarers().given(coin=1, food=0, tokens={"inspiration-2": "red"}, guilds={"yellow": 0}).whatever()
    table.play("worker yellow inspiration-2", "influence black")
    assert table.token("inspiration-2") == "red" and table.has("coin", "red") == 4
