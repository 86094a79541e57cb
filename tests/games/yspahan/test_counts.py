"""Exact numbers of legal lines from fixed positions; tests/games/perft.py says what a line is."""

from collections.abc import Sequence

from tests.games.perft import counts
from tests.games.yspahan.builder import Table, yspahan

FULL_TOWER = {"camel": "1 1 1", "bag": "2", "barrel": "3 3", "chest": "4", "vase": "5", "gold": "6"}


def market() -> Table:
    """Four players, an early day: every floor has a group, some souks are begun."""
    return yspahan().given(
        tower=FULL_TOWER,
        supervisor="W2",
        shops={
            "blue": "bag-white-1 vase-blue-1",
            "green": "barrel-white-1 barrel-white-2",
            "red": "bag-blue-1",
            "yellow": "chest-blue-1",
        },
        camels={"blue": 1, "green": 2, "red": 0, "yellow": 1},
        caravan="blue green red",
    )


def rich() -> Table:
    """Three players of the first printing: cards before and after the action, every kind of building in reach."""
    return yspahan(3, "first").given(
        turn="green",
        tower={"camel": "2 2", "vase": "4 4", "gold": "5"},
        supervisor="N1",
        shops={"green": "vase-yellow-1", "blue": "vase-blue-1 barrel-white-1", "red": "bag-purple-1"},
        camels={"green": 4, "blue": 1},
        gold={"green": 4},
        buildings={"green": "hoist hammam", "blue": "caravanserai"},
        hands={"green": "place_good sell_camels build_no_gold"},
        caravan="red red green blue blue green red red",
    )


def duel() -> Table:
    """Two players, the second action of the day: yellow dice alone are not for green."""
    return yspahan(2).given(
        turn="green",
        tower={"camel": "1 1y", "bag": "3y 3y", "chest": "4 4", "gold": "6"},
        supervisor="S2",
        shops={"green": "bag-white-2", "blue": "barrel-white-1 bag-blue-1"},
        camels={"green": 5, "blue": 2},
        gold={"green": 5},
        buildings={"green": "paddock", "blue": "caravanserai"},
        hands={"green": "build_no_camels swap"},
        caravan="green blue blue",
    )


def double_load() -> Table:
    """Red is about to move: both goods beside S1 are protected by camels, and the caravan is one short of full."""
    game = yspahan().given(
        turn="red",
        tower={"camel": "1", "gold": "6 6"},
        shops={"blue": "barrel-white-1", "yellow": "bag-white-2"},
        camels={"blue": 1, "yellow": 1},
        buildings={"yellow": "caravanserai"},
        caravan="green " * 11,
        gold={"red": 0},
    )
    return game.play("floor camel")


def test_counts_of_the_market() -> None:
    """6 floors with 3 uses each; then 35 answers after main actions, 93 end spaces and 6 cards, counted by hand."""
    assert counts(market().state, 4) == [6, 6 * 3, 35 + 93 + 6, 539]


def test_counts_with_cards_and_buildings() -> None:
    assert counts(rich().state, 4) == [5, 56, 322, 1947]


def test_counts_of_the_duel() -> None:
    assert counts(duel().state, 4) == [3, 45, 155, 520]


def test_counts_of_a_double_load() -> None:
    """8 and 28 were counted by hand: yellow's uses and red's four ways, then who keeps a good or names the order."""
    assert counts(double_load().state, 5) == [3, 3 + 4 + 1, 18 + 9 + 1, 80, 150]


def test_counts_of_supplying_agree_with_a_naive_count() -> None:
    """R18 to R20 once more, without the engine; a shop that is the only one left is not asked for."""
    sizes = {"white": 3, "blue": 4, "yellow": 5, "purple": 6}

    def lines(placed: Sequence[tuple[str, int]], depth: int) -> int:
        if depth == 0:
            return 1
        begun = {souk: sum(souk == other for other, _ in placed) for souk in sizes}
        unfinished = [souk for souk, number in begun.items() if 0 < number < sizes[souk]]
        souks = unfinished or [souk for souk, number in begun.items() if number == 0]
        shops = [(souk, number) for souk in souks for number in range(sizes[souk]) if (souk, number) not in placed]
        asked = 1 if len(shops) > 1 else 0
        return sum(lines([*placed, shop], depth - asked) for shop in shops)

    game = yspahan().given(turn="red", tower={"bag": "3 3 3 3 3 3 3 3", "gold": "6"}).play("floor bag", "main")
    assert counts(game.state, 4) == [lines([], depth) for depth in (1, 2, 3, 4)]
