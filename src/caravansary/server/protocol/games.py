"""The games that can be played here."""

from __future__ import annotations

import msgspec


class OptionInfo(msgspec.Struct):
    """`<game>-option-<id>` explains it, `<game>-option-<id>-<value>` each value."""

    id: str
    values: list[str]
    default: str


class BoardFiles(msgspec.Struct):
    """Addresses of the board that a game's package brings: an ES module, and a style sheet if it has one."""

    module: str
    style: str | None


class BotInfo(msgspec.Struct):
    """A bot that can sit at a table of a game: `bot-<id>` is its name, `bot-<id>-about` says a sentence about it.

    `style`: it has a plan of its own for this game; the others are levels. `elo` is its strength, if it was measured.
    """

    id: str
    style: bool
    elo: int | None


class GameInfo(msgspec.Struct):
    """A game that can be played here. `<game>-preset-<name>` names a preset, `<game>-score-<category>` a category.

    `rules`: there is a rules text at `/api/games/<id>/rules`. `bots` are the levels, weakest first, then the styles.
    `board` is what the game's package brings for browsers; our own games have theirs in the client.
    """

    id: str
    title: str
    seats: list[int]
    options: list[OptionInfo]
    presets: dict[str, dict[str, str]]
    categories: list[str]
    bots: list[BotInfo]
    languages: list[str]
    rules: bool
    board: BoardFiles | None
