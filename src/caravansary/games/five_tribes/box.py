"""The box of Five Tribes: tiles, tribes, cards, djinns, tracks and points, checked and turned into tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caravansary.core.box import Box, BoxError, BoxFiles, Row, expect_count
from caravansary.games.five_tribes.actions import (
    ELDER_AND_FAKIR,
    MOST_CARDS,
    MOST_FAKIRS,
    TWO_ELDERS,
    FiveTribesActions,
)
from caravansary.games.five_tribes.grid import CELLS, Walks, block, cell_ids, distance, neighbours

TRIBES: Final = ("vizier", "elder", "merchant", "builder", "assassin")
VIZIER: Final = 0
ELDER: Final = 1
MERCHANT: Final = 2
BUILDER: Final = 3
ASSASSIN: Final = 4

# A tile's meeples are one int: five bits for each tribe, and their number above them.
FIELD: Final = 5
FIELD_MASK: Final = 31
TOTAL: Final = 25
UNITS: Final = [(1 << (FIELD * tribe)) + (1 << TOTAL) for tribe in range(5)]
"""What one meeple of each tribe adds to that int."""

KINDS: Final = ("village", "sacred_place", "oasis", "small_market", "large_market")
VILLAGE: Final = 0
SACRED_PLACE: Final = 1
OASIS: Final = 2
SMALL_MARKET: Final = 3
LARGE_MARKET: Final = 4

RESOURCES: Final = ("ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery", "fakir")
GOODS: Final = 9
FAKIR: Final = 9

DJINNS: Final = (
    "al_amin",
    "anun_nak",
    "baal",
    "boaz",
    "bouraq",
    "echidna",
    "enki",
    "hagis",
    "haurvatat",
    "iblis",
    "jafaar",
    "kandicha",
    "kumarbi",
    "lamia",
    "leta",
    "marid",
    "monkir",
    "nekir",
    "shamhat",
    "sibittis",
    "sloar",
    "utug",
)
AL_AMIN: Final = 0
ANUN_NAK: Final = 1
BAAL: Final = 2
BOAZ: Final = 3
BOURAQ: Final = 4
ECHIDNA: Final = 5
ENKI: Final = 6
HAGIS: Final = 7
HAURVATAT: Final = 8
IBLIS: Final = 9
JAFAAR: Final = 10
KANDICHA: Final = 11
KUMARBI: Final = 12
LAMIA: Final = 13
LETA: Final = 14
MARID: Final = 15
MONKIR: Final = 16
NEKIR: Final = 17
SHAMHAT: Final = 18
SIBITTIS: Final = 19
SLOAR: Final = 20
UTUG: Final = 21

COSTS: Final = ("none", "fakir", "fakirs_any_number", "elder_or_fakir", "elder_plus_elder_or_fakir")
WAYS_TO_PAY: Final[list[list[int]]] = [[], [1], [], [0, 1], [TWO_ELDERS, ELDER_AND_FAKIR]]

SPOTS: Final = 9
ZERO: Final = 6
"""The front spot of the zero column; the priced spots come before it."""

NOBODY: Final = -1
POINTS: Final = (
    "coin",
    "vizier",
    "vizier_with_jafaar",
    "fewer_viziers",
    "elder",
    "elder_with_shamhat",
    "palm",
    "palm_with_haurvatat",
    "palace",
)
SUPPLIES: Final = ("palm", "palace", "coin", "meeple_per_tile")

# A box can come from a stranger; these hold the table to a size.
MOST_POINTS: Final = 99
MOST_PIECES: Final = 99
MOST_CAMELS: Final = 30
MOST_MARKERS: Final = 4
MOST_PRICE: Final = 99


class PlayerCount:
    """What depends on the number of players."""

    __slots__ = ("camels", "coins", "djinn_row", "markers", "resource_row")

    def __init__(self, row: Row) -> None:
        self.camels = row.natural("camels_each", 1, MOST_CAMELS)
        self.markers = row.natural("markers_each", 1, MOST_MARKERS)
        self.coins = row.natural("coins_each", 0)
        self.resource_row = row.natural("resource_row", 0, MOST_CARDS)
        self.djinn_row = row.natural("djinn_row", 0, len(DJINNS))


class FiveTribesBox(Box):
    """Tables by index: tiles, tribes, resources, djinns and spots in the order of their files; cells row by row."""

    __slots__ = (
        "actions",
        "around",
        "bank",
        "block",
        "cell_ids",
        "counts",
        "distance",
        "djinn_payments",
        "djinn_points",
        "ends",
        "head",
        "kind_blue",
        "kind_letters",
        "market_cards",
        "market_price",
        "market_take",
        "meeples_per_tile",
        "nexts",
        "palaces",
        "palms",
        "points",
        "prices",
        "resource_counts",
        "set_values",
        "spot_ids",
        "tile_kind",
        "tile_value",
        "tribe_counts",
        "tribe_letters",
        "within",
    )

    def __init__(self, files: BoxFiles) -> None:
        self.cell_ids: list[str] = cell_ids()
        self._load_track(files)
        spots = self.spot_ids[: ZERO + 1]
        self.actions: FiveTribesActions = FiveTribesActions(self.cell_ids, spots, TRIBES, DJINNS, RESOURCES[:GOODS])
        super().__init__(files, self.actions)
        self._load_supplies(files)
        self._load_tiles(files)
        self._load_tribes(files)
        self._load_resources(files)
        self._load_djinns(files)
        self._load_counts(files)
        self._make_grid()

    def _load_track(self, files: BoxFiles) -> None:
        """R2.3, R2.6: priced spots from dear to cheap, then the zero column."""
        rows = files.rows("price_track.csv", ("spot", "price"))
        expect_count("price_track.csv", len(rows), SPOTS)
        self.spot_ids: list[str] = [row.text("spot") for row in rows]
        self.prices: list[int] = [row.natural("price", 0, MOST_PRICE) for row in rows]
        for place, row in enumerate(rows):
            if (self.prices[place] == 0) != (place >= ZERO):
                raise row.wrong("price", "0 in the last three rows and nowhere else")
            if place and self.prices[place] > self.prices[place - 1]:
                raise row.wrong("price", f"at most {self.prices[place - 1]}, the price before it")

    def _load_supplies(self, files: BoxFiles) -> None:
        rows = files.rows("supplies.csv", ("piece", "count"))
        _expect_names("supplies.csv", rows, "piece", SUPPLIES)
        counts = [row.natural("count") for row in rows]
        for row, count in zip(rows, counts, strict=True):
            if row.text("piece") != "coin" and count > MOST_PIECES:
                raise row.wrong("count", f"at most {MOST_PIECES}")
        self.palms, self.palaces, self.bank, self.meeples_per_tile = counts
        points = files.rows("points.csv", ("item", "points"))
        _expect_names("points.csv", points, "item", POINTS)
        self.points: dict[str, int] = {row.text("item"): row.natural("points", 0, MOST_POINTS) for row in points}

    def _load_tiles(self, files: BoxFiles) -> None:
        kinds = files.rows("tile_kinds.csv", ("kind", "letter", "colour", "coins", "from_first", "take"))
        _expect_names("tile_kinds.csv", kinds, "kind", KINDS)
        self.kind_letters: list[str] = [row.text("letter") for row in kinds]
        colours = ("red", "blue")
        self.kind_blue: list[int] = [row.one_of("colour", colours, "the colours red and blue") for row in kinds]
        self.market_price: list[int] = [row.natural("coins", 0, MOST_PRICE) for row in kinds]
        self.market_cards: list[int] = [row.natural("from_first", 0, MOST_CARDS) for row in kinds]
        self.market_take: list[int] = [row.natural("take", 0, MOST_CARDS) for row in kinds]
        tiles = files.rows("tiles.csv", ("kind", "value"))
        expect_count("tiles.csv", len(tiles), CELLS)
        self.tile_kind: list[int] = [row.one_of("kind", KINDS, "tile_kinds.csv") for row in tiles]
        self.tile_value: list[int] = [row.natural("value", 0, MOST_POINTS) for row in tiles]

    def _load_tribes(self, files: BoxFiles) -> None:
        rows = files.rows("tribes.csv", ("tribe", "letter", "count"))
        _expect_names("tribes.csv", rows, "tribe", TRIBES)
        self.tribe_letters: list[str] = [row.text("letter") for row in rows]
        self.tribe_counts: list[int] = [row.natural("count") for row in rows]
        for row, count in zip(rows, self.tribe_counts, strict=True):
            if count > FIELD_MASK:
                raise row.wrong("count", f"at most {FIELD_MASK}")
        needed = CELLS * self.meeples_per_tile
        if sum(self.tribe_counts) != needed:
            raise BoxError(f"tribes.csv: {sum(self.tribe_counts)} meeples, expected {needed} to fill the tiles")

    def _load_resources(self, files: BoxFiles) -> None:
        rows = files.rows("resources.csv", ("kind", "count", "sellable"))
        _expect_names("resources.csv", rows, "kind", RESOURCES)
        self.resource_counts: list[int] = [row.natural("count") for row in rows]
        for kind, row in enumerate(rows):
            if row.yes("sellable") != (kind < GOODS):
                raise row.wrong("sellable", "yes for goods and no for fakirs")
            if self.resource_counts[kind] > MOST_FAKIRS:
                raise row.wrong("count", f"at most {MOST_FAKIRS}")
        values = files.rows("sale_values.csv", ("different_kinds", "value"))
        expect_count("sale_values.csv", len(values), GOODS)
        self.set_values: list[int] = [0, *[row.natural("value", 0) for row in values]]

    def _load_djinns(self, files: BoxFiles) -> None:
        rows = files.rows("djinns.csv", ("djinn_id", "points", "cost"))
        _expect_names("djinns.csv", rows, "djinn_id", DJINNS)
        self.djinn_points: list[int] = [row.natural("points", 0, MOST_POINTS) for row in rows]
        costs = [row.one_of("cost", COSTS, "the costs the rules know") for row in rows]
        self.djinn_payments: list[list[int]] = [WAYS_TO_PAY[cost] for cost in costs]

    def _load_counts(self, files: BoxFiles) -> None:
        columns = ("players", "camels_each", "markers_each", "coins_each", "resource_row", "djinn_row")
        rows = files.rows("player_counts.csv", columns)
        _expect_names("player_counts.csv", rows, "players", ("2", "3", "4"))
        self.counts: dict[int, PlayerCount] = {row.integer("players"): PlayerCount(row) for row in rows}
        for row in rows:
            if row.integer("players") * row.integer("markers_each") > 4:
                raise row.wrong("markers_each", "at most 4 markers in all, for there are 4 spots on the bid row")

    def _make_grid(self) -> None:
        walks = Walks(CELLS * self.meeples_per_tile)
        self.head: list[int] = walks.head
        self.nexts: list[list[int]] = walks.nexts
        self.ends: list[list[int]] = walks.ends
        self.block: list[list[int]] = [block(cell) for cell in range(CELLS)]
        self.around: list[list[int]] = [sorted([cell, *neighbours(cell)]) for cell in range(CELLS)]
        self.distance: list[list[int]] = [[distance(cell, other) for other in range(CELLS)] for cell in range(CELLS)]
        farthest = max(max(row) for row in self.distance)
        self.within: list[list[int]] = [
            [sum(1 << other for other in range(CELLS) if row[other] <= reach) for reach in range(farthest + 1)]
            for row in self.distance
        ]


def load(files: BoxFiles) -> FiveTribesBox:
    return FiveTribesBox(files)


def _expect_names(name: str, rows: list[Row], column: str, names: Sequence[str]) -> None:
    """The rows must be these, in this order."""
    expect_count(name, len(rows), len(names))
    for row, wanted in zip(rows, names, strict=True):
        if row.text(column) != wanted:
            raise row.wrong(column, wanted)
