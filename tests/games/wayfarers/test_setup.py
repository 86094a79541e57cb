"""The set-up, for every number of players (R1.1 to R1.8)."""

import pytest

from caravansary.games.wayfarers.names import BOARD, EMPTY, RESERVE, WIDTH
from tests.games.wayfarers.builder import COLOURS, wayfarers


def test_e1_two_players_start() -> None:
    """R1.6, R1.7."""
    table = wayfarers(2)
    for colour, yellow in (("blue", 0), ("red", 1)):
        assert (table.has("food", colour), table.has("coin", colour)) == (2, 3)
        assert [table.has(f"inf.{guild}", colour) for guild in ("black", "yellow", "blue")] == [0, yellow, 1]
        assert len(table.dice(colour).split()) == 3
        assert table.state.own[COLOURS.index(colour) * WIDTH + RESERVE] == 2
        assert table.workers(colour) == "yellow blue"
    assert table.supply("blue") == 14 and table.supply("red") == 13
    assert table.asked == "blue turn"


def test_start_goods_by_turn_order() -> None:
    """R1.7: the later, the more."""
    table = wayfarers(4)
    goods = [(table.has("food", colour), table.has("coin", colour)) for colour in COLOURS]
    assert goods == [(2, 3), (2, 3), (2, 4), (3, 4)]
    assert [table.has("inf.yellow", colour) for colour in COLOURS] == [0, 1, 1, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rows_tiles_and_journal(players: int) -> None:
    """R1.2 to R1.5, R1.8: four cards a row, a tile on each free space, as many tiles of a kind as players."""
    table = wayfarers(players)
    state = table.state
    assert EMPTY not in state.row and [len(pile) for pile in state.piles] == [32, 32, 32, 32, 12]
    with_tile = [node for node, tile in zip(table.box.board.node_ids, state.journal_tiles, strict=True) if tile >= 0]
    assert with_tile == ["1a", "1b", "3a", "3b", "5a", "5b", "7a", "7b", "9a", "9b"]
    assert state.green_spots == 0b1111
    assert state.tiles == [players] * 13 + [1] * 10


def test_boards_are_random_and_different() -> None:
    """R1.6."""
    found = set()
    for seed in range(12):
        state = wayfarers(4, seed=seed).state
        boards = [state.own[seat * WIDTH + BOARD] for seat in range(4)]
        assert sorted(boards) == [0, 1, 2, 3]
        found.add(tuple(boards))
    assert len(found) > 3


def test_the_printed_board_counts() -> None:
    """R1.6: one card of four kinds, five tags."""
    table = wayfarers(2)
    assert [table.has(f"card.{kind}") for kind in ("land", "water", "space", "folk", "insp")] == [1, 1, 1, 1, 0]
    assert [table.has(tag) for tag in ("city", "harbour", "stars", "observatory", "library", "vista")] == [1] * 5 + [0]


def test_sides_of_the_sections() -> None:
    """R1.1: chosen or by lot; only blots differ."""
    assert wayfarers(2, left_side="B", middle_side="A", right_side="B").state.section_sides == [1, 0, 1]
    sides = {
        tuple(wayfarers(2, seed, left_side="random", right_side="random").state.section_sides) for seed in range(16)
    }
    assert len(sides) == 4
