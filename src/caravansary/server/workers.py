"""The worker processes of the bots: started when needed, one thought at a time each, killed when they hang."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections.abc import Sequence

import msgspec

from caravansary.server.metrics import BOT_SECONDS
from caravansary.server.thinking import Answer, Question

LONGEST_LINE = 4 * 1024 * 1024


class BotFailed(Exception):
    """The bot crashed, hung or answered nonsense."""


class Workers:
    """`await think(question)` gives a bot's answer in its text form, or raises BotFailed."""

    def __init__(self, count: int, limit: float, imports: Sequence[str] = ()) -> None:
        self._limit = limit
        self._imports = list(imports)
        self._free: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        self._all: set[asyncio.subprocess.Process] = set()
        for _ in range(count):
            self._free.put_nowait(None)

    async def think(self, question: Question) -> str:
        process = await self._free.get()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            began = time.perf_counter()
            found = await self._ask(process, question)
            BOT_SECONDS.labels(question.bot).observe(time.perf_counter() - began)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.DecodeError, ValueError) as error:
            await self._kill(process)
            raise BotFailed(f"{type(error).__name__}: {error}") from None
        except asyncio.CancelledError:
            await self._kill(process)
            raise
        finally:
            self._free.put_nowait(process)
        if found.action is None:
            raise BotFailed(found.error or "no answer")
        return found.action

    async def close(self) -> None:
        for process in list(self._all):
            await self._kill(process)

    async def _start(self) -> asyncio.subprocess.Process:
        process = await start_process("caravansary.server.worker", *self._imports, longest_line=LONGEST_LINE)
        self._all.add(process)
        return process

    async def _ask(self, process: asyncio.subprocess.Process, question: Question) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        async with asyncio.timeout(self._limit):
            await process.stdin.drain()
            line = await process.stdout.readuntil(b"\n")
        return msgspec.json.decode(line, type=Answer)

    async def _kill(self, process: asyncio.subprocess.Process | None) -> None:
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        self._all.discard(process)


async def start_process(module: str, *words: str, longest_line: int) -> asyncio.subprocess.Process:
    """A Python process of ours that reads questions and writes answers, a line each."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        *words,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=longest_line,
    )
