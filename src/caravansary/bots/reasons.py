# mypyc: skip
"""Reasons: how the ends of a turn differ after two answers, by the parts of what a position is worth.

An answer is followed to the end of its turn with some care, on samples of what its seat does not know. All answers meet
the same samples and the same dice, so that luck makes no difference between them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from caravansary.bots.greedy import spread, worth_to
from caravansary.bots.searching import SPITE, Dice
from caravansary.bots.tree import NOWHERE
from caravansary.core.chance import Chance
from caravansary.core.position import Position
from caravansary.core.state import State

SEEDS = 1 << 30
SAMPLES = 6
BREADTH = 24
SIFTED = 12
"""So many answers are followed to the end of the turn at each question on the way."""
LONGEST_TURN = 40
MOST_TOLD = 4
LEAST_TOLD = 0.5
"""A difference of less than half a point is no reason."""
RIVAL = "part-rival"
"""What the strongest rival may hope for is told beside the parts of one's own value."""


@dataclass(frozen=True)
class Prospect:
    """What an answer leads to by the end of the turn.

    `line` are the answer and those that follow, as far as no dice decide between them. `parts` and `over` are by
    sample: the value of the end by messages, and whether the game ended there.
    """

    line: list[int]
    parts: list[dict[str, float]]
    over: list[bool]


class Outlook:
    """Looks from a question to the ends of the turn that its answers lead to."""

    def __init__(self, position: Position, chance: Chance, samples: int = SAMPLES) -> None:
        self._seat = position.seat
        self._actions = position.actions
        self._advice = position.setup.game.advice
        self._judge = self._advice.at_leaves()
        self._samples = [position.sample(chance) for _ in range(samples)]
        self._seeds = [chance.pick(SEEDS) for _ in range(samples)]
        self._seen: dict[int, Prospect] = {}

    def after(self, action: int) -> Prospect:
        if action not in self._seen:
            self._seen[action] = self._look(action)
        return self._seen[action]

    def best_but(self, action: int) -> int | None:
        """The answer with the best end beside this one, if there is another; quick play will do to find it."""
        others = [one for one in self._actions if one != action]
        return max(others, key=self._quick_worth, default=None)

    def _quick_worth(self, action: int) -> float:
        worth = 0.0
        for sample, seed in zip(self._samples, self._seeds, strict=True):
            worth += self._worth(self._end_quickly(_answered(sample, action, seed)[0], sample.turn, seed))
        return worth

    def _look(self, action: int) -> Prospect:
        ends: list[State] = []
        lines: list[list[int]] = []
        for sample, seed in zip(self._samples, self._seeds, strict=True):
            end, line = self._follow(sample, action, seed)
            ends.append(end)
            lines.append(line)
        parts = [value_by_parts(end, self._seat) for end in ends]
        return Prospect(lines[0], parts, [end.over() for end in ends])

    def _follow(self, sample: State, action: int, seed: int) -> tuple[State, list[int]]:
        """The end of the turn after an answer, and the answers up to there or to where chance first speaks.

        Every answer on the way is the one with the best end that quick play then comes to.
        """
        turn = sample.turn
        state, silent = _answered(sample, action, seed)
        line = [action]
        for step in range(1, LONGEST_TURN):
            if not self._goes_on(state, turn):
                break
            chosen, state, quiet = self._best_next(state, turn, seed + step)
            if silent:
                line.append(chosen)
            silent = silent and quiet
        return state, line

    def _best_next(self, state: State, turn: int, seed: int) -> tuple[int, State, bool]:
        """The answer with the best end among those that look best, the state after it, and whether chance is silent."""
        if len(state.actions) == 1:
            return state.actions[0], *_answered(state, state.actions[0], seed)
        found = [(action, *_answered(state, action, seed)) for action in _some(state.actions, BREADTH)]
        if len(found) > SIFTED:
            found.sort(key=lambda one: -self._first_sight(one[1]))
            found = found[:SIFTED]
        return max(found, key=lambda one: self._worth(self._end_quickly(one[1], turn, seed)))

    def _end_quickly(self, state: State, turn: int, seed: int) -> State:
        for step in range(1, LONGEST_TURN):
            if not self._goes_on(state, turn):
                break
            nexts = [_answered(state, action, seed + step)[0] for action in _some(state.actions, SIFTED)]
            state = max(nexts, key=self._first_sight)
        return state

    def _goes_on(self, state: State, turn: int) -> bool:
        return bool(state.actions) and state.seat == self._seat and state.turn == turn

    def _first_sight(self, state: State) -> float:
        return worth_to(self._seat, self._advice.evaluate(state), SPITE)

    def _worth(self, end: State) -> float:
        return worth_to(self._seat, self._judge(end), self._advice.search.spite)


def _answered(state: State, action: int, seed: int) -> tuple[State, bool]:
    """The state after an answer, and whether chance was silent."""
    dice = Dice(seed)
    after = state.copy()
    after.play(action, dice)
    return after, dice.heard == NOWHERE


def _some(actions: list[int], limit: int) -> list[int]:
    """A few answers, the first and the last among them, where games offer "no more"."""
    few = spread(actions, limit)
    return few if few[-1] == actions[-1] else [*few, actions[-1]]


def value_by_parts(state: State, seat: int) -> dict[str, float]:
    """What a position is worth to a seat, by messages that name its parts; when the game is over, its score sheet."""
    game = state.setup.game
    others = [other for other in range(state.setup.seats) if other != seat]
    if state.over():
        sheets = state.scores()
        points = zip(game.categories, sheets[seat].points, strict=True)
        found = {f"{game.id}-score-{category}": float(value or 0) for category, value in points}
        rivals = [float(sheets[other].total) for other in others]
    else:
        parts = game.advice.parts(state, seat)
        found = {f"{game.id}-part-{part}": value for part, value in parts.items()}
        rivals = [sum(game.advice.parts(state, other).values()) for other in others] if parts else []
    if rivals:
        found[RIVAL] = max(rivals)
    return found


def differences(better: Prospect, other: Prospect) -> dict[str, float]:
    """By how many points each part is higher after the better answer, on average over samples.

    A sample in which only one of the two ends the game says nothing: those values have other parts.
    """
    pairs = [at for at, over in enumerate(better.over) if over == other.over[at]]
    if not pairs:
        return {}
    ids = {id: None for at in pairs for id in (*better.parts[at], *other.parts[at])}
    return {
        id: round(sum(better.parts[at].get(id, 0.0) - other.parts[at].get(id, 0.0) for at in pairs) / len(pairs), 2)
        for id in ids
    }


def telling(found: Mapping[str, float], known: Callable[[str], bool], most: int = MOST_TOLD) -> list[tuple[str, float]]:
    """The greatest differences that people can be told, the greatest first.

    >>> telling({"goods": 6.0, "time": 9.0, "posts": -4.0, "coins": 0.2}, lambda id: id != "time")
    [('goods', 6.0), ('posts', -4.0)]
    """
    told = [(id, by) for id, by in found.items() if abs(by) >= LEAST_TOLD and known(id)]
    return sorted(told, key=lambda one: -abs(one[1]))[:most]
