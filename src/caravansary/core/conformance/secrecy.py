"""Checks that nobody learns what is hidden: by looking, from samples, or from what happens after an answer.

`determinize(seat)` deals everything anew that the seat does not know. So whatever differs between the truth and such
a copy, in anything the seat gets to see, is a leak.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

import msgspec

from caravansary.core.chance import Seeded
from caravansary.core.conformance.report import Violation
from caravansary.core.conformance.spot import Looks, Noted, Spot, expect_same, looks, some
from caravansary.core.events import Event
from caravansary.core.snapshot import encode
from caravansary.core.state import State

ANSWERS = 3
EXCERPT = 60


def looking_betrays_nothing(spot: Spot) -> None:
    """A seat sees the same, byte by byte, whatever is hidden from it; and so does a spectator, who knows less."""
    if spot.state.over():
        return
    for seat in spot.seats:
        samples = [spot.state.determinize(seat, spot.chance(f"{seat}/{k}")) for k in range(spot.effort.samples)]
        for viewer in (seat, None):
            words = f"what is hidden from seat {seat} changes, for {_name(viewer)},"
            for sample in samples:
                _compare(spot.looks[viewer], looks(sample, viewer), words)
        if spot.state.hidden(seat):
            spot.report.secrets += 1
            spot.report.varied += any(encode(spot.state) != encode(sample) for sample in samples)


def samples_follow_from_knowledge(spot: Spot) -> None:
    """`determinize` depends on what the seat knows and on chance, not on the truth."""
    if spot.state.over():
        return
    for seat in spot.seats:
        imagined = spot.state.determinize(seat, spot.chance(f"{seat}/imagined"))
        from_truth = spot.state.determinize(seat, spot.chance(f"{seat}/same"))
        from_sample = imagined.determinize(seat, spot.chance(f"{seat}/same"))
        expect_same(from_truth, from_sample, f"determinize({seat}) tells the truth from a sample by")


def playing_betrays_nothing(spot: Spot) -> None:
    """The same answer, given in truth and in a sample, shows a seat the same, unless it reveals a secret.

    This catches an engine that skips a question, or asks one, because of a hidden hand.
    """
    if spot.state.over():
        return
    answered: dict[int, Outcome] = {}
    for seat in spot.seats:
        sample = spot.state.determinize(seat, spot.chance(f"{seat}/sample"))
        both = [action for action in spot.state.actions if action in sample.actions]
        for action in some(both, ANSWERS, spot.chance(f"{seat}/answers")):
            text = spot.setup.space.text(action)
            if action not in answered:
                answered[action] = _answer(spot.state, action, f"{spot.seed}/{text}")
            imagined = _answer(sample, action, f"{spot.seed}/{text}")
            _compare_outcomes(seat, f"after '{text}' the hidden changes, for", answered[action], imagined)


@dataclass(frozen=True)
class Outcome:
    """What an answer led to."""

    before: State
    state: State
    chance: Noted
    events: list[Event]

    def revealed(self, seat: int) -> Counter[int]:
        return Counter(self.before.hidden(seat)) - Counter(self.state.hidden(seat))

    def looks(self, viewer: int | None) -> Looks:
        return looks(self.state, viewer) if viewer is not None else self._looks_of_a_spectator

    @cached_property
    def _looks_of_a_spectator(self) -> Looks:
        return looks(self.state, None)


def _answer(state: State, action: int, seed: str) -> Outcome:
    after = state.copy()
    chance = Noted(Seeded(seed))
    events: list[Event] = []
    after.listener = events.append
    after.play(action, chance)
    after.listener = None
    return Outcome(state, after, chance, events)


def _compare_outcomes(seat: int, words: str, truth: Outcome, imagined: Outcome) -> None:
    if truth.state.over() or imagined.state.over():
        return
    if not truth.chance.picks and not imagined.chance.picks:
        if truth.revealed(seat) == imagined.revealed(seat):
            for viewer in (seat, None):
                name = f"{words} {_name(viewer)},"
                _compare(truth.looks(viewer), imagined.looks(viewer), name)
                _compare_events(truth.events, imagined.events, viewer, name)
    elif _same_chance(truth.chance, imagined.chance) and _same_knowledge(seat, truth.state, imagined.state):
        name = f"{words} {_name(seat)},"
        _compare(truth.looks(seat), imagined.looks(seat), name)
        _compare_events(truth.events, imagined.events, seat, name)


def _same_chance(one: Noted, other: Noted) -> bool:
    return one.sizes == other.sizes and one.picks == other.picks


def _same_knowledge(seat: int, one: State, other: State) -> bool:
    return encode(one.determinize(seat, Seeded(0))) == encode(other.determinize(seat, Seeded(0)))


def _compare_events(truth: list[Event], other: list[Event], viewer: int | None, words: str) -> None:
    told, imagined = (
        msgspec.json.encode([event.message for event in events if event.seen_by(viewer)]) for events in (truth, other)
    )
    _compare({"events": told}, {"events": imagined}, words)


def _compare(truth: Looks, other: Looks, words: str) -> None:
    for name, seen in truth.items():
        if other.get(name) != seen:
            raise Violation(f"{words} {name}: {_excerpts(seen, other.get(name, b''))}")


def _excerpts(one: bytes, other: bytes) -> str:
    """The two texts from shortly before the place where they part."""
    place = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(0, place - EXCERPT // 2)
    left, right = (text[start : start + EXCERPT].decode(errors="replace") for text in (one, other))
    return f"...{left}... and ...{right}..."


def _name(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
