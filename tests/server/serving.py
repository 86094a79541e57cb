"""A server in a thread, and people who talk to it as browsers do: over HTTP and a websocket."""

from __future__ import annotations

import itertools
import json
import random
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx
import uvicorn
from psycopg import _conninfo_attempts
from uvicorn.protocols.websockets import websockets_sansio_impl
from websockets.exceptions import ConnectionClosed
from websockets.sync import connection as sync_connection
from websockets.sync.client import ClientConnection, connect

from caravansary.server.app import create_app
from caravansary.server.run import bind, uvicorn_config
from caravansary.server.settings import Settings

PATIENCE = 60.0

# Pings of websockets and new connections to PostgreSQL draw from Python's global generator, whenever they are due and
# in threads beside a test. Hypothesis notices that and blames the test, so here they have generators of their own.
sync_connection.random = random.Random()  # type: ignore[assignment, attr-defined]
websockets_sansio_impl.random = random.Random()  # type: ignore[assignment, attr-defined]
_conninfo_attempts.shuffle = random.Random().shuffle  # type: ignore[attr-defined]


class Served:
    """A running server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.guests: list[Guest] = []

    def guest(self, name: str | None = None) -> Guest:
        self.guests.append(Guest(self, name))
        return self.guests[-1]

    def send_guests_home(self) -> None:
        for guest in self.guests:
            guest.http.close()


@contextmanager
def serving(settings: Settings) -> Iterator[Served]:
    app = create_app(settings)
    listener = bind("127.0.0.1", 0)
    config = uvicorn_config(app)
    server = Announced(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        assert server.announced.wait(PATIENCE)
        assert server.started, "the server could not start; its log says why"
        served = Served(listener.getsockname()[1])
        yield served
        served.send_guests_home()
    finally:
        server.should_exit = True
        thread.join()
        listener.close()


class Announced(uvicorn.Server):
    """Says when it has started, or has given up."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.announced = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        finally:
            self.announced.set()


class Guest:
    """Somebody with a cookie."""

    def __init__(self, server: Served, name: str | None = None) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        if name is not None:
            self.http.put("/api/me", json={"name": name}).raise_for_status()

    def get(self, path: str, **params: Any) -> Any:
        return self.http.get(path, params=params).raise_for_status().json()

    def create(self, seats: list[str], game: str = "pebbles", **more: Any) -> str:
        """A new table; seats are me, open, device:NAME or the name of a bot."""
        body = {"game": game, "seats": [seat_wish(seat) for seat in seats], **more}
        response = self.http.post("/api/tables", json=body)
        assert response.status_code == 201, response.text
        id: str = response.json()["id"]
        return id

    @contextmanager
    def at(self, table: str, server: Served | None = None, **hello: Any) -> Iterator[AtTable]:
        """A connection to a table, welcomed."""
        with self.connected(table, server) as socket:
            yield AtTable(socket, hello)

    def connected(self, table: str, server: Served | None = None, **more: Any) -> ClientConnection:
        """A bare connection to a table."""
        port = (server or self.server).port
        opened: ClientConnection = connect(
            f"ws://127.0.0.1:{port}/api/tables/{table}/socket",
            additional_headers={"Cookie": self.cookies()},
            max_size=None,
            compression=None,
            **more,
        )
        return opened

    def cookies(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)


def seat_wish(seat: str) -> dict[str, str]:
    if seat in ("me", "open"):
        return {"kind": seat}
    if seat.startswith("device:"):
        return {"kind": "device", "name": seat.removeprefix("device:")}
    return {"kind": "bot", "bot": seat}


class AtTable:
    """A client at a table. It knows what the server told it: the table, the game, the log, the chat."""

    def __init__(self, socket: ClientConnection, hello: dict[str, Any]) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.game: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []
        self.log: list[dict[str, Any]] = []
        self._ids = itertools.count(1)
        self._prefix = f"{id(self):x}-{random.getrandbits(32):x}"
        self.send({"type": "hello", **hello})
        self.welcome = self.receive()

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> dict[str, Any]:
        """The next message, after taking notice of it."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
        self.heard.append(message)
        match message["type"]:
            case "welcome":
                self.table, self.chat = message["table"], message["chat"]
                self._follow(message["game"])
            case "table":
                self.table = message["table"]
            case "update":
                self._follow(message["game"])
            case "said":
                self.chat.append(message["line"])
        return message

    def _follow(self, game: dict[str, Any] | None) -> None:
        if game is None:
            return
        self.game = game
        if game["fresh"]:
            self.log = []
        for step in game["steps"]:
            if step.get("back"):
                del self.log[-step["back"] :]
            else:
                self.log.append(step)

    def until(self, condition: Callable[[AtTable], bool]) -> AtTable:
        """Listens until something is so."""
        while not condition(self):
            self.receive()
        return self

    def do(self, type: str, **fields: Any) -> dict[str, Any]:
        """Sends a command and gives the answer to it, `done` or `error`."""
        id = fields.pop("id", None) or f"{self._prefix}-{next(self._ids)}"
        self.send({"type": type, "id": id, **fields})
        while True:
            message = self.receive()
            if message["type"] in ("done", "error") and message["id"] == id:
                return message

    def must(self, type: str, **fields: Any) -> dict[str, Any]:
        answer = self.do(type, **fields)
        assert answer["type"] == "done", answer
        return answer

    def refused(self, type: str, **fields: Any) -> str:
        """The code with which a command is refused."""
        answer = self.do(type, **fields)
        assert answer["type"] == "error", answer
        code: str = answer["code"]
        return code

    # What is on the screen.

    @property
    def version(self) -> int:
        version: int = self.game["version"]
        return version

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.game["view"]
        return view

    @property
    def asked(self) -> int | None:
        asked: int | None = self.view["observation"]["asked"]
        return asked

    @property
    def choices(self) -> list[str]:
        return [choice["action"] for choice in self.view["choices"]]

    @property
    def over(self) -> bool:
        return self.view["final"] is not None

    def play(self, action: str, seat: int | None = None) -> dict[str, Any]:
        asked = self.asked if seat is None else seat
        return self.must("play", version=self.version, seat=asked, action=action)

    def play_any(self, chance: random.Random) -> None:
        self.play(chance.choice(self.choices))


def play_out(players: list[AtTable], seed: int = 1, limit: int = 2000) -> None:
    """The players give random answers in turn until the game is over; each has the seat of its place in the list."""
    chance = random.Random(seed)
    for _ in range(limit):
        newest = max(player.version for player in players)
        for player in players:
            player.until(lambda one: one.version >= newest)  # noqa: B023
        if players[0].over:
            return
        asked = players[0].asked
        assert asked is not None
        players[asked].play_any(chance)
    raise AssertionError(f"the game did not end within {limit} answers")


def first_words(guest: Guest, table: str, words: str | bytes, **more: Any) -> dict[str, Any]:
    """What a connection hears after its first words, before the server hangs up."""
    with guest.connected(table, **more) as socket:
        with suppress(ConnectionClosed):
            socket.send(words)
        [answer] = rest_of(socket)
    return answer


def rest_of(socket: ClientConnection) -> list[dict[str, Any]]:
    """All that is heard until the server hangs up."""
    heard: list[dict[str, Any]] = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(json.loads(socket.recv(timeout=PATIENCE)))
    return heard
