"""A mutated box is loaded or refused, never a hang, a crash or an eater of memory; what is loaded can be played."""

from __future__ import annotations

import subprocess
import sys

import pytest

from caravansary.core.registry import game_ids

BOXES = 300
ANSWERS = 100
PATIENCE = 300
"""Seconds of a busy machine; the child has limits of its own for its time and memory."""


@pytest.mark.parametrize("game", game_ids())
def test_a_mutated_box_is_loaded_or_refused_quickly(game: str) -> None:
    command = [sys.executable, "-m", "tests.games.box_fuzz", game, str(BOXES), str(ANSWERS)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr[-8000:]
    assert "'refused': 0" not in done.stdout and "'played': 0" not in done.stdout
