"""Makes Pebbles, the tiny game, a known game for the tests of core, as if its package were installed."""

import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from caravansary.core import registry
from caravansary.core.chance import Chance, Scripted
from caravansary.core.match import Match
from pebbles import GAME
from pebbles.box import PebblesBox

TINY_GAME = Path(__file__).parents[1] / "fixtures" / "tiny_game"

Deal = Callable[..., Match]


@pytest.fixture(scope="session", autouse=True)
def pebbles_installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Writes what an installer writes: the package's entry points on the path."""
    project = tomllib.loads((TINY_GAME / "pyproject.toml").read_text())["project"]
    folder = tmp_path_factory.mktemp("installed")
    info = folder / "caravansary_pebbles-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\npebbles = pebbles:GAME\n")
    sys.path.insert(0, str(folder))
    forget_games()
    yield
    sys.path.remove(str(folder))
    forget_games()


def forget_games() -> None:
    registry._entries.cache_clear()
    registry.get_game.cache_clear()


@pytest.fixture
def deal() -> Deal:
    """Pebbles with given hands: deal("red red blue", "blue green green") begins a match of two."""
    return deal_hands


def deal_hands(*hands: str, then: Chance | None = None, **options: str) -> Match:
    rows = [hand.split() for hand in hands]
    wanted = [row[number] for number in range(len(rows[0])) for row in rows]
    setup = GAME.setup(len(rows), {"hand": str(len(rows[0])), **options})
    chance = Dealer(wanted, then or Scripted())
    return Match(setup, chance)


class Dealer(Chance):
    """Draws the wanted pebbles first, one after the other, and leaves the rest to another chance."""

    def __init__(self, wanted: list[str], then: Chance) -> None:
        box = GAME.box()
        assert isinstance(box, PebblesBox)
        self.colours = box.colours
        self.counts = box.counts[:]
        self.wanted = list(wanted)
        self.then = then

    def pick(self, n: int) -> int:
        if not self.wanted:
            return self.then.pick(n)
        colour = self.colours.index(self.wanted.pop(0))
        place = sum(self.counts[:colour])
        self.counts[colour] -= 1
        return place

    def rewind(self, number: int) -> None:
        self.then.rewind(number)
