"""Days, weeks and the end (R1 to R6, R42 to R47)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.agenda import Frame, Work
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.games.yspahan import scoring
from caravansary.games.yspahan.box import FREE
from caravansary.games.yspahan.rules import tower

if TYPE_CHECKING:
    from caravansary.games.yspahan.state import YspahanState


class NewDay(Work["YspahanState"]):
    """R6: dice, turns in order, end of day."""

    def do(self, state: YspahanState, frame: Frame, chance: Chance) -> None:
        state.day += 1
        state.order = turn_order(state)
        state.first = state.order[0]
        state.turn_index = 0
        state.turn += 1
        state.agenda.append((END_OF_DAY, 0, 0, 0))
        for index in range(len(state.order) - 1, -1, -1):
            state.agenda.append((tower.TURN, index, 0, 0))
        state.agenda.append((tower.BUY_DICE, 0, 0, 0))
        if state.listener is not None:
            state.listener(event("yspahan-log-day", state.first, week=state.week, day=state.day))


NEW_DAY: Final = NewDay("new-day")


def turn_order(state: YspahanState) -> list[int]:
    """R11, R45, R46, R47: clockwise from the first player; other rules for the last day and for two players."""
    seats = state.seats
    last_day = state.week == state.box.weeks and state.day == state.box.days
    if seats == 2:
        first = state.first
        if last_day and state.total(1 - first) < state.total(first):
            first = 1 - first
        return [first, 1 - first, first]
    clockwise = [(state.first + i) % seats for i in range(seats)]
    if seats == 3 or not last_day:
        return clockwise
    return _ascending(state, clockwise)


def _ascending(state: YspahanState, clockwise: list[int]) -> list[int]:
    """R45: lowest score first; of equals, who sat farther clockwise from the first player of the day before.

    That player is now last in `clockwise`, as the pawn has passed on, and sits at distance 0.
    """
    seats = len(clockwise)
    ranked = [(state.total(seat), seats - 1 - (i + 1) % seats, seat) for i, seat in enumerate(clockwise)]
    ranked.sort()
    return [entry[2] for entry in ranked]


class EndOfDay(Work["YspahanState"]):
    """R42: the tower is cleared and the pawn passes to the left; after day 7 the week ends."""

    def do(self, state: YspahanState, frame: Frame, chance: Chance) -> None:
        tower.clear(state)
        state.first = (state.first + 1) % state.seats
        if state.day < state.box.days:
            state.agenda.append((NEW_DAY, 0, 0, 0))
        else:
            end_week(state)


END_OF_DAY: Final = EndOfDay("end-of-day")


def end_week(state: YspahanState) -> None:
    """R43: souks, goods back, caravan (which is not emptied), then the next week; R44: or the end of the game."""
    if state.listener is not None:
        state.listener(event("yspahan-log-week", week=state.week))
    scoring.score_souks(state)
    for shop in range(len(state.shops)):
        state.shops[shop] = FREE
    for souk in range(len(state.souk_owner)):
        state.souk_owner[souk] = FREE
        state.souk_count[souk] = 0
    scoring.count_caravan(state)
    if state.week == state.box.weeks:
        return
    state.week += 1
    state.day = 0
    state.supervisor = 0
    state.agenda.append((NEW_DAY, 0, 0, 0))
