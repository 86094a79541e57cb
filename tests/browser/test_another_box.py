"""Boards print the numbers of the table's box, whatever box it has."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from caravansary.core.box import BoxFiles, packaged_files
from caravansary.core.chance import Seeded
from caravansary.core.registry import get_game
from caravansary.core.state import State
from tests.browser.conftest import VisitorMaker
from tests.browser.easel import Easel, Position
from tests.browser.visitor import Visitor

PLAYERS = 3
LONGEST = 3000


def other_box(game: str, changes: dict[str, list[tuple[str, str]]]) -> BoxFiles:
    """The game's own box with some numbers changed: for each file, words before and after."""
    contents = dict(packaged_files(get_game(game).package).contents)
    for name, words in changes.items():
        for before, after in words:
            assert before in contents[name], f"{name}: {before}"
            contents[name] = contents[name].replace(before, after)
    return BoxFiles(contents)


@dataclass(frozen=True)
class Changed:
    """A changed box, a moment to look at, and what is read there: by selector, the wanted text."""

    game: str
    changes: dict[str, list[tuple[str, str]]]
    moment: Callable[[State], bool]
    prints: dict[str, str]


def asked_player(state: State) -> Any:
    """What the asked seat sees of itself."""
    observation: Any = state.observe(state.seat)
    return observation.players[state.seat]


CHANGED = [
    Changed(
        "yspahan",
        {
            "buildings.csv": [(",Hostinec,3,3,", ",Hostinec,7,6,")],
            "souks.csv": [("bag-white,bag,white,3,3,", "bag-white,bag,white,3,17,")],
            "cards.csv": [("gain_gold,2,3,", "gain_gold,2,8,")],
            "player_counts.toml": [("weeks = 3", "weeks = 5"), ("days_per_week = 7", "days_per_week = 9")],
            "caravan.csv": [(",left-to-right,2,1,", ",left-to-right,6,4,")],
        },
        lambda state: "gain_gold" in asked_player(state).cards,
        {
            '[data-element="building:caravanserai"]': "7 6",
            '.souk.white:has([data-element^="shop:bag-white"]) .points': "17",
            '[data-element="card:gain_gold"] .picture': "8",
            '[data-element="card:gain_gold"] .effect': "take 8 gold",
            "svg:has(> .date)": "Week12345Day123456789",
            ".times": "×4",
            ".loading": "6",
        },
    ),
    Changed(
        "five-tribes",
        {
            "tile_kinds.csv": [("large_market,L,red,6,6,2", "large_market,L,red,7,6,2")],
            "sale_values.csv": [("1,1,rulebook", "1,5,rulebook")],
            "djinns.csv": [(",8,elder_or_fakir", ",11,fakir")],
            "points.csv": [("palm_with_haurvatat,5", "palm_with_haurvatat,9")],
        },
        lambda state: asked_player(state).goods_value == 5,
        {'.tile:has([data-element="{large_market}"]) .price': "7", ".own .worth": "5"},
    ),
    Changed(
        "wayfarers",
        {"guilds.csv": [("black,3", "black,8")], "player_board_printed.csv": [("journal+coin", "3*coin")]},
        lambda state: True,
        {'[data-element="guild:black"] .points': "8", ".below .rest": "3"},
    ),
    Changed(
        "marco-polo-ii",
        {"game.toml": [('reward = "coin=4;camel=2"', 'reward = "coin=7;camel=5"')]},
        lambda state: state.observe(None).kind != "character",
        {".actions .gets": "7"},
    ),
]


def moment_of(changed: Changed) -> Position:
    """The first moment of a random game with the changed box at which there is something to see."""
    picks, chance = Seeded(1), random.Random(1)
    setup = get_game(changed.game).setup(PLAYERS, box_files=other_box(changed.game, changed.changes))
    state = setup.start(picks)
    for moves in range(LONGEST):
        if changed.moment(state):
            return Position(state, moves)
        state.play(chance.choice(list(state.actions)), picks)
    raise AssertionError("there is no such moment")


def printed(ann: Visitor, selector: str) -> str:
    """The text there, with the numbers that are drawn by attributes."""
    return str(
        ann.page.locator(f"#board {selector}").first.evaluate(
            "(one) => [one, ...one.querySelectorAll('[data-n]')].map((part) => part.dataset.n ?? '').join('')"
            " + one.textContent.replace(/\\s+/g, ' ').trim()"
        )
    )


@pytest.mark.parametrize("changed", CHANGED, ids=lambda changed: changed.game)
def test_a_board_prints_the_numbers_of_its_box(visit: VisitorMaker, changed: Changed) -> None:
    ann = visit()
    position = moment_of(changed)
    easel = Easel(ann, changed.game, PLAYERS).opened(position)
    easel.settle()
    observation = position.state.observe(position.looker)
    tiles = {tile.kind: f"tile:{tile.tile}" for tile in getattr(observation, "tiles", []) if hasattr(tile, "kind")}
    for selector, wanted in changed.prints.items():
        assert wanted in printed(ann, selector.format(**tiles)), selector
