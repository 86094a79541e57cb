"""The course of the game: set-up, turns, refilling the rows, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.chance import Chance, shuffled
from caravansary.core.events import event
from caravansary.games.wayfarers.box_board import BOARDS
from caravansary.games.wayfarers.box_solo import OPPONENTS
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
    NOBODY,
    OPPONENT,
    PINK,
    PRINTED,
    RESERVE,
    ROW_SIZE,
    SLOTS,
    SPACES,
    SUPPLY,
    TOKENS,
    WIDTH,
    WORKER,
)
from caravansary.games.wayfarers.options import RANDOM
from caravansary.games.wayfarers.rules import dice, frames, opponent

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState

START_DICE: Final = 3
RESERVE_DICE: Final = 2
START_GUILDS: Final = ("inf.black", "inf.yellow", "inf.blue")


def begin(state: WayfarersState, chance: Chance) -> None:
    """R1.1 to R1.8: the board, the players, then the first turn."""
    _prepare_board(state, chance)
    boards = shuffled(chance, range(len(BOARDS)))
    for seat in range(state.seats):
        _prepare_player(state, seat, boards[seat], chance)
    if not state.solo() and state.switches.random_first:
        state.first = chance.pick(state.seats)
    for place in range(state.seats):
        _give_start(state, (state.first + place) % state.seats, place)
    if state.solo():
        choice = state.switches.opponent
        state.opponent = chance.pick(len(OPPONENTS)) if choice == RANDOM else choice
        opponent.prepare(state)
    if state.listener is not None:
        state.listener(event("wayfarers-log-first", state.first))
    begin_turn(state, state.first)


def _prepare_board(state: WayfarersState, chance: Chance) -> None:
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


def _prepare_player(state: WayfarersState, seat: int, board: int, chance: Chance) -> None:
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


def _give_start(state: WayfarersState, seat: int, place: int) -> None:
    """R1.7: goods and influence by turn order; the tokens come out of the supply."""
    start = state.box.board.start[place]
    state.own[seat * WIDTH + COIN] = start["coin"]
    state.own[seat * WIDTH + FOOD] = start["food"]
    for guild, name in enumerate(START_GUILDS):
        state.add_influence(seat, guild, start[name])
    assert state.own[seat * WIDTH + INF] == start["inf.black"]


def begin_turn(state: WayfarersState, side: int) -> None:
    """R2.1, R2.5: all that was remembered of the turn before is forgotten."""
    state.active = side
    state.turn += 1
    state.used = 0
    state.worker_slot = EMPTY
    state.fresh_land = 0
    state.fresh_folk = 0
    state.coin_off = 0
    state.food_off = 0
    state.fee_paid = 0
    state.agenda.append((frames.END_TURN, 0, 0, 0))
    if state.solo() and side == OPPONENT:
        state.agenda.append((frames.OPPONENT_TURN, 0, 0, 0))
        return
    state.agenda.append((frames.CLOSE, 0, 0, 0))
    state.agenda.append((frames.TURN, 0, 0, 0))


def end_turn(state: WayfarersState, chance: Chance) -> None:
    """R2.4, R15.4, R13.1, R19.1: a track bonus that a fee set off, the refill, then whoever is next, or the end."""
    if state.owed:
        state.owed -= 1
        state.agenda.append((frames.END_TURN, 0, 0, 0))
        opponent.resolve_track_bonus(state)
        return
    refill(state, chance)
    if state.ending == 0:
        return
    if state.ending != NOBODY:
        state.ending -= 1
    begin_turn(state, (state.active + 1) % state.side_count)


def refill(state: WayfarersState, chance: Chance) -> None:
    """R11.1: cards slide away from the pile with tokens and workers; new ones come in at the pile's end."""
    row = state.row
    for kind in range(len(KINDS)):
        start = kind * ROW_SIZE
        end = start + ROW_SIZE
        if EMPTY not in row[start:end]:
            continue
        to = start
        for slot in range(start, end):
            if row[slot] == EMPTY:
                continue
            if to != slot:
                row[to], state.tokens[to], state.workers[to] = row[slot], state.tokens[slot], state.workers[slot]
                row[slot], state.tokens[slot], state.workers[slot] = EMPTY, NOBODY, 0
            to += 1
        pile = state.changing_pile(kind)
        while to < end and len(pile):
            row[to] = pile.draw(chance)
            to += 1
    assert len(row) == SLOTS
