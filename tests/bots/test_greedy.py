"""Greedy plays well and fairly, in a game it has never heard of and in ours."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from caravansary.arena.table import play_game
from caravansary.bots import answer, make_bot
from caravansary.bots.greedy import GreedyBot
from caravansary.core.advice import Advice
from caravansary.core.chance import Seeded
from caravansary.core.game import Game
from caravansary.core.position import Position
from caravansary.core.registry import get_game
from caravansary.core.snapshot import encode
from caravansary.core.state import State
from pebbles import GAME


def game(id: str) -> Game:
    return GAME if id == "pebbles" else get_game(id)


def questions(state: State, seed: int) -> Iterator[State]:
    """The questions with a choice in a random game from here."""
    chance = Seeded(seed)
    while state.actions:
        if len(state.actions) > 1:
            yield state
        state.play(state.actions[chance.pick(len(state.actions))], chance)


@pytest.mark.parametrize(("id", "every"), [("pebbles", 1), ("yspahan", 9)])
def test_what_is_hidden_does_not_change_the_answer(id: str, every: int) -> None:
    bot = make_bot("greedy")
    differing = 0
    for number, state in enumerate(questions(game(id).setup(3).start(Seeded(1)), 1)):
        other = state.determinize(state.seat, Seeded(number))
        if number % every or other.hidden(state.seat) == state.hidden(state.seat):
            continue
        differing += 1
        chosen = [bot.choose(Position(one), Seeded(5)) for one in (state, other)]
        assert chosen[0] == chosen[1], f"question {number}: {state.decision()}"
    assert differing >= 5


def wins_against_random(game: Game, games: int) -> float:
    setup = game.setup(2)
    bots = [make_bot("greedy"), make_bot("random")]
    won = 0.0
    for number in range(games):
        turned = number % 2
        outcome = play_game(setup, bots[::-1] if turned else bots, f"strength/{number}")
        won += outcome.shares[turned]
    return won


def test_greedy_beats_random_in_yspahan() -> None:
    assert wins_against_random(get_game("yspahan"), 6) >= 5


def test_greedy_beats_random_in_a_game_nobody_evaluates() -> None:
    """Pebbles is half luck; without an evaluation greedy plays it for points."""
    assert wins_against_random(replace(GAME, advice=Advice()), 120) >= 66


def test_equal_positions_and_chance_give_equal_answers() -> None:
    state = get_game("yspahan").setup(2).start(Seeded(3))
    answers = {make_bot("greedy").choose(Position(state), Seeded(8)) for _ in range(3)}
    assert len(answers) == 1


def test_thinking_leaves_the_table_alone() -> None:
    for state in questions(GAME.setup(2).start(Seeded(4)), 4):
        before = encode(state)
        assert answer(GreedyBot(samples=1), state, Seeded(0)) in state.actions
        assert encode(state) == before
