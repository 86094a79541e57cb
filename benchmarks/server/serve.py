"""The server as `caravansary serve` runs it, but without limits on one address, from which here everybody comes.

python benchmarks/server/serve.py PORT DATABASE_URL
"""

from __future__ import annotations

import sys

import uvicorn

from caravansary.server.app import create_app
from caravansary.server.logs import set_up_logs
from caravansary.server.run import bind, calm_the_collector, uvicorn_config
from caravansary.server.settings import Settings

if __name__ == "__main__":
    port, database = sys.argv[1:]
    set_up_logs(json=True)
    calm_the_collector()
    settings = Settings(
        database=database,
        secret=b"benchmark" * 4,
        shared=database.startswith("postgresql"),
        requests_per_minute=10_000_000,
        openings_per_minute=10_000_000,
        tables_of_one=10_000_000,
        idle_after=2.0,
    )
    uvicorn.Server(uvicorn_config(create_app(settings))).run(sockets=[bind("127.0.0.1", int(port))])
