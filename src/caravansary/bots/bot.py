# mypyc: skip
"""What a bot is: it chooses one of the legal answers from what its seat may know."""

from __future__ import annotations

from typing import Protocol

from caravansary.core.chance import Chance
from caravansary.core.position import Position
from caravansary.core.state import State


class Bot(Protocol):
    """Chooses an answer. It may use chance, but keeps no generator, so that equal positions get equal answers."""

    def choose(self, position: Position, chance: Chance) -> int: ...


class RandomBot:
    """Every legal answer is equally likely."""

    def choose(self, position: Position, chance: Chance) -> int:
        return pick_any(position.actions, chance)


def pick_any(actions: list[int], chance: Chance) -> int:
    return actions[chance.pick(len(actions))]


def answer(bot: Bot, state: State, chance: Chance) -> int:
    """The bot's answer to the state's question. What needs no thought does not cost a position."""
    if len(state.actions) == 1:
        return state.actions[0]
    if isinstance(bot, RandomBot):
        return pick_any(state.actions, chance)
    return bot.choose(Position(state), chance)
