"""What a reader process is asked about strangers' records and boxes, and how it answers: one JSON line each way."""

from __future__ import annotations

import msgspec

from caravansary.arena.analysis import Analysis
from caravansary.core.chance import Fair
from caravansary.core.record import Record, encode_record
from caravansary.core.snapshot import Snapshot, restore
from caravansary.core.state import IllegalAction
from caravansary.server.processes.table_setup import TableSetup, set_up
from caravansary.server.protocol.refusals import Refusal
from caravansary.server.protocol.replays import ReplayInfo
from caravansary.server.refusal import Refused
from caravansary.server.uploads import replays
from caravansary.server.views.state_views import Viewpoint, view


class ReaderJob(msgspec.Struct, tag_field="job"):
    """Each job answers with its own kind of payload. `record` is always the text of a record file."""


class OpenRecord(ReaderJob, tag="open"):
    """Checks an uploaded file; gives `Opened`."""

    record: str


class Opened(msgspec.Struct):
    """The file as it is kept, and what it is a replay of."""

    record: str
    info: ReplayInfo


class TellLog(ReaderJob, tag="log"):
    """Gives a list of `Step`."""

    record: str
    viewer: int | None


class TellMoment(ReaderJob, tag="moment"):
    """Gives a `Moment`."""

    record: str
    viewer: int | None
    language: str
    text: bool
    moves: int


class Shorten(ReaderJob, tag="shorten"):
    """Gives `Shortened`."""

    record: str
    moves: int


class Shortened(msgspec.Struct):
    """The first moves of a record, as the beginning of another game, and who is asked then."""

    record: Record
    asked: int


class TellDice(ReaderJob, tag="dice"):
    """Gives `Dice`."""

    record: str
    forked: int | None


class TellAnalysis(ReaderJob, tag="analysis"):
    """Gives `AnalysisFound`."""

    record: str
    found: Analysis
    finished: bool


class TryAnswer(ReaderJob, tag="try"):
    """Plays an answer at a table with somebody's own box and looks at what comes of it; gives nothing."""

    table: TableSetup
    before: Snapshot
    action: int
    seed: str
    number: int


AnyReaderJob = OpenRecord | TellLog | TellMoment | Shorten | TellDice | TellAnalysis | TryAnswer


class JobReply(msgspec.Struct):
    """What a job gives, as it goes to the client; or why it cannot be done."""

    payload: msgspec.Raw = msgspec.Raw(b"null")
    refusal: Refusal | None = None


def carry_out(job: AnyReaderJob) -> object:
    match job:
        case OpenRecord():
            return _open(job.record)
        case TellLog():
            return replays.replay_log(replays.open_record(job.record), job.viewer)
        case TellMoment():
            viewpoint = Viewpoint(job.viewer, job.language, job.text)
            return replays.replay_moment(replays.open_record(job.record), viewpoint, job.moves)
        case Shorten():
            begun, match = replays.shortened(replays.read_record(job.record), job.moves)
            return Shortened(begun, match.state.seat)
        case TellDice():
            return replays.dice(replays.read_record(job.record), job.forked)
        case TellAnalysis():
            return replays.analysis_told(job.found, replays.open_record(job.record), job.finished)
        case TryAnswer():
            _try(job)
            return None


def _open(data: str) -> Opened:
    record = replays.read_record(data)
    content = encode_record(record).decode()
    match = replays.open_record(content)
    return Opened(content, replays.replay_info(replays.replay_id(content), record, match))


def _try(job: TryAnswer) -> None:
    setup = set_up(job.table)
    state = restore(setup, job.before)
    try:
        state.play(job.action, Fair(job.seed, job.number))
    except IllegalAction as error:
        raise Refused("illegal-action", str(error)) from None
    viewers: list[int | None] = [None, *range(setup.seats)]
    for viewer in viewers:
        msgspec.json.encode(view(state, Viewpoint(viewer), 0, ()))
