"""Versions and request ids: late answers are refused, repeated ones do nothing."""

from tests.server.serving import Served
from tests.server.test_tables import seated


def test_a_resent_answer_is_played_once(server: Served) -> None:
    ann, bob, table = seated(server)
    with ann.at(table) as first, bob.at(table) as second:
        asked = first if first.choices else second
        version, seat, action = asked.version, asked.asked, asked.choices[0]
        one = asked.must("play", version=version, seat=seat, action=action, id="same")
        two = asked.must("play", version=version, seat=seat, action=action, id="same")
        assert one["version"] == two["version"] == version + 1
        assert asked.version == version + 1


def test_a_resent_answer_is_known_after_a_reconnection(server: Served) -> None:
    ann, bob, table = seated(server)
    guest = ann if ann.get(f"/api/tables/{table}/moments/0")["view"]["observation"]["asked"] == 0 else bob
    with guest.at(table) as asked:
        sent = {"version": asked.version, "seat": asked.asked, "action": asked.choices[0], "id": "same"}
        asked.must("play", **sent)
    with guest.at(table) as asked:
        assert asked.must("play", **sent)["version"] == 1


def test_an_answer_to_an_older_question_is_stale(server: Served) -> None:
    ann, bob, table = seated(server)
    with ann.at(table) as first, bob.at(table) as second:
        asked = first if first.choices else second
        version, seat, action = asked.version, asked.asked, asked.choices[0]
        asked.play(action)
        assert asked.refused("play", version=version, seat=seat, action=action) == "stale"
        assert asked.refused("play", version=version + 50, seat=seat, action=action) == "stale"
        assert asked.refused("undo", version=version, seat=seat) == "stale"


def test_the_same_id_of_two_people_is_not_the_same_request(server: Served) -> None:
    ann, bob, table = seated(server)
    with ann.at(table) as first, bob.at(table) as second:
        players = [first, second]
        for _ in range(4):
            newest = max(player.version for player in players)
            for player in players:
                player.until(lambda one: one.version >= newest)  # noqa: B023
            asked = players[first.asked or 0]
            version = asked.version
            done = asked.must("play", version=version, seat=asked.asked, action=asked.choices[0], id=f"id-{version}")
            assert done["version"] == version + 1


def test_foreign_seats_and_illegal_answers_are_refused(server: Served) -> None:
    ann, bob, table = seated(server)
    with ann.at(table) as first, bob.at(table) as second, server.guest("Eve").at(table) as third:
        asked, other = (first, second) if first.choices else (second, first)
        seat = asked.asked
        version = asked.version
        action = asked.choices[0]
        assert other.refused("play", version=version, seat=seat, action=action) == "forbidden"
        assert third.refused("play", version=version, seat=seat, action=action) == "forbidden"
        own = other.view["viewer"]
        assert other.refused("play", version=version, seat=own, action=action) == "forbidden"
        assert asked.refused("play", version=version, seat=seat, action="lay ruby") == "illegal-action"
        assert asked.refused("play", version=version, seat=seat, action="put-back red") == "illegal-action"
        assert asked.refused("look", seat=own) == "forbidden"
        assert third.refused("undo", version=version, seat=seat) == "forbidden"
        assert asked.must("ping")["version"] == version
