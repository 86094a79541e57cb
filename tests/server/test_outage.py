"""The database goes away in the middle of things: nothing false is said, and no secret gets into the log."""

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import psycopg
import pytest

from tests.server.conftest import empty_database, settings_for
from tests.server.serving import PATIENCE, AtTable, serving
from tests.server.test_kill import GONE, Process

PASSWORD = "open-sesame-4711"
COMMITTED = b"COMMIT\x00"


class Line:
    """A line to PostgreSQL that can be cut: at once, or in the moment in which a commit is answered."""

    def __init__(self, target: tuple[str, int]) -> None:
        self._target = target
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self._open: set[socket.socket] = set()
        self.up = True
        self.cut_at_commit = False
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self.up = False
        for one in list(self._open):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self.up, self.cut_at_commit = True, False

    def close(self) -> None:
        self.cut()
        self._listener.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            if not self.up:
                near.close()
                continue
            far = socket.create_connection(self._target)
            self._open |= {near, far}
            threading.Thread(target=self._pass_on, args=(near, far, False), daemon=True).start()
            threading.Thread(target=self._pass_on, args=(far, near, True), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket, answers: bool) -> None:
        with suppress(OSError), source, target:
            while data := source.recv(65536):
                if answers and self.cut_at_commit and COMMITTED in data:
                    self.cut()
                    return
                target.sendall(data)


@contextmanager
def line_to(database: str) -> Iterator[tuple[Line, str]]:
    """The line, and the address of the database at its near end, with a password."""
    address = urlsplit(database)
    line = Line((address.hostname or "127.0.0.1", address.port or 5432))
    try:
        yield line, f"postgresql://postgres:{PASSWORD}@127.0.0.1:{line.port}{address.path}?sslmode=disable"
    finally:
        line.close()


@pytest.fixture
def postgres(tmp_path: Path) -> Iterator[str]:
    with empty_database("postgres", tmp_path) as url:
        yield url


@pytest.mark.postgres
def test_a_commit_whose_answer_was_lost_is_not_called_undone(postgres: str) -> None:
    with line_to(postgres) as (line, url), serving(settings_for(url)) as server:
        ann = server.guest("Ann")
        table = ann.create(["me", "device:Eve"])
        with ann.at(table) as player:
            player.must("look", seat=player.asked)
            command = {"version": 0, "seat": player.asked, "action": player.choices[0], "id": "once"}
            line.cut_at_commit = True
            answer = player.do("play", **command)
            with psycopg.connect(postgres) as own:
                stored = own.execute("SELECT count(*) FROM moves").fetchone()
            assert stored == (1,)
            assert (answer["type"], answer["code"]) == ("error", "internal")
            assert "nothing was changed" not in answer["detail"]
            line.mend()
            assert until_done(player, command)["version"] == 1
        with psycopg.connect(postgres) as own:
            assert own.execute("SELECT count(*) FROM moves").fetchone() == (1,)


def until_done(player: AtTable, command: dict[str, Any]) -> dict[str, Any]:
    """Sends again with the same id, as clients do, until the database is back."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        answer = player.do("play", **command)
        if answer["type"] == "done":
            return answer
        time.sleep(0.1)
    raise AssertionError("the database did not come back")


@pytest.mark.postgres
@pytest.mark.parametrize("form", ["--json-logs", "--plain-logs"])
def test_an_outage_writes_no_secret_into_the_log(postgres: str, tmp_path: Path, form: str) -> None:
    said = "the souk of my grandmother"
    with line_to(postgres) as (line, url):
        file = tmp_path / "database.txt"
        file.write_text(url + "\n")
        server = Process(None, tmp_path, "--database-file", str(file), form)
        try:
            server.wait_until_up()
            assert PASSWORD not in Path(f"/proc/{server.process.pid}/cmdline").read_text()
            ann = server.guest("Ann")
            table = ann.create(["me", "device:Eve", "greedy"], "yspahan")
            with suppress(*GONE), ann.at(table) as player:
                player.must("say", text=said)
                player.until(lambda at: at.asked != 2)
                player.must("look", seat=player.asked)
                line.cut()
                for number in range(5):
                    player.send({"type": "say", "id": f"s{number}", "text": said})
                    player.send({"type": "ping", "id": f"p{number}"})
                player.do("play", version=player.version, seat=player.asked, action=player.choices[0])
            for path in ("/api/tables", "/api/me", f"/api/tables/{table}", "/healthz"):
                with suppress(httpx.HTTPError):
                    ann.http.get(path)
            with suppress(httpx.HTTPError):
                ann.http.post("/api/tables", json={"game": "yspahan", "seats": [{"kind": "me"}, {"kind": "open"}]})
        finally:
            server.kill()
            server.send_guests_home()
    log = server.log.read_text()
    assert "failed" in log, "the outage left no trace"
    [cookie] = list(ann.http.cookies.jar)
    with psycopg.connect(postgres) as own:
        seeds = [row[0] for row in own.execute("SELECT seed FROM tables").fetchall()]
    assert seeds
    for secret in (PASSWORD, cookie.value or "", (cookie.value or "").partition(".")[2], said, *seeds):
        assert secret not in log, json.dumps(secret)
