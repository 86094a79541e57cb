"""What the judgement sees: as many numbers as names, in parts that people are told, and what is begun but not done."""

from __future__ import annotations

from importlib.resources import files

import pytest

from caravansary.games.marco_polo_ii import GAME
from caravansary.games.marco_polo_ii.features import FEATURES, features
from tests.games.marco_polo_ii.builder import Position, marco

LATE: Position = {"round": 4, "dice": {"blue": "2 5 6", "red": "1"}}


def seen(name: str, position: Position, /) -> float:
    """One of the numbers of the first seat."""
    return features(marco(3).given(position).state)[0][FEATURES.index(name)]


def test_every_name_has_its_number() -> None:
    assert len(set(FEATURES)) == len(FEATURES)
    assert all(len(of_seat) == len(FEATURES) for of_seat in features(marco(4).given(LATE).state))
    assert FEATURES[0] == "points.hoped" and FEATURES[-1] == "time"


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_every_part_is_told_in_words(language: str) -> None:
    assert GAME.advice.features is not None
    words = files(GAME.package).joinpath("locales", f"{language}.ftl").read_text("utf-8")
    assert [part for part in GAME.advice.features.parts() if f"marco-polo-ii-part-{part} =" not in words] == []


def test_parts_add_up_to_what_the_master_thinks() -> None:
    state = marco(3).given(LATE).state
    assert GAME.advice.judge is not None
    assert sum(GAME.advice.parts(state, 1).values()) == pytest.approx(GAME.advice.judge(state)[1])


def test_a_contract_that_can_be_paid_is_ready() -> None:
    """R6.1: c08 costs a camel, a silk and a gold."""
    assert seen("contracts.ready", {**LATE, "contracts": {"blue": "c08"}}) == 0
    paid: Position = {**LATE, "contracts": {"blue": "c08"}, "goods": {"blue": "camel=1;silk=1;gold=1"}}
    assert seen("contracts.ready", paid) == 1


def test_the_goal_card_promises_points_for_basic_seals() -> None:
    """R10.1: g12 counts farmers, spice and tailors; what is upgraded is promised no more."""
    assert seen("seals.promised", {**LATE, "seals": {"blue": "farmers spice+"}, "goals": {"blue": "g12"}}) == 7


def test_a_seal_works_in_its_special_city_as_long_as_there_are_rounds() -> None:
    """R5.6.3: tailors go with Balkh."""
    at_work: Position = {**LATE, "seals": {"blue": "tailors+"}, "posts": {"blue": "balkh"}}
    assert seen("seals.special_visits", at_work) > seen("seals.special_visits", {**at_work, "round": 5}) > 0
    assert seen("seals.special_visits", {**at_work, "posts": {"blue": "hormuz"}}) == 0


def test_goods_are_in_store_for_a_card_with_a_post() -> None:
    """R5.7.4: cc12 makes 3 points of a silk and a camel."""
    stored: Position = {**LATE, "goods": {"blue": "silk=2;camel=4"}, "cards": {"card_chengdu": "cc12"}}
    assert seen("cards.stored", stored) == 0
    assert seen("cards.stored", {**stored, "posts": {"blue": "chengdu"}}) == 6


def test_high_dice_are_fives_and_sixes() -> None:
    assert seen("dice.high", LATE) == 2
