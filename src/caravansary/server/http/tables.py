"""HTTP: tables, their past, their records and dice."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from caravansary.core.record import Record, encode_record
from caravansary.server.clock import now_ms
from caravansary.server.http.parameters import (
    AnyRequest,
    GuestId,
    Id,
    Introduced,
    Language,
    Moves,
    SeatNumber,
    Text,
    TheInn,
    Viewer,
)
from caravansary.server.http.people import guest_cookie
from caravansary.server.http.reader_answers import address_of, answers_with, json_response
from caravansary.server.http.refusals import REFUSED
from caravansary.server.http.replays import stored_replay
from caravansary.server.inn import Inn
from caravansary.server.people.guests import new_guest_id, read_seat_token, seat_token
from caravansary.server.protocol.replays import Dice
from caravansary.server.protocol.tables import (
    ClaimSeat,
    Created,
    CreateTable,
    Fork,
    SeatLink,
    Status,
    TableInfo,
    TableSummary,
)
from caravansary.server.protocol.views import Moment
from caravansary.server.refusal import Refused
from caravansary.server.storage import ledger
from caravansary.server.storage.ledger import Summary
from caravansary.server.tables import lobby, new_tables
from caravansary.server.tables.live import Live
from caravansary.server.tables.table_views import moment, table_info
from caravansary.server.uploads.jobs import Shortened
from caravansary.server.views.state_views import Viewpoint


@get("/api/tables", responses=REFUSED)
async def get_tables(inn: TheInn, guest_id: GuestId) -> list[TableSummary]:
    found = await inn.database.read(lambda connection: ledger.list_tables(connection, guest_id))
    return [_summary(one, guest_id) for one in found]


def _summary(summary: Summary, guest: str | None) -> TableSummary:
    seats = summary.seats
    mine = [n for n, seat in enumerate(seats) if guest and seat.kind == "human" and seat.owner == guest]
    return TableSummary(
        id=summary.id,
        game=summary.game,
        status=cast("Status", summary.status),
        seats=[seat.name for seat in seats],
        open=sum(1 for seat in seats if seat.kind == "open"),
        yours=bool(mine),
        your_turn=summary.status == "running" and summary.asked in mine,
        created=summary.created,
    )


@post("/api/tables", responses=REFUSED)
async def create_table(inn: TheInn, me: Introduced, data: JSONBody[CreateTable]) -> Created:
    origin = None if data.fork is None else await _origin(inn, me.id, data.fork)
    return Created(await new_tables.create(inn.tables, me, data, origin))


async def _origin(inn: Inn, guest: str, fork: Fork) -> Shortened:
    if (fork.table is None) == (fork.replay is None):
        raise Refused("bad-message", "a fork names a table or a replay")
    if fork.table is not None:
        live = await inn.tables.get(fork.table)
        record = encode_record(_whole_record(live, guest)).decode()
    else:
        record = await stored_replay(inn, fork.replay or "")
    return await inn.readers.shortened(record, fork.moves, guest)


@get("/api/tables/{table_id:str}", responses=REFUSED)
async def get_table(inn: TheInn, guest_id: GuestId, table_id: Id) -> TableInfo:
    return table_info(await inn.tables.get(table_id), guest_id, inn.settings.grace)


@post("/api/tables/{table_id:str}/seats/{seat:int}/link", responses=REFUSED)
async def make_link(inn: TheInn, guest_id: GuestId, table_id: Id, seat: SeatNumber) -> SeatLink:
    live = await inn.tables.get(table_id)
    if guest_id is None or seat not in live.seats_of(guest_id):
        raise Refused("forbidden", f"seat {seat} is not yours")
    token = seat_token(inn.settings.secret, table_id, seat, guest_id, live.seats[seat].moved)
    return SeatLink(token, f"/t/{table_id}#seat={token}")


@post("/api/tables/{table_id:str}/claim", status_code=200, responses=REFUSED)
async def claim_seat(
    inn: TheInn, guest_id: GuestId, table_id: Id, data: JSONBody[ClaimSeat], request: AnyRequest
) -> Response[TableInfo]:
    token = read_seat_token(inn.settings.secret, data.token)
    if token.table != table_id:
        raise Refused("forbidden", "the link belongs to another table")
    live = await inn.tables.get(table_id)
    guest = guest_id or new_guest_id()
    await lobby.claim(inn.tables, live, token, guest)
    if await inn.name_of(guest) is None:
        name = live.names()[token.seat]
        await inn.database.write(lambda connection: ledger.put_guest(connection, guest, name, now_ms()))
    return Response(table_info(live, guest, inn.settings.grace), cookies=[guest_cookie(inn, guest, request)])


@get("/api/tables/{table_id:str}/moments/{moves:int}", responses=REFUSED)
async def get_moment(
    inn: TheInn,
    guest_id: GuestId,
    table_id: Id,
    moves: Moves,
    viewer: Viewer = None,
    language: Language = "en",
    text: Text = False,
) -> Moment:
    live = await inn.tables.get(table_id)
    made = len(live.running().match.played)
    if moves > made:
        raise Refused("not-found", f"the game has {made} moves so far")
    if viewer is not None and viewer >= len(live.seats):
        raise Refused("not-found", f"there is no seat {viewer}; the table has {len(live.seats)}")
    if viewer is not None and viewer not in live.seats_of(guest_id) and not live.may_see_all(guest_id):
        raise Refused("forbidden", f"seat {viewer} is not yours; its view is open once the game is over")
    return moment(live, Viewpoint(viewer, language, text), moves)


@get("/api/tables/{table_id:str}/record", responses=REFUSED)
async def get_record(inn: TheInn, guest_id: GuestId, table_id: Id) -> Response[dict[str, Any]]:
    record = _whole_record(await inn.tables.get(table_id), guest_id)
    name = f"{record.game}-{table_id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(msgspec.to_builtins(record), headers=headers)


def _whole_record(live: Live, guest: str | None) -> Record:
    live.running()
    if not live.may_see_all(guest):
        raise Refused("forbidden", "the record tells everybody's secrets; it is open once the game is over")
    return live.record()


@get("/api/tables/{table_id:str}/dice", responses=answers_with(Dice))
async def get_dice(inn: TheInn, table_id: Id, request: AnyRequest) -> Response[bytes]:
    live = await inn.tables.get(table_id)
    live.running()
    if not live.over:
        raise Refused("forbidden", "the seed is revealed when the game is over")
    return json_response(await inn.readers.dice(live.record(), live.stored.forked, address_of(request)))


HANDLERS: list[Any] = [
    get_tables,
    create_table,
    get_table,
    make_link,
    claim_seat,
    get_moment,
    get_record,
    get_dice,
]
