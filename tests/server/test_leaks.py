"""Nothing hidden leaves the server: what was sent is exactly what a world with other secrets would have sent."""

import json
from typing import Any

import msgspec
import pytest

from caravansary.core.chance import Seeded
from caravansary.core.snapshot import encode
from caravansary.server.storage.ledger import StoredMove, StoredSeat, StoredTable
from caravansary.server.tables.live import Live
from caravansary.server.tables.table_views import situation
from caravansary.server.views.state_views import Viewpoint
from tests.server.serving import Served, play_out
from tests.server.test_tables import seated

SAMPLES = 3


@pytest.mark.parametrize("game", ["pebbles", "yspahan"])
def test_what_was_sent_does_not_depend_on_what_was_hidden(server: Served, game: str) -> None:
    ann, bob, table = seated(server, game)
    with ann.at(table) as first, bob.at(table) as second, server.guest().at(table) as spectator:
        play_out([first, second])
        spectator.until(lambda one: one.over)
        record = ann.get(f"/api/tables/{table}/record")
        clients = {0: first, 1: second, None: spectator}
        sent = {viewer: updates(client.heard) for viewer, client in clients.items()}
    live = opened(record)
    other_worlds = 0
    for move in record["moves"][:-1]:
        live.replay(next_move(live, move, sent))
        for viewer, updates_sent in sent.items():
            if live.seq in updates_sent:
                other_worlds += check_same(live, viewer, updates_sent[live.seq])
    assert other_worlds > 20


def updates(heard: list[dict[str, Any]]) -> dict[int, dict[str, Any]]:
    """The updates by their version."""
    return {message["game"]["version"]: message["game"] for message in heard if message["type"] == "update"}


def opened(record: dict[str, Any]) -> Live:
    opening = msgspec.json.encode({**record, "moves": [], "scores": None}).decode()
    seats = [StoredSeat("human", owner=name, name=name) for name in record["seats"]]
    return Live(
        StoredTable(
            "t", 0, 1, "running", False, "Ann", record["game"], None, record["options"], record["seed"],
            None, opening, None, None, None, seats,
        )
    )  # fmt: skip


def next_move(live: Live, move: list[Any], sent: dict[int | None, dict[int, dict[str, Any]]]) -> StoredMove:
    seq = live.seq + 1
    at = next((game["steps"][-1]["at"] for games in sent.values() for v, game in games.items() if v == seq), 0)
    return StoredMove(seq, live.running().state.seat, move[0], move[1] if len(move) > 1 else [], 0, 0, None, at)


def check_same(live: Live, viewer: int | None, sent: dict[str, Any]) -> int:
    """The same words would have been sent, whatever the others hold; in how many really different worlds."""
    match = live.running().match
    truth = match.state
    different = 0
    since = live.seq - len(sent["steps"])
    for number in range(SAMPLES):
        # A spectator knows less than any seat, so what one seat cannot tell apart they cannot either.
        match.state = truth.determinize(number % 2 if viewer is None else viewer, Seeded(number))
        different += encode(match.state) != encode(truth)
        told = json.loads(msgspec.json.encode(situation(live, Viewpoint(viewer), since)))
        told["clock"] = sent["clock"]
        for step, heard in zip(told["steps"], sent["steps"], strict=True):
            step["at"] = heard["at"]
        assert told == sent
    match.state = truth
    return different


def test_the_seed_is_told_only_when_the_game_is_over(server: Served) -> None:
    ann, bob, table = seated(server)
    with ann.at(table) as first, bob.at(table) as second:
        assert first.table["seed_hash"]
        play_out([first, second])
        seed = ann.get(f"/api/tables/{table}")["seed"]
        early = [message for message in first.heard + second.heard if message.get("table", {}).get("status") != "over"]
        assert early
        assert seed not in json.dumps(early)


def test_a_table_says_nothing_about_its_guests_but_their_names(server: Served) -> None:
    ann, _, table = seated(server)
    [cookie] = list(ann.http.cookies.jar)
    id = (cookie.value or "").rpartition(".")[0]
    with server.guest().at(table) as spectator:
        assert id not in json.dumps(spectator.heard)
    assert id not in json.dumps(server.guest().get("/api/tables"))
