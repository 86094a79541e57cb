"""The web application: all handlers, wired to one inn."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Receive, Send

from caravansary import __version__
from caravansary.server.http import games, pages, people, replays, tables
from caravansary.server.http.client_files import client_files
from caravansary.server.http.doorkeeper import Doorkeeper
from caravansary.server.http.parameters import AnyRequest, GuestId
from caravansary.server.http.refusals import refusal_response
from caravansary.server.http.replays import LARGEST_RECORD
from caravansary.server.inn import Inn
from caravansary.server.metrics import REFUSALS
from caravansary.server.people.guests import COOKIE, Guest, read_signed
from caravansary.server.protocol.refusals import ErrorCode, Refusal
from caravansary.server.refusal import Refused
from caravansary.server.settings import Settings
from caravansary.server.sockets.endpoint import serve_socket

LARGEST_REQUEST = 64 * 1024

log = structlog.get_logger()


class App:
    """The ASGI application: tables' sockets go straight to the inn, everything else to Litestar."""

    def __init__(self, inn: Inn) -> None:
        self.inn = inn
        self.litestar = create_litestar(inn)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await serve_socket(self.inn, scope, receive, send)
        else:
            await self.litestar(scope, receive, send)


def create_app(settings: Settings) -> App:
    return App(Inn(settings))


def create_litestar(inn: Inn) -> Litestar:
    settings = inn.settings
    files = client_files()

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        async with inn.open():
            yield

    def provide_inn() -> Inn:
        return inn

    def provide_guest_id(request: AnyRequest) -> str | None:
        return read_signed(settings.secret, request.cookies.get(COOKIE))

    async def provide_me(guest_id: GuestId) -> Guest:
        name = await inn.name_of(guest_id)
        if guest_id is None or name is None:
            raise Refused("no-name", "say your name first: PUT /api/me")
        return Guest(guest_id, name)

    return Litestar(
        route_handlers=[
            *pages.HANDLERS,
            *people.HANDLERS,
            *games.HANDLERS,
            *tables.HANDLERS,
            *replays.HANDLERS,
        ],
        dependencies={
            "inn": Provide(provide_inn, sync_to_thread=False),
            "files": Provide(lambda: files, sync_to_thread=False),
            "guest_id": Provide(provide_guest_id, sync_to_thread=False),
            "me": Provide(provide_me),
        },
        exception_handlers={
            Refused: _refused,
            RecursionError: _too_deep,
            HTTPException: _http_error,
            Exception: _failed,
        },
        middleware=[Doorkeeper(inn)],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Caravansary", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=LARGEST_REQUEST,
        logging_config=None,
    )


def _refused(_request: AnyRequest, error: Refused) -> Response[Refusal]:
    REFUSALS.labels(error.code).inc()
    return refusal_response(error)


def _too_deep(request: AnyRequest, _error: RecursionError) -> Response[Refusal]:
    return _refused(request, Refused("bad-message", "the body is nested too deeply"))


def _http_error(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """Litestar's own refusals: unknown path, wrong method, malformed body or parameters."""
    codes: dict[int, ErrorCode] = {404: "not-found", 405: "bad-message", 413: "too-large"}
    if error.status_code >= 500:
        return _failed(request, error)
    code = codes.get(error.status_code, "bad-message")
    REFUSALS.labels(code).inc()
    details = [str(one.get("message", one)) if isinstance(one, dict) else str(one) for one in error.extra or ()]
    if code == "too-large":
        details.append(f"a record file has at most {LARGEST_RECORD:,} bytes, anything else {LARGEST_REQUEST:,}")
    detail = "; ".join([error.detail, *details])
    return Response(Refusal(code, detail), status_code=error.status_code, headers=error.headers)


def _failed(request: AnyRequest, error: Exception) -> Response[Refusal]:
    log.error("request failed", path=request.url.path, method=request.method, exc_info=error)
    return Response(Refusal("internal", "the server failed; this was written to its log"), status_code=500)
