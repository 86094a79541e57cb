"""What leaves the server about a table: the game as one viewer sees it, its past, and who sits there."""

from __future__ import annotations

from typing import cast

from caravansary.core.chance import seed_hash
from caravansary.server.protocol.news import Situation
from caravansary.server.protocol.tables import AbsentRule, GivenBy, SeatInfo, SeatKind, TableInfo
from caravansary.server.protocol.views import Clock, Moment
from caravansary.server.storage.ledger import StoredSeat, StoredTable
from caravansary.server.tables.live import Live
from caravansary.server.tables.votes import counts_at, majority, votes_at
from caravansary.server.views.log_lines import step
from caravansary.server.views.state_views import Viewpoint, view


def situation(live: Live, viewpoint: Viewpoint, since: int | None) -> Situation:
    """Where the table stands, and what happened since a version."""
    log = live.running()
    lines = log.lines_since(since)
    mine = viewpoint.viewer
    undo = mine is not None and live.undoable(mine, turn=False) > 0
    return Situation(
        version=log.seq,
        fresh=lines is None,
        steps=[step(line, mine) for line in (log.all_lines() if lines is None else lines)],
        view=view(log.state, viewpoint, len(log.match.played), live.names()),
        clock=Clock(list(log.used), None if log.over else log.asked_at),
        undo=undo,
        restart=undo and mine is not None and live.undoable(mine, turn=True) > 0,
    )


def moment(live: Live, viewpoint: Viewpoint, moves: int) -> Moment:
    """A past moment of a table, as the viewer saw it then."""
    log = live.running()
    line = log.all_lines()[moves]
    return Moment(view(log.match.at(moves), viewpoint, moves, live.names()), step(line, viewpoint.viewer))


def table_info(live: Live, guest: str | None, grace: float) -> TableInfo:
    """A table apart from its moves, for a guest. The seed stays secret until the game is over."""
    stored = live.stored
    present = live.present()
    return TableInfo(
        id=stored.id,
        revision=stored.revision,
        game=stored.game,
        preset=stored.preset,
        options=stored.options,
        status="over" if live.over else "running" if live.log else "waiting",
        listed=stored.listed,
        seats=[_seat_info(live, seat, present, grace) for seat in stored.seats],
        mine=live.seats_of(guest),
        host=guest is not None and guest == stored.host,
        spectators=live.spectators(),
        forked=stored.forked,
        seed_hash=seed_hash(stored.seed) if live.log else None,
        seed=stored.seed if live.over else None,
        rematch=stored.rematch,
        hints=live.allows_hints(),
        absent=_absent_rule(stored),
        majority=majority(live),
    )


def _absent_rule(stored: StoredTable) -> AbsentRule | None:
    if stored.absent_minutes is None or stored.absent_bot is None:
        return None
    return AbsentRule(stored.absent_minutes, stored.absent_bot)


def _seat_info(live: Live, seat: StoredSeat, present: set[str], grace: float) -> SeatInfo:
    return SeatInfo(
        kind=cast("SeatKind", seat.kind),
        name=seat.name,
        bot=seat.bot,
        connected=seat.owner is not None and seat.owner in present,
        device=seat.device,
        replaced=seat.replaced,
        given_by=cast("GivenBy | None", seat.given_by),
        votes=votes_at(live, seat),
        counts_at=counts_at(seat, grace),
    )
