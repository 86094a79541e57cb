"""Seats of people who are away go to bots by rule or by vote, and come back; no move and no secret is lost by it."""

import random
import time
from contextlib import ExitStack
from typing import Any

from tests.server.conftest import StartServer
from tests.server.serving import AtTable, Guest, Served
from tests.server.test_tables import seated

RULE = {"minutes": 1, "bot": "random"}


def party(server: Served, *names: str, **more: object) -> tuple[list[Guest], str]:
    """People at a table that runs, the first as its host; nobody is connected."""
    guests = [server.guest(name) for name in names]
    table = guests[0].create(["me", *["open"] * (len(names) - 1)], "pebbles", **more)
    with ExitStack() as stack:
        at = [stack.enter_context(guest.at(table)) for guest in guests]
        for seat, one in enumerate(at[1:], start=1):
            one.must("sit", seat=seat)
        at[0].must("start")
    return guests, table


def seat_of(one: AtTable, seat: int) -> dict[str, object]:
    found: dict[str, object] = one.table["seats"][seat]
    return found


def test_who_waits_alone_decides_alone_and_the_owner_gets_the_seat_back(server: Served) -> None:
    ann, bob, table = seated(server)
    with ann.at(table) as first:
        assert first.table["majority"] == 1
        first.must("give-to-bot", seat=1, bot="random")
        first.until(lambda one: seat_of(one, 1)["given_by"] == "vote")
        assert first.refused("give-to-bot", seat=1, bot="greedy") == "seat-taken"
        with bob.at(table) as second:
            assert second.table["seats"][1]["bot"] is None
            first.until(lambda one: seat_of(one, 1)["bot"] is None)
        first.until(lambda one: not seat_of(one, 1)["connected"])
        assert seat_of(first, 1)["bot"] is None


def test_several_people_vote_and_more_than_half_decide(server: Served) -> None:
    (ann, bob, cyd, dan), table = party(server, "Ann", "Bob", "Cyd", "Dan")
    with ann.at(table) as first, bob.at(table) as second, cyd.at(table) as third:
        first.until(lambda one: one.table["majority"] == 2)
        first.must("give-to-bot", seat=3, bot="random")
        second.until(lambda one: seat_of(one, 3)["votes"] == [{"bot": "random", "seats": [0]}])
        assert seat_of(second, 3)["bot"] is None
        second.must("give-to-bot", seat=3, bot="greedy")
        third.until(lambda one: len(one.table["seats"][3]["votes"]) == 2)
        assert seat_of(third, 3)["bot"] is None
        third.must("give-to-bot", seat=3, bot="greedy")
        third.until(lambda one: seat_of(one, 3)["bot"] == "greedy")
        with dan.at(table) as fourth:
            assert seat_of(fourth, 3)["bot"] is None
            assert seat_of(fourth, 3)["votes"] == []


def test_spectators_and_people_elsewhere_do_not_vote(server: Served) -> None:
    (ann, _, cyd), table = party(server, "Ann", "Bob", "Cyd")
    eve = server.guest("Eve")
    with ann.at(table) as first, cyd.at(table), eve.at(table) as watcher:
        assert watcher.refused("give-to-bot", seat=1, bot="random") == "forbidden"
        assert first.refused("give-to-bot", seat=2, bot="random") == "forbidden"
        assert first.refused("give-to-bot", seat=1, bot="nobody") == "not-found"
        assert first.refused("give-to-bot", seat=9, bot="random") == "not-found"


def test_a_vote_counts_as_soon_as_it_is_the_majority(start_server: StartServer) -> None:
    server: Served = start_server(heartbeat=0.05)
    (ann, _, cyd), table = party(server, "Ann", "Bob", "Cyd")
    with ann.at(table) as first:
        with cyd.at(table):
            first.until(lambda one: one.table["majority"] == 2)
            first.must("give-to-bot", seat=1, bot="random")
            first.until(lambda one: bool(seat_of(one, 1)["votes"]))
            assert seat_of(first, 1)["bot"] is None
        first.until(lambda one: seat_of(one, 1)["bot"] == "random")


def test_by_the_tables_rule_a_bot_plays_for_whoever_is_away(start_server: StartServer) -> None:
    server: Served = start_server(heartbeat=0.05, minute=0.3)
    ann, bob, table = seated(server, absent=RULE)
    with ann.at(table) as first:
        assert first.table["absent"] == RULE
        first.until(lambda one: seat_of(one, 1)["given_by"] == "rule")
        first.until(lambda one: one.asked == 0)
        while first.asked == 0:
            first.play(first.choices[0])
        first.until(lambda one: one.asked == 0 or one.over)
        seen = first.version
        with bob.at(table) as second:
            assert second.version >= seen
            assert seat_of(second, 1)["bot"] is None
            assert [step["moves"] for step in second.log] == list(range(len(second.log)))


def test_without_a_rule_a_seat_waits(start_server: StartServer) -> None:
    server: Served = start_server(heartbeat=0.02, minute=0.01)
    ann, _, table = seated(server)
    with ann.at(table) as first:
        time.sleep(0.5)  # many times what a rule would have taken
        first.must("ping")
        assert seat_of(first, 1)["bot"] is None


def test_nobody_loses_a_seat_while_nobody_waits(start_server: StartServer) -> None:
    server: Served = start_server(heartbeat=0.02, minute=0.01)
    ann, _, table = seated(server, absent=RULE)
    time.sleep(0.5)  # many times what the rule takes
    assert [seat["bot"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == [None, None]


def test_who_gave_the_own_seat_away_takes_it_back_by_a_word(server: Served) -> None:
    ann, bob, table = seated(server)
    with bob.at(table) as second:
        second.must("give-to-bot", seat=1, bot="random")
    with ann.at(table), bob.at(table) as second:
        assert (seat_of(second, 1)["bot"], seat_of(second, 1)["given_by"]) == ("random", "owner")
        second.must("take-back", seat=1)
        second.until(lambda one: seat_of(one, 1)["bot"] is None)


def test_a_stand_in_opens_no_secrets(server: Served) -> None:
    ann, _, table = seated(server)
    with ann.at(table) as first:
        first.must("give-to-bot", seat=1, bot="random")
        first.until(lambda one: seat_of(one, 1)["bot"] == "random")
    assert ann.http.get(f"/api/tables/{table}/record").json()["code"] == "forbidden"
    assert ann.http.get(f"/api/tables/{table}/moments/0", params={"viewer": 1}).json()["code"] == "forbidden"
    assert not ann.get(f"/api/tables/{table}")["hints"]


def test_bad_rules_are_refused(server: Served) -> None:
    ann = server.guest("Ann")
    body = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "open"}]}
    for rule, code in (({"minutes": 0, "bot": "random"}, "bad-message"), ({"minutes": 5, "bot": "x"}, "not-found")):
        assert ann.http.post("/api/tables", json={**body, "absent": rule}).json()["code"] == code


def test_a_line_that_drops_for_a_moment_loses_no_seat(start_server: StartServer) -> None:
    server = start_server(heartbeat=0.05, grace=60.0)
    ann, bob, table = seated(server)
    with ann.at(table) as first:
        first.must("give-to-bot", seat=1, bot="random")
        first.until(lambda one: bool(seat_of(one, 1)["votes"]))
        assert seat_of(first, 1)["bot"] is None
        counts_at = seat_of(first, 1)["counts_at"]
        assert isinstance(counts_at, int) and counts_at > time.time() * 1000 + 30_000
        with bob.at(table) as second:
            assert seat_of(second, 1)["counts_at"] is None
            first.until(lambda one: seat_of(one, 1)["votes"] == [])
            assert first.version == 0


def test_after_the_grace_a_vote_counts(start_server: StartServer) -> None:
    server = start_server(heartbeat=0.05, grace=0.5)
    ann, _, table = seated(server)
    with ann.at(table) as first:
        first.must("give-to-bot", seat=1, bot="random")
        assert seat_of(first, 1)["bot"] is None
        first.until(lambda one: seat_of(one, 1)["bot"] == "random")


def test_the_tables_rule_waits_for_the_grace_too(start_server: StartServer) -> None:
    server = start_server(heartbeat=0.02, minute=0.01, grace=60.0)
    ann, _, table = seated(server, absent=RULE)
    with ann.at(table) as first:
        first.until(lambda one: seat_of(one, 1)["counts_at"] is not None)
        time.sleep(0.5)  # many times what the rule takes
        first.must("ping")
        assert seat_of(first, 1)["bot"] is None


def backs_on_return(server: Served, game: str, seed: int) -> tuple[list[int], int]:
    """A bot plays a turn for Bob, then Bob comes back: how many answers are taken back, and who is asked."""
    chance = random.Random(seed)
    ann, bob, table = seated(server, game)
    with ann.at(table) as first:
        first.must("give-to-bot", seat=1, bot="random")
        first.until(lambda one: one.asked == 0)
        while first.asked == 0:
            first.play_any(chance)
        first.until(lambda one: one.asked == 0 or one.over)
        with bob.at(table) as second:
            second.must("ping")
            first.must("ping")
            backs = [step["back"] for message in first.heard for step in steps_of(message) if step.get("back")]
            return backs, -1 if second.asked is None else second.asked


def steps_of(message: dict[str, Any]) -> list[dict[str, Any]]:
    return message["game"]["steps"] if message["type"] == "update" else []


def test_who_is_back_takes_the_bots_last_answers_back_if_nothing_new_was_seen(start_server: StartServer) -> None:
    """In Yspahan a turn has no chance in it, unless the day ends with it; in Pebbles every answer tells something."""
    server = start_server(heartbeat=0.05)
    found = [backs_on_return(server, "yspahan", seed) for seed in range(4)]
    assert any(backs for backs, _ in found)
    for backs, asked in found:
        assert len(backs) <= 1
        assert not backs or asked == 1
    assert all(backs_on_return(server, "pebbles", seed)[0] == [] for seed in range(2))
