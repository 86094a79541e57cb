"""What every request meets first: limits, the origin check, and the headers that keep browsers careful."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from caravansary.server.http.refusals import CONFLICT, STATUS
from caravansary.server.inn import Inn
from caravansary.server.people.origins import check_origin
from caravansary.server.refusal import Refused

OPENINGS = {("POST", "/api/tables"), ("POST", "/api/replays"), ("PUT", "/api/me")}
"""What leaves something behind, each time it is asked."""

HEADERS: list[tuple[bytes, bytes]] = [
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


class Doorkeeper(ASGIMiddleware):
    """Lets requests in, or not."""

    def __init__(self, inn: Inn) -> None:
        self._inn = inn

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        try:
            self._check(scope)
        except Refused as error:
            await _refuse(error, send_with_headers)
            return
        await next_app(scope, receive, send_with_headers)

    def _check(self, scope: Scope) -> None:
        connection = ASGIConnection[Any, Any, Any, Any](scope)
        if not connection.url.path.startswith("/api/"):
            return
        client = connection.client.host if connection.client else "unknown"
        if not self._inn.requests.take(client):
            raise Refused("too-many", "too many requests from your address; wait a little")
        if (scope.get("method"), connection.url.path) in OPENINGS and not self._inn.openings.take(client):
            raise Refused("too-many", "too many new tables, replays and names from your address; wait a little")
        if scope.get("method") not in ("GET", "HEAD"):
            headers = connection.headers
            check_origin(headers.get("origin"), headers.get("host"), self._inn.settings.origins)


async def _refuse(error: Refused, send: Send) -> None:
    body = msgspec.json.encode(error.message())
    start: Message = {
        "type": "http.response.start",
        "status": STATUS.get(error.code, CONFLICT),
        "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())],
    }
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
