"""Pools of processes that answer questions, a line each: started when needed, killed when they hang."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import Sequence

from caravansary.server.processes.fair_queue import Asker, FairQueue
from caravansary.server.settings import ORDER


class ProcessFailed(Exception):
    """The process took too long, or has ended: then `returncode` says how."""

    def __init__(self, reason: str, returncode: int | None = None) -> None:
        super().__init__(reason)
        self.returncode = returncode


class ProcessPool:
    """`await ask(line)` gives the line that one of `count` processes answers within `limit` seconds."""

    def __init__(self, module: str, words: Sequence[str], count: int, limit: float, longest_line: int) -> None:
        self._module = module
        self._words = list(words)
        self._limit = limit
        self._longest_line = longest_line
        self._turns = FairQueue(count)
        self._free: list[asyncio.subprocess.Process] = []
        self._all: set[asyncio.subprocess.Process] = set()

    async def ask(self, line: bytes, asker: Asker) -> bytes:
        await self._turns.wait(asker)
        began = time.perf_counter()
        process: asyncio.subprocess.Process | None = None
        try:
            process = await self._take()
            async with asyncio.timeout(self._limit):
                answer = await _exchange(process, line)
        except (TimeoutError, OSError, EOFError, asyncio.LimitOverrunError) as error:
            raise ProcessFailed(f"{type(error).__name__}: {error}", await self._kill(process)) from None
        except asyncio.CancelledError:
            await self._kill(process)
            raise
        else:
            self._free.append(process)
            return answer
        finally:
            self._turns.done(asker, time.perf_counter() - began)

    async def close(self) -> None:
        for process in list(self._all):
            await self._kill(process)

    async def _take(self) -> asyncio.subprocess.Process:
        """The free process that was used last, since its caches are the warmest; or a new one."""
        while self._free:
            process = self._free.pop()
            if process.returncode is None:
                return process
            self._all.discard(process)
        process = await start_process(self._module, *self._words, longest_line=self._longest_line)
        self._all.add(process)
        return process

    async def _kill(self, process: asyncio.subprocess.Process | None) -> int | None:
        """Ends a process; gives its return code if it had ended by itself before."""
        if process is None:
            return None
        with contextlib.suppress(TimeoutError):
            # What ended it may be a moment behind the end of its output.
            await asyncio.wait_for(process.wait(), 0.05)
        returncode = process.returncode
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        self._all.discard(process)
        return returncode


async def _exchange(process: asyncio.subprocess.Process, line: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line + b"\n")
    await process.stdin.drain()
    return await process.stdout.readuntil(b"\n")


async def start_process(
    module: str, *words: str, longest_line: int, own_group: bool = False
) -> asyncio.subprocess.Process:
    """A Python process of ours that reads questions and writes answers, a line each.

    It does not get the variables that may hold the database's password. With `own_group` it is the head of a group of
    processes, for `kill_group`.
    """
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        *words,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=longest_line,
        env={name: value for name, value in os.environ.items() if name not in SECRETS},
        start_new_session=own_group,
    )


async def kill_group(process: asyncio.subprocess.Process) -> None:
    """Ends a process with a group of its own, and all that it started."""
    with contextlib.suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    await process.wait()


SECRETS = (ORDER, "CARAVANSARY_DATABASE")
