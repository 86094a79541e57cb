"""The main board and the caravans: the journal, the rows of cards, upgrade tiles and what players begin with."""

from __future__ import annotations

from typing import Final

from caravansary.core.box import BoxError, BoxFiles, Row, expect_count
from caravansary.games.wayfarers.box_cards import CardTables
from caravansary.games.wayfarers.box_effects import EffectBook, ids_of, packed_symbols, tags_of
from caravansary.games.wayfarers.names import (
    CELLS,
    GUILDS,
    LAST_COLUMN,
    NODES,
    PINK,
    ROW_SIZE,
    ROWS,
    SLOTS,
    TILE_COLOURS,
    TILES,
    TOKENS,
    WORKERS,
)
from caravansary.games.wayfarers.notation import MOST_NUMBER, Need, NotationError, parse_need

SECTIONS: Final = ("left", "middle", "right")
EDGES: Final = 44
GREEN_SPOTS: Final = 4
JOURNAL_TILES: Final = 10
BOARDS: Final = ("P1", "P2", "P3", "P4")
NO_SPOT: Final = -1
CELL_NAMES: Final = tuple(
    f"{column}-{row}" for row, columns in ((1, range(2, 6)), (2, range(1, 7)), (3, range(1, 7))) for column in columns
)
"""The cells of a caravan as column-row, from the top left to the bottom right (R8.2)."""

CELL_COLUMN: Final = tuple(int(name[0]) - 1 for name in CELL_NAMES)


class BoardTables:
    """The journal as nodes and edges, the slots of the five rows, points of tags and guilds, starting goods.

    `exits[node]` are the edges of a node from upper to lower; `needs[edge]` holds the blots of side A and side B.
    """

    __slots__ = (
        "columns",
        "edge_section",
        "edge_to",
        "exits",
        "green_spot",
        "guild_points",
        "has_tile",
        "need_price",
        "needs",
        "node_ids",
        "reward",
        "row_effect",
        "row_price",
        "row_workers",
        "space_price",
        "start",
        "tag_points",
        "tile_effects",
        "tile_ids",
    )

    def __init__(self, files: BoxFiles, book: EffectBook) -> None:
        self._load_nodes(files, book)
        self._load_edges(files, book)
        self._load_rows(files, book)
        points = files.rows("scoring_primary_tags.csv", ("count", "vp"))
        for count, row in enumerate(points):
            if row.integer("count") != count:
                raise row.wrong("count", str(count))
        self.tag_points: list[int] = [row.natural("vp", 0, MOST_NUMBER) for row in points]
        guilds = files.rows("guilds.csv", ("guild", "majority_vp"))
        _expect_order(guilds, "guild", GUILDS)
        self.guild_points: list[int] = [row.natural("majority_vp", 0, MOST_NUMBER) for row in guilds]
        goods = ("food", "coin", "inf.blue", "inf.yellow", "inf.black")
        starts = files.rows("start_resources.csv", ("turn_order", *goods))
        _expect_order(starts, "turn_order", ("1", "2", "3", "4"))
        self.start: list[dict[str, int]] = [
            {name: row.natural(name, 0, MOST_NUMBER) for name in goods} for row in starts
        ]
        for row, start in zip(starts, self.start, strict=True):
            if start["inf.blue"] + start["inf.yellow"] + start["inf.black"] > TOKENS:
                raise row.wrong("inf.blue", f"with yellow and black at most the {TOKENS} tokens of a player")

    def _load_nodes(self, files: BoxFiles, book: EffectBook) -> None:
        """R9.2, R9.3: columns, printed rewards and the spots of the green workers."""
        name = "journal_nodes.csv"
        rows = files.rows(name, ("node", "column", "has_journal_tile", "printed_reward", "green_worker_spot"))
        expect_count(name, len(rows), NODES)
        self.node_ids: list[str] = ids_of(rows, "node")
        self.columns: list[int] = [row.natural("column", 0, LAST_COLUMN) for row in rows]
        self.has_tile: list[bool] = [row.natural("has_journal_tile", 0, 1) == 1 for row in rows]
        self.reward: list[int] = [book.effect(row, "printed_reward") for row in rows]
        spots = ["", *(f"G{number + 1}" for number in range(GREEN_SPOTS))]
        self.green_spot: list[int] = [row.one_of("green_worker_spot", spots, "G1 to G4") - 1 for row in rows]
        tiles = files.rows("journal_tiles.csv", ("id", "effect"))
        expect_count("journal_tiles.csv", len(tiles), JOURNAL_TILES)
        self.tile_ids: list[str] = ids_of(tiles)
        self.tile_effects: list[int] = [book.effect(row, "effect") for row in tiles]
        if sum(self.has_tile) != len(tiles):
            raise BoxError(f"{name}: {sum(self.has_tile)} spaces for {len(tiles)} journal tiles")

    def _load_edges(self, files: BoxFiles, book: EffectBook) -> None:
        """R9.1: the ways to the right with their blots, which differ between the sides of a section."""
        name = "journal_edges.csv"
        sides = ("requirement_side_A", "requirement_side_B")
        rows = files.rows(name, ("from", "to", "exit_order_from_top", "board_section", *sides))
        expect_count(name, len(rows), EDGES)
        self.exits: list[list[int]] = [[] for _ in self.node_ids]
        self.edge_to: list[int] = []
        self.edge_section: list[int] = []
        self.needs: list[list[Need]] = []
        self.need_price: list[list[int]] = []
        for edge, row in enumerate(rows):
            start = row.one_of("from", self.node_ids, "journal_nodes.csv")
            end = row.one_of("to", self.node_ids, "journal_nodes.csv")
            if self.columns[end] <= self.columns[start]:
                raise row.wrong("to", f"a space to the right of {row.text('from')}")
            self.exits[start].append(edge)
            if row.natural("exit_order_from_top", 1) != len(self.exits[start]):
                raise row.wrong("exit_order_from_top", str(len(self.exits[start])))
            self.edge_to.append(end)
            self.edge_section.append(row.one_of("board_section", SECTIONS, "the three sections"))
            needs = [_need(row, side) for side in sides]
            self.needs.append(needs)
            prices = [need.price.text if need.price is not None else "" for need in needs]
            self.need_price.append([book.price_of(row, side, text) for side, text in zip(sides, prices, strict=True)])
        for node, exits in enumerate(self.exits):
            if not exits and self.columns[node] < LAST_COLUMN:
                raise BoxError(f"{name}: there is no way on from {self.node_ids[node]}")

    def _load_rows(self, files: BoxFiles, book: EffectBook) -> None:
        """R4.3, R7.3: what a worker does at each slot, and the prices of space cards."""
        name = "card_rows.csv"
        rows = files.rows(name, ("row", "slot", "price_coin", "workers_allowed", "worker_cost", "worker_effect"))
        expect_count(name, len(rows), SLOTS)
        self.row_effect: list[int] = [0] * SLOTS
        self.row_price: list[int] = [0] * SLOTS
        self.row_workers: list[int] = [0] * SLOTS
        self.space_price: list[int] = [0] * SLOTS
        seen: set[int] = set()
        for row in rows:
            slot = row.one_of("row", ROWS, "the five rows") * ROW_SIZE + row.natural("slot", 1, ROW_SIZE) - 1
            if slot in seen:
                raise row.wrong("slot", "a slot that no row before has")
            seen.add(slot)
            self.row_effect[slot] = book.effect(row, "worker_effect")
            self.row_price[slot] = book.price(row, "worker_cost")
            self.space_price[slot] = row.natural("price_coin", 0, MOST_NUMBER) if row.text("price_coin") else 0
            for word in row.text("workers_allowed").split():
                if word not in WORKERS:
                    raise row.wrong("workers_allowed", f"some of {', '.join(WORKERS)}")
                self.row_workers[slot] |= 1 << WORKERS.index(word)


class TileTables:
    """The upgrade tiles and the caravans they are laid in.

    `places[tile][cell]` masks what the tile covers with its top left corner there, 0 where it does not fit the grid.
    `symbols[tile][side]` are the packed symbols of its left and its right column. `bonus[board][cell]` is an effect.
    """

    __slots__ = (
        "bonus",
        "colour",
        "copies",
        "faces",
        "fires",
        "height",
        "ids",
        "of_colour",
        "places",
        "points",
        "price",
        "symbols",
        "tags",
        "width",
    )

    def __init__(self, files: BoxFiles, book: EffectBook, cards: CardTables) -> None:
        name = "upgrade_tiles.csv"
        columns = ("id", "colour", "width", "height", "front_columns", "back_columns", "vp", "tags", "copies")
        rows = files.rows(name, (*columns, "supply_index"))
        expect_count(name, len(rows), TILES)
        self.ids: list[str] = ids_of(rows)
        self.colour: list[int] = [row.one_of("colour", TILE_COLOURS, "the five colours") for row in rows]
        self.width: list[int] = [row.natural("width", 1, 2) for row in rows]
        self.height: list[int] = [row.natural("height", 1, 2) for row in rows]
        self.points: list[int] = [row.natural("vp", 0, MOST_NUMBER) for row in rows]
        self.copies: list[int] = [row.natural("copies", 1, MOST_NUMBER) for row in rows]
        self.tags: list[list[int]] = [tags_of(row) for row in rows]
        self.fires: list[int] = [cards.vistas_for(tags) for tags in self.tags]
        self.faces: list[list[str]] = []
        self.symbols: list[list[list[int]]] = []
        for row in rows:
            texts = [text for text in (row.text("front_columns"), row.text("back_columns")) if text] or [""]
            self.faces.append(texts)
            self.symbols.append([_face(row, text) for text in texts])
        self.places: list[list[int]] = [
            [_cover(cell, self.width[tile], self.height[tile]) for cell in range(CELLS)] for tile in range(TILES)
        ]
        self._load_piles(rows)
        self._load_prices(files, book)
        self._load_caravans(files, book)

    def _load_piles(self, rows: list[Row]) -> None:
        """R18.5: the piles of a colour from the board's centre outwards; the special tiles form a ring."""
        self.of_colour: list[list[int]] = [[] for _ in TILE_COLOURS]
        for tile, row in enumerate(rows):
            colour = self.colour[tile]
            self.of_colour[colour].append(tile)
            if row.natural("supply_index") != len(self.of_colour[colour]):
                raise row.wrong("supply_index", str(len(self.of_colour[colour])))
        if len(self.of_colour[PINK]) != 10 or any(not 1 <= len(piles) <= ROW_SIZE for piles in self.of_colour[:PINK]):
            raise BoxError("upgrade_tiles.csv: expected ten special tiles and one to four kinds of each other colour")

    def _load_prices(self, files: BoxFiles, book: EffectBook) -> None:
        rows = files.rows("upgrade_costs.csv", ("colour", "cost"))
        _expect_order(rows, "colour", TILE_COLOURS)
        self.price: list[int] = [book.price(row, "cost") for row in rows]

    def _load_caravans(self, files: BoxFiles, book: EffectBook) -> None:
        """R8.3: the bonuses printed on the four caravans."""
        name = "player_board_caravans.csv"
        rows = files.rows(name, ("board", "row_from_top", "column", "cover_bonus"))
        expect_count(name, len(rows), CELLS * len(BOARDS))
        self.bonus: list[list[int]] = [[0] * CELLS for _ in BOARDS]
        seen: set[tuple[int, int]] = set()
        for row in rows:
            board = row.one_of("board", BOARDS, "the four boards P1 to P4")
            cell_name = f"{row.text('column')}-{row.text('row_from_top')}"
            if cell_name not in CELL_NAMES or (board, CELL_NAMES.index(cell_name)) in seen:
                raise row.wrong("column", "each cell of the grid once; the top row has columns 2 to 5")
            seen.add((board, CELL_NAMES.index(cell_name)))
            self.bonus[board][CELL_NAMES.index(cell_name)] = book.effect(row, "cover_bonus")


def _face(row: Row, text: str) -> list[int]:
    return [packed_symbols(row, "front_columns", part) for part in text.split(";")]


def _cover(cell: int, width: int, height: int) -> int:
    """R8.2: what a tile covers; 0 if it would stick out of the grid."""
    column, row = CELL_NAMES[cell].split("-")
    mask = 0
    for right in range(width):
        for down in range(height):
            name = f"{int(column) + right}-{int(row) + down}"
            if name not in CELL_NAMES:
                return 0
            mask |= 1 << CELL_NAMES.index(name)
    return mask


def _need(row: Row, column: str) -> Need:
    try:
        return parse_need(row.text(column))
    except NotationError as error:
        raise BoxError(f"{row.place}: {column}: {error}") from None


def _expect_order(rows: list[Row], column: str, expected: tuple[str, ...]) -> None:
    for row, word in zip(rows, expected, strict=False):
        if row.text(column) != word:
            raise row.wrong(column, word)
    if len(rows) != len(expected):
        raise BoxError(f"{rows[0].place.split(' ')[0]}: {len(rows)} rows, expected {len(expected)}")
