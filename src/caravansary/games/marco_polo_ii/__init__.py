"""Marco Polo II: travel west from Beijing, trade and fulfil contracts in the service of the Khan. 2 to 4 players."""

from __future__ import annotations

from caravansary.core.advice import Advice, Features
from caravansary.core.game import Game
from caravansary.core.search_settings import SearchSettings
from caravansary.core.weights import load_weights
from caravansary.games.marco_polo_ii.box import load
from caravansary.games.marco_polo_ii.evaluation import evaluate, evaluate_with
from caravansary.games.marco_polo_ii.features import FEATURES, features
from caravansary.games.marco_polo_ii.judgement import JUDGEMENTS, judge
from caravansary.games.marco_polo_ii.observation import MarcoPoloObservation, MarcoPoloObserver
from caravansary.games.marco_polo_ii.options import OPTIONS
from caravansary.games.marco_polo_ii.rules import STEPS
from caravansary.games.marco_polo_ii.scoring import CATEGORIES
from caravansary.games.marco_polo_ii.state import MarcoPoloState
from caravansary.games.marco_polo_ii.styles import STYLES
from caravansary.games.marco_polo_ii.text import board_text

GAME = Game(
    id="marco-polo-ii",
    title="Marco Polo II",
    package=__name__,
    seats=(2, 3, 4),
    categories=CATEGORIES,
    options=OPTIONS,
    versions=(1, 2),
    load_box=load,
    state=MarcoPoloState,
    steps=STEPS,
    observer=MarcoPoloObserver(MarcoPoloObservation),
    board_text=board_text,
    advice=Advice(
        evaluate=evaluate,
        evaluate_with=evaluate_with,
        weights=load_weights(__name__),
        features=Features(FEATURES, features),
        judgements=JUDGEMENTS,
        judge=judge,
        styles=STYLES,
        search=SearchSettings(
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
    ),
    longest=5_000,
)
