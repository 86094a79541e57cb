"""The box of Wayfarers: cards, board, tiles and the solo opponent, checked and turned into tables."""

from __future__ import annotations

from caravansary.core.box import Box, BoxFiles
from caravansary.games.wayfarers.actions import WayfarersActions
from caravansary.games.wayfarers.box_board import BoardTables, TileTables
from caravansary.games.wayfarers.box_cards import CardTables
from caravansary.games.wayfarers.box_effects import EffectBook
from caravansary.games.wayfarers.box_solo import SoloTables
from caravansary.games.wayfarers.names import LAND, SPACE, WATER
from caravansary.games.wayfarers.notation import Effect, Price


class WayfarersBox(Box):
    """Tables by index, each group in a part of its own; effects and prices by number."""

    __slots__ = ("actions", "board", "cards", "effects", "prices", "solo", "tiles")

    def __init__(self, files: BoxFiles) -> None:
        book = EffectBook()
        self.cards: CardTables = CardTables(files, book)
        self.board: BoardTables = BoardTables(files, book)
        self.tiles: TileTables = TileTables(files, book, self.cards)
        self.solo: SoloTables = SoloTables(files, book, self.tiles)
        self.solo.expect_an_end(book, self.board.row_effect)
        self.effects: list[Effect] = book.effects
        self.prices: list[Price] = book.prices
        ids = self.cards.ids
        hosts = [*ids[LAND], "city", *ids[WATER], "harbour", *ids[SPACE], "stars"]
        self.actions: WayfarersActions = WayfarersActions(
            self.cards.space_ids, hosts, self.board.node_ids, self.tiles.ids
        )
        super().__init__(files, self.actions)


def load(files: BoxFiles) -> WayfarersBox:
    return WayfarersBox(files)
