"""A game from somebody else's package is played on the board that the package brings."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import VisitorMaker
from tests.browser.meeting import begin_for_two
from tests.browser.test_pages import faults_found
from tests.browser.visitor import PHONE

BOARD = '#board[data-game="pebbles"]'
LONGEST = 200


@pytest.mark.parametrize("device", [{}, PHONE], ids=["mouse", "finger"])
def test_pebbles_is_played_to_the_end_by_clicks_on_its_board(visit: VisitorMaker, device: dict[str, object]) -> None:
    ann, bob = visit(**device), visit()
    begin_for_two(ann, bob, "pebbles")
    ann.page.locator(BOARD).wait_for()
    for _ in range(LONGEST):
        if ann.situation == bob.situation == "over":
            break
        for one in (ann, bob):
            if one.situation == "asked":
                one.click_board()
        ann.page.wait_for_timeout(20)
    assert ann.situation == "over"
    assert ann.moves > 10


def test_what_glows_on_it_is_reached_by_keys_and_keeps_the_focus(visit: VisitorMaker) -> None:
    ann, bob = visit(), visit()
    begin_for_two(ann, bob, "pebbles")
    ann.wait_until_asked()
    tube = ann.page.locator(f'{BOARD} [data-element="tube"]')
    expect(tube).to_have_attribute("role", "button")
    expect(tube).to_have_css("animation-name", "lit-box")
    expect(ann.page.locator(f"{BOARD} .path")).not_to_have_attribute("role", "button")
    tube.focus()
    ann.page.keyboard.press("Enter")
    expect(tube).not_to_have_attribute("data-glow", "")
    expect(tube).not_to_have_attribute("tabindex", "0")
    ann.page.locator(f"{BOARD} .held").first.wait_for()


def test_pointing_at_an_answer_shows_its_place(visit: VisitorMaker) -> None:
    ann, bob = visit(), visit()
    begin_for_two(ann, bob, "pebbles")
    ann.page.locator(".choices button").filter(has_text="Draw").hover()
    expect(ann.page.locator(f'{BOARD} [data-element="tube"]')).to_have_attribute("data-shown", "")


def test_its_words_follow_the_language(visit: VisitorMaker) -> None:
    ann, bob = visit(), visit()
    begin_for_two(ann, bob, "pebbles")
    expect(ann.page.locator(f"{BOARD} .tube")).to_contain_text("Tube")
    ann.click("Settings")
    ann.page.get_by_text("Čeština").click()
    expect(ann.page.locator(f"{BOARD} .tube")).to_contain_text("Trubka")


def test_axe_finds_nothing_on_it(visit: VisitorMaker) -> None:
    for theme in ("light", "dark"):
        ann, bob = visit(color_scheme=theme), visit()
        begin_for_two(ann, bob, "pebbles")
        ann.page.locator(BOARD).wait_for()
        assert faults_found(ann) == []


@pytest.mark.parametrize(
    ("module", "fault"),
    [
        ("export const mount = 5;", "exports no function called mount"),
        ("export function mount() { throw new Error('no board today'); }", "no board today"),
        ("this is no JavaScript", "Unexpected identifier"),
        (
            "export const mount = () => ({ update() { throw new Error('no board now'); }, destroy() {} });",
            "no board now",
        ),
    ],
    ids=["wrong", "throws", "unreadable", "throws-later"],
)
def test_a_board_that_fails_is_played_from_the_list(visit: VisitorMaker, module: str, fault: str) -> None:
    ann, bob = visit(), visit()

    def broken(route: Route) -> None:
        route.fulfill(content_type="text/javascript", body=module)

    for one in (ann, bob):
        one.page.route(re.compile(r"/board/\w+/board\.js$"), broken)
    begin_for_two(ann, bob, "pebbles")
    ann.wait_until_asked()
    ann.answer()
    ann.sees("The board of Pebbles cannot be shown. Play from the list of answers.")
    expect(ann.page.locator(".frame pre.words")).to_contain_text("Path:")
    bob.sees("The board of Pebbles cannot be shown. Play from the list of answers.")
    for one in (ann, bob):
        assert len([said for said in one.faults if fault in said]) == 1, one.faults
        one.faults.clear()
