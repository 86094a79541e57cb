"""The map of Marco Polo II: cities, oases and the routes between them, as tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caravansary.core.box import BoxError, BoxFiles, Row, expect_count

# Boards and catalogues know these by name, so that a box cannot change them.
CITY_IDS: Final = (
    "kashgar",
    "karakorum",
    "xanadu",
    "beijing",
    "merw",
    "balkh",
    "chengdu",
    "xian",
    "yangzhou",
    "kabul",
    "pagan",
    "fuzhou",
    "baghdad",
    "hormuz",
    "jaipur",
    "kunming",
)
OASIS_IDS: Final = tuple(f"oasis_{number}" for number in range(1, 10))
SHIELD_IDS: Final = ("horse", "dragon", "crane", "tiger", "lion", "elephant", "monkey", "falcon", "leopard")
CITIES: Final = 16
OASES: Final = 9
LOCATIONS: Final = CITIES + OASES
KINDS: Final = ("start", "special", "card_bonus", "card", "contract", "bonus")
SLOTS: Final = {"city_tile_slots": 6, "city_card_slots": 6, "contract_slots": 10, "outpost_slots": 10}
SPECIAL_CITIES: Final = 3
MOST_COST: Final = 20
"""Of each kind, on one route."""

NO_SEAL: Final = -1


class Route:
    """R5.4.3: what a step along the route costs, and the seal it needs."""

    __slots__ = ("camels", "coins", "jade", "seal", "to")

    def __init__(self, row: Row, to: int, seal: int) -> None:
        self.to: int = to
        self.coins: int = row.natural("coins", 0, MOST_COST)
        self.camels: int = row.natural("camels", 0, MOST_COST)
        self.jade: int = row.natural("jade", 0, MOST_COST)
        self.seal: int = seal


class Map:
    """Locations by index, the cities first. `ways[a]` are the routes out of a.

    `contract_city`, `card_city` and so on say for each slot in which city it lies.
    """

    __slots__ = (
        "card_city",
        "card_slot_ids",
        "card_slots_of",
        "city_kinds",
        "city_shield",
        "contract_city",
        "location_ids",
        "outpost_city",
        "shield_ids",
        "special",
        "tile_city",
        "ways",
    )

    def __init__(self, files: BoxFiles, seals: list[str]) -> None:
        self._load_locations(files)
        self._load_routes(files, seals)

    def _load_locations(self, files: BoxFiles) -> None:
        self.shield_ids: list[str] = expect_ids("shields.csv", files.rows("shields.csv", ("id",)), SHIELD_IDS)
        rows = files.rows("cities.csv", ("id", "kind", "shield", *SLOTS))
        cities = expect_ids("cities.csv", rows, CITY_IDS)
        oases = expect_ids("oases.csv", files.rows("oases.csv", ("id",)), OASIS_IDS)
        self.location_ids: list[str] = [*cities, *oases]
        self.city_kinds: list[str] = [KINDS[row.one_of("kind", KINDS, "the kinds of cities")] for row in rows]
        self.special: list[int] = [city for city, kind in enumerate(self.city_kinds) if kind == "special"]
        if len(self.special) != SPECIAL_CITIES:
            raise BoxError(f"cities.csv: {len(self.special)} cities of kind special, expected {SPECIAL_CITIES}")
        self.city_shield: list[int] = []
        for row in rows:
            bare = row.text("kind") == "start" and not row.text("shield")
            self.city_shield.append(-1 if bare else row.one_of("shield", self.shield_ids, "shields.csv"))
        slots = [_slots(rows, column, most) for column, most in SLOTS.items()]
        self.tile_city: list[int] = slots[0]
        self.card_city: list[int] = slots[1]
        self.contract_city: list[int] = slots[2]
        self.outpost_city: list[int] = slots[3]
        self.card_slot_ids: list[str] = []
        self.card_slots_of: list[list[int]] = [[] for _ in range(CITIES)]
        for slot, city in enumerate(self.card_city):
            number = f"_{len(self.card_slots_of[city]) + 1}" if self.card_city.count(city) > 1 else ""
            self.card_slots_of[city].append(slot)
            self.card_slot_ids.append(f"card_{self.location_ids[city]}{number}")

    def _load_routes(self, files: BoxFiles, seals: list[str]) -> None:
        """R5.4.3: every route both ways; between two locations there is at most one."""
        self.ways: list[list[Route]] = [[] for _ in range(LOCATIONS)]
        for row in files.rows("routes.csv", ("id", "a", "b", "coins", "camels", "jade", "seal")):
            a = row.one_of("a", self.location_ids, "cities.csv or oases.csv")
            b = row.one_of("b", self.location_ids, "cities.csv or oases.csv")
            seal = row.one_of("seal", seals, "guild_seals.csv") if row.text("seal") else NO_SEAL
            if a == b or any(way.to == b for way in self.ways[a]):
                raise row.wrong("b", "a location to which no other route from there leads")
            if row.natural("coins") + row.natural("camels") + row.natural("jade") == 0:
                raise row.wrong("coins", "some cost: every route costs something")
            self.ways[a].append(Route(row, b, seal))
            self.ways[b].append(Route(row, a, seal))
        for location, ways in enumerate(self.ways):
            if not ways:
                raise BoxError(f"routes.csv: no route leads to {self.location_ids[location]}")


def ids_of(rows: list[Row], column: str) -> list[str]:
    """The names in a column, each a word of its own."""
    found: list[str] = []
    for row in rows:
        name = row.text(column)
        if not name or " " in name or name in found:
            raise row.wrong(column, "a word without spaces that no row before has")
        found.append(name)
    return found


def expect_ids(name: str, rows: list[Row], ids: Sequence[str]) -> list[str]:
    """The rows must have these ids, in this order."""
    expect_count(name, len(rows), len(ids))
    for row, id in zip(rows, ids, strict=True):
        if row.text("id") != id:
            raise row.wrong("id", id)
    return list(ids)


def _slots(rows: list[Row], column: str, number: int) -> list[int]:
    """The city of each slot, in the order of the cities."""
    found: list[int] = []
    for city, row in enumerate(rows):
        slots = row.natural(column, 0, 2)
        if slots and row.text("kind") == "start":
            raise row.wrong(column, "0 in the start city")
        found.extend([city] * slots)
    if len(found) != number:
        raise BoxError(f"cities.csv: {len(found)} {column}, expected {number}")
    return found
