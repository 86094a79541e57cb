"""Checks of copies and snapshots: independent, complete, and playing on the same."""

from __future__ import annotations

from math import isfinite

from caravansary.core.conformance.report import expect
from caravansary.core.conformance.spot import Spot, expect_same, expect_still, looks, stroll
from caravansary.core.events import Event
from caravansary.core.snapshot import decode, encode, snapshot
from caravansary.core.state import State


def copies_are_independent(spot: Spot) -> None:
    heard: list[Event] = []
    before = snapshot(spot.state)
    original = spot.state.copy()
    original.listener = heard.append
    twin = original.copy()
    expect(twin.listener is None, "a copy keeps the listener")
    expect_still(twin, before, "a copy differs in")
    stroll(twin, spot.chance("twin"), spot.effort.stroll)
    expect(not heard, "playing on a copy tells the listener of the original")
    expect_still(original, before, "playing on a copy changes the original's")
    left = original.copy()
    stroll(original, spot.chance("original"), spot.effort.stroll)
    expect_still(left, before, "playing on the original changes the copy's")


def copies_play_on_the_same(spot: Spot) -> None:
    _play_both(spot, spot.state.copy(), spot.state.copy().copy(), "copy of a copy")


def snapshots_come_back(spot: Spot) -> None:
    """A state from its snapshot is equal, and plays on the same."""
    back = decode(spot.setup, encode(spot.state))
    expect_same(spot.state, back, "a state from its snapshot differs in")
    for viewer in spot.viewers:
        same = looks(back, viewer) == spot.looks[viewer]
        expect(same, f"a state from its snapshot looks different to {viewer}: is a field missing in FIELDS?")
    _play_both(spot, spot.state.copy(), back, "state from its snapshot")


def _play_both(spot: Spot, state: State, other: State, name: str) -> None:
    for step in range(spot.effort.stroll):
        stroll(state, spot.chance(f"step {step}"), 1)
        stroll(other, spot.chance(f"step {step}"), 1)
        expect_same(state, other, f"a {name} goes its own way after {step + 1} answers:")


def evaluation_is_a_number_for_each_seat(spot: Spot) -> None:
    twin = spot.state.copy()
    values = spot.setup.game.advice.evaluate(twin)
    expect(len(values) == spot.setup.seats, f"{len(values)} values for {spot.setup.seats} seats")
    for value in values:
        expect(isfinite(value), f"{values} are not all finite")
    expect_same(spot.state, twin, "evaluating changes")
