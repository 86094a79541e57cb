"""HTTP: tables, their past, their records and dice, and replays of uploaded records."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, cast

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.response import Stream

from caravansary.core.record import Record, encode_record
from caravansary.server import ledger, lobby, replays
from caravansary.server.given import (
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
from caravansary.server.guests import new_guest_id, read_seat_token, seat_token
from caravansary.server.http_people import guest_cookie
from caravansary.server.inn import Inn
from caravansary.server.ledger import Summary
from caravansary.server.live import Live
from caravansary.server.protocol import (
    AnalysisTold,
    ClaimSeat,
    Created,
    CreateTable,
    Dice,
    Fork,
    Moment,
    ReplayInfo,
    SeatLink,
    Status,
    Step,
    TableInfo,
    TableSummary,
)
from caravansary.server.refusal import Refused
from caravansary.server.security import REFUSED
from caravansary.server.tables import now_ms
from caravansary.server.views import Look, moment, table_info

LARGEST_RECORD = 2 * 1024 * 1024
LINES = "application/x-ndjson"


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
async def create_table(inn: TheInn, me: Introduced, guest_id: GuestId, data: JSONBody[CreateTable]) -> Created:
    origin = None if data.fork is None else await _origin(inn, guest_id, data.fork)
    return Created(await lobby.create(inn.tables, me, data, origin))


async def _origin(inn: Inn, guest: str | None, fork: Fork) -> Record:
    if (fork.table is None) == (fork.replay is None):
        raise Refused("bad-message", "a fork names a table or a replay")
    if fork.table is not None:
        live = await inn.tables.get(fork.table)
        record = _whole_record(live, guest)
    else:
        record = (await _replay(inn, fork.replay or ""))[0]
    return (await asyncio.to_thread(replays.shortened, record, fork.moves))[0]


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
    made = len(live.running().played)
    if moves > made:
        raise Refused("not-found", f"the game has {made} moves so far")
    if viewer is not None and viewer >= len(live.seats):
        raise Refused("not-found", f"there is no seat {viewer}; the table has {len(live.seats)}")
    if viewer is not None and viewer not in live.seats_of(guest_id) and not live.may_see_all(guest_id):
        raise Refused("forbidden", f"seat {viewer} is not yours; its view is open once the game is over")
    return moment(live, Look(viewer, language, text), moves)


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


@get("/api/tables/{table_id:str}/dice", responses=REFUSED)
async def get_dice(inn: TheInn, table_id: Id) -> Dice:
    live = await inn.tables.get(table_id)
    live.running()
    if not live.over:
        raise Refused("forbidden", "the seed is revealed when the game is over")
    return await asyncio.to_thread(replays.dice, live.record(), live.stored.forked)


@post("/api/replays", request_max_body_size=LARGEST_RECORD, responses=REFUSED)
async def open_replay(inn: TheInn, data: JSONBody[dict[str, Any]]) -> ReplayInfo:
    record = replays.read_record(msgspec.json.encode(data))
    content = encode_record(record)
    match = await asyncio.to_thread(replays.open_record, content)
    id = replays.replay_id(content)
    await inn.database.write(lambda connection: ledger.add_replay(connection, id, content.decode(), now_ms()))
    return replays.replay_info(id, record, match)


@get("/api/replays/{replay_id:str}", responses=REFUSED)
async def get_replay(inn: TheInn, replay_id: Id) -> ReplayInfo:
    record, content = await _replay(inn, replay_id)
    return replays.replay_info(replay_id, record, await asyncio.to_thread(replays.open_record, content))


@get("/api/replays/{replay_id:str}/log", responses=REFUSED)
async def get_replay_log(inn: TheInn, replay_id: Id, viewer: Viewer = None) -> list[Step]:
    _, content = await _replay(inn, replay_id)
    match = await asyncio.to_thread(replays.open_record, content)
    return replays.replay_log(match, viewer)


@get("/api/replays/{replay_id:str}/moments/{moves:int}", responses=REFUSED)
async def get_replay_moment(
    inn: TheInn,
    replay_id: Id,
    moves: Moves,
    viewer: Viewer = None,
    language: Language = "en",
    text: Text = False,
) -> Moment:
    _, content = await _replay(inn, replay_id)
    match = await asyncio.to_thread(replays.open_record, content)
    return replays.replay_moment(match, Look(viewer, language, text), moves)


@get("/api/replays/{replay_id:str}/analysis", media_type=LINES, responses=REFUSED)
async def analyse_replay(inn: TheInn, replay_id: Id) -> Stream:
    """Tells how far the analysis is for as long as the asker listens, and at last what was found.

    Whoever has the record of a game may know everything about it; that of a running game is nobody's to have.
    """
    _, content = await _replay(inn, replay_id)
    told = await inn.analysing.start(replay_id, content)
    return Stream(_lines(told), headers={"cache-control": "no-store", "x-accel-buffering": "no"})


async def _lines(told: AsyncIterator[AnalysisTold]) -> AsyncIterator[bytes]:
    async for message in told:
        yield msgspec.json.encode(message) + b"\n"


async def _replay(inn: Inn, id: str) -> tuple[Record, bytes]:
    text = await inn.database.read(lambda connection: ledger.get_replay(connection, id))
    if text is None:
        raise Refused("not-found", f"there is no replay '{id}'; upload the record again")
    content = text.encode()
    return replays.read_record(content), content


HANDLERS: list[Any] = [
    get_tables,
    create_table,
    get_table,
    make_link,
    claim_seat,
    get_moment,
    get_record,
    get_dice,
    open_replay,
    get_replay,
    get_replay_log,
    get_replay_moment,
    analyse_replay,
]
