"""What a table says to whoever plays, waits, looks back, or cannot be reached."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.easel import SOCKET, Easel, Position, whole_game
from tests.browser.inn import Cable, Inn
from tests.browser.meeting import begin_for_two
from tests.browser.visitor import Visitor

GAMES = ["yspahan", "five-tribes", "wayfarers", "marco-polo-ii"]
OUT_OF_VIEW = """() => {
  const dialog = document.querySelector('dialog[open]').getBoundingClientRect();
  const seen = (one) => {
    const { top, bottom, left, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return top >= dialog.top && bottom <= Math.min(innerHeight, dialog.bottom) && one.contains(hit);
  };
  const wanted = [...document.querySelectorAll('dialog .next button, dialog tfoot th, dialog tfoot td')];
  return wanted.filter((one) => !seen(one)).map((one) => one.innerText);
}"""


def two_at_pebbles(visit: VisitorMaker, url: str | None = None) -> tuple[Visitor, Visitor]:
    """Whoever is asked, and whoever waits."""
    ann, bob = visit(url), visit(url)
    begin_for_two(ann, bob, "pebbles")
    ann.page.get_by_role("slider").wait_for()
    bob.page.get_by_role("slider").wait_for()
    ann.page.wait_for_timeout(200)
    return (ann, bob) if ann.situation == "asked" else (bob, ann)


def test_who_waits_or_watches_reads_what_the_asked_player_does(visit: VisitorMaker) -> None:
    asked, waiting = two_at_pebbles(visit)
    eve = visit()
    eve.page.goto(asked.page.url)
    expect(asked.page.locator("#prompt-heading")).to_have_text("Draw a pebble or lay one")
    for other in (waiting, eve):
        heading = other.page.locator("#prompt-heading")
        expect(heading).to_have_text(re.compile(r"^(Traveller|Bob) draws or lays a pebble$"))
        expect(other.page.locator(".prompt")).to_have_text(re.compile(r"^\s*\S+ draws or lays a pebble\s*$"))


def test_looking_back_says_what_happened_then(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open("/new?game=pebbles")
    ann.click("Start the game")
    for _ in range(3):
        ann.wait_until_asked()
        ann.answer()
    ann.wait_until_asked()
    slider = ann.page.get_by_role("slider")
    slider.fill("1")
    ann.sees(re.compile(r"^Move 1 of \d+$"))
    said = ann.page.locator(".prompt .asked .soft")
    expect(said).to_have_text(re.compile(r"(draw|lay)s? a pebble"))
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Move 1 of \d+\. .*pebble"))


def test_an_answer_given_offline_is_said_to_wait_and_then_to_be_sent(inn: Inn, visit: VisitorMaker) -> None:
    with Cable(inn.port) as cable:
        ann = visit(f"http://127.0.0.1:{cable.port}")
        ann.open("/new?game=pebbles")
        ann.click("Start the game")
        ann.wait_until_asked()
        before = ann.moves
        cable.cut()
        ann.sees("The connection is lost")
        ann.answer()
        ann.sees("Your answer will be sent as soon as you are connected again.")
        cable.mend()
        ann.sees("Your answer was sent.")
        expect(ann.page.get_by_text("will be sent as soon as")).to_have_count(0)
        expect(ann.page.get_by_role("slider")).not_to_have_attribute("max", str(before))


def test_a_device_that_says_it_is_offline_is_believed(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open("/new?game=pebbles")
    ann.click("Start the game")
    ann.wait_until_asked()
    ann.page.context.set_offline(True)
    ann.sees("The connection is lost")
    ann.answer()
    ann.sees("Your answer will be sent as soon as you are connected again.")
    ann.page.context.set_offline(False)
    ann.sees("Your answer was sent.")


@pytest.mark.parametrize("code", ["unreadable", "internal", "not-found"])
def test_a_table_that_cannot_be_had_says_so_and_gives_up(visit: VisitorMaker, code: str) -> None:
    ann = visit()
    ann.page.add_init_script(SOCKET)
    ann.page.goto(f"{ann.url}/t/easel")
    ann.page.evaluate("easel.greeted")
    ann.page.evaluate("(code) => easel.tell({ type: 'error', code, detail: '', id: null, said: null })", code)
    ann.page.evaluate("easel.wire.onclose?.()")
    ann.sees("This table cannot be opened")
    expect(ann.page.get_by_role("link", name="To the start page")).to_be_visible()
    if code == "unreadable":
        ann.sees("record cannot be read by this version")
    ann.page.wait_for_timeout(1500)
    assert ann.page.evaluate("easel.sent.filter((message) => message.type === 'hello').length") == 1


@pytest.mark.parametrize("code", ["too-many", "internal"])
def test_a_passing_refusal_is_tried_again(visit: VisitorMaker, code: str) -> None:
    """Slower, please; or the server failed after it had let us in."""
    ann = visit()
    first = whole_game("yspahan", 2, 1)[0]
    Easel(ann, "yspahan", 2).opened(first)
    ann.page.evaluate("(code) => easel.tell({ type: 'error', code, detail: '', id: null, said: null })", code)
    ann.page.evaluate("easel.wire.onclose?.()")
    ann.page.wait_for_timeout(1500)
    assert ann.page.evaluate("easel.sent.filter((message) => message.type === 'hello').length") > 1


@pytest.mark.parametrize(
    ("focus", "key"),
    [
        ("nothing", "ArrowDown"),
        ("nothing", "ArrowUp"),
        ("nothing", "Enter"),
        ("a piece", "ArrowRight"),
        ("a piece", "ArrowLeft"),
        ("a button", "ArrowDown"),
        ("a button", "ArrowUp"),
    ],
)
def test_arrows_and_enter_reach_the_answers_from_anywhere(visit: VisitorMaker, focus: str, key: str) -> None:
    ann = visit()
    positions = whole_game("yspahan", 3, 1)
    many = next(one for one in positions if one.kind == "group" and len(one.state.actions) > 2)
    Easel(ann, "yspahan", 3).opened(many)
    if focus == "a piece":
        ann.page.locator("[data-glow]").first.focus()
    if focus == "a button":
        ann.page.get_by_role("button", name="Help").focus()
    ann.page.keyboard.press(key)
    answers = ann.page.locator(".choices button")
    last = key in ("ArrowUp", "ArrowLeft")
    expect(answers.last if last else answers.first).to_be_focused()
    ann.page.keyboard.press("Enter")
    assert ann.page.evaluate("easel.heard('play')")


def test_enter_gives_the_only_answer(visit: VisitorMaker) -> None:
    ann = visit()
    positions = whole_game("yspahan", 3, 1)
    Easel(ann, "yspahan", 3).opened(next(one for one in positions if len(one.state.actions) == 1))
    ann.page.keyboard.press("Enter")
    assert ann.page.evaluate("easel.heard('play')")


def ended(game: str, players: int) -> Position:
    """The end of a random game."""
    return whole_game(game, players, 1, True)[-1]


@pytest.mark.parametrize("locale", ["en-GB", "cs-CZ", "pl-PL"])
@pytest.mark.parametrize("game", GAMES)
def test_the_sum_and_what_to_do_next_are_in_view(visit: VisitorMaker, game: str, locale: str) -> None:
    ann = visit(locale=locale)
    Easel(ann, game, 4).opened(ended(game, 4))
    ann.page.locator(".prompt .primary").click()
    ann.page.locator("dialog[open] .podium").wait_for()
    assert ann.page.evaluate(OUT_OF_VIEW) == []
