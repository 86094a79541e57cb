"""Bots that fail in every way."""

import os
import time
from collections.abc import Callable

from caravansary.bots import Bot
from caravansary.core.chance import Chance
from caravansary.core.position import Position


class Crashing:
    def choose(self, position: Position, chance: Chance) -> int:
        raise ZeroDivisionError("bots should not divide by zero")


class Dying:
    def choose(self, position: Position, chance: Chance) -> int:
        os._exit(1)


class Hanging:
    def choose(self, position: Position, chance: Chance) -> int:
        while True:
            time.sleep(0.01)


class Cheating:
    """Answers what was not asked."""

    def choose(self, position: Position, chance: Chance) -> int:
        return next(action for action in range(position.setup.space.size) if action not in position.actions)


class Talking:
    """Prints into what could be the answers."""

    def choose(self, position: Position, chance: Chance) -> int:
        print('{"action": "nonsense"}', flush=True)
        os.write(1, b'{"action": "nonsense"}\n')
        return position.actions[0]


BAD: dict[str, Callable[[], Bot]] = {
    "crashing": Crashing,
    "dying": Dying,
    "hanging": Hanging,
    "cheating": Cheating,
    "talking": Talking,
}
