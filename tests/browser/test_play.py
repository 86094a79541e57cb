"""Whole games in real browsers."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.inn import Cable, Inn
from tests.browser.meeting import begin_for_two, see_the_same_result
from tests.browser.visitor import play_to_the_end, play_until


def test_a_whole_game_against_bots_by_clicking(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open()
    ann.click("Play now")
    ann.wait_until_asked()

    on_the_board = 0

    def click(_: int) -> None:
        nonlocal on_the_board
        if ann.situation != "asked":
            return
        if ann.click_board():
            on_the_board += 1
        else:
            ann.answer()

    play_to_the_end(ann, meanwhile=click)
    assert on_the_board > 20
    expect(ann.page.get_by_role("dialog")).to_contain_text(re.compile("wins|share"))
    ann.click("Verify the dice")
    ann.sees(re.compile("rolls and draws recomputed: all are right"))


def test_two_browsers_play_to_the_end_through_a_reload_and_a_lost_connection(inn: Inn, visit: VisitorMaker) -> None:
    with Cable(inn.port) as cable:
        ann, bob = visit(), visit(f"http://127.0.0.1:{cable.port}")
        begin_for_two(ann, bob, "yspahan")

        def meanwhile(number: int) -> None:
            if number == 12:
                ann.page.reload()
                ann.page.locator(".players").wait_for()
            if number == 20:
                cable.cut()
                bob.sees("The connection is lost")
            if number == 24:
                cable.mend()
                expect(bob.page.get_by_text("The connection is lost")).to_have_count(0)

        play_to_the_end(ann, bob, meanwhile=meanwhile)
        see_the_same_result(ann, bob)


def test_browsers_go_on_when_the_server_is_killed_and_started_again(own_inn: Inn, visit: VisitorMaker) -> None:
    inn = own_inn
    ann, bob = visit(inn.url), visit(inn.url)
    begin_for_two(ann, bob, "yspahan")
    moves = 0
    for _ in range(2):
        play_until(lambda: min(ann.moves, bob.moves) >= moves + 5, ann, bob)  # noqa: B023
        moves = max(ann.moves, bob.moves)
        inn.kill()
        ann.sees("The connection is lost")
        ann.act()
        bob.act()
        inn.start()
        for visitor in (ann, bob):
            expect(visitor.page.get_by_text("The connection is lost")).to_have_count(0)
    play_until(lambda: min(ann.moves, bob.moves) > moves, ann, bob)
    ann.sees_as_many_moves_as(bob)


def test_two_people_at_one_screen(visit: VisitorMaker) -> None:
    both = visit()
    both.open("/new?game=yspahan")
    both.page.get_by_text("2", exact=True).click()
    both.page.get_by_label("Seat 2").select_option("device")
    both.page.get_by_label("Name, Seat 2").fill("Bob")
    both.page.keyboard.press("Tab")
    both.click("Start the game")
    both.page.locator(".hand-over").wait_for()
    assert both.page.locator(".board").count() == 0, "nobody sees the cards of whoever was here before"
    names = both.page.locator(".hand-over h1")
    seen: set[str] = set()

    def both_were_next() -> bool:
        seen.update(names.all_inner_texts())
        return len(seen) == 2

    play_until(both_were_next, both)
    assert seen == {"Traveller is next", "Bob is next"}


def test_taking_answers_back(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open()
    ann.click("Play now")
    ann.wait_until_asked()
    before, choices = ann.moves, ann.choices
    ann.answer()
    expect(ann.page.get_by_role("slider")).not_to_have_attribute("max", str(before))
    ann.wait_until_asked()
    ann.click("Undo")
    expect(ann.page.get_by_role("slider")).to_have_attribute("max", str(before))
    ann.wait_until_asked()
    assert ann.choices == choices


def test_a_move_must_be_confirmed_where_that_is_set(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open("/settings")
    ann.page.get_by_label("Confirm every answer").check()
    ann.open()
    ann.click("Play now")
    ann.wait_until_asked()
    before, choices = ann.moves, ann.choices
    ann.answer()
    ann.click("Not yet")
    assert (ann.moves, ann.choices) == (before, choices)
    ann.answer()
    ann.click("Do it")
    expect(ann.page.get_by_role("slider")).not_to_have_attribute("max", str(before))


def test_a_game_without_a_board_is_played_from_the_prompt(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open("/new?game=pebbles")
    ann.click("Start the game")
    ann.wait_until_asked()
    ann.sees("Tube:")
    play_to_the_end(ann)
    expect(ann.page.get_by_role("dialog")).to_contain_text("Left in hand")
