"""Five Tribes: The Djinns of Naqala: walk the meeples over the tiles, take tiles, goods and djinns. 2 to 4 players."""

from __future__ import annotations

from caravansary.core.chance import Chance
from caravansary.core.game import Game, Setup
from caravansary.core.state import State
from caravansary.core.thinking import Thinking
from caravansary.games.five_tribes.box import load
from caravansary.games.five_tribes.evaluation import evaluate, evaluate_with
from caravansary.games.five_tribes.observation import FiveTribesObservation
from caravansary.games.five_tribes.options import OPTIONS
from caravansary.games.five_tribes.rules import course
from caravansary.games.five_tribes.scoring import CATEGORIES
from caravansary.games.five_tribes.state import FiveTribesState, check_invariants
from caravansary.games.five_tribes.text import board_text
from caravansary.games.five_tribes.weights import load_weights


def _new_state(setup: Setup) -> State:
    return FiveTribesState(setup)


def _begin(state: State, chance: Chance) -> None:
    assert isinstance(state, FiveTribesState)
    course.begin(state, chance)


GAME = Game(
    id="five-tribes",
    title="Five Tribes",
    package=__name__,
    seats=(2, 3, 4),
    categories=CATEGORIES,
    options=OPTIONS,
    load_box=load,
    new_state=_new_state,
    begin=_begin,
    observation=FiveTribesObservation,
    board_text=board_text,
    evaluate=evaluate,
    evaluate_with=evaluate_with,
    weights=load_weights,
    thinking=Thinking(spread=25.0, temper=6.0, noise=(1.8, 0.9, 0.4, 0.0), iterations=(1000,)),
    invariants=check_invariants,
)
