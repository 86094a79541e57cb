"""Records, replays, forks and the proof that the dice were fair."""

import hashlib
import hmac
import json
from typing import Any

from caravansary.core.chance import Seeded
from caravansary.core.match import Match, verify
from caravansary.core.record import decode_record
from caravansary.core.registry import get_game
from caravansary.server.tables.game_log import setup_of
from tests.server.serving import Guest, Served, play_out
from tests.server.test_tables import seated


def finished(server: Served, game: str = "pebbles") -> tuple[Guest, Guest, str]:
    ann, bob, table = seated(server, game)
    with ann.at(table) as first, bob.at(table) as second:
        play_out([first, second])
    return ann, bob, table


def code_of(guest: Guest, path: str, **params: Any) -> str:
    code: str = guest.http.get(path, params=params).json()["code"]
    return code


def test_the_record_is_open_when_the_game_is_over(server: Served) -> None:
    ann, bob, table = seated(server)
    assert code_of(ann, f"/api/tables/{table}/record") == "forbidden"
    assert code_of(ann, f"/api/tables/{table}/dice") == "forbidden"
    with ann.at(table) as first, bob.at(table) as second:
        play_out([first, second])
    response = server.guest().http.get(f"/api/tables/{table}/record")
    assert response.headers["content-disposition"] == f'attachment; filename="pebbles-{table}.json"'
    record = decode_record(response.content)
    assert record.seats == ["Ann", "Bob"]
    verify(record)


def test_who_plays_alone_may_have_the_record_at_any_time(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.create(["me", "random"])
    with ann.at(table) as player:
        player.until(lambda one: bool(one.choices))
    record = decode_record(ann.http.get(f"/api/tables/{table}/record").content)
    assert record.seed == ""
    assert code_of(server.guest("Bob"), f"/api/tables/{table}/record") == "forbidden"


def test_a_table_stores_the_whole_box_it_is_played_with(server: Served) -> None:
    ann, _, table = finished(server, "yspahan")
    record = decode_record(ann.http.get(f"/api/tables/{table}/record").content)
    assert record.box == get_game("yspahan").box().files.contents
    verify(record)


def test_a_running_table_keeps_its_box_when_ours_changes() -> None:
    setup = get_game("yspahan").setup(2)
    opening = Match(setup, Seeded(1), ["Ann", "Bob"]).record()
    older = {**setup.box.files.contents}
    older["souks.csv"] = older["souks.csv"].replace(",12,", ",11,")
    assert older != setup.box.files.contents
    assert setup_of(opening, json.dumps(older)).box.files.contents == older
    assert setup_of(opening, json.dumps(dict(setup.box.files.contents))).box is setup.box


def test_past_moments_are_shown_as_they_were_seen_then(server: Served) -> None:
    ann, bob, table = seated(server)
    with ann.at(table) as first, bob.at(table) as second:
        seen = [first.view["observation"]]
        for _ in range(6):
            asked = first if first.choices else second
            asked.play(asked.choices[0])
            first.until(lambda one: one.version == asked.version)  # noqa: B023
            second.until(lambda one: one.version == asked.version)  # noqa: B023
            seen.append(first.view["observation"])
        for moves, observation in enumerate(seen):
            moment = ann.get(f"/api/tables/{table}/moments/{moves}", viewer=0)
            assert moment["view"]["observation"] == observation
            assert moment["step"]["moves"] == moves
    assert code_of(bob, f"/api/tables/{table}/moments/1", viewer=0) == "forbidden"
    assert code_of(bob, f"/api/tables/{table}/moments/7", viewer=1) == "not-found"
    assert code_of(bob, f"/api/tables/{table}/moments/1", viewer=5) == "not-found"
    spectator = bob.get(f"/api/tables/{table}/moments/1")
    assert spectator["view"]["observation"]["hand"] == []


def test_when_the_game_is_over_everybody_may_look_from_every_seat(server: Served) -> None:
    _, bob, table = finished(server)
    moment = bob.get(f"/api/tables/{table}/moments/0", viewer=0, text="true", language="pl")
    assert moment["view"]["observation"]["hand"]
    assert moment["view"]["text"]


def test_a_record_can_be_uploaded_and_stepped_through(server: Served) -> None:
    ann, _, table = finished(server)
    record = ann.http.get(f"/api/tables/{table}/record").content
    stranger = server.guest()
    uploaded = stranger.http.post("/api/replays", content=record, headers={"content-type": "application/json"})
    assert uploaded.status_code == 201, uploaded.text
    info = uploaded.json()
    assert info["over"]
    assert info["seats"] == ["Ann", "Bob"]
    assert len(info["seat_of"]) == info["moves"]
    assert stranger.get(f"/api/replays/{info['id']}") == info
    last = stranger.get(f"/api/replays/{info['id']}/moments/{info['moves']}", viewer=1)
    assert last["view"]["final"]["standing"][0][0] == decode_record(record).scores[0]  # type: ignore[index]
    assert (
        last["view"]["observation"]
        == ann.get(f"/api/tables/{table}/moments/{info['moves']}", viewer=1)["view"]["observation"]
    )
    log = stranger.get(f"/api/replays/{info['id']}/log", viewer=1)
    assert [step["moves"] for step in log] == list(range(info["moves"] + 1))
    assert log[-1] == last["step"]
    assert code_of(stranger, f"/api/replays/{info['id']}/log", viewer=2) == "not-found"
    assert code_of(stranger, f"/api/replays/{info['id']}/moments/{info['moves'] + 1}") == "not-found"
    assert code_of(stranger, f"/api/replays/{info['id']}/moments/1", viewer=2) == "not-found"
    assert code_of(stranger, "/api/replays/unknown") == "not-found"


def test_a_bad_record_is_refused_with_the_move_that_is_wrong(server: Served) -> None:
    ann, _, table = finished(server)
    record = ann.get(f"/api/tables/{table}/record")
    record["moves"][3][0] = "lay ruby"
    refused = ann.http.post("/api/replays", json=record)
    assert refused.status_code == 400
    assert refused.json()["code"] == "bad-record"
    assert "move 4" in refused.json()["detail"]
    for wrong in ({}, {"format": "x"}, {**record, "format": "other"}, {**record, "game": "chess"}):
        assert ann.http.post("/api/replays", json=wrong).status_code == 400


def test_a_game_can_be_forked_and_played_on(server: Served) -> None:
    ann, _, table = finished(server)
    fork = ann.create(["me", "random"], fork={"table": table, "moves": 5})
    with ann.at(fork) as player:
        assert player.table["forked"] == 5
        old = ann.get(f"/api/tables/{table}/moments/5", viewer=0)["view"]["observation"]
        assert ann.get(f"/api/tables/{fork}/moments/5", viewer=0)["view"]["observation"] == old
        player.until(lambda one: bool(one.choices) or one.over)
        while not player.over:
            player.play(player.choices[0])
            player.until(lambda one: bool(one.choices) or one.over)
        while player.view["moves"] > 5 and player.game["undo"]:
            player.must("undo", version=player.version, seat=0)
        assert player.view["moves"] >= 5
    dice = ann.get(f"/api/tables/{fork}/dice")
    assert dice["forked"] == 5
    check_dice(dice)


def test_a_fork_needs_a_record_one_may_have_and_as_many_seats(server: Served) -> None:
    ann, bob, table = seated(server)

    def refused(guest: Guest, seats: int, **fork: object) -> str:
        body = {"game": "pebbles", "seats": [{"kind": "open"}] * seats, "fork": fork}
        code: str = guest.http.post("/api/tables", json=body).json()["code"]
        return code

    assert refused(ann, 2, table=table, moves=0) == "forbidden"
    assert refused(ann, 2, moves=0) == "bad-message"
    with ann.at(table) as first, bob.at(table) as second:
        play_out([first, second])
        moves = first.view["moves"]
    assert refused(ann, 3, table=table, moves=0) == "bad-setup"
    assert refused(ann, 2, table=table, moves=moves) == "bad-setup"
    assert refused(ann, 2, table=table, moves=moves + 1) == "not-found"


def test_everybody_can_compute_every_roll_again(server: Served) -> None:
    for game in ("pebbles", "yspahan"):
        ann, _, table = finished(server, game)
        dice = ann.get(f"/api/tables/{table}/dice")
        record = ann.get(f"/api/tables/{table}/record")
        picks = [roll["value"] for move in dice["moves"] for roll in move["picks"]]
        assert picks == [*record["setup"], *[pick for move in record["moves"] for pick in move[1]]]
        check_dice(dice)


def check_dice(dice: dict[str, Any]) -> None:
    """What the browser does, written down independently of core's Fair."""
    assert hashlib.sha256(dice["seed"].encode()).hexdigest() == dice["seed_hash"]
    number = 0
    for move in dice["moves"]:
        for roll in move["picks"]:
            assert roll["number"] == number
            number += 1
            if dice["forked"] is not None and move["moves"] <= dice["forked"]:
                continue
            attempt, limit = 0, 2**48 - 2**48 % roll["of"]
            while True:
                message = f"{roll['number']}/{attempt}".encode()
                digest = hmac.new(dice["seed"].encode(), message, hashlib.sha256).digest()
                value = int.from_bytes(digest[:6], "big")
                if value < limit:
                    break
                attempt += 1
            assert value % roll["of"] == roll["value"]
