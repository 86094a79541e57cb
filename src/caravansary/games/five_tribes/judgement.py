"""What the master thinks of a Five Tribes position: learned from games, in the files judgement-*.toml."""

from __future__ import annotations

from typing import Final

from caravansary.core.judgement import Judge, Judgement, judge_by, load_judgements
from caravansary.games.five_tribes.evaluation import evaluate
from caravansary.games.five_tribes.features import FEATURES, features

JUDGEMENTS: Final[dict[int, Judgement]] = load_judgements("caravansary.games.five_tribes", FEATURES, (2, 3, 4))

judge: Final[Judge] = judge_by(JUDGEMENTS, features, evaluate)
