# mypyc: skip
"""What is printed on the box's material, for boards: a box can be replaced, so a board knows no numbers of its own."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from caravansary.games.yspahan.box import (
    BAZAAR,
    BUILDINGS,
    CAMEL_FLOOR,
    CARDS,
    FLOORS,
    GOLD_FLOOR,
    HOIST,
    PADDOCK,
    SHOP_BUILDING,
)

if TYPE_CHECKING:
    from caravansary.games.yspahan.box import YspahanBox

HELPERS = [
    PADDOCK if floor == CAMEL_FLOOR else SHOP_BUILDING if floor == GOLD_FLOOR else HOIST for floor in range(len(FLOORS))
]
"""R35: the building that adds to the main action of each floor."""


class BuildingView(msgspec.Struct, frozen=True):
    """A building: its cost, and how much it helps (R35)."""

    camels: int
    gold: int
    amount: int


class CardView(msgspec.Struct, frozen=True):
    """A card: how much it gives, the most that can be given for it, and the points of each (R40); 0 for nothing."""

    amount: int
    most: int
    points: int


class PrintedView(msgspec.Struct, frozen=True):
    """What stays the same all game. `building_points` are of a player's first to last building, `souks` of souks."""

    weeks: int
    days: int
    buildings: dict[str, BuildingView]
    building_points: list[int]
    cards: dict[str, CardView]
    souks: dict[str, int]


@lru_cache(maxsize=8)
def printed(box: YspahanBox) -> PrintedView:
    return PrintedView(
        weeks=box.weeks,
        days=box.days,
        buildings={
            name: BuildingView(box.camel_cost[building], box.gold_cost[building], box.building_amount[building])
            for building, name in enumerate(BUILDINGS)
        },
        building_points=list(box.building_points),
        cards={
            name: CardView(box.card_amount[card], box.card_most[card], box.card_points[card])
            for card, name in enumerate(CARDS)
        },
        souks=dict(zip(box.souk_ids, box.souk_points, strict=True)),
    )


@lru_cache(maxsize=256)
def floor_bonus(box: YspahanBox, buildings: int) -> dict[str, int]:
    """R35: what the buildings add to the main action of each floor, where they add something."""
    return {
        name: box.building_amount[helper]
        for name, helper in zip(FLOORS, HELPERS, strict=True)
        if buildings >> helper & 1 and box.building_amount[helper]
    }


def souk_bonus(box: YspahanBox, buildings: int) -> int:
    """R43: what a complete souk brings beyond its points."""
    return box.building_amount[BAZAAR] if buildings >> BAZAAR & 1 else 0
