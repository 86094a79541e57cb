"""The tables of the database. A change here needs a migration in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# `origin` is the record of the game that a fork goes on with. `opening` is the record from which the log leads on, null
# while the table waits; `asked` is who is asked right after it, `box` the component files it is played with, as JSON.
# `hints` null: where one person plays.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("preset", Text),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("origin", Text),
    Column("opening", Text),
    Column("box", Text),
    Column("forked", Integer),
    Column("asked", SmallInteger),
    Column("rematch", Text),
    Column("hints", Boolean),
    Column("absent_minutes", Integer),
    Column("absent_bot", Text),
    Index("tables_by_status", "status", "listed", "created"),
    Index("tables_by_host", "host", "created"),
)

# `given_by` says who gave the seat of a person to its bot, `votes` is JSON: which bot each guest wants there. `moved`
# counts how often the seat went to another device by a secret link.
seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("owner", Text),
    Column("name", Text),
    Column("bot", Text),
    Column("device", Boolean, nullable=False),
    Column("replaced", Text),
    Column("given_by", Text),
    Column("away_since", BigInteger),
    Column("votes", Text),
    Column("moved", Integer, nullable=False, server_default="0"),
    Index("seats_by_owner", "owner"),
)

# The log is the truth. A row with `back` answers nothing: it takes the last `back` answers back.
# `asked` is who is asked after it, null when the game is over. `request` is who sent it with which id.
moves = Table(
    "moves",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("action", Text, nullable=False),
    Column("picks", Text, nullable=False),
    Column("back", Integer, nullable=False),
    Column("asked", SmallInteger),
    Column("request", Text),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "request", name="moves_request"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("seat", SmallInteger),
    Column("text", Text, nullable=False),
    Column("request", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "request", name="chat_request"),
)

replays = Table(
    "replays",
    metadata,
    Column("id", Text, primary_key=True),
    Column("record", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# What was found about a replay, so that nobody computes it twice.
analyses = Table(
    "analyses",
    metadata,
    Column("replay", Text, ForeignKey("replays.id"), primary_key=True),
    Column("analysis", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# Who is at which table, by process; the rows of a process that did not report lately do not count.
presence = Table(
    "presence",
    metadata,
    Column("process", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("guest", Text, primary_key=True),
    Index("presence_by_table", "table_id"),
)

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

# Where SQLite is shared by several processes, each tells the others here which table it changed.
notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("origin", Text, nullable=False),
    Column("table_id", Text, nullable=False),
)
