"""What somebody with a plan likes: a price in points for everything that an effect may bring."""

from __future__ import annotations

from typing import Final

from caravansary.games.wayfarers.box import WayfarersBox
from caravansary.games.wayfarers.names import COIN, FOOD
from caravansary.games.wayfarers.notation import (
    ATOM_MASK,
    CARD_FOLK,
    CARD_INSP,
    CARD_LAND,
    CARD_SPACE,
    CARD_WATER,
    DIE_NEW,
    DIE_PM,
    DIE_REFRESH,
    DISCOUNT_SHIFT,
    DRAW_LAND,
    DRAW_WATER,
    FREE,
    GAIN_COIN,
    GAIN_FOOD,
    INF_ANY,
    INF_BLACK,
    INF_BLUE,
    INF_CARD,
    INF_MOVE,
    INF_YELLOW,
    JOURNAL,
    TILE_GREEN,
    TILE_PINK,
    WORKER_TAKE,
)

ATOM_COUNT: Final = 30
COINS: Final = {CARD_SPACE: 4, CARD_FOLK: 2, TILE_GREEN: 2, TILE_GREEN + 1: 3, TILE_GREEN + 2: 3, TILE_GREEN + 3: 3}
"""What things cost, roughly, in coins."""


class Taste:
    """Likings in points. `column` is a step in the journal, `blot` the next one made possible; `tag` how much of the
    next tag's points counts already, `growth` how much a space card may still gain. `assets` are camel, telescope,
    ship and pigeon, how much it means to have them in the caravan.

    `engine`: how much it means that dice find good spaces in the game to come. `folk` and `vista`: how much of what
    they do once counts for having them. `tile`: what a tile is worth beyond its points and symbols.
    """

    __slots__ = (
        "_box",
        "_spaces",
        "assets",
        "atoms",
        "blot",
        "column",
        "engine",
        "folk",
        "growth",
        "room",
        "tag",
        "tile",
        "vista",
    )

    def __init__(
        self,
        *,
        coin: float = 0.8,
        food: float = 0.9,
        black: float = 0.9,
        yellow: float = 0.7,
        blue: float = 0.7,
        token: float = 0.4,
        worker: float = 0.8,
        land: float = 5.0,
        water: float = 6.0,
        space: float = 7.0,
        townsfolk: float = 3.5,
        inspiration: float = 3.0,
        upgrade: float = 4.5,
        special: float = 4.5,
        journal: float = 3.0,
        column: float = 3.5,
        blot: float = 3.0,
        growth: float = 1.5,
        tag: float = 0.6,
        engine: float = 4.0,
        folk: float = 2.5,
        vista: float = 2.0,
        room: float = 0.5,
        tile: float = 0.5,
        assets: tuple[float, float, float, float] = (1.0, 1.0, 1.0, 1.0),
    ) -> None:
        atoms = [0.0] * ATOM_COUNT
        for atom, worth in (
            (GAIN_COIN, coin),
            (GAIN_FOOD, food),
            (INF_BLACK, black),
            (INF_YELLOW, yellow),
            (INF_BLUE, blue),
            (INF_ANY, max(black, yellow, blue)),
            (INF_CARD, token),
            (INF_MOVE, 0.2),
            (JOURNAL, journal),
            (DIE_NEW, 4.0),
            (DIE_REFRESH, 1.0),
            (DIE_PM, 0.1),
            (WORKER_TAKE, worker),
            (CARD_LAND, land),
            (CARD_WATER, water),
            (CARD_SPACE, space),
            (CARD_FOLK, townsfolk),
            (CARD_INSP, inspiration),
            (DRAW_LAND, land),
            (DRAW_WATER, water),
        ):
            atoms[atom] = worth
        for colour in range(TILE_GREEN, TILE_PINK):
            atoms[colour] = upgrade
        atoms[TILE_PINK] = special
        self.atoms: list[float] = atoms
        self.column: float = column
        self.blot: float = blot
        self.growth: float = growth
        self.tag: float = tag
        self.engine: float = engine
        self.folk: float = folk
        self.vista: float = vista
        self.room: float = room
        self.tile: float = tile
        self.assets: tuple[float, float, float, float] = assets
        self._box: WayfarersBox | None = None
        self._spaces: list[float] = []

    def atom(self, code: int) -> float:
        """An atom with its usual price paid."""
        atom = code & ATOM_MASK
        off = code >> DISCOUNT_SHIFT & FREE
        return max(0.0, self.atoms[atom] - self.atoms[GAIN_COIN] * max(0, COINS.get(atom, 0) - off))

    def effect(self, box: WayfarersBox, effect: int) -> float:
        """The best bundle of an effect."""
        parsed = box.effects[effect]
        best = 0.0
        for bundle in parsed.bundles:
            worth = 0.0
            for at in range(len(parsed.atoms)):
                if (bundle >> at) & 1:
                    worth += self.atom(parsed.atoms[at])
            best = max(best, worth)
        return best

    def spaces(self, box: WayfarersBox) -> list[float]:
        """What a die brings on each space of the box, its price paid."""
        if self._box is not box:
            self._box = box
            cards = box.cards
            self._spaces = [
                max(0.1, self.effect(box, cards.space_effect[space]) - self._price(box, cards.space_price[space]))
                for space in range(len(cards.space_ids))
            ]
        return self._spaces

    def _price(self, box: WayfarersBox, price: int) -> float:
        cost = 0.0
        for way in box.prices[price].ways[:1]:
            for counter, number in way:
                each = GAIN_COIN if counter == COIN else GAIN_FOOD if counter == FOOD else INF_YELLOW
                cost += number * self.atoms[each]
        return cost
