"""HTTP: replays of uploaded records, and their analyses."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.response import Stream

from caravansary.server.bots.analyses import AnalysisReport
from caravansary.server.clock import now_ms
from caravansary.server.http.parameters import AnyRequest, Id, Language, Moves, Text, TheInn, Viewer
from caravansary.server.http.reader_answers import address_of, answers_with, json_response
from caravansary.server.http.refusals import REFUSED
from caravansary.server.inn import Inn
from caravansary.server.protocol.replays import ReplayInfo
from caravansary.server.protocol.views import Moment, Step
from caravansary.server.refusal import Refused
from caravansary.server.storage import ledger

LARGEST_RECORD = 2 * 1024 * 1024
LINES = "application/x-ndjson"


@dataclass
class RecordUpload(Operation):
    """Tells the API document that the body is a record file."""

    def __post_init__(self) -> None:
        schema = Schema(type=OpenAPIType.OBJECT, description="a record file")
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(schema=schema)}, required=True)


@post("/api/replays", request_max_body_size=LARGEST_RECORD, responses=REFUSED, operation_class=RecordUpload)
async def open_replay(inn: TheInn, request: AnyRequest) -> ReplayInfo:
    """The body is a record file. It is not even parsed here: a reader process does that, within limits."""
    try:
        data = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise Refused("bad-record", f"not a Caravansary record: {error}") from None
    opened = await inn.readers.open(data, address_of(request))
    id = opened.info.id
    await inn.database.write(lambda connection: ledger.add_replay(connection, id, opened.record, now_ms()))
    return opened.info


@get("/api/replays/{replay_id:str}", responses=REFUSED)
async def get_replay(inn: TheInn, replay_id: Id, request: AnyRequest) -> ReplayInfo:
    opened = await inn.readers.open(await stored_replay(inn, replay_id), address_of(request))
    return msgspec.structs.replace(opened.info, id=replay_id)


@get("/api/replays/{replay_id:str}/log", responses=answers_with(list[Step]))
async def get_replay_log(inn: TheInn, replay_id: Id, request: AnyRequest, viewer: Viewer = None) -> Response[bytes]:
    record = await stored_replay(inn, replay_id)
    return json_response(await inn.readers.log(record, viewer, address_of(request)))


@get("/api/replays/{replay_id:str}/moments/{moves:int}", responses=answers_with(Moment))
async def get_replay_moment(
    inn: TheInn,
    replay_id: Id,
    moves: Moves,
    request: AnyRequest,
    viewer: Viewer = None,
    language: Language = "en",
    text: Text = False,
) -> Response[bytes]:
    record = await stored_replay(inn, replay_id)
    told = await inn.readers.moment(record, viewer, language, text, moves, address_of(request))
    return json_response(told)


@get("/api/replays/{replay_id:str}/analysis", media_type=LINES, responses=REFUSED)
async def analyse_replay(inn: TheInn, replay_id: Id) -> Stream:
    """Streams how far the analysis is for as long as the asker listens, and at last what was found.

    It needs no permission: who has the record of a game knows all of it, and nobody gets the record of a running game.
    """
    told = await inn.analyses.start(replay_id, await stored_replay(inn, replay_id))
    return Stream(_lines(told), headers={"cache-control": "no-store", "x-accel-buffering": "no"})


async def _lines(told: AsyncIterator[AnalysisReport]) -> AsyncIterator[bytes]:
    async for message in told:
        yield msgspec.json.encode(message) + b"\n"


async def stored_replay(inn: Inn, id: str) -> str:
    """The record of a replay, as text."""
    text = await inn.database.read(lambda connection: ledger.get_replay(connection, id))
    if text is None:
        raise Refused("not-found", f"there is no replay '{id}'; upload the record again")
    return text


HANDLERS: list[Any] = [open_replay, get_replay, get_replay_log, get_replay_moment, analyse_replay]
