"""Load on a server: tables of four clients that give random answers at a steady rate; and the same on boardgame.io.

    python benchmarks/server/load.py                       ours with SQLite, and boardgame.io if it is installed
    python benchmarks/server/load.py --game five-tribes    another game that is installed
    python benchmarks/server/load.py --database postgresql://127.0.0.1/postgres

boardgame.io is installed by `npm ci` in benchmarks/boardgame_io. Times are from sending an answer to receiving the new
observation, as the client that answers sees them, and until the last of the four has it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from dialects import BoardgameIo, Caravansary, Dialect, Table

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PEER = HERE.parent / "boardgame_io"
TICKS = os.sysconf("SC_CLK_TCK")
PAGE_KB = os.sysconf("SC_PAGE_SIZE") / 1024
AT_ONCE = 10


@contextmanager
def running(command: list[str], **more: Any) -> Iterator[int]:
    process = subprocess.Popen(command, **more)
    try:
        yield process.pid
    finally:
        process.terminate()
        process.wait()


def memory_kb(pid: int) -> float:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE_KB


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def percentile(values: list[float], part: float) -> float:
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(part * len(ranked)))]


async def measure(server: Dialect, pid: int, options: argparse.Namespace) -> dict[str, float]:
    await server.up()
    tables = await open_tables(server, options.tables // 5)
    before, counted = memory_kb(pid), options.tables - len(tables)
    tables += await open_tables(server, counted)
    idle = memory_kb(pid)
    await drive(tables, options.rate, options.warm_up)
    server.latencies.clear()
    server.spreads.clear()
    server.bytes = 0
    cpu, began = cpu_seconds(pid), time.perf_counter()
    await drive(tables, options.rate, options.seconds)
    took, busy, moves = time.perf_counter() - began, cpu_seconds(pid) - cpu, len(server.latencies)
    figures = {
        "moves a second": moves / took,
        "p50 ms": 1000 * percentile(server.latencies, 0.50),
        "p99 ms": 1000 * percentile(server.latencies, 0.99),
        "p99 ms to all four": 1000 * percentile(server.spreads, 0.99),
        "server CPU ms a move": 1000 * busy / moves,
        "kB sent a move": server.bytes / 1024 / moves,
        "kB memory an idle table, four clients connected": (idle - before) / counted,
        "kB memory a table after the load": (memory_kb(pid) - before) / counted,
        "games over": sum(table.over for table in tables),
    }
    await server.leave(tables)
    return figures


async def open_tables(server: Dialect, wanted: int) -> list[Table]:
    tables: list[Table] = []
    while len(tables) < wanted:
        tables += await asyncio.gather(*[server.open_table() for _ in range(min(AT_ONCE, wanted - len(tables)))])
    return tables


async def drive(tables: list[Table], rate: float, seconds: float) -> None:
    """Sends answers at a steady rate; a table that is not ready when its turn comes is passed over for the next."""
    chance = random.Random(1)
    began = time.perf_counter()
    sent = 0
    turn = 0
    while (now := time.perf_counter() - began) < seconds:
        while sent < now * rate:
            ready = next((i for i in range(len(tables)) if tables[(turn + i) % len(tables)].ready), None)
            if ready is None:
                break
            turn = (turn + ready) % len(tables)
            await tables[turn].answer(chance)
            turn += 1
            sent += 1
        await asyncio.sleep(0.001)
    while any(table.sender is not None for table in tables):  # noqa: ASYNC110
        await asyncio.sleep(0.001)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def ours(options: argparse.Namespace) -> dict[str, float]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{folder}/load.sqlite3"
        command = [sys.executable, str(HERE / "serve.py"), str(port), database]
        with running(command) as pid:
            return asyncio.run(measure(Caravansary(port, options.game), pid, options))


def peer(options: argparse.Namespace) -> dict[str, float]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = ["node", "server.js", str(port), *([folder] if options.peer_files else [])]
        with running(command, cwd=PEER, stdout=subprocess.DEVNULL) as pid:
            return asyncio.run(measure(BoardgameIo(port), pid, options))


def main() -> None:
    parser = argparse.ArgumentParser(description="Load on our server and on boardgame.io's.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200.0, help="answers a second, over all tables")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warm-up", type=float, default=5.0)
    parser.add_argument("--game", default="yspahan")
    parser.add_argument("--database", default=None, help="an empty database; otherwise SQLite in a temporary file")
    parser.add_argument("--peer-files", action="store_true", help="boardgame.io keeps its matches in files")
    parser.add_argument("--no-peer", action="store_true")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = {f"caravansary, {options.game}": ours(options)}
    if not options.no_peer and (PEER / "node_modules").is_dir():
        found["boardgame.io, " + ("files" if options.peer_files else "in memory")] = peer(options)
    if options.json:
        print(json.dumps(found))
        return
    for name, figures in found.items():
        print(name)
        for figure, value in figures.items():
            print(f"  {value:10.2f}  {figure}")


if __name__ == "__main__":
    main()
