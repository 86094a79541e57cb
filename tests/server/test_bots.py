"""Bots in their worker processes: they know only their seat, and a bad one never stops a table."""

import random
from collections.abc import Iterator

import pytest

from caravansary.bots import registry
from caravansary.core.chance import Seeded
from caravansary.core.match import Match
from caravansary.core.registry import get_game
from caravansary.core.snapshot import restore
from caravansary.server.bots import worker_process
from caravansary.server.bots.levels import weaker_than
from caravansary.server.bots.questions import question
from tests.server.bad_bots import BAD
from tests.server.conftest import settings_for
from tests.server.serving import Served, serving


@pytest.fixture(scope="module")
def server_with_bad_bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Bots are the same with either database; SQLite will do."""
    settings = settings_for(
        f"sqlite:///{tmp_path_factory.mktemp('bots') / 'test.sqlite3'}",
        bot_imports=("tests.server.register_bad_bots",),
        bot_limit=8.0,  # the hanging bot takes all of it; the others must start within it, on a busy machine too
    )
    with pytest.MonkeyPatch.context() as patch:
        for name, bot in BAD.items():
            patch.setitem(registry.BOTS, name, bot)
        with serving(settings) as served:
            yield served


@pytest.mark.parametrize("bad", ["crashing", "dying", "hanging", "cheating"])
def test_a_bot_that_fails_is_replaced_and_the_table_goes_on(server_with_bad_bots: Served, bad: str) -> None:
    ann = server_with_bad_bots.guest("Ann")
    table = ann.create(["me", bad, "random"])
    chance = random.Random(1)
    with ann.at(table) as player:
        while not player.over:
            if player.choices:
                player.play_any(chance)
            else:
                player.receive()
        assert player.table["seats"][1]["bot"] not in BAD
        assert player.table["seats"][1]["replaced"] in BAD


def test_what_a_bot_prints_is_not_its_answer(server_with_bad_bots: Served) -> None:
    ann = server_with_bad_bots.guest("Ann")
    table = ann.create(["talking", "talking"])
    with ann.at(table) as spectator:
        spectator.until(lambda one: one.over)
        assert [seat["bot"] for seat in spectator.table["seats"]] == ["talking", "talking"]


def test_somebody_whose_bot_failed_takes_the_seat_back(server_with_bad_bots: Served) -> None:
    ann = server_with_bad_bots.guest("Ann")
    table = ann.create(["me", "random"])
    with ann.at(table) as player:
        player.must("give-to-bot", seat=0, bot="crashing")
        player.until(lambda one: one.table["seats"][0]["bot"] not in BAD)
        player.must("take-back", seat=0)
        player.until(lambda one: one.table["seats"][0]["bot"] is None)


@pytest.mark.parametrize("game", ["pebbles", "yspahan"])
def test_what_a_bot_is_told_does_not_depend_on_what_is_hidden(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The truth and any other truth the seat could not tell from it give the bot the same question."""
    monkeypatch.setattr("caravansary.server.bots.questions.secrets.randbits", lambda _bits: 7)
    setup = get_game(game).setup(3)
    chance = random.Random(11)
    match = Match(setup, Seeded(5))
    for number in range(120):
        if match.state.over():
            break
        truth = match.state
        other = truth.determinize(truth.seat, Seeded(number))
        assert question("random", truth) == question("random", other)
        imagined = restore(setup, question("random", truth).imagined)
        assert imagined.observe(truth.seat) == truth.observe(truth.seat)
        match.play(chance.choice(truth.actions))


def test_seats_that_are_asked_in_turns_have_a_bot_each() -> None:
    here, there = worker_process._bot("level4", "one/0"), worker_process._bot("level4", "two/0")
    assert here is not there
    assert worker_process._bot("level4", "one/0") is here


def test_a_style_sits_at_tables_of_its_game_only(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.create(["me", "yspahan-builder"], "yspahan", absent={"minutes": 1, "bot": "yspahan-rider"})
    with ann.at(table) as player:
        player.until(lambda one: bool(one.choices))
        assert player.table["seats"][1]["bot"] == "yspahan-builder"
        player.must("give-to-bot", seat=0, bot="yspahan-filler")
        assert player.refused("give-to-bot", seat=0, bot="five-tribes-builder") == "not-found"
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "yspahan-builder"}]
    refused = ann.http.post("/api/tables", json={"game": "wayfarers", "seats": seats}).json()
    assert refused["code"] == "not-found"
    assert "level5" in refused["detail"]
    assert "yspahan-rider" not in refused["detail"]


def test_a_style_that_fails_gives_way_to_greedy() -> None:
    assert weaker_than("yspahan-builder") == "greedy"
    assert weaker_than("level4") == "greedy"
    assert weaker_than("random") is None
