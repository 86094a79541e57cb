"""What is stored of guests, tables, moves, chat, replays and analyses: each function is one job for the database."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, exists, func, insert, or_, select, update

from caravansary.server.storage.database import insert_new
from caravansary.server.storage.schema import analyses, chat, guests, moves, replays, seats, tables

CHAT_KEPT = 200
LISTED = 50
LISTED_OF_ONES_OWN = 200
BOXES = 64


class StoredSeat(msgspec.Struct):
    """`kind` is open, human or bot. A human seat with a `bot` is played by it for the time being.

    `given_by` is owner, rule or vote. While its owner is away, `votes` are the bots that others want there, by guest.
    `moved` is how often the seat went to another device; a link works only for the count it was made at.
    """

    kind: str
    owner: str | None = None
    name: str | None = None
    bot: str | None = None
    device: bool = False
    replaced: str | None = None
    given_by: str | None = None
    away_since: int | None = None
    votes: dict[str, str] = {}
    moved: int = 0


class StoredTable(msgspec.Struct):
    id: str
    created: int
    revision: int
    status: str
    listed: bool
    host: str
    game: str
    preset: str | None
    options: dict[str, str]
    seed: str
    origin: str | None
    opening: str | None
    forked: int | None
    asked: int | None
    rematch: str | None
    seats: list[StoredSeat]
    hints: bool | None = None
    absent_minutes: int | None = None
    absent_bot: str | None = None
    box: str | None = None


class StoredMove(msgspec.Struct):
    seq: int
    seat: int
    action: str
    picks: list[int]
    back: int
    asked: int | None
    request: str | None
    at: int


class StoredChatLine(msgspec.Struct):
    number: int
    name: str
    seat: int | None
    text: str
    request: str
    at: int


# Guests.


def put_guest(connection: Connection, id: str, name: str, now: int) -> None:
    changed = connection.execute(update(guests).where(guests.c.id == id).values(name=name))
    if changed.rowcount == 0:
        connection.execute(insert(guests).values(id=id, name=name, created=now))


def get_name(connection: Connection, id: str) -> str | None:
    return connection.execute(select(guests.c.name).where(guests.c.id == id)).scalar()


# Tables and seats.


def add_table(connection: Connection, table: StoredTable) -> None:
    connection.execute(insert(tables).values(_table_values(table)))
    connection.execute(insert(seats), [_seat_values(table.id, n, seat) for n, seat in enumerate(table.seats)])


def get_table(connection: Connection, id: str) -> StoredTable | None:
    row = connection.execute(select(tables).where(tables.c.id == id)).one_or_none()
    if row is None:
        return None
    found = connection.execute(select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)).all()
    return _table(row, [_seat(one) for one in found])


def change_table(connection: Connection, table: StoredTable) -> bool:
    """Stores all of a table as its next revision; False if somebody else changed it meanwhile."""
    values = {**_table_values(table), "revision": table.revision + 1}
    mine = (tables.c.id == table.id) & (tables.c.revision == table.revision)
    if connection.execute(update(tables).where(mine).values(values)).rowcount == 0:
        return False
    connection.execute(delete(seats).where(seats.c.table_id == table.id))
    connection.execute(insert(seats), [_seat_values(table.id, n, seat) for n, seat in enumerate(table.seats)])
    return True


def end_table(connection: Connection, id: str) -> None:
    """Its game is over; stored together with its last move."""
    connection.execute(update(tables).where(tables.c.id == id).values(status="over", revision=tables.c.revision + 1))


class Summary(msgspec.Struct):
    """A table in a list, without its records. `asked` is who is asked after its last move."""

    id: str
    created: int
    status: str
    game: str
    asked: int | None
    seats: list[StoredSeat] = []


def list_tables(connection: Connection, guest: str | None) -> list[Summary]:
    """The guest's newest tables that are not over, and the newest of those that are open to all.

    A table that is not listed is shown to its own people only. So is one where the host plays alone.
    """
    columns = (tables.c.id, tables.c.created, tables.c.status, tables.c.game, tables.c.asked)
    newest = select(*columns).where(tables.c.status != "over").order_by(tables.c.created.desc())
    here = seats.c.table_id == tables.c.id
    company = or_(seats.c.kind == "open", (seats.c.kind == "human") & (seats.c.owner != tables.c.host))
    public = tables.c.listed.is_(True) & exists().where(here & company)
    found = {row.id: row for row in connection.execute(newest.where(public).limit(LISTED))}
    if guest is not None:
        mine = exists().where(here & (seats.c.owner == guest))
        found.update({row.id: row for row in connection.execute(newest.where(mine).limit(LISTED_OF_ONES_OWN))})
    summaries = {row.id: Summary(*row) for row in sorted(found.values(), key=lambda row: -row.created)}
    _seat_people(connection, summaries)
    for id, asked in _asked_now(connection, list(summaries)).items():
        summaries[id].asked = asked
    return list(summaries.values())


def _seat_people(connection: Connection, summaries: dict[str, Summary]) -> None:
    query = select(seats).where(seats.c.table_id.in_(summaries)).order_by(seats.c.seat)
    for row in connection.execute(query):
        summaries[row.table_id].seats.append(_seat(row))


def count_tables(connection: Connection, host: str, since: int) -> tuple[int, int]:
    """How many tables that are not over the guest opened since then, and how many bots sit at them."""
    recent = (tables.c.host == host) & (tables.c.created >= since) & (tables.c.status != "over")
    opened = connection.execute(select(func.count()).select_from(tables).where(recent)).scalar_one()
    bots = select(func.count()).select_from(tables.join(seats)).where(recent & (seats.c.kind == "bot"))
    return opened, connection.execute(bots).scalar_one()


def _asked_now(connection: Connection, ids: list[str]) -> dict[str, int | None]:
    last = (
        select(moves.c.table_id, func.max(moves.c.seq).label("seq"))
        .where(moves.c.table_id.in_(ids))
        .group_by(moves.c.table_id)
        .subquery()
    )
    joined = moves.join(last, (moves.c.table_id == last.c.table_id) & (moves.c.seq == last.c.seq))
    return {
        row.table_id: row.asked
        for row in connection.execute(select(moves.c.table_id, moves.c.asked).select_from(joined))
    }


# Moves.


def move_row(table_id: str, move: StoredMove) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seq": move.seq,
        "seat": move.seat,
        "action": move.action,
        "picks": msgspec.json.encode(move.picks).decode(),
        "back": move.back,
        "asked": move.asked,
        "request": move.request,
        "at": move.at,
    }


def get_moves(connection: Connection, table_id: str, after: int) -> list[StoredMove]:
    query = select(moves).where((moves.c.table_id == table_id) & (moves.c.seq > after)).order_by(moves.c.seq)
    return [
        StoredMove(
            row.seq,
            row.seat,
            row.action,
            msgspec.json.decode(row.picks, type=list[int]),
            row.back,
            row.asked,
            row.request,
            row.at,
        )
        for row in connection.execute(query)
    ]


def find_move(connection: Connection, table_id: str, request: str) -> int | None:
    """The number of the move that a request became."""
    query = select(moves.c.seq).where((moves.c.table_id == table_id) & (moves.c.request == request))
    return connection.execute(query).scalar()


# Chat.


def add_chat_line(connection: Connection, table_id: str, line: StoredChatLine) -> None:
    """Appends a chat line; one that was already sent changes nothing."""
    while True:
        same = (chat.c.table_id == table_id) & (chat.c.request == line.request)
        if connection.execute(select(chat.c.number).where(same)).scalar() is not None:
            return
        last = connection.execute(select(func.max(chat.c.number)).where(chat.c.table_id == table_id)).scalar()
        values = {
            "table_id": table_id,
            "number": (last or 0) + 1,
            "name": line.name,
            "seat": line.seat,
            "text": line.text,
            "request": line.request,
            "at": line.at,
        }
        if insert_new(connection, chat, values):
            return


def get_chat_lines(connection: Connection, table_id: str, after: int) -> list[StoredChatLine]:
    """The last lines after a number, oldest first."""
    query = select(chat).where((chat.c.table_id == table_id) & (chat.c.number > after))
    found = connection.execute(query.order_by(chat.c.number.desc()).limit(CHAT_KEPT)).all()
    return [StoredChatLine(row.number, row.name, row.seat, row.text, row.request, row.at) for row in reversed(found)]


# Replays.


def add_replay(connection: Connection, id: str, record: str, now: int) -> None:
    insert_new(connection, replays, {"id": id, "record": record, "created": now})


def get_replay(connection: Connection, id: str) -> str | None:
    return connection.execute(select(replays.c.record).where(replays.c.id == id)).scalar()


# Analyses of replays.


def put_analysis(connection: Connection, replay: str, found: str, now: int) -> None:
    """Keeps an analysis in the place of an older one."""
    connection.execute(delete(analyses).where(analyses.c.replay == replay))
    insert_new(connection, analyses, {"replay": replay, "analysis": found, "created": now})


def get_analysis(connection: Connection, replay: str) -> str | None:
    return connection.execute(select(analyses.c.analysis).where(analyses.c.replay == replay)).scalar()


# Rows.


def _table_values(table: StoredTable) -> dict[str, Any]:
    values: dict[str, Any] = msgspec.structs.asdict(table)
    del values["seats"]
    values["options"] = msgspec.json.encode(table.options).decode()
    return values


def _seat_values(table_id: str, number: int, seat: StoredSeat) -> dict[str, Any]:
    votes = msgspec.json.encode(seat.votes).decode() if seat.votes else None
    return {"table_id": table_id, "seat": number, **msgspec.structs.asdict(seat), "votes": votes}


def _table(row: Row[Any], found: list[StoredSeat]) -> StoredTable:
    values = dict(row._mapping)
    values["options"] = msgspec.json.decode(row.options, type=dict[str, str])
    values["box"] = shared_box(values.get("box"))
    return StoredTable(**values, seats=found)


@lru_cache(BOXES)
def shared_box(box: str | None) -> str | None:
    """Equal boxes are one text in memory, however many tables are played with them."""
    return box


def _seat(row: Row[Any]) -> StoredSeat:
    votes = msgspec.json.decode(row.votes, type=dict[str, str]) if row.votes else {}
    return StoredSeat(
        row.kind, row.owner, row.name, row.bot, row.device, row.replaced, row.given_by, row.away_since, votes, row.moved
    )
