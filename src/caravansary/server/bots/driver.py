"""Lets bots play at a table: while a seat with a bot is asked, a worker thinks and its answer is played."""

from __future__ import annotations

import asyncio
import secrets
import time

import structlog

from caravansary.core.state import State
from caravansary.server.bots.levels import weaker_than
from caravansary.server.bots.questions import question
from caravansary.server.bots.worker_pool import BotFailed, WorkerPool
from caravansary.server.metrics import BOT_FAILURES
from caravansary.server.processes.fair_queue import LATER, Asker
from caravansary.server.refusal import Refused
from caravansary.server.tables import lobby, moves
from caravansary.server.tables.live import Live
from caravansary.server.tables.loaded_tables import Tables

RETRY_SECONDS = 2.0

log = structlog.get_logger()


class Driver:
    """Runs one task for each table at which a bot has to answer, until a person is asked."""

    def __init__(self, tables: Tables, workers: WorkerPool) -> None:
        self._tables = tables
        self._workers = workers
        self._tasks: set[asyncio.Task[None]] = set()

    def look_at(self, live: Live) -> None:
        """Called after every change of a table."""
        if live.driver is None and asked_bot(live) is not None and asker(live) is not None:
            task = asyncio.create_task(self._drive(live))
            live.driver = task
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _drive(self, live: Live) -> None:
        try:
            while (bot := asked_bot(live)) is not None and (wanted := asker(live)) is not None:
                try:
                    await self._one_answer(live, bot, wanted)
                except Exception:
                    log.exception("bot could not play; trying again", table=live.id)
                    await asyncio.sleep(RETRY_SECONDS)
                    await self._look_again(live)
        finally:
            live.driver = None

    async def _look_again(self, live: Live) -> None:
        """The table may have changed meanwhile, or be gone."""
        try:
            async with live.lock:
                await self._tables.refresh(live)
        except Refused:
            return
        except Exception:
            log.exception("table cannot be looked at", table=live.id)

    async def _one_answer(self, live: Live, bot: str, wanted: Asker) -> None:
        state = live.running().state
        version, seat = live.seq, state.seat
        shown_at = time.monotonic() + self._tables.settings.bot_delay
        action = await self._think(live, bot, state, wanted)
        if action is None:
            return
        await asyncio.sleep(shown_at - time.monotonic())
        try:
            await moves.play_by_bot(self._tables, live, version, seat, bot, action)
        except Refused as refusal:
            # Somebody took an answer back or took over the seat meanwhile: the question is another one now.
            if refusal.code == "illegal-action":
                await self._replace(live, seat, bot, refusal.detail)

    async def _think(self, live: Live, bot: str, state: State, wanted: Asker) -> str | None:
        """The bot's answer; None if another bot has to give it."""
        if len(state.actions) == 1:
            return state.setup.space.text(state.actions[0])
        try:
            return await self._workers.think(question(bot, state, f"{live.id}/{state.seat}"), wanted)
        except BotFailed as failure:
            return await self._replace(live, state.seat, bot, str(failure))

    async def _replace(self, live: Live, seat: int, bot: str, reason: str) -> str | None:
        """The next weaker bot takes over; below the weakest, any legal answer will do."""
        log.warning("bot failed", table=live.id, seat=seat, bot=bot, reason=reason)
        BOT_FAILURES.labels(bot).inc()
        weaker = weaker_than(bot)
        if weaker is not None:
            await lobby.replace_bot(self._tables, live, seat, bot, weaker)
            return None
        state = live.running().state
        return state.setup.space.text(secrets.choice(state.actions)) if state.seat == seat else None


def asked_bot(live: Live) -> str | None:
    """The bot that has to answer now, if it is a bot's turn."""
    if live.log is None or live.over or live.gone or live.log.endless:
        return None
    return live.seats[live.log.state.seat].bot


def asker(live: Live) -> Asker | None:
    """For whom the bots of a table think: for a person who plays and is connected to this process.

    If there is none, for the host, and it is not urgent. None means that the bots of this process rest: nobody looks
    at the table here, and either another process serves those who do, or its one person is away.
    """
    if live.sessions:
        people = live.people()
        here = sorted(session.guest for session in live.sessions if session.guest in people and session.guest)
        return Asker(here[0]) if here else Asker(live.stored.host, LATER)
    if live.elsewhere or len(live.people()) < 2:
        return None
    return Asker(live.stored.host, LATER)
