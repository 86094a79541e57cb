"""One websocket connection to a table: who it is, what the client knows already, then messages both ways until its end.

It is plain ASGI and does not go through Litestar: a connection is open for hours, and costs half the memory this way.
"""

from __future__ import annotations

import asyncio
import re
from typing import Any

import msgspec
from litestar.types import Receive, Scope, Send

from caravansary.server.inn import Inn
from caravansary.server.metrics import REFUSALS, SOCKETS
from caravansary.server.people.guests import COOKIE, read_signed
from caravansary.server.people.origins import check_origin
from caravansary.server.protocol.commands import Hello
from caravansary.server.refusal import Refused
from caravansary.server.sockets.session import Session, read_message
from caravansary.server.tables import absence

PATH = re.compile("/api/tables/([A-Za-z0-9_-]{1,64})/socket")
HELLO_SECONDS = 10.0
POLICY_VIOLATION = 1008


class Socket:
    """One connection."""

    __slots__ = ("_receive", "_send")

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def receive(self) -> str | bytes | None:
        """The next message; None when the client has hung up."""
        event: Any = await self._receive()
        if event["type"] != "websocket.receive":
            return None
        text: str | None = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    async def send(self, text: str) -> None:
        await self._send({"type": "websocket.send", "text": text, "bytes": None})

    async def hang_up(self, error: Refused) -> None:
        REFUSALS.labels(error.code).inc()
        try:
            await self.send(msgspec.json.encode(error.message()).decode())
            await self._send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": error.code})
        except (OSError, RuntimeError):
            return


async def serve_socket(inn: Inn, scope: Scope, receive: Receive, send: Send) -> None:
    """A whole connection, from its beginning to its end."""
    socket = Socket(receive, send)
    await socket.accept()
    try:
        guest, table_id = _admit(inn, scope)
        await inn.tables.get(table_id)
        hello = await _hello(socket)
        name = await inn.name_of(guest)
        live = await inn.tables.get(table_id)
    except Refused as error:
        await socket.hang_up(error)
        return
    session = Session(inn.tables, inn.workers, live, guest, name, socket.send, socket.hang_up)
    SOCKETS.inc()
    await inn.tables.enter(live, session)
    try:
        await absence.look_after(inn.tables, live)
        await session.welcome(hello)
        while (data := await socket.receive()) is not None:
            if not await session.hear(data):
                await socket.hang_up(Refused("too-many", "slower, please"))
                break
    except (OSError, RuntimeError):
        pass  # the client is gone
    finally:
        SOCKETS.dec()
        session.close()
        await asyncio.shield(asyncio.ensure_future(inn.tables.leave(live, session)))


def _admit(inn: Inn, scope: Scope) -> tuple[str | None, str]:
    """Who it is, and to which table they want."""
    found = PATH.fullmatch(scope["path"])
    if found is None:
        raise Refused("not-found", f"there is no socket at {scope['path'][:100]}")
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    scope["headers"] = []  # nobody needs them any more, and the scope lives as long as the connection
    check_origin(headers.get(b"origin"), headers.get(b"host"), inn.settings.origins)
    return read_signed(inn.settings.secret, cookie(headers.get(b"cookie", ""))), found[1]


def cookie(header: str) -> str | None:
    """Our cookie among all of them.

    >>> cookie("theme=dark; caravansary=ann.sig; x=y")
    'ann.sig'
    """
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value.strip('"')
    return None


async def _hello(socket: Socket) -> Hello:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            message = read_message(await socket.receive() or b"")
    except TimeoutError:
        raise Refused("bad-message", f"say hello within {HELLO_SECONDS:.0f} s") from None
    if not isinstance(message, Hello):
        raise Refused("bad-message", "say hello first")
    return message
