"""Opponents: who fits is offered and says why, everybody else can be chosen, and bots say who they are."""

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.visitor import Visitor, play_to_the_end


def has_fared(visitor: Visitor, **career: object) -> None:
    """What earlier games left in the browser's storage."""
    stored = json.dumps({"counted": [], "games": {"yspahan": career}})
    visitor.page.evaluate("(stored) => localStorage.setItem('caravansary-careers', stored)", stored)
    visitor.page.reload()


def test_who_wins_is_offered_the_next_level_and_may_choose_another(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open()
    opponent = ann.page.get_by_label("Opponent").get_by_role("combobox")
    expect(opponent).to_have_value("level2")
    ann.sees("A fair start: the Apprentice.")
    has_fared(ann, last="level2", won=True, defeats=0, level="level3", victories={"level2": 1})
    expect(opponent).to_have_value("level3")
    ann.sees("You won against the Apprentice: try the Merchant.")
    ann.sees("Seldom misjudges")
    opponent.select_option("level1")
    ann.click(re.compile("Play now.*Beginner"))
    ann.page.wait_for_url("**/t/*")
    ann.sees("Beginner 1")


def test_three_victories_lead_to_a_style(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open()
    has_fared(ann, last="level2", won=True, defeats=0, level="level3", victories={"level2": 3})
    ann.sees("Three victories against the Apprentice")
    panel = ann.page.get_by_role("region", name="Opponent")
    panel.get_by_role("button").click()
    expect(panel.get_by_role("combobox")).to_have_value(re.compile("^yspahan-"))


def test_a_finished_game_against_bots_is_counted(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open()
    ann.click("Pebbles")
    ann.click("Play now")
    ann.page.wait_for_url("**/t/*")
    play_to_the_end(ann)
    ann.open()
    ann.click("Pebbles")
    ann.sees(re.compile("You won against the Apprentice: try the Merchant|The Apprentice won last time: try again"))


def test_a_bot_with_a_style_sits_at_a_new_table(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open("/new?game=yspahan")
    seat = ann.page.get_by_label("Seat 2", exact=True)
    ann.sees("Seldom misjudges")
    seat.select_option("bot yspahan-builder")
    ann.click("Start the game")
    ann.page.wait_for_url("**/t/*")
    ann.wait_until_asked()
    ann.open("/new?game=five-tribes")
    expect(seat.locator("option[value='bot yspahan-builder']")).to_have_count(0)
