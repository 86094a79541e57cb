"""A board to look at in any position: the client is told what a server would tell it, and nothing is played.

The page's websocket is ours. So a position costs one message, and whatever the page sends is kept and refused.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from typing import Any, Self

import msgspec

from caravansary.core.chance import Seeded
from caravansary.core.registry import get_game
from caravansary.core.state import State
from caravansary.server.protocol.news import Situation, TableChanged, Update, Welcome
from caravansary.server.protocol.tables import SeatInfo, TableInfo
from caravansary.server.protocol.views import Clock
from caravansary.server.views.state_views import Viewpoint, view
from tests.browser.looking import script
from tests.browser.visitor import Visitor

NAMES = ("Šárka", "Kateřina", "Zdzisław", "Bartoloměj", "Ann")
# What somebody who wants to see the whole game does not do all the time.
IDLE = ("done", "rest", "discard", "trade", "pass", "stop", "end")

SOCKET = script("socket")


@dataclass(frozen=True)
class Position:
    """A moment of a game; `kind` is what is asked."""

    state: State
    moves: int

    @property
    def kind(self) -> str:
        kind: str = self.state.observe(None).kind
        return kind

    @property
    def looker(self) -> int:
        """The asked seat, and the first one when the game is over."""
        return max(0, self.state.seat)

    def __str__(self) -> str:
        return f"move {self.moves} ({self.kind})"


@cache
def whole_game(game: str, players: int, seed: int, end: bool = False) -> tuple[Position, ...]:
    """All positions of a random game where somebody is asked; and its end, if wanted."""
    chance = random.Random(seed)
    picks = Seeded(seed)
    state = get_game(game).setup(players).start(picks)
    positions: list[Position] = []
    while not state.over():
        positions.append(Position(state.copy(), len(positions)))
        words = {action: state.setup.space.text(action) for action in state.actions}
        busy = [action for action, text in words.items() if not text.startswith(IDLE)]
        writing = [action for action in busy if words[action].startswith("journal")]
        state.play(chance.choice(writing or busy or list(words)), picks)
    if end:
        positions.append(Position(state, len(positions)))
    return tuple(positions)


def spread(positions: tuple[Position, ...], count: int) -> list[Position]:
    """So many of them: every kind of question at least once, the rest evenly from the first to the last."""
    kinds = {position.kind: position for position in reversed(positions)}
    others = count - len(kinds)
    step = (len(positions) - 1) / max(1, others - 1)
    chosen = {round(number * step) for number in range(others)} | {position.moves for position in kinds.values()}
    return [positions[moves] for moves in sorted(chosen)]


class Easel:
    """A table that is only looked at."""

    def __init__(self, visitor: Visitor, game: str, players: int) -> None:
        self.visitor = visitor
        self.game = game
        self.players = players
        self._version = 0

    def opened(self, position: Position, viewer: int | None = None) -> Self:
        """The table's page, at a position."""
        self.visitor.page.add_init_script(SOCKET)
        self.visitor.page.goto(f"{self.visitor.url}/t/easel")
        self.visitor.page.evaluate("easel.greeted")
        seat = position.looker if viewer is None else viewer
        self._tell(Welcome("Ann", self._table(seat), [], self._situation(position, seat)))
        self.visitor.page.locator(".sheet [data-element]").first.wait_for(state="attached")
        self.visitor.page.evaluate("document.fonts.ready.then(() => true)")
        return self

    def show(self, position: Position, viewer: int | None = None) -> None:
        """As the asked seat sees it, or another."""
        seat = position.looker if viewer is None else viewer
        self._tell(TableChanged(self._table(seat)))
        self._tell(Update(self._situation(position, seat)))
        self.settle()

    def settle(self) -> None:
        """Waits until what was told is drawn."""
        self.visitor.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")

    def _tell(self, message: object) -> None:
        self.visitor.page.evaluate("(message) => easel.tell(message)", msgspec.to_builtins(message))

    def _situation(self, position: Position, viewer: int | None) -> Situation:
        self._version += 1
        seen = view(position.state, Viewpoint(viewer), position.moves, NAMES[: self.players])
        clock = Clock([0] * self.players, None)
        return Situation(self._version, True, [], seen, clock, True, True)

    def _table(self, seat: int | None) -> TableInfo:
        seats = [SeatInfo("human", name, None, True, False, None, None, [], None) for name in NAMES[: self.players]]
        return TableInfo(
            id="easel",
            revision=1,
            game=self.game,
            preset=None,
            options={},
            status="running",
            listed=False,
            seats=seats,
            mine=[] if seat is None else [seat],
            host=True,
            spectators=0,
            forked=None,
            seed_hash=None,
            seed=None,
            rematch=None,
            hints=True,
            absent=None,
            majority=2,
        )

    def ask(self, script: str, argument: Any = None) -> Any:
        return self.visitor.page.evaluate(script, argument)
