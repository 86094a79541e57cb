"""PettingZoo: every game as an AEC environment.

    from caravansary.adapters.pettingzoo import env
    table = env("yspahan", players=3)

An observation is a dict: `observation`, the vector of what the agent may know (see `vectors`), and `action_mask`. The
reward is given at the end: an agent's share of the victory less an equal share, so that rewards add up to 0. With
`reward="points"` it is the change of the agent's points after every answer.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from caravansary.adapters.vectors import layout_of
from caravansary.arena.table import table_of
from caravansary.core.chance import Chance, Seeded
from caravansary.core.game import Setup
from caravansary.core.registry import get_game
from caravansary.core.score import shares
from caravansary.core.state import State
from caravansary.locale import Speaker

Mask = npt.NDArray[np.int8]

ILLEGAL_REWARD = -1.0


def env(game: str, players: int | None = None, **more: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal answer ends the game with a reward of -1."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, players, **more), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def raw_env(game: str, players: int | None = None, **more: Any) -> GameEnv:
    found = get_game(game)
    options = more.pop("options", None)
    return GameEnv(found.setup(players or min(found.seats), options), **more)


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table as PettingZoo sees it. The seats are the agents `seat_0`, `seat_1`, …"""

    def __init__(self, setup: Setup, reward: str = "victory", render_mode: str | None = None) -> None:
        super().__init__()
        if reward not in ("victory", "points"):
            raise ValueError(f"reward is '{reward}', and must be victory or points")
        self.metadata = {
            "name": f"{setup.game.id}_{setup.seats}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.setup = setup
        self.layout = layout_of(table_of(setup))
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.seats)]
        self.agents: list[str] = []
        self.state_now: State | None = None
        self._reward = reward
        self._chance: Chance = Seeded(0)
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.layout.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (setup.space.size,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(setup.space.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._chance = Seeded(secrets.randbits(64) if seed is None else seed)
        self.state_now = self.setup.start(self._chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_now.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know as a vector, and which answers it may give now."""
        state = self._running()
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.layout.vector(state.observe(seat)),
            "action_mask": mask_of(state, seat),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        state = self._running()
        before = self._points()
        self._cumulative_rewards[agent] = 0.0
        state.play(int(action), self._chance)
        gained = [after - old for after, old in zip(self._points(), before, strict=True)]
        self.rewards = dict(zip(self.possible_agents, gained, strict=True))
        if state.over():
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[state.seat]
        self._accumulate_rewards()

    def _points(self) -> list[float]:
        """What rewards are the change of."""
        state = self._running()
        if self._reward == "points":
            return [float(sheet.total) for sheet in state.scores()]
        if not state.over():
            return [0.0] * self.setup.seats
        return [share - 1.0 / self.setup.seats for share in shares(state.standing())]

    def render(self) -> str:
        """The board as text, as a spectator sees it."""
        state = self._running()
        return self.setup.game.board_text(state.observe(None), self.setup, Speaker("en", self.setup.game))

    def close(self) -> None:
        self.state_now = None

    def _running(self) -> State:
        assert self.state_now is not None, "reset comes first"
        return self.state_now


def mask_of(state: State, seat: int) -> Mask:
    """1 for every legal answer, if it is the seat that is asked."""
    mask = np.zeros(state.setup.space.size, dtype=np.int8)
    if state.seat == seat:
        mask[state.actions] = 1
    return mask
