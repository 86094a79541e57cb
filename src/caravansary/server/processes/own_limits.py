"""Limits that a process sets itself before it works on what strangers sent."""

from __future__ import annotations

import signal
from pathlib import Path

MEGABYTE = 1024 * 1024


def limit_memory(megabytes: int) -> None:
    """So many megabytes more than are in use now; beyond that, a MemoryError is raised."""
    try:
        import resource
    except ImportError:
        return  # on Windows only the time is limited, by the server
    limit = _in_use() + megabytes * MEGABYTE
    resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))


def _in_use() -> int:
    try:
        status = Path("/proc/self/status").read_text()
    except OSError:
        return 256 * MEGABYTE
    return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmData:"))


def limit_time(seconds: float) -> None:
    """After so much processor time from now, SIGPROF ends the process, in compiled code too; 0 lifts the limit."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)
