# mypyc: skip
"""What a seat sees of a Yspahan table: everything but the cards in other hands and the order of the pile (R41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from caravansary.core.observation import Observation, Observer
from caravansary.games.yspahan import printed
from caravansary.games.yspahan.box import BUILDINGS, CARDS, FLOORS, FREE
from caravansary.games.yspahan.printed import PrintedView
from caravansary.games.yspahan.rules import tower

if TYPE_CHECKING:
    from caravansary.games.yspahan.state import YspahanState


class FloorView(msgspec.Struct, frozen=True):
    """A floor of the tower; value 0 and no dice when it is empty. `gives` is what its main action gives each seat."""

    floor: str
    value: int
    white: int
    yellow: int
    gives: list[int]


class GroupView(msgspec.Struct, frozen=True):
    """The dice group in the hand of the player in turn."""

    floor: str
    value: int
    number: int


class PlayerView(msgspec.Struct, frozen=True):
    """A player's board; `cards` counts the hand by kind and is there for its owner only.

    `floor_bonus` is what the buildings add on each floor, `souk_bonus` what a complete souk brings beyond its points,
    `next_building` the points of the next building, 0 after the last.
    """

    gold: int
    camels: int
    buildings: list[str]
    hand: int
    cards: dict[str, int] | None
    floor_bonus: dict[str, int]
    souk_bonus: int
    next_building: int


class YspahanObservation(Observation, frozen=True, kw_only=True):
    """`shops` names the owner of every good in the city; `caravan` the owners in path order.

    `camels`, `rows` and `loading_points` describe the usable camels along the path: number on the caravan board (1 to
    12), multiplier and points. `order` holds the seats of today's turns. `printed` is what the box says.
    """

    week: int
    day: int
    first: int
    order: list[int]
    turn_index: int
    supervisor: str
    floors: list[FloorView]
    group: GroupView | None
    shops: dict[str, int]
    caravan: list[int]
    camels: list[int]
    rows: list[int]
    loading_points: list[int]
    players: list[PlayerView]
    pile: int
    discard: dict[str, int]
    printed: PrintedView


class YspahanObserver(Observer["YspahanState", YspahanObservation]):
    def observe(self, state: YspahanState, seat: int | None) -> YspahanObservation:
        bonuses = [printed.floor_bonus(state.box, built) for built in state.buildings]
        return YspahanObservation(
            viewer=seat,
            asked=None if state.over() else state.seat,
            kind=state.kind,
            turn=state.turn,
            week=state.week,
            day=state.day,
            first=state.first,
            order=list(state.order),
            turn_index=state.turn_index,
            supervisor=state.box.space_ids[state.supervisor],
            floors=_floors(state, bonuses),
            group=_group(state),
            shops={state.box.shop_ids[shop]: owner for shop, owner in enumerate(state.shops) if owner != FREE},
            caravan=list(state.caravan),
            camels=_camels(state),
            rows=list(state.rows),
            loading_points=list(state.loading_points),
            players=[_player(state, player, seat == player, bonuses[player]) for player in range(state.seats)],
            pile=len(state.pile),
            discard={name: state.discard[card] for card, name in enumerate(CARDS) if state.discard[card]},
            printed=printed.printed(state.box),
        )

    def observe_more(self, state: YspahanState, public: YspahanObservation, seat: int) -> YspahanObservation:
        """What the seat sees beyond a spectator."""
        players = list(public.players)
        players[seat] = _player(state, seat, True, public.players[seat].floor_bonus)
        return msgspec.structs.replace(public, viewer=seat, players=players)


def _camels(state: YspahanState) -> list[int]:
    """R47: with two players, which camels of a row stay unused is only a matter of the picture."""
    count = state.box.counts[state.seats]
    return list(count.first_places if state.seats == 2 and state.switches.first_camels else count.places)


def _floors(state: YspahanState, bonuses: list[dict[str, int]]) -> list[FloorView]:
    """R12, R13, R15: white dice are for everybody, yellow ones for the first player; buildings add to them."""
    found: list[FloorView] = []
    for floor, name in enumerate(FLOORS):
        white, yellow = state.white[floor], state.yellow[floor]
        gives = [white + bonus.get(name, 0) for bonus in bonuses] if white else [0] * state.seats
        if yellow:
            gives[state.first] = white + yellow + bonuses[state.first].get(name, 0)
        found.append(FloorView(name, state.values[floor], white, yellow, gives))
    return found


def _player(state: YspahanState, player: int, own: bool, floor_bonus: dict[str, int]) -> PlayerView:
    hand = state.hands[player * len(CARDS) : (player + 1) * len(CARDS)]
    built = state.buildings[player]
    return PlayerView(
        gold=state.gold[player],
        camels=state.camels[player],
        buildings=[name for building, name in enumerate(BUILDINGS) if built >> building & 1],
        hand=sum(hand),
        cards={name: held for name, held in zip(CARDS, hand, strict=True) if held} if own else None,
        floor_bonus=floor_bonus,
        souk_bonus=printed.souk_bonus(state.box, built),
        next_building=state.box.building_points[built.bit_count()] if built.bit_count() < len(BUILDINGS) else 0,
    )


def _group(state: YspahanState) -> GroupView | None:
    for frame in reversed(state.agenda):
        if frame[0] is tower.ACTION:
            return GroupView(FLOORS[frame[1]], frame[3] >> 1, frame[2])
    return None
