"""Answers and take-backs at a table. Every one of them goes the same way:

1. the table's lock is taken, and the version that the sender saw is compared with the log's;
2. the game makes a `Candidate`: the line to store, and the match after it. What is not legal is refused here;
3. the line is stored, together with those of other tables that come at the same time; the last line of a game ends
   its table in the same transaction;
4. only then the table goes on with that very candidate, and everybody is told.

If another process has stored a line of that number first, memory follows the log, and the sender looks again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from caravansary.server.clock import now_ms
from caravansary.server.metrics import MOVES
from caravansary.server.refusal import Refused
from caravansary.server.storage import ledger, schema
from caravansary.server.tables.game_log import Candidate
from caravansary.server.tables.live import Live
from caravansary.server.tables.loaded_tables import Tables


async def play(tables: Tables, live: Live, version: int, seat: int, action: str, request: str | None) -> int:
    """Stores an answer and gives the version after it. A request that was already stored changes nothing."""

    async def propose() -> Candidate:
        return await _answer(tables, live, seat, action, request)

    return await _move(tables, live, version, request, propose)


async def play_by_bot(tables: Tables, live: Live, version: int, seat: int, bot: str, action: str) -> int:
    """A bot's answer, unless somebody has taken the seat from it while it was thinking."""

    async def propose() -> Candidate:
        if live.seats[seat].bot != bot:
            raise Refused("stale", f"{bot} does not play seat {seat} any more")
        return await _answer(tables, live, seat, action, None)

    return await _move(tables, live, version, None, propose)


async def undo(tables: Tables, live: Live, version: int, seat: int, request: str, turn: bool = False) -> int:
    """Takes back the seat's last answer, or all of its turn."""

    async def propose() -> Candidate:
        return live.running().take_back(seat, turn, live.against_bots_only(), request, now_ms())

    return await _move(tables, live, version, request, propose)


async def give_back(tables: Tables, live: Live, seat: int) -> None:
    """Takes back what a bot answered last for a person who is back, as far as nothing new was seen."""
    async with live.lock:
        candidate = live.running().give_back(seat, now_ms())
        if candidate is not None:
            await _store(tables, live, candidate)


async def _answer(tables: Tables, live: Live, seat: int, action: str, request: str | None) -> Candidate:
    """The answer as the next line. With somebody's own box, which may hang or fail, a reader process tries it first."""
    log, now = live.running(), now_ms()
    number = log.read_answer(seat, action)
    if not log.state.setup.box.files.ours:
        stored = live.stored
        await tables.readers.try_answer(log.state, number, stored.seed, log.match.picks_made, stored.host)
    return log.propose(number, request, now)


async def _move(
    tables: Tables, live: Live, version: int, request: str | None, propose: Callable[[], Awaitable[Candidate]]
) -> int:
    async with live.lock:
        live.running()
        if version > live.seq:
            await tables.refresh(live)
        if version == live.seq and await _store(tables, live, await propose()):
            return live.seq
        return await _stored_before(tables, live, request)


async def _store(tables: Tables, live: Live, candidate: Candidate) -> bool:
    """Stores the next line, then goes on with it. If its number or request is taken: False, and memory catches up."""
    line = candidate.line
    end = partial(ledger.end_table, id=live.id) if line.asked is None else None
    if not await tables.database.add(schema.moves, ledger.move_row(live.id, line), touches=live.id, then=end):
        await tables.refresh(live)
        return False
    live.accept(candidate)
    MOVES.inc()
    tables.changed(live)
    return True


async def _stored_before(tables: Tables, live: Live, request: str | None) -> int:
    """The version a resent request led to; if it is a new one, it came too late."""
    if request is not None:
        seq = await tables.database.read(lambda connection: ledger.find_move(connection, live.id, request))
        if seq is not None:
            return seq
    raise Refused("stale", f"the table is at version {live.seq}; look at it and answer again")
