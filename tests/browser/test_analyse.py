"""The Analyse tab of a replay: the curve is a way through the game, and costly decisions can be made again."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import VisitorMaker
from tests.browser.inn import ROOT, Inn
from tests.browser.test_pages import PICTURES, SIZES, faults_found
from tests.browser.visitor import PHONE, Visitor, play_to_the_end

RECORD = ROOT / "tests" / "golden" / "yspahan" / "3-second-random.json"


@pytest.fixture(scope="module")
def replay(inn: Inn) -> dict[str, Any]:
    found: dict[str, Any] = inn.post("/api/replays", json.loads(RECORD.read_bytes()))
    return found


def curve_of(visitor: Visitor, name: str = "Chances of victory") -> Locator:
    """The curve, when all of it is there: before, it grows."""
    curve = visitor.page.get_by_role("slider", name=name)
    expect(curve).to_be_visible(timeout=120_000)
    expect(visitor.page.locator(".under-way")).to_have_count(0, timeout=120_000)
    return curve


def number_in(text: str | None) -> int:
    found = re.search(r"\d+", text or "")
    assert found is not None, text
    return int(found[0])


def test_the_curve_leads_through_the_game(visit: VisitorMaker, replay: dict[str, Any]) -> None:
    ann = visit()
    ann.open(f"/replay/{replay['id']}")
    ann.page.get_by_role("tab", name="Analyse").click()
    curve = curve_of(ann)
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"^Move 0: .*\d+%"))

    box = curve.bounding_box()
    assert box is not None
    curve.hover(position={"x": box["width"] / 2, "y": 60})
    peeked = number_in(ann.page.locator(".analyse .top .soft").inner_text())
    assert 0.3 < peeked / replay["moves"] < 0.7
    curve.click(position={"x": box["width"] / 2, "y": 60})
    ann.sees(f"Move {peeked} of {replay['moves']}")

    curve.press("ArrowRight")
    ann.sees(f"Move {peeked + 1} of {replay['moves']}")
    curve.press("End")
    ann.sees(f"Move {replay['moves']} of {replay['moves']}")


def test_on_a_phone_the_analysis_asked_for_is_in_view(visit: VisitorMaker, replay: dict[str, Any]) -> None:
    ann = visit(**PHONE)
    ann.open(f"/replay/{replay['id']}?analyse")
    expect(ann.page.get_by_role("tab", name="Analyse")).to_be_in_viewport()
    expect(curve_of(ann)).to_be_in_viewport()
    ann.page.mouse.wheel(0, -5000)
    expect(ann.page.locator(".board").first).to_be_in_viewport()


def test_a_costly_decision_is_shown_and_made_again(visit: VisitorMaker, replay: dict[str, Any]) -> None:
    ann = visit()
    ann.open(f"/replay/{replay['id']}?analyse")
    curve_of(ann)
    ann.page.locator(".analyse label").nth(1).click()
    decision = ann.page.locator(".analyse li").first
    head = decision.locator(".head")
    move = number_in(head.locator(".move").inner_text())
    assert replay["seat_of"][move] == 1
    head.click()
    ann.sees(f"Move {move} of {replay['moves']}")
    expect(ann.page.get_by_label("Seen by")).to_have_value("1")
    played = decision.locator(".label").first.inner_text()

    decision.get_by_role("button", name="Try again from here").click()
    ann.page.wait_for_url("**/t/*")
    ann.wait_until_asked()
    assert ann.moves == move
    assert played in ann.choices


def test_the_board_shows_what_was_better_and_what_was_played(visit: VisitorMaker, replay: dict[str, Any]) -> None:
    ann = visit()
    ann.open(f"/replay/{replay['id']}?analyse")
    curve_of(ann)
    better, worse = (ann.page.locator(f"#board [data-{mark}]") for mark in ("better", "worse"))
    for head in ann.page.locator(".analyse li .head").all():
        head.click()
        ann.sees(f"Move {number_in(head.inner_text())} of {replay['moves']}")
        if worse.count() and better.count():  # not every answer has a place on the board
            break
    expect(worse).not_to_have_count(0)
    expect(better).not_to_have_count(0)
    ann.click("One step on")
    expect(better).to_have_count(0)
    ann.click("One step back")
    expect(better).not_to_have_count(0)
    ann.page.get_by_role("tab", name="Log").click()
    expect(better).to_have_count(0)


def test_everybody_has_an_accuracy_and_mistakes_by_class(visit: VisitorMaker, replay: dict[str, Any]) -> None:
    ann = visit()
    ann.open(f"/replay/{replay['id']}?analyse")
    curve_of(ann)
    table = ann.page.get_by_role("table", name="How everybody played")
    rows = table.get_by_role("row")
    expect(rows).to_have_count(1 + len(replay["seats"]))
    for number in range(1, 1 + len(replay["seats"])):
        expect(rows.nth(number).get_by_role("cell").first).to_have_text(re.compile(r"^\d+%$"))
    for name in ("Detour", "Wrong road", "Lost in the sand"):
        expect(table.get_by_role("columnheader", name=name)).to_have_count(1)


def test_the_end_of_a_game_leads_to_its_analysis(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open("/new?game=pebbles")
    ann.click("Start the game")
    play_to_the_end(ann)
    ann.click("Analyse")
    ann.page.wait_for_url("**/replay/*?analyse")
    curve_of(ann)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_analysis_looks(visit: VisitorMaker, replay: dict[str, Any], size: str, theme: str) -> None:
    ann = visit(viewport=SIZES[size], color_scheme=theme, is_mobile=size == "phone")
    ann.open(f"/replay/{replay['id']}?analyse")
    curve = curve_of(ann)
    ann.page.locator(".board [data-element]").first.wait_for()
    curve.click(position={"x": 200, "y": 60})
    curve.scroll_into_view_if_needed()
    PICTURES.mkdir(parents=True, exist_ok=True)
    ann.page.screenshot(path=PICTURES / f"analyse-{size}-{theme}.png")
    assert ann.page.evaluate("document.documentElement.scrollWidth") == SIZES[size]["width"]
    assert faults_found(ann) == []


@pytest.mark.parametrize(("locale", "title"), [("cs-CZ", "Naděje na vítězství"), ("pl-PL", "Szanse na zwycięstwo")])
def test_analysis_in_other_languages(visit: VisitorMaker, replay: dict[str, Any], locale: str, title: str) -> None:
    ann = visit(locale=locale)
    ann.open(f"/replay/{replay['id']}?analyse")
    curve_of(ann, title)
    PICTURES.mkdir(parents=True, exist_ok=True)
    ann.page.screenshot(path=PICTURES / f"analyse-{locale}.png")
