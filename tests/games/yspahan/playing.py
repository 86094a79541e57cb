"""Random games for tests of what holds in every position."""

from __future__ import annotations

from collections.abc import Iterator

from caravansary.core.chance import Seeded
from caravansary.games.yspahan import GAME
from caravansary.games.yspahan.state import YspahanState


def random_game(players: int, seed: int, preset: str = "second", **options: str) -> Iterator[YspahanState]:
    """The same state object after every answer of a game of random answers, the first question included."""
    chance = Seeded(seed)
    state = GAME.setup(players, options, preset).start(chance)
    assert isinstance(state, YspahanState)
    yield state
    while not state.over():
        state.play(state.actions[chance.pick(len(state.actions))], chance)
        yield state
