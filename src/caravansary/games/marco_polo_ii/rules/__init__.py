"""The rules of Marco Polo II. A module holds one part: its questions with their words, and what the answers do.

`STEPS` is all that can stand on the agenda.
"""

from caravansary.core.agenda import steps_in
from caravansary.games.marco_polo_ii.rules import (
    cards,
    contracts,
    course,
    effects,
    payment,
    placing,
    posts,
    seals,
    set_up,
    tiles,
    travel,
    turn,
)

STEPS = steps_in(set_up, course, turn, placing, seals, contracts, cards, travel, posts, tiles, effects, payment)
