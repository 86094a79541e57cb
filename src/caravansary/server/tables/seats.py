"""Seats of a stored table: finding, checking and replacing them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from caravansary.bots import bots_of
from caravansary.core.registry import UnknownGame, get_game
from caravansary.server.people.guests import Guest
from caravansary.server.refusal import Refused
from caravansary.server.storage.ledger import StoredSeat, StoredTable


def names_of(stored: StoredTable) -> list[str]:
    return [seat.name or f"seat {number + 1}" for number, seat in enumerate(stored.seats)]


def has_open_seat(stored: StoredTable) -> bool:
    return any(seat.kind == "open" for seat in stored.seats)


def with_seat(stored: StoredTable, number: int, seat: StoredSeat) -> StoredTable:
    """A copy of the table with another seat there. Its `moved` never goes back, so that used links stay used."""
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


def told_apart(seat: StoredSeat, others: Sequence[StoredSeat]) -> StoredSeat:
    """Two people of one name, such as two travellers who gave none, get numbers."""
    taken = {other.name for other in others if other.kind == "human"}
    if seat.kind != "human" or seat.name not in taken:
        return seat
    number = next(number for number in range(2, len(others) + 3) if f"{seat.name} {number}" not in taken)
    return msgspec.structs.replace(seat, name=f"{seat.name} {number}")


def known_bot(name: str, game: str) -> str:
    """The bot's name, if it can sit at a table of this game."""
    try:
        bots = bots_of(get_game(game))
    except UnknownGame as error:
        raise Refused("not-found", str(error)) from None
    if name not in bots:
        raise Refused("not-found", f"{game} has no bot '{name}'; there are {', '.join(bots)}")
    return name
