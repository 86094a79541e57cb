"""How a game is searched, in numbers, so that the searching bot needs to know no game."""

from __future__ import annotations

from typing import Final

MANY: Final = 1000
LEVELS: Final = 5


class SearchSettings:
    """How a game is searched, and how far apart its five levels are.

    `spread`: a lead of so many points of evaluation multiplies the odds of victory by e.
    `temper`: an answer that looks so many points worse at first sight is looked at e times less often in the tree.
    `turns`: how many turns beyond its own a line is played on before it is judged, quickly.
    `again`: whether lines begin later turns of the same seat with the answer of which quick play makes the best turn.
    `reach`: how many questions below the first the tree grows; 0: every answer is judged by lines alone.
    `glance`: how many answers of a question quick play compares, and a new node of the tree; there the rest join later.
    `care`: how lines play the rest of their first turn. 1: quickly. 2: every answer is judged by the end of the turn
    that quick play then comes to. 3: by the end that this comes to, and so on.
    `sift`: care is taken of so many answers at most, those that look best at first sight.
    `spite`: where a turn ends, so much of the strongest opponent's value counts against one's own.
    `steps`: how many questions the first look goes on for at most; where ends of turns are judged by what was learned
    of such ends, it should get there.
    `contenders`: how many answers the search begins with; the others looked too bad at first sight.

    `noise`: how much each of the lower levels misjudges (0: it is greedy). `iterations`: how much each of the upper
    ones thinks. Together they are five.
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
