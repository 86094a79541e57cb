# mypyc: skip
"""Five levels of play for every game: each should win about two games of three against the one below.

How much a level misjudges or thinks is said by the game (`Advice.search`), since games need more or less of it.
Thinking is counted in iterations, so that a level is as strong on every machine. How strong the levels are is measured
by `caravansary ladder`; the figures are in benchmarks/README.md.
"""

from __future__ import annotations

from caravansary.bots.bot import Bot
from caravansary.bots.greedy import GreedyBot
from caravansary.bots.search import SearchBot
from caravansary.core.chance import Chance
from caravansary.core.game import Setup
from caravansary.core.position import Position
from caravansary.core.search_settings import SearchSettings


class LevelBot:
    """A level's bot, which learns at its first question what it plays."""

    def __init__(self, level: int) -> None:
        self._level = level
        self._setup: Setup | None = None
        self._bot: Bot | None = None

    def choose(self, position: Position, chance: Chance) -> int:
        setup = position.setup
        if self._bot is None or setup is not self._setup:
            self._setup = setup
            self._bot = bot_of_level(self._level, setup.game.advice.search_of(setup.seats))
        return self._bot.choose(position, chance)


def bot_of_level(level: int, settings: SearchSettings) -> Bot:
    misjudging = len(settings.noise)
    if level > misjudging:
        return SearchBot(settings.iterations[level - misjudging - 1])
    noise = settings.noise[level - 1]
    return GreedyBot(samples=1, noise=noise) if noise else GreedyBot()
