"""Styles of Yspahan: each wants what its name says, and none is a copy of another."""

from __future__ import annotations

from typing import Any

from caravansary.games.yspahan.styles import STYLES
from tests.games.yspahan.builder import Table, yspahan


def at(**given: Any) -> Table:
    """A table of three with something in the tower."""
    return yspahan(3).given(tower={"camel": "1 1", "gold": "6"}, **given)


def worth(style: str, game: Table) -> float:
    return STYLES[style](game.state, 0)


def test_the_builder_wants_buildings_early_and_cares_less_for_them_late() -> None:
    def gain(week: int) -> float:
        built = at(week=week, buildings={"blue": "hoist"})
        return worth("builder", built) - worth("builder", at(week=week))

    assert gain(1) > gain(3) > 0


def test_the_builder_saves_for_the_next_building_and_not_beyond_it() -> None:
    def worth_of(camels: int) -> float:
        return worth("builder", at(camels={"blue": camels}, gold={"blue": 0}))

    assert worth_of(2) - worth_of(1) > worth_of(5) - worth_of(4) > 0
    assert worth_of(12) == worth_of(11)


def test_the_filler_likes_a_complete_souk_better_than_goods_anywhere() -> None:
    complete = at(shops={"blue": "barrel-white-1 barrel-white-2"})
    begun = at(shops={"blue": "barrel-white-1 bag-blue-1"})
    assert worth("filler", complete) > worth("filler", begun) > worth("filler", at())


def test_the_rider_likes_the_caravan_more_than_the_filler_does() -> None:
    def gain(style: str) -> float:
        return worth(style, at(caravan="blue blue")) - worth(style, at())

    assert gain("rider") > gain("filler") > 0


def test_the_card_player_likes_cards_most() -> None:
    def gain(style: str) -> float:
        return worth(style, at(hands={"blue": "swap"})) - worth(style, at())

    assert gain("cards") > max(gain(style) for style in STYLES if style != "cards")


def test_nothing_but_points_counts_on_the_last_day_for_the_builder() -> None:
    rich = at(week=3, day=7, camels={"blue": 9}, gold={"blue": 9}, hands={"blue": "swap"})
    assert worth("builder", rich) == worth("builder", at(week=3, day=7))
