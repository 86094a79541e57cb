"""Wayfarers of the South Tigris: travel by land, water and sky, and write the journal. 1 to 4 players."""

from __future__ import annotations

from caravansary.core.advice import Advice, Explanation, Features
from caravansary.core.game import Game
from caravansary.core.search_settings import SearchSettings
from caravansary.core.weights import load_weights
from caravansary.games.wayfarers.box import load
from caravansary.games.wayfarers.evaluation import evaluate, evaluate_with, judge
from caravansary.games.wayfarers.explanation import PARTS, explain
from caravansary.games.wayfarers.features import FEATURES, features
from caravansary.games.wayfarers.observation import WayfarersObservation, WayfarersObserver
from caravansary.games.wayfarers.options import OPTIONS, PRESETS, check_setup
from caravansary.games.wayfarers.rules import STEPS
from caravansary.games.wayfarers.scoring import CATEGORIES
from caravansary.games.wayfarers.state import WayfarersState
from caravansary.games.wayfarers.styles import STYLES
from caravansary.games.wayfarers.text import board_text

GAME = Game(
    id="wayfarers",
    title="Wayfarers of the South Tigris",
    package=__name__,
    seats=(1, 2, 3, 4),
    categories=CATEGORIES,
    options=OPTIONS,
    presets=PRESETS,
    versions=(1, 2),
    check_setup=check_setup,
    load_box=load,
    state=WayfarersState,
    steps=STEPS,
    observer=WayfarersObserver(WayfarersObservation),
    board_text=board_text,
    advice=Advice(
        evaluate=evaluate,
        evaluate_with=evaluate_with,
        weights=load_weights(__name__),
        features=Features(FEATURES, features),
        judge=judge,
        explanation=Explanation(PARTS, explain),
        styles=STYLES,
        opponents="opponent",
        search=SearchSettings(
            spread=40.0, turns=0, reach=0, care=2, steps=20, contenders=8, noise=(2.5, 1.4, 0.95, 0.5), iterations=(32,)
        ),
        search_alone=SearchSettings(
            spread=40.0,
            turns=2,
            again=True,
            reach=0,
            care=2,
            sift=5,
            steps=20,
            contenders=6,
            noise=(2.5, 1.4, 0.95, 0.5),
            iterations=(16,),
        ),
    ),
    longest=16_000,
)
