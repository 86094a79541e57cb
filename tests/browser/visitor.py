"""Somebody in front of a browser: what they see, click and press."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Literal

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

Situation = Literal["asked", "hand-over", "over", "waiting"]

SITUATION = """() =>
  document.querySelector('dialog[open] .podium') ? 'over'
  : document.querySelector('.hand-over') ? 'hand-over'
  : document.querySelector('.choices button:not([disabled])') ? 'asked'
  : 'waiting'
"""
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
GLOWING = "[data-glow]:visible"
LONGEST_GAME = 20_000
PATIENCE = 120.0


class Visitor:
    """A page at the inn. `faults` is everything the browser complained about."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda line: self.faults.append(line.text) if line.type in ("error", "warning") else None)

    def open(self, path: str = "/") -> None:
        self.page.goto(self.url + path)
        self.page.locator("main").wait_for()

    def click(self, name: str | re.Pattern[str]) -> None:
        self.page.get_by_role("button", name=name).first.click()

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    @property
    def situation(self) -> Situation:
        found: Situation = self.page.evaluate(SITUATION)
        return found

    @property
    def moves(self) -> int:
        """How many answers were given at this table."""
        return int(self.page.get_by_role("slider").get_attribute("max") or 0)

    def sees_as_many_moves_as(self, other: Visitor) -> None:
        """Both pages have heard of the same answers, as soon as the last one has reached them."""
        deadline = time.monotonic() + PATIENCE
        while self.moves != other.moves:
            assert time.monotonic() < deadline, (self.moves, other.moves)
            self.page.wait_for_timeout(50)

    @property
    def choices(self) -> list[str]:
        return self.page.locator(".choices .label").all_inner_texts()

    def wait_until_asked(self) -> None:
        self.page.locator(".choices button:not([disabled])").first.wait_for()

    def answer(self, number: int = 0) -> None:
        """Clicks an answer in the list."""
        self.page.locator(".choices button").nth(number).click()

    def click_board(self) -> bool:
        """Clicks what glows on the board, if anything does."""
        glowing = self.page.locator(GLOWING)
        if glowing.count() == 0:
            return False
        with suppress(TooLate):
            glowing.first.click(timeout=1000)
        return True

    def act(self) -> bool:
        """Does what is asked, if anything is; what is gone before it can be clicked was not asked any more."""
        situation = self.situation
        if situation == "asked":
            self.page.keyboard.press("1")
        elif situation == "hand-over":
            with suppress(TooLate):
                self.page.locator(".hand-over .primary").click(timeout=1000)
        return situation != "waiting"

    def close_dialog(self) -> None:
        self.page.keyboard.press("Escape")


def play_until(done: Callable[[], bool], *visitors: Visitor) -> None:
    """Everybody answers until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < deadline, "waited in vain"
        acted = [visitor.act() for visitor in visitors]
        if not any(acted):
            visitors[0].page.wait_for_timeout(20)


def play_to_the_end(*visitors: Visitor, meanwhile: Callable[[int], None] = lambda _: None) -> None:
    """Everybody answers until the result is shown; `meanwhile` hears how many rounds went by."""
    for number in range(LONGEST_GAME):
        if all(visitor.situation == "over" for visitor in visitors):
            return
        meanwhile(number)
        if not any(visitor.act() for visitor in visitors):
            visitors[0].page.wait_for_timeout(20)  # bots are thinking
    raise AssertionError("the game does not end")
