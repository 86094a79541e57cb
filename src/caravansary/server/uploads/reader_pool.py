"""The reader processes, seen from the server: whatever strangers upload is opened in one of them, never here."""

from __future__ import annotations

import signal
from typing import Any, TypeVar

import msgspec

from caravansary.arena.analysis import Analysis
from caravansary.core.record import Record, encode_record
from caravansary.core.snapshot import snapshot
from caravansary.core.state import State
from caravansary.server.processes.fair_queue import Asker
from caravansary.server.processes.pool import ProcessFailed, ProcessPool
from caravansary.server.processes.table_setup import describe
from caravansary.server.refusal import Refused
from caravansary.server.settings import Settings
from caravansary.server.uploads import jobs

T = TypeVar("T")

WALL_SECONDS = 20.0
"""After so long a reader is killed. It ends itself long before, unless it gets no processor at all."""
LONGEST_LINE = 64 * 1024 * 1024
MOST_WAITING = 32


class ReaderPool:
    """Each method is one job. Refused says what is wrong with the record, or what is too large about it."""

    def __init__(self, settings: Settings) -> None:
        self._seconds = settings.record_seconds
        words = (str(settings.record_seconds), str(settings.record_megabytes))
        self._processes = ProcessPool(
            "caravansary.server.uploads.reader_process", words, settings.readers, WALL_SECONDS, LONGEST_LINE
        )
        self._waiting = 0

    async def close(self) -> None:
        await self._processes.close()

    async def open(self, data: str, asker: str) -> jobs.Opened:
        return await self._typed(jobs.OpenRecord(data), asker, jobs.Opened)

    async def log(self, record: str, viewer: int | None, asker: str) -> bytes:
        return await self._raw(jobs.TellLog(record, viewer), asker)

    async def moment(self, record: str, viewer: int | None, language: str, text: bool, moves: int, asker: str) -> bytes:
        return await self._raw(jobs.TellMoment(record, viewer, language, text, moves), asker)

    async def shortened(self, record: str, moves: int, asker: str) -> jobs.Shortened:
        return await self._typed(jobs.Shorten(record, moves), asker, jobs.Shortened)

    async def dice(self, record: Record, forked: int | None, asker: str) -> bytes:
        return await self._raw(jobs.TellDice(encode_record(record).decode(), forked), asker)

    async def analysis(self, record: str, found: Analysis, finished: bool, asker: str) -> bytes:
        return await self._raw(jobs.TellAnalysis(record, found, finished), asker)

    async def try_answer(self, state: State, action: int, seed: str, number: int, asker: str) -> None:
        """Plays an answer of a table with somebody's own box in a reader; Refused if it is not legal, or fails."""
        job = jobs.TryAnswer(describe(state.setup), snapshot(state), action, seed, number)
        await self._raw(job, asker)

    async def _typed(self, job: jobs.AnyReaderJob, asker: str, type: type[T]) -> T:
        return msgspec.json.decode(await self._raw(job, asker), type=type)

    async def _raw(self, job: jobs.AnyReaderJob, asker: str) -> bytes:
        if self._waiting >= MOST_WAITING:
            raise Refused("too-many", f"{MOST_WAITING} records are waiting to be read; try again later")
        self._waiting += 1
        try:
            line = await self._processes.ask(msgspec.json.encode(job), Asker(asker))
        except ProcessFailed as failure:
            raise self._too_large(failure) from None
        finally:
            self._waiting -= 1
        reply = msgspec.json.decode(line, type=jobs.JobReply)
        if reply.refusal is not None:
            raise Refused(reply.refusal.code, reply.refusal.detail)
        return bytes(reply.payload)

    def _too_large(self, failure: ProcessFailed) -> Refused:
        ended: Any = getattr(signal, "SIGPROF", None)
        if failure.returncode is not None and ended is not None and failure.returncode == -ended:
            limit = f"more than {self._seconds:g} s of processor time"
            return Refused("too-large", f"the record takes too long to replay: {limit}")
        return Refused("too-large", "the record or its box needs more time or memory than this server allows")
