"""What the master thinks of a Marco Polo II position: learned from games, in the files judgement-*.toml."""

from __future__ import annotations

from typing import Final

from caravansary.core.judgement import Judge, Judgement, judge_by, load_judgements
from caravansary.games.marco_polo_ii.evaluation import evaluate
from caravansary.games.marco_polo_ii.features import FEATURES, features

JUDGEMENTS: Final[dict[int, Judgement]] = load_judgements("caravansary.games.marco_polo_ii", FEATURES, (2, 3, 4))

judge: Final[Judge] = judge_by(JUDGEMENTS, features, evaluate)
