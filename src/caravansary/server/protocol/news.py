"""What the server says over a table's socket."""

from __future__ import annotations

import msgspec

from caravansary.server.protocol.refusals import Refusal
from caravansary.server.protocol.tables import TableInfo
from caravansary.server.protocol.views import Clock, Reason, Step, View


class ChatLine(msgspec.Struct):
    """`seat` is None where a spectator speaks."""

    number: int
    name: str
    seat: int | None
    text: str
    at: int


class Situation(msgspec.Struct):
    """The game at `version`, and what happened since the version the client knew.

    `fresh`: forget the log you have, `steps` is all of it. `undo` and `restart`: possible now for the viewer's seat.
    """

    version: int
    fresh: bool
    steps: list[Step]
    view: View
    clock: Clock
    undo: bool
    restart: bool


class Welcome(msgspec.Struct, tag_field="type", tag="welcome"):
    """The answer to `hello`. `game` is None while the table waits."""

    name: str | None
    table: TableInfo
    chat: list[ChatLine]
    game: Situation | None


class TableChanged(msgspec.Struct, tag_field="type", tag="table"):
    """Somebody came, went or sat down; the game started or ended."""

    table: TableInfo


class Update(msgspec.Struct, tag_field="type", tag="update"):
    game: Situation


class Said(msgspec.Struct, tag_field="type", tag="said"):
    line: ChatLine


class Hinted(msgspec.Struct, tag_field="type", tag="hinted"):
    """What `bot` would answer at `version` on the seat; told to whoever asked, and never played by itself.

    `reasons` speak for it against `instead`, the next best answer, if there is any.
    """

    version: int
    seat: int
    action: str
    bot: str
    instead: str | None
    reasons: list[Reason]


class Done(msgspec.Struct, tag_field="type", tag="done"):
    """The command with this id was carried out, and is stored. `version` is the table's after it."""

    id: str
    version: int


ServerMessage = Welcome | TableChanged | Update | Said | Hinted | Done | Refusal
