"""Bad input of all kinds gets a typed refusal, changes nothing and is heard by nobody else."""

import json
import random
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.sync.client import ClientConnection

from caravansary.server.people.guests import signed
from caravansary.server.protocol.commands import ClientMessage
from caravansary.server.protocol.refusals import ErrorCode
from caravansary.server.refusal import Refused
from caravansary.server.sockets.session import LARGEST_MESSAGE
from caravansary.server.storage.ledger import StoredSeat, StoredTable
from caravansary.server.tables import new_tables
from tests.server.conftest import StartServer
from tests.server.serving import PATIENCE, AtTable, Served, first_words, rest_of
from tests.server.test_tables import seated

TYPES = [message.__struct_config__.tag for message in get_args(ClientMessage)]
CODES = set(get_args(ErrorCode))

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
# Commands that are well formed now and then, and never allowed to whoever sends them here: a spectator without a name.
commands = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES) | st.text(max_size=10)},
    optional={
        "id": st.text(max_size=70) | json_values,
        "version": st.integers(-2, 5) | json_values,
        "seat": st.integers(-2, 20) | json_values,
        "action": st.sampled_from(["draw", "lay red", "put-back red"]) | json_values,
        "bot": st.sampled_from(["random", "greedy"]) | json_values,
        "text": st.text(max_size=600) | json_values,
        "wish": st.fixed_dictionaries({"kind": st.sampled_from(["open", "me", "bot", "device"])}) | json_values,
        "since": json_values,
        "language": json_values,
    },
)
garbage = st.binary(max_size=60) | st.text(max_size=60) | json_values.map(json.dumps) | commands.map(json.dumps)


@pytest.fixture(scope="module")
def watched(server: Served) -> Iterator[tuple[AtTable, AtTable, ClientConnection]]:
    """A running table with both players at it, and a stranger's bare connection after its hello."""
    ann, bob, table = seated(server)
    with ann.at(table) as first, bob.at(table) as second, server.guest().connected(table) as stranger:
        stranger.send('{"type": "hello"}')
        stranger.recv(timeout=PATIENCE)
        for player in (first, second):
            player.must("ping")
        yield first, second, stranger


def answers_until_pong(connection: ClientConnection) -> list[dict[str, Any]]:
    mark = f"ping-{random.getrandbits(64)}"
    connection.send(json.dumps({"type": "ping", "id": mark}))
    found: list[dict[str, Any]] = []
    while True:
        message = json.loads(connection.recv(timeout=PATIENCE))
        if message.get("id") == mark:
            return found
        found.append(message)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(messages=st.lists(garbage, min_size=10, max_size=30))
def test_garbage_is_refused_and_disturbs_nobody(
    watched: tuple[AtTable, AtTable, ClientConnection], messages: list[str | bytes]
) -> None:
    first, second, stranger = watched
    before = [(player.version, len(player.heard), len(player.chat)) for player in (first, second)]
    for message in messages:
        stranger.send(message)
    answers = answers_until_pong(stranger)
    for answer in answers:
        assert answer["type"] in ("error", "done", "update"), answer
        if answer["type"] == "error":
            assert answer["code"] in CODES
            assert answer["code"] != "internal", answer
    for player in (first, second):
        player.must("ping")
    after = [(player.version, len(player.heard) - 1, len(player.chat)) for player in (first, second)]
    assert after == before


def test_nothing_beside_a_test_draws_from_the_global_generator(server: Served) -> None:
    """Else Hypothesis fails on busy machines, where a connection is open for long enough to be pinged."""
    ann, _, table = seated(server)
    before = random.getstate()
    with ann.connected(table, ping_interval=0.01) as socket:
        for _ in range(3):
            socket.ping().wait(PATIENCE)
    server.guest("Eve").create(["me", "open"])
    assert random.getstate() == before


def bad_commands(seat: int, version: int, action: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """What a player at the table, who is not asked, may not do; and what nobody may."""
    play = {"type": "play", "version": version, "seat": seat, "action": action}
    for foreign in range(16):
        if foreign != seat:
            yield "forbidden", {**play, "seat": foreign}
            yield "forbidden", {"type": "undo", "version": version, "seat": foreign}
            yield "forbidden", {"type": "restart", "version": version, "seat": foreign}
            yield "forbidden", {"type": "look", "seat": foreign}
    yield "forbidden", play
    for stale in (*range(version), version + 1, 999_999):
        yield "stale", {**play, "version": stale}
        yield "stale", {"type": "undo", "version": stale, "seat": seat}
    for field, wrong in (
        ("seat", "0"),
        ("seat", -1),
        ("seat", 16),
        ("seat", 0.5),
        ("seat", None),
        ("version", -1),
        ("version", "1"),
        ("version", 10**12),
        ("action", ""),
        ("action", "x" * 201),
        ("action", 5),
        ("action", ["draw"]),
    ):
        yield "bad-message", {**play, field: wrong}
    for field in ("version", "seat", "action"):
        yield "bad-message", {name: value for name, value in play.items() if name != field}
    yield "bad-message", {**play, "picks": [5, 5, 5]}
    yield "bad-message", {**play, "type": "PLAY"}
    yield "bad-message", {"type": "hello"}
    yield "bad-message", {"type": "say", "text": ""}
    yield "bad-message", {"type": "say", "text": "x" * 501}
    yield "forbidden", {"type": "start"}
    yield "forbidden", {"type": "arrange", "seat": 0, "wish": {"kind": "open"}}
    yield "started", {"type": "sit", "seat": 0}
    yield "started", {"type": "stand", "seat": seat}
    yield "forbidden", {"type": "give-to-bot", "seat": 1 - seat, "bot": "random"}
    yield "not-found", {"type": "give-to-bot", "seat": seat, "bot": "hal"}
    yield "not-found", {"type": "give-to-bot", "seat": 9, "bot": "random"}
    yield "forbidden", {"type": "take-back", "seat": 1 - seat}
    yield "not-started", {"type": "rematch"}


def test_thousands_of_bad_commands_change_nothing(server: Served) -> None:
    ann, bob, table = seated(server)
    with ann.at(table) as first, bob.at(table) as second:
        for _ in range(3):
            asked = first if first.choices else second
            asked.play(asked.choices[0])
            first.until(lambda one: one.version == asked.version)  # noqa: B023
            second.until(lambda one: one.version == asked.version)  # noqa: B023
        # Bob is not the host; it may be his turn or not, so only what holds in both cases is sent.
        sender, other = second, first
        seat = 1
        other.must("ping")
        heard, version, view = len(other.heard), other.version, other.view
        sent = 0
        for round in range(30):
            for number, (code, command) in enumerate(bad_commands(seat, version, "lay nothing")):
                sent += 1
                if command["type"] == "play" and command.get("seat") == seat and code == "forbidden":
                    code = "illegal-action" if sender.choices else "forbidden"
                assert sender.refused(**command, id=f"{round}-{number}") == code, command
        assert sent >= 3000
        other.must("ping")
        assert len(other.heard) == heard + 1
        assert (other.version, other.view) == (version, view)
    record = [ann.get(f"/api/tables/{table}/moments/{version}", viewer=0)["view"]["observation"]]
    assert record == [view["observation"]]


def test_a_connection_that_begins_badly_is_told_why(server: Served) -> None:
    ann, _, table = seated(server)
    hello = '{"type": "hello"}'
    assert first_words(ann, "unknown", hello)["code"] == "not-found"
    assert first_words(ann, table, "{")["code"] == "bad-message"
    assert first_words(ann, table, b"\xff\xfe")["code"] == "bad-message"
    assert first_words(ann, table, '{"type": "ping", "id": "1"}')["code"] == "bad-message"
    assert first_words(ann, table, '{"type": "hello", "since": -1}')["code"] == "bad-message"
    assert first_words(ann, table, hello, origin="https://evil.example")["code"] == "wrong-origin"
    assert first_words(ann, table, "x" * (LARGEST_MESSAGE + 1))["code"] == "too-large"


def test_our_own_page_may_connect(server: Served) -> None:
    ann, _, table = seated(server)
    with ann.connected(table, origin=server.url) as socket:
        socket.send('{"type": "hello"}')
        assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "welcome"


def test_a_forged_cookie_sits_nowhere(server: Served) -> None:
    ann, _, table = seated(server)
    [cookie] = list(ann.http.cookies.jar)
    forger = server.guest()
    forger.http.cookies.set("caravansary", signed(b"not the key", (cookie.value or "").rpartition(".")[0]))
    with forger.at(table) as stranger:
        assert stranger.table["mine"] == []
        assert stranger.view["viewer"] is None
        assert stranger.refused("play", version=stranger.version, seat=0, action="draw") == "forbidden"
        assert stranger.refused("say", text="hello") == "no-name"


def test_large_messages_are_refused_and_very_large_ones_end_the_connection(server: Served) -> None:
    ann, _, table = seated(server)
    with ann.at(table) as player:
        assert player.refused("say", text="x" * LARGEST_MESSAGE) == "too-large"
        player.must("ping")
        player.socket.send("x" * (5 * LARGEST_MESSAGE))
        assert rest_of(player.socket) == []


def test_who_sends_too_much_is_told_so_and_then_hung_up_on(start_server: StartServer) -> None:
    server = start_server(messages_per_second=0.001, messages_at_once=10)
    ann = server.guest("Ann")
    table = ann.create(["me", "open"])
    with ann.at(table) as player:
        for number in range(150):
            player.send({"type": "ping", "id": str(number)})
        codes = [message.get("code", "done") for message in rest_of(player.socket)]
    assert codes.count("done") == 10
    assert codes.count("too-many") >= 50


def test_who_slows_down_may_go_on(start_server: StartServer) -> None:
    server = start_server(messages_per_second=1000.0, messages_at_once=3)
    ann = server.guest("Ann")
    table = ann.create(["me", "open"])
    with ann.at(table) as player:
        for number in range(50):
            player.send({"type": "ping", "id": str(number)})
        while player.do("ping")["type"] == "error":
            pass
        assert player.table["status"] == "waiting"


def test_a_set_up_that_cannot_be_played_is_refused_in_the_words_of_the_game() -> None:
    """Also at the start of a table that waited: newer rules may refuse what older ones allowed."""
    seats = [StoredSeat("human", owner="ann", name="Ann"), StoredSeat("bot", name="random", bot="random")]
    stored = StoredTable(
        "t",
        1,
        1,
        "waiting",
        False,
        "ann",
        "yspahan",
        None,
        {"two_player_game": "false"},
        "seed",
        None,
        None,
        None,
        None,
        None,
        seats,
    )
    with pytest.raises(Refused) as caught:
        new_tables.started(stored)
    said = caught.value.message().said
    assert caught.value.code == "bad-setup" and said is not None and said.id == "yspahan-setup-two-players"
