# mypyc: skip
"""Bots in any language: a program that reads questions from its standard input and writes answers, one JSON line each.

The protocol is told in docs/bots.md. A program that is slow, silent or wrong loses its time: chance answers for it, and
it is started anew. After too many failures it loses its seat, and chance plays on. The table never waits for it.
"""

from __future__ import annotations

import logging
import queue
import shlex
import subprocess
import threading
import time
import weakref
from typing import IO

import msgspec

from caravansary.bots.bot import pick_any
from caravansary.core.chance import Chance, Seeded
from caravansary.core.observation import Observation
from caravansary.core.position import Position
from caravansary.core.snapshot import Snapshot, snapshot

PREFIX = "exec:"
SECONDS = 5.0
STARTING_SECONDS = 10.0
FAILURES = 3
LONGEST_LINE = 1 << 20

log = logging.getLogger(__name__)


class ProgramFailed(Exception):
    """The program ended, was too slow or wrote something that is no answer."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What a program is told: all that its seat may know, the legal answers, and how long it may think."""

    type: str = "question"
    game: str
    players: int
    options: dict[str, str]
    seat: int
    kind: str
    seconds: float
    observation: Observation
    answers: list[str]


class SampleLine(msgspec.Struct, frozen=True, kw_only=True):
    """A state that could be the true one, on demand."""

    type: str = "sample"
    seed: int
    state: Snapshot


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """What a program says: an answer in its text form, or the wish for the sample of a seed."""

    answer: str | None = None
    sample: int | None = None


class ProcessBot:
    """Lets a program play. The first question allows for the time a program needs to start."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.command = command
        self.seconds = seconds
        self.failures: list[str] = []
        self._program: Program | None = None

    def choose(self, position: Position, chance: Chance) -> int:
        if len(self.failures) >= FAILURES:
            return pick_any(position.actions, chance)
        try:
            return self._ask(position)
        except (ProgramFailed, OSError, ValueError) as error:
            self._fail(f"{error}")
            return pick_any(position.actions, chance)

    def _ask(self, position: Position) -> int:
        limit = self.seconds
        if self._program is None:
            limit += STARTING_SECONDS
            self._program = Program(self.command)
        program = self._program
        deadline = time.monotonic() + limit
        space = position.setup.space
        program.tell(
            Question(
                game=position.setup.game.id,
                players=position.setup.seats,
                options=position.setup.options,
                seat=position.seat,
                kind=position.kind,
                seconds=self.seconds,
                observation=position.observation,
                answers=[space.text(action) for action in position.actions],
            )
        )
        said = program.hear(deadline)
        while said.answer is None:
            if said.sample is None:
                raise ProgramFailed("the line has neither 'answer' nor 'sample'")
            program.tell(SampleLine(seed=said.sample, state=snapshot(position.sample(Seeded(said.sample)))))
            said = program.hear(deadline)
        action = space.parse(said.answer)
        if action not in position.actions:
            raise ProgramFailed(f"'{said.answer}' is not a legal answer now")
        return action

    def _fail(self, reason: str) -> None:
        self.failures.append(reason)
        if self._program is not None:
            self._program.end()
            self._program = None
        loss = "its seat" if len(self.failures) >= FAILURES else "its time"
        log.warning("bot '%s' loses %s: %s", self.command, loss, reason)


class Program:
    """A running program. Threads carry its lines, so that neither a full nor an empty pipe stops the table."""

    def __init__(self, command: str) -> None:
        words = shlex.split(command)
        if not words:
            raise ProgramFailed("exec: needs a command")
        process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert process.stdin is not None
        assert process.stdout is not None
        self._heard: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._told: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        threading.Thread(target=_listen, args=(process.stdout, self._heard), daemon=True).start()
        threading.Thread(target=_talk, args=(process.stdin, self._told), daemon=True).start()
        self._end = weakref.finalize(self, _end, process, self._told)

    def tell(self, line: object) -> None:
        self._told.put(msgspec.json.encode(line) + b"\n")

    def hear(self, deadline: float) -> Said:
        try:
            line = self._heard.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise ProgramFailed("it took too long") from None
        if not line:
            raise ProgramFailed("it ended")
        try:
            return msgspec.json.decode(line, type=Said)
        except msgspec.DecodeError as error:
            raise ProgramFailed(f"the line '{line[:80].decode(errors='replace').strip()}' is wrong: {error}") from None

    def end(self) -> None:
        self._end()


def _listen(stream: IO[bytes], heard: queue.SimpleQueue[bytes]) -> None:
    """Passes lines on; an empty one stands for the end."""
    with stream:
        while line := stream.readline(LONGEST_LINE):
            heard.put(line)
    heard.put(b"")


def _talk(stream: IO[bytes], told: queue.SimpleQueue[bytes | None]) -> None:
    try:
        with stream:
            while (line := told.get()) is not None:
                stream.write(line)
                stream.flush()
    except OSError:
        return  # the program is gone; whoever listens to it will notice


def _end(process: subprocess.Popen[bytes], told: queue.SimpleQueue[bytes | None]) -> None:
    told.put(None)
    process.kill()
    process.wait()
