"""The solo opponent's boards, track, intrigue cards and orders of search."""

from __future__ import annotations

from typing import Final

from caravansary.core.box import BoxError, BoxFiles, Row, expect_count
from caravansary.games.wayfarers.box_board import TileTables
from caravansary.games.wayfarers.box_effects import EffectBook, ids_of
from caravansary.games.wayfarers.names import PINK, ROW_SIZE, TILE_COLOURS
from caravansary.games.wayfarers.notation import ATOM_MASK, FOCUS, GAIN_COIN, GAIN_FOOD, WORKER_PLACE

OPPONENTS: Final = ("space", "upgrade", "townsfolk", "journal")
INTRIGUES: Final = 6
INTRIGUE_COLOURS: Final = ("blue", "red")
PATH: Final = 21
SPOTS: Final = 8
MOST_SUM: Final = 4


class SoloTables:
    """Orders of slots are zero-based; orders of colours are tile colours without pink."""

    __slots__ = (
        "board_ids",
        "bonus_spot",
        "colour_order",
        "first_effect",
        "first_price",
        "focus",
        "insp_order",
        "intrigue_colour",
        "intrigue_ids",
        "path",
        "rest",
        "rest_comet",
        "second",
        "silver",
        "slot_order",
        "special",
        "track_bonus",
    )

    def __init__(self, files: BoxFiles, book: EffectBook, tiles: TileTables) -> None:
        self._load_boards(files, book)
        self._load_track(files)
        self._load_intrigue(files, book, tiles)
        rows = files.rows("ai_position_priority.csv", ("sum_value", "search_order"))
        expect_count("ai_position_priority.csv", len(rows), MOST_SUM + 1)
        self.slot_order: list[list[int]] = [_slots(row, "search_order") for row in rows]

    def _load_boards(self, files: BoxFiles, book: EffectBook) -> None:
        """R14.2, R18.7: the four opponents with their focus, rest, track bonus and caravan."""
        rows = files.rows("ai_boards.csv", ("ai_board", "focus_name", "focus_effect", "rest_steps", "track_bonus"))
        expect_count("ai_boards.csv", len(rows), len(OPPONENTS))
        self.board_ids: list[str] = ids_of(rows, "ai_board")
        for row, name in zip(rows, OPPONENTS, strict=True):
            if row.text("focus_name") != name:
                raise row.wrong("focus_name", name)
        self.focus: list[int] = [book.effect(row, "focus_effect", solo=True) for row in rows]
        self.track_bonus: list[int] = [book.effect(row, "track_bonus", solo=True) for row in rows]
        self.rest: list[int] = [
            book.effect_of(row, "rest_steps", "+".join(row.text("rest_steps").split(" ; "))) for row in rows
        ]
        cells = files.rows("ai_caravans.csv", ("ai_board", "path_index", "cover_bonus"))
        expect_count("ai_caravans.csv", len(cells), PATH * len(rows))
        self.path: list[list[int]] = [[] for _ in rows]
        for row in cells:
            board = row.one_of("ai_board", self.board_ids, "ai_boards.csv")
            if row.natural("path_index") != len(self.path[board]) + 1:
                raise row.wrong("path_index", str(len(self.path[board]) + 1))
            self.path[board].append(book.effect(row, "cover_bonus", solo=True))

    def _load_track(self, files: BoxFiles) -> None:
        """R17.1: the ring of spots with its colours."""
        columns = ("spot", "colour_search_order", "inspiration_search_order", "bonus")
        rows = files.rows("ai_resource_track.csv", columns)
        expect_count("ai_resource_track.csv", len(rows), SPOTS)
        self.colour_order: list[list[int]] = []
        for row in rows:
            words = row.text("colour_search_order").split()
            if sorted(words) != sorted(TILE_COLOURS[:PINK]):
                raise row.wrong("colour_search_order", "black, blue, yellow and green in some order")
            self.colour_order.append([TILE_COLOURS.index(word) for word in words])
        self.insp_order: list[list[int]] = [_slots(row, "inspiration_search_order") for row in rows]
        bonuses = [spot for spot, row in enumerate(rows) if row.text("bonus")]
        if len(bonuses) != 1:
            raise BoxError("ai_resource_track.csv: exactly one step of the track has a bonus")
        self.bonus_spot: int = bonuses[0]

    def _load_intrigue(self, files: BoxFiles, book: EffectBook, tiles: TileTables) -> None:
        """R15.2: an action that may need a price, and another in its stead."""
        columns = ("id", "colour", "silver_value", "first_action", "second_action", "special_tile_start", "rest_comet")
        rows = files.rows("intrigue_cards.csv", columns)
        expect_count("intrigue_cards.csv", len(rows), INTRIGUES)
        self.intrigue_ids: list[str] = ids_of(rows)
        self.intrigue_colour: list[int] = [row.one_of("colour", INTRIGUE_COLOURS, "blue and red") for row in rows]
        if self.intrigue_colour.count(0) * 2 != INTRIGUES:
            raise BoxError("intrigue_cards.csv: expected three blue and three red cards")
        self.silver: list[int] = [row.natural("silver_value", 0, MOST_SUM // 2) for row in rows]
        self.first_price: list[int] = []
        self.first_effect: list[int] = []
        for row in rows:
            price, arrow, effect = row.text("first_action").rpartition(" > ")
            self.first_price.append(book.price_of(row, "first_action", price.strip() if arrow else ""))
            self.first_effect.append(book.effect_of(row, "first_action", effect.strip()))
        self.second: list[int] = [book.effect(row, "second_action", solo=True) for row in rows]
        special = [tiles.ids[tile] for tile in tiles.of_colour[PINK]]
        self.special: list[int] = [row.one_of("special_tile_start", special, "upgrade_tiles.csv") for row in rows]
        self.rest_comet: list[int] = [row.natural("rest_comet", 0, 1) for row in rows]

    def expect_an_end(self, book: EffectBook, row_effects: list[int]) -> None:
        """R17.1: a bonus of the track must not bring itself about again, and a focus not itself.

        Coins and food move the marker. Tiles and the journal come to an end, but workers can be placed again and again.
        """
        by_worker = max(_steps(book, effect) for effect in row_effects)
        for board, id in enumerate(self.board_ids):
            place = f"ai_boards.csv row {board + 2}"
            if _count(book, self.focus[board], FOCUS):
                raise BoxError(f"{place}: focus_effect of {id} names the focus itself")
            bonus, focus = self.track_bonus[board], self.focus[board]
            steps = _steps(book, bonus) + by_worker * _count(book, bonus, WORKER_PLACE)
            steps += _count(book, bonus, FOCUS) * (_steps(book, focus) + by_worker * _count(book, focus, WORKER_PLACE))
            if steps >= SPOTS:
                raise BoxError(
                    f"{place}: track_bonus of {id} moves the marker {steps} spots, expected less than {SPOTS}"
                )


def _steps(book: EffectBook, effect: int) -> int:
    """How far the coins and food of an effect move the marker of the opponent, who takes the first bundle."""
    return _count(book, effect, GAIN_COIN) + _count(book, effect, GAIN_FOOD)


def _count(book: EffectBook, effect: int, atom: int) -> int:
    parsed = book.effects[effect]
    first = parsed.bundles[0]
    return sum(1 for at, code in enumerate(parsed.atoms) if (first >> at) & 1 and code & ATOM_MASK == atom)


def _slots(row: Row, column: str) -> list[int]:
    words = row.text(column).split()
    if sorted(words) != [str(slot + 1) for slot in range(ROW_SIZE)]:
        raise row.wrong(column, "the slots 1 to 4 in some order")
    return [int(word) - 1 for word in words]
