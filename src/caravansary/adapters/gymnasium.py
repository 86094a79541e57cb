"""Gymnasium: one seat of a game for one agent, while bots play the others.

from caravansary.adapters.gymnasium import SeatEnv
alone = SeatEnv("yspahan", players=2, opponents=["greedy"])
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from caravansary.adapters.pettingzoo import ILLEGAL_REWARD, mask_of
from caravansary.adapters.vectors import layout_of
from caravansary.arena.table import table_of
from caravansary.bots import answer, make_bot
from caravansary.core.chance import Seeded
from caravansary.core.registry import get_game
from caravansary.core.score import shares
from caravansary.core.state import State

Seen = dict[str, Any]


class SeatEnv(gymnasium.Env[Seen, Any]):
    """The agent sits in `seat`; the other seats are taken by bots, or by one and the same for all.

    Observations are those of the PettingZoo environment; the mask is also in `info`, and in the end everybody's points
    are, as `scores`. The reward comes at the end: the
    share of the victory less an equal share. An illegal answer ends the game with a reward of -1.
    """

    metadata = {"render_modes": []}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: Sequence[str] = ("random",),
        seat: int = 0,
        options: dict[str, str] | None = None,
    ) -> None:
        found = get_game(game)
        self.setup = found.setup(players or min(found.seats), options)
        others = self.setup.seats - 1
        if len(opponents) not in (1, others):
            raise ValueError(f"{len(opponents)} opponents for {others} seats; name one for each, or one for all")
        self.seat = seat
        self.layout = layout_of(table_of(self.setup))
        self._opponents = list(opponents) * others if len(opponents) == 1 else list(opponents)
        self.action_space = spaces.Discrete(self.setup.space.size)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.layout.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.setup.space.size,), np.int8),
            }
        )
        self._begin("before the first reset")

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self._begin(secrets.randbits(64) if seed is None else seed)
        self._let_others_play()
        return self._see()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        state = self._state
        if int(action) not in state.actions:
            seen, info = self._see()
            return seen, ILLEGAL_REWARD, True, False, info
        state.play(int(action), self._chance)
        self._let_others_play()
        seen, info = self._see()
        over = state.over()
        if over:
            info["scores"] = [sheet.total for sheet in state.scores()]
        reward = shares(state.standing())[self.seat] - 1.0 / self.setup.seats if over else 0.0
        return seen, reward, over, False, info

    def _begin(self, seed: int | str) -> None:
        self._chance = Seeded(f"{seed}/game")
        self._thoughts = Seeded(f"{seed}/bots")
        names = iter(self._opponents)
        seats = range(self.setup.seats)
        self._bots = [None if seat == self.seat else make_bot(next(names)) for seat in seats]
        self._state: State = self.setup.start(self._chance)

    def _let_others_play(self) -> None:
        state = self._state
        while state.actions and state.seat != self.seat:
            bot = self._bots[state.seat]
            assert bot is not None
            state.play(answer(bot, state, self._thoughts), self._chance)

    def _see(self) -> tuple[Seen, dict[str, Any]]:
        mask = mask_of(self._state, self.seat)
        vector = self.layout.vector(self._state.observe(self.seat))
        return {"observation": vector, "action_mask": mask}, {"action_mask": mask}
