"""Analyses of finished games: told as they go on, kept, in nobody's way, and ended when nobody waits."""

import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from caravansary.arena.analysis import VERSION
from caravansary.server.storage import ledger
from caravansary.server.storage.engine import make_engine
from tests.server.conftest import StartServer
from tests.server.serving import Guest, Served
from tests.server.test_records import code_of, finished
from tests.server.test_tables import seated

GOLDEN = Path(__file__).parents[1] / "golden" / "yspahan"
QUICK, ENDLESS = 4, 1_000_000
PATIENCE = 60.0


@contextmanager
def asking(guest: Guest, replay: str) -> Iterator[Callable[[], dict[str, Any]]]:
    """Listens to an analysis; each call gives the next that is told."""
    with guest.http.stream("GET", f"/api/replays/{replay}/analysis") as response:
        assert response.status_code == 200, response.read()
        assert response.headers["content-type"] == "application/x-ndjson"
        lines = response.iter_lines()
        yield lambda: json.loads(next(lines))


def all_told(guest: Guest, replay: str) -> list[dict[str, Any]]:
    lines = guest.http.get(f"/api/replays/{replay}/analysis").raise_for_status().text.splitlines()
    return [json.loads(line) for line in lines]


def upload(guest: Guest, record: bytes) -> str:
    headers = {"content-type": "application/json"}
    id: str = guest.http.post("/api/replays", content=record, headers=headers).raise_for_status().json()["id"]
    return id


def golden(guest: Guest, name: str) -> str:
    return upload(guest, (GOLDEN / f"{name}.json").read_bytes())


def test_a_finished_game_is_analysed_once_and_the_result_is_kept(start_server: StartServer) -> None:
    server: Served = start_server(analysis_iterations=QUICK)
    ann, bob, table = finished(server, "yspahan")
    record = ann.get(f"/api/tables/{table}/record")
    replay = upload(ann, json.dumps(record).encode())

    *progress, found = all_told(ann, replay)
    assert progress[0] == {"type": "progress", "waiting": 0}
    so_far = [one for one in progress if one["type"] == "found"]
    assert not any(one["finished"] for one in so_far)
    assert [one["done"] for one in so_far] == sorted(one["done"] for one in so_far)
    assert (found["type"], found["finished"]) == ("found", True)
    assert found["done"] == found["of"] > 0
    assert all(0 <= one["accuracy"] <= 1 for one in found["quality"])
    assert found["curve"][-1]["move"] == len(record["moves"])
    assert len(found["costliest"]) == 2
    for seat, decisions in enumerate(found["costliest"]):
        assert decisions
        for decision in decisions:
            assert decision["seat"] == seat
            assert decision["played"]["action"] == record["moves"][decision["move"]][0]
            assert decision["better"]["action"] != decision["played"]["action"]
            assert decision["better"]["label"]["id"]
            assert 0 < decision["loss"] <= 1
            assert decision["grade"] in (None, "inaccuracy", "mistake", "blunder")
            assert all(choice["label"]["id"] for choice in decision["line"])

    assert all_told(bob, replay) == [found]
    after_restart = start_server(analysis_iterations=QUICK)
    assert all_told(after_restart.guest(), replay) == [found]


def test_a_running_game_cannot_be_analysed(server: Served) -> None:
    ann, _, table = seated(server)
    assert code_of(ann, f"/api/tables/{table}/record") == "forbidden"
    assert code_of(ann, f"/api/replays/{table}/analysis") == "not-found"


def test_bots_at_tables_do_not_wait_for_an_analysis(start_server: StartServer) -> None:
    server: Served = start_server(analysis_iterations=ENDLESS, bot_workers=1)
    ann = server.guest("Ann")
    with asking(server.guest(), golden(ann, "2-second-random")) as told:
        while told()["type"] == "progress":
            pass
        with ann.at(ann.create(["greedy", "random"])) as spectator:
            spectator.until(lambda one: one.over)


def test_one_analysis_at_a_time_and_none_that_nobody_waits_for(start_server: StartServer) -> None:
    server: Served = start_server(analysis_iterations=ENDLESS)
    guests = [server.guest() for _ in range(4)]
    first, second = golden(guests[0], "2-second-random"), golden(guests[0], "4-second-random")
    with asking(guests[0], first) as told_first:
        while told_first()["type"] == "progress":
            pass
        with asking(guests[1], first) as told_again, asking(guests[2], second) as told_second:
            assert told_again()["of"] > 0  # the same one, not another beside it
            assert told_second() == {"type": "progress", "waiting": 1}
    with asking(guests[3], second) as told_second:
        told = told_second()
        while told["type"] == "progress":  # those before it went away, so its turn has come
            told = told_second()
        assert told["of"] > 0


def test_an_analysis_that_takes_too_long_is_given_up_and_says_so(start_server: StartServer) -> None:
    server: Served = start_server(analysis_iterations=ENDLESS, analysis_limit=0.1)
    ann = server.guest()
    *_, last = all_told(ann, golden(ann, "2-second-random"))
    assert (last["type"], last["code"]) == ("error", "internal")


def test_an_analysis_takes_as_long_as_the_server_says_and_tells_what_it_has(start_server: StartServer) -> None:
    server: Served = start_server(analysis_seconds=3.0, analysis_jobs=1)
    ann = server.guest()
    told = all_told(ann, golden(ann, "2-second-random"))
    so_far = [one for one in told if one["type"] == "found"]
    assert so_far[-1]["finished"]
    assert len(so_far) > 1
    assert so_far[-1]["done"] > 0


def test_an_analysis_of_an_older_version_is_made_anew(start_server: StartServer, database_url: str) -> None:
    server: Served = start_server(analysis_iterations=QUICK)
    ann = server.guest()
    replay = golden(ann, "2-second-random")
    old = json.dumps({"game": "yspahan", "players": [], "iterations": 1, "moves": 0, "over": True, "curve": []})
    with connected(database_url) as connection:
        ledger.put_analysis(connection, replay, old, 0)
    *_, found = all_told(ann, replay)
    assert found["finished"]
    assert found["curve"]
    with connected(database_url) as connection:
        kept = ledger.get_analysis(connection, replay)
    assert json.loads(kept or "{}")["version"] == VERSION


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="this system has no groups of processes")
def test_a_cancelled_analysis_leaves_no_process_behind(start_server: StartServer) -> None:
    before = processes_of_analyses()
    server: Served = start_server(analysis_iterations=ENDLESS, analysis_jobs=2)
    ann = server.guest()
    with asking(ann, golden(ann, "2-second-random")) as told:
        while told()["type"] == "progress":
            pass
        until(lambda: len(processes_of_analyses() - before) > 2)  # it, and the two that help it
    until(lambda: processes_of_analyses() <= before)


@contextmanager
def connected(url: str) -> Iterator[Connection]:
    engine = make_engine(url)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def processes_of_analyses() -> set[int]:
    """The processes that analyse, and those that they started."""
    found: dict[int, int] = {}
    heads: set[int] = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            group = int((folder / "stat").read_text().rpartition(")")[2].split()[2])
            words = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        found[int(folder.name)] = group
        if b"analysis_process" in words:
            heads.add(int(folder.name))
    return {pid for pid, group in found.items() if group in heads or pid in heads}


def until(promise: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not promise():
        assert time.monotonic() < deadline
        time.sleep(0.05)
