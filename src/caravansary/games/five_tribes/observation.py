# mypyc: skip
"""What a seat sees of a Five Tribes table: all but others' coins and hands, the decks, and Sibittis's cards (R1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from caravansary.core.observation import Observation, Observer
from caravansary.games.five_tribes.box import (
    BUILDER,
    DJINNS,
    ELDER,
    FIELD,
    FIELD_MASK,
    GOODS,
    KINDS,
    MERCHANT,
    NOBODY,
    RESOURCES,
    TOTAL,
    TRIBES,
    VIZIER,
)
from caravansary.games.five_tribes.grid import CELLS
from caravansary.games.five_tribes.printed import PrintedView, printed
from caravansary.games.five_tribes.rules import djinns, moving, tribes
from caravansary.games.five_tribes.scoring import elder_points, palm_points, sets_value, vizier_each

if TYPE_CHECKING:
    from caravansary.games.five_tribes.state import FiveTribesState


class TileView(msgspec.Struct, frozen=True):
    """A tile in its place. `blue` counts the blue tiles of its block, itself included; `camel` is the owner's seat.

    `points` is what it brings its owner with all that stands on it; without one, what it would bring the seat in turn.
    """

    tile: str
    kind: str
    colour: str
    value: int
    blue: int
    meeples: dict[str, int]
    camel: int | None
    palms: int
    palaces: int
    points: int


class SpotView(msgspec.Struct, frozen=True):
    """A spot of the price track, and whose marker stands there."""

    spot: str
    price: int
    marker: int | None


class StepView(msgspec.Struct, frozen=True):
    """A tile of the walk, and who was dropped there; nobody on the tile where it began."""

    tile: str
    tribe: str | None


class FinalView(msgspec.Struct, frozen=True):
    """Where the walk may end, and what this would bring: so many of the tribe, whether a camel, and which cards.

    `worth` is the points of viziers or elders, or the coins of builders; 0 for the other tribes.
    """

    tile: str
    tribe: str
    number: int
    control: bool
    cards: list[str]
    worth: int


class CollectedView(msgspec.Struct, frozen=True):
    """The tribe at work: taken from the final tile, so many."""

    tile: str
    tribe: str
    number: int


class DjinnView(msgspec.Struct, frozen=True):
    """A djinn of a player; `used` if its paid power is spent for this turn."""

    djinn: str
    points: int
    used: bool


class PlayerView(msgspec.Struct, frozen=True):
    """What lies before a player. `coins` and `hand` (by kind) are None where the viewer may not see them.

    `goods_value` is what the goods in the hand would bring if they were sold now; None where the hand is.
    """

    coins: int | None
    camels: int
    viziers: int
    elders: int
    djinns: list[DjinnView]
    cards: int
    hand: dict[str, int] | None
    goods_value: int | None


class FiveTribesObservation(Observation, frozen=True, kw_only=True):
    """`active` is the seat whose turn it is, None while bidding; `track` is in playing order.

    `path` is the walk of this turn, `in_hand` who is still carried, `finals` where it may end. `offer` are the goods
    laid out for sale, `offer_value` their coins. `drawn` are Sibittis's djinns, for their owner only. `doubled` and
    `two_kills`: Echidna or Iblis was paid in this turn. `last_round`: the end was triggered. `kumarbi_discount` is the
    option of this name. `printed` is what the box says.
    """

    round: int
    active: int | None
    last_round: bool
    tiles: list[TileView]
    bid_row: list[int | None]
    track: list[SpotView]
    resource_row: list[str]
    resource_deck: int
    resource_discards: dict[str, int]
    djinn_row: list[DjinnView]
    djinn_deck: int
    djinn_discards: list[str]
    bag: dict[str, int]
    palms: int
    palaces: int
    players: list[PlayerView]
    path: list[StepView]
    in_hand: dict[str, int]
    finals: list[FinalView]
    collected: CollectedView | None
    offer: list[str]
    offer_value: int
    drawn: list[str] | None
    doubled: bool
    two_kills: bool
    kumarbi_discount: str
    printed: PrintedView


class FiveTribesObserver(Observer["FiveTribesState", FiveTribesObservation]):
    def observe(self, state: FiveTribesState, seat: int | None) -> FiveTribesObservation:
        return FiveTribesObservation(
            viewer=seat,
            asked=None if state.over() else state.seat,
            kind=state.kind,
            turn=state.turn,
            round=state.round,
            active=_seat(state.active),
            last_round=state.ending != 0,
            tiles=_tiles(state),
            bid_row=[_seat(marker) for marker in state.bid_row],
            track=[
                SpotView(state.box.spot_ids[spot], state.box.prices[spot], _seat(marker))
                for spot, marker in enumerate(state.track)
            ],
            resource_row=[RESOURCES[kind] for kind in state.resource_row],
            resource_deck=len(state.resource_pile),
            resource_discards={RESOURCES[kind]: count for kind, count in enumerate(state.discards) if count},
            djinn_row=[_djinn(state, djinn) for djinn in state.djinn_row],
            djinn_deck=len(state.djinn_pile),
            djinn_discards=[name for djinn, name in enumerate(DJINNS) if (state.djinn_discards >> djinn) & 1],
            bag={TRIBES[tribe]: count for tribe, count in enumerate(state.bag) if count},
            palms=state.palm_supply,
            palaces=state.palace_supply,
            players=[_player(state, player, seat) for player in range(state.seats)],
            path=_path(state),
            in_hand=_meeples(state.in_hand),
            finals=_finals(state),
            collected=_collected(state),
            offer=[RESOURCES[kind] for kind in range(GOODS) if (state.offer >> kind) & 1],
            offer_value=state.box.set_values[state.offer.bit_count()],
            drawn=_drawn(state, seat),
            doubled=state.flags & djinns.DOUBLED != 0,
            two_kills=state.flags & djinns.TWO_KILLS != 0,
            kumarbi_discount=state.setup.options["kumarbi_discount"],
            printed=printed(state.box),
        )

    def observe_more(self, state: FiveTribesState, public: FiveTribesObservation, seat: int) -> FiveTribesObservation:
        """What the seat sees beyond a spectator."""
        players = list(public.players)
        players[seat] = _player(state, seat, seat)
        return msgspec.structs.replace(public, viewer=seat, players=players, drawn=_drawn(state, seat))


def _drawn(state: FiveTribesState, seat: int | None) -> list[str] | None:
    return [DJINNS[djinn] for djinn in state.drawn] if seat is not None and seat == state.active else None


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _meeples(packed: int) -> dict[str, int]:
    counts = {name: (packed >> (FIELD * tribe)) & FIELD_MASK for tribe, name in enumerate(TRIBES)}
    return {name: count for name, count in counts.items() if count}


def _tiles(state: FiveTribesState) -> list[TileView]:
    palm = [palm_points(state, seat) for seat in range(state.seats)]
    in_turn = palm[state.active] if state.active != NOBODY else palm_points(state, NOBODY)
    return [
        _tile(state, cell, in_turn if state.camel[cell] == NOBODY else palm[state.camel[cell]]) for cell in range(CELLS)
    ]


def _tile(state: FiveTribesState, cell: int, palm: int) -> TileView:
    kind = state.kind_of(cell)
    value = state.box.tile_value[state.layout[cell]]
    return TileView(
        tile=state.box.cell_ids[cell],
        kind=KINDS[kind],
        colour="blue" if state.box.kind_blue[kind] else "red",
        value=value,
        blue=state.blue[cell],
        meeples=_meeples(state.meeples[cell]),
        camel=_seat(state.camel[cell]),
        palms=state.palms[cell],
        palaces=state.palaces[cell],
        points=value + palm * state.palms[cell] + state.box.points["palace"] * state.palaces[cell],
    )


def _djinn(state: FiveTribesState, djinn: int) -> DjinnView:
    return DjinnView(DJINNS[djinn], state.box.djinn_points[djinn], (state.used >> djinn) & 1 == 1)


def _player(state: FiveTribesState, player: int, viewer: int | None) -> PlayerView:
    """R1.3: others' coins and hands are covered during play, as the options say."""
    covered = player != viewer and not state.over()
    start = player * len(RESOURCES)
    secret = covered and state.switches.hands_hidden
    hand = {name: state.hands[start + kind] for kind, name in enumerate(RESOURCES) if state.hands[start + kind]}
    return PlayerView(
        coins=None if covered and state.switches.coins_hidden else state.coins[player],
        camels=state.camels[player],
        viziers=state.viziers[player],
        elders=state.elders[player],
        djinns=[_djinn(state, djinn) for djinn in range(len(DJINNS)) if state.has(player, djinn)],
        cards=state.hand_size(player),
        hand=None if secret else hand,
        goods_value=None if secret else sets_value(state.box.set_values, state.hands[start : start + GOODS], 0),
    )


def _path(state: FiveTribesState) -> list[StepView]:
    if not state.path:
        return []
    names = state.box.cell_ids
    steps = [StepView(names[drop // 5], TRIBES[drop % 5]) for drop in state.path[1:]]
    return [StepView(names[state.path[0]], None), *steps]


def _finals(state: FiveTribesState) -> list[FinalView]:
    if not state.agenda or state.agenda[-1][0] is not moving.SOW:
        return []
    found: list[FinalView] = []
    for final in moving.finals(state, state.agenda[-1][1], state.in_hand):
        cell, tribe = divmod(final, 5)
        number = state.number_of(cell, tribe)
        cards = tribes.traded(state, number + 1) if tribe == MERCHANT else []
        found.append(
            FinalView(
                tile=state.box.cell_ids[cell],
                tribe=TRIBES[tribe],
                number=number + 1,
                control=_takes_control(state, cell, tribe),
                cards=[RESOURCES[state.resource_row[place]] for place in cards],
                worth=_worth(state, cell, tribe, number + 1),
            )
        )
    return found


def _worth(state: FiveTribesState, cell: int, tribe: int, number: int) -> int:
    if tribe == VIZIER:
        return number * vizier_each(state, state.active)
    if tribe == ELDER:
        return number * elder_points(state, state.active)
    return tribes.builder_coins(state, cell, number) if tribe == BUILDER else 0


def _takes_control(state: FiveTribesState, cell: int, tribe: int) -> bool:
    """R5.2, R5.5: the tribe alone is there, no camel is, and the player has one left."""
    alone = state.number_of(cell, tribe) == state.meeples[cell] >> TOTAL
    return alone and state.camel[cell] == NOBODY and state.camels[state.active] > 0


def _collected(state: FiveTribesState) -> CollectedView | None:
    for frame in reversed(state.agenda):
        if frame[0] in (tribes.BUILDERS, tribes.ASSASSINS):
            tribe = "builder" if frame[0] is tribes.BUILDERS else "assassin"
            return CollectedView(state.box.cell_ids[frame[1]], tribe, frame[2])
    return None
