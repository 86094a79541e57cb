"""Upgrade tiles: gaining one, laying it in the caravan, and the bonuses it covers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.events import event
from caravansary.core.messages import say
from caravansary.games.wayfarers.actions import FACES, LAY, TILE
from caravansary.games.wayfarers.box_board import CELL_COLUMN, CELL_NAMES
from caravansary.games.wayfarers.names import (
    BOARD,
    CELLS,
    COLUMN,
    COVERED,
    HELD,
    LAND,
    TILE_ANY,
    TILE_POINTS,
    TILES,
    WIDTH,
)
from caravansary.games.wayfarers.names import TILE as TILE_COUNT
from caravansary.games.wayfarers.rules import cards, frames, payment

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState


def targets(state: WayfarersState, seat: int, colour: int, discount: int, found: list[int]) -> None:
    """R8.1, R8.2, R8.6: kinds of the colour that are left, payable, and have room in the caravan."""
    tables = state.box.tiles
    if not payment.can_pay(state, seat, tables.price[colour], discount):
        return
    covered = state.own[seat * WIDTH + COVERED]
    for tile in tables.of_colour[colour]:
        if state.tiles[tile] and has_room(state, tile, covered):
            found.append(TILE + tile)


def has_room(state: WayfarersState, tile: int, covered: int) -> bool:
    """R8.2: inside the grid, on free cells."""
    return any(mask and not mask & covered for mask in state.box.tiles.places[tile])


def take_tile(state: WayfarersState, tile: int, discount: int) -> None:
    """R2.2: paid first, then laid."""
    state.agenda.append((frames.LAY, tile, 0, 0))
    payment.ask_price(state, state.box.tiles.price[state.box.tiles.colour[tile]], discount)


def lay_answers(state: WayfarersState, seat: int, tile: int) -> list[int]:
    covered = state.own[seat * WIDTH + COVERED]
    faces = len(state.box.tiles.symbols[tile])
    found: list[int] = []
    for cell in range(CELLS):
        mask = state.box.tiles.places[tile][cell]
        if mask and not mask & covered:
            for face in range(faces):
                found.append(LAY + 2 * cell + face)
    return found


def lay(state: WayfarersState, seat: int, tile: int, choice: int) -> None:
    """R8.2 to R8.5: symbols join their columns, covered bonuses and vistas for the tags follow."""
    cell, face = divmod(choice, 2)
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
        state.listener(event("wayfarers-log-tile", seat, elements, tile=say(f"wayfarers-tile-{tables.ids[tile]}")))
    _push_bonuses(state, seat, tile, mask)


def _push_bonuses(state: WayfarersState, seat: int, tile: int, mask: int) -> None:
    """R8.3, R8.4."""
    bonus = state.box.tiles.bonus[state.own[seat * WIDTH + BOARD]]
    effects = [bonus[cell] for cell in range(CELLS) if (mask >> cell) & 1 and bonus[cell]]
    fires = state.box.tiles.fires[tile] & state.own[seat * WIDTH + HELD + LAND] & ~state.fresh_land
    if not effects and not fires:
        return
    state.agenda.append((frames.GROUP, 0, 0, 0))
    for effect in effects:
        state.agenda.append((frames.EFFECT, effect, 0, 0))
    cards.push_vistas(state, seat, fires)


def count_tile(state: WayfarersState, side: int, tile: int) -> None:
    """The tile leaves the board and counts for its owner."""
    at = side * WIDTH
    state.tiles = state.tiles[:]
    state.tiles[tile] -= 1
    state.own[at + TILE_COUNT + state.box.tiles.colour[tile]] += 1
    state.own[at + TILE_ANY] += 1
    state.own[at + TILE_POINTS] += state.box.tiles.points[tile]
