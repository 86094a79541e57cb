"""What a viewer sees of a game."""

from __future__ import annotations

import msgspec

from caravansary.core.events import Event
from caravansary.core.messages import Message
from caravansary.core.observation import Observation
from caravansary.core.score import Sheet


class Choice(msgspec.Struct, omit_defaults=True):
    """A legal answer: what to send, what to write on the button, and the board elements that stand for it."""

    action: str
    label: Message
    hint: Message | None = None
    elements: list[str] = []


class Reason(msgspec.Struct):
    """What speaks for an answer, or against it: this part of the value is worth so many points more, or fewer."""

    part: Message
    points: float


class Clock(msgspec.Struct):
    """Milliseconds of thought by seat, and when the present question was asked (ms since 1970), None when over."""

    used: list[int]
    since: int | None


class Final(msgspec.Struct):
    """The end: each seat's place (1 is best, equals share) and its standing: what wins first, then tie-breaks.

    `achieved` says what each won by, in a game that is not won by points.
    """

    places: list[int]
    standing: list[list[int]]
    achieved: list[Message]


class View(msgspec.Struct):
    """All that one viewer may know of one moment of a game.

    `viewer` is a seat, None a spectator. `moves` is how many answers led here. `prompt` addresses the viewer who is
    asked, and tells all others what the asked player does. `choices` is empty unless the viewer is asked. `observation`
    is the game's own struct. `sides` names whom the `sheets` are of: the seats, and after them opponents that the rules
    play. Sheets have an entry for each category of the game; `categories` are those that exist at this table. `text` is
    the board in words, if the client wants it.
    """

    viewer: int | None
    moves: int
    observation: Observation
    prompt: Message
    round: Message
    choices: list[Choice]
    sides: list[Message]
    categories: list[str]
    sheets: list[Sheet]
    final: Final | None
    text: str | None


class Step(msgspec.Struct, omit_defaults=True):
    """One line of the log: who answered and what happened, as far as the viewer may know.

    With `back`, nothing was answered but the last `back` answers were taken back: forget their lines. The line of the
    set-up has seat -1 and moves 0. `moves` is how many answers led to the moment after this line.
    """

    version: int
    seat: int
    moves: int
    at: int
    events: list[Event] = []
    back: int = 0


class Moment(msgspec.Struct):
    """A past moment: the view after some answers, and the log lines of the answer that led to it."""

    view: View
    step: Step
