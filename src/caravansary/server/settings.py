"""How a server is set up. The command line fills this in; tests make their own."""

from __future__ import annotations

from dataclasses import dataclass, field

ORDER = "CARAVANSARY_SERVE"
"""The variable in which processes that share a port find what the command line asked for."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """`shared`: other processes may serve the same database. `bot_imports`: modules that bring bots of their own.

    An analysis takes about `analysis_seconds` on `analysis_jobs` processes; where `analysis_iterations` are given, it
    spends these on every question instead, however long that takes. After `analysis_limit` seconds it is given up.
    Every `heartbeat` seconds the server looks after its tables. Whoever is away has `grace` seconds to come back before
    a vote or a rule gives the seat to a bot. `minute` is the length of a minute in such a rule, in seconds: tests make
    it shorter. `origins` are further addresses, such as https://games.example.org, whose pages may use this server.

    Within a day a guest may open `tables_of_one` tables that are not over, with `bots_of_one` bots at them. An address
    may make `openings_per_minute` tables, replays and new guests. Records of strangers are read by `readers` processes;
    each may take `record_seconds` of processor time and `record_megabytes` of memory for a record.
    """

    database: str
    secret: bytes = field(repr=False)
    shared: bool = False
    origins: tuple[str, ...] = ()
    secure_cookies: bool = False
    bot_workers: int = 1
    bot_limit: float = 20.0
    bot_delay: float = 0.7
    bot_imports: tuple[str, ...] = ()
    analysis_seconds: float = 50.0
    analysis_jobs: int = 2
    analysis_iterations: int | None = None
    analysis_limit: float = 3600.0
    heartbeat: float = 5.0
    minute: float = 60.0
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    requests_per_minute: int = 600
    idle_after: float = 60.0
    grace: float = 60.0
    tables_of_one: int = 30
    bots_of_one: int = 60
    openings_per_minute: int = 60
    readers: int = 2
    record_seconds: float = 1.5
    record_megabytes: int = 512
