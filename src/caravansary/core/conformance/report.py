"""What the suite found: the failures, each with the game that shows it, and how much was looked at."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from caravansary.core.record import Record


class Violation(AssertionError):
    """A game breaks a promise; the text says which and how."""


def expect(condition: bool, text: str) -> None:
    """Like assert, but also under `python -O`."""
    if not condition:
        raise Violation(text)


@dataclass(frozen=True)
class Failure:
    """A broken promise: the check, the set-up, the seed of the game and the number of answers given before it.

    `record` is that game as far as it went. `case` is empty and there is no record where the check needs no game.
    """

    check: str
    case: str
    seed: str
    move: int
    text: str
    record: Record | None = None

    def __str__(self) -> str:
        if not self.case:
            return f"{self.check}: {self.text}"
        return f"{self.check}: {self.text} (set-up {self.case}, seed {self.seed}, after {self.move} answers)"


@dataclass
class Report:
    """The outcome for one game.

    `secrets` counts the looks of a seat at a position that hides something from it, and `varied` those of them where
    a sample of the hidden differed from the truth; a few hidden things often come out the same.
    """

    game: str
    seed: str
    cases: int = 0
    games: int = 0
    decisions: int = 0
    positions: int = 0
    longest: int = 0
    secrets: int = 0
    varied: int = 0
    covered: set[str] = field(default_factory=set)
    checks: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        return not self.failures
