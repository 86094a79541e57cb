"""Prompts, labels, hints, the text board and what a seat sees, in words."""

import pytest

from caravansary.core.messages import Message
from caravansary.games.wayfarers import GAME
from caravansary.locale import Speaker
from tests.games.wayfarers.builder import Table, wayfarers


def said(table: Table, message: Message | None, language: str = "en") -> str:
    assert message is not None
    return Speaker(language, GAME, ["Ann", "Bob"])(message)


def label(table: Table, action: str, language: str = "en") -> str:
    return said(table, table.state.label(table.setup.space.parse(action)), language)


def hint(table: Table, action: str) -> str:
    return said(table, table.state.hint(table.setup.space.parse(action)))


def test_spaces_say_what_they_bring() -> None:
    table = wayfarers().given(cards="W04", tucked={"W04": "T11"}, dice="1 1 1", guilds={"blue": 1, "yellow": 0})
    table.play("die 1")
    assert hint(table, "space H4") == "any die: a townsfolk card or 2 provisions"
    assert hint(table, "space H1") == "die (camel): for 2 provisions: a land card and 1 coin"
    assert "hires a ship" in hint(table, "space H6")


def test_cards_say_what_they_are_good_for() -> None:
    table = (
        wayfarers().given(rows={"land-1": "L25"}, dice="1 1 1", guilds={"yellow": 0}).play("die 1", "space H1", "pay")
    )
    assert label(table, "acquire land-1") == "vista L25 (land row, slot 1)"
    assert hint(table, "acquire land-1") == "vista; at once: refresh a die; whenever you gain vista: 1 coin"


def test_journal_hints_name_blot_and_reward() -> None:
    table = wayfarers().given(caravan="UG4@2-2", dice="2 2 2", node="4a", guilds={"black": 1, "yellow": 0})
    table.given(journal={"5a": "J05"}).play("die 2", "space H3")
    wanted = "spend 1 influence from science; reward: 1 provision and 1 coin"
    assert hint(table, "journal 5a") == wanted


@pytest.mark.parametrize(("language", "coins"), [("en", "4 coins"), ("cs", "4 mince"), ("pl", "4 monety")])
def test_numbers_decline(language: str, coins: str) -> None:
    message = Message("wayfarers-paid-coin", {"number": 4})
    assert Speaker(language, GAME)(message) == coins


def test_done_says_when_it_ends_the_turn() -> None:
    table = wayfarers().given(dice="2 2 2", guilds={"yellow": 0}).play("die 2", "space H4")
    assert label(table, "done") == "Done, end the turn"


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_text_board_shows_everything(players: int) -> None:
    table = wayfarers(players)
    speaker = Speaker("en", GAME, ["Ann", "Bob", "Cy", "Di"])
    text = GAME.board_text(table.state.observe(0), table.setup, speaker)
    for word in ("Journal, sides A A A", "Basic tiles", "Ann", "1:C"):
        assert word in text
    assert max(len(line) for line in text.splitlines()) <= 80
    assert ("Opponent (space)" in text) == (players == 1)


def test_the_observation_holds_the_panorama() -> None:
    table = wayfarers().given(
        cards="L01 W19 S17", tucked={"L01": "T08", "S17": "N08"}, caravan="UY1@1-2", placed="L01", dice="2"
    )
    player = table.state.observe(1).players[0]
    assert [place.card for place in player.land] == ["L01", "city"]
    assert player.land[0].folk == "T08" and player.land[0].die and player.land[0].space == "S17"
    assert player.land[0].inspiration == "N08" and player.water[0].space == "stars"
    assert [cell.tile for cell in player.caravan if cell.tile] == ["UY1", "UY1"]
