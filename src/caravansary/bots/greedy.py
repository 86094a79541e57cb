"""Greedy: looks to the end of its own turn and takes what it then likes best."""

from __future__ import annotations

import math
from collections.abc import Callable

from caravansary.core.chance import Chance, Seeded
from caravansary.core.position import Position
from caravansary.core.state import State

Evaluate = Callable[[State], list[float]]
Worth = Callable[[State, int], float]
"""What a position is worth to a seat."""

SEEDS = 1 << 30
GRAINS = 1000


class GreedyBot:
    """Tries every answer on a few samples of what is hidden, plays its turn out greedily and compares the outcomes.

    A turn is several small questions. After the answer in question come the follow-ups: each takes the answer with
    the best evaluation at once, of at most `breadth` answers, for at most `depth` questions. `spite` is how much of
    the strongest opponent's value counts against one's own. `noise` makes it misjudge: so many times as much as the
    answers differ. `evaluate` takes the place of the game's own evaluation. `judge`, where there is one, compares the
    ends of the turn, and counts what the strongest opponent has fully. `plan` takes the place of all that: who has one
    wants nothing else.
    """

    def __init__(
        self,
        samples: int = 2,
        breadth: int = 12,
        depth: int = 6,
        spite: float = 0.3,
        noise: float = 0.0,
        evaluate: Evaluate | None = None,
        judge: Evaluate | None = None,
        plan: Worth | None = None,
    ) -> None:
        self.samples = samples
        self.breadth = breadth
        self.depth = depth
        self.spite = spite
        self.noise = noise
        self.evaluate = evaluate
        self.judge = judge
        self.plan = plan

    def choose(self, position: Position, chance: Chance) -> int:
        worth = self.plan or worth_by(self.evaluate or position.setup.game.advice.evaluate, self.spite)
        end = worth if self.judge is None else worth_by(self.judge, 1.0)
        totals = [0.0] * len(position.actions)
        for _ in range(self.samples):
            sample = position.sample(chance)
            seed = chance.pick(SEEDS)
            for i, action in enumerate(position.actions):
                totals[i] += end(self._end_of_turn(sample, action, worth, seed), sample.seat)
        if self.noise:
            totals = misjudged(totals, self.noise, chance)
        best = max(totals)
        favourites = [action for action, total in zip(position.actions, totals, strict=True) if total == best]
        return favourites[chance.pick(len(favourites))]

    def _end_of_turn(self, sample: State, action: int, worth: Worth, seed: int) -> State:
        """The end of the seat's turn after this answer; the dice are the same for all answers."""
        seat, turn = sample.seat, sample.turn
        state = after(sample, action, seed)
        for step in range(1, self.depth + 1):
            if state.seat != seat or state.turn != turn:
                break
            state = self._best_next(state, seat, worth, seed + step)
        return state

    def _best_next(self, state: State, seat: int, worth: Worth, seed: int) -> State:
        nexts = [after(state, action, seed) for action in spread(state.actions, self.breadth)]
        return max(nexts, key=lambda one: worth(one, seat))


def worth_by(evaluate: Evaluate, spite: float) -> Worth:
    """What an evaluation says a position is worth to a seat, given how much it grudges the others."""
    return lambda state, seat: worth_to(seat, evaluate(state), spite)


def worth_to(seat: int, values: list[float], spite: float) -> float:
    """A seat's own value less `spite` times the strongest opponent's."""
    best = 0.0
    first = True
    for other in range(len(values)):
        if other != seat and (first or values[other] > best):
            best = values[other]
            first = False
    return values[seat] - spite * best


def misjudged(totals: list[float], noise: float, chance: Chance) -> list[float]:
    """The totals, each off by about `noise` times their standard deviation."""
    mean = sum(totals) / len(totals)
    apart = math.sqrt(sum([(total - mean) ** 2 for total in totals]) / len(totals))
    return [total + noise * apart * _bell(chance) for total in totals]


def _bell(chance: Chance) -> float:
    """About normally distributed, with a standard deviation of 1."""
    return (sum([chance.pick(GRAINS) for _ in range(12)]) + 6.0) / GRAINS - 6.0


class LazyDice(Chance):
    """Dice made when somebody rolls, which most answers do not."""

    __slots__ = ("_dice", "_seed")

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._dice: Seeded | None = None

    def pick(self, n: int) -> int:
        if self._dice is None:
            self._dice = Seeded(self._seed)
        return self._dice.pick(n)


def after(state: State, action: int, seed: int) -> State:
    twin = state.copy()
    twin.play(action, LazyDice(seed))
    return twin


def spread(actions: list[int], limit: int) -> list[int]:
    """At most `limit` of the answers, evenly spread over the list.

    >>> spread([1, 2, 3, 4, 5, 6, 7], 3)
    [1, 3, 5]
    """
    count = len(actions)
    if count <= limit:
        return actions
    return [actions[i * count // limit] for i in range(limit)]
