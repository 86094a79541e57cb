"""Wayfarers in real browsers: whole games, and its board looked at by axe and by people."""

import random
import re
from contextlib import suppress

import msgspec
import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from caravansary.core.chance import Seeded
from caravansary.core.match import Match
from caravansary.core.record import Record
from caravansary.games.wayfarers import GAME
from tests.browser.conftest import VisitorMaker
from tests.browser.inn import Inn
from tests.browser.meeting import begin_for_two, see_the_same_result, sit_down_and_begin
from tests.browser.test_pages import PICTURES, SIZES, faults_found
from tests.browser.visitor import LONGEST_GAME, Visitor

SEEN = """() => {
  const asked = document.querySelector('.choices button:not([disabled])') !== null;
  const glowing = [...document.querySelectorAll('.wayfarers [data-glow]')].filter((one) => one.checkVisibility());
  return {
    over: document.querySelector('dialog[open] .podium') !== null,
    labels: asked ? [...document.querySelectorAll('.choices .label')].map((label) => label.innerText) : [],
    glowing: asked ? glowing.map((one) => one.dataset.element).filter((element) => element !== 'rest') : [],
  };
}"""
SOME_TIME = 150
IDLE = re.compile("^(Done|Rest|Discard|Spend influence: trade|Pay )")
OUTSIDE = """() => [...document.querySelectorAll('.wayfarers [data-element]')].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < 0 || box.left < 0;
}).map((element) => element.dataset.element)"""


def picture(visitor: Visitor, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    visitor.page.screenshot(path=PICTURES / f"wayfarers-{name}.png")


class Wayfarer:
    """A visitor who writes the journal whenever possible and otherwise wanders."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.clicked: set[str] = set()
        self.over = False
        self._chance = random.Random(seed)

    def act(self) -> None:
        """Answers from the list, half the time by clicking what glows on the board."""
        seen = self.visitor.page.evaluate(SEEN)
        self.over = seen["over"]
        with suppress(TooLate):
            if seen["glowing"] and self._chance.random() < 0.5:
                self._click_board(seen["glowing"])
            elif seen["labels"]:
                self._click_list(seen["labels"])

    def _click_list(self, labels: list[str]) -> None:
        busy = [at for at, label in enumerate(labels) if not IDLE.match(label)]
        writing = [at for at in busy if "ournal" in labels[at]]
        number = self._chance.choice(writing or busy or range(len(labels)))
        self.visitor.page.locator(".choices button").nth(number).click(timeout=1000)

    def _click_board(self, glowing: list[str]) -> None:
        element = self._chance.choice(glowing)
        self.visitor.page.locator(f'[data-glow][data-element="{element}"]').first.click(timeout=1000)
        self.clicked.add(element.split(":")[0])


def wander_to_the_end(*wayfarers: Wayfarer, pictures: dict[int, str]) -> None:
    for number in range(2 * LONGEST_GAME):
        if number > 0 and all(one.over for one in wayfarers):
            return
        if number in pictures:
            picture(wayfarers[0].visitor, pictures[number])
        for one in wayfarers:
            one.act()
    raise AssertionError("the game does not end")


def test_a_whole_solo_game(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open("/new?game=wayfarers")
    ann.page.get_by_text("1", exact=True).click()
    ann.click("Start the game")
    ann.wait_until_asked()
    wayfarer = Wayfarer(ann, 1)
    wander_to_the_end(wayfarer, pictures={60: "solo-wide"})
    assert {"die", "space", "slot"} <= wayfarer.clicked
    expect(ann.page.get_by_role("dialog")).to_contain_text("Opponent’s cards")
    expect(ann.page.locator(".podium")).to_contain_text(re.compile(r"Opponent \(\w+\)"))
    expect(ann.page.locator(".verdict")).to_have_text(re.compile(r"\S+ wins\."))
    picture(ann, "solo-over")


def test_two_browsers_play(visit: VisitorMaker) -> None:
    ann, bob = visit(), visit(viewport=SIZES["phone"])
    begin_for_two(ann, bob, "wayfarers")
    wanderers = [Wayfarer(ann, 2), Wayfarer(bob, 3)]
    for number in range(SOME_TIME):
        if number == SOME_TIME - 1:
            picture(ann, "two-wide")
        for one in wanderers:
            one.act()
    ann.sees_as_many_moves_as(bob)
    assert "die" in wanderers[0].clicked


def test_the_end_in_two_browsers(visit: VisitorMaker, inn: Inn) -> None:
    """From the last step of a recorded journal on: people who wander may take a thousand moves to come there."""
    ann, bob = visit(), visit(viewport=SIZES["phone"])
    record = recorded(2)
    words = [move.action for move in record.moves]
    moves = max(number for number, text in enumerate(words) if text.startswith("journal"))
    replay = inn.post("/api/replays", msgspec.to_builtins(record))
    bob.open(open_fork(ann, inn, replay["id"], moves, [{"kind": "me"}, {"kind": "open"}]))
    sit_down_and_begin(ann, bob)
    wander_to_the_end(Wayfarer(ann, 2), Wayfarer(bob, 3), pictures={})
    see_the_same_result(ann, bob)


def recorded(players: int) -> Record:
    """A game of wanderers."""
    chance = random.Random(players)
    match = Match(GAME.setup(players), Seeded(players))
    state = match.state
    while not match.state.over():
        state = match.state
        words = {action: state.setup.space.text(action) for action in state.actions}
        busy = [action for action in words if not words[action].startswith(("done", "rest", "discard", "trade"))]
        writing = [action for action in busy if words[action].startswith("journal")]
        match.play(chance.choice(writing or busy or list(words)))
    return match.record()


def open_fork(visitor: Visitor, inn: Inn, replay: str, moves: int, seats: list[dict[str, str]]) -> str:
    """The visitor's table that goes on with a replay after so many moves; its address."""
    visitor.open()
    visitor.page.request.put(f"{inn.url}/api/me", data={"name": "Šárka"})
    wish = {"game": "wayfarers", "seats": seats, "fork": {"replay": replay, "moves": moves}}
    response = visitor.page.request.post(f"{inn.url}/api/tables", data=wish)
    assert response.ok, response.text()
    path = f"/t/{response.json()['id']}"
    visitor.open(path)
    return path


def table_in_the_middle(visitor: Visitor, inn: Inn, players: int, kind: str, after: int) -> None:
    """A table forked from a recorded game where its player is asked a question of a kind."""
    record = recorded(players)
    replay = inn.post("/api/replays", msgspec.to_builtins(record))
    words = [move.action for move in record.moves]
    moves = next(number for number, text in enumerate(words) if number > after and text.startswith(kind))
    seat = replay["seat_of"][moves]
    seats = [{"kind": "me"} if number == seat else {"kind": "bot", "bot": "random"} for number in range(players)]
    open_fork(visitor, inn, replay["id"], moves, seats)
    visitor.wait_until_asked()
    visitor.page.locator('[data-element="node:0"]').wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_the_board_can_be_read(visit: VisitorMaker, inn: Inn, size: str, theme: str) -> None:
    ann = visit(viewport=SIZES[size], color_scheme=theme, is_mobile=size == "phone")
    table_in_the_middle(ann, inn, 3, "die", 150)
    picture(ann, f"die-{size}-{theme}")
    assert ann.page.evaluate("document.documentElement.scrollWidth") == SIZES[size]["width"]
    if size == "wide":
        assert ann.page.evaluate(OUTSIDE) == []
    assert faults_found(ann) == []


def test_laying_a_tile_shows_what_it_would_cover(visit: VisitorMaker, inn: Inn) -> None:
    ann = visit()
    table_in_the_middle(ann, inn, 2, "lay", 40)
    ann.page.locator('[data-glow][data-element^="cell:"]').first.hover()
    expect(ann.page.locator(".ghost")).to_be_visible()
    expect(ann.page.locator('[data-element^="face:"]').first).to_be_visible()
    picture(ann, "lay-wide")


def test_the_panorama_of_another_opens(visit: VisitorMaker, inn: Inn) -> None:
    ann = visit()
    table_in_the_middle(ann, inn, 3, "die", 150)
    ann.click(re.compile("^Panorama of"))
    expect(ann.page.locator(".opened .caravan")).to_be_visible()
    picture(ann, "opened-wide")
    ann.click("Close")
    expect(ann.page.locator(".opened")).to_have_count(0)


@pytest.mark.parametrize(("locale", "word"), [("cs-CZ", "Odpočinek"), ("pl-PL", "Odpoczynek")])
def test_the_board_speaks_other_languages(visit: VisitorMaker, inn: Inn, locale: str, word: str) -> None:
    ann = visit(locale=locale)
    table_in_the_middle(ann, inn, 2, "die", 100)
    ann.sees(word)
    assert ann.page.get_by_text("wayfarers-").count() == 0
    ann.page.locator('[data-element="slot:water-1"]').hover()
    expect(ann.page.locator(".peek")).to_be_visible()
    assert ann.page.get_by_text("wayfarers-").count() == 0
    picture(ann, f"water-{locale[:2]}")
