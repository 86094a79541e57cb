# mypyc: skip
"""Events: what happened in a move, for the log, the animations, the captions of a replay and the terminal."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from caravansary.core.messages import Arg, Message, seat_name

EVERYBODY = -1
NOBODY = -1


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened. `to` limits it to one seat; `but` hides it from one seat (which got its own version).

    `elements` are the board elements it touched, in the order in which a piece travelled over them.
    """

    message: Message
    seat: int = NOBODY
    elements: list[str] = []
    to: int = EVERYBODY
    but: int = NOBODY

    def seen_by(self, viewer: int | None) -> bool:
        """Whether a seat, or a spectator (None), may see the event.

        >>> secret = Event(Message("you-draw"), seat=1, to=1)
        >>> secret.seen_by(1), secret.seen_by(0), secret.seen_by(None)
        (True, False, False)
        """
        if self.to != EVERYBODY:
            return viewer == self.to
        return self.but == NOBODY or viewer != self.but


Listener = Callable[[Event], None]


def event(
    id: str,
    /,
    seat: int = NOBODY,
    elements: list[str] | None = None,
    to: int = EVERYBODY,
    but: int = NOBODY,
    **args: Arg,
) -> Event:
    """An event whose message knows the seat it is about as `$player`.

    >>> event("pebbles-draws", 1, ["tube"]).message.args
    {'player': Message(id='seat', args={'seat': 1})}
    """
    if seat != NOBODY:
        args.setdefault("player", seat_name(seat))
    return Event(Message(id, args), seat, elements or [], to, but)
