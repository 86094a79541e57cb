"""Wayfarers of the South Tigris: travel by land, water and sky, and write the journal. 1 to 4 players."""

from __future__ import annotations

from caravansary.core.chance import Chance
from caravansary.core.game import Game, Setup
from caravansary.core.state import State
from caravansary.core.thinking import Thinking
from caravansary.games.wayfarers.box import load
from caravansary.games.wayfarers.evaluation import evaluate, evaluate_with, judge
from caravansary.games.wayfarers.observation import WayfarersObservation
from caravansary.games.wayfarers.options import OPTIONS, PRESETS, check_setup
from caravansary.games.wayfarers.rules import course
from caravansary.games.wayfarers.scoring import CATEGORIES
from caravansary.games.wayfarers.state import WayfarersState, check_invariants
from caravansary.games.wayfarers.text import board_text
from caravansary.games.wayfarers.worths import load_weights


def _new_state(setup: Setup) -> State:
    return WayfarersState(setup)


def _begin(state: State, chance: Chance) -> None:
    assert isinstance(state, WayfarersState)
    course.begin(state, chance)


GAME = Game(
    id="wayfarers",
    title="Wayfarers of the South Tigris",
    package=__name__,
    seats=(1, 2, 3, 4),
    versions=(1, 2),
    categories=CATEGORIES,
    options=OPTIONS,
    presets=PRESETS,
    check_setup=check_setup,
    load_box=load,
    new_state=_new_state,
    begin=_begin,
    observation=WayfarersObservation,
    board_text=board_text,
    evaluate=evaluate,
    evaluate_with=evaluate_with,
    weights=load_weights,
    judge=judge,
    thinking=Thinking(
        spread=40.0, turns=0, reach=0, care=2, steps=20, contenders=8, noise=(2.5, 1.4, 0.95, 0.5), iterations=(32,)
    ),
    invariants=check_invariants,
)
