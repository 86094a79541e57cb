"""Tables are told to those they are for: with a cookie, with another's, and with none at all."""

import httpx
from sqlalchemy import create_engine, text

from tests.server.conftest import StartServer
from tests.server.serving import Guest, Served
from tests.server.test_tables import seated


def listed(guest: Guest) -> set[str]:
    return {table["id"] for table in guest.get("/api/tables")}


def test_a_stranger_without_a_cookie_is_told_of_no_private_table(server: Served) -> None:
    ann, bob, running = seated(server)
    waiting = ann.create(["me", "open"])
    alone = ann.create(["me", "random"])
    theirs = {running, waiting, alone}
    assert theirs <= listed(ann)
    assert theirs & listed(bob) == {running}
    assert not theirs & {table["id"] for table in httpx.get(f"{server.url}/api/tables").json()}
    assert not theirs & listed(server.guest())
    assert not theirs & listed(server.guest("Eve"))


def test_a_listed_table_is_told_to_everybody_as_long_as_it_has_company(server: Served) -> None:
    ann = server.guest("Ann")
    waiting = ann.create(["me", "open"], listed=True)
    assert waiting in listed(server.guest())
    assert waiting in listed(server.guest("Eve"))


def test_a_table_against_bots_only_is_told_to_its_people_only(server: Served) -> None:
    ann = server.guest("Ann")
    tables = {
        ann.create(["me", "random"], listed=True),
        ann.create(["me", "device:Eve"], listed=True),
        ann.create(["random", "random"], listed=True),
    }
    assert not tables & listed(server.guest())
    assert not tables & listed(server.guest("Eve"))
    assert len(tables & listed(ann)) == 2


def test_my_own_tables_are_listed_however_many_others_are(start_server: StartServer) -> None:
    server = start_server()
    ann, bob = server.guest("Ann"), server.guest("Bob")
    mine = ann.create(["me", "open"])
    for _ in range(60):
        bob.create(["me", "open"], listed=True)
    assert mine in listed(ann)
    assert len(listed(ann)) == 51


def test_the_list_reads_nothing_that_is_long(start_server: StartServer, database_url: str) -> None:
    """A record that cannot even be parsed does not matter to it."""
    server = start_server()
    ann = server.guest("Ann")
    table = ann.create(["me", "random"])
    engine = create_engine(database_url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET opening = 'x', box = 'x', origin = 'x', options = 'x'"))
    engine.dispose()
    assert table in listed(ann)
