"""What the tables for tests of all games share: played by texts, and what can be read of any game."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Generic, Self, TypeVar

from caravansary.core.chance import Chance
from caravansary.core.events import Event
from caravansary.core.game import Setup
from caravansary.core.snapshot import snapshot
from caravansary.core.state import IllegalAction, State

S = TypeVar("S", bound=State)


class AnyTable(Generic[S]):
    """A table whose seats have names in the tests of its game. `told` is what chance brings."""

    seat_names: Sequence[str]
    state: S
    told: Chance

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.events: list[Event] = []

    # When.

    def play(self, *answers: str) -> Self:
        """Plays answers in their text form, one after the other, and checks all invariants after each."""
        for answer in answers:
            self.state.listener = self.events.append
            self.state.play(self.setup.space.parse(answer), self.told)
            self.state.listener = None
            self.state.invariants()
        return self

    def refuses(self, answer: str) -> bool:
        """Whether the answer is illegal and leaves everything as it was."""
        before = snapshot(self.state)
        try:
            self.state.copy().play(self.setup.space.parse(answer), self.told)
        except IllegalAction:
            return snapshot(self.state) == before
        return False

    # Then.

    @property
    def asked(self) -> str:
        """Who is asked what: "red supply"."""
        return "over" if self.state.over() else f"{self.seat_names[self.state.seat]} {self.state.kind}"

    @property
    def legal(self) -> list[str]:
        return [self.setup.space.text(action) for action in self.state.actions]

    def choices(self, kind: str) -> list[str]:
        """What follows the kind's name in the legal answers of that kind: choices("shop") == ["bag-white-1", ...]."""
        return [text.removeprefix(kind).strip() for text in self.legal if text.split()[0] == kind]

    def elements(self, answer: str) -> list[str]:
        """What an answer points at on the board."""
        return self.setup.space.elements(self.setup.space.parse(answer))

    def said(self, message: str) -> list[Event]:
        """The events with this message id since the test began."""
        return [event for event in self.events if event.message.id == message]


def scenarios(folder: Path) -> dict[str, dict[str, Any]]:
    """The scenarios of a game, by their ids."""
    rows = tomllib.loads((folder / "scenarios.toml").read_text("utf-8"))["scenario"]
    return {one["id"]: one for one in rows}
