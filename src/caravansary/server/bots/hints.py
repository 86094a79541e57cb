"""Hints at a table: what a bot would do in one's place, knowing only what one knows oneself."""

from __future__ import annotations

from caravansary.bots import bot_names
from caravansary.bots.reasons import RIVAL
from caravansary.core.game import Game
from caravansary.server.bots.levels import weaker_than
from caravansary.server.bots.questions import Advised, question
from caravansary.server.bots.worker_pool import BotFailed, WorkerPool
from caravansary.server.processes.fair_queue import Asker
from caravansary.server.protocol.news import Hinted
from caravansary.server.protocol.views import Reason
from caravansary.server.refusal import Refused
from caravansary.server.tables.live import Live
from caravansary.server.views.reasons import told

MOST_REASONS = 3
WEAKEST = "random"
"""The bot that answers at random; its hints would be worth nothing."""


async def hint(workers: WorkerPool, live: Live, version: int, seat: int, guest: str) -> Hinted:
    """The answer of the strongest bot that has one, and what speaks for it. Nothing is played."""
    _check(live, version, seat)
    state = live.running().state
    bot: str | None = bot_names()[-1]
    while bot is not None and bot != WEAKEST:
        try:
            advised = await workers.advise(question(bot, state, why=True), Asker(guest))
        except BotFailed:
            bot = weaker_than(bot)
        else:
            _check(live, version, seat)
            return Hinted(version, seat, advised.action, bot, advised.instead, _for_it(advised, state.setup.game))
    raise Refused("internal", "no bot has a hint")


def _for_it(advised: Advised, game: Game) -> list[Reason]:
    """What speaks for an answer: parts that are worth more after it, and that the strongest rival may hope for less."""
    higher = {part: points for part, points in advised.why.items() if (points < 0) == (part == RIVAL)}
    return told(higher, game)[:MOST_REASONS]


def _check(live: Live, version: int, seat: int) -> None:
    if not live.allows_hints():
        raise Refused("forbidden", "there are no hints at this table")
    state = live.running().state
    if live.over:
        raise Refused("game-over", "the game is over")
    if version != live.seq:
        raise Refused("stale", f"the table is at version {live.seq}")
    if state.seat != seat:
        raise Refused("forbidden", f"seat {state.seat} is asked, not seat {seat}")
