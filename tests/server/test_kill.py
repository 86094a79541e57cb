"""SIGKILL at random moments under load: no acknowledged move is lost, none is doubled, and everybody plays on."""

import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import sqlalchemy
from websockets.exceptions import InvalidHandshake, WebSocketException

from caravansary.core.match import verify
from caravansary.core.record import decode_record
from tests.server.serving import PATIENCE, AtTable, Guest, Served

KILLS = 4
CLIENTS = 6
START_SECONDS = 60.0
GONE = (WebSocketException, InvalidHandshake, OSError, EOFError, TimeoutError, httpx.HTTPError)


class Process(Served):
    """`caravansary serve` in a process of its own, on a port that stays the same over its lives."""

    def __init__(self, database: str | None, folder: Path, *more: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            super().__init__(probe.getsockname()[1])
        self.command = [sys.executable, "-m", "caravansary", "serve", "--port", str(self.port)]
        self.command += ["--database", database] if database else []
        self.command += ["--data-dir", str(folder), "--bot-delay", "0", *more]
        self.log = folder / f"log-{self.port}.txt"
        self.up = threading.Event()
        self.start()

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log)

    def wait_until_up(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.url}/healthz", timeout=PATIENCE).status_code == 200:
                    self.up.set()
                    return
            except httpx.HTTPError:
                assert self.process.poll() is None, self.log.read_text()
                time.sleep(0.05)
        raise AssertionError(f"the server did not come up: {self.log.read_text()}")

    def kill(self) -> None:
        self.up.clear()
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@contextmanager
def processes(database: str, folder: Path, count: int) -> Iterator[list[Process]]:
    started = [Process(database, folder) for _ in range(count)]
    try:
        for process in started:
            process.wait_until_up()
        yield started
    finally:
        for process in started:
            process.kill()
            process.send_guests_home()


class Client:
    """Plays both seats of table after table, comes back after every loss, and writes down what was acknowledged."""

    def __init__(self, number: int, servers: list[Process]) -> None:
        self.chance = random.Random(number)
        self.servers = servers
        self.guest = servers[0].guest(f"Client {number}")
        self.acknowledged: dict[str, dict[int, str]] = {}
        self.open_table()
        self.pending: dict[str, object] | None = None
        self.sent = 0
        self.losses = 0
        self.failure: BaseException | None = None
        self.stop = threading.Event()

    def open_table(self) -> None:
        self.table = self.guest.create(["me", "device:Eve"], "yspahan")
        self.acknowledged[self.table] = {}

    @property
    def moves(self) -> int:
        return sum(map(len, self.acknowledged.values()))

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                server = self.chance.choice(self.servers)
                server.up.wait(PATIENCE)
                try:
                    with self.guest.at(self.table, server) as at:
                        self._play(at)
                    if at.over:
                        self.open_table()
                except GONE:
                    self.losses += 1
        except BaseException as error:  # noqa: BLE001 - shown by the test
            self.failure = error

    def _play(self, at: AtTable) -> None:
        acknowledged = self.acknowledged[self.table]
        while not self.stop.is_set() and (self.pending is not None or not at.over):
            if self.pending is None:
                if not at.choices:
                    patiently(at, "look", seat=at.asked)
                self.sent += 1
                self.pending = {
                    "id": f"move-{self.sent}",
                    "version": at.version,
                    "seat": at.asked,
                    "action": self.chance.choice(at.choices),
                }
            answer = patiently(at, "play", **self.pending)
            assert answer["type"] == "done", (answer, self.pending)
            assert int(str(answer["version"])) not in acknowledged
            acknowledged[int(str(answer["version"]))] = str(self.pending["id"])
            self.pending = None


def patiently(at: AtTable, type: str, **fields: object) -> dict[str, object]:
    """Does what the server asks of who sends too much."""
    while True:
        answer = at.do(type, **fields)
        if answer.get("code") != "too-many":
            return answer
        time.sleep(0.1)


def stored_moves(database: str, table: str) -> dict[int, str]:
    engine = sqlalchemy.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    query = sqlalchemy.text("SELECT seq, request FROM moves WHERE table_id = :id ORDER BY seq")
    with engine.connect() as connection:
        rows = connection.execute(query, {"id": table}).all()
    engine.dispose()
    return {row.seq: row.request.rpartition("/")[2] for row in rows}


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_no_acknowledged_move_is_lost_or_doubled(database_url: str, tmp_path: Path) -> None:
    chance = random.Random(7)
    count = 2 if database_url.startswith("postgres") else 1
    with processes(database_url, tmp_path, count) as servers:
        clients = [Client(number, servers) for number in range(CLIENTS)]
        threads = [threading.Thread(target=client.run) for client in clients]
        for thread in threads:
            thread.start()
        try:
            for _ in range(KILLS):
                wait_for_moves(clients, chance.randrange(10, 80))
                victim = chance.choice(servers)
                victim.kill()
                victim.start()
                victim.wait_until_up()
            wait_for_moves(clients, 20)
        finally:
            for client in clients:
                client.stop.set()
            for thread in threads:
                thread.join()
        assert [client.failure for client in clients] == [None] * CLIENTS
        assert sum(client.losses for client in clients) >= KILLS
        for client in clients:
            pending = {str(client.pending["id"])} if client.pending else set()
            for table, acknowledged in client.acknowledged.items():
                stored = stored_moves(database_url, table)
                assert list(stored) == list(range(1, len(stored) + 1))
                assert len(set(stored.values())) == len(stored)
                assert {version: stored[version] for version in acknowledged} == acknowledged
                unacknowledged = {id for version, id in stored.items() if version not in acknowledged}
                assert unacknowledged <= (pending if table == client.table else set())
        play_on(clients[0].guest, clients[0].table, servers[0])


def wait_for_moves(clients: list[Client], count: int) -> None:
    """Until so many more moves were acknowledged."""
    wanted = sum(client.moves for client in clients) + count
    while sum(client.moves for client in clients) < wanted:
        assert [client.failure for client in clients] == [None] * CLIENTS
        time.sleep(0.002)


def play_on(guest: Guest, table: str, server: Process) -> None:
    """The game that survived it all goes on to its end, and its dice were fair throughout."""
    chance = random.Random(1)
    with guest.at(table, server) as at:
        while not at.over:
            if not at.choices:
                patiently(at, "look", seat=at.asked)
            patiently(at, "play", version=at.version, seat=at.asked, action=chance.choice(at.choices))
    verify(decode_record(guest.http.get(f"/api/tables/{table}/record").content))
