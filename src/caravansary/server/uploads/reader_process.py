"""A process that reads and replays records and boxes of strangers, within limits of memory and processor time.

    python -m caravansary.server.uploads.reader_process SECONDS MEGABYTES

When a job needs more processor time, the system ends the process in the middle of it, in compiled code too. The server
then starts another one.
"""

from __future__ import annotations

import os
import sys

import msgspec

from caravansary.server.processes.child import Exchange
from caravansary.server.processes.own_limits import limit_memory, limit_time
from caravansary.server.protocol.refusals import Refusal
from caravansary.server.refusal import Refused
from caravansary.server.uploads.jobs import AnyReaderJob, JobReply, carry_out

LONGEST_REASON = 300


def reply_to(line: bytes) -> JobReply:
    """What a job gives, or why not: a stranger's record may be wrong in any way."""
    try:
        return JobReply(msgspec.Raw(msgspec.json.encode(carry_out(msgspec.json.decode(line, type=AnyReaderJob)))))
    except Refused as error:
        return JobReply(refusal=error.message())
    except MemoryError:
        return JobReply(refusal=Refusal("too-large", "the record or its box needs more memory than this server allows"))
    except Exception as error:  # noqa: BLE001 - whatever it is, it is the record's fault, and must not be a failure here
        reason = f"{type(error).__name__}: {error}"[:LONGEST_REASON]
        return JobReply(refusal=Refusal("bad-record", f"the record cannot be replayed: {reason}"))


def main(seconds: float, megabytes: int) -> None:
    server = Exchange()
    limit_memory(megabytes)
    while True:
        line = server.receive()
        limit_time(seconds)
        reply = reply_to(line)
        limit_time(0)
        server.send(msgspec.json.encode(reply))
        if reply.refusal is not None and reply.refusal.code == "too-large":
            os._exit(0)  # what it tried to hold is given back for certain


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
