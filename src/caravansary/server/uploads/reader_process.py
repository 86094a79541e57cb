"""A process that reads and replays records and boxes of strangers, within limits of memory and processor time.

    python -m caravansary.server.uploads.reader_process SECONDS MEGABYTES

It reads jobs from standard input and writes replies to standard output. What needs more processor time is ended by the
system in the middle of it, compiled code too; the server then starts another process. It also ends when its input does.
"""

from __future__ import annotations

import os
import queue
import sys
import threading

import msgspec

from caravansary.server.processes.own_limits import limit_memory, limit_time
from caravansary.server.protocol.refusals import Refusal
from caravansary.server.refusal import Refused
from caravansary.server.uploads.jobs import AnyJob, Reply, carry_out

LONGEST_REASON = 300


def reply_to(line: bytes) -> Reply:
    """What a job gives, or why not: a stranger's record may be wrong in any way."""
    try:
        return Reply(msgspec.Raw(msgspec.json.encode(carry_out(msgspec.json.decode(line, type=AnyJob)))))
    except Refused as error:
        return Reply(refusal=error.message())
    except MemoryError:
        return Reply(refusal=Refusal("too-large", "the record or its box needs more memory than this server allows"))
    except Exception as error:  # noqa: BLE001 - whatever it is, it is the record's fault, and must not be a failure here
        reason = f"{type(error).__name__}: {error}"[:LONGEST_REASON]
        return Reply(refusal=Refusal("bad-record", f"the record cannot be replayed: {reason}"))


def _read(lines: queue.SimpleQueue[bytes]) -> None:
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


def main(seconds: float, megabytes: int) -> None:
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(lines,), daemon=True).start()
    limit_memory(megabytes)
    while True:
        line = lines.get()
        limit_time(seconds)
        reply = reply_to(line)
        limit_time(0)
        data = msgspec.json.encode(reply) + b"\n"
        while data:
            data = data[answers.write(data) :]
        if reply.refusal is not None and reply.refusal.code == "too-large":
            os._exit(0)  # what it tried to hold is given back for certain


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
