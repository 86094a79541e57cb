# mypyc: skip
"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable

from caravansary.bots.bot import Bot, RandomBot
from caravansary.bots.greedy import GreedyBot
from caravansary.bots.levels import LevelBot
from caravansary.bots.process import PREFIX, ProcessBot

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


def bot_names() -> list[str]:
    """All names, weakest first."""
    return list(BOTS)


def make_bot(name: str) -> Bot:
    """A bot by its name, or `exec:COMMAND`: a program that speaks the protocol of docs/bots.md.

    >>> type(make_bot("greedy")).__name__
    'GreedyBot'
    """
    if name.startswith(PREFIX):
        return ProcessBot(name.removeprefix(PREFIX))
    if name not in BOTS:
        raise UnknownBot(f"there is no bot '{name}'; there are {', '.join(BOTS)}, and exec:COMMAND")
    return BOTS[name]()
