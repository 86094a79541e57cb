"""Work in parts, here or on several processes; whoever asks gets the results as they come."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

CHUNKS_PER_JOB = 16
LARGEST_CHUNK = 64

Item = TypeVar("Item")
Plan = TypeVar("Plan")
Found = TypeVar("Found")


def run_parts(
    work: Callable[[Plan, Sequence[Item]], Found], plan: Plan, items: Sequence[Item], jobs: int
) -> Iterator[Found]:
    """`work(plan, some items)` for all items, in any order. One job works here, item by item.

    More than one job starts new Python processes, so a script that calls this needs `if __name__ == "__main__"`.
    """
    if jobs == 1 or len(items) <= 1:
        for item in items:
            yield work(plan, [item])
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_interrupts_to_parent) as pool:
        try:
            futures = [pool.submit(work, plan, part) for part in chunks(items, jobs)]
            for future in as_completed(futures):
                yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in multiprocessing.active_children():
                process.terminate()
            raise


def chunks(items: Sequence[Item], jobs: int) -> list[Sequence[Item]]:
    """Parts small enough that nobody waits long for the last one.

    >>> [list(part) for part in chunks(range(40), 1)][:2]
    [[0, 1], [2, 3]]
    """
    size = min(LARGEST_CHUNK, max(1, len(items) // (jobs * CHUNKS_PER_JOB)))
    return [items[first : first + size] for first in range(0, len(items), size)]


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
