"""The box of Yspahan: the city, the tower, the caravan, buildings and cards, checked and turned into tables."""

from __future__ import annotations

import re
from typing import Final

from caravansary.core.box import Box, BoxError, BoxFiles, Row, expect_count
from caravansary.games.yspahan.actions import MOST_SOLD, MOST_YELLOW, YspahanActions

FLOORS: Final = ("camel", "bag", "barrel", "chest", "vase", "gold")
NEIGHBOURHOODS: Final = ("bag", "barrel", "chest", "vase")
BUILDINGS: Final = ("paddock", "shop_building", "hammam", "caravanserai", "bazaar", "hoist")
CARDS: Final = (
    "gain_camels",
    "gain_gold",
    "place_good",
    "load_good",
    "sell_camels",
    "sell_gold",
    "build_no_camels",
    "build_no_gold",
    "swap",
)

CAMEL_FLOOR: Final = 0
GOLD_FLOOR: Final = 5

PADDOCK: Final = 0
SHOP_BUILDING: Final = 1
HAMMAM: Final = 2
CARAVANSERAI: Final = 3
BAZAAR: Final = 4
HOIST: Final = 5

GAIN_CAMELS: Final = 0
GAIN_GOLD: Final = 1
PLACE_GOOD: Final = 2
LOAD_GOOD: Final = 3
SELL_CAMELS: Final = 4
SELL_GOLD: Final = 5
BUILD_NO_CAMELS: Final = 6
BUILD_NO_GOLD: Final = 7
SWAP: Final = 8

FREE: Final = -1
"""The owner of a shop or a souk without goods."""

PLAYERS: Final = (2, 3, 4)
SHOPS: Final = 47
SPACES: Final = 29

SUPPLY_PER_COLOUR: Final = 24
"""25 goods of a colour, one of which marks the score."""

BANK_TOKENS: Final = 25

# A box can come from a stranger; these hold the table to a size.
MOST_POINTS: Final = 99
MOST_TOKENS: Final = 20
MOST_COPIES: Final = 9
MOST_CAMELS: Final = 30
MOST_WEEKS: Final = 6
MOST_DAYS: Final = 14
MOST_DICE: Final = 12

MAP_COLUMNS: Final = ("schematic_x", "schematic_y")
_SPACE_ID: Final = re.compile(r"[CWENS]\d+")


class PlayerCount:
    """What depends on the number of players: dice, and the usable camels along the path (R45 to R47).

    `places` are their numbers on the caravan board, `first_places` those of as many camels from each row's start.
    """

    __slots__ = ("first_places", "loading_points", "places", "rows", "white_dice")

    def __init__(self, white_dice: int) -> None:
        self.white_dice = white_dice
        self.places: list[int] = []
        self.first_places: list[int] = []
        self.loading_points: list[int] = []
        self.rows: list[int] = []


class YspahanBox(Box):
    """Tables by index: shops, souks, spaces, floors, buildings and cards in the order of their files."""

    __slots__ = (
        "actions",
        "building_amount",
        "building_points",
        "camel_cost",
        "card_amount",
        "card_copies",
        "card_most",
        "card_points",
        "counts",
        "days",
        "distance",
        "gold_cost",
        "shop_ids",
        "shop_marks",
        "shop_places",
        "shop_souk",
        "souk_ids",
        "souk_points",
        "souk_shops",
        "souk_size",
        "souks_of",
        "space_ids",
        "space_places",
        "space_shops",
        "starting_gold",
        "weeks",
        "yellow_cost",
        "yellow_dice",
    )

    def __init__(self, files: BoxFiles) -> None:
        self._load_souks(files)
        self._load_shops(files)
        self._load_spaces(files)
        self.actions: YspahanActions = YspahanActions(self.shop_ids, self.space_ids, FLOORS, BUILDINGS, CARDS)
        super().__init__(files, self.actions)
        _expect_ids("tower.csv", files.rows("tower.csv", ("floor_id",)), "floor_id", FLOORS)
        self._load_streets(files)
        self._load_buildings(files)
        self._load_cards(files)
        self._load_counts(files)
        self._load_caravan(files)

    def _load_souks(self, files: BoxFiles) -> None:
        souks = files.rows("souks.csv", ("souk_id", "neighbourhood", "shops", "points"))
        self.souk_ids: list[str] = _ids(souks, "souk_id")
        self.souk_points: list[int] = [row.natural("points", 0, MOST_POINTS) for row in souks]
        self.souk_size: list[int] = [row.natural("shops", 1, SHOPS) for row in souks]
        self.souks_of: list[list[int]] = [[] for _ in NEIGHBOURHOODS]
        for souk, row in enumerate(souks):
            self.souks_of[row.one_of("neighbourhood", NEIGHBOURHOODS, "the four neighbourhoods")].append(souk)

    def _load_shops(self, files: BoxFiles) -> None:
        """R17: every shop with its souk and its place on our map."""
        shops = files.rows("shops.csv", ("shop_id", "souk_id", "colour", "number_in_souk", *MAP_COLUMNS))
        expect_count("shops.csv", len(shops), SHOPS)
        self.shop_ids: list[str] = _ids(shops, "shop_id")
        self.shop_souk: list[int] = [row.one_of("souk_id", self.souk_ids, "souks.csv") for row in shops]
        self.souk_shops: list[list[int]] = [[] for _ in self.souk_ids]
        for shop, row in enumerate(shops):
            if self.shop_ids[shop] != f"{row.text('souk_id')}-{row.natural('number_in_souk')}":
                raise row.wrong("shop_id", f"the souk and the number in it: {row.text('souk_id')}-1, -2, ...")
            self.souk_shops[self.shop_souk[shop]].append(shop)
        for souk, size in enumerate(self.souk_size):
            found = len(self.souk_shops[souk])
            if found != size:
                place = f"souks.csv row {souk + 2}"
                raise BoxError(f"{place}: {self.souk_ids[souk]} has {size} shops, but shops.csv has {found}")
        self.shop_places: list[tuple[int, int]] = [_map_place(row) for row in shops]
        self.shop_marks: list[str] = [f"{row.text('colour')[:1]}{row.text('number_in_souk')}" for row in shops]

    def _load_spaces(self, files: BoxFiles) -> None:
        spaces = files.rows("spaces.csv", ("space_id", *MAP_COLUMNS))
        expect_count("spaces.csv", len(spaces), SPACES)
        self.space_ids: list[str] = _ids(spaces, "space_id")
        self.space_places: list[tuple[int, int]] = [_map_place(row) for row in spaces]
        for row in spaces:
            if not _SPACE_ID.fullmatch(row.text("space_id")):
                raise row.wrong("space_id", "C0, or the letter of an arm (W, E, N, S) and a number")
        if self.space_ids[0] != "C0":
            raise spaces[0].wrong("space_id", "the centre C0 in the first row")

    def _load_streets(self, files: BoxFiles) -> None:
        """R27, R28: the distance between any two spaces, and the shops that a space touches (R29)."""
        count = len(self.space_ids)
        neighbours: list[list[int]] = [[] for _ in range(count)]
        edges = files.rows("space_edges.csv", ("space_a", "space_b"))
        for row in edges:
            a = row.one_of("space_a", self.space_ids, "spaces.csv")
            b = row.one_of("space_b", self.space_ids, "spaces.csv")
            neighbours[a].append(b)
            neighbours[b].append(a)
        expect_count("space_edges.csv", len(edges), count - 1)
        self.distance: list[list[int]] = [_distances(start, neighbours) for start in range(count)]
        if any(-1 in row for row in self.distance):
            raise BoxError("space_edges.csv: the streets must connect all spaces")
        self.space_shops: list[list[int]] = [[] for _ in range(count)]
        for row in files.rows("space_shop_links.csv", ("space_id", "shop_id")):
            space = row.one_of("space_id", self.space_ids, "spaces.csv")
            shop = row.one_of("shop_id", self.shop_ids, "shops.csv")
            if shop in self.space_shops[space]:
                raise BoxError(f"{row.place}: the contact is there twice")
            self.space_shops[space].append(shop)
            if len(self.space_shops[space]) > 2:
                raise BoxError(f"{row.place}: a space touches at most two shops")

    def _load_buildings(self, files: BoxFiles) -> None:
        """R35, R37: costs, amounts and points."""
        rows = files.rows("buildings.csv", ("building_id", "cost_camels", "cost_gold", "amount"))
        _expect_ids("buildings.csv", rows, "building_id", BUILDINGS)
        self.camel_cost: list[int] = [row.natural("cost_camels", 0, MOST_TOKENS) for row in rows]
        self.gold_cost: list[int] = [row.natural("cost_gold", 0, MOST_TOKENS) for row in rows]
        self.building_amount: list[int] = [row.natural("amount", 0, MOST_TOKENS) for row in rows]
        points = files.rows("building_points.csv", ("nth_building_of_a_player", "points"))
        expect_count("building_points.csv", len(points), len(BUILDINGS))
        self.building_points: list[int] = [row.natural("points", 0, MOST_POINTS) for row in points]

    def _load_cards(self, files: BoxFiles) -> None:
        """R2, R40: copies and numbers of the nine cards."""
        rows = files.rows("cards.csv", ("card_id", "copies", "amount", "most", "points_each"))
        _expect_ids("cards.csv", rows, "card_id", CARDS)
        self.card_copies: list[int] = [row.natural("copies", 0, MOST_COPIES) for row in rows]
        self.card_amount: list[int] = [_natural(row, "amount", 0, MOST_TOKENS) for row in rows]
        self.card_most: list[int] = [_natural(row, "most", 1, MOST_SOLD) for row in rows]
        self.card_points: list[int] = [_natural(row, "points_each", 0, MOST_TOKENS) for row in rows]

    def _load_counts(self, files: BoxFiles) -> None:
        name = "player_counts.toml"
        table = files.table(name)
        self.weeks = _whole(name, table, 1, MOST_WEEKS, "common", "weeks")
        self.days = _whole(name, table, 1, MOST_DAYS, "common", "days_per_week")
        self.starting_gold = _whole(name, table, 0, MOST_TOKENS, "common", "starting_gold")
        self.yellow_dice = _whole(name, table, 0, MOST_YELLOW, "common", "yellow_dice_available")
        self.yellow_cost = _whole(name, table, 0, MOST_TOKENS, "common", "yellow_die_cost_gold")
        self.counts: dict[int, PlayerCount] = {}
        for players in PLAYERS:
            dice = _whole(name, table, 1, MOST_DICE, "players", str(players), "white_dice")
            self.counts[players] = PlayerCount(dice)

    def _load_caravan(self, files: BoxFiles) -> None:
        """R31, R34, R45 to R47: the camels in path order, each number of players with its own."""
        used = [f"used_with_{players}_players" for players in PLAYERS]
        rows = files.rows("caravan.csv", ("path_order", "row", "points_when_loaded", "row_multiplier", *used))
        if len(rows) > MOST_CAMELS:
            raise BoxError(f"caravan.csv: {len(rows)} camels, expected at most {MOST_CAMELS}")
        for place, row in enumerate(rows, start=1):
            if row.integer("path_order") != place:
                raise row.wrong("path_order", str(place))
        for players, column in zip(PLAYERS, used, strict=True):
            count = self.counts[players]
            for row in rows:
                if row.yes(column):
                    count.places.append(row.integer("path_order"))
                    count.loading_points.append(row.natural("points_when_loaded", 0, MOST_POINTS))
                    count.rows.append(row.natural("row_multiplier", 0, MOST_POINTS))
            if not count.places:
                raise BoxError(f"caravan.csv: {column} is 'no' for every camel")
            count.first_places = _first_places(rows, count.places)


def load(files: BoxFiles) -> YspahanBox:
    return YspahanBox(files)


def _ids(rows: list[Row], column: str) -> list[str]:
    """The names in a column, each a word of its own."""
    found: list[str] = []
    for row in rows:
        name = row.text(column)
        if not name or " " in name or name in found:
            raise row.wrong(column, "a word without spaces that no row before has")
        found.append(name)
    return found


def _expect_ids(name: str, rows: list[Row], column: str, expected: tuple[str, ...]) -> None:
    expect_count(name, len(rows), len(expected))
    for row, id in zip(rows, expected, strict=True):
        if row.text(column) != id:
            raise row.wrong(column, id)


def _map_place(row: Row) -> tuple[int, int]:
    return row.integer("schematic_x"), row.integer("schematic_y")


def _first_places(rows: list[Row], used: list[int]) -> list[int]:
    """As many camels of each row as are used, counted from the start of the row."""
    left: dict[str, int] = {}
    for row in rows:
        left[row.text("row")] = left.get(row.text("row"), 0) + (row.integer("path_order") in used)
    found: list[int] = []
    for row in rows:
        if left[row.text("row")]:
            left[row.text("row")] -= 1
            found.append(row.integer("path_order"))
    return found


def _distances(start: int, neighbours: list[list[int]]) -> list[int]:
    """Steps from one space to every other; the streets are a tree, so the way is the only one."""
    found = [-1] * len(neighbours)
    found[start] = 0
    queue = [start]
    for space in queue:
        for other in neighbours[space]:
            if found[other] == -1:
                found[other] = found[space] + 1
                queue.append(other)
    return found


def _natural(row: Row, column: str, least: int, most: int) -> int:
    """A number, or 0 in an empty cell."""
    return row.natural(column, least, most) if row.text(column) else 0


def _whole(name: str, table: dict[str, object], least: int, most: int, *path: str) -> int:
    value: object = table
    for key in path:
        if not isinstance(value, dict) or key not in value:
            raise BoxError(f"{name}: {'.'.join(path)} is missing")
        value = value[key]
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BoxError(f"{name}: {'.'.join(path)} is {value!r}, expected a whole number, {least} to {most}")
    return value
