"""The child's side of a process pool: questions come in on standard input, answers go out on standard output."""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
from collections.abc import Callable


def end_now() -> None:
    os._exit(0)


def end_group() -> None:
    """Ends this process and those that it started, if it was started as the head of a group of its own."""
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(os.getpid(), signal.SIGKILL)
    end_now()


class Exchange:
    """Lines from the server and back. Whatever else the process prints goes to standard error.

    The process ends when its input does, also in the middle of its work, so that nothing is left behind when the
    server dies or nobody waits any longer.
    """

    def __init__(self, end: Callable[[], None] = end_now) -> None:
        self._end = end
        self._output = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in sys.stdin.buffer:
            self._lines.put(line)
        self._end()

    def receive(self) -> bytes:
        """The next line; waits for it."""
        return self._lines.get()

    def send(self, line: bytes) -> None:
        data = line + b"\n"
        while data:
            data = data[self._output.write(data) :]
