"""Marco Polo II in real browsers: whole games, and its board looked at by axe and by people."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.inn import Inn
from tests.browser.meeting import begin_for_two, see_the_same_result
from tests.browser.test_pages import PICTURES, SIZES, faults_found
from tests.browser.visitor import Visitor, play_to_the_end

OUTSIDE = """() => [...document.querySelectorAll('[data-element]')].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < 0 || box.left < 0;
}).map((element) => element.dataset.element)"""


def picture(visitor: Visitor, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    visitor.page.screenshot(path=PICTURES / f"marco-polo-ii-{name}.png")


def click_glowing(visitor: Visitor, beginning: str) -> bool:
    """Clicks an element that glows and whose id begins so, if one does."""
    glowing = visitor.page.locator(f'[data-glow][data-element^="{beginning}"]:visible')
    if glowing.count() == 0:
        return False
    with suppress(TooLate):
        glowing.first.click(timeout=1000)
    return True


def table_with_bots(visitor: Visitor, inn: Inn, bots: int) -> None:
    """A table that has begun, with the visitor in the first seat."""
    visitor.open()
    visitor.page.request.put(f"{inn.url}/api/me", data={"name": "Šárka"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * bots]
    response = visitor.page.request.post(f"{inn.url}/api/tables", data={"game": "marco-polo-ii", "seats": seats})
    assert response.ok, response.text()
    visitor.open(f"/t/{response.json()['id']}")
    visitor.wait_until_asked()


def past_the_draft(visitor: Visitor) -> None:
    """Chooses a character and a goal card, and whatever else is asked before the first turn."""
    for _ in range(40):
        visitor.wait_until_asked()
        if visitor.page.locator('[data-glow][data-element^="die:"]').count() > 0:
            return
        visitor.act()
    raise AssertionError("no turn came")


def test_a_whole_game_in_two_browsers(visit: VisitorMaker) -> None:
    ann, bob = visit(), visit(viewport=SIZES["phone"])
    begin_for_two(ann, bob, "marco-polo-ii")

    def look(number: int) -> None:
        if number == 60:
            picture(ann, "two-wide")
            picture(bob, "two-phone")

    play_to_the_end(ann, bob, meanwhile=look)
    see_the_same_result(ann, bob)
    for category in ("Contracts", "Shields", "Goal card"):
        expect(ann.page.get_by_role("dialog")).to_contain_text(category)


def test_a_whole_game_with_three_bots_by_clicking_the_board(visit: VisitorMaker, inn: Inn) -> None:
    ann = visit()
    table_with_bots(ann, inn, 3)
    for draft in ("character:", "goal:"):
        ann.page.locator(f'[data-glow][data-element^="{draft}"]:visible').first.click()
    clicked: set[str] = set()

    def click_the_board(number: int) -> None:
        for what in ("location:", "offer:", "contract:", "die:", "space:travel", "space:"):
            if ann.situation == "asked" and click_glowing(ann, what):
                clicked.add(what)
        if number == 25:
            picture(ann, "four-wide")

    play_to_the_end(ann, meanwhile=click_the_board)
    assert {"location:", "die:", "space:travel"} <= clicked
    expect(ann.page.get_by_role("dialog")).to_contain_text(re.compile("wins|share"))
    picture(ann, "over-wide")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_the_board_can_be_read(visit: VisitorMaker, inn: Inn, size: str, theme: str) -> None:
    ann = visit(viewport=SIZES[size], color_scheme=theme, is_mobile=size == "phone")
    table_with_bots(ann, inn, 3)
    picture(ann, f"characters-{size}-{theme}")
    past_the_draft(ann)
    ann.page.mouse.move(2, 2)  # off the answers
    picture(ann, f"turn-{size}-{theme}")
    assert ann.page.evaluate("document.documentElement.scrollWidth") == SIZES[size]["width"]
    if size == "wide":
        assert ann.page.evaluate(OUTSIDE) == []
    assert faults_found(ann) == []


def test_the_shield_track_and_the_special_cities_show_what_is_printed(visit: VisitorMaker, inn: Inn) -> None:
    """R5.6.3, R10.2: what shields score, and how often a seal pays for which die."""
    ann = visit()
    table_with_bots(ann, inn, 1)
    track = ann.page.locator(".track .step b")
    assert " ".join(track.all_inner_texts()) == "0 1 2 4 6 9 12 16 20 24 28 33 38 43"
    times = ann.page.locator(".special .more")
    assert [" ".join(text.split()) for text in times.all_inner_texts()] == ["1–4×1 5–6×2"] * 3


def test_a_die_in_hand_shows_what_it_can_do(visit: VisitorMaker, inn: Inn) -> None:
    ann = visit()
    table_with_bots(ann, inn, 1)
    past_the_draft(ann)
    before = ann.page.locator('[data-glow][data-element^="die:"]').count()
    ann.page.locator('[data-glow][data-element^="die:"]').first.click()
    assert ann.page.locator('[data-glow][data-element^="space:"]').count() > 0
    assert ann.page.locator('[data-glow][data-element^="die:"]').count() <= before
    ann.page.locator('[data-glow][data-element^="space:"]').first.hover()
    expect(ann.page.locator(".peek")).to_be_visible()
    picture(ann, "die-in-hand")


def test_three_views_on_a_phone(visit: VisitorMaker, inn: Inn) -> None:
    ann = visit(viewport=SIZES["phone"], is_mobile=True, has_touch=True)
    table_with_bots(ann, inn, 1)
    past_the_draft(ann)
    for view, element in (("Map", "location:beijing"), ("Actions", "space:khan"), ("My board", "good:jade")):
        ann.page.get_by_role("button", name=view, exact=True).click()
        expect(ann.page.locator(f'[data-element="{element}"]').first).to_be_in_viewport()
        picture(ann, f"view-{view.split()[-1].lower()}")


@pytest.mark.parametrize(("locale", "words"), [("cs-CZ", "Pečetě"), ("pl-PL", "Pieczęcie")])
def test_the_board_speaks_other_languages(visit: VisitorMaker, inn: Inn, locale: str, words: str) -> None:
    ann = visit(locale=locale)
    table_with_bots(ann, inn, 1)
    ann.sees(words)
    assert ann.page.get_by_text("marco-polo-ii-").count() == 0
