"""The wheel: it has all that the tree has, and a server runs from it alone."""

from __future__ import annotations

import importlib.util
import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import ROOT

PACKAGE = ROOT / "src" / "caravansary"
NOT_SHIPPED = {".pyc", ".so", ".pyd"}
GAMES = ("five-tribes", "marco-polo-ii", "wayfarers", "yspahan")
SET_UP_ALL = """
import caravansary
from caravansary.core.registry import game_ids, get_game
for id in game_ids():
    get_game(id).setup(2)
print(caravansary.__file__)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    env = dict(os.environ)
    if importlib.util.find_spec("hatchling") is None:
        tool = folder / "hatchling"
        install = [sys.executable, "-m", "pip", "install", "-qq", "--target", str(tool), "hatchling"]
        if subprocess.run(install, capture_output=True, check=False).returncode != 0:
            pytest.skip("hatchling is not installed and cannot be had here")
        env["PYTHONPATH"] = str(tool)
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], cwd=ROOT, env=env, check=True
    )
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def unpacked(wheel: Path) -> Path:
    """Where the wheel is unpacked, outside of the tree."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(wheel.parent / "site")
    return wheel.parent / "site"


@pytest.fixture
def served(unpacked: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server that runs from the wheel."""
    command = [sys.executable, "-m", "caravansary", "serve", "--port", "0", "--data-dir", str(tmp_path)]
    process = subprocess.Popen(command, cwd=tmp_path, env=environment(unpacked), stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        found = re.search(r"http://localhost:(\d+)", process.stdout.readline())
        assert found is not None
        wait_for(int(found[1]), process)
        yield f"http://127.0.0.1:{found[1]}"
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


def wait_for(port: int, process: subprocess.Popen[str]) -> None:
    """Until the server listens; its port is told a little earlier."""
    while process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError(f"the server ended with code {process.returncode}")


def environment(unpacked: Path) -> dict[str, str]:
    return dict(os.environ, PYTHONPATH=str(unpacked), PYTHONUNBUFFERED="1")


def fetch(url: str) -> str:
    with urllib.request.urlopen(url, timeout=60) as answer:
        return str(answer.read().decode())


def test_the_wheel_has_all_that_the_tree_has(wheel: Path) -> None:
    files = [path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix not in NOT_SHIPPED]
    wanted = {f"caravansary/{path.relative_to(PACKAGE).as_posix()}" for path in files}
    wanted |= {f"caravansary/rules/{path.name}" for path in (ROOT / "docs" / "rules").glob("*.md")}
    with zipfile.ZipFile(wheel) as archive:
        shipped = set(archive.namelist())
    assert sorted(wanted - shipped) == []
    for game in GAMES:
        folder = f"caravansary/games/{game.replace('-', '_')}"
        assert any(name.startswith(f"{folder}/components/") for name in shipped)
        assert {f"{folder}/locales/{language}.ftl" for language in ("en", "cs", "pl")} <= shipped
        assert f"caravansary/rules/{game}.md" in shipped


def test_every_game_is_set_up_from_the_wheel(unpacked: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-c", SET_UP_ALL]
    done = subprocess.run(command, cwd=tmp_path, env=environment(unpacked), capture_output=True, text=True, check=True)
    assert Path(done.stdout.strip()).is_relative_to(unpacked)


def test_a_server_runs_from_the_wheel(served: str) -> None:
    page = fetch(f"{served}/")
    assert "Caravansary" in page
    if (PACKAGE / "server" / "client" / "index.html").exists():
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script is not None
        assert fetch(served + script[1])
    for game in GAMES:
        assert fetch(f"{served}/api/games/{game}/rules").startswith("#")
        assert "=" in fetch(f"{served}/api/locales/pl/{game}.ftl")
    assert "seat-without-name" in fetch(f"{served}/api/locales/cs/common.ftl")
