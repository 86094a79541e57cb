"""Five Tribes in real browsers: whole games, and its board looked at by axe and by people."""

import json
import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.inn import ROOT, Inn
from tests.browser.meeting import begin_for_two, see_the_same_result
from tests.browser.test_pages import PICTURES, SIZES, faults_found
from tests.browser.visitor import Visitor, play_to_the_end

RECORDS = ROOT / "tests" / "golden" / "five-tribes"
OUTSIDE = """() => [...document.querySelectorAll('[data-element]')].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.bottom > innerHeight || box.right > innerWidth || box.top < 0 || box.left < 0;
}).map((element) => element.dataset.element)"""


def picture(visitor: Visitor, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    visitor.page.screenshot(path=PICTURES / f"five-tribes-{name}.png")


def click_glowing(visitor: Visitor, domain: str) -> bool:
    """Clicks an element of a domain that glows, if one does."""
    glowing = visitor.page.locator(f'[data-glow][data-element^="{domain}:"]:visible')
    if glowing.count() == 0:
        return False
    with suppress(TooLate):
        glowing.first.click(timeout=1000)
    return True


def test_a_whole_game_in_two_browsers(visit: VisitorMaker) -> None:
    ann, bob = visit(), visit(viewport=SIZES["phone"])
    begin_for_two(ann, bob, "five-tribes")

    def look(number: int) -> None:
        if number == 120:
            picture(ann, "two-wide")
            picture(bob, "two-phone")

    play_to_the_end(ann, bob, meanwhile=look)
    see_the_same_result(ann, bob)
    for category in ("Viziers", "Palms", "Djinns"):
        expect(ann.page.get_by_role("dialog")).to_contain_text(category)


def test_a_whole_game_with_three_bots_by_clicking_the_board(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open("/new?game=five-tribes")
    ann.page.get_by_text("4", exact=True).click()
    ann.click("Start the game")
    ann.wait_until_asked()
    clicked: set[str] = set()

    def click_the_board(number: int) -> None:
        for domain in ("spot", "tile", "tribe", "card", "goods"):
            if ann.situation == "asked" and click_glowing(ann, domain):
                clicked.add(domain)
        if number == 60:
            picture(ann, "four-wide")

    play_to_the_end(ann, meanwhile=click_the_board)
    assert {"spot", "tile", "tribe"} <= clicked
    expect(ann.page.get_by_role("dialog")).to_contain_text(re.compile("wins|share"))
    picture(ann, "over-wide")


def table_in_the_middle(visitor: Visitor, inn: Inn, kind: str, after: int) -> dict[str, Any]:
    """A table forked from a recorded game where its player is asked a question of a kind."""
    record = json.loads(next(RECORDS.glob("4-*.json")).read_bytes())
    replay = inn.post("/api/replays", record)
    words = [move[0] if isinstance(move, list) else move["action"] for move in record["moves"]]
    moves = next(number for number, text in enumerate(words) if number > after and text.startswith(kind))
    seat = replay["seat_of"][moves]
    visitor.open()
    visitor.page.request.put(f"{inn.url}/api/me", data={"name": "Šárka"})
    seats = [{"kind": "me"} if number == seat else {"kind": "bot", "bot": "greedy"} for number in range(4)]
    wish = {"game": "five-tribes", "seats": seats, "fork": {"replay": replay["id"], "moves": moves}}
    response = visitor.page.request.post(f"{inn.url}/api/tables", data=wish)
    assert response.ok, response.text()
    visitor.open(f"/t/{response.json()['id']}")
    visitor.wait_until_asked()
    visitor.page.locator('[data-element="tile:r1c1"]').wait_for()
    return dict(response.json())


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["bid", "sow"])
def test_the_board_can_be_read(visit: VisitorMaker, inn: Inn, kind: str, size: str, theme: str) -> None:
    ann = visit(viewport=SIZES[size], color_scheme=theme, is_mobile=size == "phone")
    table_in_the_middle(ann, inn, kind, 100)
    picture(ann, f"{kind}-{size}-{theme}")
    assert ann.page.evaluate("document.documentElement.scrollWidth") == SIZES[size]["width"]
    if size == "wide":
        assert ann.page.evaluate(OUTSIDE) == []
    assert faults_found(ann) == []


def test_what_an_end_of_the_walk_would_bring(visit: VisitorMaker, inn: Inn) -> None:
    ann = visit()
    table_in_the_middle(ann, inn, "sow", 100)
    final = ann.page.locator(".tile:has(.final)").first
    final.hover()
    expect(ann.page.locator(".peek")).to_contain_text(re.compile("collects [0-9]"))
    picture(ann, "end-of-walk")


@pytest.mark.parametrize(("locale", "words"), [("cs-CZ", "Cenová stupnice"), ("pl-PL", "Tor licytacji")])
def test_the_board_speaks_other_languages(visit: VisitorMaker, inn: Inn, locale: str, words: str) -> None:
    ann = visit(locale=locale)
    table_in_the_middle(ann, inn, "take", 60)
    ann.sees(words)
    assert ann.page.get_by_text("five-tribes-").count() == 0
    picture(ann, f"take-{locale[:2]}")


@pytest.mark.parametrize(("locale", "word"), [("en-GB", "secret"), ("cs-CZ", "tajně"), ("pl-PL", "tajnie")])
def test_coins_that_only_i_can_see_are_no_lead(visit: VisitorMaker, locale: str, word: str) -> None:
    """R1.3: points that are compared count for all alike, and one's own secret ones stand apart with a mark."""
    ann = visit(locale=locale)
    ann.open("/new?game=five-tribes")
    ann.page.locator("form .primary").click()
    ann.wait_until_asked()
    totals = ann.page.locator(".score .points > [aria-hidden]:not(.gain)").all_inner_texts()
    assert totals == ["0"] * 4, "bids are paid in coins, which only their owner can see"
    secrets = ann.page.locator(".score .secret > span[aria-hidden]").all_inner_texts()
    assert secrets == [f"+50 {word}", "+?", "+?", "+?"]
