"""Prompts, labels, hints, the text board and what a seat sees, in words."""

import pytest

from caravansary.core.game import SetupError
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


def test_a_discount_lowers_what_is_told() -> None:
    """R3.7: of a space, of its payment, of a card and of a tile."""
    table = wayfarers().given(caravan="UK1@4-1 UG2@4-3", dice="4 4 4", food=2, guilds={"yellow": 0}).play("die 4")
    assert hint(table, "space H6") == "die (ship): for 1 provision: a water card"
    table.play("space H6")
    assert label(table, "pay") == "Pay 1 provision"
    assert said(table, table.state.question()) == "You may do, in any order: for 1 provision: a water card."
    table = wayfarers().given(caravan="UB3b@5-2", cards="L25", dice="6 6 6", coin=9, guilds={"yellow": 0})
    table.given(rows={"space-1": "S15"}).play("die 6", "space H2")
    assert hint(table, "acquire space-1").startswith("costs 2 coins; ")
    wanted = "costs 2 coins or 2 influence from science; plus or minus 1; 3 points"
    assert hint(table, "tile UK2") == wanted
    table.given(guilds={"black": 2}).play("tile UK2")
    assert label(table, "price 1") == "2 coins"


def test_a_discount_may_leave_nothing_to_pay() -> None:
    """R3.7."""
    table = wayfarers().given(caravan="UK1@3-1 UK1@4-1 UG2@4-3", cards="W04", dice="4 4 4", guilds={"yellow": 0})
    table.given(tucked={"W04": "T16"}).play("die 4", "space W04")
    assert label(table, "pay") == "Pay nothing, thanks to the discount"


def test_an_effect_that_lowers_a_price_is_told() -> None:
    """R7.3, R7.4: a worker's space card is one coin cheaper; W13's townsfolk costs nothing."""
    table = wayfarers().given(cards="L25", workers="green yellow", coin=9, rows={"space-2": "S15"})
    table.state.green_spots = 0b1110
    table.state.own[31] = 1
    table.play("worker green townsfolk-1")
    assert hint(table, "acquire space-2").startswith("costs 3 coins; ")
    table = wayfarers().given(cards="W13", caravan="UG2@4-2 UG2@4-3", dice="4 4 4", coin=9, guilds={"yellow": 0})
    table.given(rows={"townsfolk-1": "T12"}, tucked={"W13": "T23"}).given(cards="W25").play("die 4", "space W13")
    assert hint(table, "acquire townsfolk-1") == "free; when you rest: 1 provision and 1 coin"


def test_the_prompt_drops_what_is_done() -> None:
    table = wayfarers().given(cards="W10", caravan="UG2@4-2 UG2@4-3", dice="4 4 4", guilds={"yellow": 0})
    table.play("die 4", "space W10")
    assert said(table, table.state.question()).endswith(": take a worker and refresh a die and influence on a card.")
    table.play("mark land-1")
    assert said(table, table.state.question()).endswith(": take a worker and refresh a die.")


def test_the_question_whose_step_it_is_names_the_effects() -> None:
    """R2.3."""
    table = wayfarers().given(cards="L07", tucked={"L07": "T24"}, dice="1 1 1", coin=0, guilds={"yellow": 0})
    table.play("die 1", "space L07", "influence blue")
    wanted = "“Influence on the guild of exploration” may belong to several effects: which one do you use up?"
    assert said(table, table.state.question()) == wanted
    folk = "The townsfolk under it: 1 influence on exploration or move influence between guilds"
    assert label(table, "whose 1") == folk
    assert label(table, "whose 2") == "The card: a townsfolk card and 1 influence on exploration"
    assert said(table, table.state.watched()) == "Ann chooses which effect a step belongs to."


def test_townsfolk_with_an_asset_help_to_place_the_die() -> None:
    """R3.5."""
    table = wayfarers().given(rows={"townsfolk-1": "T06"}, dice="1 1 1", coin=9, guilds={"yellow": 0})
    table.play("die 1", "space H4")
    wanted = "costs 2 coins; helps to place a die on its card: camel and pigeon"
    assert hint(table, "acquire townsfolk-1") == wanted


def news(table: Table) -> list[str]:
    return [said(table, event.message) for event in table.events]


def test_the_log_tells_what_comes_off_a_card() -> None:
    """R7.1, R4.5, R5.4: its workers, and whose token returns."""
    table = wayfarers().given(rows={"land-1": "L25"}, dice="1 1 1", coin=2, guilds={"yellow": 0}, workers="blue")
    table.given(tokens={"land-1": "red"}, on_cards={"land-1": "yellow"})
    table.play("die 1", "space H1", "pay", "acquire land-1")
    told = news(table)
    at = told.index("Ann acquires vista L25.")
    assert told[at + 1 : at + 3] == [
        "Ann gets a worker with the card (yellow worker): land row, slot 1.",
        "Bob takes influence back from the card: land row, slot 1.",
    ]


def test_the_log_tells_the_green_worker_of_the_track() -> None:
    """R9.3, R16.2."""
    table = wayfarers().given(caravan="UG4@2-2", dice="2 2 2", node="0", guilds={"yellow": 0}, journal={"1a": "J05"})
    table.play("die 2", "space H3", "journal 1a")
    assert "Ann takes the green worker beside the journal." in news(table)
    table = wayfarers(1).solo(intrigue="X2").opponent_does("journal")
    assert "Opponent (space) takes the green worker beside the journal." in news(table)


def test_the_log_tells_that_the_intrigue_cards_are_shuffled() -> None:
    """R15.5."""
    table = wayfarers(1).solo(intrigue="X1 X2 X3").whatever().opponent_turn()
    assert "Opponent (space) shuffles all intrigue cards into a new pile." in news(table)


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_names_of_places_are_nobodys(language: str) -> None:
    """A log line says where somebody places a die; others read it too."""
    mine = {"en": "your", "cs": "tv", "pl": "tw"}[language]
    for place in ("space-H1", "space-H4", "space-H6", "card-city", "card-harbour", "card-stars"):
        name = Speaker(language, GAME)(Message(f"wayfarers-{place}"))
        assert not name.startswith(mine) and name.startswith("Bag")


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_a_refused_set_up_says_why(language: str) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.setup(2, {"solo_tie": "human_wins", "opponent": "journal"})
    speaker = Speaker(language, GAME)
    assert refused.value.message is not None
    words = speaker(refused.value.message)
    assert speaker.say("wayfarers-option-solo_tie") in words and speaker.say("wayfarers-option-opponent") in words
    with pytest.raises(SetupError) as refused:
        GAME.setup(1, {"first_player": "first_seat"})
    assert refused.value.message is not None
    assert speaker.say("wayfarers-option-first_player") in speaker(refused.value.message)


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
    text = GAME.board_text(table.seen_by(0), table.setup, speaker)
    for word in ("Journal, sides A A A", "Basic tiles", "Ann", "1:C"):
        assert word in text
    assert max(len(line) for line in text.splitlines()) <= 80
    assert ("Opponent (space)" in text) == (players == 1)


def test_the_observation_holds_the_panorama() -> None:
    table = wayfarers().given(
        cards="L01 W19 S17", tucked={"L01": "T08", "S17": "N08"}, caravan="UY1@1-2", placed="L01", dice="2"
    )
    player = table.seen_by(1).players[0]
    assert [place.card for place in player.land] == ["L01", "city"]
    assert player.land[0].folk == "T08" and player.land[0].die and player.land[0].space == "S17"
    assert player.land[0].inspiration == "N08" and player.water[0].space == "stars"
    assert [cell.tile for cell in player.caravan if cell.tile] == ["UY1", "UY1"]


def test_only_a_done_that_ends_the_turn_says_so() -> None:
    """R2.1: after trade and before the abilities of a rest, there is more to come."""
    table = wayfarers().given(dice="2 2 2", guilds={"yellow": 1}).play("die 2", "space H4")
    assert label(table, "done") == "Done, end the turn"
    table.play("trade", "adjust 2 up")
    assert label(table, "done") == "Done"
    table = wayfarers().given(dice="2", placed="H1 H2").rolls("1 1").play("rest")
    assert label(table, "done") == "Done"
    table.play("done")
    assert label(table, "done") == "Done, end the turn"
