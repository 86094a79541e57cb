"""Hints at a table: what a bot would do in one's place, knowing only what one knows oneself."""

from __future__ import annotations

from caravansary.bots import bot_names
from caravansary.server.bots.levels import weaker_than
from caravansary.server.bots.questions import question
from caravansary.server.bots.worker_pool import BotFailed, WorkerPool
from caravansary.server.processes.fair_queue import Asker
from caravansary.server.refusal import Refused
from caravansary.server.tables.live import Live

WEAKEST = "random"
"""The bot that answers at random; its hints would be worth nothing."""


async def hint(workers: WorkerPool, live: Live, version: int, seat: int, guest: str) -> tuple[str, str]:
    """The answer of the strongest bot that has one, and which bot that is. Nothing is played."""
    _check(live, version, seat)
    state = live.running().state
    bot: str | None = bot_names()[-1]
    while bot is not None and bot != WEAKEST:
        try:
            answer = await workers.think(question(bot, state), Asker(guest))
        except BotFailed:
            bot = weaker_than(bot)
        else:
            _check(live, version, seat)
            return answer, bot
    raise Refused("internal", "no bot has a hint")


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
