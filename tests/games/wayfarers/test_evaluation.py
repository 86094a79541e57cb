"""What bots think of a position."""

from caravansary.bots.greedy import GreedyBot
from caravansary.core.chance import Seeded
from caravansary.core.position import Position
from caravansary.games.wayfarers import GAME
from caravansary.games.wayfarers.evaluation import LONG_GAME, evaluate, judge
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


def worth_of_dice_at_hand(turn: int) -> float:
    """How much better blue likes two dice in the supply than the same on spaces."""
    found: list[float] = []
    for dice, placed in (("4 6", ""), ("", "H4 H5")):
        table = wayfarers(2).given(dice=dice, placed=placed, node="1a")
        table.state.turn = turn
        found.append(evaluate(table.state)[0])
    return found[0] - found[1]


def test_in_a_long_game_nobody_rests_for_ever_with_dice_at_hand() -> None:
    """Two bots once liked their dice so much that they rolled them anew for thousands of turns."""
    patient = int(2 * LONG_GAME)
    assert worth_of_dice_at_hand(patient) == worth_of_dice_at_hand(0)
    assert worth_of_dice_at_hand(4 * patient) < worth_of_dice_at_hand(0) - 5.0


def test_the_judge_of_ends_of_turns_claims_nothing_for_haste() -> None:
    """The nearer to the end of the journal, the more greedy likes to lead; the judge counts only what it brings."""
    leads: list[float] = []
    for think in (evaluate, judge):
        far, near = (wayfarers(2).given(node=node, cards="S01 S02 S03 L01 L02 W01 W02 W03") for node in ("1a", "9a"))
        leads.append(think(near.state)[0] - think(far.state)[0])
    assert leads[0] > leads[1] + 20.0


def test_alone_the_judge_sees_the_opponent_too() -> None:
    """R20.1: what it has, and that it will have more the longer the game still is."""
    table = wayfarers(1)
    hopes: list[float] = []
    for turn in (0, 40, 200):
        table.state.turn = turn
        assert len(judge(table.state)) == 2 and len(evaluate(table.state)) == 1
        hopes.append(judge(table.state)[1])
    assert hopes[0] > hopes[1] > hopes[2] == table.state.scores()[1].total


def test_the_parts_that_people_are_told_add_up_to_the_judgement() -> None:
    state = GAME.setup(3).start(Seeded(5))
    dice = Seeded(6)
    bots = [GreedyBot(samples=1, noise=0.5) for _ in range(3)]
    compared = 0
    while state.actions and state.turn < 60:
        state.play(bots[state.seat].choose(Position(state), dice), dice)
        for seat in range(3):
            parts = GAME.advice.parts(state, seat)
            assert list(parts) == GAME.advice.part_names()
            assert abs(sum(parts.values()) - judge(state)[seat]) < 1e-9
            compared += 1
    assert compared > 100
