"""Work in parts, here or on several processes; whoever asks gets the results as they come.

Each process has a line of its own and no lock is shared, so processes can be ended at any moment: after Ctrl-C nothing
hangs and nothing complains (the pools of Python's own library sometimes do both).
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar, cast

CHUNKS_PER_JOB = 16
LARGEST_CHUNK = 64

Item = TypeVar("Item")
Plan = TypeVar("Plan")
Found = TypeVar("Found")
Lines = dict[Connection, SpawnProcess]


def run_parts(
    work: Callable[[Plan, Sequence[Item]], Found],
    plan: Plan,
    items: Sequence[Item],
    jobs: int,
    largest: int = LARGEST_CHUNK,
) -> Generator[Found, None, None]:
    """`work(plan, some items)` for all items, at most `largest` at once. One job works here, item by item.

    Items are begun in their order and done in any.

    More than one job starts new Python processes, so a script that calls this needs `if __name__ == "__main__"`.
    """
    if jobs == 1 or len(items) <= 1:
        for item in items:
            yield work(plan, [item])
        return
    parts = chunks(items, jobs, largest)
    open_ = iter(parts)
    with _workers(work, plan, min(jobs, len(parts))) as lines:
        for line in lines:
            line.send(next(open_))
        for _ in parts:
            line = cast("Connection", wait(list(lines))[0])
            found = _heard(line, lines)
            with suppress(StopIteration):
                line.send(next(open_))
            yield found


def chunks(items: Sequence[Item], jobs: int, largest: int = LARGEST_CHUNK) -> list[Sequence[Item]]:
    """Parts small enough that nobody waits long for the last one.

    >>> [list(part) for part in chunks(range(40), 1)][:2]
    [[0, 1], [2, 3]]
    """
    size = min(largest, max(1, len(items) // (jobs * CHUNKS_PER_JOB)))
    return [items[first : first + size] for first in range(0, len(items), size)]


@contextmanager
def _workers(work: Callable[[Plan, Sequence[Item]], Found], plan: Plan, count: int) -> Iterator[Lines]:
    """Processes and the lines to them. They end with the block, whatever they are at."""
    context = multiprocessing.get_context("spawn")
    lines: Lines = {}
    try:
        with _interrupts_held_back():
            for _ in range(count):
                here, there = context.Pipe()
                process = context.Process(target=_work_on, args=(there, work, plan), daemon=True)
                process.start()
                lines[here] = process
                there.close()
        yield lines
    finally:
        for line, process in lines.items():
            process.terminate()
            process.join()
            line.close()


def _heard(line: Connection, lines: Lines) -> Any:
    """What a worker says, if it is still there."""
    try:
        found, error = line.recv()
    except (EOFError, ConnectionResetError):
        lines[line].join()
        raise ChildProcessError(f"a worker process ended with exit code {lines[line].exitcode}") from None
    if error is not None:
        raise error
    return found


def _work_on(line: Connection, work: Callable[[Plan, Sequence[Item]], Found], plan: Plan) -> None:
    """What a worker process does, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            part = line.recv()
            try:
                answer: tuple[Found | None, Exception | None] = (work(plan, part), None)
            except Exception as error:  # noqa: BLE001 - whatever it was, it belongs to whoever asked
                answer = (None, error)
            line.send(answer)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """While processes start, Ctrl-C waits: a half-started one would complain that nobody tells it what to do.

    Processes inherit what is blocked here. Any other thread may still receive the signal for this one, so it also needs
    a handler that only takes note of it. Handlers are the main thread's, as is the interruption.
    """
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # started later, by the first process, it would let the signal through again
    noted: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _: noted.append(number))
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        signal.signal(signal.SIGINT, handler)
    if noted:
        signal.raise_signal(signal.SIGINT)
