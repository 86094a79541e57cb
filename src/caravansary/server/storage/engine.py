"""Connections to SQLite or PostgreSQL: which addresses can be used, how connections are set up, and migrations."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from sqlalchemy import Connection, Engine, QueuePool, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from caravansary.server.logs import blot
from caravansary.server.storage.migrations import HEAD

EXAMPLES = "sqlite:////path/to/file.db or postgresql://user@host/name"
READERS = 4
"""Threads that read; each may hold a connection, as may the one that writes and the one that listens."""
MIGRATION_LOCK = 0x6361_7261


class DatabaseError(ValueError):
    """The address of the database cannot be used; the message says which could."""


def check_url(url: str) -> bool:
    """Whether the address is one of PostgreSQL; DatabaseError if it cannot be used."""
    engine = make_engine(url)
    engine.dispose()
    return engine.dialect.name == "postgresql"


def password_of(url: str) -> str | None:
    password = make_url(url).password
    return None if password is None else str(password)


def make_engine(url: str) -> Engine:
    try:
        address = make_url(url)
    except ArgumentError:
        raise DatabaseError(f"'{blot(url)}' is not a database address; expected {EXAMPLES}") from None
    if address.drivername in ("postgresql", "postgres"):
        address = address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() not in ("sqlite", "postgresql"):
        raise DatabaseError(f"'{address.get_backend_name()}' is not supported; expected {EXAMPLES}")
    try:
        if address.get_backend_name() == "sqlite":
            engine = create_engine(
                address,
                poolclass=QueuePool,
                pool_size=READERS + 3,
                connect_args={"check_same_thread": False},
                hide_parameters=True,
            )
            event.listen(engine, "connect", _prepare_sqlite)
            event.listen(engine, "begin", _begin_sqlite)
            return engine
        return create_engine(address, pool_size=READERS + 3, pool_pre_ping=True, hide_parameters=True)
    except (ModuleNotFoundError, NoSuchModuleError) as error:
        raise DatabaseError(f"{error}; install it with: pip install 'caravansary[postgres]'") from None


def _prepare_sqlite(raw: Any, _record: object) -> None:
    # SQLAlchemy, not the driver, says when a transaction begins.
    raw.isolation_level = None
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
        raw.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    # A reader that later wants to write could meet another writer's changes; one that takes the lock first cannot.
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


def migrate(engine: Engine) -> None:
    """Runs the migrations that the database has not seen; safe when several processes start at once."""
    if _version(engine) == HEAD:
        return
    # Alembic takes half a second to import and is rarely needed.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("caravansary.server.storage").joinpath("migrations")))
    config.set_main_option("path_separator", "os")
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _version(engine: Engine) -> str | None:
    if not inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
