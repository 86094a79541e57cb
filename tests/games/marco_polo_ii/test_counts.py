"""Exact numbers of legal lines from fixed positions; tests/games/perft.py says what a line is."""

from collections.abc import Sequence

import pytest

from tests.games.marco_polo_ii.builder import Table, marco
from tests.games.perft import counts


def morning() -> Table:
    """Four players, the first turn of the game: all spaces are empty."""
    return marco().given(
        dice={"blue": "1 3 4 5 6"},
        goods={"blue": "coin=8;camel=3"},
        contracts={"blue": "s1"},
        cards={"area_1": "cc07", "area_2": "cc17"},
        market={"xian": "c01 c02"},
        outposts={"xanadu": "ot01", "xian": "ot09"},
    )


def caravan() -> Table:
    """Two players, a rich traveller in the middle of the map with seals, posts and occupied spaces."""
    return marco(2).given(
        round=3,
        dice={"blue": "2 4 4 b6"},
        goods={"blue": "coin=12;camel=6;pepper=2;silk=2;gold=2;jade=2"},
        at={"blue": "fuzhou"},
        posts={"blue": "xian fuzhou balkh"},
        seals={"blue": "farmers+ tailors"},
        contracts={"blue": "c09 c23"},
        cards={"area_1": "cc05", "area_2": "cc04"},
        market={"xian": "c01 c02", "fuzhou": "c03 c04"},
        placed={"book_1": "red3", "travel_middle": "red2 red2", "seals": "blue1 blue1"},
    )


def twins() -> Table:
    """Three players: Mailin and Tian Chin on a long way."""
    game = marco(3).given(
        characters={"blue": "mailin_tian_chin"},
        dice={"blue": "3 3 3"},
        goods={"blue": "coin=9;camel=5;jade=1"},
        at={"blue": "xanadu xian"},
    )
    return game.play("place travel_upper own-3")


def evening() -> Table:
    """After the normal action: auxiliary actions with jade to choose."""
    return marco().given(
        done=True,
        dice={"blue": "2 b5"},
        goods={"blue": "coin=7;camel=3;pepper=2;jade=2"},
        seals={"blue": "spice"},
        contracts={"blue": "s1"},
    )


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (morning(), [73, 1657, 28447]),
        (caravan(), [51, 1092, 19597]),
        (twins(), [8, 44, 205, 527]),
        (evening(), [17, 183, 1399]),
    ],
    ids=["morning", "caravan", "twins", "evening"],
)
def test_number_of_lines(game: Table, expected: Sequence[int]) -> None:
    assert counts(game.state, len(expected)) == expected


def test_the_first_counts_by_hand() -> None:
    """After the action: end, a contract, an upgrade, a black die, 2 x 3 purse, 2 rolls, 4 changes, choosing payment."""
    assert len(evening().legal) == 1 + 1 + 1 + 1 + 6 + 2 + 4 + 1
    assert len(twins().legal) == 3 + 5, "three ways out of Xanadu, five out of Xian"
