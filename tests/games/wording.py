"""What the messages of a game may not say to everybody."""

from __future__ import annotations

import re
from importlib.resources import files

from caravansary.core.game import Game

ADDRESS = {
    "en": re.compile(r"\b(you|your|yours)\b", re.IGNORECASE),
    "cs": re.compile(r"\b(vy|vás|vám|vámi|váš|vaš\w*)\b", re.IGNORECASE),
    "pl": re.compile(r"\b(ty|ciebie|tobie|cię|ci|twój|twoj\w*|twym|twe)\b", re.IGNORECASE),
}


def sources(game: Game, language: str) -> dict[str, str]:
    """The messages of a game as they are written."""
    text = (files(game.package) / "locales" / f"{language}.ftl").read_text("utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) =((?:.*\n)(?:[ }].*\n|\n(?= ))*)", text, re.MULTILINE))


def not_watched(game: Game, language: str) -> list[str]:
    """The questions that have no words for those who watch."""
    found = sources(game, language)
    asked = [id for id in found if id.startswith(f"{game.id}-ask-") and not id.endswith("-by")]
    return [id for id in asked if f"{id}-by" not in found]


def read_by_others(game: Game, language: str) -> dict[str, str]:
    """The source of every log line that does not go to one seat alone, and of every prompt for those who watch."""
    found = sources(game, language)
    return {id: source for id, source in found.items() if id.endswith("-by") or re.search(r"-log-.*(?<!-own)$", id)}


def addressed(game: Game, language: str) -> list[str]:
    """Which of these messages speak to their reader as if everybody were the player in question."""
    return [id for id, source in read_by_others(game, language).items() if ADDRESS[language].search(source)]
