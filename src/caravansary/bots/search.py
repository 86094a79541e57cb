# mypyc: skip
"""Search: information-set Monte Carlo tree search over samples of what the seat does not know.

One tree stands for all that the searching seat may know. The answers to its question compete: every round plays one
line with each that is left, on the same sample (`Position.sample`) and with the same dice, and several times the weaker
half drops out. A line walks down the tree by the answers that are legal in the sample (counting how often each was),
adds a node, plays on quickly for a few turns and lets the game's evaluation judge. Each seat is assumed to want the
best for itself (max^n).
"""

from __future__ import annotations

import math
import time

import msgspec

from caravansary.bots.searching import Dice, Search
from caravansary.bots.tree import NOWHERE, Edge, Node
from caravansary.core.advice import Evaluation
from caravansary.core.chance import Chance
from caravansary.core.position import Position
from caravansary.core.score import shares
from caravansary.core.search_settings import SearchSettings
from caravansary.core.state import State

SEEDS = 1 << 30
SAMPLES = 48
FIRST_SAMPLES = 2


class SearchBot:
    """Thinks for about a number of iterations, and no longer than `seconds` where that is given.

    `settings` take the place of what the game says about how it is searched, and `judge` that of its judgement.

    Between the small questions of one turn the part of the tree below the answer given is kept, if the seat sees
    exactly what it expected to see; what was thought there counts towards the iterations.
    """

    def __init__(
        self,
        iterations: int,
        seconds: float | None = None,
        settings: SearchSettings | None = None,
        judge: Evaluation | None = None,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.settings = settings
        self.judge = judge
        self._kept: tuple[bytes, Node] | None = None

    def choose(self, position: Position, chance: Chance) -> int:
        search = self.search(position, chance)
        self._keep(position, search.samples[0], search.best)
        return search.best.action

    def search(self, position: Position, chance: Chance) -> Thought:
        """Thinks about a question, and gives all that was found."""
        thought = Thought(position, chance, self.settings, self._root(position), self.judge)
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

    def __init__(
        self,
        position: Position,
        chance: Chance,
        settings: SearchSettings | None = None,
        root: Node | None = None,
        judge: Evaluation | None = None,
    ) -> None:
        self._seed = chance.pick(SEEDS)
        self._dice = Dice(self._seed)
        advice = position.setup.game.advice
        self.samples: list[State] = [position.sample(self._dice) for _ in range(FIRST_SAMPLES)]
        first = self.samples[0]
        self.root: Node = root or Node(position.seat, first.kind, first.turn, NOWHERE)
        self.iterations = 0
        self._rounds = 0
        self._position = position
        self._settings = settings or advice.search_of(position.setup.seats)
        self._search = Search(
            self.root,
            first.sides(),
            advice.evaluate,
            judge or advice.at_leaves(),
            lambda state: shares(state.standing()),
            self._dice,
            self._settings,
            self._seed,
        )
        self._search.look_around(self.samples)
        self.best: Edge = self._search.ranked(self.root.edges)[0]

    def run(self, iterations: int, deadline: float | None = None) -> None:
        """Lets the answers compete, until the deadline of `time.monotonic` at the latest."""
        left = self._search.ranked(self.root.edges)[: contenders(iterations, self._settings.contenders)]
        stages = max(1, math.ceil(math.log2(len(left))))
        for _ in range(stages):
            for _ in range(max(1, round(iterations / stages / len(left)))):
                if deadline is not None and time.monotonic() > deadline:
                    break
                self._play_round(left)
            left = self._search.ranked(left)[: (len(left) + 1) // 2]
        self.best = left[0]

    def _play_round(self, edges: list[Edge]) -> None:
        sample = self._sample(self._rounds)
        for edge in edges:
            self._search.iterate(sample, self._rounds, edge.action)
        self.iterations += len(edges)
        self._rounds += 1

    def look_into(self, action: int, visits: int) -> Edge:
        """Thinks about one answer until it was looked at so often, and gives what came of it."""
        edge = self.root.index[action]
        while edge.visits < visits:
            self._search.iterate(self._sample(edge.visits), edge.visits, action)
            self.iterations += 1
        return edge

    def _sample(self, number: int) -> State:
        """The first rounds draw fresh samples; later ones take them in turn."""
        if len(self.samples) <= number < SAMPLES:
            self._dice.restart(self._seed + number)
            self.samples.append(self._position.sample(self._dice))
        return self.samples[number % len(self.samples)]

    def chances(self) -> list[float]:
        """What every seat may hope for, if the best answer found is given."""
        return self._search.chances(self.best.action)


def contenders(iterations: int, most: int) -> int:
    """How many answers can compete, so that each is looked at before half of them drops out.

    >>> [contenders(iterations, 16) for iterations in (1, 10, 40, 400)]
    [2, 4, 8, 16]
    """
    count = most
    while count > 2 and count * math.log2(count) > iterations:
        count //= 2
    return count


def fingerprint(observation: object, actions: list[int]) -> bytes:
    return msgspec.json.encode((observation, actions))
