"""Bundles: costs and rewards as `key=amount` pairs, `camel=2;silk=1`, parsed once when the box is loaded."""

from __future__ import annotations

from typing import Final

from caravansary.core.box import BoxError

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
MOST: Final = 99


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
    return _parse(place, text, (*RESOURCES, *EFFECTS))


def parse_cost(place: str, text: str) -> Bundle:
    """A cost asks for goods of free choice in one way only: any, or all different."""
    bundle = _parse(place, text, COSTS)
    if bundle.any_goods and bundle.different_goods:
        raise BoxError(f"{place}: '{text}' asks for good_any and goods_diff, expected one of them")
    return bundle


def _parse(place: str, text: str, keys: tuple[str, ...]) -> Bundle:
    amounts: dict[str, int] = {}
    for part in text.split(";") if text else []:
        key, _, number = part.strip().partition("=")
        if key not in keys or key in amounts:
            raise BoxError(f"{place}: '{part}' is not one of {', '.join(keys)}, each once, as key=amount")
        if not number.isdecimal() or not 1 <= int(number) <= MOST:
            raise BoxError(f"{place}: '{part}' needs an amount from 1 to {MOST}")
        amounts[key] = int(number)
    if amounts.get("goods_diff", 0) > GOLD - PEPPER + 1:
        raise BoxError(f"{place}: '{text}' asks for more different goods than the three there are")
    return Bundle(text, amounts)


def parse_brackets(place: str, text: str) -> list[str]:
    """R2.1: what belongs to each die value, from `1-4:one|5-6:two`; every value from 1 to 6 exactly once."""
    found = [""] * 6
    seen: list[int] = []
    for part in text.split("|"):
        span, _, content = part.partition(":")
        low, _, high = span.strip().partition("-")
        if not low.isdecimal() or not (high or low).isdecimal() or not content:
            raise BoxError(f"{place}: '{part}' is not a die bracket like 1-4:coin=2")
        for value in range(int(low), int(high or low) + 1):
            seen.append(value)
            if 1 <= value <= 6:
                found[value - 1] = content.strip()
    if sorted(seen) != [1, 2, 3, 4, 5, 6]:
        raise BoxError(f"{place}: '{text}' must name each die value from 1 to 6 once")
    return found
