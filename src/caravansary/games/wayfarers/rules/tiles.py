"""Upgrade tiles: gaining one, laying it in the caravan, and the bonuses it covers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.agenda import Frame
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.wayfarers.actions import FACES
from caravansary.games.wayfarers.box_board import CELL_COLUMN, CELL_NAMES
from caravansary.games.wayfarers.names import (
    BOARD,
    CELLS,
    COLUMN,
    COVERED,
    HELD,
    LAND,
    TILE,
    TILE_ANY,
    TILE_POINTS,
    TILES,
    WIDTH,
)
from caravansary.games.wayfarers.notation import FREE
from caravansary.games.wayfarers.rules import cards, effects, payment
from caravansary.games.wayfarers.rules.question import WayfarersQuestion
from caravansary.games.wayfarers.words import costs_message, effect_message, joined

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState


class Lay(WayfarersQuestion):
    """R8.2: where in the caravan a tile is laid, and which face is up. Its frame: tile."""

    def legal(self, state: WayfarersState, frame: Frame, seat: int) -> list[int]:
        covered = state.own[seat * WIDTH + COVERED]
        places = state.box.tiles.places[frame[1]]
        faces = len(state.box.tiles.symbols[frame[1]])
        first = state.space.lay.base
        found: list[int] = []
        for cell in range(CELLS):
            mask = places[cell]
            if mask and not mask & covered:
                for face in range(faces):
                    found.append(first + 2 * cell + face)
        return found

    def answer(self, state: WayfarersState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        """R8.2 to R8.5: symbols join their columns, covered bonuses and vistas for the tags follow."""
        state.agenda.pop()
        tile = frame[1]
        cell, face = divmod(action - state.space.lay.base, 2)
        at = seat * WIDTH
        own = state.own
        tables = state.box.tiles
        mask = tables.places[tile][cell]
        own[at + COVERED] |= mask
        count_tile(state, seat, tile)
        state.laid = [*state.laid, ((seat * TILES + tile) * len(FACES) + face) * CELLS + cell]
        column = CELL_COLUMN[cell]
        for right, symbols in enumerate(tables.symbols[tile][face]):
            own[at + COLUMN + column + right] += symbols
        for tag in tables.tags[tile]:
            own[at + tag] += 1
        if state.listener is not None:
            elements = [f"tile:{tables.ids[tile]}", f"cell:{CELL_NAMES[cell]}"]
            state.listener(event("wayfarers-log-tile", seat, elements, tile=tile_name(state, tile)))
        _push_bonuses(state, seat, tile, mask)

    def prompt(self, state: WayfarersState, frame: Frame) -> Message:
        return say("wayfarers-ask-lay", tile=tile_name(state, frame[1]))

    def label(self, state: WayfarersState, frame: Frame, action: int) -> Message:
        """The cell, and the face where the tile has two."""
        cell, face = divmod(action - state.space.lay.base, len(FACES))
        name = say(f"wayfarers-cell-{CELL_NAMES[cell]}")
        if len(state.box.tiles.symbols[frame[1]]) == 1:
            return say("wayfarers-do-lay", cell=name)
        return say("wayfarers-do-lay-face", cell=name, face=say(f"wayfarers-face-{FACES[face]}"))

    def hint(self, state: WayfarersState, frame: Frame, action: int) -> Message | None:
        """R8.3: the bonuses that would be covered."""
        cell = (action - state.space.lay.base) // len(FACES)
        bonuses = _covered_bonuses(state, state.seat, state.box.tiles.places[frame[1]][cell])
        if not bonuses:
            return None
        words = joined([effect_message(state.box.effects[effect]) for effect in bonuses], "and")
        return say("wayfarers-hint-covers", effect=words)


LAY: Final = Lay("lay")


def targets(state: WayfarersState, seat: int, colour: int, discount: int, found: list[int]) -> None:
    """R8.1, R8.2, R8.6: kinds of the colour that are left, payable, and have room in the caravan."""
    tables = state.box.tiles
    if not payment.can_pay(state, seat, tables.price[colour], discount):
        return
    covered = state.own[seat * WIDTH + COVERED]
    first = state.space.tile.base
    for tile in tables.of_colour[colour]:
        if state.tiles[tile] and has_room(state, tile, covered):
            found.append(first + tile)


def has_room(state: WayfarersState, tile: int, covered: int) -> bool:
    """R8.2: inside the grid, on free cells."""
    return any(mask and not mask & covered for mask in state.box.tiles.places[tile])


def take_tile(state: WayfarersState, tile: int, discount: int) -> None:
    """R2.2: paid first, then laid."""
    state.agenda.append((LAY, tile, 0, 0))
    payment.ask_price(state, state.box.tiles.price[state.box.tiles.colour[tile]], discount)


def _push_bonuses(state: WayfarersState, seat: int, tile: int, mask: int) -> None:
    """R8.3, R8.4."""
    bonuses = _covered_bonuses(state, seat, mask)
    fires = state.box.tiles.fires[tile] & state.own[seat * WIDTH + HELD + LAND] & ~state.fresh_land
    if not bonuses and not fires:
        return
    state.agenda.append((effects.GROUP, 0, 0, 0))
    for effect in bonuses:
        state.agenda.append((effects.EFFECT, effect, 0, 0))
    cards.push_vistas(state, seat, fires)


def _covered_bonuses(state: WayfarersState, seat: int, mask: int) -> list[int]:
    """R8.3: the effects printed on the cells of a mask."""
    bonus = state.box.tiles.bonus[state.own[seat * WIDTH + BOARD]]
    return [bonus[cell] for cell in range(CELLS) if (mask >> cell) & 1 and bonus[cell]]


def count_tile(state: WayfarersState, side: int, tile: int) -> None:
    """The tile leaves the board and counts for its owner."""
    at = side * WIDTH
    state.tiles = state.tiles[:]
    state.tiles[tile] -= 1
    state.own[at + TILE + state.box.tiles.colour[tile]] += 1
    state.own[at + TILE_ANY] += 1
    state.own[at + TILE_POINTS] += state.box.tiles.points[tile]


def tile_name(state: WayfarersState, tile: int) -> Message:
    return say(f"wayfarers-tile-{state.box.tiles.ids[tile]}")


def tile_hint(state: WayfarersState, tile: int, discount: int) -> Message:
    """What a tile is good for, and what is left of its price."""
    about = say(f"wayfarers-tile-{state.box.tiles.ids[tile]}-effect")
    price = state.box.tiles.price[state.box.tiles.colour[tile]]
    if not price:
        return about
    left = None if discount == FREE else payment.left_of(state, price, discount)
    return joined([costs_message(left), about], "list")
