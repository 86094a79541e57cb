"""The guide `Add a game` shows the tiny game as it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TINY_GAME = ROOT / "tests" / "fixtures" / "tiny_game"
FENCED = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SUFFIXES = {"python": ".py", "toml": ".toml", "csv": ".csv", "fluent": ".ftl", "javascript": ".js", "svelte": ".svelte"}
NOT_OF_THE_GAME = "report = check_game(GAME)"


def excerpts() -> list[tuple[str, str]]:
    guide = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    return [(language, code) for language, code in FENCED.findall(guide) if NOT_OF_THE_GAME not in code]


@pytest.mark.parametrize(("language", "code"), excerpts())
def test_every_excerpt_of_the_guide_is_in_the_tiny_game(language: str, code: str) -> None:
    sources = [path.read_text("utf-8") for path in TINY_GAME.rglob(f"*{SUFFIXES[language]}")]
    assert any(code in source for source in sources)


def test_the_guide_shows_most_of_the_tiny_game() -> None:
    assert len(excerpts()) > 10
