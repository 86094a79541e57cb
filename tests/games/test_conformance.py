"""Every registered game keeps every promise, for every number of players, every preset and every option."""

from __future__ import annotations

import os

import pytest

from caravansary.core.conformance import Case, Effort, cases_of, check_game
from caravansary.core.registry import game_ids, get_game

SEED = 1
# `./dev test` plays every game twice. The compiled engine is three times as quick: there all checks are made at many
# positions, in plain Python at every kind of question and at some more. Whole games are checked alike in both.
# Where only one switch differs from a preset, fewer positions will do.
COMPILED = os.environ.get("CARAVANSARY_COMPILED") == "1"
OF_PRESETS = Effort(every=8) if COMPILED else Effort(every=30)
OF_OPTIONS = Effort(every=20) if COMPILED else Effort(every=100)


def all_cases() -> list[object]:
    return [
        pytest.param(game, case, id=f"{game}-{case.name}") for game in game_ids() for case in cases_of(get_game(game))
    ]


@pytest.mark.parametrize(("game", "case"), all_cases())
def test_game_keeps_its_promises(game: str, case: Case) -> None:
    effort = OF_OPTIONS if case.options else OF_PRESETS
    report = check_game(get_game(game), games=1, seed=f"{SEED}/{case.name}", cases=[case], effort=effort)
    assert report.ok, "\n".join(str(failure) for failure in report.failures)
    assert report.decisions > 0
