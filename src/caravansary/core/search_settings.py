"""How a game is searched, in numbers, so that the searching bot needs to know no game."""

from __future__ import annotations

from typing import Final

MANY: Final = 1000
LEVELS: Final = 5


class SearchSettings:
    """How a game is searched, and how far apart its five levels are.

    A search plays lines: it goes down the tree to a leaf, plays on from there quickly (the rollout), and judges where
    that ends. What an answer looks like at first sight is its prior.

    `spread`: a lead of so many points of evaluation multiplies the odds of victory by e.
    `temper`: an answer whose prior is so many points worse is visited e times less often.
    `turns`: how many turns beyond the first a rollout lasts.
    `again`: whether a rollout takes care where the searching seat's next turns begin: it tries every answer there,
    plays each of these turns out quickly, and goes on with the best.
    `reach`: how many questions deep the tree grows; 0: no tree, every answer is judged by rollouts alone.
    `glance`: how many answers a rollout compares at a question, and how many a new node of the tree begins with; the
    others join as the node is visited (progressive widening).
    `care`: how the rest of the first turn is played in a line. 1: quickly. 2: every answer is judged by the end of the
    turn that quick play then comes to. 3: by the end that care of 2 comes to, and so on.
    `sift`: only so many answers are treated with care, those with the best priors.
    `spite`: at the end of a turn so much of the strongest opponent's value counts against one's own.
    `steps`: how many questions ahead the first look goes at most. Where a learned judgement of ends of turns is used,
    it should reach the end of the turn.
    `contenders`: how many answers the search begins with, those with the best priors.

    `noise`: how much each of the lower levels misjudges (0: it is greedy). `iterations`: how many lines each of the
    upper ones plays. Together they are five.
    """

    __slots__ = (
        "again",
        "care",
        "contenders",
        "glance",
        "iterations",
        "noise",
        "reach",
        "sift",
        "spite",
        "spread",
        "steps",
        "temper",
        "turns",
    )

    def __init__(
        self,
        *,
        spread: float = 12.0,
        temper: float = 2.0,
        turns: int = 1,
        again: bool = False,
        reach: int = MANY,
        glance: int = 16,
        care: int = 1,
        sift: int = MANY,
        spite: float = 0.3,
        steps: int = 6,
        contenders: int = 16,
        noise: tuple[float, ...] = (1.8, 0.9, 0.25),
        iterations: tuple[int, ...] = (40, 400),
    ) -> None:
        if len(noise) + len(iterations) != LEVELS:
            raise ValueError(
                f"a game has {LEVELS} levels, not {len(noise)} that misjudge and {len(iterations)} that think"
            )
        self.spread: float = spread
        self.temper: float = temper
        self.turns: int = turns
        self.again: bool = again
        self.reach: int = reach
        self.glance: int = glance
        self.care: int = care
        self.sift: int = sift
        self.spite: float = spite
        self.steps: int = steps
        self.contenders: int = contenders
        self.noise: tuple[float, ...] = noise
        self.iterations: tuple[int, ...] = iterations
