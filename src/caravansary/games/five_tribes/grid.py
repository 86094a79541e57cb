"""The grid of 5 rows of 6 tiles, and the tables of the walks on it.

A walk never turns back at once (R4.5), so what matters of it is the last step: a *stride* from a tile to a neighbour.
`ends[stride][n]` is the set of tiles, as a bit mask, on which a walk can end n steps after that stride. With these
masks, and masks of the tiles that hold each tribe, one AND tells whether a move can still be finished.
"""

from __future__ import annotations

from typing import Final

ROWS: Final = 5
COLUMNS: Final = 6
CELLS: Final = ROWS * COLUMNS

LOOP: Final = 5
"""From this many steps on a walk can end on a tile that it entered before: one step to it, and a square of four.

Such a square exists around every tile and away from every stride, and no shorter loop does.
"""


def cell_ids() -> list[str]:
    return [f"r{row}c{column}" for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)]


def neighbours(cell: int) -> list[int]:
    """R4.3: up to four tiles that share an edge."""
    row, column = divmod(cell, COLUMNS)
    found: list[int] = []
    if row > 0:
        found.append(cell - COLUMNS)
    if column > 0:
        found.append(cell - 1)
    if column < COLUMNS - 1:
        found.append(cell + 1)
    if row < ROWS - 1:
        found.append(cell + COLUMNS)
    return found


def block(cell: int) -> list[int]:
    """The tile itself and up to eight tiles around it."""
    row, column = divmod(cell, COLUMNS)
    rows = range(max(row - 1, 0), min(row + 2, ROWS))
    columns = range(max(column - 1, 0), min(column + 2, COLUMNS))
    return [r * COLUMNS + c for r in rows for c in columns]


def distance(one: int, other: int) -> int:
    """R6.6: row difference plus column difference."""
    row, column = divmod(one, COLUMNS)
    other_row, other_column = divmod(other, COLUMNS)
    return abs(row - other_row) + abs(column - other_column)


class Walks:
    """Strides by number, the strides that may follow each, and where walks can end.

    Numbers below CELLS stand for a walk that begins on that tile, without any step yet. `ends` has the begin tile of
    such a walk taken out: its own meeples are in the hand, so it matches nothing (later drops there are loops).
    """

    __slots__ = ("ends", "head", "nexts")

    def __init__(self, longest: int) -> None:
        pairs = [(cell, other) for cell in range(CELLS) for other in neighbours(cell)]
        number = {pair: CELLS + i for i, pair in enumerate(pairs)}
        self.head: list[int] = [*range(CELLS), *[head for _, head in pairs]]
        self.nexts: list[list[int]] = [[number[cell, other] for other in neighbours(cell)] for cell in range(CELLS)]
        for tail, head in pairs:
            self.nexts.append([number[head, other] for other in neighbours(head) if other != tail])
        self.ends: list[list[int]] = [[1 << head] for head in self.head]
        for steps in range(1, longest + 1):
            for stride, nexts in enumerate(self.nexts):
                mask = 0
                for follower in nexts:
                    mask |= self.ends[follower][steps - 1]
                self.ends[stride].append(mask)
        for cell in range(CELLS):
            self.ends[cell] = [mask & ~(1 << cell) for mask in self.ends[cell]]
