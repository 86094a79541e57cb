"""Upgrade tiles in the caravan (R8.1 to R8.6)."""

from tests.games.wayfarers.builder import wayfarers


def test_prices() -> None:
    """R8.1, R6.3: two coins for a basic tile; three coins or two influence of its guild for a land tile."""
    table = wayfarers().given(cards="L01", dice="1 1 1", coin=3, guilds={"yellow": 2}).whatever()
    table.play("die 1", "space L01", "tile UY1")
    assert table.asked == "blue price" and table.choices("price") == ["1", "2"]
    table.play("price 2")
    assert table.has("coin") == 3 and table.has("inf.yellow") == 0 and table.supply() == 14
    poor = wayfarers().given(dice="2 2 2", coin=1, guilds={"yellow": 0}).play("die 2", "space H5")
    assert not poor.choices("tile")


def test_shapes_and_faces() -> None:
    """R8.2: a land tile is two wide and has two faces; a space tile is two high; nothing sticks out."""
    table = (
        wayfarers()
        .given(cards="L01", dice="1 1 1", coin=3, guilds={"yellow": 0})
        .play("die 1", "space L01", "tile UY1")
    )
    cells = {choice.split()[0] for choice in table.choices("lay")}
    assert cells == {"2-1", "3-1", "4-1", *(f"{column}-{row}" for row in (2, 3) for column in range(1, 6))}
    assert "1-2 back" in table.choices("lay")
    tall = wayfarers().given(dice="6 6 6", coin=3, guilds={"yellow": 0}).play("die 6", "space H2", "tile UK1")
    cells = {choice.split()[0] for choice in tall.choices("lay")}
    assert cells == {*(f"{column}-1" for column in range(2, 6)), *(f"{column}-2" for column in range(1, 7))}


def test_covered_bonuses_are_gained() -> None:
    """R8.3: on board P1 the cell 4-1 holds a provision and 3-1 a coin."""
    table = wayfarers().given(cards="L01", dice="1 1 1", coin=3, food=0, board="P1", guilds={"yellow": 0}).whatever()
    table.play("die 1", "space L01", "tile UY1", "lay 3-1 front")
    assert (table.has("coin"), table.has("food")) == (1, 1)


def test_symbols_work_from_the_next_die_on() -> None:
    """R8.5: the plus joins column 3, the camel column 4."""
    table = wayfarers().given(cards="L01", dice="1 1 1", coin=3, board="P2", guilds={"yellow": 0}).whatever()
    table.play("die 1", "space L01", "tile UY1", "lay 3-3 front")
    columns = table.seen_by(0).players[0].columns
    assert columns[2].symbols == {"plus": 1} and columns[3].symbols == {"camel": 1}
    assert columns[2].reach == [3, 4]


def test_no_room_no_tile() -> None:
    """R8.2, R8.6: a full grid takes nothing; used-up kinds are gone."""
    full = "UK3@2-1 UK3@3-1 UK1@4-1 UK1@5-1 UY1@1-3 UY1@3-3 UY2@5-3 UG1@1-2"
    table = wayfarers().given(caravan=full, dice="6 6 6", coin=9, guilds={"yellow": 0})
    table.play("die 6", "space H2")
    assert not table.choices("tile")
    table = wayfarers().given(dice="2 2 2", coin=9, guilds={"yellow": 0})
    table.state.tiles[0] = 0
    assert table.play("die 2", "space H5").choices("tile") == ["UG2", "UG3", "UG4"]
