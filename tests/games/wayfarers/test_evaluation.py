"""What bots think of a position."""

from caravansary.games.wayfarers.evaluation import LONG_GAME, evaluate
from tests.games.wayfarers.builder import wayfarers


def worth_of_nine_columns(turn: int) -> float:
    """How much better blue likes to be near the end of the journal, red being far ahead in points."""
    found: list[float] = []
    for node in ("1a", "9a"):
        table = wayfarers(2).given(node=node).given(who="red", cards="S01 S02 S03 L01 L02 W01 W02 W03 W04")
        table.state.turn = turn
        found.append(evaluate(table.state)[0])
    return found[1] - found[0]


def test_in_a_long_game_the_end_gets_ever_more_welcome() -> None:
    """Or else two bots, of whom one may and does not want to end the game and the other cannot, play for ever."""
    patient = int(2 * LONG_GAME)
    assert worth_of_nine_columns(patient) == worth_of_nine_columns(0)
    assert worth_of_nine_columns(0) < worth_of_nine_columns(2 * patient) < worth_of_nine_columns(8 * patient)
    assert worth_of_nine_columns(16 * patient) > 100.0
