"""What a client says over a table's socket."""

from __future__ import annotations

from caravansary.server.protocol.tables import SeatWish
from caravansary.server.protocol.values import ActionText, Language, Line, Request, RequestId, SeatNumber, Version, Word


class Hello(Request, tag_field="type", tag="hello"):
    """First words. `since` is the last version seen, None for the whole log; `seat` the one of mine to look from.

    Where I hold several seats and name none, I look as a spectator until `look` says which.
    """

    since: Version | None = None
    seat: SeatNumber | None = None
    language: Language = "en"
    text: bool = False


class Command(Request):
    id: RequestId


class Look(Command, tag_field="type", tag="look"):
    """Changes where I look from; answered by an update with the whole log as seen from there."""

    seat: SeatNumber | None = None
    language: Language = "en"
    text: bool = False


class Sit(Command, tag_field="type", tag="sit"):
    """Takes an open seat, before the start."""

    seat: SeatNumber


class Stand(Command, tag_field="type", tag="stand"):
    """Gives a seat of mine up, before the start."""

    seat: SeatNumber


class Arrange(Command, tag_field="type", tag="arrange"):
    """The host changes a seat before the start; whoever sat there has to choose another."""

    seat: SeatNumber
    wish: SeatWish


class Start(Command, tag_field="type", tag="start"):
    """The host starts; no seat may be open."""


class Play(Command, tag_field="type", tag="play"):
    """My answer to the question of `version`."""

    version: Version
    seat: SeatNumber
    action: ActionText


class Undo(Command, tag_field="type", tag="undo"):
    """Takes back my last answer; against bots only, also the bots' answers since."""

    version: Version
    seat: SeatNumber


class Restart(Command, tag_field="type", tag="restart"):
    """Takes back my answers of this turn, as far as they can be."""

    version: Version
    seat: SeatNumber


class GiveToBot(Command, tag_field="type", tag="give-to-bot"):
    """Lets a bot play for my seat, or votes for a bot on the seat of somebody who is not connected."""

    seat: SeatNumber
    bot: Word


class TakeBack(Command, tag_field="type", tag="take-back"):
    """I play my seat myself again."""

    seat: SeatNumber


class Hint(Command, tag_field="type", tag="hint"):
    """What would a bot answer in my place to the question of `version`? Answered by `hinted` and `done`."""

    version: Version
    seat: SeatNumber


class Say(Command, tag_field="type", tag="say"):
    text: Line


class Rematch(Command, tag_field="type", tag="rematch"):
    """Opens a new table with the same game and people; `table` then names it to everybody."""


class Ping(Command, tag_field="type", tag="ping"):
    """Answered by `done`, to find out that a connection is dead."""


ClientMessage = (
    Hello
    | Look
    | Sit
    | Stand
    | Arrange
    | Start
    | Play
    | Undo
    | Restart
    | GiveToBot
    | TakeBack
    | Hint
    | Say
    | Rematch
    | Ping
)
