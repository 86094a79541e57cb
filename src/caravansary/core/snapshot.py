# mypyc: skip
"""Snapshots: a state as plain JSON data and back. Two states are equal exactly if their snapshots are."""

from __future__ import annotations

from typing import Any

import msgspec

from caravansary.core.game import Setup
from caravansary.core.pile import Pile
from caravansary.core.state import State

BASE_FIELDS = ("agenda", "seat", "kind", "actions", "turn")

Snapshot = dict[str, object]


def snapshot(state: State) -> Snapshot:
    """All fields of a state; the set-up is not part of it."""
    return {name: _plain(getattr(state, name)) for name in BASE_FIELDS + state.FIELDS}


def restore(setup: Setup, data: Snapshot) -> State:
    """The state of a snapshot made under the same set-up."""
    state = setup.game.new_state(setup)
    for name in BASE_FIELDS + state.FIELDS:
        setattr(state, name, _live(name, data[name], getattr(state, name)))
    return state


def encode(state: State) -> bytes:
    return msgspec.json.encode(snapshot(state))


def decode(setup: Setup, data: bytes) -> State:
    return restore(setup, msgspec.json.decode(data, type=dict[str, object]))


def _plain(value: Any) -> object:
    if isinstance(value, Pile):
        return [value.counts[:], value.bottom[:], value.knowers[:]]
    if isinstance(value, list | tuple):
        deep = bool(value) and isinstance(value[0], list | tuple | Pile)
        return [_plain(item) for item in value] if deep else list(value)
    return value


def _live(name: str, value: Any, sample: object) -> object:
    if isinstance(sample, Pile):
        pile = Pile(value[0])
        pile.bottom = list(value[1])
        pile.knowers = list(value[2])
        return pile
    if name == "agenda":
        return [tuple(frame) for frame in value]
    if isinstance(sample, list) and sample and isinstance(sample[0], Pile):
        return [_live(name, item, sample[0]) for item in value]
    if isinstance(value, list):
        return [list(item) if isinstance(item, list) else item for item in value]
    return value
