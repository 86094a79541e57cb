"""Exact numbers of legal lines from fixed positions; tests/games/perft.py says what a line is."""

from tests.games.five_tribes.builder import Table, five_tribes
from tests.games.perft import counts


def reference() -> Table:
    """The deal of the reference board, before the first move."""
    return five_tribes().given(order="A B C")


def late() -> Table:
    """A thin board, djinns and cards: powers before the move, fakirs, sales."""
    return five_tribes(players=2).given(
        board={"r1c1": "Y", "r1c2": "YB", "r2c2": "BR", "r2c3": "R", "r3c3": "WG", "r4c3": "WGB"},
        order="A B",
        elders={"A": 2, "B": 1},
        viziers={"B": 2},
        hands={"A": "fakir fakir fish silk", "B": "gold"},
        djinns={"A": "enki iblis echidna", "B": "boaz"},
        camel={"r5c5": "B"},
    )


def crowd() -> Table:
    """One crowded tile: loops are the only moves there are."""
    return five_tribes().given(board={"r3c3": "YYWGB", "r1c6": "R", "r5c1": "R"}, order="A B C")


def test_counts_of_the_bids_of_four_players() -> None:
    """7, then 6 where a priced spot is taken and 7 after a zero; R2.3 to R2.5."""
    game = five_tribes(players=4).given(order="A B C D", asked="bid")
    assert counts(game.state, 3) == [7, 6 * 6 + 7, 6 * (5 * 5 + 6) + 6 * 6 + 7]


def test_counts_of_the_reference_board() -> None:
    """30 tiles; later answers include what follows forced drops."""
    assert counts(reference().state, 3) == [30, 243, 1130]


def test_counts_with_djinns_and_cards() -> None:
    assert counts(late().state, 4) == [5, 39, 219, 1349]


def test_counts_of_loops() -> None:
    """R4.6: a vizier on one of 4 tiles, the others in 6 orders on one of 6 squares, and the other vizier back there."""
    assert counts(crowd().state, 4) == [4, 4 * 3 * 3, 4 * 6 * 6, 4 * 6 * 6]
