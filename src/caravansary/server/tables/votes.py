"""Votes for a bot on the seat of somebody who is away: whose count, how many are needed, and from when on."""

from __future__ import annotations

from caravansary.server.protocol.tables import Vote
from caravansary.server.storage.ledger import StoredSeat
from caravansary.server.tables.live import Live


def people_here(live: Live) -> set[str]:
    """Those who sit at the table and are connected: it is they who wait, and who vote."""
    return live.people() & live.present()


def majority(live: Live) -> int:
    """How many votes give a seat away: more than half of the people who are here."""
    return len(people_here(live)) // 2 + 1


def votes_at(live: Live, seat: StoredSeat) -> list[Vote]:
    """The votes that count now, by bot; people are named by their seats."""
    here = people_here(live) if seat.votes else set()
    found: dict[str, list[int]] = {}
    for guest, bot in seat.votes.items():
        if guest in here:
            found.setdefault(bot, []).append(live.seats_of(guest)[0])
    return [Vote(bot, seats) for bot, seats in found.items()]


def counts_at(seat: StoredSeat, grace: float) -> int | None:
    """From when on votes for a bot count: whose connection has dropped has some time to come back."""
    if seat.away_since is None or seat.bot is not None:
        return None
    return seat.away_since + int(grace * 1000)
