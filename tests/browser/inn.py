"""A real server process for browsers, and a cable to it that can be pulled."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Self, TypeVar

T = TypeVar("T")

ROOT = Path(__file__).parents[2]
TINY_GAME = ROOT / "tests" / "fixtures" / "tiny_game" / "src"
PATIENCE = 120.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Inn:
    """`caravansary serve` on a port of its own, with a database of its own and bots that neither dawdle nor brood."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._install_pebbles()
        self._process: subprocess.Popen[bytes] | None = None

    def _install_pebbles(self) -> None:
        """What an installer writes for a game of somebody else."""
        info = self.folder / "installed" / "caravansary_pebbles-1.0.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: caravansary-pebbles\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text("[caravansary.games]\npebbles = pebbles:GAME\n")

    def start(self) -> None:
        path = os.pathsep.join([str(self.folder / "installed"), str(TINY_GAME)])
        command = [sys.executable, "-m", "caravansary", "serve", "--port", str(self.port)]
        command += ["--data-dir", str(self.folder), "--bot-delay", "0", "--grace", "0", "--analysis-iterations", "8"]
        with (self.folder / "server.log").open("ab") as log:
            env = dict(os.environ, PYTHONPATH=path)
            self._process = subprocess.Popen(command, cwd=self.folder, env=env, stdout=log, stderr=log)
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, (self.folder / "server.log").read_text()
            assert time.monotonic() < until, "the server did not start in time"
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=2) as response:
                return bool(response.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """No farewell: what was not stored is gone."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(PATIENCE)

    def post(self, path: str, body: object) -> Any:
        data = json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}{path}", data, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:
            return json.load(response)


class Cable:
    """A TCP connection to the inn by another port, which can be cut and mended. Leave it by `with`."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        self._ends: set[asyncio.StreamWriter] = set()
        self._whole = True
        self._server = self._run(asyncio.start_server(self._accept, "127.0.0.1", 0))
        self.port: int = self._server.sockets[0].getsockname()[1]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        self._server.close()
        self._run(asyncio.sleep(0.1))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def cut(self) -> None:
        self._whole = False
        self._run(self._hang_up())

    def mend(self) -> None:
        self._whole = True

    def _run(self, what: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(PATIENCE)

    async def _hang_up(self) -> None:
        for end in self._ends:
            end.transport.abort()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._whole:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
        await asyncio.gather(self._pump(reader, far_writer), self._pump(far_reader, writer))

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        self._ends.add(sink)
        try:
            while data := await source.read(65536):
                sink.write(data)
                await sink.drain()
        except ConnectionError:
            pass
        finally:
            self._ends.discard(sink)
            sink.close()
