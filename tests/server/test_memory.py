"""Tables in memory: forgotten when idle, and never two of one."""

import asyncio
from pathlib import Path

import msgspec

from caravansary.core.record import Record
from caravansary.server.inn import Inn
from caravansary.server.people.guests import Guest
from caravansary.server.protocol.tables import CreateTable, DeviceSeat, MySeat
from caravansary.server.storage import ledger
from caravansary.server.tables import moves, new_tables
from tests.server.conftest import settings_for

ANN = Guest("ann", "Ann")


async def new_table(inn: Inn) -> str:
    return await new_tables.create(inn.tables, ANN, CreateTable("pebbles", [MySeat(), DeviceSeat("Eve")]), None)


def test_a_forgotten_table_that_somebody_holds_is_the_one_others_get(tmp_path: Path) -> None:
    async def run() -> None:
        inn = Inn(settings_for(f"sqlite:///{tmp_path / 'x.sqlite3'}", idle_after=0.0))
        async with inn.open():
            held = await inn.tables.get(await new_table(inn))
            inn.tables.forget_idle()
            assert await inn.tables.get(held.id) is held

    asyncio.run(run())


def test_a_table_read_again_from_the_log_is_the_same(tmp_path: Path) -> None:
    async def run() -> None:
        inn = Inn(settings_for(f"sqlite:///{tmp_path / 'x.sqlite3'}", idle_after=0.0))
        async with inn.open():
            id = await new_table(inn)
            live = await inn.tables.get(id)
            for _ in range(8):
                state = live.running().state
                action = state.setup.space.text(state.actions[-1])
                await moves.play(inn.tables, live, live.seq, state.seat, action, None)
            before: Record = live.record()
            lines = live.running().all_lines()
            number, seq = live.running().match.picks_made, live.seq
            del live
            inn.tables.forget_idle()
            again = await inn.tables.get(id)
            assert msgspec.json.encode(again.record()) == msgspec.json.encode(before)
            assert again.running().all_lines() == lines
            assert (again.running().match.picks_made, again.seq) == (number, seq)

    asyncio.run(run())


def test_after_the_last_answer_memory_has_what_the_database_has(tmp_path: Path) -> None:
    async def run() -> None:
        inn = Inn(settings_for(f"sqlite:///{tmp_path / 'x.sqlite3'}", idle_after=0.0))
        async with inn.open():
            live = await inn.tables.get(await new_table(inn))
            before = live.stored.revision
            while not live.over:
                state = live.running().state
                action = state.setup.space.text(state.actions[-1])
                await moves.play(inn.tables, live, live.seq, state.seat, action, None)
            assert (live.stored.status, live.stored.revision) == ("over", before + 1)
            stored = await inn.database.read(lambda connection: ledger.get_table(connection, live.id))
            assert stored == live.stored
            async with live.lock:
                await inn.tables.refresh(live)
            assert stored == live.stored

    asyncio.run(run())
