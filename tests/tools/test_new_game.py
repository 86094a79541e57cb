"""`./dev new-game` makes a game that runs, is green at once, and touches nothing that is shared."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.new_game import LONGEST, Name

from tools import ROOT

PACKAGE = "sand_castle"


def tracked() -> list[str]:
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()]


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """A copy of the repository, and what every file of it held."""
    clone = tmp_path_factory.mktemp("clone")
    for name in tracked():
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, clone / name)
    return clone, held(clone)


def held(folder: Path) -> dict[str, str]:
    files = [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


@pytest.fixture(scope="module")
def made(before: tuple[Path, dict[str, str]]) -> Path:
    """The copy, with a new game in it."""
    clone, _ = before
    done = run(clone, "tools.new_game", "sand-castle")
    assert "Sand Castle is there" in done.stdout, done.stderr
    return clone


def run(clone: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """A module of Python in the copy."""
    env = dict(os.environ, PYTHONPATH=str(clone / "src"))
    return subprocess.run(
        [sys.executable, "-m", *args], cwd=clone, env=env, capture_output=True, text=True, check=False
    )


def test_no_shared_file_is_touched(before: tuple[Path, dict[str, str]], made: Path) -> None:
    _, old = before
    new = held(made)
    touched = [name for name, digest in old.items() if new.get(name) != digest and "_cache" not in name]
    assert touched == []
    added = {name for name in new if name not in old and "_cache" not in name}
    own = ("sand-castle", PACKAGE)
    assert all(any(name in path for name in own) for path in added), added
    assert {
        f"src/caravansary/games/{PACKAGE}/__init__.py",
        f"src/caravansary/games/{PACKAGE}/rules.py",
        f"src/caravansary/games/{PACKAGE}/evaluation.py",
        f"src/caravansary/games/{PACKAGE}/locales/pl.ftl",
        f"tests/games/{PACKAGE}/test_rules.py",
        "docs/rules/sand-castle.md",
        "web/src/games/sand-castle/Board.svelte",
        "web/src/protocol/sand-castle.ts",
    } <= added


@pytest.mark.parametrize(
    "check",
    [
        ("ruff", "format", "--check", "--quiet", f"src/caravansary/games/{PACKAGE}", f"tests/games/{PACKAGE}"),
        ("ruff", "check", "--quiet", f"src/caravansary/games/{PACKAGE}", f"tests/games/{PACKAGE}"),
        ("mypy", f"src/caravansary/games/{PACKAGE}", f"tests/games/{PACKAGE}"),
        ("tools.check_messages",),
        ("tools.check_rules", "--quiet"),
        ("caravansary.server.typescript", "--check"),
        ("pytest", "-q", "-p", "no:cacheprovider", f"tests/games/{PACKAGE}", "tests/core/test_fields.py"),
        ("caravansary", "check", "sand-castle"),
        ("mkdocs", "build", "--strict", "--quiet", "--site-dir", "build/site"),
    ],
    ids=lambda check: " ".join(check[:2]),
)
def test_it_is_green_at_once(made: Path, check: tuple[str, ...]) -> None:
    done = run(made, *check)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(not (ROOT / "web" / "node_modules").exists(), reason="the client was not built here")
@pytest.mark.parametrize("check", ["svelte-check", "biome check src/games/sand-castle"])
def test_its_board_is_sound(made: Path, check: str) -> None:
    modules = made / "web" / "node_modules"
    if not modules.exists():
        modules.symlink_to(ROOT / "web" / "node_modules")
    done = subprocess.run(["npx", *check.split()], cwd=made / "web", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_game_that_is_there_is_left_alone(made: Path) -> None:
    done = run(made, "tools.new_game", "sand-castle")
    assert done.returncode != 0
    assert "there is a game 'sand-castle' already" in done.stderr


@pytest.mark.parametrize("id", ["Sand", "sand castle", "sand--castle", "1st", "x" * (LONGEST + 1), "../sand"])
def test_a_name_that_is_none_is_refused(made: Path, id: str) -> None:
    done = run(made, "tools.new_game", id)
    assert done.returncode != 0
    assert f"'{id}' can not be a name" in done.stderr


def test_names_are_made_from_the_id() -> None:
    name = Name("sand-castle")
    assert (name.package, name.prefix, name.title) == ("sand_castle", "SandCastle", "Sand Castle")
    assert (
        name.in_text("from pebbles.box import PebblesBox")
        == "from caravansary.games.sand_castle.box import SandCastleBox"
    )
    assert name.in_text("pebbles-title = Kamínky") == "sand-castle-title = Sand Castle"
    assert name.in_text("pebbles-title = Pebbles\npebbles-ask-turn = Draw a pebble") == (
        "sand-castle-title = Sand Castle\nsand-castle-ask-turn = Draw a pebble"
    )
