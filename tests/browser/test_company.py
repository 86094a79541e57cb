"""Hints, and bots for people who are away, as they look to those at the table."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.inn import Inn
from tests.browser.test_pages import PICTURES, SIZES, faults_found
from tests.browser.visitor import Visitor


def table_of_two(visit: VisitorMaker) -> tuple[Visitor, Visitor]:
    """Ann waits at a table that she shares with Bob, who is gone when it is his turn."""
    ann, bob = visit(), visit()
    ann.open("/new?game=pebbles")
    ann.page.get_by_role("radio", name="2", exact=True).check(force=True)
    ann.page.get_by_label("Seat 2", exact=True).select_option("open")
    expect(ann.page.get_by_label("Hints")).not_to_be_checked()
    ann.page.get_by_label("If somebody is away").select_option("5")
    ann.click("Open the table")
    ann.sees("a bot plays after 5 minutes")
    bob.open(ann.page.url.removeprefix(ann.url))
    bob.click("Sit down here")
    ann.click("Start the game")
    return ann, bob


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_a_hint_is_marked_and_not_played(visit: VisitorMaker, inn: Inn, size: str, theme: str) -> None:
    ann = visit(viewport=SIZES[size], color_scheme=theme, is_mobile=size == "phone")
    ann.open("/new?game=yspahan")
    expect(ann.page.get_by_label("Hints")).to_be_checked()
    ann.click("Start the game")
    ann.wait_until_asked()
    before = ann.moves
    ann.click("Hint")
    ann.sees("Master would play")
    expect(ann.page.locator(".choices .hinted")).to_have_count(1)
    assert ann.moves == before
    PICTURES.mkdir(parents=True, exist_ok=True)
    ann.page.screenshot(path=PICTURES / f"hint-{size}-{theme}.png")
    assert faults_found(ann) == []


def test_a_hint_is_shown_on_the_board(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open("/new?game=pebbles")
    ann.click("Start the game")
    ann.wait_until_asked()
    better = ann.page.locator("#board [data-better]")
    expect(better).to_have_count(0)
    ann.click("Hint")
    expect(better).not_to_have_count(0)


def test_who_waits_gives_the_seat_to_a_bot_and_its_owner_gets_it_back(visit: VisitorMaker) -> None:
    ann, bob = table_of_two(visit)
    ann.page.get_by_role("slider").wait_for()
    address = bob.page.url
    bob.page.goto("about:blank")
    ann.page.get_by_role("tab", name="Table").click()
    expect(ann.page.get_by_text("is away").first).to_be_visible()
    PICTURES.mkdir(parents=True, exist_ok=True)
    ann.page.screenshot(path=PICTURES / "away.png")
    assert faults_found(ann) == []
    ann.page.get_by_label("Which bot").last.select_option("random")
    ann.page.get_by_role("button", name="Let a bot play").last.click()
    ann.sees("played by the bot")
    bob.page.goto(address)
    expect(ann.page.get_by_text("played by the bot")).to_have_count(0)
    ann.page.get_by_role("tab", name="Table").click()
    ann.page.get_by_role("button", name="Let a bot play").first.click()
    ann.sees("plays for you")
    ann.page.get_by_role("button", name="Play it myself again").first.click()
    expect(ann.page.get_by_text("plays for you")).to_have_count(0)
