"""The rules of Wayfarers, numbered as in docs/rules/wayfarers.md. A module holds one subject: its questions with their
words, and what the answers do.

`STEPS` is all that can stand on the agenda.
"""

from caravansary.core.agenda import steps_in
from caravansary.games.wayfarers.rules import (
    cards,
    course,
    dice,
    effects,
    influence,
    journal,
    opponent,
    payment,
    placing,
    sources,
    tiles,
    wants,
    workers,
)

STEPS = steps_in(
    course, placing, dice, workers, effects, sources, payment, cards, tiles, influence, journal, opponent, wants
)
