"""The plain values that messages are made of, with their limits; and the base of all that a client sends."""

from __future__ import annotations

from typing import Annotated

import msgspec

PLAIN = "^[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$"
"""The pattern of ids, answers and tokens: no control characters, and none that turn the text around them."""

ID = "^[A-Za-z0-9_-]{1,64}$"
"""The pattern of ids that we make ourselves: of guests, tables and replays."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=PLAIN)]
RequestId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=PLAIN)]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern=PLAIN)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=300, pattern=PLAIN)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Language = Annotated[str, msgspec.Meta(min_length=2, max_length=12, pattern="^[A-Za-z-]+$")]


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends. Fields with a default may be left out, unknown ones are refused."""
