"""Chromium, a server for it, and visitors who may not see a single error in their console."""

import fcntl
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.inn import ROOT, Inn
from tests.browser.visitor import Visitor
from tools import browser as chromium_tool
from tools import web

# The machine's network is closed: without these Chromium tries to reach its maker at every start.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# What a page says when its server is away is not a fault of the page.
EXPECTED = ("WebSocket connection to", "net::ERR_", "Failed to load resource")

VisitorMaker = Callable[..., Visitor]

PATIENCE = 60_000  # a busy machine is no bug

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: once Playwright runs in a process, no other test there can call `asyncio.run`."""
    for item in items:
        if _is_ours(item):
            item.add_marker(pytest.mark.browser)
    items.sort(key=_is_ours)


def _is_ours(item: pytest.Item) -> bool:
    return Path(__file__).parent in item.path.parents


@pytest.fixture(scope="session")
def client() -> None:
    """The client as its sources are now; several test processes build it once."""
    lock = ROOT / "build" / "client.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        assert web.build(), "the client could not be built"


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = chromium_tool.find()
    if path is None:
        if os.environ.get("CARAVANSARY_REQUIRE_BROWSER") == "1":
            raise RuntimeError("there is no Chromium")
        pytest.skip("there is no Chromium: ./dev test --install-browser installs it")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def inn(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """The server that most tests share; each visitor has tables of their own."""
    yield from _opened(tmp_path_factory.mktemp("inn"))


@pytest.fixture
def own_inn(client: None, tmp_path: Path) -> Iterator[Inn]:
    """A server for a test that does not treat it kindly."""
    yield from _opened(tmp_path)


def _opened(folder: Path) -> Iterator[Inn]:
    inn = Inn(folder)
    inn.start()
    yield inn
    inn.stop()


@pytest.fixture
def visit(chromium: Browser, inn: Inn) -> Iterator[VisitorMaker]:
    """Makes visitors, each with cookies of their own, and looks into their consoles when the test is over."""
    visitors: list[Visitor] = []

    def make(url: str | None = None, **context: Any) -> Visitor:
        wanted = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "reduced_motion": "reduce"}
        page = chromium.new_context(**{**wanted, **context}).new_page()
        page.set_default_timeout(PATIENCE)
        visitors.append(Visitor(page, url or inn.url))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.page.context.close()
    faults = [fault for visitor in visitors for fault in visitor.faults]
    assert [fault for fault in faults if not any(part in fault for part in EXPECTED)] == []
