"""Points and ranking (R13.2 to R13.9, R10.4)."""

import pytest
from rich.console import Console

from caravansary.core.score import shares
from caravansary.games.wayfarers import GAME
from caravansary.games.wayfarers.scoring import worth
from caravansary.locale import Speaker
from caravansary.server.views.state_views import Viewpoint, view
from caravansary.terminal.view import score_sheet
from tests.games.wayfarers.builder import Table, wayfarers


def comets(*cards: str) -> Table:
    table = wayfarers(3)
    for colour, ids in zip(("blue", "red", "green"), cards, strict=True):
        table.given(who=colour, cards=ids)
    return table


def test_e3_comet_lead() -> None:
    """R13.4: 4, 4, 7: the third scores 4 for each comet card, the others the lower values."""
    table = comets("S06 S01", "S07 S02", "S08 S03 S04")
    assert [table.has("comet", colour) for colour in ("blue", "red", "green")] == [4, 4, 7]
    assert [table.points(colour)["space"] for colour in ("blue", "red", "green")] == [1 + 3, 1 + 3, 12]


def test_e3_nobody_leads_on_a_tie() -> None:
    """R13.4."""
    table = comets("S06 S03 S04", "S07 S08 S01", "S02")
    assert [table.has("comet", colour) for colour in ("blue", "red", "green")] == [7, 7, 1]
    assert [table.points(colour)["space"] for colour in ("blue", "red", "green")] == [5, 5, 3]


def test_e5_inspiration_doubles() -> None:
    """R13.5: S33 with N03 and 4 vistas: 8 with three planets, 4 with two."""
    table = wayfarers().given(cards="L19 L20 L21 L22 S33 S09 S10", tucked={"S33": "N03"})
    card = table.card("S33")[1]
    assert worth(table.state, 0, card) == 4
    table.given(cards="S11")
    assert worth(table.state, 0, card) == 8


def test_e16_the_example_of_53_points() -> None:
    """R13.2 to R13.7: tags 15 with the set, space 24, caravan 11, guild 3."""
    table = wayfarers().given(
        cards="L01 L19 L20 L21 W19 W20 W21 W22 S01 S33 S02 S25",
        tucked={"S33": "N04", "S25": "N07", "L01": "T08", "L19": "T27", "W19": "T04", "city": "T22"},
        caravan="UK2@2-1 UK2@3-1 UY3@4-2 UY3@4-3 UG1@1-2 UG2@1-3 UG3@6-2",
        guilds={"black": 1},
    )
    assert table.points() == {"tags": 10, "sets": 5, "space": 24, "caravan": 11, "guilds": 3}
    assert table.state.scores()[0].total == 53


def test_e17_sun_moon_and_planets() -> None:
    """R13.4: 3 alone, 14 together; three planets are 4 each."""
    assert wayfarers().given(cards="S36").points()["space"] == 3
    assert wayfarers().given(cards="S35").points()["space"] == 3
    assert wayfarers().given(cards="S35 S36").points()["space"] == 14
    assert wayfarers().given(cards="S09 S10 S11").points()["space"] == 12


@pytest.mark.parametrize(("cities", "points"), [(0, 0), (1, 2), (2, 3), (3, 5), (4, 8), (5, 12), (6, 16), (7, 16)])
def test_points_of_a_primary_tag(cities: int, points: int) -> None:
    """R13.2: the printed city is one more."""
    cards = " ".join(f"L{number:02}" for number in range(1, cities + 1))
    assert wayfarers().given(cards=cards).points().get("tags", 0) == points


def test_sets() -> None:
    """R13.3: 5 for each city with vista, harbour and sea."""
    assert wayfarers().given(cards="L01 L19 L20 W01 W19 W20").points()["sets"] == 10


def test_guilds_led_alone() -> None:
    """R13.7, R10.4: nobody on a tie, nobody with no tokens."""
    table = wayfarers()
    assert table.points() == {} and table.points("red") == {"guilds": 3}
    table.given(guilds={"yellow": 2, "black": 1})
    assert table.points() == {"guilds": 6} and table.points("red") == {}


def test_formulas_of_halves_and_sets() -> None:
    """R13.4: S20 counts black influence by twos, S14 the scarcest of three tags."""
    table = wayfarers().given(cards="S20", guilds={"black": 5, "yellow": 1, "blue": 1})
    assert table.points()["space"] == 3
    assert wayfarers().given(cards="S14 S01 S09").points()["space"] == 3 + 4 + 2


def test_goods_and_townsfolk_give_nothing() -> None:
    """R13.6, R13.8: points come from tiles, not from coins."""
    table = wayfarers().given(coin=40, food=40, tucked={"city": "T22"}, guilds={"yellow": 1})
    assert table.points() == {}
    table.given(caravan="UP02@2-2")
    assert table.points() == {"caravan": 5, "space": 1}


def test_ties_are_broken_by_black_then_yellow_then_blue() -> None:
    """R13.9: and shared if all are equal."""
    table = wayfarers().given(guilds={"yellow": 1})
    assert shares(table.state.standing()) == [0.5, 0.5]
    table.given(guilds={"black": 1, "blue": 0}).given(who="red", cards="W21 W22", guilds={"blue": 0})
    standing = table.state.standing()
    assert standing[0][2:] == (1, 1, 0)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_only_a_solo_game_scores_the_opponents_cards(players: int) -> None:
    """R20.1: at a table of several players no sheet has that row, on the server and in the terminal."""
    table = wayfarers(players)
    names = ["Ann", "Bob", "Cy", "Di"][:players]
    assert ("cards" in table.state.categories()) == (players == 1)
    assert ("cards" in view(table.state, Viewpoint(None), 0, names).categories) == (players == 1)
    console = Console(width=100)
    with console.capture() as shown:
        console.print(score_sheet(table.state, None, Speaker("en", GAME, names)))
    assert ("Opponent’s cards" in shown.get()) == (players == 1)
