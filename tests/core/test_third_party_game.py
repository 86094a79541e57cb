"""A stranger's package adds a game: installed from a folder, found by its entry point, checked by the suite."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import caravansary.core.state as core

TINY_GAME = Path(__file__).parents[1] / "fixtures" / "tiny_game"

CHECK = """
import json, sys
import caravansary.core.state
from caravansary.core.conformance import check_game
from caravansary.core.registry import game_ids, get_game
game = get_game("pebbles")
report = check_game(game, seed=7)
print(json.dumps({
    "games": game_ids(),
    "from": sys.modules["pebbles"].__file__,
    "core": caravansary.core.state.__file__,
    "played": report.games,
    "failures": [str(failure) for failure in report.failures],
}))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tiny game's package, built and installed as a user would, into a folder of its own."""
    source = tmp_path_factory.mktemp("source") / "tiny_game"
    shutil.copytree(TINY_GAME, source, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "build"))
    target = tmp_path_factory.mktemp("site")
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--target", str(target)]
    subprocess.run([*install_command(), *options, str(source)], check=True)
    return target


def install_command() -> list[str]:
    """pip, or uv in an environment that uv made."""
    if importlib.util.find_spec("pip") is not None:
        return [sys.executable, "-m", "pip", "install", "--disable-pip-version-check"]
    return ["uv", "pip", "install", "--python", sys.executable]


def run_with(installed: Path, code: str) -> dict[str, object]:
    path = os.pathsep.join([str(installed), *filter(None, [os.environ.get("PYTHONPATH")])])
    env = dict(os.environ, PYTHONPATH=path)
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True, env=env)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def test_an_installed_game_is_found_and_conforms(installed: Path) -> None:
    found = run_with(installed, CHECK)
    games = found["games"]
    assert isinstance(games, list)
    assert {"pebbles", "yspahan"} <= set(games)
    assert str(found["from"]).startswith(str(installed))
    assert found["failures"] == []
    assert found["played"] == 60
    assert found["core"] == core.__file__  # compiled where these tests run on the compiled core


def test_the_games_components_and_words_are_installed_with_it(installed: Path) -> None:
    names = {path.relative_to(installed / "pebbles").as_posix() for path in (installed / "pebbles").rglob("*.*")}
    assert {"components/colours.csv", "locales/en.ftl", "locales/cs.ftl", "locales/pl.ftl", "py.typed"} <= names
