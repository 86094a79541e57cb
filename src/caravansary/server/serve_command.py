"""`caravansary serve`: starts the server. Help texts are message ids; what is heavy is imported when it is needed."""

from __future__ import annotations

import os
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

HALF_THE_CORES = max(1, (os.cpu_count() or 2) // 2)
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - chosen by whoever hosts

Host = Annotated[str, typer.Option("--host", metavar="ADDRESS", help="cli-serve-host")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, metavar="PORT", help="cli-serve-port")]
DatabaseUrl = Annotated[
    str | None, typer.Option("--database", metavar="URL", envvar="CARAVANSARY_DATABASE", help="cli-serve-database")
]
DatabaseFile = Annotated[Path | None, typer.Option("--database-file", metavar="FILE", help="cli-serve-database-file")]
DataDir = Annotated[Path | None, typer.Option("--data-dir", metavar="FOLDER", help="cli-serve-data-dir")]
SecretFile = Annotated[Path | None, typer.Option("--secret-file", metavar="FILE", help="cli-serve-secret-file")]
ServerProcesses = Annotated[int, typer.Option("--workers", min=1, max=64, metavar="N", help="cli-serve-workers")]
BotProcesses = Annotated[int, typer.Option("--bot-workers", min=1, max=64, metavar="N", help="cli-serve-bot-workers")]
BotSeconds = Annotated[float, typer.Option("--bot-seconds", min=0.1, metavar="S", help="cli-serve-bot-seconds")]
BotDelay = Annotated[float, typer.Option("--bot-delay", min=0, metavar="S", help="cli-serve-bot-delay")]
AnalysisSeconds = Annotated[
    float, typer.Option("--analysis-seconds", min=1, max=3600, metavar="S", help="cli-serve-analysis-seconds")
]
AnalysisIterations = Annotated[
    int | None,
    typer.Option(
        "--analysis-iterations", min=1, max=100_000, metavar="N", help="cli-serve-analysis", show_default=False
    ),
]
BotImports = Annotated[list[str] | None, typer.Option("--import", metavar="MODULE", help="cli-serve-import")]
Origins = Annotated[list[str] | None, typer.Option("--origin", metavar="URL", help="cli-serve-origin")]
Proxies = Annotated[str, typer.Option("--proxy", metavar="ADDRESSES", help="cli-serve-proxy")]
Grace = Annotated[float, typer.Option("--grace", min=0, metavar="S", help="cli-serve-grace")]
TablesOfOne = Annotated[int, typer.Option("--tables-of-one", min=1, metavar="N", help="cli-serve-tables-of-one")]
BotsOfOne = Annotated[int, typer.Option("--bots-of-one", min=0, metavar="N", help="cli-serve-bots-of-one")]
OpenBrowser = Annotated[bool, typer.Option("--open", help="cli-serve-open")]
JsonLogs = Annotated[bool | None, typer.Option("--json-logs/--plain-logs", help="cli-serve-json-logs")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: DatabaseUrl = None,
    database_file: DatabaseFile = None,
    data_dir: DataDir = None,
    secret_file: SecretFile = None,
    workers: ServerProcesses = 1,
    bot_workers: BotProcesses = HALF_THE_CORES,
    bot_seconds: BotSeconds = 20.0,
    bot_delay: BotDelay = 0.7,
    analysis_seconds: AnalysisSeconds = 50.0,
    analysis_iterations: AnalysisIterations = None,
    bot_import: BotImports = None,
    origin: Origins = None,
    proxy: Proxies = "127.0.0.1",
    grace: Grace = 60.0,
    tables_of_one: TablesOfOne = 30,
    bots_of_one: BotsOfOne = 60,
    open_browser: OpenBrowser = False,
    json_logs: JsonLogs = None,
) -> None:
    from caravansary.locale import Speaker, pick_language
    from caravansary.server.run import Order, bind, read_secret, run
    from caravansary.server.storage.engine import DatabaseError, check_url, password_of

    folder = data_dir or data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    if database_file is not None:
        database = read_address(database_file)
    url = database or f"sqlite:///{folder / 'caravansary.sqlite3'}"
    try:
        is_postgres = check_url(url)
    except DatabaseError as error:
        raise typer.BadParameter(str(error), param_hint="--database") from None
    if is_postgres and password_of(url) and any(url in word for word in sys.argv):
        typer.echo(Speaker(pick_language()).say("cli-serve-seen-password"), err=True)
    order = Order(
        database=url,
        secret_file=str(secret_file or folder / "secret.key"),
        shared=is_postgres or workers > 1,
        origins=tuple(origin or ()),
        bot_workers=bot_workers,
        bot_limit=bot_seconds,
        bot_delay=bot_delay,
        analysis_seconds=analysis_seconds,
        analysis_iterations=analysis_iterations,
        bot_imports=tuple(bot_import or ()),
        json_logs=not sys.stderr.isatty() if json_logs is None else json_logs,
        grace=grace,
        tables_of_one=tables_of_one,
        bots_of_one=bots_of_one,
    )
    read_secret(Path(order.secret_file))
    try:
        listener = bind(host, port)
    except OSError as error:
        raise typer.BadParameter(f"{host}:{port} cannot be used: {error.strerror}", param_hint="--port") from None
    port = listener.getsockname()[1]
    address = f"http://{'localhost' if host in {'127.0.0.1', *EVERYWHERE} else host}:{port}"
    if open_browser:
        threading.Thread(target=_open_when_up, args=(f"http://127.0.0.1:{port}/healthz", address), daemon=True).start()
    typer.echo(f"Caravansary: {address}")
    run(order, listener, workers, proxy)


def read_address(file: Path) -> str:
    """The database's address from a file that only the server may read: the command line is seen by everybody."""
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise typer.BadParameter(f"{file}: {error}", param_hint="--database-file") from None


def data_folder() -> Path:
    """Where this computer keeps programs' data."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "caravansary"


def _open_when_up(health: str, address: str) -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(health, timeout=1).close()  # noqa: S310 - our own address
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
