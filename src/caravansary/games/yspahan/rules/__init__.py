"""The rules of Yspahan. A module holds one phase: its questions with their words, and what the answers do.

`STEPS` is all that can stand on the agenda.
"""

from caravansary.core.agenda import steps_in
from caravansary.games.yspahan.rules import building, cards, course, supervisor, supply, tower

STEPS = steps_in(course, tower, supply, supervisor, building, cards)
