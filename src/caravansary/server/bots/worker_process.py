"""A process in which bots think: reads questions from standard input, writes answers to standard output.

    python -m caravansary.server.bots.worker_process [MODULE ...]

It imports the modules, which may bring bots of their own, and ends when its input does, also in the middle of a
thought, so that nothing is left behind when the server dies.
"""

from __future__ import annotations

import importlib
import os
import queue
import sys
import threading
from functools import lru_cache

import msgspec

from caravansary.bots import Bot, make_bot
from caravansary.core.chance import Seeded
from caravansary.core.position import Position
from caravansary.core.snapshot import restore
from caravansary.server.bots.questions import Answer, Question
from caravansary.server.processes.table_setup import set_up


def think(question: Question) -> str:
    setup = set_up(question.table)
    position = Position(restore(setup, question.imagined))
    action = _bot(question.bot, question.asker).choose(position, Seeded(question.seed))
    if action not in position.actions:
        raise ValueError(f"{action} is not among the legal answers {position.actions[:8]}")
    return setup.space.text(action)


@lru_cache(16)
def _bot(name: str, asker: str) -> Bot:
    """A searching bot keeps what it thought of the rest of its turn, so seats that are asked in turns have one each."""
    return make_bot(name)


def answer(line: bytes) -> Answer:
    try:
        return Answer(action=think(msgspec.json.decode(line, type=Question)))
    except Exception as error:  # noqa: BLE001 - a bot may fail in any way; the server then asks a weaker one
        return Answer(error=f"{type(error).__name__}: {error}")


def _read(lines: queue.SimpleQueue[bytes]) -> None:
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


def main(modules: list[str]) -> None:
    for module in modules:
        importlib.import_module(module)
    # What a bot prints must not end up among the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(lines,), daemon=True).start()
    while True:
        answers.write(msgspec.json.encode(answer(lines.get())) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
