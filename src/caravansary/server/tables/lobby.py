"""At a table around its game: who sits where, the start, bots that fail, seats that move, and the rematch.

Each of these holds the table's lock while it looks and changes.
"""

from __future__ import annotations

import secrets

import msgspec

from caravansary.core.registry import get_game
from caravansary.server.clock import now_ms
from caravansary.server.people.guests import Guest, SeatToken
from caravansary.server.protocol.tables import MySeat, SeatWish
from caravansary.server.refusal import Refused
from caravansary.server.storage import ledger
from caravansary.server.storage.ledger import StoredSeat, StoredTable
from caravansary.server.tables.live import Live
from caravansary.server.tables.loaded_tables import Tables
from caravansary.server.tables.new_tables import seat_wished, started
from caravansary.server.tables.seats import has_open_seat, own_seat, seat_at, with_seat


async def sit(tables: Tables, live: Live, guest: Guest, seat: int) -> None:
    def edit(stored: StoredTable) -> StoredTable:
        _before_start(stored)
        if seat_at(stored, seat).kind != "open":
            raise Refused("seat-taken", f"seat {seat} is taken")
        return with_seat(stored, seat, StoredSeat("human", owner=guest.id, name=guest.name))

    async with live.lock:
        if seat not in live.seats_of(guest.id):
            await tables.change(live, edit)


async def stand(tables: Tables, live: Live, guest: Guest, seat: int) -> None:
    def edit(stored: StoredTable) -> StoredTable:
        _before_start(stored)
        own_seat(stored, guest, seat)
        return with_seat(stored, seat, StoredSeat("open"))

    async with live.lock:
        await tables.change(live, edit)


async def arrange(tables: Tables, live: Live, guest: Guest, seat: int, wish: SeatWish) -> None:
    def edit(stored: StoredTable) -> StoredTable:
        _host(stored, guest)
        _before_start(stored)
        seat_at(stored, seat)
        if isinstance(wish, MySeat):
            for number, other in enumerate(stored.seats):
                if other.owner == guest.id and not other.device:
                    stored = with_seat(stored, number, StoredSeat("open"))
        return with_seat(stored, seat, seat_wished(guest, wish, stored.game))

    async with live.lock:
        await tables.change(live, edit)


async def start(tables: Tables, live: Live, guest: Guest) -> None:
    def edit(stored: StoredTable) -> StoredTable:
        if has_open_seat(stored):
            raise Refused("bad-setup", "a seat is still open; wait for somebody or give it to a bot")
        return started(stored)

    async with live.lock:
        _host(live.stored, guest)
        if live.log is None:
            await tables.change(live, edit)


async def replace_bot(tables: Tables, live: Live, seat: int, failed: str, weaker: str) -> None:
    """A bot failed; from now on another plays its seat."""

    def edit(stored: StoredTable) -> StoredTable:
        found = seat_at(stored, seat)
        if found.bot != failed:
            return stored
        name = weaker if found.kind == "bot" else found.name
        return with_seat(stored, seat, msgspec.structs.replace(found, bot=weaker, name=name, replaced=failed))

    async with live.lock:
        await tables.change(live, edit)


async def claim(tables: Tables, live: Live, token: SeatToken, guest: str) -> None:
    """A seat moves from one device, its owner's, to another."""

    def edit(stored: StoredTable) -> StoredTable:
        found = seat_at(stored, token.seat)
        if found.kind != "human" or (found.owner, found.moved) != (token.owner, token.moved):
            raise Refused("expired", "the link was already used; ask for a new one")
        host = guest if stored.host == token.owner else stored.host
        moved = msgspec.structs.replace(found, owner=guest, moved=found.moved + 1)
        return msgspec.structs.replace(with_seat(stored, token.seat, moved), host=host)

    async with live.lock:
        if token.seat not in live.seats_of(guest):
            await tables.change(live, edit)


async def rematch(tables: Tables, live: Live, guest: Guest) -> None:
    """The same people and bots at a new table, which starts at once if they are all one person's."""
    async with live.lock:
        if not live.over:
            raise Refused("not-started", "a rematch needs a game that is over")
        if not live.seats_of(guest.id):
            raise Refused("forbidden", "only who played can ask for a rematch")
        if live.stored.rematch is not None:
            return
        seats = [
            StoredSeat("bot", name=seat.replaced or seat.bot, bot=seat.replaced or seat.bot)
            if seat.kind == "bot"
            else StoredSeat("human", owner=seat.owner, name=seat.name, device=seat.device)
            for seat in live.seats
        ]
        again = msgspec.structs.replace(
            live.stored,
            id=secrets.token_urlsafe(9),
            created=now_ms(),
            revision=1,
            status="waiting",
            host=guest.id,
            options=get_game(live.stored.game).renewed(live.stored.options),
            seed=secrets.token_hex(32),
            origin=None,
            opening=None,
            box=None,
            forked=None,
            asked=None,
            seats=seats,
        )
        if live.people() == {guest.id}:
            again = started(again)
        await tables.database.write(lambda connection: ledger.add_table(connection, again))
        await tables.change(live, lambda stored: _with_rematch(stored, again.id))


def _with_rematch(stored: StoredTable, id: str) -> StoredTable:
    return msgspec.structs.replace(stored, rematch=stored.rematch or id)


def _host(stored: StoredTable, guest: Guest) -> None:
    if stored.host != guest.id:
        raise Refused("forbidden", "only the host of the table can do that")


def _before_start(stored: StoredTable) -> None:
    if stored.opening is not None:
        raise Refused("started", "the game has started")
