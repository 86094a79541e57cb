"""A process that analyses one game: it gets a `Wish`, and answers with its progress and at last the result.

    python -m caravansary.server.bots.analysis_process

It runs at low priority.
"""

from __future__ import annotations

import os

import msgspec

from caravansary.arena.analysis import Analysis, Wish, analyse, count_questions
from caravansary.core.record import decode_record
from caravansary.server.processes.child import Exchange
from caravansary.server.processes.own_limits import limit_memory

PATIENCE = 10
"""Added to its niceness: everything else on the machine goes first."""
MEGABYTES = 2048


class ProgressLine(msgspec.Struct, omit_defaults=True):
    """One line to the server: `done` of `of` questions, and at last what was found."""

    done: int
    of: int
    found: Analysis | None = None


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    server = Exchange()
    wish = msgspec.json.decode(server.receive(), type=Wish)
    limit_memory(MEGABYTES)
    record = decode_record(wish.record)
    of = count_questions(record)

    def tell(done: int, found: Analysis | None = None) -> None:
        server.send(msgspec.json.encode(ProgressLine(done, of, found)))

    tell(0)
    found = analyse(record, wish.iterations, seed=wish.seed, progress=tell)
    tell(of, found)


if __name__ == "__main__":
    main()
