"""Answers, undo and chat at a table: checked against the log, stored, and only then shown to anybody."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from caravansary.server.clock import now_ms
from caravansary.server.metrics import MOVES
from caravansary.server.refusal import Refused
from caravansary.server.storage import ledger, schema
from caravansary.server.storage.ledger import StoredLine, StoredMove
from caravansary.server.tables.live import Live
from caravansary.server.tables.loaded_tables import Tables


async def play(tables: Tables, live: Live, version: int, seat: int, action: str, request: str | None) -> int:
    """Stores an answer and gives the version after it. A request that was already stored changes nothing."""

    async def make(now: int) -> StoredMove:
        return await _candidate(tables, live, seat, action, request, now)

    return await _append(tables, live, version, request, make)


async def play_by_bot(tables: Tables, live: Live, version: int, seat: int, bot: str, action: str) -> int:
    """A bot's answer, unless somebody has taken the seat from it while it was thinking."""

    async def make(now: int) -> StoredMove:
        if live.seats[seat].bot != bot:
            raise Refused("stale", f"{bot} does not play seat {seat} any more")
        return await _candidate(tables, live, seat, action, None, now)

    return await _append(tables, live, version, None, make)


async def _candidate(tables: Tables, live: Live, seat: int, action: str, request: str | None, now: int) -> StoredMove:
    """The answer as a line of the log. What somebody's own box makes of it is tried apart first: it may be anything."""
    state = live.running().state
    if not state.setup.box.files.ours:
        number = live.check_answer(seat, action)
        await tables.readers.try_answer(state, number, live.stored.seed, live.dice_number, live.stored.host)
    return live.candidate(seat, action, request, now)


async def undo(tables: Tables, live: Live, version: int, seat: int, request: str, turn: bool = False) -> int:
    """Takes back the seat's last answer, or all of its turn."""

    async def make(now: int) -> StoredMove:
        return live.take_back(seat, turn, request, now)

    return await _append(tables, live, version, request, make)


async def give_back(tables: Tables, live: Live, seat: int) -> None:
    """Takes back what a bot answered last for a person who is back, as far as nothing new was seen."""
    async with live.lock:
        move = live.give_back(seat, now_ms())
        if move is not None and await _store(tables, live, move):
            live.apply(move)
            tables.changed(live)


async def _append(
    tables: Tables, live: Live, version: int, request: str | None, make: Callable[[int], Awaitable[StoredMove]]
) -> int:
    async with live.lock:
        live.running()
        if version > live.seq:
            await tables.refresh(live)
        if version != live.seq:
            return await _stored_before(tables, live, request)
        move = await make(now_ms())
        if not await _store(tables, live, move):
            await tables.refresh(live)
            return await _stored_before(tables, live, request)
        live.apply(move)
        MOVES.inc()
        if move.asked is None:
            await tables.refresh(live)
        tables.changed(live)
        return move.seq


async def _store(tables: Tables, live: Live, move: StoredMove) -> bool:
    """Appends to the log; the last move of a game also ends its table."""
    if move.asked is None:
        return await tables.database.write(lambda connection: ledger.add_move(connection, live.id, move), live.id)
    return await tables.database.add(schema.moves, ledger.move_row(live.id, move), live.id)


async def _stored_before(tables: Tables, live: Live, request: str | None) -> int:
    """The version a resent request led to; if it is a new one, it came too late."""
    if request is not None:
        seq = await tables.database.read(lambda connection: ledger.find_move(connection, live.id, request))
        if seq is not None:
            return seq
    raise Refused("stale", f"the table is at version {live.seq}; look at it and answer again")


async def say(tables: Tables, live: Live, line: StoredLine) -> None:
    async with live.lock:
        await tables.database.write(lambda connection: ledger.add_line(connection, live.id, line), live.id)
        await tables.refresh(live)
