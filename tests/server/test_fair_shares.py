"""No guest takes what is everybody's: bots think in fair turns where people wait, and tables of one are limited."""

import random
import threading
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text

from tests.server.conftest import StartServer, empty_database, settings_for
from tests.server.serving import Guest, Served, serving
from tests.server.test_kill import Process
from tests.server.test_tables import seated

CROWD = 20
FOR_EVER = 2**62


def moves_of(database: str, tables: list[str], until: int = FOR_EVER) -> int:
    """How many moves of the tables are stored, as far as they were made until then (ms since 1970)."""
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    query = text("SELECT table_id, count(*) FROM moves WHERE at <= :until GROUP BY table_id")
    with engine.connect() as connection:
        counted = connection.execute(query, {"until": until}).all()
    engine.dispose()
    return sum(count for id, count in counted if id in tables)


def test_one_guest_with_many_tables_does_not_stall_the_bots_of_others(tmp_path: Path) -> None:
    """Bots of one guest are asked all the time at many tables; another's bot answers after few of their answers."""
    with empty_database("sqlite", tmp_path) as url, serving(settings_for(url, bot_workers=1)) as server:
        eve, ann = server.guest("Eve"), server.guest("Ann")
        crowd = [eve.create(["greedy", "greedy", "me"], "yspahan") for _ in range(CROWD)]
        own = ann.create(["random", "me"])
        with ExitStack() as stack:
            for table in crowd:
                stack.enter_context(eve.at(table))
            with ann.at(own) as player:
                before = moves_of(url, crowd)
                player.until(lambda one: one.version >= 1)
                assert moves_of(url, crowd, until=player.heard[-1]["game"]["steps"][0]["at"]) - before <= CROWD // 2


def test_bots_play_only_where_somebody_waits(start_server: StartServer, database_url: str) -> None:
    server = start_server(idle_after=0.0, heartbeat=0.05)
    ann = server.guest("Ann")
    table = ann.create(["random", "me"])
    ann.get(f"/api/tables/{table}")
    time.sleep(0.5)  # many times what a random bot takes
    assert moves_of(database_url, [table]) == 0
    with ann.at(table) as player:
        player.until(lambda one: one.asked == 1)
    assert moves_of(database_url, [table]) > 0


def test_people_who_are_both_away_find_their_bots_answers_when_they_come_back(
    start_server: StartServer, database_url: str
) -> None:
    """The last one who left waits for the next turn, so the bot at their table goes on without them."""
    server = start_server(bot_delay=0.3)
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.create(["me", "open", "random"])
    with ann.at(table) as first, bob.at(table) as second:
        second.must("sit", seat=1)
        first.must("start")
        chance = random.Random(1)
        while first.asked != 2:
            for player in (first, second):
                player.must("ping")
            if first.asked != 2:
                (first, second)[first.asked or 0].play_any(chance)
                first.must("ping")
        before = first.version
    deadline = time.monotonic() + 60
    while moves_of(database_url, [table]) <= before and time.monotonic() < deadline:
        time.sleep(0.05)
    assert moves_of(database_url, [table]) > before


def test_one_guest_may_open_so_many_tables_and_bots(start_server: StartServer) -> None:
    server = start_server(tables_of_one=2, bots_of_one=3)
    ann, bob = server.guest("Ann"), server.guest("Bob")

    def refusal(guest: Guest, *seats: str) -> dict[str, object]:
        kinds = [{"kind": "bot", "bot": seat} if seat == "random" else {"kind": seat} for seat in seats]
        answer = guest.http.post("/api/tables", json={"game": "pebbles", "seats": kinds})
        found: dict[str, object] = answer.json()
        assert (answer.status_code, found["code"]) == (429, "too-many")
        return found

    ann.create(["me", "random", "random"])
    said = refusal(ann, "me", "random", "random")
    assert said["said"] == {"id": "too-many-bots", "args": {"number": 3}}
    ann.create(["me", "open"])
    said = refusal(ann, "me", "open")
    assert said["said"] == {"id": "too-many-tables", "args": {"number": 2}}
    assert "finish some of them" in str(said["detail"])
    bob.create(["me", "random"])


def test_one_address_may_open_so_much_a_minute(start_server: StartServer) -> None:
    server = start_server(openings_per_minute=5)
    codes = [server.guest().http.put("/api/me", json={"name": "Ann"}).status_code for _ in range(8)]
    assert codes[:5] == [200] * 5
    assert 429 in codes


# Who is here, over several processes.


def test_people_of_a_dead_process_are_not_shown_as_connected(start_server: StartServer, database_url: str) -> None:
    """The other process is only its rows in the database: it says once that it lives, then never again."""
    server = start_server(shared=True, heartbeat=0.05)
    ann, bob, table = seated(server)
    engine = create_engine(database_url.replace("postgresql:", "postgresql+psycopg:"))

    def run(*statements: str) -> None:
        with engine.begin() as connection:
            for statement in statements:
                connection.execute(text(statement), {"table": table})

    with ann.at(table) as first:
        run(
            "INSERT INTO processes (id, seen) SELECT 'ghost', max(seen) FROM processes",
            "INSERT INTO presence (process, table_id, guest) "
            "SELECT 'ghost', table_id, owner FROM seats WHERE table_id = :table AND seat = 1",
        )
        first.must("say", text="is Bob here?")
        first.until(lambda one: one.table["seats"][1]["connected"])
        run("UPDATE processes SET seen = seen - 20000 WHERE id = 'ghost'")
        first.until(lambda one: not one.table["seats"][1]["connected"])
        first.must("give-to-bot", seat=1, bot="random")
    engine.dispose()
    bob.get("/api/me")


@pytest.mark.slow
@pytest.mark.postgres
def test_a_killed_process_takes_its_people_with_it(tmp_path: Path) -> None:
    with empty_database("postgres", tmp_path) as url, serving(settings_for(url, heartbeat=1.0)) as here:
        ann, bob, table = seated(here)
        there = Process(url, tmp_path)
        try:
            there.wait_until_up()
            with ann.at(table) as first:
                held = threading.Event()
                leave = threading.Event()
                thread = threading.Thread(target=_sit_there, args=(bob, table, there, held, leave))
                # Both sign cookies with the same key only if they share it, so Bob is a spectator there: he counts too.
                thread.start()
                assert held.wait(60)
                first.until(lambda one: one.table["spectators"] == 1)
                there.kill()
                first.until(lambda one: one.table["spectators"] == 0)
                leave.set()
                thread.join()
        finally:
            there.process.kill()
            there.process.wait()
            there.send_guests_home()


def _sit_there(guest: Guest, table: str, there: Served, held: threading.Event, leave: threading.Event) -> None:
    try:
        with guest.at(table, there):
            held.set()
            leave.wait(120)
    except (OSError, EOFError, httpx.HTTPError):
        return
