"""A process that analyses one game: reads a `Wish` from standard input, writes how far it is, then what it found.

    python -m caravansary.server.bots.analysis_process

It gives way to everything else on the machine, and ends when its input does, also in the middle of its work, so that
nothing is left behind when the server dies or nobody waits any longer.
"""

from __future__ import annotations

import os
import sys
import threading

import msgspec

from caravansary.arena.analysis import Analysis, Wish, analyse, count_questions
from caravansary.core.record import decode_record
from caravansary.server.processes.own_limits import limit_memory

PATIENCE = 10
"""How much more patient than the server it is: the lowest priority but nine."""
MEGABYTES = 2048


class Line(msgspec.Struct, omit_defaults=True):
    """One line to the server: `done` of `of` questions, and at last what was found."""

    done: int
    of: int
    found: Analysis | None = None


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    wish = msgspec.json.decode(sys.stdin.buffer.readline(), type=Wish)
    threading.Thread(target=_end_with_input, daemon=True).start()
    limit_memory(MEGABYTES)
    record = decode_record(wish.record)
    of = count_questions(record)

    def tell(done: int, found: Analysis | None = None) -> None:
        answers.write(msgspec.json.encode(Line(done, of, found)) + b"\n")

    tell(0)
    found = analyse(record, wish.iterations, seed=wish.seed, progress=tell)
    tell(of, found)


def _end_with_input() -> None:
    sys.stdin.buffer.read()
    os._exit(0)


if __name__ == "__main__":
    main()
