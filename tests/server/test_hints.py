"""Hints: what a bot would do, for whoever is asked, at tables that have them; nothing is ever played by them."""

import pytest

from caravansary.bots import registry
from tests.server.bad_bots import BAD
from tests.server.conftest import StartServer
from tests.server.serving import Served
from tests.server.test_tables import seated


def test_a_hint_is_a_legal_answer_and_changes_nothing(server: Served) -> None:
    ann = server.guest("Ann")
    with ann.at(ann.create(["me", "random"], "yspahan")) as player:
        player.until(lambda one: bool(one.choices))
        assert player.table["hints"]
        version = player.version
        done = player.must("hint", version=version, seat=0)
        hinted = next(one for one in player.heard if one["type"] == "hinted")
        assert (hinted["version"], hinted["seat"], hinted["bot"]) == (version, 0, "level5")
        assert hinted["action"] in player.choices
        assert hinted["instead"] in player.choices
        assert hinted["instead"] != hinted["action"]
        assert done["version"] == version == player.version
        player.play(hinted["action"])


def test_hints_go_to_who_asked_and_to_nobody_else(server: Served) -> None:
    ann, bob, table = seated(server, hints=True)
    with ann.at(table) as first, bob.at(table) as second:
        asked, other = (first, second) if first.asked == 0 else (second, first)
        seat = asked.asked
        asked.must("hint", version=asked.version, seat=seat)
        assert other.refused("hint", version=other.version, seat=seat) == "forbidden"
        other.must("ping")
        assert "hinted" in {one["type"] for one in asked.heard}
        assert "hinted" not in {one["type"] for one in other.heard}


def test_hints_are_for_one_person_unless_the_table_says_otherwise(server: Served) -> None:
    ann = server.guest("Ann")
    for seats, wish, expected in (
        (["me", "random"], {}, True),
        (["me", "device:Eve"], {}, True),
        (["me", "open"], {}, False),
        (["me", "open"], {"hints": True}, True),
        (["me", "random"], {"hints": False}, False),
    ):
        table = ann.create(seats, "pebbles", **wish)
        assert ann.get(f"/api/tables/{table}")["hints"] is expected, (seats, wish)
    ann, bob, table = seated(server)
    with ann.at(table) as first, bob.at(table) as second:
        asked = first if first.asked == 0 else second
        assert asked.refused("hint", version=asked.version, seat=asked.asked) == "forbidden"


def test_a_hint_for_an_old_question_is_stale(server: Served) -> None:
    ann = server.guest("Ann")
    with ann.at(ann.create(["me", "random"])) as player:
        player.until(lambda one: bool(one.choices))
        assert player.refused("hint", version=player.version + 1, seat=0) == "stale"
        assert player.refused("hint", version=player.version, seat=1) == "forbidden"
        assert player.refused("hint", version="soon", seat=0) == "bad-message"


def test_who_waits_for_a_hint_may_answer_meanwhile(start_server: StartServer) -> None:
    server: Served = start_server(bot_workers=1)
    ann = server.guest("Ann")
    with ann.at(ann.create(["me", "device:Eve"], "yspahan")) as player:
        player.must("look", seat=player.asked)
        player.until(lambda one: bool(one.choices))
        version, seat = player.version, player.asked
        player.send({"type": "hint", "id": "slow", "version": version, "seat": seat})
        player.play(player.choices[0])
        answer = next((one for one in player.heard if one.get("id") == "slow"), None)
        while answer is None:
            message = player.receive()
            answer = message if message.get("id") == "slow" else None
        assert answer["type"] == "done" or answer["code"] == "stale"


def test_a_bot_that_fails_leaves_the_hint_to_a_weaker_one(
    start_server: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("hanging", "talking", "cheating", "dying", "crashing"):  # the last one counts as the strongest
        monkeypatch.setitem(registry.BOTS, name, BAD[name])
    server: Served = start_server(bot_imports=("tests.server.register_bad_bots",))
    ann = server.guest("Ann")
    with ann.at(ann.create(["me", "random"])) as player:
        player.until(lambda one: bool(one.choices))
        player.must("hint", version=player.version, seat=0)
        hinted = next(one for one in player.heard if one["type"] == "hinted")
        assert hinted["bot"] == "talking"
