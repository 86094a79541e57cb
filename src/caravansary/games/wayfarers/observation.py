# mypyc: skip
"""What a seat sees of a Wayfarers table: everything but the piles and the cards that another has drawn (R7.8)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from caravansary.core.observation import Observation, Observer
from caravansary.games.wayfarers.actions import SLOT_NAMES
from caravansary.games.wayfarers.box_board import SECTIONS
from caravansary.games.wayfarers.box_cards import WHEN
from caravansary.games.wayfarers.names import (
    CARDS,
    COUNTERS,
    EMPTY,
    FOLK,
    GUILDS,
    HOME_SPACES,
    INF,
    INSP,
    KINDS,
    LAND,
    NOBODY,
    NODE,
    PRINTED,
    ROW_SIZE,
    SPACE,
    TAGS,
    TILE_COLOURS,
    USED_BLACK,
    USED_BLUE,
    USED_YELLOW,
    WATER,
    WIDTH,
    WORKERS,
)
from caravansary.games.wayfarers.panorama import OpponentView, PlayerView, see_opponent, see_player
from caravansary.games.wayfarers.rules import journal, placing, tiles
from caravansary.games.wayfarers.scoring import leads_tag
from caravansary.games.wayfarers.words import asset_icons, icons, price_icons

if TYPE_CHECKING:
    from caravansary.games.wayfarers.box import WayfarersBox
    from caravansary.games.wayfarers.state import WayfarersState

Icons = list[list[str]]
SIDE_NAMES = ("A", "B")


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is printed on a card. Effects are alternatives of icon tokens, such as [["2*inf.yellow"], ["tile.yellow"]].

    `assets`, `cost` and `effect` describe a die space, or what a townsfolk does `when` it is used; `trigger` lets a
    vista do its effect. `links_left` masks the four lanes of a water card, `links_right` their rewards.
    """

    kind: str
    tags: list[str] = []
    name: str = ""
    instant: Icons = []
    assets: list[str] = []
    cost: Icons = []
    effect: Icons = []
    trigger: list[str] = []
    when: str = ""
    hosts: list[str] = []
    price: int = 0
    links_left: str = ""
    links_right: list[str] = []
    points: str = ""
    goal: str = ""


class SlotView(msgspec.Struct, frozen=True):
    """A place of a row with what lies on its card, and what a worker does there. `price`: coins for a space card."""

    slot: str
    card: str | None
    token: int | None
    workers: list[str]
    allowed: list[str]
    cost: Icons
    effect: Icons
    price: int


class NodeView(msgspec.Struct, frozen=True):
    """A space of the journal; `worker`: a green worker waits beside it."""

    node: str
    column: int
    tile: str | None
    reward: Icons
    worker: bool
    markers: list[int]


class EdgeView(msgspec.Struct, frozen=True):
    """A way to the right with its blot in the notation; `open` are the players who could go it now."""

    start: str
    end: str
    need: str
    open: list[int]


class TileView(msgspec.Struct, frozen=True):
    """A kind of upgrade tile: how many are left, and the symbols of each face, column by column."""

    tile: str
    colour: str
    left: int
    width: int
    height: int
    faces: list[list[list[str]]]
    points: int
    tags: list[str]
    price: Icons


class SpaceView(msgspec.Struct, frozen=True):
    """One of the six die spaces printed on every player board."""

    space: str
    assets: list[str]
    cost: Icons
    effect: Icons


class PrintedView(msgspec.Struct, frozen=True):
    """What stays the same all game: the cards and the resting townsfolk printed on every player board, guild points."""

    cards: dict[str, CardView]
    rest: Icons
    guild_points: dict[str, int]


class WayfarersObservation(Observation, frozen=True, kw_only=True):
    """`active` is the side in turn, 1 for the solo opponent; `ending` the turns to come once the end is near.

    `cards` describes every card that is open to the viewer. `coin_off` and `food_off` are what is left of the
    discounts of the die placed this turn; `worker` is the slot of the worker placed this turn; `hand` is the value of
    the die that is about to be placed, `laying` the tile that is about to be laid. `guild_leaders` are the sides that
    lead a guild alone. `printed` is what the box says.
    """

    active: int
    first: int
    ending: int | None
    guilds_used: list[str]
    coin_off: int
    food_off: int
    worker: str | None
    hand: int | None
    laying: str | None
    sections: dict[str, str]
    rows: list[SlotView]
    piles: dict[str, int]
    drawn: list[str] | None
    nodes: list[NodeView]
    edges: list[EdgeView]
    tiles: list[TileView]
    homes: list[SpaceView]
    players: list[PlayerView]
    opponent: OpponentView | None
    cards: dict[str, CardView]
    guild_leaders: dict[str, int | None]
    printed: PrintedView


class WayfarersObserver(Observer["WayfarersState", WayfarersObservation]):
    def observe(self, state: WayfarersState, seat: int | None) -> WayfarersObservation:
        box = state.box
        used = ((USED_BLACK, "black"), (USED_YELLOW, "yellow"), (USED_BLUE, "blue"))
        drawn = _drawn(state, seat)
        players = [see_player(state, player) for player in range(state.seats)]
        return WayfarersObservation(
            viewer=seat,
            asked=None if state.over() else state.seat,
            kind=state.kind,
            turn=state.turn,
            active=state.active,
            first=state.first,
            ending=None if state.ending == NOBODY else state.ending,
            guilds_used=[name for bit, name in used if state.used & bit],
            coin_off=state.coin_off,
            food_off=state.food_off,
            worker=None if state.worker_slot == EMPTY else SLOT_NAMES[state.worker_slot],
            hand=_hand(state),
            laying=_laying(state),
            sections={name: SIDE_NAMES[side] for name, side in zip(SECTIONS, state.section_sides, strict=True)},
            rows=[_slot(state, slot) for slot in range(len(SLOT_NAMES))],
            piles={name: len(pile) for name, pile in zip(KINDS, state.piles, strict=True)},
            drawn=drawn,
            nodes=[_node(state, node) for node in range(len(box.board.node_ids))],
            edges=_edges(state),
            tiles=[_tile(box, tile, left) for tile, left in enumerate(state.tiles)],
            homes=[_home(box, space) for space in range(HOME_SPACES)],
            players=players,
            opponent=see_opponent(state) if state.solo() else None,
            cards=_open_cards(state, drawn or []),
            guild_leaders=_guild_leaders(state),
            printed=see_printed(box),
        )

    def observe_more(self, state: WayfarersState, public: WayfarersObservation, seat: int) -> WayfarersObservation:
        """What the seat sees beyond a spectator."""
        drawn = _drawn(state, seat)
        cards = public.cards if drawn == public.drawn else _open_cards(state, drawn or [])
        return msgspec.structs.replace(public, viewer=seat, drawn=drawn, cards=cards)


def _hand(state: WayfarersState) -> int | None:
    for frame in reversed(state.agenda):
        if frame[0] in placing.DIE_IN_HAND:
            return frame[1] + 1
    return None


def _laying(state: WayfarersState) -> str | None:
    if not state.agenda or state.agenda[-1][0] is not tiles.LAY:
        return None
    return state.box.tiles.ids[state.agenda[-1][1]]


def _drawn(state: WayfarersState, seat: int | None) -> list[str] | None:
    """R7.8: whoever may see the drawn cards gets their names, others only see that the piles are lower."""
    if not state.drawn or not state.sees_drawn(NOBODY if seat is None else seat):
        return None
    ids = state.box.cards.ids[state.drawn_kind()]
    return [ids[card] for card in state.drawn]


def _slot(state: WayfarersState, slot: int) -> SlotView:
    board = state.box.board
    card = state.row[slot]
    return SlotView(
        slot=SLOT_NAMES[slot],
        card=None if card == EMPTY else state.box.cards.ids[slot // ROW_SIZE][card],
        token=None if state.tokens[slot] == NOBODY else state.tokens[slot],
        workers=_colours(state.workers[slot]),
        allowed=_colours(board.row_workers[slot]),
        cost=price_icons(state.box.prices[board.row_price[slot]]),
        effect=icons(state.box.effects[board.row_effect[slot]]),
        price=board.space_price[slot],
    )


def _colours(mask: int) -> list[str]:
    return [name for colour, name in enumerate(WORKERS) if (mask >> colour) & 1]


def _node(state: WayfarersState, node: int) -> NodeView:
    board = state.box.board
    tile = state.journal_tiles[node]
    spot = board.green_spot[node]
    return NodeView(
        node=board.node_ids[node],
        column=board.columns[node],
        tile=None if tile == EMPTY else board.tile_ids[tile],
        reward=icons(state.box.effects[journal.reward_of(state, node)]),
        worker=spot >= 0 and bool((state.green_spots >> spot) & 1),
        markers=[side for side in range(state.side_count) if state.own[side * WIDTH + NODE] == node],
    )


def _edges(state: WayfarersState) -> list[EdgeView]:
    board = state.box.board
    found: list[EdgeView] = []
    for node, exits in enumerate(board.exits):
        for edge in exits:
            players = [seat for seat in range(state.seats) if journal.is_open(state, seat, edge)]
            need = journal.need_of(state, edge).text
            found.append(EdgeView(board.node_ids[node], board.node_ids[board.edge_to[edge]], need, players))
    return found


@cache
def _tile(box: WayfarersBox, tile: int, left: int) -> TileView:
    table = box.tiles
    colour = table.colour[tile]
    return TileView(
        tile=table.ids[tile],
        colour=TILE_COLOURS[colour],
        left=left,
        width=table.width[tile],
        height=table.height[tile],
        faces=[[column.split() for column in face.split(";")] for face in table.faces[tile]],
        points=table.points[tile],
        tags=[TAGS[tag] for tag in table.tags[tile]],
        price=price_icons(box.prices[table.price[colour]]),
    )


@cache
def _home(box: WayfarersBox, space: int) -> SpaceView:
    cards = box.cards
    return SpaceView(
        space=cards.space_ids[space],
        assets=asset_icons(cards.space_need[space]),
        cost=price_icons(box.prices[cards.space_price[space]]),
        effect=icons(box.effects[cards.space_effect[space]]),
    )


def _guild_leaders(state: WayfarersState) -> dict[str, int | None]:
    sides = range(state.side_count)
    return {
        name: next((side for side in sides if leads_tag(state, side, INF + guild)), None)
        for guild, name in enumerate(GUILDS)
    }


@cache
def see_printed(box: WayfarersBox) -> PrintedView:
    """R1.6: the player boards' own parts; they are the same on all four."""
    cards = box.cards
    city, harbour = (_home(box, cards.space_of[kind][PRINTED]) for kind in (LAND, WATER))
    return PrintedView(
        cards={
            "city": CardView("land", ["city"], assets=city.assets, cost=city.cost, effect=city.effect),
            "harbour": CardView(
                "water",
                ["harbour"],
                assets=harbour.assets,
                cost=harbour.cost,
                effect=harbour.effect,
                links_right=cards.link_right[PRINTED],
            ),
            "stars": CardView("space", ["stars"], points=cards.formulas[PRINTED].text),
        },
        rest=icons(box.effects[cards.rest_effect]),
        guild_points=dict(zip(GUILDS, box.board.guild_points, strict=True)),
    )


def _open_cards(state: WayfarersState, drawn: list[str]) -> dict[str, CardView]:
    """Cards in the rows, in the panoramas of the players, and drawn ones."""
    found: dict[str, CardView] = {}
    for slot, card in enumerate(state.row):
        if card != EMPTY:
            _add_card(state, slot // ROW_SIZE, card, found)
    for entry in state.order:
        owner, card = divmod(entry, CARDS)
        side, kind = divmod(owner, len(KINDS))
        if side < state.seats:
            _add_card(state, kind, card, found)
    for kind in (LAND, WATER):
        for card, id in enumerate(state.box.cards.ids[kind]):
            if id in drawn:
                _add_card(state, kind, card, found)
    return found


def _add_card(state: WayfarersState, kind: int, card: int, found: dict[str, CardView]) -> None:
    found[state.box.cards.ids[kind][card]] = see_card(state.box, kind, card)


@cache
def see_card(box: WayfarersBox, kind: int, card: int) -> CardView:
    cards = box.cards
    if kind == INSP:
        return CardView("insp", goal=cards.goal_texts[card])
    if kind == FOLK:
        return CardView(
            "folk",
            name=cards.folk_names[card],
            assets=asset_icons(cards.folk_assets[card]),
            effect=icons(box.effects[cards.folk_effect[card]]),
            when=WHEN[cards.folk_when[card]],
            hosts=cards.folk_hosts[card],
            price=cards.folk_cost[card],
        )
    tags = [TAGS[tag] for tag in cards.tags[kind][card]]
    instant = icons(box.effects[cards.instant[kind][card]])
    if kind == SPACE:
        return CardView("space", tags, instant=instant, points=cards.formulas[card].text)
    space = cards.space_of[kind][card]
    home = _home(box, space) if space >= 0 else None
    return CardView(
        KINDS[kind],
        tags,
        instant=instant,
        assets=home.assets if home else [],
        cost=home.cost if home else [],
        effect=home.effect if home else icons(box.effects[cards.vista_effect[card]]) if kind == LAND else [],
        trigger=[COUNTERS[counter] for counter in cards.trigger[card]] if kind == LAND else [],
        links_left=cards.link_left[card] if kind == WATER else "",
        links_right=cards.link_right[card] if kind == WATER else [],
    )
