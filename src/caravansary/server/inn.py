"""The inn: one server process. It makes all parts, opens and closes them, and looks after them in between."""

from __future__ import annotations

import asyncio
import importlib
import secrets
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import structlog

from caravansary.core.registry import game_ids, get_game
from caravansary.server.bots.analyses import Analyses
from caravansary.server.bots.driver import Driver
from caravansary.server.bots.worker_pool import WorkerPool
from caravansary.server.people.rate_limits import Buckets
from caravansary.server.settings import Settings
from caravansary.server.storage import ledger, presence
from caravansary.server.storage.database import Database
from caravansary.server.tables import absence
from caravansary.server.tables.loaded_tables import Tables
from caravansary.server.uploads.reader_pool import ReaderPool

log = structlog.get_logger()


def load_games() -> None:
    for id in game_ids():
        try:
            get_game(id)
        except Exception:
            log.exception("a game cannot be loaded", game=id)


class Inn:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(6)
        self.database = Database(settings.database, self.process, settings.shared)
        self.readers = ReaderPool(settings)
        self.tables = Tables(settings, self.database, self.readers, self.process)
        self.workers = WorkerPool(settings.bot_workers, settings.bot_limit, settings.bot_imports)
        self.driver = Driver(self.tables, self.workers)
        self.tables.on_change = self.driver.look_at
        self.analyses = Analyses(settings, self.database, self.readers)
        self.requests = Buckets(settings.requests_per_minute, settings.requests_per_minute // 6)
        self.openings = Buckets(settings.openings_per_minute, settings.openings_per_minute)
        self._stop = threading.Event()
        self._heard: set[asyncio.Task[None]] = set()
        for module in settings.bot_imports:
            importlib.import_module(module)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        self.database.open()
        care = asyncio.create_task(self._take_care())
        # The start page shows all games. They are loaded while the browser still gets its scripts.
        games = asyncio.create_task(asyncio.to_thread(load_games))
        listener = self._listen() if self.settings.shared else None
        try:
            yield
        finally:
            care.cancel()
            with suppress(asyncio.CancelledError):
                await care
            await games
            self._stop.set()
            if listener is not None:
                await asyncio.to_thread(listener.join)
                await self.database.write(lambda connection: presence.forget_process(connection, self.process))
            await self.driver.close()
            await self.workers.close()
            await self.analyses.close()
            await self.readers.close()
            await asyncio.to_thread(self.database.close)

    async def _take_care(self) -> None:
        while True:
            try:
                if self.settings.shared:
                    await self.tables.report_alive()
                    await self.tables.look_around()
                self.tables.forget_idle()
                for live in self.tables.kept():
                    await absence.look_after(self.tables, live)
                self.requests.sweep()
                self.openings.sweep()
            except Exception:
                log.exception("housekeeping failed")
            await asyncio.sleep(self.settings.heartbeat)

    def _listen(self) -> threading.Thread:
        """Hears from other processes which tables they changed."""
        loop = asyncio.get_running_loop()

        def heard(id: str) -> None:
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._follow, id)

        thread = threading.Thread(target=self.database.listen, args=(self._stop, heard), name="database-listen")
        thread.start()
        return thread

    def _follow(self, id: str) -> None:
        task = asyncio.create_task(self.tables.heard(id))
        self._heard.add(task)
        task.add_done_callback(self._heard.discard)

    async def name_of(self, guest: str | None) -> str | None:
        if guest is None:
            return None
        return await self.database.read(lambda connection: ledger.get_name(connection, guest))
