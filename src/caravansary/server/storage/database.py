"""The database: SQLite or PostgreSQL behind the same few calls, with one writing thread that commits in groups."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from caravansary.server.storage.engine import READERS, make_engine, migrate
from caravansary.server.storage.notices import POLL_SECONDS, Heard, announce, listen

T = TypeVar("T")
Job = Callable[[Connection], T]
Row = dict[str, Any]

LARGEST_GROUP = 256


class Addition(NamedTuple):
    """A row to store; if its keys are free, `then` is done in the same transaction."""

    table: Table
    row: Row
    then: Job[None] | None

    def carry_out(self, connection: Connection) -> bool:
        if not insert_new(connection, self.table, self.row):
            return False
        if self.then is not None:
            self.then(connection)
        return True


class Write:
    """A job that waits for its turn, the future of its outcome, and the id of the table it changes.

    `addition`: the job is only to store this row.
    """

    __slots__ = ("addition", "error", "future", "job", "result", "touches")

    def __init__(
        self, job: Job[Any], future: asyncio.Future[Any], touches: str | None, addition: Addition | None = None
    ) -> None:
        self.job = job
        self.future = future
        self.touches = touches
        self.addition = addition
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Database:
    """`await read(job)` and `await write(job)` run a function of a connection in a thread.

    All writes of a process go through one thread. What came in while it was committing is committed together, so
    that a hundred moves cost one trip to the disk. A write has happened when its `await` returns.
    """

    def __init__(self, url: str, origin: str = "", shared: bool = False) -> None:
        self._engine = make_engine(url)
        self.origin = origin
        self._shared = shared
        self.is_postgres = self._engine.dialect.name == "postgresql"
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="database-read")
        self._thread = threading.Thread(target=self._write_all, name="database-write", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    def open(self) -> None:
        """Brings the schema up to date and starts the writing thread; called in the running event loop."""
        migrate(self._engine)
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def close(self) -> None:
        """Waits for pending writes."""
        if self._thread.is_alive():
            self._queue.put(None)
            self._thread.join()
        self._readers.shutdown()
        self._engine.dispose()

    async def read(self, job: Job[T]) -> T:
        def run() -> T:
            with self._engine.connect() as connection:
                return job(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, job: Job[T], touches: str | None = None) -> T:
        """Runs the job in a transaction; returns after its commit. Other processes hear that the table changed."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put(Write(job, future, touches))
        return await future

    async def add(self, table: Table, row: Row, touches: str | None = None, then: Job[None] | None = None) -> bool:
        """Stores a row, and does `then` in the same transaction; False if one of the row's keys exists.

        Rows that come together are stored by one statement.
        """
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        addition = Addition(table, row, then)
        self._queue.put(Write(addition.carry_out, future, touches, addition))
        return await future

    def listen(self, stop: threading.Event, heard: Heard) -> None:
        """Calls `heard` with the id of every table that another process changes; returns when it is stopped.

        An empty id means that some may have been missed: any table may have changed.
        """
        while not stop.is_set():
            try:
                with self._engine.connect() as connection:
                    connection.detach()
                    heard("")
                    listen(connection, self.origin, stop, heard)
            except (DBAPIError, self._engine.dialect.loaded_dbapi.Error):
                stop.wait(POLL_SECONDS)

    def _write_all(self) -> None:
        with self._engine.connect().execution_options(writes=True) as connection:
            open_for_more = True
            while open_for_more:
                group, open_for_more = self._next_group()
                if group:
                    self._commit_group(connection, group)
                    assert self._loop is not None
                    self._loop.call_soon_threadsafe(_settle, group)

    def _next_group(self) -> tuple[list[Write], bool]:
        group: list[Write] = []
        first = self._queue.get()
        while first is not None:
            group.append(first)
            if len(group) == LARGEST_GROUP:
                return group, True
            try:
                first = self._queue.get_nowait()
            except queue.Empty:
                return group, True
        return group, False

    def _commit_group(self, connection: Connection, group: list[Write], again: bool = True) -> None:
        """Commits all together or, where one of them fails, each alone. After a lost connection it tries once more."""
        try:
            if not self._insert_together(connection, group):
                self._commit(connection, group)
        except Exception as error:  # noqa: BLE001 - whatever it was, it belongs to whoever waits for it
            if again and isinstance(error, DBAPIError) and error.connection_invalidated:
                self._commit_group(connection, group, again=False)
            elif len(group) == 1:
                group[0].error = error
            else:
                for write in group:
                    self._commit_group(connection, [write], again)

    def _insert_together(self, connection: Connection, group: list[Write]) -> bool:
        """Stores a group of rows by one statement; False if it is not rows of one table only, or a key is taken.

        Each time this thread comes back from the driver it takes the interpreter's lock from the event loop. That
        costs both of them more than the statement does, so it goes there once.
        """
        if self._shared or self.is_postgres:
            return False
        additions = [write.addition for write in group if write.addition is not None]
        if len(additions) < len(group) or len({addition.table.name for addition in additions}) > 1:
            return False
        jobs = [addition.then for addition in additions if addition.then is not None]
        try:
            if jobs:
                with connection.begin():
                    _insert_rows(connection, additions)
                    for job in jobs:
                        job(connection)
            else:
                _insert_rows(connection, additions)
        except sqlite3.IntegrityError:
            return False
        for write in group:
            write.result = True
        return True

    def _commit(self, connection: Connection, group: list[Write]) -> None:
        with connection.begin():
            for write in group:
                write.result = write.job(connection)
            if self._shared:
                for touched in {write.touches for write in group if write.touches}:
                    announce(connection, self.origin, touched)


def _insert_rows(connection: Connection, additions: list[Addition]) -> None:
    """Inserts rows of one table by one statement of the driver; outside a transaction it is one of its own."""
    table, columns = additions[0].table, tuple(additions[0].row)
    raw: Any = connection.connection.dbapi_connection
    values = [value for addition in additions for value in addition.row.values()]
    raw.execute(_insertion_of(table, columns, len(additions)), values)


def insert_new(connection: Connection, table: Table, row: Row) -> bool:
    """Inserts a row; False if one of its keys exists."""
    return connection.execute(_insertion(connection.dialect.name, table), row).first() is not None


@cache
def _insertion(dialect: str, table: Table) -> Any:
    """Made once: putting a statement together takes longer than carrying it out."""
    insertion = (postgresql if dialect == "postgresql" else sqlite).insert(table)
    return insertion.on_conflict_do_nothing().returning(*table.primary_key)


@cache
def _insertion_of(table: Table, columns: tuple[str, ...], rows: int) -> str:
    row = f"({', '.join('?' * len(columns))})"
    return f"INSERT INTO {table.name} ({', '.join(columns)}) VALUES {', '.join([row] * rows)}"  # noqa: S608 - our names


def _settle(group: list[Write]) -> None:
    for write in group:
        write.settle()
