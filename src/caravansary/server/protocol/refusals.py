"""How the server says no."""

from __future__ import annotations

from typing import Literal

import msgspec

from caravansary.core.messages import Message

ErrorCode = Literal[
    "bad-message",  # not JSON, unknown type, a field missing or of the wrong type
    "bad-record",  # the file is not a record, or a move in it is not legal
    "bad-setup",  # the game cannot be played with these seats and options
    "expired",  # the secret link was used or is too old
    "forbidden",  # not yours to do: another seat, not the host, a hidden view
    "game-over",
    "illegal-action",
    "internal",
    "not-found",
    "not-started",
    "no-name",  # say a name first
    "nothing-to-undo",
    "seat-taken",
    "stale",  # the answer belongs to an older version; look at the update and answer again
    "started",  # only possible before the game starts
    "too-large",
    "too-many",  # slower, please
    "unreadable",  # the table's record cannot be read by this version of the server
    "wrong-origin",
]


class Refusal(msgspec.Struct, tag_field="type", tag="error"):
    """Nothing was changed, unless the code is `internal`: then it is not known.

    `detail` says in English what was wrong; `error-<code>` says it in the reader's language.
    `said` says it more exactly in the reader's language, as a message of the game in question.
    """

    code: ErrorCode
    detail: str
    id: str | None = None
    said: Message | None = None
