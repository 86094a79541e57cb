# mypyc: skip
"""The bots there are, by name: those that play every game, and the styles of a game, `<game>-<style>`."""

from __future__ import annotations

from collections.abc import Callable

from caravansary.bots.bot import Bot, RandomBot
from caravansary.bots.greedy import GreedyBot
from caravansary.bots.levels import LevelBot
from caravansary.bots.process import PREFIX, ProcessBot
from caravansary.core.chance import Chance
from caravansary.core.game import Game
from caravansary.core.position import Position
from caravansary.core.registry import game_ids, get_game

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "level1": lambda: LevelBot(1),
    "level2": lambda: LevelBot(2),
    "level3": lambda: LevelBot(3),
    "greedy": GreedyBot,
    "level4": lambda: LevelBot(4),
    "level5": lambda: LevelBot(5),
}


class UnknownBot(LookupError):
    """No bot has this name."""


STYLE_DEPTH = 20
"""Whoever has a plan follows it to the end of the turn, which takes fewer questions than this."""


def bot_names() -> list[str]:
    """The bots that play every game, weakest first."""
    return list(BOTS)


def style_names(game: Game) -> list[str]:
    """The bots with a plan for this game.

    >>> style_names(get_game("yspahan"))[0]
    'yspahan-builder'
    """
    return [f"{game.id}-{style}" for style in game.advice.styles]


def bots_of(game: Game) -> list[str]:
    """All bots that can sit at a table of this game: the levels, weakest first, and its styles.

    >>> bots_of(get_game("yspahan"))[-1] in style_names(get_game("yspahan"))
    True
    """
    return [*bot_names(), *style_names(game)]


def make_bot(name: str) -> Bot:
    """A bot by its name, or `exec:COMMAND`: a program that speaks the protocol of docs/bots.md.

    >>> type(make_bot("greedy")).__name__
    'GreedyBot'
    """
    if name.startswith(PREFIX):
        return ProcessBot(name.removeprefix(PREFIX))
    if name in BOTS:
        return BOTS[name]()
    game = game_of_style(name)
    if game is None:
        raise UnknownBot(f"there is no bot '{name}'; there are {', '.join(BOTS)}, <game>-<style> and exec:COMMAND")
    return StyleBot(game, name.removeprefix(f"{game.id}-"))


def game_of_style(name: str) -> Game | None:
    """The game that a bot's style belongs to, if it has one."""
    for id in game_ids():
        if name.startswith(f"{id}-") and name.removeprefix(f"{id}-") in get_game(id).advice.styles:
            return get_game(id)
    return None


class StyleBot:
    """Follows a plan of a game to the end of each turn. It knows no other game."""

    def __init__(self, game: Game, style: str) -> None:
        self._game = game.id
        self._bot = GreedyBot(depth=STYLE_DEPTH, plan=game.advice.styles[style])

    def choose(self, position: Position, chance: Chance) -> int:
        if position.setup.game.id != self._game:
            raise UnknownBot(f"this bot has a style for {self._game} and cannot play {position.setup.game.id}")
        return self._bot.choose(position, chance)
