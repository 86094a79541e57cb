"""Fixed positions with the exact number of legal lines, like chess perft. A change here is a change of the rules."""

from tests.games.perft import counts
from tests.games.wayfarers.builder import wayfarers


def test_lines_from_the_start_of_a_two_player_game() -> None:
    table = wayfarers(2).given(dice="1 4 6")
    assert counts(table.state, 4) == START_OF_TWO


def test_lines_from_a_rich_position() -> None:
    table = wayfarers(3).given(
        cards="L01 L15 W09 S17",
        tucked={"L15": "T22", "W09": "T17"},
        caravan="UY1@1-2 UG1@2-2 UB2@3-3",
        dice="1 2 4",
        coin=5,
        food=4,
        guilds={"black": 1, "yellow": 1, "blue": 1},
        node="3a",
        workers="green yellow blue",
        board="P1",
    )
    table.state.green_spots = 0b1110
    assert counts(table.state, 3) == RICH


def test_lines_of_a_solo_game() -> None:
    table = wayfarers(1).given(dice="1 1 1", coin=3, food=2)
    assert counts(table.state, 4) == SOLO


START_OF_TWO = [18, 142, 852, 6316]
RICH = [37, 161, 1201]
SOLO = [16, 36, 210, 605]
