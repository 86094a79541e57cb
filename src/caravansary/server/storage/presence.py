"""Which processes serve the database, and who is connected to which table through them."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select, text, update

from caravansary.server.storage.database import insert_new
from caravansary.server.storage.schema import notices, presence, processes

NOTICES_KEPT = 10_000


def database_now(connection: Connection) -> int:
    """The database's own time in ms since 1970: the one clock that all processes share."""
    clock = POSTGRES_CLOCK if connection.dialect.name == "postgresql" else SQLITE_CLOCK
    return int(connection.execute(text(clock)).scalar_one())


POSTGRES_CLOCK = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
SQLITE_CLOCK = "SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"


def report_alive(connection: Connection, process: str, lifetime: int) -> int:
    """Says that the process is alive and forgets those that have not said so for long; gives the database's time."""
    now = database_now(connection)
    if connection.execute(update(processes).where(processes.c.id == process).values(seen=now)).rowcount == 0:
        connection.execute(insert(processes).values(id=process, seen=now))
    dead = select(processes.c.id).where(processes.c.seen < now - lifetime)
    connection.execute(delete(presence).where(presence.c.process.in_(dead)))
    connection.execute(delete(processes).where(processes.c.seen < now - lifetime))
    newest = connection.execute(select(func.max(notices.c.id))).scalar() or 0
    connection.execute(delete(notices).where(notices.c.id < newest - NOTICES_KEPT))
    return now


def set_present(connection: Connection, process: str, table_id: str, guest: str, present: bool) -> None:
    if present:
        insert_new(connection, presence, {"process": process, "table_id": table_id, "guest": guest})
        return
    mine = (presence.c.process == process) & (presence.c.table_id == table_id) & (presence.c.guest == guest)
    connection.execute(delete(presence).where(mine))


def forget_process(connection: Connection, process: str) -> None:
    connection.execute(delete(presence).where(presence.c.process == process))
    connection.execute(delete(processes).where(processes.c.id == process))


def get_present(connection: Connection, ids: list[str], other_than: str, lifetime: int) -> dict[str, list[str]]:
    """By table, the guests that are connected through other living processes; each once per process."""
    since = database_now(connection) - lifetime
    alive = select(processes.c.id).where((processes.c.seen >= since) & (processes.c.id != other_than))
    query = select(presence.c.table_id, presence.c.guest).where(presence.c.process.in_(alive))
    found: dict[str, list[str]] = {id: [] for id in ids}
    for table_id, guest in connection.execute(query.where(presence.c.table_id.in_(ids))):
        found[table_id].append(guest)
    return found
