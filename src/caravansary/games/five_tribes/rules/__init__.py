"""The rules of Five Tribes. A module holds one part of a round: its questions with their words, and what answers do.

`STEPS` is all that can stand on the agenda.
"""

from caravansary.core.agenda import steps_in
from caravansary.games.five_tribes.rules import bidding, course, djinns, moving, sale, tiles, tribes

STEPS = steps_in(course, bidding, moving, tribes, tiles, djinns, sale)
