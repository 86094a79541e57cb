"""Yspahan: supply the souks, load the caravan and build, by dice that everybody shares. 2 to 4 players."""

from __future__ import annotations

from caravansary.core.advice import Advice, Features
from caravansary.core.game import Game
from caravansary.core.search_settings import SearchSettings
from caravansary.core.weights import load_weights
from caravansary.games.yspahan.box import load
from caravansary.games.yspahan.evaluation import evaluate, evaluate_with
from caravansary.games.yspahan.features import FEATURES, features
from caravansary.games.yspahan.judgement import JUDGEMENTS, judge
from caravansary.games.yspahan.observation import YspahanObservation, YspahanObserver
from caravansary.games.yspahan.options import OPTIONS, PRESETS, RETIRED, check_setup
from caravansary.games.yspahan.rules import STEPS
from caravansary.games.yspahan.scoring import CATEGORIES
from caravansary.games.yspahan.state import YspahanState
from caravansary.games.yspahan.styles import STYLES
from caravansary.games.yspahan.text import board_text

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
    state=YspahanState,
    steps=STEPS,
    observer=YspahanObserver(YspahanObservation),
    board_text=board_text,
    advice=Advice(
        evaluate=evaluate,
        evaluate_with=evaluate_with,
        weights=load_weights(__name__),
        features=Features(FEATURES, features),
        judgements=JUDGEMENTS,
        judge=judge,
        styles=STYLES,
        search=SearchSettings(iterations=(8, 240)),
    ),
    longest=2_000,
)
