"""The registry: games are found by entry points."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from caravansary.core import registry
from caravansary.core.registry import UnknownGame, game_ids, get_game
from pebbles import GAME

AddEntry = Callable[[str, str], None]


@pytest.fixture
def add_entry(tmp_path: Path) -> Iterator[AddEntry]:
    """Installs a package with one entry point."""

    def add(name: str, value: str) -> None:
        info = tmp_path / f"{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{name} = {value}\n")
        forget()

    sys.path.insert(0, str(tmp_path))
    yield add
    sys.path.remove(str(tmp_path))
    forget()


def forget() -> None:
    registry._entries.cache_clear()
    registry.get_game.cache_clear()


def test_an_installed_game_is_found_by_its_id() -> None:
    assert "pebbles" in game_ids()
    assert get_game("pebbles") is GAME


def test_the_games_of_this_package_are_found() -> None:
    assert get_game("yspahan").title == "Yspahan"


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are .*pebbles"):
        get_game("chess")


def test_an_entry_point_must_name_a_game(add_entry: AddEntry) -> None:
    add_entry("marbles", "pebbles.rules:TURN")
    with pytest.raises(TypeError, match=r"marbles = pebbles\.rules:TURN must name a Game with the id 'marbles'"):
        get_game("marbles")


def test_an_entry_point_must_have_its_games_id(add_entry: AddEntry) -> None:
    add_entry("marbles", "pebbles:GAME")
    with pytest.raises(TypeError, match="must name a Game with the id 'marbles'"):
        get_game("marbles")
