"""Bundles: costs and rewards as `key=amount` pairs, `camel=2;silk=1`, parsed once when the box is loaded."""

from __future__ import annotations

from typing import Final

from caravansary.core.box import BoxError
from caravansary.games.marco_polo_ii.actions import MOST_GIVEN, MOST_JADE

RESOURCES: Final = ("coin", "camel", "pepper", "silk", "gold", "jade")
COIN: Final = 0
CAMEL: Final = 1
PEPPER: Final = 2
SILK: Final = 3
GOLD: Final = 4
JADE: Final = 5
KINDS: Final = 6

EFFECTS: Final = (
    "vp",
    "good_any",
    "goods_diff",
    "black_die",
    "move",
    "contract_pile",
    "contract_city",
    "copy_other_city_tile",
)
COSTS: Final = (*RESOURCES, "vp", "good_any", "goods_diff")
MOST_TEXT: Final = 200
MOST: Final = 99
MOST_OF: Final = {
    "good_any": MOST_GIVEN,
    "goods_diff": 3,
    "black_die": 6,
    "move": 6,
    "contract_pile": 2,
    "contract_city": 2,
    "copy_other_city_tile": 6,
}
"""The most of what asks or moves; everything else has MOST as a reward; a cost is at most what jade can pay."""


class Bundle:
    """R2.1: amounts by kind. `simple` ones hold nothing but resources and points, so gaining them asks nothing."""

    __slots__ = (
        "amounts",
        "any_goods",
        "black_dice",
        "city_contracts",
        "copied_tiles",
        "different_goods",
        "pile_contracts",
        "points",
        "simple",
        "steps",
        "text",
    )

    def __init__(self, text: str, amounts: dict[str, int]) -> None:
        self.text: str = text
        self.amounts: list[int] = [amounts.get(kind, 0) for kind in RESOURCES]
        self.points: int = amounts.get("vp", 0)
        self.any_goods: int = amounts.get("good_any", 0)
        self.different_goods: int = amounts.get("goods_diff", 0)
        self.black_dice: int = amounts.get("black_die", 0)
        self.steps: int = amounts.get("move", 0)
        self.pile_contracts: int = amounts.get("contract_pile", 0)
        self.city_contracts: int = amounts.get("contract_city", 0)
        self.copied_tiles: int = amounts.get("copy_other_city_tile", 0)
        self.simple: bool = all(key in RESOURCES or key == "vp" for key in amounts)

    def reveals(self) -> bool:
        """Whether gaining it makes chance speak."""
        return self.black_dice > 0 or self.pile_contracts > 0

    def asks(self) -> bool:
        """Whether gaining it asks for a choice of goods or of a tile."""
        return self.any_goods > 0 or self.different_goods > 0 or self.copied_tiles > 0


def parse_reward(place: str, text: str) -> Bundle:
    return _parse(place, text, (*RESOURCES, *EFFECTS), MOST)


def parse_cost(place: str, text: str) -> Bundle:
    """A cost asks for goods of free choice in one way only: any, or all different."""
    bundle = _parse(place, text, COSTS, MOST_JADE)
    if bundle.any_goods and bundle.different_goods:
        raise BoxError(f"{place}: '{text}' asks for good_any and goods_diff, expected one of them")
    return bundle


def _parse(place: str, text: str, keys: tuple[str, ...], most: int) -> Bundle:
    _check_length(place, text)
    amounts: dict[str, int] = {}
    for part in text.split(";") if text else []:
        key, _, number = part.strip().partition("=")
        if key not in keys or key in amounts:
            raise BoxError(f"{place}: '{part}' is not one of {', '.join(keys)}, each once, as key=amount")
        amount = _decimal(number)
        if not 1 <= amount <= MOST_OF.get(key, most):
            raise BoxError(f"{place}: '{part}' needs an amount from 1 to {MOST_OF.get(key, most)}")
        amounts[key] = amount
    return Bundle(text, amounts)


def parse_brackets(place: str, text: str) -> list[str]:
    """R2.1: what belongs to each die value, from `1-4:one|5-6:two`; every value from 1 to 6 exactly once."""
    _check_length(place, text)
    found = [""] * 6
    for part in text.split("|"):
        span, _, content = part.partition(":")
        low, _, high = span.strip().partition("-")
        first = _decimal(low)
        last = _decimal(high) if high else first
        if not 1 <= first <= last <= 6 or not content.strip():
            raise BoxError(f"{place}: '{part}' is not a die bracket like 1-4:coin=2, with values from 1 to 6")
        for value in range(first, last + 1):
            if found[value - 1]:
                raise BoxError(f"{place}: '{text}' must name each die value from 1 to 6 once")
            found[value - 1] = content.strip()
    if "" in found:
        raise BoxError(f"{place}: '{text}' must name each die value from 1 to 6 once")
    return found


def _check_length(place: str, text: str) -> None:
    if len(text) > MOST_TEXT:
        raise BoxError(f"{place}: {len(text)} characters, expected at most {MOST_TEXT}")


def _decimal(text: str) -> int:
    """A number of at most four digits; everything else counts as 0, which nobody allows."""
    return int(text) if text.isdecimal() and len(text) <= 4 else 0
