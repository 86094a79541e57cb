"""What people do besides playing a game to its end."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, expect

from tests.browser.conftest import VisitorMaker
from tests.browser.inn import ROOT
from tests.browser.visitor import PHONE, Visitor

RECORD = ROOT / "tests" / "golden" / "yspahan" / "3-second-greedy.json"
LONG_RECORD = ROOT / "tests" / "golden" / "wayfarers" / "4-standard-greedy.json"


def record_file(path: Path) -> FilePayload:
    return {"name": path.name, "mimeType": "application/json", "buffer": path.read_bytes()}


def test_a_record_is_opened_stepped_through_and_forked(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open("/replay")
    ann.page.set_input_files("input[type=file]", record_file(RECORD))
    ann.sees(re.compile(r"^Move 0 of \d+$"))
    for _ in range(3):
        ann.page.locator(".prompt").get_by_role("button", name="One step on").click()
    ann.sees(re.compile(r"^Move 3 of \d+$"))
    ann.page.keyboard.press(",")
    ann.sees(re.compile(r"^Move 2 of \d+$"))
    ann.page.get_by_role("slider").fill("40")
    ann.sees(re.compile(r"^Move 40 of \d+$"))
    log = ann.page.get_by_role("tabpanel").get_by_role("listitem")
    expect(ann.page.locator("[aria-current=step]").first).to_be_in_viewport()
    assert log.count() > 40, "all that happened so far"
    log.last.click()
    ann.sees(re.compile(r"^Move [01] of \d+$"))
    ann.page.get_by_role("slider").fill("40")
    ann.sees(re.compile(r"^Move 40 of \d+$"))
    ann.page.get_by_label("Seen by").select_option(index=1)
    ann.click("Play on from here")
    ann.click("Go on")
    ann.wait_until_asked()
    assert ann.moves >= 40
    ann.answer()
    ann.wait_until_asked()


def test_of_a_long_game_the_last_part_of_the_log_is_drawn_and_the_rest_on_demand(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open("/replay")
    ann.page.set_input_files("input[type=file]", record_file(LONG_RECORD))
    ann.sees(re.compile(r"^Move 0 of \d+$"))
    slider = ann.page.get_by_role("slider")
    slider.fill(slider.get_attribute("max") or "")
    log = ann.page.get_by_role("tabpanel").get_by_role("listitem")
    expect(log).to_have_count(200)
    while (older := ann.page.get_by_role("button", name=re.compile("^Show .*earlier line"))).count():
        older.click()
    assert log.count() > 400
    log.last.click()
    ann.sees(re.compile(r"^Move [01] of \d+$"))


def test_a_file_that_is_no_record_is_refused_in_words(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open("/replay")
    ann.page.set_input_files("input[type=file]", {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"})
    ann.sees("This file is not a record of a game")


@pytest.mark.parametrize(
    ("locale", "printing", "said"),
    [
        ("en-GB", "First printing", "The option “Game for two players” is “not allowed”"),
        ("cs-CZ", "První vydání", "Pravidlo „Hra pro dva hráče“ má hodnotu „nedovolena“"),
    ],
)
def test_a_refused_set_up_says_which_option_and_why(visit: VisitorMaker, locale: str, printing: str, said: str) -> None:
    ann = visit(locale=locale)
    ann.open("/new?game=yspahan")
    ann.page.get_by_text("2", exact=True).first.click()
    ann.page.get_by_text(re.compile(printing)).first.click()
    ann.page.locator("form .primary").click()
    ann.sees(re.compile(said))
    expect(ann.page).to_have_url(re.compile("/new"))


def test_the_past_of_a_running_game_can_be_looked_at(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open()
    ann.click("Play now")
    for _ in range(6):
        ann.wait_until_asked()
        ann.answer()
    ann.wait_until_asked()
    ann.page.get_by_role("slider").fill("1")
    ann.sees(re.compile(r"^Move 1 of \d+$"))
    assert ann.page.locator(".choices").count() == 0
    ann.click("Back to the game")
    ann.wait_until_asked()


def test_the_language_changes_at_any_time(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open()
    ann.click("Play now")
    ann.wait_until_asked()
    before = ann.page.locator("#prompt-heading").inner_text()
    for language, settings, log in (("Čeština", "Nastavení", "Průběh"), ("Polski", "Ustawienia", "Przebieg")):
        ann.page.locator("header button").last.click()
        ann.page.get_by_text(language, exact=True).click()
        expect(ann.page.get_by_role("dialog")).to_contain_text(settings)
        ann.close_dialog()
        expect(ann.page.get_by_role("tab", name=log)).to_be_visible()
        after = ann.page.locator("#prompt-heading").inner_text()
        assert after != before
        before = after
    ann.page.reload()
    expect(ann.page.get_by_role("tab", name="Przebieg")).to_be_visible()
    assert ann.page.locator("html").get_attribute("lang") == "pl"


def test_a_turn_by_keyboard_alone(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open()
    for _ in range(10):
        ann.page.keyboard.press("Tab")
        if ann.page.locator(":focus").inner_text().startswith("Play now"):
            break
    ann.page.keyboard.press("Enter")
    ann.wait_until_asked()
    slider = ann.page.get_by_role("slider")
    before = ann.moves
    ann.page.keyboard.press("1")
    expect(slider).not_to_have_attribute("max", str(before))
    ann.wait_until_asked()
    ann.page.keyboard.press("u")
    expect(slider).to_have_attribute("max", str(before))
    ann.wait_until_asked()
    ann.page.locator(".choices button").first.focus()
    ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("ArrowUp")
    ann.page.keyboard.press("Enter")
    expect(slider).not_to_have_attribute("max", str(before))
    ann.wait_until_asked()
    words = ann.page.get_by_role("region", name="The board in words")
    expect(words).to_contain_text("Traveller: ")
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog")).to_contain_text("Keys")
    ann.close_dialog()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


def test_the_prompt_stays_in_sight_on_a_phone(visit: VisitorMaker) -> None:
    ann = visit(**PHONE)
    ann.open()
    ann.click("Play now")
    ann.wait_until_asked()
    for _ in range(3):
        box = ann.page.locator(".ask").bounding_box()
        assert box is not None
        assert abs(box["y"] + box["height"] - 844) <= 1
        assert box["width"] == 390
        ann.page.mouse.wheel(0, 300)
    assert ann.page.evaluate("document.documentElement.scrollWidth") == 390
    ann.answer()
    ann.wait_until_asked()


def enlargement(visitor: Visitor) -> float:
    scale: float = visitor.page.evaluate(
        "new DOMMatrix(getComputedStyle(document.querySelector('.sheet')).transform).a"
    )
    return scale


def test_the_answers_fold_and_unfold_on_a_phone(visit: VisitorMaker) -> None:
    ann = visit(**PHONE)
    ann.open("/new?game=five-tribes")
    ann.click("Start the game")
    while len(ann.choices) < 10:
        ann.wait_until_asked()
        if len(ann.choices) < 10:
            ann.act()
    sheet = ann.page.locator(".ask")

    def height() -> float:
        box = sheet.bounding_box()
        assert box is not None
        return box["height"] / 844

    assert height() < 0.32
    ann.click("Show more answers")
    assert height() > 0.6
    ann.click("Show fewer answers")
    ann.click("Show fewer answers")
    expect(ann.page.locator(".choices")).to_be_hidden()
    assert height() < 0.15
    before = ann.moves
    ann.page.locator("[data-glow]:visible").first.tap()
    expect(ann.page.get_by_role("slider")).not_to_have_attribute("max", str(before))


def test_fingers_enlarge_the_board(visit: VisitorMaker) -> None:
    ann = visit(**PHONE)
    ann.open()
    ann.click("Play now")
    ann.wait_until_asked()
    ann.page.locator(".sheet").wait_for()
    before = ann.moves
    for _ in range(2):
        ann.page.touchscreen.tap(60, 400)
    assert enlargement(ann) > 2
    ann.click("Whole board")
    assert enlargement(ann) == 1

    fingers = ann.page.context.new_cdp_session(ann.page)
    for kind, apart in (("touchStart", 40), ("touchMove", 60), ("touchMove", 100), ("touchMove", 120), ("touchEnd", 0)):
        points = [{"x": 195 - apart, "y": 300, "id": 0}, {"x": 195 + apart, "y": 300, "id": 1}] if apart else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    assert 2 < enlargement(ann) < 4
    assert ann.moves == before, "nothing was played by enlarging"


def test_a_seat_moves_to_another_device(visit: VisitorMaker) -> None:
    desk, phone = visit(), visit(**PHONE)
    desk.open()
    desk.click("Play now")
    desk.wait_until_asked()
    desk.page.get_by_role("tab", name="Table").click()
    desk.click("Move to another device")
    link = desk.page.get_by_label("The secret link of this seat").input_value()
    phone.page.goto(link)
    phone.click("Move the seat here")
    phone.wait_until_asked()
    expect(desk.page.locator(".choices")).to_have_count(0)


def test_a_spectator_sees_no_choices(visit: VisitorMaker) -> None:
    ann, eve = visit(), visit()
    ann.open()
    ann.click("Play now")
    ann.wait_until_asked()
    eve.page.goto(ann.page.url)
    expect(eve.page.locator("#prompt-heading")).to_have_text(re.compile("^Traveller (chooses|decides) "))
    assert eve.page.locator(".choices").count() == 0
    ann.page.get_by_role("tab", name="Table").click()
    ann.sees("1 person is watching.")


def test_a_first_game_with_the_coach(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open()
    ann.click("Learn a game")
    ann.wait_until_asked()
    coach = ann.page.get_by_role("region", name="Coach")
    expect(coach).to_contain_text("You are a merchant")
    ann.answer()
    ann.wait_until_asked()
    ann.click("Play without the coach")
    expect(coach).to_have_count(0)


def test_people_talk(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open()
    ann.click("Play now")
    ann.wait_until_asked()
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Say something").fill("<b>Dobrý den</b> u u 1 1")
    ann.page.keyboard.press("Enter")
    ann.sees("<b>Dobrý den</b> u u 1 1")


def test_a_table_that_does_not_exist_says_so(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open("/t/nothing-here")
    ann.sees("This table cannot be opened")


def test_a_rematch_has_the_same_people(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open("/new?game=pebbles")
    ann.click("Start the game")
    first = None
    while ann.situation != "over":
        first = first or ann.page.url
        ann.act()
    ann.click("Rematch")
    ann.wait_until_asked()
    assert ann.page.url != first
