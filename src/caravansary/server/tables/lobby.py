"""Around the game: new tables, who sits where, the start, bots that fail, and the rematch."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from caravansary.bots import bot_names
from caravansary.core.box import BoxError
from caravansary.core.chance import Fair, seed_hash
from caravansary.core.game import Setup, SetupError
from caravansary.core.match import Match
from caravansary.core.messages import say
from caravansary.core.record import Record, encode_record
from caravansary.core.registry import UnknownGame, get_game
from caravansary.server.clock import now_ms
from caravansary.server.people.guests import Guest, SeatToken, clean_name
from caravansary.server.protocol.tables import BotSeat, CreateTable, DeviceSeat, MySeat, OpenSeat, SeatWish
from caravansary.server.refusal import Refused
from caravansary.server.storage import ledger
from caravansary.server.storage.ledger import StoredSeat, StoredTable
from caravansary.server.tables.live import Live, names_of
from caravansary.server.tables.loaded_tables import Tables

if TYPE_CHECKING:
    from caravansary.server.uploads.jobs import Shortened

A_DAY = 24 * 3600 * 1000


async def create(tables: Tables, guest: Guest, wish: CreateTable, origin: Shortened | None) -> str:
    """A new table and its id; `origin` is the game to go on with, if it is a fork."""
    await _check_modesty(tables, guest, sum(1 for seat in wish.seats if isinstance(seat, BotSeat)))
    stored = StoredTable(
        id=secrets.token_urlsafe(9),
        created=now_ms(),
        revision=1,
        status="waiting",
        listed=wish.listed,
        host=guest.id,
        game=wish.game,
        preset=wish.preset,
        options=wish.options,
        seed=secrets.token_hex(32),
        origin=None,
        opening=None,
        forked=None,
        asked=None,
        rematch=None,
        seats=seats_wished(guest, wish.seats),
        hints=wish.hints,
        absent_minutes=None if wish.absent is None else wish.absent.minutes,
        absent_bot=None if wish.absent is None else known_bot(wish.absent.bot),
    )
    if origin is None:
        stored.options = checked_setup(wish.game, len(wish.seats), wish.options, wish.preset).options
    else:
        _take_up(stored, origin)
    if wish.start and not _is_open(stored):
        stored = started(stored)
    await tables.database.write(lambda connection: ledger.add_table(connection, stored))
    return stored.id


async def _check_modesty(tables: Tables, guest: Guest, bots: int) -> None:
    """One guest cannot take all bots: there is a limit to the tables that one opens within a day and does not end."""
    settings = tables.settings
    since = now_ms() - A_DAY
    opened, seated = await tables.database.read(lambda connection: ledger.count_tables(connection, guest.id, since))
    rest = "finish some of them, or come back tomorrow"
    if opened >= settings.tables_of_one:
        said = say("too-many-tables", number=opened)
        raise Refused("too-many", f"you have opened {opened} tables today that are not over; {rest}", said)
    if seated + bots > settings.bots_of_one:
        said = say("too-many-bots", number=settings.bots_of_one)
        raise Refused("too-many", f"{seated} bots play at your tables, and {settings.bots_of_one} may; {rest}", said)


def checked_setup(game: str, seats: int, options: Mapping[str, str], preset: str | None = None) -> Setup:
    """The set-up of a new game, or a refusal that says which options stand in its way."""
    try:
        return get_game(game).setup(seats, options, preset)
    except UnknownGame as error:
        raise Refused("not-found", str(error)) from None
    except SetupError as error:
        raise Refused("bad-setup", str(error), error.message) from None
    except BoxError as error:
        raise Refused("bad-setup", str(error)) from None


def _take_up(stored: StoredTable, origin: Shortened) -> None:
    record = origin.record
    if len(record.seats) != len(stored.seats):
        raise Refused("bad-setup", f"the game has {len(record.seats)} seats, not {len(stored.seats)}")
    stored.game = record.game
    stored.preset = None
    stored.options = record.options
    stored.origin = encode_record(record).decode()
    stored.forked = len(record.moves)
    stored.asked = origin.asked


def seats_wished(guest: Guest, wishes: Sequence[SeatWish]) -> list[StoredSeat]:
    if sum(1 for wish in wishes if isinstance(wish, MySeat)) > 1:
        raise Refused("bad-setup", "only one seat can be yours; others on this device have names of their own")
    seats: list[StoredSeat] = []
    for wish in wishes:
        seats.append(told_apart(seat_wished(guest, wish), seats))
    return seats


def seat_wished(guest: Guest, wish: SeatWish) -> StoredSeat:
    match wish:
        case OpenSeat():
            return StoredSeat("open")
        case MySeat():
            return StoredSeat("human", owner=guest.id, name=guest.name)
        case DeviceSeat(name=name):
            return StoredSeat("human", owner=guest.id, name=clean_name(name), device=True)
        case BotSeat(bot=bot):
            return StoredSeat("bot", name=bot, bot=known_bot(bot))


def told_apart(seat: StoredSeat, others: Sequence[StoredSeat]) -> StoredSeat:
    """Two people of one name, such as two travellers who gave none, get numbers."""
    taken = {other.name for other in others if other.kind == "human"}
    if seat.kind != "human" or seat.name not in taken:
        return seat
    number = next(number for number in range(2, len(others) + 3) if f"{seat.name} {number}" not in taken)
    return msgspec.structs.replace(seat, name=f"{seat.name} {number}")


def known_bot(name: str) -> str:
    if name not in bot_names():
        raise Refused("not-found", f"there is no bot '{name}'; there are {', '.join(bot_names())}")
    return name


def started(stored: StoredTable) -> StoredTable:
    """The table with its game set up: the dice are bound to the seed from here on."""
    names = names_of(stored)
    hash = seed_hash(stored.seed)
    if stored.origin is not None:
        opening = msgspec.json.decode(stored.origin, type=Record)
        opening.seats = names
        opening.seed_hash = hash
        asked = stored.asked
    else:
        setup = checked_setup(stored.game, len(names), get_game(stored.game).renewed(stored.options))
        match = Match(setup, Fair(stored.seed), names, hash)
        opening, asked = match.record(), match.state.seat
    box = opening.box or dict(get_game(opening.game).box().files.contents)
    opening.box = None
    return msgspec.structs.replace(
        stored,
        status="running",
        opening=encode_record(opening).decode(),
        box=ledger.shared_box(msgspec.json.encode(box).decode()),
        asked=asked,
        created=now_ms(),
    )


def _is_open(stored: StoredTable) -> bool:
    return any(seat.kind == "open" for seat in stored.seats)


# At a table. Each of these holds the table's lock while it looks and changes.


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
        return with_seat(stored, seat, seat_wished(guest, wish))

    async with live.lock:
        await tables.change(live, edit)


async def start(tables: Tables, live: Live, guest: Guest) -> None:
    def edit(stored: StoredTable) -> StoredTable:
        if _is_open(stored):
            raise Refused("bad-setup", "a seat is still open; wait for somebody or give it to a bot")
        return started(stored)

    async with live.lock:
        _host(live.stored, guest)
        if live.match is None:
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


def with_seat(stored: StoredTable, number: int, seat: StoredSeat) -> StoredTable:
    """The table with another seat there, which has moved no less often, whoever takes it: old links stay used."""
    seats = list(stored.seats)
    others = seats[:number] + seats[number + 1 :]
    moved = max(seat.moved, seats[number].moved)
    seats[number] = told_apart(msgspec.structs.replace(seat, moved=moved), others)
    return msgspec.structs.replace(stored, seats=seats)


def seat_at(stored: StoredTable, number: int) -> StoredSeat:
    if number >= len(stored.seats):
        raise Refused("not-found", f"there is no seat {number}; the table has {len(stored.seats)}")
    return stored.seats[number]


def own_seat(stored: StoredTable, guest: Guest, number: int) -> StoredSeat:
    seat = seat_at(stored, number)
    if seat.kind != "human" or seat.owner != guest.id:
        raise Refused("forbidden", f"seat {number} is not yours")
    return seat


def _host(stored: StoredTable, guest: Guest) -> None:
    if stored.host != guest.id:
        raise Refused("forbidden", "only the host of the table can do that")


def _before_start(stored: StoredTable) -> None:
    if stored.opening is not None:
        raise Refused("started", "the game has started")


def weaker_than(bot: str) -> str | None:
    """The next weaker bot; None below the weakest."""
    names = bot_names()
    at = names.index(bot) if bot in names else 0
    return names[at - 1] if at > 0 else None
