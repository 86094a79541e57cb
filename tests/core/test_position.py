"""Positions: a bot sees what its seat may know, and samples of the rest."""

from __future__ import annotations

from collections.abc import Callable

from caravansary.core.chance import Seeded
from caravansary.core.match import Match
from caravansary.core.position import Position
from caravansary.core.snapshot import encode
from pebbles.state import PebblesState

Deal = Callable[..., Match]


def test_a_position_is_what_the_asked_seat_sees(deal: Deal) -> None:
    state = deal("red red blue", "blue green green").state
    position = Position(state)
    assert (position.seat, position.kind, position.actions) == (0, "turn", state.actions)
    assert position.observation == state.observe(0)


def test_samples_keep_the_own_hand_and_vary_the_others(deal: Deal) -> None:
    position = Position(deal("red red blue", "blue green green").state)
    others = set()
    for seed in range(20):
        sample = position.sample(Seeded(seed))
        assert isinstance(sample, PebblesState)
        assert sample.observe(0) == position.observation
        others.add(tuple(sample.hands[1]))
    assert len(others) > 3


def test_samples_are_the_same_whatever_the_others_really_hold(deal: Deal) -> None:
    one = Position(deal("red red blue", "blue green green").state)
    other = Position(deal("red red blue", "red red red").state)
    for seed in range(5):
        assert encode(one.sample(Seeded(seed))) == encode(other.sample(Seeded(seed)))


def test_a_position_stays_when_the_game_goes_on(deal: Deal) -> None:
    match = deal("red red blue", "blue green green")
    position = Position(match.state)
    before = encode(position.sample(Seeded(1)))
    match.play("lay red")
    assert encode(position.sample(Seeded(1))) == before
    assert position.seat == 0
