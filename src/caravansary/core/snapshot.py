# mypyc: skip
"""Snapshots: a state as plain JSON data and back. Two states are equal exactly if their snapshots are."""

from __future__ import annotations

from typing import Any

import msgspec

from caravansary.core.agenda import Frame
from caravansary.core.game import Setup
from caravansary.core.pile import Pile
from caravansary.core.state import State

BASE_FIELDS = ("seat", "kind", "actions", "turn")

Snapshot = dict[str, object]


def snapshot(state: State) -> Snapshot:
    """All fields of a state; the set-up is not part of it."""
    found: Snapshot = {name: _plain(getattr(state, name)) for name in BASE_FIELDS + state.FIELDS}
    found["agenda"] = [[step.name, *rest] for step, *rest in state.agenda]
    return found


def restore(setup: Setup, data: Snapshot) -> State:
    """The state of a snapshot made under the same set-up."""
    state = setup.game.state(setup)
    state.agenda = _agenda(setup, data["agenda"])
    for name in BASE_FIELDS + state.FIELDS:
        setattr(state, name, _live(data[name], getattr(state, name)))
    return state


def encode(state: State) -> bytes:
    return msgspec.json.encode(snapshot(state))


def decode(setup: Setup, data: bytes) -> State:
    return restore(setup, msgspec.json.decode(data, type=dict[str, object]))


def _agenda(setup: Setup, frames: Any) -> list[Frame]:
    steps = setup.game.steps
    return [(steps[name], first, second, third) for name, first, second, third in frames]


def _plain(value: Any) -> object:
    if isinstance(value, Pile):
        return [value.counts[:], value.bottom[:], value.knowers[:]]
    if isinstance(value, list | tuple):
        deep = bool(value) and isinstance(value[0], list | tuple | Pile)
        return [_plain(item) for item in value] if deep else list(value)
    return value


def _live(value: Any, sample: object) -> object:
    if isinstance(sample, Pile):
        pile = Pile(value[0])
        pile.bottom = list(value[1])
        pile.knowers = list(value[2])
        return pile
    if isinstance(sample, list) and sample and isinstance(sample[0], Pile):
        return [_live(item, sample[0]) for item in value]
    if isinstance(value, list):
        return [list(item) if isinstance(item, list) else item for item in value]
    return value
