"""Tables from beginning to end, as people at browsers meet them."""

import random
from collections.abc import Callable, Iterator

import pytest
from sqlalchemy import create_engine, text

from pebbles import GAME
from tests.server.conftest import StartServer
from tests.server.serving import AtTable, Guest, Served, first_words, play_out, rest_of


def seated(server: Served, game: str = "pebbles", **more: object) -> tuple[Guest, Guest, str]:
    """Ann and Bob at a table that runs."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.create(["me", "open"], game, **more)
    with ann.at(table) as first, bob.at(table) as second:
        second.must("sit", seat=1)
        first.must("start")
    return ann, bob, table


def answer_until(players: list[AtTable], condition: Callable[[AtTable], bool], seed: int = 1) -> AtTable:
    """Random answers until something is so for whoever is asked; gives who that is."""
    chance = random.Random(seed)
    while True:
        newest = max(player.version for player in players)
        for player in players:
            player.until(lambda one: one.version >= newest)  # noqa: B023
        asked = players[players[0].asked or 0]
        if condition(asked):
            return asked
        asked.play_any(chance)


def kind_is(kind: str) -> Callable[[AtTable], bool]:
    return lambda one: one.view["observation"]["kind"] == kind


def test_two_people_play_a_whole_game(server: Served) -> None:
    ann, bob, table = seated(server)
    with ann.at(table) as first, bob.at(table) as second:
        assert first.view["viewer"] == 0
        assert second.view["viewer"] == 1
        play_out([first, second])
        assert sorted(first.view["final"]["places"]) in ([1, 2], [1, 1])
        assert second.view["final"] == first.view["final"]
        first.until(lambda one: one.table["status"] == "over")
        assert first.table["seed"]


def test_yspahan_is_served_like_any_other_game(server: Served) -> None:
    ann, bob, table = seated(server, "yspahan")
    with ann.at(table) as first, bob.at(table, text=True, language="cs") as second:
        play_out([first, second])
        assert first.over
        assert first.view["text"] is None
        assert len(second.view["text"].splitlines()) > 5


def test_one_person_against_bots_starts_at_once(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.create(["me", "greedy", "random"])
    chance = random.Random(3)
    with ann.at(table) as player:
        while not player.over:
            player.until(lambda one: one.over or bool(one.choices))
            if player.choices:
                player.play_any(chance)
        assert [seat["bot"] for seat in player.table["seats"]] == [None, "greedy", "random"]


def test_bots_play_among_themselves_while_somebody_watches(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.create(["random", "random"])
    with server.guest().at(table) as spectator:
        spectator.until(lambda one: one.over)
        assert spectator.view["viewer"] is None


def test_choices_go_to_who_is_asked_and_nobody_else(server: Served) -> None:
    ann, bob, table = seated(server)
    with ann.at(table) as first, bob.at(table) as second, server.guest().at(table) as spectator:
        asked, other = (first, second) if first.asked == 0 else (second, first)
        assert asked.choices
        assert other.choices == []
        assert spectator.choices == []
        assert spectator.view["observation"]["hand"] == []


def test_an_answer_can_be_taken_back_until_somebody_else_answers(server: Served) -> None:
    ann, bob, table = seated(server, "yspahan")
    with ann.at(table) as first, bob.at(table) as second:
        asked = answer_until([first, second], lambda one: one.game["undo"] and bool(one.choices))
        players = [first, second]
        seat, after = asked.asked, asked.view
        asked.must("undo", version=asked.version, seat=seat)
        before = asked.view
        assert before["moves"] == after["moves"] - 1
        for player in players:
            player.until(lambda one: one.version == asked.version)
        assert [step["version"] for step in first.log] == [step["version"] for step in second.log]
        assert len(first.log) == before["moves"] + 1
        answer_until(players, lambda one: one.asked != seat)
        other = answer_until(players, lambda one: one.asked == seat)
        assert other.refused("undo", version=other.version, seat=seat) == "nothing-to-undo"


def test_a_draw_cannot_be_taken_back_among_people(server: Served) -> None:
    ann, bob, table = seated(server)
    with ann.at(table) as first, bob.at(table) as second:
        asked = answer_until([first, second], kind_is("turn"))
        asked.play("draw")
        assert not asked.game["undo"]
        seat = asked.view["viewer"]
        assert asked.refused("undo", version=asked.version, seat=seat) == "nothing-to-undo"
        assert asked.refused("restart", version=asked.version, seat=seat) == "nothing-to-undo"


def test_against_bots_a_draw_taken_back_draws_the_same_again(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.create(["me", "random"])
    with ann.at(table) as player:
        player.until(lambda one: "draw" in one.choices)
        before = player.view["observation"]
        player.play("draw")
        drawn = next(step for step in reversed(player.log) if step["seat"] == 0)["events"]
        player.until(lambda one: bool(one.choices) or one.over)
        player.must("undo", version=player.version, seat=0)
        assert player.view["observation"] == before
        player.play("draw")
        again = next(step for step in reversed(player.log) if step["seat"] == 0)["events"]
        assert again == drawn


def test_restart_takes_the_whole_turn_back(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.create(["me", "random"], "yspahan")
    chance = random.Random(5)
    with ann.at(table) as player:
        while not (player.choices and player.game["restart"]):
            if player.choices:
                player.play_any(chance)
            else:
                player.receive()
        turn = player.view["observation"]["turn"]
        player.must("restart", version=player.version, seat=0)
        assert player.view["observation"]["turn"] == turn
        assert player.asked == 0
        assert not player.game["restart"]


def test_who_leaves_comes_back_to_the_same_seat_and_hears_what_was_missed(server: Served) -> None:
    ann, bob, table = seated(server)
    with ann.at(table) as first, bob.at(table) as second:
        answer_until([first, second], kind_is("turn"), seed=2)
        known = [first.version, second.version][0]
    with ann.at(table) as first, bob.at(table) as second:
        asked = first if first.choices else second
        asked.play(asked.choices[0])
        newest = asked.version
    with ann.at(table, since=known) as first:
        assert first.welcome["game"]["fresh"] is False
        assert [step["version"] for step in first.welcome["game"]["steps"]] == list(range(known + 1, newest + 1))
        assert first.view["viewer"] == 0
        assert first.table["mine"] == [0]


def test_people_on_one_device_look_from_one_seat_at_a_time(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.create(["me", "device:Eve"])
    with ann.at(table) as player:
        assert player.table["mine"] == [0, 1]
        assert player.view["viewer"] is None
        assert player.choices == []
        player.must("look", seat=player.asked)
        hand = player.view["observation"]["hand"]
        assert hand
        assert player.choices
        player.play(player.choices[0])
        assert player.choices == []
        player.must("look", seat=player.asked)
        assert player.choices


def test_a_secret_link_moves_a_seat_to_another_device_once(server: Served) -> None:
    ann, bob, table = seated(server)
    phone = server.guest()
    link = ann.http.post(f"/api/tables/{table}/seats/0/link").raise_for_status().json()
    with ann.at(table) as desk:
        assert desk.view["viewer"] == 0
        claimed = phone.http.post(f"/api/tables/{table}/claim", json={"token": link["token"]})
        assert claimed.json()["mine"] == [0]
        desk.until(lambda one: one.table["mine"] == [] and one.view["viewer"] is None)
        assert desk.refused("play", version=desk.version, seat=0, action="draw") == "forbidden"
    with phone.at(table) as here:
        assert here.view["viewer"] == 0
        assert here.welcome["name"] == "Ann"
    third = server.guest()
    again = third.http.post(f"/api/tables/{table}/claim", json={"token": link["token"]})
    assert (again.status_code, again.json()["code"]) == (410, "expired")
    forged = third.http.post(f"/api/tables/{table}/claim", json={"token": "x" + link["token"]})
    assert forged.json()["code"] == "forbidden"
    assert bob.http.post(f"/api/tables/{table}/seats/0/link").json()["code"] == "forbidden"


def test_a_used_link_stays_used_when_the_seat_is_back_at_its_first_owner(server: Served) -> None:
    ann, _, table = seated(server)
    phone, thief = server.guest(), server.guest()

    def link_of(guest: Guest) -> str:
        token: str = guest.http.post(f"/api/tables/{table}/seats/0/link").raise_for_status().json()["token"]
        return token

    used = link_of(ann)
    phone.http.post(f"/api/tables/{table}/claim", json={"token": used}).raise_for_status()
    ann.http.post(f"/api/tables/{table}/claim", json={"token": link_of(phone)}).raise_for_status()
    assert thief.http.post(f"/api/tables/{table}/claim", json={"token": used}).json()["code"] == "expired"


def test_two_people_of_one_name_at_a_table_are_told_apart(server: Served) -> None:
    guests = [server.guest("Traveller") for _ in range(3)]
    table = guests[0].create(["me", "open", "open", "device:Traveller"])
    with guests[0].at(table) as first, guests[1].at(table) as second, guests[2].at(table) as third:
        second.must("sit", seat=1)
        third.must("sit", seat=2)
        first.until(lambda one: one.table["seats"][2]["kind"] == "human")
        names = [seat["name"] for seat in first.table["seats"]]
        assert names == ["Traveller", "Traveller 3", "Traveller 4", "Traveller 2"]
        first.must("arrange", seat=3, wish={"kind": "me"})
        first.until(lambda one: one.table["seats"][0]["kind"] == "open")
        assert first.table["seats"][3]["name"] == "Traveller"


def test_what_people_write_is_cleaned_and_ids_with_strange_marks_are_refused(server: Served) -> None:
    ann = server.guest("A\u202enn\x00")
    assert ann.get("/api/me") == {"name": "Ann"}
    table = ann.create(["me", "device:E\u2066ve"])
    with ann.at(table) as player:
        assert player.table["seats"][1]["name"] == "Eve"
        player.must("say", text="hello\x00 \u202ethere")
        player.until(lambda one: bool(one.chat))
        assert player.chat[-1]["text"] == "hello there"
        assert player.refused("say", text="\x00\u202e") == "bad-message"
        assert player.refused("play", version=0, seat=0, action="draw\x00") == "bad-message"
        assert player.do("ping", id="plain")["type"] == "done"
        player.send({"type": "ping", "id": "a\u202eb"})
        assert player.until(lambda one: one.heard[-1]["type"] == "error").heard[-1]["code"] == "bad-message"
    for path in ("/api/tables/a%00b", "/api/replays/a%00b", "/api/tables/a%E2%80%AEb", "/api/tables/" + "x" * 65):
        assert ann.http.get(path).status_code in (400, 404)


def test_a_table_that_is_gone_says_so_and_ends(start_server: StartServer, database_url: str) -> None:
    """Its row was taken out of the database while people sat there and a bot was thinking."""
    server = start_server(bot_delay=0.3)
    ann = server.guest("Ann")
    table = ann.create(["me", "random"])
    engine = create_engine(database_url.replace("postgresql:", "postgresql+psycopg:"))
    with ann.at(table) as player:
        with engine.begin() as connection:
            for name in ("moves", "chat", "seats"):
                connection.execute(text(f"DELETE FROM {name} WHERE table_id = :id"), {"id": table})
            connection.execute(text("DELETE FROM tables WHERE id = :id"), {"id": table})
        player.send({"type": "give-to-bot", "id": "x", "seat": 0, "bot": "random"})
        codes = [message.get("code") for message in rest_of(player.socket)]
        assert "not-found" in codes
    engine.dispose()
    assert ann.http.get(f"/api/tables/{table}").status_code == 404
    assert ann.http.get("/healthz").status_code == 200


def test_a_table_whose_record_cannot_be_read_says_so(start_server: StartServer, database_url: str) -> None:
    server = start_server(idle_after=0.0, heartbeat=0.05)
    ann = server.guest("Ann")
    table = ann.create(["me", "device:Eve"])
    engine = create_engine(database_url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET opening = replace(opening, 'pebbles', 'marbles')"))
    engine.dispose()
    assert first_words(ann, table, '{"type": "hello"}')["code"] == "unreadable"
    answer = ann.http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["code"]) == (500, "unreadable")


def test_chat_reaches_everybody_once_and_stays(server: Served) -> None:
    ann, bob, table = seated(server)
    with ann.at(table) as first, bob.at(table) as second, server.guest("Eve").at(table) as third:
        first.must("say", text="Hello", id="one")
        first.must("say", text="Hello", id="one")
        third.must("say", text="I only watch")
        second.until(lambda one: len(one.chat) == 2)
        assert [(line["name"], line["seat"], line["text"]) for line in second.chat] == [
            ("Ann", 0, "Hello"),
            ("Eve", None, "I only watch"),
        ]
    with bob.at(table) as second:
        assert [line["text"] for line in second.chat] == ["Hello", "I only watch"]


def test_a_seat_is_given_to_a_bot_and_taken_back(server: Served) -> None:
    ann, bob, table = seated(server)
    with ann.at(table) as first:
        with bob.at(table):
            first.until(lambda one: one.table["seats"][1]["connected"])
            assert first.refused("give-to-bot", seat=1, bot="random") == "forbidden"
        first.until(lambda one: not one.table["seats"][1]["connected"])
        first.must("give-to-bot", seat=1, bot="random")
        first.until(lambda one: one.asked == 0)
        assert first.table["seats"][1] == {
            "kind": "human",
            "name": "Bob",
            "bot": "random",
            "connected": False,
            "device": False,
            "replaced": None,
            "given_by": "vote",
            "votes": [],
            "counts_at": None,
        }
        with bob.at(table) as second:
            second.must("take-back", seat=1)
            first.play(first.choices[0])
            while first.asked == 0:
                first.play(first.choices[0])
            second.until(lambda one: one.version == first.version)
            assert second.choices


def test_the_host_arranges_seats_before_the_start(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.create(["me", "open", "open"])
    with ann.at(table) as first, bob.at(table) as second:
        assert first.refused("start") == "bad-setup"
        assert second.refused("arrange", seat=1, wish={"kind": "bot", "bot": "random"}) == "forbidden"
        second.must("sit", seat=1)
        assert second.refused("start") == "forbidden"
        assert server.guest("Eve").create(["me", "open"]) != table
        first.must("arrange", seat=2, wish={"kind": "bot", "bot": "random"})
        second.must("stand", seat=1)
        first.must("arrange", seat=1, wish={"kind": "device", "name": "Joe"})
        first.must("start")
        first.until(lambda one: one.table["status"] == "running")
        assert [seat["name"] for seat in first.table["seats"]] == ["Ann", "Joe", "random"]
        assert second.refused("sit", seat=1) == "started"
        first.must("start")


def test_a_rematch_brings_the_same_people_to_a_new_table(server: Served) -> None:
    ann, bob, table = seated(server)
    with ann.at(table) as first, bob.at(table) as second:
        assert first.refused("rematch") == "not-started"
        play_out([first, second])
        second.must("rematch")
        first.until(lambda one: one.table["rematch"] is not None)
        again = first.table["rematch"]
        first.must("rematch")
        assert first.table["rematch"] == again
    with bob.at(again) as second:
        assert [seat["name"] for seat in second.table["seats"]] == ["Ann", "Bob"]
        assert second.table["status"] == "waiting"
        second.must("start")
        second.until(lambda one: bool(one.game))
    assert ann.get(f"/api/tables/{again}")["seed_hash"] != ann.get(f"/api/tables/{table}")["seed_hash"]


def test_tables_are_listed_or_only_known_by_their_link(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    listed = ann.create(["me", "open"], listed=True)
    private = ann.create(["me", "open"])
    running = ann.create(["me", "device:Eve"])
    assert {listed, private, running} & {table["id"] for table in bob.get("/api/tables")} == {listed}
    mine = {table["id"]: table for table in ann.get("/api/tables") if table["yours"]}
    assert set(mine) == {listed, private, running}
    assert mine[listed]["open"] == 1
    assert mine[running]["your_turn"]
    assert not mine[listed]["your_turn"]


@pytest.fixture
def six_answers() -> Iterator[None]:
    """Pebbles as if it could take no more than six answers."""
    longest = GAME.longest
    object.__setattr__(GAME, "longest", 6)
    yield
    object.__setattr__(GAME, "longest", longest)


@pytest.mark.usefixtures("six_answers")
def test_a_game_without_end_is_broken_off(server: Served) -> None:
    ann, bob, table = seated(server)
    with ann.at(table) as first, bob.at(table) as second:
        asked = answer_until([first, second], lambda one: one.view["moves"] == 6)
        action = asked.choices[0]
        assert asked.refused("play", version=asked.version, seat=asked.asked, action=action) == "game-over"


@pytest.mark.usefixtures("six_answers")
def test_bots_rest_at_a_game_without_end(server: Served) -> None:
    table = server.guest("Ann").create(["random", "random"])
    with server.guest("Eve").at(table) as spectator:
        spectator.until(lambda one: one.view["moves"] == 6)
        assert not spectator.over
        spectator.must("say", text="Well?")
        assert spectator.view["moves"] == 6
