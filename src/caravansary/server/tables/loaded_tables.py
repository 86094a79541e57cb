"""All tables of this process: loaded from the log when somebody needs them, kept up to date, forgotten when idle."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import NamedTuple
from weakref import WeakValueDictionary

import msgspec
import structlog
from sqlalchemy import Connection

from caravansary.server.clock import now_ms
from caravansary.server.metrics import TABLES
from caravansary.server.refusal import Refused
from caravansary.server.settings import Settings
from caravansary.server.storage import ledger, presence
from caravansary.server.storage.database import Database
from caravansary.server.storage.ledger import StoredChatLine, StoredMove, StoredTable
from caravansary.server.tables.live import Live, Onlooker
from caravansary.server.uploads.reader_pool import ReaderPool

LIFETIME_MS = 15_000
GONE = Refused("not-found", "this table is gone")

log = structlog.get_logger()


class Changes(NamedTuple):
    """What the database knows of a table beyond what memory has."""

    stored: StoredTable
    moves: list[StoredMove]
    chat: list[StoredChatLine]
    present: list[str]


class Tables:
    """`get` gives the one `Live` of a table in this process."""

    def __init__(self, settings: Settings, database: Database, readers: ReaderPool, process: str) -> None:
        self.settings = settings
        self.database = database
        self.readers = readers
        self.process = process
        self.on_change: Callable[[Live], None] = lambda _live: None
        # Who still holds a forgotten table must meet the same one that others get, so all that live are known.
        self._alive: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._kept: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._ahead = 0

    async def get(self, id: str) -> Live:
        live = self._alive.get(id)
        if live is None:
            task = self._loading.get(id)
            if task is None:
                task = asyncio.create_task(self._load(id))
                self._loading[id] = task
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            live = await asyncio.shield(task)
        self._keep(live)
        return live

    def _keep(self, live: Live) -> None:
        live.used_at = time.monotonic()
        self._kept[live.id] = live
        TABLES.set(len(self._kept))

    async def _load(self, id: str) -> Live:
        changes = await self.database.read(lambda connection: self._changes(connection, id, 0, 0))
        if changes is None:
            raise Refused("not-found", f"there is no table '{id}'")
        try:
            live = await asyncio.to_thread(_build, changes)
        except Exception as error:
            log.exception("a table cannot be read", table=id)
            raise Refused("unreadable", f"the record of table '{id}' cannot be read: {error}") from None
        self._alive[id] = live
        self._keep(live)
        if self.settings.shared:
            # What others wrote between reading and now was announced before anybody here listened.
            await self.heard(id)
        return live

    async def refresh(self, live: Live) -> None:
        """Brings memory up to date; the caller holds the table's lock. Refused if the table is gone."""
        last = live.chat[-1].number if live.chat else 0
        changes = await self.database.read(lambda connection: self._changes(connection, live.id, live.seq, last))
        if changes is None:
            self._lose(live)
            raise GONE
        if live.begins(changes.stored):
            await asyncio.to_thread(_follow, live, changes)
        else:
            _follow(live, changes)
        self.changed(live)

    def _lose(self, live: Live) -> None:
        """Somebody took the table out of the database."""
        live.gone = True
        self._kept.pop(live.id, None)
        self._alive.pop(live.id, None)
        for session in live.sessions:
            session.end(GONE)

    async def heard(self, id: str) -> None:
        """Another process wrote to a table; an empty id means that it may have been any."""
        meant = self._alive.get(id)
        for live in [meant] if meant else [] if id else list(self._alive.values()):
            with suppress(Refused):
                async with live.lock:
                    await self.refresh(live)

    def changed(self, live: Live) -> None:
        """Lets every session send what its client does not know yet, and the bots play."""
        for session in live.sessions:
            session.poke()
        self.on_change(live)

    async def change(self, live: Live, edit: Callable[[StoredTable], StoredTable]) -> None:
        """Stores a changed table; if another process changed it first, the edit is made anew on top of that."""
        wanted = edit(live.stored)
        while not await self.database.write(partial(ledger.change_table, table=wanted), live.id):
            await self.refresh(live)
            wanted = edit(live.stored)
        stored = msgspec.structs.replace(wanted, revision=wanted.revision + 1)
        if live.begins(stored):
            await asyncio.to_thread(live.follow, stored)
        else:
            live.follow(stored)
        self.changed(live)

    # Who is here.

    async def enter(self, live: Live, session: Onlooker) -> None:
        live.sessions.add(session)
        await self._report(live, session.guest, True)

    async def leave(self, live: Live, session: Onlooker) -> None:
        live.sessions.discard(session)
        if not any(other.guest == session.guest for other in live.sessions):
            await self._report(live, session.guest, False)
        live.presence_mark += 1
        self.changed(live)

    async def _report(self, live: Live, guest: str | None, present: bool) -> None:
        live.presence_mark += 1
        self.changed(live)
        if self.settings.shared:
            who = guest or "-"
            await self.database.write(
                lambda connection: presence.set_present(connection, self.process, live.id, who, present), live.id
            )

    async def report_alive(self) -> None:
        """Says that this process lives, and sets its clock by the database's, which all processes share."""
        began = now_ms()
        now = await self.database.write(
            lambda connection: presence.report_alive(connection, self.process, 4 * LIFETIME_MS)
        )
        self._ahead = (began + now_ms()) // 2 - now

    def now(self) -> int:
        """The time that all processes agree on, in ms since 1970."""
        return now_ms() - self._ahead

    async def look_around(self) -> None:
        """Asks the database who is connected through other processes. Those of a killed process are not counted."""
        ids = [live.id for live in self._kept.values() if live.elsewhere]
        if not ids:
            return
        found = await self.database.read(
            lambda connection: presence.get_present(connection, ids, self.process, LIFETIME_MS)
        )
        for id, present in found.items():
            live = self._alive.get(id)
            if live is not None and live.hear_of(present):
                self.changed(live)

    def kept(self) -> list[Live]:
        """The tables that somebody looked at lately."""
        return list(self._kept.values())

    def forget_idle(self) -> None:
        """Drops tables that nobody looks at; the log has them."""
        limit = time.monotonic() - self.settings.idle_after
        for id, live in list(self._kept.items()):
            busy = live.sessions or live.driver is not None
            if not busy and live.used_at < limit:
                del self._kept[id]
        TABLES.set(len(self._kept))

    def _changes(self, connection: Connection, id: str, seq: int, line: int) -> Changes | None:
        # The table is read first: what is written after that brings a notice of its own.
        stored = ledger.get_table(connection, id)
        if stored is None:
            return None
        present: list[str] = []
        if self.settings.shared:
            present = presence.get_present(connection, [id], self.process, LIFETIME_MS)[id]
        return Changes(
            stored, ledger.get_moves(connection, id, seq), ledger.get_chat_lines(connection, id, line), present
        )


def _build(changes: Changes) -> Live:
    live = Live(changes.stored)
    _follow(live, changes)
    return live


def _follow(live: Live, changes: Changes) -> None:
    live.follow(changes.stored)
    for move in changes.moves:
        live.replay(move)
    live.chat.extend(changes.chat)
    live.hear_of(changes.present)
