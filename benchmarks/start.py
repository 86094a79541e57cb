"""From the command `./dev play` to the first page: when the server answers, and what each first request takes.

    python benchmarks/start.py            with a client that is already built, so for the second ./dev play

The data folder is kept between runs, as that of a player is; the first run pays for making the database.
"""

from __future__ import annotations

import os
import re
import resource
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[1]
RUNS = 3
LINKED = re.compile(r'(?:src|href)="(/[^"]+)"')
ASKED_BY_THE_PAGE = [
    "/api/me",
    "/api/games",
    "/api/tables",
    "/api/locales/en/common.ftl",
    "/api/locales/en/yspahan.ftl",
]


def fetch(url: str) -> bytes:
    with urllib.request.urlopen(urllib.request.Request(url, headers={"accept-encoding": "identity"})) as answer:
        return bytes(answer.read())


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def run(folder: str) -> dict[str, float]:
    port = free_port()
    began = time.perf_counter()
    command = [str(ROOT / "dev"), "play", "--port", str(port), "--data-dir", folder]
    # A group of its own: Ctrl-C goes to ./dev and to the server it started. The browser that is opened is `true`.
    process = subprocess.Popen(command, env=dict(os.environ, BROWSER="true"), process_group=0)
    url = f"http://127.0.0.1:{port}"
    try:
        page = None
        while page is None:
            try:
                page = fetch(url + "/").decode()
            except urllib.error.URLError:
                time.sleep(0.005)
        found = {"start page": time.perf_counter() - began}
        for path in [*LINKED.findall(page), *ASKED_BY_THE_PAGE]:
            at = time.perf_counter()
            fetch(url + path)
            found[path] = time.perf_counter() - at
        found["all of the page"] = time.perf_counter() - began
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait()
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for number in range(1, RUNS + 1):
            busy = resource.getrusage(resource.RUSAGE_CHILDREN)
            found = run(folder)
            used = resource.getrusage(resource.RUSAGE_CHILDREN)
            cpu = used.ru_utime + used.ru_stime - busy.ru_utime - busy.ru_stime
            print(f"run {number}: {cpu:.2f} s of processor time in all")
            for what, seconds in found.items():
                print(f"  {1000 * seconds:8.0f} ms  {what}")


if __name__ == "__main__":
    main()
