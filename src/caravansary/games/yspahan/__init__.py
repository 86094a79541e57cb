"""Yspahan: supply the souks, load the caravan and build, by dice that everybody shares. 2 to 4 players."""

from __future__ import annotations

from caravansary.core.chance import Chance
from caravansary.core.game import Game, Setup
from caravansary.core.state import State
from caravansary.core.thinking import Thinking
from caravansary.games.yspahan.box import load
from caravansary.games.yspahan.evaluation import evaluate, evaluate_with, load_weights
from caravansary.games.yspahan.observation import YspahanObservation
from caravansary.games.yspahan.options import OPTIONS, PRESETS, RETIRED, check_setup
from caravansary.games.yspahan.rules import course
from caravansary.games.yspahan.scoring import CATEGORIES
from caravansary.games.yspahan.state import YspahanState, check_invariants
from caravansary.games.yspahan.text import board_text


def _new_state(setup: Setup) -> State:
    return YspahanState(setup)


def _begin(state: State, chance: Chance) -> None:
    assert isinstance(state, YspahanState)
    course.begin(state, chance)


GAME = Game(
    id="yspahan",
    title="Yspahan",
    package=__name__,
    seats=(2, 3, 4),
    categories=CATEGORIES,
    options=OPTIONS,
    retired=RETIRED,
    presets=PRESETS,
    versions=(1, 2),
    check_setup=check_setup,
    load_box=load,
    new_state=_new_state,
    begin=_begin,
    observation=YspahanObservation,
    board_text=board_text,
    evaluate=evaluate,
    evaluate_with=evaluate_with,
    weights=load_weights,
    thinking=Thinking(iterations=(24, 240)),
    invariants=check_invariants,
)
