"""Everything the server and a client say to each other, as typed structs; `web/src/protocol/` is made from them.

What happens at a table goes over its websocket `/api/tables/<id>/socket`: the client says `hello`, the server answers
`welcome` with all it needs. From then on the client sends commands, each with an id of its own; the server answers
each by `done` or `error` with that id, and tells everybody at the table what changed by `table`, `update` and `said`.
Sending a command again with the same id is harmless, also after a reconnection.

What happens around tables goes over HTTP, where a refusal is a `Refusal` with a fitting status:

    GET  /api/me                                       Me
    PUT  /api/me                       SetName         Me, and the cookie
    GET  /api/games                                    list of GameInfo
    GET  /api/games/<game>/rules                       Markdown
    GET  /api/games/<game>/board/<tag>/<file>          a file of the board that the game brings
    GET  /api/locales/<language>/<game or common>.ftl  Fluent catalogue
    GET  /api/tables                                   list of TableSummary: listed ones that wait or run, and mine
    POST /api/tables                   CreateTable     Created
    GET  /api/tables/<id>                              TableInfo
    POST /api/tables/<id>/seats/<seat>/link            SeatLink
    POST /api/tables/<id>/claim        ClaimSeat       TableInfo
    GET  /api/tables/<id>/moments/<moves>?viewer=0     Moment, as far as I may see it: without viewer, a spectator's
    GET  /api/tables/<id>/record                       a record file, once the game is over (or if all people are me)
    GET  /api/tables/<id>/dice                         Dice, once the game is over
    POST /api/replays                  a record file   ReplayInfo
    GET  /api/replays/<id>                             ReplayInfo
    GET  /api/replays/<id>/log?viewer=0                list of Step: the set-up and every answer
    GET  /api/replays/<id>/moments/<moves>?viewer=0    Moment
    GET  /api/replays/<id>/analysis                    lines of AnalysisTold, as long as the asker listens

Moments also take `language` and `text=true` for the board in words.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from caravansary.core.events import Event
from caravansary.core.messages import Message
from caravansary.core.observation import Observation
from caravansary.core.score import Sheet
from caravansary.server.texts import PLAIN

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=PLAIN)]
RequestId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=PLAIN)]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern=PLAIN)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=300, pattern=PLAIN)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Language = Annotated[str, msgspec.Meta(min_length=2, max_length=12, pattern="^[A-Za-z-]+$")]

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


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends. Fields with a default may be left out, unknown ones are refused."""


# People and games.


class Me(msgspec.Struct):
    """Who the cookie says I am; no name: not introduced yet."""

    name: str | None


class SetName(Request):
    name: Name


class OptionInfo(msgspec.Struct):
    """`<game>-option-<id>` explains it, `<game>-option-<id>-<value>` each value."""

    id: str
    values: list[str]
    default: str


class BoardFiles(msgspec.Struct):
    """Addresses of the board that a game's package brings: an ES module, and a style sheet if it has one."""

    module: str
    style: str | None


class GameInfo(msgspec.Struct):
    """A game that can be played here. `<game>-preset-<name>` names a preset, `<game>-score-<category>` a category.

    `rules`: there is a rules text at `/api/games/<id>/rules`. `bots` are the levels, weakest first.
    `board` is what the game's package brings for browsers; our own games have theirs in the client.
    """

    id: str
    title: str
    seats: list[int]
    options: list[OptionInfo]
    presets: dict[str, dict[str, str]]
    categories: list[str]
    bots: list[str]
    languages: list[str]
    rules: bool
    board: BoardFiles | None


# Tables before and around the game.


class OpenSeat(Request, tag_field="kind", tag="open"):
    """Waits for somebody."""


class MySeat(Request, tag_field="kind", tag="me"):
    """The seat of whoever creates the table."""


class DeviceSeat(Request, tag_field="kind", tag="device"):
    """Somebody who plays on the creator's device."""

    name: Name


class BotSeat(Request, tag_field="kind", tag="bot"):
    bot: Word


SeatWish = OpenSeat | MySeat | DeviceSeat | BotSeat


class Fork(Request):
    """Where a new table takes up an old game: after `moves` answers of a replay or of a table."""

    moves: Version
    replay: Word | None = None
    table: Word | None = None


class AbsentRule(Request):
    """After so many minutes the seat of somebody who is away is played by a bot, as long as anybody waits."""

    minutes: Annotated[int, msgspec.Meta(ge=1, le=1440)]
    bot: Word


class CreateTable(Request):
    """With `fork`, game, preset and options are those of the forked game. `start`: at once, if no seat is open.

    `hints` may be asked for; None: where all people at the table are one. Without `absent` a seat waits for its owner,
    unless the others vote for a bot.
    """

    game: Word
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=16)]
    preset: Word | None = None
    options: dict[Word, Word] = {}
    listed: bool = False
    start: bool = True
    fork: Fork | None = None
    hints: bool | None = None
    absent: AbsentRule | None = None


class Created(msgspec.Struct):
    id: str


SeatKind = Literal["open", "human", "bot"]
Status = Literal["waiting", "running", "over"]
GivenBy = Literal["owner", "rule", "vote"]


class Vote(msgspec.Struct):
    """Who, by their first seats, want a bot to play a seat whose owner is away."""

    bot: str
    seats: list[int]


class SeatInfo(msgspec.Struct):
    """One seat. A human seat with a `bot` is played by that bot until its owner takes it back.

    `given_by` says whether the owner, the table's rule or a vote gave it to the bot: in the latter cases the owner gets
    it back upon return. `replaced` is the bot that failed and gave way to the present one. `counts_at`: the owner is
    away, and votes count from that moment on (ms since 1970).
    """

    kind: SeatKind
    name: str | None
    bot: str | None
    connected: bool
    device: bool
    replaced: str | None
    given_by: GivenBy | None
    votes: list[Vote]
    counts_at: int | None


class TableInfo(msgspec.Struct):
    """A table apart from its moves. `mine` are the seats of whoever gets this, `host` whether the table is theirs.

    `revision` grows with every change of it. `seed` is told when the game is over, its hash when it starts. In a fork,
    the set-up and the first `forked` moves come from another game and are not bound to this seed. `rematch` is the
    table to go on at. `hints`: they may be asked for here. `majority` is how many votes give an absent seat to a bot.
    """

    id: str
    revision: int
    game: str
    preset: str | None
    options: dict[str, str]
    status: Status
    listed: bool
    seats: list[SeatInfo]
    mine: list[int]
    host: bool
    spectators: int
    forked: int | None
    seed_hash: str | None
    seed: str | None
    rematch: str | None
    hints: bool
    absent: AbsentRule | None
    majority: int


class TableSummary(msgspec.Struct):
    """A line in a list of tables. `your_turn`: one of your seats is asked."""

    id: str
    game: str
    status: Status
    seats: list[str | None]
    open: int
    yours: bool
    your_turn: bool
    created: int


class SeatLink(msgspec.Struct):
    """A secret to open on another device; it moves the seat there, once."""

    token: str
    path: str


class ClaimSeat(Request):
    token: Token


# What a viewer sees of a game.


class Choice(msgspec.Struct, omit_defaults=True):
    """A legal answer: what to send, what to write on the button, and the board elements that stand for it."""

    action: str
    label: Message
    hint: Message | None = None
    elements: list[str] = []


class Clock(msgspec.Struct):
    """Milliseconds of thought by seat, and when the present question was asked (ms since 1970), None when over."""

    used: list[int]
    since: int | None


class Final(msgspec.Struct):
    """The end: each seat's place (1 is best, equals share) and its standing, points first, then tie-breaks."""

    places: list[int]
    standing: list[list[int]]


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


# Client to server at a table.


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


# Server to client at a table.


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
    """What `bot` would answer at `version` on the seat; told to whoever asked, and never played by itself."""

    version: int
    seat: int
    action: str
    bot: str


class Done(msgspec.Struct, tag_field="type", tag="done"):
    """The command with this id was carried out, and is stored. `version` is the table's after it."""

    id: str
    version: int


class Refusal(msgspec.Struct, tag_field="type", tag="error"):
    """Nothing was changed, unless the code is `internal`: then it is not known.

    `detail` says in English what was wrong; `error-<code>` says it in the reader's language.
    `said` says it more exactly in the reader's language, as a message of the game in question.
    """

    code: ErrorCode
    detail: str
    id: str | None = None
    said: Message | None = None


ServerMessage = Welcome | TableChanged | Update | Said | Hinted | Done | Refusal


# Replays and fairness.


class ReplayInfo(msgspec.Struct):
    """A record to step through, `moves` answers long. `seat_of` says who gave each answer."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[str]
    moves: int
    over: bool
    seat_of: list[int]
    seed_hash: str
    seed: str


class Moment(msgspec.Struct):
    """A past moment: the view after some answers, and the log lines of the answer that led to it."""

    view: View
    step: Step


class Roll(msgspec.Struct):
    """Pick `number` of a table: one of 0 .. of - 1, and what came."""

    number: int
    of: int
    value: int


class RolledMove(msgspec.Struct):
    """The picks of one answer; moves 0 is the set-up."""

    moves: int
    seat: int
    action: str
    picks: list[Roll]


class Dice(msgspec.Struct):
    """All picks of a game that is over, for "verify the dice": each is HMAC-SHA256(seed, "number/attempt")."""

    seed: str
    seed_hash: str
    forked: int | None
    moves: list[RolledMove]


# Analysis of a replay: one JSON object a line, the last one is no progress.


class Standing(msgspec.Struct):
    """Every seat's chance of victory after so many answers."""

    move: int
    chances: list[float]


class Decision(msgspec.Struct):
    """An answer that cost its seat something: `loss` of its chance of victory, against the `better` one of the bot.

    It was asked after `move` answers. Both are judged by what the seat could know then.
    """

    move: int
    seat: int
    prompt: Message
    played: Choice
    better: Choice
    loss: float


class AnalysisProgress(msgspec.Struct, tag_field="type", tag="progress"):
    """`waiting` analyses come before this one; once it has begun, `done` of its `of` questions were looked at."""

    waiting: int
    done: int
    of: int


class AnalysisFound(msgspec.Struct, tag_field="type", tag="found"):
    """The chances of victory along the game, and for every seat its costliest decisions, worst first."""

    iterations: int
    curve: list[Standing]
    costliest: list[list[Decision]]


AnalysisTold = AnalysisProgress | AnalysisFound | Refusal
