"""Every page, wide and narrow, by day and by night: looked at by axe, and by people in test-results/screenshots."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import VisitorMaker
from tests.browser.inn import ROOT, Inn
from tests.browser.stage import Stage, set_up
from tests.browser.visitor import Visitor

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WANTED = {
    "resultTypes": ["violations"],
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "experimental"],
}
PICTURES = ROOT / "test-results" / "screenshots"
SIZES = {"wide": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
PAGES = [
    "start",
    "new",
    "lobby",
    "table",
    "learn",
    "hand-over",
    "over",
    "replays",
    "replay",
    "rules",
    "settings",
    "claim",
    "nowhere",
]
TABS = ["Points", "Chat", "Rules", "Table"]


@pytest.fixture(scope="module")
def stage(chromium: Browser, inn: Inn) -> Iterator[Stage]:
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce")
    yield set_up(Visitor(context.new_page(), inn.url), inn)
    context.close()


def faults_found(visitor: Visitor) -> list[str]:
    """What axe finds by any of its rules, best practices too: the rule, and where."""
    visitor.page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = visitor.page.evaluate("(wanted) => axe.run(document, wanted)", WANTED)
    return [
        f"{fault['id']} ({fault['impact']}): {node['target']} {node.get('failureSummary', '')}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


def open_page(visitor: Visitor, stage: Stage, name: str) -> None:
    visitor.open(stage.paths[name])
    page = visitor.page
    page.wait_for_load_state("networkidle")
    if name in ("table", "learn", "over", "replay"):
        page.locator(".board [data-element]").first.wait_for()
    if name == "over":
        page.get_by_role("button", name="The result").click()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PAGES)
def test_page(visit: VisitorMaker, stage: Stage, name: str, size: str, theme: str) -> None:
    ann = visit(viewport=SIZES[size], color_scheme=theme, storage_state=stage.cookies, is_mobile=size == "phone")
    open_page(ann, stage, name)
    PICTURES.mkdir(parents=True, exist_ok=True)
    ann.page.screenshot(path=PICTURES / f"{name}-{size}-{theme}.png")
    assert ann.page.evaluate("document.documentElement.scrollWidth") == SIZES[size]["width"]
    assert faults_found(ann) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_tabs_of_a_table(visit: VisitorMaker, stage: Stage, theme: str) -> None:
    ann = visit(color_scheme=theme, storage_state=stage.cookies)
    open_page(ann, stage, "table")
    for tab in TABS:
        ann.page.get_by_role("tab", name=tab).click()
        ann.page.wait_for_load_state("networkidle")
        ann.page.screenshot(path=PICTURES / f"tab-{tab.lower()}-{theme}.png")
        assert faults_found(ann) == []


def test_the_whole_board_is_in_view(visit: VisitorMaker, stage: Stage) -> None:
    ann = visit(storage_state=stage.cookies)
    open_page(ann, stage, "table")
    assert ann.page.evaluate("document.documentElement.scrollHeight") == 800
    outside = ann.page.evaluate("""() => [...document.querySelectorAll('[data-element]')].filter((element) => {
        const box = element.getBoundingClientRect();
        return box.bottom > innerHeight || box.right > innerWidth || box.top < 0 || box.left < 0;
    }).map((element) => element.dataset.element)""")
    assert outside == []


@pytest.mark.parametrize(("locale", "word"), [("cs-CZ", "Hrát hned"), ("pl-PL", "Graj teraz")])
def test_pages_in_other_languages(visit: VisitorMaker, stage: Stage, locale: str, word: str) -> None:
    ann = visit(locale=locale, storage_state={**stage.cookies, "origins": []})
    ann.open()
    ann.sees(word)
    for name in PAGES:
        open_page_in(ann, stage, name)
        ann.page.screenshot(path=PICTURES / f"{name}-{locale[:2]}.png")


def open_page_in(visitor: Visitor, stage: Stage, name: str) -> None:
    visitor.open(stage.paths[name])
    visitor.page.wait_for_load_state("networkidle")
