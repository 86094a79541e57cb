"""Servers on real sockets, with SQLite and with PostgreSQL, and Pebbles as an installed game in every process."""

import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psycopg
import pytest

from caravansary.core import registry
from caravansary.server.settings import Settings
from tests.server.serving import Served, serving

ROOT = Path(__file__).parents[2]
TINY_GAME = ROOT / "tests" / "fixtures" / "tiny_game" / "src"
POSTGRES = os.environ.get("CARAVANSARY_TEST_POSTGRES", "postgresql://127.0.0.1:5432/postgres")

SECRET = secrets.token_bytes(32)

collect_ignore = ["register_bad_bots.py"]  # whoever imports it has bad bots ever after

StartServer = Callable[..., Served]


@pytest.fixture(scope="session", autouse=True)
def pebbles_installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Writes what an installer writes, on the path of this process and of those it starts."""
    folder = tmp_path_factory.mktemp("installed")
    info = folder / "caravansary_pebbles-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: caravansary-pebbles\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\npebbles = pebbles:GAME\n")
    patch = pytest.MonkeyPatch()
    patch.syspath_prepend(folder)
    patch.setenv("PYTHONPATH", os.pathsep.join([str(folder), str(TINY_GAME), str(ROOT)]))
    forget_games()
    yield
    patch.undo()
    forget_games()


def forget_games() -> None:
    registry._entries.cache_clear()
    registry.get_game.cache_clear()


KINDS = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


@contextmanager
def empty_database(kind: str, folder: Path) -> Iterator[str]:
    """The address of a database that is thrown away afterwards."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'test.sqlite3'}"
        return
    name = f"caravansary_test_{secrets.token_hex(6)}"
    try:
        admin = psycopg.connect(POSTGRES, autocommit=True)
    except psycopg.OperationalError as error:
        if os.environ.get("CARAVANSARY_REQUIRE_POSTGRES") == "1":
            raise
        pytest.skip(f"no PostgreSQL at {POSTGRES}: {error}")
    with admin:
        admin.execute(f"CREATE DATABASE {name}")
        try:
            yield POSTGRES.rpartition("/")[0] + f"/{name}"
        finally:
            admin.execute(f"DROP DATABASE {name} WITH (FORCE)")


def settings_for(database: str, **changes: object) -> Settings:
    """A server that never says "slower, please", whose bots do not dawdle and which waits for nobody."""
    wanted = {
        "database": database,
        "secret": SECRET,
        "shared": database.startswith("postgres"),
        "bot_delay": 0.0,
        "messages_per_second": 1e6,
        "messages_at_once": 1_000_000,
        "requests_per_minute": 1_000_000,
        "openings_per_minute": 1_000_000,
        "tables_of_one": 1_000_000,
        "bots_of_one": 1_000_000,
        "grace": 0.0,
        **changes,
    }
    return Settings(**wanted)  # type: ignore[arg-type]


@pytest.fixture(scope="session", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server of each kind for all tests that only need a table."""
    with empty_database(request.param, tmp_path_factory.mktemp("server")) as url, serving(settings_for(url)) as served:
        yield served


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with empty_database(request.param, tmp_path) as url:
        yield url


@pytest.fixture
def start_server(database_url: str) -> Iterator[StartServer]:
    """Starts a server on the test's own database; a test may start several."""
    with ExitStack() as servers:
        yield lambda **changes: servers.enter_context(serving(settings_for(database_url, **changes)))
