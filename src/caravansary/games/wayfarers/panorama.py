# mypyc: skip
"""What is seen of one player: goods, dice, caravan and panorama; and of the solo opponent."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from caravansary.games.wayfarers.box_board import BOARDS, CELL_NAMES
from caravansary.games.wayfarers.box_solo import INTRIGUE_COLOURS, OPPONENTS
from caravansary.games.wayfarers.names import (
    ASSET_MASK,
    BOARD,
    CARD,
    CARDS,
    CELLS,
    COIN,
    COLUMN,
    COMET,
    DIE,
    EMPTY,
    FOLK,
    FOOD,
    GUILDS,
    INF,
    INSP,
    KINDS,
    LAND,
    NODE,
    OPPONENT,
    PLACED,
    PRINTED,
    RESERVE,
    SPACE,
    SPACES,
    SUPPLY,
    SYMBOLS,
    TAGS,
    TILE,
    TILE_COLOURS,
    TILE_POINTS,
    TILES,
    WATER,
    WIDTH,
    WORKER,
    WORKERS,
)
from caravansary.games.wayfarers.notation import ATOM_MASK, WORKER_PLACE, Effect
from caravansary.games.wayfarers.rules import opponent, placing
from caravansary.games.wayfarers.words import icons, placed_colours, price_icons

if TYPE_CHECKING:
    from caravansary.games.wayfarers.box import WayfarersBox
    from caravansary.games.wayfarers.state import WayfarersState

Icons = list[list[str]]


class PlaceView(msgspec.Struct, frozen=True):
    """A land or water card of a panorama with what lies around it; `die`: its `die_space` holds a die."""

    card: str
    die: bool
    die_space: str | None
    folk: str | None
    space: str | None
    inspiration: str | None


class CellView(msgspec.Struct, frozen=True):
    """A cell of the caravan; `part` is 1 for the right or lower half of a tile. `bonus` shows until it is covered."""

    cell: str
    tile: str | None
    face: int
    part: int
    bonus: Icons


class ColumnView(msgspec.Struct, frozen=True):
    """What a die of this value has: symbols, values it can become, by itself and with trade, spaces it fits.

    `hired` are spaces that it fits with a ship from the exploration guild.
    """

    value: int
    symbols: dict[str, int]
    reach: list[int]
    shift: list[int]
    spaces: list[str]
    hired: list[str]


class PlayerView(msgspec.Struct, frozen=True):
    """A player's board. `land` goes from the left end to the printed city, `water` from the harbour to the right."""

    board: str
    coin: int
    food: int
    supply: int
    guilds: dict[str, int]
    workers: dict[str, int]
    dice: list[int]
    reserve: int
    homes: list[str]
    journal: str
    tags: dict[str, int]
    counts: dict[str, int]
    tiles: dict[str, int]
    tile_points: int
    land: list[PlaceView]
    water: list[PlaceView]
    townsfolk: list[str]
    caravan: list[CellView]
    columns: list[ColumnView]


class IntrigueView(msgspec.Struct, frozen=True):
    """An intrigue card: the opponent does `first` if it can, at its `cost`, else `second`."""

    card: str
    colour: str
    silver: int
    cost: Icons
    first: Icons
    second: Icons


class OpponentView(msgspec.Struct, frozen=True):
    """The solo opponent. `sum` and `order` say how it counts slots now; `path` is its caravan, `covered` how far."""

    name: str
    board: str
    guilds: dict[str, int]
    workers: dict[str, int]
    journal: str
    spot: int
    colours: list[str]
    comets: int
    intrigue: list[IntrigueView]
    pile: int
    sum: int
    order: list[int]
    counts: dict[str, int]
    tiles: dict[str, int]
    tile_points: int
    path: list[Icons]
    covered: int


def see_player(state: WayfarersState, player: int) -> PlayerView:
    at = player * WIDTH
    own = state.own
    land, water = _panorama(state, player)
    return PlayerView(
        board=BOARDS[own[at + BOARD]],
        coin=own[at + COIN],
        food=own[at + FOOD],
        supply=own[at + SUPPLY],
        guilds=_named(GUILDS, own, at + INF),
        workers=_named(WORKERS, own, at + WORKER),
        dice=[value + 1 for value in range(6) for _ in range(own[at + DIE + value])],
        reserve=own[at + RESERVE],
        homes=[state.box.cards.space_ids[space] for space in range(6) if (own[at + PLACED] >> space) & 1],
        journal=state.box.board.node_ids[own[at + NODE]],
        tags=_named(TAGS, own, at),
        counts=_named(KINDS, own, at + CARD),
        tiles=_named(TILE_COLOURS, own, at + TILE),
        tile_points=own[at + TILE_POINTS],
        land=land,
        water=water,
        townsfolk=[state.box.cards.ids[FOLK][card] for card in _gained(state, player, FOLK)],
        caravan=_caravan(state, player),
        columns=_columns(state, player),
    )


def _named(names: tuple[str, ...], own: list[int], at: int) -> dict[str, int]:
    return {name: own[at + number] for number, name in enumerate(names)}


def _gained(state: WayfarersState, side: int, kind: int) -> list[int]:
    """The cards of a kind in the order in which they were gained."""
    owner = side * len(KINDS) + kind
    return [entry % CARDS for entry in state.order if entry // CARDS == owner]


def _panorama(state: WayfarersState, player: int) -> tuple[list[PlaceView], list[PlaceView]]:
    """R7.2, R7.3: space cards stand above land and water cards in the order in which both came."""
    spaces = _gained(state, player, SPACE)
    owners = (player * len(KINDS) + LAND, player * len(KINDS) + WATER)
    places = [entry for entry in state.order if entry // CARDS in owners]
    above: dict[int, int] = dict(zip(places, spaces, strict=False))
    lands, waters = ([entry for entry in places if entry // CARDS == owner] for owner in owners)
    land = [_place(state, player, LAND, entry % CARDS, above.get(entry)) for entry in lands]
    water = [_place(state, player, WATER, entry % CARDS, above.get(entry)) for entry in waters]
    land.reverse()
    land.append(_place(state, player, LAND, PRINTED, None))
    return land, [_place(state, player, WATER, PRINTED, PRINTED), *water]


def _place(state: WayfarersState, player: int, kind: int, card: int, space: int | None) -> PlaceView:
    cards = state.box.cards
    folk = state.tucked[state.host_place(player, kind, card)]
    slot = cards.space_of[kind][card]
    inspiration = EMPTY if space is None else state.tucked[state.host_place(player, SPACE, space)]
    return PlaceView(
        card=("city", "harbour")[kind] if card == PRINTED else cards.ids[kind][card],
        die=slot >= 0 and bool((state.own[player * WIDTH + PLACED] >> slot) & 1),
        die_space=cards.space_ids[slot] if slot >= 0 else None,
        folk=None if folk == EMPTY else cards.ids[FOLK][folk],
        space=None if space is None else "stars" if space == PRINTED else cards.ids[SPACE][space],
        inspiration=None if inspiration == EMPTY else cards.ids[INSP][inspiration],
    )


def _caravan(state: WayfarersState, player: int) -> list[CellView]:
    table = state.box.tiles
    cells = list(_empty_caravan(state.box, state.own[player * WIDTH + BOARD]))
    for entry in state.laid:
        rest, cell = divmod(entry, CELLS)
        rest, face = divmod(rest, 2)
        side, tile = divmod(rest, TILES)
        if side != player:
            continue
        mask = table.places[tile][cell]
        covered = [other for other in range(CELLS) if (mask >> other) & 1]
        for part, other in enumerate(covered):
            cells[other] = CellView(CELL_NAMES[other], table.ids[tile], face, part, [])
    return cells


@lru_cache(maxsize=64)
def _empty_caravan(box: WayfarersBox, board: int) -> tuple[CellView, ...]:
    effects = [box.effects[effect] for effect in box.tiles.bonus[board]]
    return tuple(CellView(name, None, 0, 0, icons(effects[cell])) for cell, name in enumerate(CELL_NAMES))


def _columns(state: WayfarersState, player: int) -> list[ColumnView]:
    at = player * WIDTH
    free = state.own[at + SPACES] & ~state.own[at + PLACED]
    spaces = [space for space in range(len(state.box.cards.space_ids)) if (free >> space) & 1]
    return [_column(state, player, value, spaces) for value in range(6)]


def _column(state: WayfarersState, player: int, value: int, free: list[int]) -> ColumnView:
    packed = state.own[player * WIDTH + COLUMN + value]
    reach, shift = placing.reach(state, player, value), placing.shifted(state, player, value)
    assets = packed & ASSET_MASK
    hire = placing.can_hire(state, player)
    names = state.box.cards.space_ids
    spaces: list[str] = []
    hired: list[str] = []
    for space in free:
        if placing.fits(state, player, space, assets, False):
            spaces.append(names[space])
        elif hire and placing.fits(state, player, space, assets, True):
            hired.append(names[space])
    return ColumnView(
        value=value + 1,
        symbols={name: (packed >> 8 * at) & 255 for at, name in enumerate(SYMBOLS) if (packed >> 8 * at) & 255},
        reach=[to + 1 for to in range(6) if (reach >> to) & 1],
        shift=[to + 1 for to in range(6) if (shift >> to) & 1],
        spaces=spaces,
        hired=hired,
    )


def see_opponent(state: WayfarersState) -> OpponentView:
    at = OPPONENT * WIDTH
    own = state.own
    solo = state.box.solo
    return OpponentView(
        name=OPPONENTS[state.opponent],
        board=solo.board_ids[state.opponent],
        guilds=_named(GUILDS, own, at + INF),
        workers=_named(WORKERS, own, at + WORKER),
        journal=state.box.board.node_ids[own[at + NODE]],
        spot=state.resource,
        colours=[TILE_COLOURS[colour] for colour in solo.colour_order[state.resource]],
        comets=own[at + COMET],
        intrigue=[_intrigue(state.box, card) for card in state.intrigue],
        pile=len(state.intrigue_pile),
        sum=opponent.silver_sum(state),
        order=[place + 1 for place in opponent.slot_order(state)],
        counts=_named(KINDS, own, at + CARD),
        tiles=_named(TILE_COLOURS, own, at + TILE),
        tile_points=own[at + TILE_POINTS],
        path=[icons(state.box.effects[effect]) for effect in solo.path[state.opponent]],
        covered=state.path,
    )


@lru_cache(maxsize=64)
def _intrigue(box: WayfarersBox, card: int) -> IntrigueView:
    solo = box.solo
    return IntrigueView(
        card=solo.intrigue_ids[card],
        colour=INTRIGUE_COLOURS[solo.intrigue_colour[card]],
        silver=solo.silver[card],
        cost=price_icons(box.prices[solo.first_price[card]]),
        first=_by_worker(box.effects[solo.first_effect[card]]),
        second=icons(box.effects[solo.second[card]]),
    )


def _by_worker(effect: Effect) -> Icons:
    """R15.2: placing a worker is shown by the colours it may have, one alternative each."""
    colours = [colour for code in effect.atoms if code & ATOM_MASK == WORKER_PLACE for colour in placed_colours(code)]
    return [[f"worker.{colour}"] for colour in colours] or icons(effect)
