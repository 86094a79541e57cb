"""Several server processes on one database: any of them serves any table."""

from typing import Any

from tests.server.conftest import StartServer
from tests.server.serving import AtTable, play_out
from tests.server.test_tables import seated


def test_people_on_different_processes_play_together(start_server: StartServer) -> None:
    here, there = start_server(shared=True), start_server(shared=True)
    ann, bob, table = seated(here)
    with ann.at(table, here) as first, bob.at(table, there) as second:
        second.must("say", text="from there")
        first.until(lambda one: [line["text"] for line in one.chat] == ["from there"])
        first.until(lambda one: one.table["seats"][1]["connected"])
        second.until(lambda one: one.table["seats"][0]["connected"])
        play_out([first, second])
        assert first.log[-1]["events"] is not None
        assert [step["version"] for step in first.log] == [step["version"] for step in second.log]


def test_two_processes_never_both_write_a_move(start_server: StartServer) -> None:
    here, there = start_server(shared=True), start_server(shared=True)
    ann = here.guest("Ann")
    table = ann.create(["me", "device:Eve"])
    with ann.at(table, here) as one, ann.at(table, there) as two:
        for _ in range(20):
            newest = max(one.version, two.version)
            one.until(lambda at: at.version >= newest)  # noqa: B023
            two.until(lambda at: at.version >= newest)  # noqa: B023
            if one.over:
                break
            seat = one.asked
            one.must("look", seat=seat)
            action = one.choices[0]
            for at, name in ((one, "one"), (two, "two")):
                at.send({"type": "play", "id": f"{name}-{newest}", "version": newest, "seat": seat, "action": action})
            answers = [answer_to(one, f"one-{newest}"), answer_to(two, f"two-{newest}")]
            assert sorted(answer["type"] for answer in answers) == ["done", "error"]
            assert [answer["code"] for answer in answers if answer["type"] == "error"] == ["stale"]


def answer_to(at: AtTable, id: str) -> dict[str, Any]:
    return at.until(lambda one: one.heard[-1].get("id") == id).heard[-1]


def test_a_seat_moves_on_every_process(start_server: StartServer) -> None:
    here, there = start_server(shared=True), start_server(shared=True)
    ann, _, table = seated(here)
    phone = there.guest()
    token = ann.http.post(f"/api/tables/{table}/seats/0/link").json()["token"]
    with ann.at(table, here) as desk:
        phone.http.post(f"/api/tables/{table}/claim", json={"token": token}).raise_for_status()
        desk.until(lambda one: one.table["mine"] == [] and one.view["viewer"] is None)
