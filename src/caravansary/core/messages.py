# mypyc: skip
"""Messages: what a person reads, as an id of the Fluent catalogues and its arguments, never as finished text."""

from __future__ import annotations

import msgspec


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A catalogue id with numbers, plain words or further messages as arguments.

    >>> say("yspahan-do-shop", shop=say("yspahan-shop", number=2)).args["shop"].args
    {'number': 2}
    """

    id: str
    args: dict[str, int | str | Message] = {}


Arg = int | str | Message


def say(id: str, /, **args: Arg) -> Message:
    return Message(id, args)


def seat_name(seat: int) -> Message:
    """The name of the player in a seat; whoever renders the message knows the names."""
    return Message("seat", {"seat": seat})
