"""Marco Polo II: travel west from Beijing, trade and fulfil contracts in the service of the Khan. 2 to 4 players."""

from __future__ import annotations

from caravansary.core.chance import Chance
from caravansary.core.game import Features, Game, Setup
from caravansary.core.state import State
from caravansary.core.thinking import Thinking
from caravansary.games.marco_polo_ii.box import load
from caravansary.games.marco_polo_ii.evaluation import evaluate, evaluate_with
from caravansary.games.marco_polo_ii.features import FEATURES, features
from caravansary.games.marco_polo_ii.invariants import check_invariants
from caravansary.games.marco_polo_ii.judgement import judge
from caravansary.games.marco_polo_ii.observation import MarcoPoloObservation
from caravansary.games.marco_polo_ii.options import OPTIONS
from caravansary.games.marco_polo_ii.rules import course
from caravansary.games.marco_polo_ii.scoring import CATEGORIES
from caravansary.games.marco_polo_ii.state import MarcoPoloState
from caravansary.games.marco_polo_ii.text import board_text
from caravansary.games.marco_polo_ii.worth import load_weights


def _new_state(setup: Setup) -> State:
    return MarcoPoloState(setup)


def _begin(state: State, chance: Chance) -> None:
    assert isinstance(state, MarcoPoloState)
    course.begin(state, chance)


GAME = Game(
    id="marco-polo-ii",
    title="Marco Polo II",
    package=__name__,
    seats=(2, 3, 4),
    categories=CATEGORIES,
    options=OPTIONS,
    versions=(1, 2),
    load_box=load,
    new_state=_new_state,
    begin=_begin,
    observation=MarcoPoloObservation,
    board_text=board_text,
    evaluate=evaluate,
    evaluate_with=evaluate_with,
    weights=load_weights,
    features=Features(FEATURES, features),
    judge=judge,
    thinking=Thinking(
        spread=15.0,
        turns=4,
        again=True,
        reach=0,
        care=2,
        sift=8,
        spite=1.0,
        steps=20,
        contenders=8,
        noise=(1.6, 0.8, 0.4, 0.2),
        iterations=(8,),
    ),
    invariants=check_invariants,
)
