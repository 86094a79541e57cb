"""Bidding for turn order, with Kumarbi's discount (R2.7, R13.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.events import event
from caravansary.core.state import Frame
from caravansary.games.five_tribes.actions import BID, FAKIRS, PASS
from caravansary.games.five_tribes.box import FAKIR, KUMARBI, NOBODY, ZERO
from caravansary.games.five_tribes.rules import frames

if TYPE_CHECKING:
    from caravansary.games.five_tribes.state import FiveTribesState


def free_spots(state: FiveTribesState) -> list[int]:
    """R2.3, R2.5: every free priced spot, and 0 while fewer than three markers stand there."""
    spots = [spot for spot in range(ZERO) if state.track[spot] == NOBODY]
    if state.track[-1] == NOBODY:
        spots.append(ZERO)
    return spots


def price(state: FiveTribesState, spot: int, fakirs: int) -> int:
    """R2.7, R13.13: what a spot costs when Kumarbi discards fakirs, by coins or by spots of the track."""
    if state.switches.spot_discount:
        return state.box.prices[min(spot + fakirs, ZERO)]
    return max(state.box.prices[spot] - fakirs, 0)


def bid_answers(state: FiveTribesState, seat: int, fakirs: int) -> list[int]:
    """R2.2: what the bidder can pay, at best with all fakirs under Kumarbi.

    R2.5: who can pay for none takes the cheapest free spot, or sits out where the option says so.
    """
    discount = fakirs if state.has(seat, KUMARBI) else 0
    coins = state.coins[seat]
    free = free_spots(state)
    found = [BID + spot for spot in free if price(state, spot, discount) <= coins]
    if found:
        return found
    return [PASS] if state.switches.poor_sit_out else [BID + free[-1]]


def choose_spot(state: FiveTribesState, seat: int, place: int, spot: int) -> None:
    """R2.2: the marker leaves the bid row; with Kumarbi the number of fakirs is asked first."""
    frame = (frames.DISCOUNT, place, spot, 0)
    if state.has(seat, KUMARBI):
        state.agenda[-1] = frame
    else:
        bid(state, seat, frame, 0)


def discount_answers(state: FiveTribesState, seat: int, spot: int, fakirs: int) -> list[int]:
    """R2.7: fakirs to discard: enough to be able to pay, and none beyond a price of 0."""
    found: list[int] = []
    for number in range(fakirs + 1):
        if price(state, spot, number) <= state.coins[seat]:
            found.append(FAKIRS + number)
        if price(state, spot, number) == 0:
            break
    return found or [FAKIRS]


def bid(state: FiveTribesState, seat: int, frame: Frame, fakirs: int) -> None:
    """R2.2, R2.4: pay and put the marker on the track; a new 0 pushes the earlier ones back."""
    state.agenda.pop()
    state.turn += 1
    place = frame[1]
    spot = frame[2]
    state.bid_row = state.bid_row[:]
    state.bid_row[place] = NOBODY
    paid = min(price(state, spot, fakirs), state.coins[seat])
    state.coins[seat] -= paid
    if fakirs:
        state.lose_cards(seat, FAKIR, fakirs)
        state.discards[FAKIR] += fakirs
    track = state.track[:]
    if spot == ZERO:
        track[ZERO + 2] = track[ZERO + 1]
        track[ZERO + 1] = track[ZERO]
    track[spot] = seat
    state.track = track
    if state.listener is not None:
        elements = [f"bid-row:{place + 1}", f"spot:{state.box.spot_ids[spot]}"]
        price_here = state.box.prices[spot]
        state.listener(event("five-tribes-log-bid", seat, elements, price=price_here, paid=paid, fakirs=fakirs))


def sit_out(state: FiveTribesState, seat: int) -> None:
    """R2.5, option `bidder_without_money`: the marker stays on the bid row and has no turn in this round."""
    state.agenda.pop()
    state.turn += 1
    if state.listener is not None:
        state.listener(event("five-tribes-log-sit-out", seat))
