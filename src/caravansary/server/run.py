"""Runs the server: one process, or several that share the port and the database."""

from __future__ import annotations

import gc
import os
import secrets
import socket
from pathlib import Path

import msgspec
import typer
import uvicorn
from uvicorn.supervisors import Multiprocess

from caravansary.server.app import App, create_app
from caravansary.server.logs import set_up_logs
from caravansary.server.settings import ORDER, Settings
from caravansary.server.sockets.light_protocol import LightSocketProtocol
from caravansary.server.sockets.session import LARGEST_MESSAGE

# The garbage collector's thresholds. There are hardly any cycles here, and to look through all tables for one stops
# them all. With Python's own numbers, 700, 10 and 10, that happens every few seconds under load, for 0.1 s and more.
YOUNG, MIDDLE, OLD = 20_000, 20, 100


class Order(msgspec.Struct, frozen=True):
    """What the command line asked for, as every server process gets it."""

    database: str
    secret_file: str
    shared: bool
    origins: tuple[str, ...]
    bot_workers: int
    bot_limit: float
    bot_delay: float
    analysis_seconds: float
    analysis_iterations: int | None
    bot_imports: tuple[str, ...]
    json_logs: bool
    grace: float
    tables_of_one: int
    bots_of_one: int


def bind(host: str, port: int) -> socket.socket:
    """The listening socket, with Nagle's algorithm off: small messages are sent at once, not 40 ms later."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    try:
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


def uvicorn_config(app: App | str, workers: int = 1, proxy: str = "127.0.0.1") -> uvicorn.Config:
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=workers,
        lifespan="on",
        ws=LightSocketProtocol,
        ws_max_size=4 * LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        access_log=False,
        server_header=False,
        log_config=None,
        proxy_headers=True,
        forwarded_allow_ips=proxy,
        timeout_graceful_shutdown=5,
    )


def run(order: Order, listener: socket.socket, workers: int, proxy: str) -> None:
    """Serves until stopped. Several processes are started by uvicorn and find their order in the environment."""
    os.environ[ORDER] = msgspec.json.encode(order).decode()
    config = uvicorn_config("caravansary.server.run:ordered_app", workers, proxy)
    if workers > 1:
        Multiprocess(config, sockets=[listener]).run()
    else:
        uvicorn.Server(config).run(sockets=[listener])


def ordered_app() -> App:
    order = msgspec.json.decode(os.environ[ORDER], type=Order)
    set_up_logs(order.json_logs)
    calm_the_collector()
    return create_app(
        Settings(
            database=order.database,
            secret=read_secret(Path(order.secret_file)),
            shared=order.shared,
            origins=order.origins,
            bot_workers=order.bot_workers,
            bot_limit=order.bot_limit,
            bot_delay=order.bot_delay,
            analysis_seconds=order.analysis_seconds,
            analysis_iterations=order.analysis_iterations,
            bot_imports=order.bot_imports,
            grace=order.grace,
            tables_of_one=order.tables_of_one,
            bots_of_one=order.bots_of_one,
        )
    )


def calm_the_collector() -> None:
    """The garbage collector runs less often, and never looks at what was there at the start."""
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    gc.freeze()


def read_secret(path: Path) -> bytes:
    """The key that signs cookies and links; made at the first start, readable by its owner only."""
    try:
        with path.open("xb") as file:
            path.chmod(0o600)
            file.write(secrets.token_hex(32).encode())
    except FileExistsError:
        pass
    key = path.read_bytes().strip()
    if len(key) < 32:
        raise typer.BadParameter(f"{path} has {len(key)} bytes; a key has at least 32", param_hint="--secret-file")
    return key
