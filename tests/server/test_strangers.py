"""Records and boxes of strangers: read apart and within limits; what is wrong with them is said and harms nobody."""

import json
import random
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from caravansary.core.box import BoxFiles
from caravansary.core.chance import Seeded
from caravansary.core.match import Match
from caravansary.core.record import encode_record
from caravansary.core.registry import get_game
from caravansary.server.uploads import jobs, reader_process, replays
from tests.server.conftest import StartServer
from tests.server.serving import Guest, Served
from tests.server.test_kill import Process

# What it may take on a machine that does nothing else is 2 s. Tests run beside others, so this only says "it ends".
SOON = 150.0


def a_record(game: str = "pebbles", answers: int = 20, seats: int = 2) -> dict[str, Any]:
    chance = random.Random(1)
    match = Match(get_game(game).setup(seats), Seeded(1))
    while not match.state.over() and len(match.played) < answers:
        match.play(chance.choice(match.state.actions))
    found: dict[str, Any] = json.loads(encode_record(match.record()))
    return found


def upload(guest: Guest, record: object) -> tuple[int, dict[str, Any]]:
    answer = guest.http.post("/api/replays", json=record)
    return answer.status_code, answer.json()


def with_cell(game: str, file: str, old: str, new: str) -> dict[str, Any]:
    """A record with our box, in which one cell says something else."""
    contents = dict(get_game(game).box().files.contents)
    assert old in contents[file]
    contents[file] = contents[file].replace(old, new, 1)
    return {**a_record(game, 0), "box": contents}


def endless() -> dict[str, Any]:
    """A legal record without end: two people who put back what they draw."""
    record = a_record("pebbles", 5)
    record["moves"] = record["moves"] * 10_000
    return record


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        pytest.param(endless, "50,000 moves; at most 10,000", id="moves"),
        pytest.param(lambda: {**a_record(), "setup": [0] * 200_000}, "picks; at most 100,000", id="picks"),
        pytest.param(lambda: {**a_record(), "seats": ["x"] * 50}, "50 seats; at most 16", id="seats"),
        pytest.param(lambda: {**a_record(), "options": {str(n): "x" for n in range(500)}}, "500 options", id="options"),
        pytest.param(lambda: {**a_record(), "box": {"a.csv": "x" * 900_000}}, "900,000 characters", id="box"),
        pytest.param(lambda: {**a_record(), "box": {"a.csv": "x" * 3_000_000}}, "at most 2,097,152 bytes", id="file"),
    ],
)
def test_what_is_too_large_is_named(server: Served, record: Callable[[], dict[str, Any]], reason: str) -> None:
    status, answer = upload(server.guest(), record())
    assert (status, answer["code"]) == (413, "too-large")
    assert reason in answer["detail"]


def test_a_bomb_in_a_box_ends_at_its_limit_and_harms_nobody(start_server: StartServer) -> None:
    server = start_server(readers=2)
    ann = server.guest("Ann")
    table = ann.create(["me", "random"])
    bombs = [
        with_cell("wayfarers", "land_cards.csv", "coin", "40*(coin|food)"),
        with_cell("wayfarers", "land_cards.csv", "coin", "999999999*coin"),
        with_cell("marco-polo-ii", "game.toml", "=", "= 999999999 #"),
    ]
    answers: list[tuple[int, dict[str, Any]]] = []

    def attack(bomb: dict[str, Any]) -> None:
        answers.append(upload(server.guest(), bomb))

    threads = [threading.Thread(target=attack, args=(bomb,)) for bomb in bombs * 2]
    for thread in threads:
        thread.start()
    with ann.at(table) as player:
        began = time.monotonic()
        player.must("ping")
        assert ann.http.get("/healthz").status_code == 200
        assert time.monotonic() - began < SOON
    for thread in threads:
        thread.join(SOON)
    assert len(answers) == len(threads)
    assert {answer["code"] for _, answer in answers} <= {"too-large", "bad-record"}, answers


def test_a_server_that_is_told_to_end_ends_with_all_its_readers(tmp_path: Path) -> None:
    """Also while they are busy with bombs."""
    server = Process(None, tmp_path)
    server.wait_until_up()
    bomb = with_cell("wayfarers", "land_cards.csv", "coin", "999999999*coin")
    legal = a_record("wayfarers", 3000, 3)

    def attack(record: dict[str, Any]) -> None:
        with suppress(httpx.HTTPError):
            upload(server.guest(), record)

    threads = [threading.Thread(target=attack, args=(record,)) for record in (bomb, legal) * 4]
    for thread in threads:
        thread.start()
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    readers: list[str] = []
    deadline = time.monotonic() + SOON
    while not readers and time.monotonic() < deadline and any(thread.is_alive() for thread in threads):
        readers = children.read_text().split()
    server.process.send_signal(signal.SIGTERM)
    server.process.wait(SOON)
    for thread in threads:
        thread.join(SOON)
    server.send_guests_home()
    assert readers
    assert not any(Path(f"/proc/{reader}").exists() for reader in readers)


def test_a_reader_that_takes_too_long_is_ended_by_its_processor_time(start_server: StartServer) -> None:
    server = start_server(record_seconds=0.02)
    status, answer = upload(server.guest(), a_record("wayfarers", 3000, 3))
    assert (status, answer["code"]) == (413, "too-large")
    assert "more than 0.02 s of processor time" in answer["detail"]


def test_a_reader_that_needs_too_much_memory_says_so(start_server: StartServer) -> None:
    server = start_server(record_megabytes=1)
    status, answer = upload(server.guest(), a_record("wayfarers", 2000))
    assert (status, answer["code"]) == (413, "too-large")
    assert "memory" in answer["detail"]


def test_a_box_that_is_wrong_in_any_way_is_refused_not_a_failure(server: Served) -> None:
    guest = server.guest()
    for name, text in (("colours.csv", "\0"), ("colours.csv", '"'), ("colours.csv", "colour\n" + "9" * 5000)):
        status, answer = upload(guest, {**a_record(), "box": {name: text}})
        assert (status, answer["code"]) == (400, "bad-record"), answer


def test_names_in_a_record_are_cleaned(server: Served) -> None:
    record = {**a_record(), "seats": ["Ann\u202e\0", "B" * 99]}
    status, answer = upload(server.guest(), record)
    assert (status, answer["seats"]) == (201, ["Ann", "B" * 40])


def test_going_on_from_a_long_game_stops_nobody(server: Served) -> None:
    """A fork is replayed apart and set up in a thread: whoever plays elsewhere is answered meanwhile."""
    guest = server.guest("Ann")
    record = a_record("wayfarers", 3000, 3)
    status, info = upload(guest, record)
    assert status == 201
    seats = ["me", "device:Bob", "device:Cyd"]
    moves = len(record["moves"]) - 5
    table = guest.create(seats, "wayfarers", fork={"replay": info["id"], "moves": moves})
    with guest.at(table) as player:
        assert player.table["forked"] == moves
        seat = player.asked
        player.must("look", seat=seat)
        player.play(player.choices[0])


def test_an_answer_at_a_table_with_somebodys_box_is_tried_apart_first(server: Served) -> None:
    """The box is not ours, so a reader plays the answer before the table does; the game goes on as ever."""
    guest = server.guest("Ann")
    files = BoxFiles({"colours.csv": "colour,count,points\nblack,20,5\nwhite,10,2\n"})
    record = Match(get_game("pebbles").setup(2, box_files=files), Seeded(3)).record()
    status, info = upload(guest, json.loads(encode_record(record)))
    assert status == 201, info
    table = guest.create(["me", "device:Bob"], "pebbles", fork={"replay": info["id"], "moves": 0})
    with guest.at(table) as player:
        for _ in range(3):
            player.must("look", seat=player.asked)
            player.play(player.choices[0])
        assert player.version == 3
        player.must("look", seat=player.asked)
        refused = player.do("play", version=3, seat=player.asked, action="put-back black")
        assert (refused["code"], player.version) == ("illegal-action", 3)
        assert "is not legal" in refused["detail"]


# Fuzz: whatever is done to a record, a reader answers.

RECORDS = [a_record("yspahan", 30), a_record("marco-polo-ii", 30), a_record("five-tribes", 30)]
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@st.composite
def changed_records(draw: st.DrawFn) -> str:
    record = json.loads(json.dumps(draw(st.sampled_from(RECORDS))))
    for _ in range(draw(st.integers(1, 3))):
        field = draw(st.sampled_from(sorted(record)))
        moves = record["moves"]
        if field == "moves" and isinstance(moves, list) and moves:
            at = draw(st.integers(0, len(moves) - 1))
            moves[at] = draw(st.sampled_from([[draw(st.text(max_size=30)), []], moves[0], draw(anything)]))
        else:
            record[field] = draw(anything)
    text = json.dumps(record)
    return text if draw(st.booleans()) else text[: draw(st.integers(0, len(text)))]


@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(record=changed_records() | st.text(max_size=100))
def test_whatever_a_record_says_a_reader_answers(record: str) -> None:
    replays.open_record.cache_clear()
    job = json.dumps({"job": "open", "record": record}).encode()
    reply = reader_process.reply_to(job)
    if reply.refusal is None:
        assert json.loads(bytes(reply.payload))["info"]["moves"] >= 0
    else:
        assert reply.refusal.code in ("bad-record", "too-large")
        assert reply.refusal.detail


def test_a_job_that_is_none_is_refused() -> None:
    assert jobs.JobReply().refusal is None
    refusal = reader_process.reply_to(b'{"job": "fly"}').refusal
    assert refusal is not None
