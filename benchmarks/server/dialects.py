"""How the load speaks to each server: who is at a table, whose answer is next, and when everybody has seen it."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4


class Seat:
    """One client. `told` is when it last saw a new version."""

    def __init__(self, table: Table, number: int, socket: ClientConnection) -> None:
        self.table = table
        self.number = number
        self.socket = socket
        self.version = -1
        self.told = 0.0


class Table:
    """Four clients. An answer is out from its sending until all four know the next version."""

    def __init__(self, server: Dialect) -> None:
        self.server = server
        self.seats: list[Seat] = []
        self.version = -1
        self.asked: int | None = None
        self.choices: list[str] = []
        self.over = False
        self.sent_at = 0.0
        self.sender: Seat | None = None
        self.match = ""
        self.credentials: list[str] = []

    @property
    def ready(self) -> bool:
        return self.sender is None and not self.over and bool(self.choices)

    async def answer(self, chance: random.Random) -> None:
        self.sender = self.seats[self.asked or 0]
        message = self.server.answer(self, chance.choice(self.choices))
        self.choices = []
        self.sent_at = time.perf_counter()
        await self.sender.socket.send(message)

    def saw(self, seat: Seat, version: int) -> None:
        """A client has seen a version; when the last of the four has, the answer is done."""
        seat.version = version
        seat.told = time.perf_counter()
        sender = self.sender
        if sender is None or version <= self.version:
            return
        if seat is sender:
            self.server.latencies.append(seat.told - self.sent_at)
        if min(one.version for one in self.seats) > self.version:
            self.server.spreads.append(max(one.told for one in self.seats) - self.sent_at)
            self.version = seat.version
            self.sender = None


class Dialect:
    """A server under load."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.latencies: list[float] = []
        self.spreads: list[float] = []
        self.bytes = 0
        self._readers: list[asyncio.Task[None]] = []

    async def up(self) -> None:
        async with httpx.AsyncClient() as http:
            for _ in range(600):
                try:
                    await http.get(self.url + self.health)
                except httpx.HTTPError:
                    await asyncio.sleep(0.1)
                else:
                    return
        raise TimeoutError(f"{self.url} does not answer")

    def read(self, seat: Seat) -> None:
        self._readers.append(asyncio.create_task(self._read(seat)))

    async def _read(self, seat: Seat) -> None:
        async for message in seat.socket:
            self.bytes += len(message)
            self.heard(seat, message)

    async def leave(self, tables: list[Table]) -> None:
        await asyncio.gather(*[seat.socket.close() for table in tables for seat in table.seats])
        await asyncio.gather(*self._readers, return_exceptions=True)

    health = "/"

    async def open_table(self) -> Table:
        raise NotImplementedError

    def answer(self, table: Table, choice: str) -> str:
        raise NotImplementedError

    def heard(self, seat: Seat, message: str | bytes) -> None:
        raise NotImplementedError


class Observed(msgspec.Struct):
    asked: int | None


class Offered(msgspec.Struct):
    action: str


class Seen(msgspec.Struct):
    observation: Observed
    choices: list[Offered]
    final: dict[str, Any] | None


class Now(msgspec.Struct):
    version: int
    view: Seen


class Heard(msgspec.Struct):
    """What the load needs of a message of ours."""

    type: str
    game: Now | None = None
    code: str | None = None


class Caravansary(Dialect):
    health = "/healthz"

    def __init__(self, port: int, game: str) -> None:
        super().__init__(port)
        self.game = game
        self._ids = itertools.count()
        self._decoder = msgspec.json.Decoder(Heard)

    async def open_table(self) -> Table:
        table = Table(self)
        cookies: list[str] = []
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as http:
            for number in range(SEATS):
                http.cookies.clear()
                (await http.put("/api/me", json={"name": f"Player {number}"})).raise_for_status()
                cookies.append("; ".join(f"{cookie.name}={cookie.value}" for cookie in http.cookies.jar))
                if number == 0:
                    wish = {"game": self.game, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]}
                    created = (await http.post("/api/tables", json=wish)).raise_for_status().json()
        for number, cookie in enumerate(cookies):
            socket = await connect(
                f"ws://127.0.0.1:{self.port}/api/tables/{created['id']}/socket",
                additional_headers={"Cookie": cookie},
                compression=None,
                ping_interval=None,
            )
            seat = Seat(table, number, socket)
            table.seats.append(seat)
            await socket.send('{"type":"hello"}')
            if number:
                await self._do(seat, {"type": "sit", "seat": number})
        await self._do(table.seats[0], {"type": "start"})
        for seat in table.seats:
            while seat.version < 0:
                self._take(seat, self._decoder.decode(await seat.socket.recv()))
            self.read(seat)
        table.version = 0
        return table

    async def _do(self, seat: Seat, command: dict[str, object]) -> None:
        await seat.socket.send(json.dumps({**command, "id": str(next(self._ids))}))
        while True:
            message = self._decoder.decode(await seat.socket.recv())
            self._take(seat, message)
            if message.type == "error":
                raise RuntimeError(message.code)
            if message.type == "done":
                return

    def answer(self, table: Table, choice: str) -> str:
        command = {"type": "play", "id": str(next(self._ids)), "version": table.version}
        return json.dumps({**command, "seat": table.asked, "action": choice})

    def heard(self, seat: Seat, message: str | bytes) -> None:
        self._take(seat, self._decoder.decode(message))

    def _take(self, seat: Seat, message: Heard) -> None:
        if message.code is not None:
            raise RuntimeError(f"refused: {message.code}")
        if message.game is None:
            return
        table = seat.table
        seen = message.game.view
        if seen.observation.asked == seat.number:
            table.asked = seat.number
            table.choices = [choice.action for choice in seen.choices]
        table.over = table.over or seen.final is not None
        table.saw(seat, message.game.version)


class BoardgameIo(Dialect):
    """Speaks Socket.IO by hand: `42/stones,["event", ...]` over Engine.IO 4."""

    health = "/games"

    async def open_table(self) -> Table:
        table = Table(self)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port + 1}", timeout=60) as http:
            created = await http.post("/games/stones/create", json={"numPlayers": SEATS})
            table.match = created.raise_for_status().json()["matchID"]
            for number in range(SEATS):
                who = {"playerID": str(number), "playerName": f"Player {number}"}
                joined = await http.post(f"/games/stones/{table.match}/join", json=who)
                table.credentials.append(joined.raise_for_status().json()["playerCredentials"])
        for number in range(SEATS):
            socket = await connect(
                f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket", compression=None, ping_interval=None
            )
            seat = Seat(table, number, socket)
            table.seats.append(seat)
            await socket.recv()
            await socket.send("40/stones,")
            await socket.recv()
            await socket.send(self._event("sync", table.match, str(number), table.credentials[number], SEATS))
            self.read(seat)
        while min(seat.version for seat in table.seats) < 0:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        table.version = table.seats[0].version
        return table

    def _event(self, *arguments: object) -> str:
        return "42/stones," + json.dumps(arguments)

    def answer(self, table: Table, choice: str) -> str:
        player = str(table.asked)
        credentials = table.credentials[table.asked or 0]
        payload = {"type": choice, "args": [], "playerID": player, "credentials": credentials}
        return self._event("update", {"type": "MAKE_MOVE", "payload": payload}, table.version, table.match, player)

    def heard(self, seat: Seat, message: str | bytes) -> None:
        text = str(message)
        if text == "2":
            self._readers.append(asyncio.create_task(seat.socket.send("3")))
            return
        if not text.startswith("42/stones,"):
            return
        name, _, content, *_ = [*json.loads(text.removeprefix("42/stones,")), None, None]
        if name not in ("sync", "update"):
            return
        state = content["state"] if name == "sync" else content
        if state["ctx"]["currentPlayer"] == str(seat.number):
            seat.table.asked = seat.number
            seat.table.choices = ["lay"]
        seat.table.saw(seat, state["_stateID"])
