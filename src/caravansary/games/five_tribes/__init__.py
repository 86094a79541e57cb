"""Five Tribes: The Djinns of Naqala: walk the meeples over the tiles, take tiles, goods and djinns. 2 to 4 players."""

from __future__ import annotations

from caravansary.core.advice import Advice, Features
from caravansary.core.game import Game
from caravansary.core.search_settings import SearchSettings
from caravansary.core.weights import load_weights
from caravansary.games.five_tribes.box import load
from caravansary.games.five_tribes.evaluation import evaluate, evaluate_with
from caravansary.games.five_tribes.features import FEATURES, features
from caravansary.games.five_tribes.judgement import JUDGEMENTS, judge
from caravansary.games.five_tribes.observation import FiveTribesObservation, FiveTribesObserver
from caravansary.games.five_tribes.options import OPTIONS
from caravansary.games.five_tribes.rules import STEPS
from caravansary.games.five_tribes.scoring import CATEGORIES
from caravansary.games.five_tribes.state import FiveTribesState
from caravansary.games.five_tribes.styles import STYLES
from caravansary.games.five_tribes.text import board_text

GAME = Game(
    id="five-tribes",
    title="Five Tribes",
    package=__name__,
    seats=(2, 3, 4),
    categories=CATEGORIES,
    options=OPTIONS,
    load_box=load,
    state=FiveTribesState,
    steps=STEPS,
    observer=FiveTribesObserver(FiveTribesObservation),
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
            spread=25.0,
            temper=6.0,
            turns=4,
            reach=0,
            care=2,
            sift=6,
            spite=1.0,
            steps=20,
            noise=(1.8, 0.9, 0.4, 0.0),
            iterations=(48,),
        ),
    ),
    longest=3_000,
)
