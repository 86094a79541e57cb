"""The weights of the Wayfarers evaluation, and what they make of each card, tile and die space of a box."""

from __future__ import annotations

from typing import Final

from caravansary.games.wayfarers.box import WayfarersBox
from caravansary.games.wayfarers.box_cards import WHEN_DIE, WHEN_REST
from caravansary.games.wayfarers.names import CARDS, COIN, FOOD, LAND, SPACE, WATER
from caravansary.games.wayfarers.notation import (
    ATOM_MASK,
    CARD_FOLK,
    CARD_INSP,
    CARD_LAND,
    CARD_SPACE,
    CARD_WATER,
    DIE_NEW,
    DIE_REFRESH,
    DISCOUNT_SHIFT,
    DRAW_LAND,
    DRAW_WATER,
    FREE,
    GAIN_COIN,
    GAIN_FOOD,
    INF_ANY,
    INF_BLACK,
    INF_CARD,
    JOURNAL,
    NO_CONDITION,
    TILE_GREEN,
    TILE_PINK,
    WORKER_TAKE,
)

SPACE_PRICE: Final = 4
FOLK_PRICE: Final = 2
TILE_PRICE: Final = 3
HUNDRED: Final = 100.0


class Weights:
    """The numbers of weights.toml by name, so that tuning can try others, and the tables of the box last seen."""

    __slots__ = (
        "_tables",
        "adjust",
        "black_influence",
        "card_token",
        "coin",
        "column",
        "die",
        "discount",
        "engine",
        "finish",
        "folk",
        "food",
        "goods_turns",
        "green_worker",
        "growth",
        "guild_doubt",
        "haste",
        "host",
        "impatience",
        "influence",
        "insp",
        "inspiration",
        "journal",
        "land",
        "many_coins",
        "many_food",
        "many_tokens",
        "near_blot",
        "new_die",
        "open_blot",
        "pace",
        "par",
        "pending",
        "refresh",
        "room",
        "set",
        "sky_host",
        "space",
        "special",
        "surplus",
        "tag",
        "tile",
        "townsfolk",
        "vista",
        "water",
        "worker",
    )

    def __init__(self, values: dict[str, float]) -> None:
        self.coin: float = values["coin"]
        self.food: float = values["food"]
        self.influence: float = values["influence"]
        self.black_influence: float = values["black_influence"]
        self.card_token: float = values["card_token"]
        self.worker: float = values["worker"]
        self.green_worker: float = values["green_worker"]
        self.surplus: float = values["surplus"]
        self.many_coins: float = values["many_coins"]
        self.many_food: float = values["many_food"]
        self.many_tokens: float = values["many_tokens"]
        self.goods_turns: float = values["goods_turns"]
        self.pace: float = values["pace"]
        self.die: float = values["die"]
        self.new_die: float = values["new_die"]
        self.engine: float = values["engine"]
        self.par: float = values["par"]
        self.discount: float = values["discount"]
        self.vista: float = values["vista"]
        self.townsfolk: float = values["townsfolk"]
        self.room: float = values["room"]
        self.host: float = values["host"]
        self.column: float = values["column"]
        self.haste: float = values["haste"]
        self.finish: float = values["finish"]
        self.impatience: float = values["impatience"]
        self.open_blot: float = values["open_blot"]
        self.near_blot: float = values["near_blot"]
        self.tag: float = values["tag"]
        self.set: float = values["set"]
        self.growth: float = values["growth"]
        self.sky_host: float = values["sky_host"]
        self.guild_doubt: float = values["guild_doubt"]
        self.inspiration: float = values["inspiration"]
        self.land: float = values["land"]
        self.water: float = values["water"]
        self.space: float = values["space"]
        self.folk: float = values["folk"]
        self.insp: float = values["insp"]
        self.journal: float = values["journal"]
        self.tile: float = values["tile"]
        self.special: float = values["special"]
        self.refresh: float = values["refresh"]
        self.adjust: float = values["adjust"]
        self.pending: float = values["pending"]
        self._tables: Tables | None = None

    def tables(self, box: WayfarersBox) -> Tables:
        if self._tables is None or self._tables.box is not box:
            self._tables = Tables(box, self)
        return self._tables


class Tables:
    """What things of the box are worth whoever has them. Die spaces in hundredths of a point, to compute with ints.

    `effects` are worth their best bundle; `instants` what a land, water or space card sets off; `vistas` and `folk`
    what they bring whenever they fire; `growth` how much a space card gains with the next tag or tile.
    """

    __slots__ = ("atoms", "box", "effects", "folk", "growth", "instants", "spaces", "vistas")

    def __init__(self, box: WayfarersBox, weights: Weights) -> None:
        cards = box.cards
        self.box: WayfarersBox = box
        self.effects: list[float] = [_best_bundle(box, weights, number) for number in range(len(box.effects))]
        self.spaces: list[int] = []
        for space in range(len(cards.space_ids)):
            worth = self.effects[cards.space_effect[space]] - _price(box, weights, cards.space_price[space])
            self.spaces.append(max(1, int(HUNDRED * worth)))
        self.instants: list[list[float]] = [
            [self.effects[effect] for effect in cards.instant[kind]] for kind in (LAND, WATER, SPACE)
        ]
        self.vistas: list[float] = [self.effects[effect] for effect in cards.vista_effect]
        self.folk: list[float] = [self.effects[effect] for effect in cards.folk_effect]
        for card in range(CARDS):
            if cards.folk_when[card] != WHEN_DIE and cards.folk_when[card] != WHEN_REST:
                self.folk[card] *= 0.7
        self.growth: list[float] = []
        for card in range(CARDS + 1):
            formula = cards.formulas[card]
            plain = formula.condition == NO_CONDITION
            self.growth.append(formula.times / (formula.divide * len(formula.counters)) if plain else 0.3)


def _best_bundle(box: WayfarersBox, weights: Weights, effect: int) -> float:
    parsed = box.effects[effect]
    best = 0.0
    for bundle in parsed.bundles:
        worth = 0.0
        for at, code in enumerate(parsed.atoms):
            if (bundle >> at) & 1:
                worth += max(0.0, atom_worth(weights, code))
        best = max(best, worth)
    return best


def _price(box: WayfarersBox, weights: Weights, price: int) -> float:
    cheapest = 0.0
    for way in box.prices[price].ways:
        worth = 0.0
        for counter, number in way:
            each = weights.coin if counter == COIN else weights.food if counter == FOOD else weights.influence
            worth += each * number
        if cheapest == 0.0 or worth < cheapest:
            cheapest = worth
    return cheapest


def atom_worth(weights: Weights, code: int) -> float:
    """What an atom brings on the whole, its price paid in coins."""
    atom = code & ATOM_MASK
    if atom <= INF_CARD:
        return gain_worth(weights, atom)
    off = code >> DISCOUNT_SHIFT & FREE
    if CARD_LAND <= atom <= CARD_INSP:
        if atom == CARD_SPACE:
            return weights.space - weights.coin * max(0, SPACE_PRICE - off)
        if atom == CARD_FOLK:
            return weights.folk - weights.coin * max(0, FOLK_PRICE - off)
        return weights.land if atom == CARD_LAND else weights.water if atom == CARD_WATER else weights.insp
    if atom >= TILE_GREEN:
        return weights.special if atom == TILE_PINK else weights.tile - weights.coin * max(0, TILE_PRICE - off)
    if atom == JOURNAL:
        return weights.journal
    if atom == DIE_REFRESH:
        return weights.refresh
    if atom == WORKER_TAKE:
        return weights.worker
    if atom == DIE_NEW:
        return weights.new_die
    if DRAW_LAND <= atom <= DRAW_WATER:
        return weights.land if atom == DRAW_LAND else weights.water
    return weights.adjust


def gain_worth(weights: Weights, atom: int) -> float:
    """Goods and influence."""
    if atom == GAIN_COIN:
        return weights.coin
    if atom == GAIN_FOOD:
        return weights.food
    if atom == INF_CARD:
        return weights.card_token
    return weights.black_influence if atom in (INF_BLACK, INF_ANY) else weights.influence
