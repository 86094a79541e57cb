"""New tables: what somebody wants is checked, set up and stored."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

import msgspec

from caravansary.core.box import BoxError
from caravansary.core.chance import Fair, seed_hash
from caravansary.core.game import Setup, SetupError
from caravansary.core.match import Match
from caravansary.core.messages import say
from caravansary.core.record import Record, encode_record
from caravansary.core.registry import UnknownGame, get_game
from caravansary.server.clock import now_ms
from caravansary.server.people.guests import Guest, clean_name
from caravansary.server.protocol.tables import BotSeat, CreateTable, DeviceSeat, MySeat, OpenSeat, SeatWish
from caravansary.server.refusal import Refused
from caravansary.server.storage import ledger
from caravansary.server.storage.ledger import StoredSeat, StoredTable
from caravansary.server.tables.loaded_tables import Tables
from caravansary.server.tables.seats import has_open_seat, known_bot, names_of, told_apart
from caravansary.server.uploads.jobs import Shortened

A_DAY = 24 * 3600 * 1000


async def create(tables: Tables, guest: Guest, wish: CreateTable, origin: Shortened | None) -> str:
    """A new table and its id; `origin` is the game to go on with, if it is a fork."""
    await _check_modesty(tables, guest, sum(1 for seat in wish.seats if isinstance(seat, BotSeat)))
    game = wish.game if origin is None else origin.record.game
    stored = StoredTable(
        id=secrets.token_urlsafe(9),
        created=now_ms(),
        revision=1,
        status="waiting",
        listed=wish.listed,
        host=guest.id,
        game=game,
        preset=wish.preset,
        options=wish.options,
        seed=secrets.token_hex(32),
        origin=None,
        opening=None,
        forked=None,
        asked=None,
        rematch=None,
        seats=seats_wished(guest, wish.seats, game),
        hints=wish.hints,
        absent_minutes=None if wish.absent is None else wish.absent.minutes,
        absent_bot=None if wish.absent is None else known_bot(wish.absent.bot, game),
    )
    if origin is None:
        stored.options = checked_setup(wish.game, len(wish.seats), wish.options, wish.preset).options
    else:
        _take_up(stored, origin)
    if wish.start and not has_open_seat(stored):
        stored = started(stored)
    await tables.database.write(lambda connection: ledger.add_table(connection, stored))
    return stored.id


async def _check_modesty(tables: Tables, guest: Guest, bots: int) -> None:
    """One guest cannot take all bots: who has too many tables of the last day that are not over opens no more."""
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
    stored.preset = None
    stored.options = record.options
    stored.origin = encode_record(record).decode()
    stored.forked = len(record.moves)
    stored.asked = origin.asked


def seats_wished(guest: Guest, wishes: Sequence[SeatWish], game: str) -> list[StoredSeat]:
    if sum(1 for wish in wishes if isinstance(wish, MySeat)) > 1:
        raise Refused("bad-setup", "only one seat can be yours; others on this device have names of their own")
    seats: list[StoredSeat] = []
    for wish in wishes:
        seats.append(told_apart(seat_wished(guest, wish, game), seats))
    return seats


def seat_wished(guest: Guest, wish: SeatWish, game: str) -> StoredSeat:
    match wish:
        case OpenSeat():
            return StoredSeat("open")
        case MySeat():
            return StoredSeat("human", owner=guest.id, name=guest.name)
        case DeviceSeat(name=name):
            return StoredSeat("human", owner=guest.id, name=clean_name(name), device=True)
        case BotSeat(bot=bot):
            return StoredSeat("bot", name=bot, bot=known_bot(bot, game))


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
