"""A position of a random game as the checks get it, and a few things that many of them do with it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import msgspec

from caravansary.core.chance import Chance, Seeded
from caravansary.core.conformance.report import Report, Violation
from caravansary.core.conformance.words import Words
from caravansary.core.game import Setup
from caravansary.core.match import Match
from caravansary.core.observation import Observation
from caravansary.core.snapshot import Snapshot, snapshot
from caravansary.core.state import State

Looks = dict[str, bytes]


@dataclass(frozen=True)
class Effort:
    """How thorough the suite is: the mean distance of checked positions, and limits for each of them.

    After every `thinning` answers the distance grows by one, so that long games do not take for ever.
    """

    every: int = 8
    thinning: int = 50
    samples: int = 2
    listed: int = 16
    unlisted: int = 8
    stroll: int = 3
    undos: int = 3


@dataclass(frozen=True)
class Spot:
    """A sampled position. `seed` is its own, so that a check draws the same whichever other checks run."""

    match: Match
    seed: str
    effort: Effort
    words: Words
    report: Report

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def setup(self) -> Setup:
        return self.match.setup

    @property
    def seats(self) -> range:
        return range(self.setup.seats)

    @property
    def viewers(self) -> list[int | None]:
        return [None, *self.seats]

    @cached_property
    def seen(self) -> dict[int | None, Observation]:
        """What every viewer observes here, asked once for all checks: `looking_changes_nothing` is one of them."""
        return {viewer: self.state.observe(viewer) for viewer in self.viewers}

    @cached_property
    def looks(self) -> dict[int | None, Looks]:
        """What `looks` says of the position for every viewer."""
        return {viewer: _looks(self.state, viewer, seen) for viewer, seen in self.seen.items()}

    def chance(self, purpose: str = "") -> Chance:
        return Seeded(f"{self.seed}/{purpose}")


class Noted(Chance):
    """Notes down what was asked of chance and what it said."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.sizes: list[int] = []
        self.picks: list[int] = []

    def pick(self, n: int) -> int:
        value = self._source.pick(n)
        self.sizes.append(n)
        self.picks.append(value)
        return value


def some(items: list[int], most: int, chance: Chance) -> list[int]:
    """At most `most` of the items, chosen blindly."""
    left = list(items)
    while len(left) > most:
        left.pop(chance.pick(len(left)))
    return left


def stroll(state: State, chance: Chance, steps: int) -> None:
    """Plays a few random answers."""
    for _ in range(steps):
        if state.over():
            return
        state.play(state.actions[chance.pick(len(state.actions))], chance)


def looks(state: State, viewer: int | None) -> Looks:
    """Everything that a viewer gets to see of a position. The board in text is made of the observation alone."""
    return _looks(state, viewer, state.observe(viewer))


def _looks(state: State, viewer: int | None, seen: Observation) -> Looks:
    json = msgspec.json.encode
    found = {
        "observe": json(seen),
        "sheets": json(state.sheets(viewer)),
        "question": json(state.question()),
        "watched": json(state.watched()),
        "round_message": json(state.round_message()),
    }
    if viewer == state.seat:
        found["actions"] = json(state.actions)
        found["label"] = json([state.label(action) for action in state.actions])
        found["hint"] = json([state.hint(action) for action in state.actions])
    return found


def expect_same(one: State, other: State, words: str) -> None:
    """Two states must be equal; the violation says what happened and in which fields they differ."""
    expect_still(one, snapshot(other), words)


def expect_still(state: State, data: Snapshot, words: str) -> None:
    """A state must be as in a snapshot that was taken before."""
    now = snapshot(state)
    if now != data:
        fields = [f"{name} ({now[name]} and {data[name]})" for name in now if now[name] != data[name]]
        raise Violation(f"{words} {', '.join(fields)}")
