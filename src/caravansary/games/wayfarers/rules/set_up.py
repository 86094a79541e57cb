"""Setting the table up: the board and the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.chance import Chance, shuffled
from caravansary.games.wayfarers.names import (
    BARE,
    BOARD,
    COIN,
    COLUMN,
    COUNTERS,
    EMPTY,
    FOOD,
    HOME_SPACES,
    INF,
    KINDS,
    LAST_WATER,
    PINK,
    PRINTED,
    RESERVE,
    ROW_SIZE,
    SPACES,
    SUPPLY,
    TOKENS,
    WIDTH,
    WORKER,
)
from caravansary.games.wayfarers.options import RANDOM
from caravansary.games.wayfarers.rules import dice

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState

START_DICE: Final = 3
RESERVE_DICE: Final = 2
START_GUILDS: Final = ("inf.black", "inf.yellow", "inf.blue")


def prepare_board(state: WayfarersState, chance: Chance) -> None:
    """R1.1 to R1.5, R14.1: sides, rows, journal tiles, and as many tiles of a kind as there are players."""
    state.section_sides = [chance.pick(2) if side == RANDOM else side for side in state.switches.sides]
    for kind in range(len(KINDS)):
        for slot in range(kind * ROW_SIZE, (kind + 1) * ROW_SIZE):
            state.row[slot] = state.piles[kind].draw(chance)
    board = state.box.board
    tiles = shuffled(chance, range(len(board.tile_ids)))
    state.journal_tiles = [tiles.pop() if has_tile else EMPTY for has_tile in board.has_tile]
    table = state.box.tiles
    for tile, colour in enumerate(table.colour):
        state.tiles[tile] = table.copies[tile] if colour == PINK else min(state.side_count, table.copies[tile])


def prepare_player(state: WayfarersState, seat: int, board: int, chance: Chance) -> None:
    """R1.6: the printed board, dice, tokens and two workers; camel and telescope are printed on the caravan."""
    at = seat * WIDTH
    own = state.own
    printed = state.box.cards.printed_count
    for counter in range(len(COUNTERS)):
        own[at + counter] = printed[counter]
    own[at + SUPPLY] = TOKENS
    own[at + RESERVE] = RESERVE_DICE
    own[at + WORKER + 1] = 1
    own[at + WORKER + 2] = 1
    own[at + BOARD] = board
    own[at + SPACES] = (1 << HOME_SPACES) - 1
    for kind in range(3):
        own[at + BARE + kind] = 1 << PRINTED
    own[at + LAST_WATER] = PRINTED
    own[at + COLUMN] = 1
    own[at + COLUMN + 5] = 1 << 8
    for _ in range(START_DICE):
        dice.roll(state, seat, chance)


def give_start(state: WayfarersState, seat: int, place: int) -> None:
    """R1.7: goods and influence by turn order; the tokens come out of the supply."""
    start = state.box.board.start[place]
    state.own[seat * WIDTH + COIN] = start["coin"]
    state.own[seat * WIDTH + FOOD] = start["food"]
    for guild, name in enumerate(START_GUILDS):
        state.add_influence(seat, guild, start[name])
    assert state.own[seat * WIDTH + INF] == start["inf.black"]
