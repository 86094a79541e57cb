"""Two people meet at a table, each in a browser of their own, and play."""

from __future__ import annotations

import re

from tests.browser.visitor import Visitor


def open_table_for_two(host: Visitor, game: str) -> str:
    """The host's table with one free seat; its address."""
    host.open(f"/new?game={game}")
    host.page.locator("label span", has_text=re.compile("^2$")).click()
    host.page.get_by_label("Seat 2").select_option("open")
    host.click("Open the table")
    host.page.get_by_role("heading", name="A table of").wait_for()
    return host.page.url.removeprefix(host.url)


def begin_for_two(host: Visitor, guest: Visitor, game: str) -> None:
    """The guest comes by the host's link, and the game begins."""
    guest.open(open_table_for_two(host, game))
    sit_down_and_begin(host, guest)


def sit_down_and_begin(host: Visitor, guest: Visitor) -> None:
    """Both are at the table already."""
    guest.page.get_by_label("Your name").fill("Bob")
    guest.page.keyboard.press("Tab")
    guest.click("Sit down here")
    host.sees("Bob")
    host.click("Start the game")
    guest.page.locator(".players").wait_for()


def see_the_same_result(host: Visitor, guest: Visitor) -> None:
    host.sees_as_many_moves_as(guest)
    assert host.page.locator(".podium").inner_text() == guest.page.locator(".podium").inner_text()
