"""What processes that share a database tell each other: which table they have changed."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, func, insert, select

from caravansary.server.storage.schema import notices

CHANNEL = "caravansary"
POLL_SECONDS = 0.05

Heard = Callable[[str], None]
"""Is told the id of a table that another process has changed."""


def announce(connection: Connection, origin: str, table_id: str) -> None:
    """Tells the others, once the transaction is committed, that `origin` has changed a table."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, f"{origin} {table_id}")))
    else:
        connection.execute(insert(notices).values(origin=origin, table_id=table_id))


def listen(connection: Connection, origin: str, stop: threading.Event, heard: Heard) -> None:
    """Hears what others than `origin` announce, until it is stopped or the connection breaks."""
    listen_here = _listen_postgres if connection.dialect.name == "postgresql" else _poll_sqlite
    listen_here(connection, origin, stop, heard)


def _listen_postgres(connection: Connection, origin: str, stop: threading.Event, heard: Heard) -> None:
    raw: Any = connection.connection.dbapi_connection
    raw.autocommit = True
    raw.execute(f"LISTEN {CHANNEL}")
    while not stop.is_set():
        for notice in raw.notifies(timeout=POLL_SECONDS, stop_after=1):
            sender, _, table_id = notice.payload.partition(" ")
            if sender != origin:
                heard(table_id)


def _poll_sqlite(connection: Connection, origin: str, stop: threading.Event, heard: Heard) -> None:
    raw: Any = connection.connection.dbapi_connection
    last = raw.execute("SELECT coalesce(max(id), 0) FROM notices").fetchone()[0]
    seen = None
    while not stop.wait(POLL_SECONDS):
        version = raw.execute("PRAGMA data_version").fetchone()[0]
        if version == seen:
            continue
        seen = version
        for id, sender, table_id in raw.execute("SELECT * FROM notices WHERE id > ? ORDER BY id", (last,)).fetchall():
            last = id
            if sender != origin:
                heard(table_id)
