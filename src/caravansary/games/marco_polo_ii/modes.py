"""The modes of city cards (R5.7.4)."""

from __future__ import annotations

from typing import Final

MODES: Final = (
    "repeat",
    "repeat_choice",
    "count_contracts",
    "count_posts",
    "per_pip",
    "steps",
    "city_tiles",
    "seal_one_die",
    "move",
)
REPEAT: Final = 0
REPEAT_CHOICE: Final = 1
COUNT_CONTRACTS: Final = 2
COUNT_POSTS: Final = 3
PER_PIP: Final = 4
STEPS: Final = 5
OF_CITY_TILES: Final = 6
SEAL_ONE_DIE: Final = 7
MOVE: Final = 8
