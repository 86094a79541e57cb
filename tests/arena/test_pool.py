"""Work on several processes: all of it comes back, errors too, and nobody is left behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from contextlib import closing
from pickle import PicklingError

import pytest

from caravansary.arena.pool import run_parts


def squares(plan: int, numbers: Sequence[int]) -> list[int]:
    return [plan * number * number for number in numbers]


def fails(plan: int, numbers: Sequence[int]) -> list[int]:
    raise ValueError(f"no {plan}")


def calls(plan: Callable[[], int], numbers: Sequence[int]) -> list[int]:
    return [plan() for _ in numbers]


def dies(plan: int, numbers: Sequence[int]) -> list[int]:
    os.kill(os.getpid(), signal.SIGKILL)
    return list(numbers)


@pytest.mark.parametrize(("count", "jobs"), [(0, 3), (1, 3), (5, 1), (5, 8), (200, 3)])
def test_all_parts_come_back_once(count: int, jobs: int) -> None:
    found = [square for part in run_parts(squares, 2, range(count), jobs) for square in part]
    assert sorted(found) == [2 * number * number for number in range(count)]


def test_an_error_in_a_worker_is_raised_here() -> None:
    with pytest.raises(ValueError, match="no 7"):
        list(run_parts(fails, 7, range(4), 2))


def test_a_worker_that_dies_is_noticed() -> None:
    with pytest.raises(ChildProcessError, match="exit code -9"):
        list(run_parts(dies, 0, range(4), 2))


def test_a_plan_that_cannot_travel_is_refused_and_leaves_nobody_behind() -> None:
    with pytest.raises((AttributeError, PicklingError), match="local object"):
        list(run_parts(calls, lambda: 1, range(4), 2))
    assert not multiprocessing.active_children()


def test_workers_end_when_nobody_wants_the_rest() -> None:
    with closing(run_parts(squares, 1, range(400), 2)) as parts:
        next(parts)
        assert multiprocessing.active_children()
    assert not multiprocessing.active_children()


def test_work_may_be_asked_for_by_any_thread() -> None:
    found: list[list[int]] = []
    thread = threading.Thread(target=lambda: found.extend(run_parts(squares, 1, range(3), 2)))
    thread.start()
    thread.join()
    assert sorted(found) == [[0], [1], [4]]
