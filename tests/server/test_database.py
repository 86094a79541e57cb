"""The database: group commits that fail alone, conflicts, migrations, and connections that break."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import psycopg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, insert, select

import caravansary.server.storage.migrations as migrations
from caravansary.server.storage import ledger
from caravansary.server.storage.database import Database
from caravansary.server.storage.engine import make_engine, migrate
from caravansary.server.storage.ledger import StoredChatLine, StoredMove, StoredSeat, StoredTable
from caravansary.server.storage.schema import guests, metadata, moves
from tests.server.conftest import StartServer

T = TypeVar("T")
Use = Callable[[Database], Awaitable[T]]


def with_database(url: str, use: Use[T]) -> T:
    async def run() -> T:
        database = Database(url)
        database.open()
        try:
            return await use(database)
        finally:
            database.close()

    return asyncio.run(run())


def a_table(id: str = "t") -> StoredTable:
    seats = [StoredSeat("open"), StoredSeat("open")]
    return StoredTable(
        id, 1, 1, "waiting", False, "ann", "pebbles", None, {}, "seed", None, None, None, None, None, seats
    )


def a_move(seq: int, request: str | None = None) -> StoredMove:
    return StoredMove(seq, 0, "draw", [3], 0, 1, request, 5)


def test_migrations_lead_to_the_schema_of_the_code(database_url: str) -> None:
    engine = make_engine(database_url)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == migrations.HEAD
    engine.dispose()
    assert ScriptDirectory.from_config(alembic_config()).get_current_head() == migrations.HEAD


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.set_main_option("path_separator", "os")
    return config


def test_a_table_of_the_first_version_is_read_after_the_migrations(database_url: str) -> None:
    engine = make_engine(database_url)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        config = alembic_config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.exec_driver_sql(
            "INSERT INTO tables (id, created, revision, status, listed, host, game, options, seed) "
            "VALUES ('t', 1, 3, 'waiting', true, 'ann', 'pebbles', '{}', 'seed')"
        )
        connection.exec_driver_sql(
            "INSERT INTO seats (table_id, seat, kind, owner, name, device) "
            "VALUES ('t', 0, 'human', 'ann', 'Ann', false)"
        )
    engine.dispose()

    async def use(database: Database) -> StoredTable | None:
        return await database.read(lambda connection: ledger.get_table(connection, "t"))

    found = with_database(database_url, use)
    assert found is not None
    assert (found.revision, found.listed, found.hints, found.box) == (3, True, None, None)
    assert found.seats == [StoredSeat("human", owner="ann", name="Ann")]


def test_many_writes_at_once_all_happen(database_url: str) -> None:
    async def use(database: Database) -> int:
        def add(number: int) -> Callable[[Connection], None]:
            return lambda connection: ledger.put_guest(connection, f"guest-{number}", "Ann", 1)

        await asyncio.gather(*[database.write(add(number)) for number in range(500)])
        return await database.read(
            lambda connection: connection.execute(select(func.count()).select_from(guests)).scalar_one()
        )

    assert with_database(database_url, use) == 500


def test_a_write_that_fails_takes_no_other_with_it(database_url: str) -> None:
    def bad(connection: Connection) -> None:
        connection.execute(insert(guests).values(id="half", name="done", created=1))
        raise ZeroDivisionError

    async def use(database: Database) -> list[Any]:
        jobs: list[Any] = []
        for number in range(20):
            good = lambda connection, n=number: ledger.put_guest(connection, f"g{n}", "Ann", 1)  # noqa: E731
            jobs += [database.write(good), database.write(bad)]
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        stored = await database.read(lambda connection: connection.execute(select(guests.c.id)).scalars().all())
        return [outcomes, stored]

    outcomes, stored = with_database(database_url, use)
    assert [type(outcome) for outcome in outcomes] == [type(None), ZeroDivisionError] * 20
    assert sorted(stored) == sorted(f"g{number}" for number in range(20))


def test_a_move_number_and_a_request_are_taken_once(database_url: str) -> None:
    async def use(database: Database) -> list[Any]:
        await database.write(lambda connection: ledger.add_table(connection, a_table()))
        found: list[Any] = []
        for move in (a_move(1, "r1"), a_move(1, "r2"), a_move(2, "r1"), a_move(2, "r2"), a_move(3), a_move(4)):
            found.append(await database.add(moves, ledger.move_row("t", move)))
        found.append(await database.read(lambda connection: ledger.find_move(connection, "t", "r2")))
        found.append(await database.read(lambda connection: ledger.find_move(connection, "t", "r9")))
        found.append(await database.read(lambda connection: len(ledger.get_moves(connection, "t", 1))))
        return found

    assert with_database(database_url, use) == [True, False, False, True, True, True, 2, None, 3]


def test_rows_stored_together_meet_taken_keys_each_alone(database_url: str) -> None:
    async def use(database: Database) -> list[Any]:
        await database.write(lambda connection: ledger.add_table(connection, a_table()))
        new = (a_move(1, "r1"), a_move(2, "r2"), a_move(2, "r3"), a_move(3, "r1"), a_move(3, "r3"), a_move(4))
        found: list[Any] = await asyncio.gather(*[database.add(moves, ledger.move_row("t", move)) for move in new])
        stored = await database.read(lambda connection: ledger.get_moves(connection, "t", 0))
        return [found, [(move.seq, move.request) for move in stored]]

    found, stored = with_database(database_url, use)
    assert found == [True, True, False, False, True, True]
    assert stored == [(1, "r1"), (2, "r2"), (3, "r3"), (4, None)]


def test_the_last_move_ends_its_table_in_the_same_transaction(database_url: str) -> None:
    async def use(database: Database) -> list[Any]:
        for id in ("t", "u", "v"):
            await database.write(lambda connection, one=id: ledger.add_table(connection, a_table(one)))  # type: ignore[misc]
        await database.add(moves, ledger.move_row("v", a_move(1)))

        def last(id: str) -> Awaitable[bool]:
            return database.add(moves, ledger.move_row(id, a_move(1)), id, partial(ledger.end_table, id=id))

        found: list[Any] = [*await asyncio.gather(database.add(moves, ledger.move_row("u", a_move(1))), last("t"))]
        found += await asyncio.gather(last("v"), database.add(moves, ledger.move_row("u", a_move(2))))
        for id in ("t", "u", "v"):
            table = await database.read(lambda connection, one=id: ledger.get_table(connection, one))  # type: ignore[misc]
            assert table is not None
            found.append((table.status, table.revision))
        return found

    over, waiting = ("over", 2), ("waiting", 1)
    assert with_database(database_url, use) == [True, True, False, True, over, waiting, waiting]


def test_a_move_is_not_stored_if_its_table_cannot_be_ended(database_url: str) -> None:
    def fail(connection: Connection) -> None:
        raise ZeroDivisionError

    async def use(database: Database) -> list[Any]:
        await database.write(lambda connection: ledger.add_table(connection, a_table()))
        last = database.add(moves, ledger.move_row("t", a_move(2)), "t", fail)
        other = database.add(moves, ledger.move_row("t", a_move(1)), "t")
        outcomes = await asyncio.gather(last, other, return_exceptions=True)
        stored = await database.read(lambda connection: ledger.get_moves(connection, "t", 0))
        return [type(outcomes[0]), outcomes[1], [move.seq for move in stored]]

    assert with_database(database_url, use) == [ZeroDivisionError, True, [1]]


def test_rows_of_different_tables_can_be_stored_together(database_url: str) -> None:
    async def use(database: Database) -> list[Any]:
        await database.write(lambda connection: ledger.add_table(connection, a_table()))
        ann = {"id": "ann", "name": "Ann", "created": 1}
        stored = await asyncio.gather(
            database.add(moves, ledger.move_row("t", a_move(1))), database.add(guests, ann), database.add(guests, ann)
        )
        return [stored, await database.read(lambda connection: ledger.get_name(connection, "ann"))]

    assert with_database(database_url, use) == [[True, True, False], "Ann"]


def test_a_table_changed_by_somebody_else_is_not_overwritten(database_url: str) -> None:
    async def use(database: Database) -> list[Any]:
        await database.write(lambda connection: ledger.add_table(connection, a_table()))
        mine, theirs = a_table(), a_table()
        theirs.seats[0] = StoredSeat("human", owner="bob", name="Bob")
        first = await database.write(lambda connection: ledger.change_table(connection, theirs))
        second = await database.write(lambda connection: ledger.change_table(connection, mine))
        stored = await database.read(lambda connection: ledger.get_table(connection, "t"))
        assert stored is not None
        return [first, second, stored.seats[0].name, stored.revision]

    assert with_database(database_url, use) == [True, False, "Bob", 2]


def test_chat_lines_get_numbers_and_are_stored_once(database_url: str) -> None:
    async def use(database: Database) -> list[int]:
        await database.write(lambda connection: ledger.add_table(connection, a_table()))
        for request in ("a", "b", "a", "c"):
            line = StoredChatLine(0, "Ann", None, request, request, 1)
            await database.write(lambda connection, one=line: ledger.add_chat_line(connection, "t", one))  # type: ignore[misc]
        lines = await database.read(lambda connection: ledger.get_chat_lines(connection, "t", 0))
        return [line.number for line in lines]

    assert with_database(database_url, use) == [1, 2, 3]


def test_sqlite_waits_for_the_disk_and_writes_ahead(tmp_path: Path) -> None:
    async def use(database: Database) -> tuple[str, int]:
        def ask(connection: Connection) -> tuple[str, int]:
            return (
                connection.exec_driver_sql("PRAGMA journal_mode").scalar_one(),
                connection.exec_driver_sql("PRAGMA synchronous").scalar_one(),
            )

        return await database.write(ask)

    assert with_database(f"sqlite:///{tmp_path / 'x.sqlite3'}", use) == ("wal", 2)


@pytest.mark.postgres
def test_the_server_survives_lost_database_connections(database_url: str, start_server: StartServer) -> None:
    if database_url.startswith("sqlite"):
        pytest.skip("SQLite has no connections to lose")
    here, there = start_server(), start_server()
    ann = here.guest("Ann")
    table = ann.create(["me", "device:Eve"])
    with (
        ann.at(table, here) as one,
        ann.at(table, there) as two,
        psycopg.connect(database_url, autocommit=True) as admin,
    ):
        admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        one.must("look", seat=one.asked)
        command = {"version": one.version, "seat": one.asked, "action": one.choices[0], "id": "again"}
        while one.do("play", **command)["type"] == "error":
            pass
        two.until(lambda at: at.version == 1)
        assert two.do("ping")["type"] == "done"
