"""Snapshots: a state as plain data and back."""

from __future__ import annotations

import dataclasses
from typing import ClassVar

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from caravansary.core.chance import Seeded
from caravansary.core.game import Setup
from caravansary.core.match import Match
from caravansary.core.pile import Pile
from caravansary.core.snapshot import decode, encode, restore, snapshot
from caravansary.core.state import State
from pebbles import GAME, rules


def play_some(match: Match, count: int, seed: int) -> State:
    answers = Seeded(seed)
    for _ in range(count):
        if not match.state.over():
            match.play(match.state.actions[answers.pick(len(match.state.actions))])
    return match.state


@settings(max_examples=30)
@given(st.integers(2, 4), st.integers(0, 40), st.integers(0, 10**6))
def test_a_state_comes_back_from_its_snapshot(seats: int, count: int, seed: int) -> None:
    state = play_some(Match(GAME.setup(seats), Seeded(seed)), count, seed)
    back = decode(state.setup, encode(state))
    assert snapshot(back) == snapshot(state)
    assert back.scores() == state.scores()
    if not state.over():
        for one in (state, back):
            one.play(one.actions[-1], Seeded(1))
    assert snapshot(back) == snapshot(state)


def test_a_snapshot_is_plain_json_and_not_part_of_the_state() -> None:
    state = play_some(Match(GAME.setup(2), Seeded(3)), 5, 3)
    data = snapshot(state)
    assert msgspec.json.decode(encode(state)) == msgspec.to_builtins(data)
    before = encode(state)
    for value in data.values():
        if isinstance(value, list):
            value.append(99)
    assert encode(state) == before


def test_states_are_equal_exactly_if_their_snapshots_are() -> None:
    state = play_some(Match(GAME.setup(2), Seeded(3)), 5, 3)
    twin = state.copy()
    assert encode(twin) == encode(state)
    twin.play(twin.actions[0], Seeded(0))
    assert encode(twin) != encode(state)


class Shelf(State):
    """All kinds of fields a state may have."""

    __slots__ = ("count", "flat", "pile", "piles", "rows")

    FIELDS: ClassVar[tuple[str, ...]] = ("count", "flat", "rows", "pile", "piles")

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.count = 1
        self.flat: list[int] = []
        self.rows: list[list[int]] = [[], []]
        self.pile = Pile([1, 2])
        self.piles: list[Pile] = [Pile([0]), Pile([0])]


def test_every_kind_of_field_comes_back() -> None:
    setup = dataclasses.replace(GAME, state=Shelf).setup(2)
    shelf = Shelf(setup)
    shelf.agenda.append((rules.TURN, 2, 3, 4))
    shelf.count = 7
    shelf.flat = [1, 2]
    shelf.rows = [[], [5, 6]]
    shelf.pile.put_under(1, knowers=0b10)
    shelf.piles[1].put_under(0, knowers=0b01)
    back = restore(setup, msgspec.json.decode(encode(shelf)))
    assert isinstance(back, Shelf)
    assert snapshot(back) == snapshot(shelf)
    assert (back.agenda, back.pile.bottom, back.piles[1].knowers) == ([(rules.TURN, 2, 3, 4)], [1], [1])
    assert len(back.pile) == 4
