"""The notation of effects, prices, needs, goals and points (R2.2, R2.3)."""

import pytest

from caravansary.games.wayfarers import GAME
from caravansary.games.wayfarers.notation import (
    ATOMS,
    NotationError,
    parse_effect,
    parse_formula,
    parse_goal,
    parse_need,
    parse_price,
)
from caravansary.games.wayfarers.words import icons


def left(text: str, done: int) -> list[str]:
    effect = parse_effect(text)
    mask = effect.open_after(done)
    return [ATOMS[code & 63] for at, code in enumerate(effect.atoms) if (mask >> at) & 1]


def test_one_bundle_excludes_the_other() -> None:
    """R2.2: exactly one alternative."""
    assert left("tile.yellow|2*inf.yellow", 0) == ["tile.yellow", "inf.yellow", "inf.yellow"]
    assert left("tile.yellow|2*inf.yellow", 0b001) == []
    assert left("tile.yellow|2*inf.yellow", 0b010) == ["inf.yellow"]


def test_brackets() -> None:
    """R2.3: what is common to all alternatives decides nothing."""
    text = "2*inf.black+(tile.pink|card.insp)"
    assert left(text, 0b0011) == ["tile.pink", "card.insp"]
    assert left(text, 0b0100) == ["inf.black", "inf.black"]
    assert parse_effect(text).bound_after(0) == 0b0011


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("coin+", "ends too early"),
        ("(coin", "ends too early"),
        ("coin)", "is too much"),
        ("coin!", "has no price"),
        ("0*coin", "0 times"),
        ("gold", "is not an effect"),
        ("worker.place(pink)", "is not a worker colour"),
    ],
)
def test_wrong_effects(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        parse_effect(text)


def test_every_effect_of_the_box_reads_back() -> None:
    """What is drawn as icons parses to the same effect again."""
    for effect in GAME.box().effects:  # type: ignore[attr-defined]
        if effect.text and "place" not in effect.text:
            again = parse_effect("|".join("+".join(way) for way in icons(effect)))
            assert icons(again) == icons(effect)


def test_prices_needs_goals_and_points() -> None:
    assert len(parse_price("3*coin|2*inf.blue").ways) == 2
    assert parse_need("have sun|moon>=1").counters == [8, 9]
    assert parse_need("none").least == 0 and parse_need("spend 1*inf.black").price is not None
    assert len(parse_goal("tile.green>=2 and tile.black>=2")) == 2
    assert parse_formula("3 * min(comet, planet, stars)").times == 3
    for wrong in ("have city", "city>=2"):
        with pytest.raises(NotationError):
            parse_need(wrong)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("999999999*coin", "999999999 is too much in '999999999*coin', expected at most 9"),
        ("9*(coin|food)", "more than 32 bundles to choose from"),
        ("40*(coin|food)", "40 is too much"),
        ("5*(coin|food)+(coin|food)", "more than 32 bundles to choose from"),
        ("|".join(["coin"] * 33), "more than 16 effects"),
        ("9*coin+9*food", "more than 16 effects"),
        ("9*(9*(9*(9*coin)))", "more than 16 effects"),
        ("(" * 9 + "coin" + ")" * 9, "more than 8 brackets in one another"),
        ("+".join(["(coin|food)"] * 40), "479 characters, expected at most 200"),
        ("worker.place(green,green,green,green,green)", "names 5 worker colours, expected at most 4"),
    ],
)
def test_an_effect_beyond_all_bounds_is_refused_at_once(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as refusal:
        parse_effect(text)
    assert reason in str(refusal.value)


def test_numbers_beyond_all_bounds_are_refused() -> None:
    with pytest.raises(NotationError, match="100 is too much"):
        parse_price("100*coin")
    with pytest.raises(NotationError, match="5 ways to pay, expected at most 4"):
        parse_price("|".join(["1*coin"] * 5))
    with pytest.raises(NotationError, match="7 parts, expected at most 6"):
        parse_price("&".join(["1*coin"] * 7))
    with pytest.raises(NotationError, match="999999999 is too much"):
        parse_goal("city>=999999999")
    with pytest.raises(NotationError, match="is too much"):
        parse_need(f"have city>={'9' * 190}")
    for text in ("999 + city", "999 * city", "floor(city / 999)", "if most(comet) then 999 else 0"):
        with pytest.raises(NotationError, match="999 is too much"):
            parse_formula(text)
