"""What the master thinks of a Marco Polo II position: learned from games, in judgement.toml."""

from __future__ import annotations

from typing import Final

from caravansary.core.judgement import Judge, judge_by, load_judgement
from caravansary.games.marco_polo_ii.evaluation import evaluate
from caravansary.games.marco_polo_ii.features import FEATURES, features

judge: Final[Judge] = judge_by(load_judgement("caravansary.games.marco_polo_ii", FEATURES), features, evaluate)
