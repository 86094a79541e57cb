"""Rounds, turns, clean-up and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.agenda import Frame, Work
from caravansary.core.chance import Chance, pick_weighted
from caravansary.core.events import event
from caravansary.core.messages import say
from caravansary.games.five_tribes.box import DJINNS, NOBODY, RESOURCES
from caravansary.games.five_tribes.grid import CELLS
from caravansary.games.five_tribes.rules import bidding, moving, sale

if TYPE_CHECKING:
    from caravansary.games.five_tribes.state import FiveTribesState


LAST_CAMEL_PLACED: Final = 1
NO_MOVE_LEFT: Final = 2
"""Reasons to end, as bits of `state.ending`."""


def lay_tiles(state: FiveTribesState, layout: list[int]) -> None:
    """R1.1: which tile lies where; the number of blue tiles around each follows from it."""
    box = state.box
    state.layout = layout
    state.blue = [sum(box.kind_blue[box.tile_kind[layout[near]]] for near in box.block[cell]) for cell in range(CELLS)]


def draw_meeple(state: FiveTribesState, cell: int, chance: Chance) -> None:
    """R1.4: one meeple, blindly out of the bag."""
    tribe = pick_weighted(chance, state.bag)
    state.bag[tribe] -= 1
    state.put_meeple(cell, tribe)


def fill_rows(state: FiveTribesState, chance: Chance) -> None:
    """R1.6, R11.1, R11.2: both rows are filled up on the right; an empty deck is made of its discards."""
    count = state.box.counts[state.seats]
    while len(state.resource_row) < count.resource_row and refresh_resources(state):
        state.resource_row.append(state.resource_pile.draw(chance))
    while len(state.djinn_row) < count.djinn_row and refresh_djinns(state):
        state.djinn_row = [*state.djinn_row, state.djinn_pile.draw(chance)]


def refresh_resources(state: FiveTribesState) -> bool:
    """R11.1: the discards become the new deck when that one is used up; False: no card is left."""
    if len(state.resource_pile) == 0:
        state.resource_pile.shuffle_in(state.discards)
        state.discards = [0] * len(state.discards)
    return len(state.resource_pile) > 0


def refresh_djinns(state: FiveTribesState) -> bool:
    """R11.2: the same for djinns, whose only discards are those of Sibittis."""
    if len(state.djinn_pile) == 0:
        state.djinn_pile.shuffle_in([(state.djinn_discards >> djinn) & 1 for djinn in range(len(DJINNS))])
        state.djinn_discards = 0
    return len(state.djinn_pile) > 0


def draw_resource(state: FiveTribesState, seat: int, chance: Chance) -> None:
    """R9.2, R11.1, R13.21: the top card of the deck; only the owner sees it."""
    if not refresh_resources(state):
        return
    kind = state.resource_pile.draw(chance)
    state.gain_card(seat, kind, openly=False)
    if state.listener is None:
        return
    name = say(f"five-tribes-resource-{RESOURCES[kind]}")
    if not state.switches.hands_hidden:
        state.listener(event("five-tribes-log-draw-open", seat, ["deck"], card=name))
        return
    state.listener(event("five-tribes-log-draw-own", seat, ["deck"], to=seat, card=name))
    state.listener(event("five-tribes-log-draw", seat, ["deck"], but=seat))


class Round(Work["FiveTribesState"]):
    """R2.1, R2.6: bids in the order of the bid row, then the turns."""

    def do(self, state: FiveTribesState, frame: Frame, chance: Chance) -> None:
        state.round += 1
        state.turn += 1
        if state.switches.limit_per_round:
            state.used = 0
        state.agenda.append((NEXT_TURN, 0, 0, 0))
        for place in range(len(state.bid_row) - 1, -1, -1):
            state.agenda.append((bidding.BID, place, 0, 0))
        if state.listener is not None:
            state.listener(event("five-tribes-log-round", round=state.round))


ROUND: Final = Round("round")


class NextTurn(Work["FiveTribesState"]):
    """R2.6, R3.1: the foremost marker's owner is next and puts it on the lowest free spot of the bid row.

    Without markers on the price track the round is over; R12.3: and with it the game, once its end was triggered.
    """

    def do(self, state: FiveTribesState, frame: Frame, chance: Chance) -> None:
        for spot, seat in enumerate(state.track):
            if seat != NOBODY:
                _take_marker_back(state, spot, seat)
                begin_turn(state, seat)
                return
        state.active = NOBODY
        state.path = []
        if not state.ending:
            state.agenda.append((CLEAN_UP, 0, 0, 0))


NEXT_TURN: Final = NextTurn("next-turn")


def _take_marker_back(state: FiveTribesState, spot: int, seat: int) -> None:
    state.track = state.track[:]
    state.track[spot] = NOBODY
    state.bid_row = state.bid_row[:]
    state.bid_row[state.bid_row.index(NOBODY)] = seat


def begin_turn(state: FiveTribesState, seat: int) -> None:
    """R3.2: move, control, tribe, tile, sale; R12.2: whether any move is left is looked at here."""
    state.active = seat
    state.turn += 1
    state.flags = 0
    state.path = []
    if not state.switches.limit_per_round:
        state.used = 0
    state.agenda.append((NEXT_TURN, 0, 0, 0))
    state.agenda.append((END_TURN, 0, 0, 0))
    state.agenda.append((sale.SALE, 0, 0, 0))
    state.agenda.append((moving.START, 0, 0, 0))
    if state.listener is not None:
        state.listener(event("five-tribes-log-turn", seat))
    notice_dry_board(state)


class EndTurn(Work["FiveTribesState"]):
    """R12.2: by default the board is looked at after every turn too."""

    def do(self, state: FiveTribesState, frame: Frame, chance: Chance) -> None:
        if state.switches.check_after_turns:
            notice_dry_board(state)


END_TURN: Final = EndTurn("end-turn")


def notice_dry_board(state: FiveTribesState) -> None:
    """R12.2: without a legal move this is the last round; once noticed it stays so."""
    if state.ending & NO_MOVE_LEFT or moving.any_move(state):
        return
    state.ending |= NO_MOVE_LEFT
    if state.listener is not None:
        state.listener(event("five-tribes-log-dry"))


class CleanUp(Work["FiveTribesState"]):
    """R11.1 to R11.3: rows are filled up, then the next round begins."""

    def do(self, state: FiveTribesState, frame: Frame, chance: Chance) -> None:
        fill_rows(state, chance)
        state.agenda.append((ROUND, 0, 0, 0))


CLEAN_UP: Final = CleanUp("clean-up")
