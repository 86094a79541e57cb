"""Bidding for turn order, with Kumarbi's discount (R2.7, R13.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.actions import Kind
from caravansary.core.agenda import Frame
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.five_tribes.box import FAKIR, KUMARBI, NOBODY, ZERO
from caravansary.games.five_tribes.rules.question import FiveTribesQuestion

if TYPE_CHECKING:
    from caravansary.games.five_tribes.state import FiveTribesState


class Bid(FiveTribesQuestion):
    """R2.2: a spot of the price track for the next marker. Its frame: the marker's place on the bid row."""

    def seat(self, state: FiveTribesState, frame: Frame) -> int:
        return state.bid_row[frame[1]]

    def answers(self, state: FiveTribesState, frame: Frame, seat: int, fakirs: int) -> list[int]:
        """R2.2: what the bidder can pay, at best with all fakirs under Kumarbi.

        R2.5: who can pay for none takes the cheapest free spot, or sits out where the option says so.
        """
        first = state.space.bid.base
        discount = fakirs if state.has(seat, KUMARBI) else 0
        coins = state.coins[seat]
        free = free_spots(state)
        found = [first + spot for spot in free if price(state, spot, discount) <= coins]
        if found:
            return found
        return [state.space.pass_.base] if state.switches.poor_sit_out else [first + free[-1]]

    def carry_out(
        self, state: FiveTribesState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        """R2.2: the marker leaves the bid row; with Kumarbi the number of fakirs is asked first."""
        if kind is not state.space.bid:
            sit_out(state, seat)
        elif state.has(seat, KUMARBI):
            state.agenda[-1] = (DISCOUNT, frame[1], argument, 0)
        else:
            put_marker(state, seat, frame[1], argument, 0)

    def label(self, state: FiveTribesState, frame: Frame, action: int) -> Message:
        kind = state.space.kind(action)
        if kind is state.space.bid:
            return say("five-tribes-do-bid", price=state.box.prices[action - kind.base])
        return say("five-tribes-do-sit-out")

    def hint(self, state: FiveTribesState, frame: Frame, action: int) -> Message | None:
        """R2.6: how many of the markers on the track would play before this one."""
        kind = state.space.kind(action)
        if kind is not state.space.bid:
            return super().hint(state, frame, action)
        spot = action - kind.base
        before = sum([1 for marker in state.track[:spot] if marker != NOBODY])
        after = sum([1 for marker in state.track[spot:] if marker != NOBODY])
        return say("five-tribes-hint-bid", before=before, after=after)


BID: Final = Bid("bid")


class Discount(FiveTribesQuestion):
    """R2.7: fakirs to discard under Kumarbi: enough to be able to pay, and none beyond a price of 0.

    Its frame: the marker's place on the bid row, and the spot it goes to.
    """

    def seat(self, state: FiveTribesState, frame: Frame) -> int:
        return state.bid_row[frame[1]]

    def answers(self, state: FiveTribesState, frame: Frame, seat: int, fakirs: int) -> list[int]:
        first = state.space.fakirs.base
        spot = frame[2]
        found: list[int] = []
        for number in range(fakirs + 1):
            if price(state, spot, number) <= state.coins[seat]:
                found.append(first + number)
            if price(state, spot, number) == 0:
                break
        return found or [first]

    def carry_out(
        self, state: FiveTribesState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        put_marker(state, seat, frame[1], frame[2], argument)

    def prompt(self, state: FiveTribesState, frame: Frame) -> Message:
        return say("five-tribes-ask-discount", price=state.box.prices[frame[2]])

    def label(self, state: FiveTribesState, frame: Frame, action: int) -> Message:
        number = action - state.space.fakirs.base
        coins = min(price(state, frame[2], number), state.coins[state.seat])
        return say("five-tribes-do-fakirs-bid", number=number, coins=coins)


DISCOUNT: Final = Discount("discount")


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


def put_marker(state: FiveTribesState, seat: int, place: int, spot: int, fakirs: int) -> None:
    """R2.2, R2.4: pay and put the marker on the track; a new 0 pushes the earlier ones back."""
    state.agenda.pop()
    state.turn += 1
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
