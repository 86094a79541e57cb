"""What holds in every game, that nothing is left untested, and that words and pictures have what they need."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from caravansary.core.chance import Seeded
from caravansary.games.five_tribes import GAME
from caravansary.games.five_tribes.evaluation import evaluate, time_left
from caravansary.games.five_tribes.gains import prospects
from caravansary.games.five_tribes.state import FiveTribesState
from caravansary.games.five_tribes.weights import WEIGHTS
from tests.games.five_tribes.builder import SCENARIOS, five_tribes

TESTS = [path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py"))]


def test_every_scenario_is_a_test() -> None:
    names = re.findall(r"\bdef test_(ft_\d\d)", "\n".join(TESTS))
    assert {name.upper().replace("_", "-") for name in names} == set(SCENARIOS) and len(SCENARIOS) == 36


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces_cards_and_coins_are_kept_in_every_position(players: int) -> None:
    """R1.2 to R1.6: whatever happens, nothing is lost; R12.1: and the game comes to its end."""
    chance = Seeded(players)
    state = GAME.setup(players).start(chance)
    assert isinstance(state, FiveTribesState)
    while state.actions:
        state.play(state.actions[chance.pick(len(state.actions))], chance)
        state.invariants()
    assert state.ending and all(spot == -1 for spot in state.track)


def test_the_walk_and_its_possible_ends_are_part_of_what_everybody_sees() -> None:
    """R4.2, R4.4, R5.2."""
    game = five_tribes().given(board={"r3c3": "GBR", "r3c4": "Y", "r2c5": "G", "r2c3": "B"}, order="A B C")
    game.play("take r3c3", "sow r3c4 assassin")
    seen = game.seen_by(None)
    assert [(step.tile, step.tribe) for step in seen.path] == [("r3c3", None), ("r3c4", "assassin")]
    assert seen.in_hand == {"merchant": 1, "builder": 1}
    ends = {(final.tile, final.tribe, final.number, final.control) for final in seen.finals}
    assert ends == {("r2c3", "builder", 2, True), ("r2c5", "merchant", 2, True)}


def test_an_evaluation_sees_turn_order_control_and_viziers() -> None:
    """R2.6, R10.3, R10.6."""
    thin = {"r5c5": "W", "r5c6": "W"}
    values = evaluate(five_tribes().given(board={"r3c2": "B", "r3c3": "BB", **thin}, order="A B C").state)
    assert values[0] > values[1] > values[2], "who plays earlier gets the better move"
    equal = evaluate(five_tribes().given(board=thin, order="C").state)
    ahead = evaluate(five_tribes().given(board=thin, order="C", viziers={"B": 2}, camel={"r3c3": "A"}).state)
    assert ahead[0] - equal[0] > 10 and ahead[1] - equal[1] > 10


def test_prospects_are_sorted_and_time_runs_out() -> None:
    full = five_tribes().given(order="A B C").state
    best = prospects(full, WEIGHTS, 4, 1.0)
    assert best == sorted(best, reverse=True) and len(best) == 4
    assert time_left(full) == 1.0
    assert time_left(five_tribes().given(board={"r5c5": "W", "r5c6": "W"}, order="A B C").state) == 0.0


def test_board_text_groups_many_meeples() -> None:
    board = {"r3c3": "YYWWGGBR", "r3c4": "YW", "r1c1": "W", "r1c2": "W"}
    game = five_tribes().given(board=board, order="A B C", camel={"r3c3": "B"}, palms={"r3c3": 3})
    text = GAME.board_text(game.seen_by(0), game.setup, lambda message: message.id)
    assert "Y2W2G2B1R1" in text and "S15[B]*3" in text
