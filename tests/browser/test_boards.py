"""All boards at all sizes: they have room, hide nothing that means something, and what glows can be clicked."""

import pytest

from tests.browser.conftest import VisitorMaker
from tests.browser.easel import NAMES, Easel, Position, spread, whole_game
from tests.browser.looking import DEAD, HIDDEN
from tests.browser.test_pages import faults_found

GAMES = ["yspahan", "five-tribes", "wayfarers", "marco-polo-ii"]
SIZES = [
    (360, 740),
    (390, 844),
    (640, 960),
    (768, 1024),
    (820, 1180),
    (900, 700),
    (1024, 768),
    (1280, 800),
    (1440, 900),
    (1920, 1080),
    (844, 390),
]
FEWEST_PIXELS = 300
WHOLE = 1280
BEYOND = """() => {
  const frame = document.querySelector('.board > .frame');
  return [frame.scrollWidth - frame.clientWidth, frame.scrollHeight - frame.clientHeight];
}"""
POSITIONS = 60
PLAYERS = 4
SEED = 1


def some_moments(game: str) -> list[Position]:
    """Early, in the middle and late."""
    positions = whole_game(game, PLAYERS, SEED)
    return [positions[len(positions) * part // 100] for part in (4, 50, 97)]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_a_board_has_room_and_hides_nothing(visit: VisitorMaker, game: str, size: tuple[int, int]) -> None:
    width, height = size
    ann = visit(viewport={"width": width, "height": height}, is_mobile=width < 900, has_touch=width < 900)
    early, *later = some_moments(game)
    easel = Easel(ann, game, PLAYERS).opened(early)
    faults = {}
    for position in [early, *later]:
        easel.show(position)
        assert ann.page.evaluate("document.documentElement.scrollWidth") == width
        room = ann.page.locator(".board > .frame").bounding_box()
        assert room is not None
        assert room["height"] >= FEWEST_PIXELS
        wide, high = ann.page.evaluate(BEYOND)
        assert wide == 0
        assert high == 0 or width < WHOLE, "the whole board is in view"
        faults[str(position)] = easel.ask(HIDDEN, list(NAMES))
        faults[f"clicks at {position}"] = easel.ask(DEAD, width < 900)
    assert {where: found for where, found in faults.items() if found} == {}


@pytest.mark.parametrize("locale", ["cs-CZ", "pl-PL"])
@pytest.mark.parametrize("game", GAMES)
def test_longer_words_hide_nothing(visit: VisitorMaker, game: str, locale: str) -> None:
    ann = visit(locale=locale)
    early, middle, late = some_moments(game)
    easel = Easel(ann, game, PLAYERS).opened(early)
    faults = {}
    for width, height in ((1280, 800), (360, 740)):
        ann.page.set_viewport_size({"width": width, "height": height})
        for position in (middle, late):
            easel.show(position)
            faults[f"{width}, {position}"] = easel.ask(HIDDEN, list(NAMES))
    assert {where: hidden for where, hidden in faults.items() if hidden} == {}


@pytest.mark.parametrize("device", ["mouse", "finger"])
@pytest.mark.parametrize("game", GAMES)
def test_a_click_in_the_middle_of_what_glows_answers_or_narrows(visit: VisitorMaker, game: str, device: str) -> None:
    finger = device == "finger"
    size = {"width": 390, "height": 844} if finger else {"width": 1280, "height": 800}
    ann = visit(viewport=size, is_mobile=finger, has_touch=finger)
    positions = spread(whole_game(game, PLAYERS, SEED), POSITIONS)
    easel = Easel(ann, game, PLAYERS).opened(positions[0])
    dead = {}
    for position in positions:
        easel.show(position)
        dead[str(position)] = easel.ask(DEAD, finger)
    assert {where: clicks for where, clicks in dead.items() if clicks} == {}


@pytest.mark.parametrize(("size", "theme"), [((844, 390), "light"), ((900, 700), "dark")], ids=["low", "narrow"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_where_a_board_comes_in_parts(
    visit: VisitorMaker, game: str, size: tuple[int, int], theme: str
) -> None:
    """Other tests of each game have axe look at it on a wide screen and on a phone."""
    ann = visit(viewport={"width": size[0], "height": size[1]}, color_scheme=theme)
    middle = some_moments(game)[1]
    easel = Easel(ann, game, PLAYERS).opened(middle)
    assert faults_found(ann) == []
    easel.show(middle, (middle.looker + 1) % PLAYERS)
    assert faults_found(ann) == []
