# mypyc: skip
"""Search: information-set Monte Carlo tree search over samples of what the seat does not know.

One tree stands for all that the searching seat may know. Every iteration takes a sample (`Position.sample`), walks down
the tree by the answers that are legal in it (counting how often each was), adds a node, plays on quickly for a few
turns and lets the game's evaluation judge. Each seat is assumed to want the best for itself (max^n).
"""

from __future__ import annotations

import time

import msgspec

from caravansary.bots.greedy import points
from caravansary.bots.searching import Dice, Manner, Search
from caravansary.bots.tree import NOWHERE, Edge, Node
from caravansary.core.chance import Chance
from caravansary.core.position import Position
from caravansary.core.score import shares
from caravansary.core.state import State

SEEDS = 1 << 30
SAMPLES = 48
FIRST_SAMPLES = 2
LOOK_AT_CLOCK_EVERY = 16


class SearchBot:
    """Thinks for a number of iterations, and no longer than `seconds` where that is given.

    Between the small questions of one turn the part of the tree below the answer given is kept, if the seat sees
    exactly what it expected to see; what was thought there counts towards the iterations.
    """

    def __init__(self, iterations: int, seconds: float | None = None, manner: Manner | None = None) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.manner = manner or Manner()
        self._kept: tuple[bytes, Node] | None = None

    def choose(self, position: Position, chance: Chance) -> int:
        search = self.search(position, chance)
        edge = search.root.most_visited()
        self._keep(position, search.samples[0], edge)
        return edge.action

    def search(self, position: Position, chance: Chance) -> Thought:
        """Thinks about a question, and gives all that was found."""
        thought = Thought(position, self.manner, chance, self._root(position))
        deadline = None if self.seconds is None else time.monotonic() + self.seconds
        thought.run(max(self.iterations - thought.root.visits, self.iterations // 4, 1), deadline)
        return thought

    def _root(self, position: Position) -> Node | None:
        kept, self._kept = self._kept, None
        if kept is None or kept[0] != fingerprint(position.observation, position.actions):
            return None
        return kept[1]

    def _keep(self, position: Position, sample: State, edge: Edge) -> None:
        """Remembers what the seat expects to see after its answer, if chance is silent and it is asked again."""
        dice = Dice(0)
        state = sample.copy()
        state.play(edge.action, dice)
        if dice.heard != NOWHERE or state.seat != position.seat:
            return
        node = edge.find(state.seat, state.kind, NOWHERE)
        if node is not None:
            self._kept = (fingerprint(state.observe(state.seat), state.actions), node)


class Thought:
    """A search on a position, which can go on as long as one likes and has an answer at any time."""

    def __init__(self, position: Position, manner: Manner, chance: Chance, root: Node | None = None) -> None:
        self._dice = Dice(chance.pick(SEEDS))
        game = position.setup.game
        self.samples: list[State] = [position.sample(self._dice) for _ in range(FIRST_SAMPLES)]
        first = self.samples[0]
        self.root: Node = root or Node(position.seat, first.kind, first.turn, NOWHERE)
        self.iterations = 0
        self._position = position
        self._search = Search(
            self.root,
            position.setup.seats,
            game.evaluate or points,
            lambda state: shares(state.standing()),
            self._dice,
            manner,
            game.spread,
        )
        self._search.look_around(self.samples)

    def run(self, iterations: int, deadline: float | None = None) -> None:
        """Thinks on, until the deadline of `time.monotonic` at the latest."""
        for _ in range(iterations):
            self._search.iterate(self._next_sample())
            if deadline is not None and self.iterations % LOOK_AT_CLOCK_EVERY == 0 and time.monotonic() > deadline:
                break

    def look_into(self, action: int, visits: int) -> Edge:
        """Thinks about one answer until it was looked at so often, and gives what came of it."""
        edge = self.root.index[action]
        while edge.visits < visits:
            self._search.iterate(self._next_sample(), action)
        return edge

    def _next_sample(self) -> State:
        """The first iterations draw fresh samples; later ones take them in turn."""
        if len(self.samples) <= self.iterations < SAMPLES:
            self.samples.append(self._position.sample(self._dice))
        self.iterations += 1
        return self.samples[(self.iterations - 1) % len(self.samples)]

    def chances(self) -> list[float]:
        """The mean of what every seat may hope for, over all iterations."""
        return [total / self.iterations for total in self._search.chances]


def fingerprint(observation: object, actions: list[int]) -> bytes:
    return msgspec.json.encode((observation, actions))
