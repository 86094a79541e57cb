"""Analyses of games: a queue, one process that works it off, and a cache of every result in the database."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import msgspec
import structlog

from caravansary.arena.analysis import VERSION, Analysis, Wish
from caravansary.server.bots.analysis_process import FoundLine
from caravansary.server.clock import now_ms
from caravansary.server.processes.pool import kill_group, start_process
from caravansary.server.protocol.analyses import AnalysisProgress
from caravansary.server.protocol.refusals import Refusal
from caravansary.server.refusal import Refused
from caravansary.server.settings import Settings
from caravansary.server.storage import ledger
from caravansary.server.storage.database import Database
from caravansary.server.uploads.reader_pool import ReaderPool

LONGEST_QUEUE = 20
LONGEST_LINE = 16 * 1024 * 1024
HEARTBEAT_SECONDS = 15.0
FAILED = Refusal("internal", "the analysis failed; this was written to the server's log")

log = structlog.get_logger()


AnalysisReport = AnalysisProgress | msgspec.Raw | Refusal
"""What an asker is told: how many come first, then what is found (as JSON from a reader process), or that it failed."""


class Kept(msgspec.Struct):
    """Of which version a stored analysis is; the first had no number."""

    version: int = 1


class RunningAnalysis:
    """An analysis that waits or runs: what was told of it last, and how many listen."""

    def __init__(self, id: str, record: str) -> None:
        self.id = id
        self.record = record
        self.askers = 0
        self.running = False
        self.finished = False
        self.told: AnalysisReport = AnalysisProgress(0)
        self.news = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def tell(self, told: AnalysisReport, finished: bool = False) -> None:
        self.told = told
        self.finished = finished
        self.news.set()
        self.news = asyncio.Event()


class Analyses:
    """`start` gives a stream that tells what the analysis of a record has found so far, and at last all of it.

    The work is done in a process of its own, so that no bot at a table ever waits for it. An analysis that nobody
    listens to any longer is cancelled.
    """

    def __init__(self, settings: Settings, database: Database, readers: ReaderPool) -> None:
        self._settings = settings
        self._database = database
        self._readers = readers
        self._jobs: dict[str, RunningAnalysis] = {}
        self._turn = asyncio.Semaphore(1)

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def start(self, id: str, record: str) -> AsyncIterator[AnalysisReport]:
        """The stream of what there is to tell about a record; Refused if too many analyses wait already."""
        kept = await self._database.read(lambda connection: ledger.get_analysis(connection, id))
        if kept is not None and msgspec.json.decode(kept, type=Kept).version == VERSION:
            return _at_once(await self._in_words(record, msgspec.json.decode(kept, type=Analysis), finished=True))
        if id not in self._jobs and len(self._jobs) >= LONGEST_QUEUE:
            raise Refused("too-many", f"{LONGEST_QUEUE} analyses are waiting already; try again later")
        return self._follow(id, record)

    async def _in_words(self, record: str, found: Analysis, finished: bool) -> msgspec.Raw:
        return msgspec.Raw(await self._readers.analysis(record, found, finished, "analysis"))

    async def _follow(self, id: str, record: str) -> AsyncIterator[AnalysisReport]:
        job = self._jobs.get(id)
        if job is None:
            job = self._jobs[id] = RunningAnalysis(id, record)
            self._count_waiting()
            job.task = asyncio.create_task(self._carry_out(job))
        job.askers += 1
        try:
            while True:
                message, news, finished = job.told, job.news, job.finished
                yield message
                if finished:
                    return
                # Said again now and then, so that no proxy takes a long wait for a dead connection.
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(news.wait(), HEARTBEAT_SECONDS)
        finally:
            job.askers -= 1
            if job.askers == 0 and job.task is not None:
                job.task.cancel()

    async def _carry_out(self, job: RunningAnalysis) -> None:
        try:
            async with self._turn:
                job.running = True
                found = await self._analyse(job)
                text = msgspec.json.encode(found).decode()
                await self._database.write(lambda connection: ledger.put_analysis(connection, job.id, text, now_ms()))
                job.tell(await self._in_words(job.record, found, finished=True), finished=True)
        except Exception:
            log.exception("analysis failed", replay=job.id)
            job.tell(FAILED, finished=True)
        finally:
            del self._jobs[job.id]
            self._count_waiting()

    def _count_waiting(self) -> None:
        for number, job in enumerate(self._jobs.values()):
            if not job.running:
                job.tell(AnalysisProgress(waiting=number))

    async def _analyse(self, job: RunningAnalysis) -> Analysis:
        process = await start_process(
            "caravansary.server.bots.analysis_process", longest_line=LONGEST_LINE, own_group=True
        )
        try:
            async with asyncio.timeout(self._settings.analysis_limit):
                return await self._listen(process, job)
        finally:
            await kill_group(process)

    async def _listen(self, process: asyncio.subprocess.Process, job: RunningAnalysis) -> Analysis:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(self._wish(job)) + b"\n")
        await process.stdin.drain()
        while True:
            line = msgspec.json.decode(await process.stdout.readuntil(b"\n"), type=FoundLine)
            if line.finished:
                return line.found
            with contextlib.suppress(Refused):  # readers that are too busy for it now will tell the next one
                job.tell(await self._in_words(job.record, line.found, finished=False))

    def _wish(self, job: RunningAnalysis) -> Wish:
        """So many iterations, if the server was told how many; else so many seconds."""
        settings = self._settings
        seconds = settings.analysis_seconds if settings.analysis_iterations is None else None
        return Wish(job.record.encode(), settings.analysis_iterations, seconds, settings.analysis_jobs)


async def _at_once(message: AnalysisReport) -> AsyncIterator[AnalysisReport]:
    yield message
