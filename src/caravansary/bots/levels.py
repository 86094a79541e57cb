# mypyc: skip
"""Five levels of play, the same for every game: each should win about two games of three against the one below.

Budgets are counted in iterations, so that a level is as strong on every machine. How strong the levels are is measured
by `caravansary ladder`; the figures are in benchmarks/README.md.
"""

from __future__ import annotations

from collections.abc import Callable

from caravansary.bots.bot import Bot
from caravansary.bots.greedy import GreedyBot
from caravansary.bots.search import SearchBot

LEVELS: dict[str, Callable[[], Bot]] = {
    "level1": lambda: GreedyBot(samples=1, noise=1.8),
    "level2": lambda: GreedyBot(samples=1, noise=0.9),
    "level3": lambda: GreedyBot(samples=1, noise=0.25),
    "level4": lambda: SearchBot(40),
    "level5": lambda: SearchBot(600),
}
