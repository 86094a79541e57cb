"""Seats of people who are away: a bot plays them by the table's rule or by a vote, until their owner is back."""

from __future__ import annotations

from collections import Counter

import msgspec

from caravansary.server.people.guests import Guest
from caravansary.server.protocol.tables import GivenBy
from caravansary.server.refusal import Refused
from caravansary.server.storage.ledger import StoredSeat, StoredTable
from caravansary.server.tables.live import Live
from caravansary.server.tables.loaded_tables import Tables
from caravansary.server.tables.moves import give_back
from caravansary.server.tables.seats import known_bot, own_seat, seat_at, with_seat
from caravansary.server.tables.votes import people_here


async def give_to_bot(tables: Tables, live: Live, guest: Guest, seat: int, bot: str) -> None:
    """A bot gets one's own seat at once. For the seat of somebody who is away this is a vote: the majority decides."""

    def edit(stored: StoredTable) -> StoredTable:
        found = seat_at(stored, seat)
        if found.kind != "human":
            raise Refused("forbidden", f"nobody sits on seat {seat}")
        known_bot(bot, stored.game)
        if found.owner == guest.id:
            return with_seat(stored, seat, _given(found, bot, "owner"))
        if not live.seats_of(guest.id) or found.owner in live.present():
            raise Refused("forbidden", f"seat {seat} is not yours, and its owner is here")
        if found.bot is not None:
            raise Refused("seat-taken", f"a bot plays seat {seat} already")
        voted = msgspec.structs.replace(found, votes={**found.votes, guest.id: bot})
        return _looked_after(tables, live, with_seat(stored, seat, voted))

    async with live.lock:
        live.running()
        if live.over:
            raise Refused("game-over", "the game is over")
        await tables.change(live, edit)


async def take_seat_back(tables: Tables, live: Live, guest: Guest, seat: int) -> None:
    async with live.lock:
        await tables.change(live, lambda stored: with_seat(stored, seat, _back(own_seat(stored, guest, seat))))


async def look_after(tables: Tables, live: Live) -> None:
    """Does what is due: who is back gets the seat back, who has been away too long or is outvoted loses it.

    Who is back also takes back what the bot answered last, if nothing new was seen since.
    """
    if live.log is None or live.over or _looked_after(tables, live, live.stored) == live.stored:
        return
    async with live.lock:
        played = {number for number, seat in enumerate(live.seats) if seat.bot is not None}
        await tables.change(live, lambda stored: _looked_after(tables, live, stored))
        back = [number for number in played if live.seats[number].kind == "human" and live.seats[number].bot is None]
    for seat in back:
        await give_back(tables, live, seat)


def _looked_after(tables: Tables, live: Live, stored: StoredTable) -> StoredTable:
    here, now = people_here(live), tables.now()
    minutes = stored.absent_minutes

    def looked_after(seat: StoredSeat) -> StoredSeat:
        if seat.kind != "human" or seat.given_by == "owner":
            return seat
        if seat.owner in here:
            return _back(seat)
        if seat.bot is not None:
            return seat
        if seat.away_since is None:
            seat = msgspec.structs.replace(seat, away_since=now)
        away = now - (seat.away_since or now)
        if away < tables.settings.grace * 1000:
            return seat
        elected = _elected(seat, here)
        if elected is not None:
            return _given(seat, elected, "vote")
        if here and minutes is not None and stored.absent_bot and away >= minutes * tables.settings.minute * 1000:
            return _given(seat, stored.absent_bot, "rule")
        return seat

    return msgspec.structs.replace(stored, seats=[looked_after(seat) for seat in stored.seats])


def _elected(seat: StoredSeat, here: set[str]) -> str | None:
    """The bot that more than half of the people who are here want on the seat."""
    counted = Counter(bot for guest, bot in seat.votes.items() if guest in here)
    return next((bot for bot, votes in counted.items() if 2 * votes > len(here)), None)


def _given(seat: StoredSeat, bot: str, by: GivenBy) -> StoredSeat:
    return msgspec.structs.replace(seat, bot=bot, replaced=None, given_by=by, away_since=None, votes={})


def _back(seat: StoredSeat) -> StoredSeat:
    return msgspec.structs.replace(seat, bot=None, replaced=None, given_by=None, away_since=None, votes={})
