"""HTTP: which games there are, their rules, and the words they are told in."""

from __future__ import annotations

import asyncio
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Response, get

import caravansary
from caravansary.bots import bot_names, style_names
from caravansary.bots.strength import strengths
from caravansary.core.game import Game
from caravansary.core.registry import UnknownGame, game_ids, get_game
from caravansary.locale import LANGUAGES
from caravansary.server.http.client_files import BOARD_MODULE, BOARD_STYLE, game_board, text_file
from caravansary.server.http.pages import answer
from caravansary.server.http.parameters import AnyRequest, FileName, Id
from caravansary.server.http.refusals import REFUSED
from caravansary.server.protocol.games import BoardFiles, BotInfo, GameInfo, OptionInfo
from caravansary.server.refusal import Refused

COMMON = "common"
PACKAGE = Path(caravansary.__file__).parent
MARKDOWN = "text/markdown; charset=utf-8"
FLUENT = "text/plain; charset=utf-8"


@get("/api/games", responses=REFUSED)
async def get_games() -> list[GameInfo]:
    """In a thread: the first request after the start may wait until all games are loaded; others go on meanwhile."""
    return await asyncio.to_thread(lambda: [game_info(get_game(id)) for id in game_ids()])


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        seats=list(game.seats),
        options=[OptionInfo(option.id, list(option.values), option.default) for option in game.options],
        presets={name: dict(values) for name, values in game.presets.items()},
        categories=list(game.categories),
        bots=bots_told(game),
        languages=[language for language in LANGUAGES if catalogue(game.package, language)],
        rules=rules_text(game) is not None,
        board=board_files(game),
    )


def bots_told(game: Game) -> list[BotInfo]:
    elo = strengths(game)
    levels = [BotInfo(name, False, elo.get(name)) for name in bot_names()]
    return levels + [BotInfo(name, True, elo.get(name)) for name in style_names(game)]


def board_files(game: Game) -> BoardFiles | None:
    board = game_board(game.package)
    if board is None:
        return None
    folder = f"/api/games/{game.id}/board/{board.tag}"
    return BoardFiles(f"{folder}/{BOARD_MODULE}", f"{folder}/{BOARD_STYLE}" if BOARD_STYLE in board.files else None)


@get("/api/games/{game_id:str}/board/{tag:str}/{file_name:str}", responses=REFUSED)
async def get_board_file(game_id: Id, tag: FileName, file_name: FileName, request: AnyRequest) -> Response[bytes]:
    """A file of the board that the game's package brings; `tag` says of which version."""
    board = game_board(known_game(game_id).package)
    if board is None or tag != board.tag or file_name not in board.files:
        raise Refused("not-found", f"{game_id} has no such board file")
    return answer(board.files[file_name], request)


@get("/api/games/{game_id:str}/rules", media_type=MARKDOWN, responses=REFUSED)
async def get_rules(game_id: Id, request: AnyRequest) -> Response[bytes]:
    text = rules_text(known_game(game_id))
    if text is None:
        raise Refused("not-found", f"{game_id} has no rules text")
    return answer(text_file(text, MARKDOWN), request)


def rules_text(game: Game) -> str | None:
    """A game's package may have a rules.md; those of our own games are in docs/rules, in the wheel in `rules`."""
    ours = [folder / f"{game.id}.md" for folder in (PACKAGE / "rules", PACKAGE.parents[1] / "docs" / "rules")]
    for file in (files(game.package).joinpath("rules.md"), *ours):
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return None


@get("/api/locales/{language:str}/{file_name:str}", media_type=FLUENT, responses=REFUSED)
async def get_catalogue(language: FileName, file_name: FileName, request: AnyRequest) -> Response[bytes]:
    """The Fluent messages of a game, or with `common.ftl` those that all games share."""
    name, _, ending = file_name.rpartition(".")
    if language not in LANGUAGES or ending != "ftl":
        raise Refused("not-found", f"there are {', '.join(LANGUAGES)}, each with common.ftl and one file for each game")
    package = "caravansary" if name == COMMON else known_game(name).package
    return answer(text_file(catalogue(package, language), FLUENT), request)


def catalogue(package: str, language: str) -> str:
    file = files(package).joinpath("locales", f"{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def known_game(id: str) -> Game:
    try:
        return get_game(id)
    except UnknownGame as error:
        raise Refused("not-found", str(error)) from None


HANDLERS: list[Any] = [get_games, get_board_file, get_rules, get_catalogue]
