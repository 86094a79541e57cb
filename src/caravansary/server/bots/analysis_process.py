"""A process that analyses one game: it gets a `Wish`, and answers with what it has found so far and at last with all.

    python -m caravansary.server.bots.analysis_process

It runs at low priority, and so do the processes that help it. They end with it.
"""

from __future__ import annotations

import math
import os
import time

import msgspec

from caravansary.arena.analysis import Analysis, Study, Wish, analyse
from caravansary.core.record import decode_record
from caravansary.server.processes.child import Exchange, end_group
from caravansary.server.processes.own_limits import limit_memory

PATIENCE = 10
"""Added to its niceness: everything else on the machine goes first."""
MEGABYTES = 2048
TELL_EVERY = 1.0


class FoundLine(msgspec.Struct):
    """One line to the server: what was found so far, and whether that is all."""

    found: Analysis
    finished: bool


class Teller:
    """Tells the server what was found, but not too often."""

    def __init__(self, server: Exchange) -> None:
        self._server = server
        self._told_at = -math.inf

    def tell(self, study: Study) -> None:
        if time.monotonic() > self._told_at + TELL_EVERY:
            self.send(study.analysis(), finished=False)
            self._told_at = time.monotonic()

    def send(self, found: Analysis, finished: bool) -> None:
        self._server.send(msgspec.json.encode(FoundLine(found, finished)))


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    server = Exchange(end_group)
    teller = Teller(server)
    wish = msgspec.json.decode(server.receive(), type=Wish)
    limit_memory(MEGABYTES)
    found = analyse(
        decode_record(wish.record),
        iterations=wish.iterations,
        jobs=wish.jobs,
        seed=wish.seed,
        seconds=wish.seconds,
        progress=teller.tell,
    )
    teller.send(found, finished=True)


if __name__ == "__main__":
    main()
