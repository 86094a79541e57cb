"""What the master thinks of a Wayfarers position: learned from games, in the files judgement-*.toml."""

from __future__ import annotations

from typing import Final

from caravansary.core.advice import points_so_far
from caravansary.core.judgement import Judge, Judgement, judge_by, load_judgements
from caravansary.games.wayfarers.features import FEATURES, features

JUDGEMENTS: Final[dict[int, Judgement]] = load_judgements("caravansary.games.wayfarers", FEATURES, (1, 2, 3, 4))

judge: Final[Judge] = judge_by(JUDGEMENTS, features, points_so_far)
