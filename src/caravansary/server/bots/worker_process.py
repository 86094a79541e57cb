"""A process in which bots think, one question after the other.

    python -m caravansary.server.bots.worker_process [MODULE ...]

It imports the modules, which may bring bots of their own.
"""

from __future__ import annotations

import importlib
import sys
from functools import lru_cache

import msgspec

from caravansary.bots import Bot, make_bot
from caravansary.bots.reasons import Outlook, differences
from caravansary.core.chance import Chance, Seeded
from caravansary.core.position import Position
from caravansary.core.snapshot import restore
from caravansary.server.bots.questions import Advised, Answer, Question
from caravansary.server.processes.child import Exchange
from caravansary.server.processes.table_setup import set_up

SAMPLES_FOR_A_HINT = 2


def think(question: Question) -> Advised:
    setup = set_up(question.table)
    position = Position(restore(setup, question.imagined))
    action = _bot(question.bot, question.asker).choose(position, Seeded(question.seed))
    if action not in position.actions:
        raise ValueError(f"{action} is not among the legal answers {position.actions[:8]}")
    advised = Advised(setup.space.text(action))
    return explained(advised, position, action, Seeded(question.seed)) if question.why else advised


def explained(advised: Advised, position: Position, action: int, chance: Chance) -> Advised:
    """With what speaks for the answer: how the end of the turn differs from the best end after another answer."""
    outlook = Outlook(position, chance, SAMPLES_FOR_A_HINT)
    other = outlook.best_but(action)
    if other is None:
        return advised
    why = differences(outlook.after(action), outlook.after(other))
    return Advised(advised.action, position.setup.space.text(other), why)


@lru_cache(16)
def _bot(name: str, asker: str) -> Bot:
    """A searching bot keeps its search tree for the rest of its turn, so each seat that asks has a bot of its own."""
    return make_bot(name)


def answer(line: bytes) -> Answer:
    try:
        return Answer(think(msgspec.json.decode(line, type=Question)))
    except Exception as error:  # noqa: BLE001 - a bot may fail in any way; the server then asks a weaker one
        return Answer(error=f"{type(error).__name__}: {error}")


def main(modules: list[str]) -> None:
    for module in modules:
        importlib.import_module(module)
    server = Exchange()
    while True:
        server.send(msgspec.json.encode(answer(server.receive())))


if __name__ == "__main__":
    main(sys.argv[1:])
