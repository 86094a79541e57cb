"""Who plays alone minds the opponent that the rules play, and its luck does not decide between answers."""

from __future__ import annotations

import pytest

from caravansary.bots.greedy import LATER, after, plays_itself
from caravansary.bots.search import Thought
from caravansary.bots.searching import Dice
from caravansary.core.chance import Seeded
from caravansary.core.position import Position
from caravansary.core.registry import get_game
from caravansary.games.wayfarers.state import WayfarersState


def solo() -> WayfarersState:
    state = get_game("wayfarers").setup(1, {"opponent": "space"}).start(Seeded(3))
    assert isinstance(state, WayfarersState)
    return state


def test_only_solo_tables_have_an_opponent_that_plays_itself() -> None:
    assert plays_itself(solo())
    assert not plays_itself(get_game("wayfarers").setup(2).start(Seeded(3)))


def test_the_opponent_does_the_same_whatever_was_rolled_before() -> None:
    """Resting rolls dice, placing a worker does not; the intrigue card that follows is the same."""
    state = solo()
    for later in range(4):
        intrigues: set[tuple[int, ...]] = set()
        for action in state.actions:
            for seed in (1, 2):
                end = after(state, action, seed, LATER + later)
                assert isinstance(end, WayfarersState)
                if end.turn > state.turn + 1:
                    intrigues.add(tuple(end.intrigue))
        assert len(intrigues) == 1


def test_dice_that_follow_a_state_begin_anew_when_its_turn_is_over() -> None:
    state = solo()
    dice = Dice(1)
    rolls: list[list[int]] = []
    for before in (0, 3):
        dice.restart(1)
        dice.follow(state, 77)
        for _ in range(before):
            dice.pick(100)
        state.turn += 1
        rolls.append([dice.pick(100) for _ in range(5)])
    assert rolls[0] == rolls[1]


def test_hopes_of_who_plays_alone_are_chances_against_the_opponent() -> None:
    thought = Thought(Position(solo()), Seeded(1))
    thought.run(4)
    chances = thought.chances()
    assert len(chances) == 2
    assert sum(chances) == pytest.approx(1.0)
