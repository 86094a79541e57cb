"""The worker processes of the bots. Each thinks about one question at a time; all who wait share them fairly."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from caravansary.server.bots.questions import Advised, Answer, Question
from caravansary.server.metrics import BOT_SECONDS
from caravansary.server.processes.fair_queue import Asker
from caravansary.server.processes.pool import ProcessFailed, ProcessPool

LONGEST_LINE = 4 * 1024 * 1024


class BotFailed(Exception):
    """The bot crashed, hung or answered nonsense."""


class WorkerPool:
    """`await advise(question, asker)` gives what a bot would do, `think` its answer as text, or raise BotFailed."""

    def __init__(self, count: int, limit: float, imports: Sequence[str] = ()) -> None:
        self._processes = ProcessPool("caravansary.server.bots.worker_process", imports, count, limit, LONGEST_LINE)

    async def think(self, question: Question, asker: Asker) -> str:
        return (await self.advise(question, asker)).action

    async def advise(self, question: Question, asker: Asker) -> Advised:
        began = time.perf_counter()
        try:
            line = await self._processes.ask(msgspec.json.encode(question), asker)
            found = msgspec.json.decode(line, type=Answer)
        except (ProcessFailed, msgspec.DecodeError, ValueError) as error:
            raise BotFailed(str(error)) from None
        BOT_SECONDS.labels(question.bot).observe(time.perf_counter() - began)
        if found.advised is None:
            raise BotFailed(found.error or "no answer")
        return found.advised

    async def close(self) -> None:
        await self._processes.close()
