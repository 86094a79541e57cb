"""The actions of the tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.events import event
from caravansary.core.messages import say
from caravansary.core.state import Frame
from caravansary.games.five_tribes.actions import BUY, CARD, ELDER_AND_FAKIR, ON, PAYMENTS, PLACE, SKIP, TWO_ELDERS
from caravansary.games.five_tribes.box import DJINNS, HAGIS, LAMIA, MONKIR, OASIS, SACRED_PLACE, VILLAGE
from caravansary.games.five_tribes.rules import djinns, frames, tribes

if TYPE_CHECKING:
    from caravansary.games.five_tribes.state import FiveTribesState


def act(state: FiveTribesState, cell: int) -> None:
    """R7.1: only the final tile acts, whoever controls it; R7.2, R7.3: without a piece in the supply, nothing."""
    kind = state.kind_of(cell)
    if kind == OASIS:
        if state.palm_supply:
            state.agenda.append((frames.PLACE, frames.PALM, cell, 1))
    elif kind == VILLAGE:
        if state.palace_supply:
            state.agenda.append((frames.PLACE, frames.PALACE, cell, 1))
    elif kind == SACRED_PLACE:
        state.agenda.append((frames.SACRED_PLACE, 0, 0, 0))
    else:
        state.agenda.append((frames.MARKET, kind, 0, 0))


def place_answers(state: FiveTribesState, seat: int, frame: Frame, fakirs: int) -> list[int]:
    """R7.2, R7.3, R9.2: the piece goes here, or Lamia or Hagis is paid to put it beside."""
    if state.djinns[seat] == 0:
        return [PLACE]
    if not supply_of(state, frame[1]):
        return []
    return [PLACE, *djinns.ways_to_use(state, seat, LAMIA if frame[1] == frames.PALM else HAGIS, fakirs)]


def supply_of(state: FiveTribesState, piece: int) -> int:
    return state.palm_supply if piece == frames.PALM else state.palace_supply


def redirect_answers(state: FiveTribesState, cell: int) -> list[int]:
    """R13.8, R13.14, Lamia and Hagis: the tile itself or one around it."""
    cells = state.box.block[cell] if state.switches.eight_neighbours else state.box.around[cell]
    return [ON + other for other in cells]


def place(state: FiveTribesState, seat: int, piece: int, cell: int) -> None:
    """R7.2, R7.3, R13.17: a palm or a palace from the supply; Monkir is paid for palaces."""
    state.agenda.pop()
    name = state.box.cell_ids[cell]
    if piece == frames.PALM:
        state.palm_supply -= 1
        state.palms = _one_more(state.palms, cell)
        if state.listener is not None:
            state.listener(event("five-tribes-log-palm", seat, [f"tile:{name}"], tile=name))
        return
    state.palace_supply -= 1
    state.palaces = _one_more(state.palaces, cell)
    if state.listener is not None:
        state.listener(event("five-tribes-log-palace", seat, [f"tile:{name}"], tile=name))
    djinns.pay_owner(state, MONKIR, seat)


def _one_more(pieces: list[int], cell: int) -> list[int]:
    more = pieces[:]
    more[cell] += 1
    return more


def market_answers(state: FiveTribesState, seat: int, kind: int) -> list[int]:
    """R7.4, R7.5: one of the first cards for the price, or nothing."""
    found = [SKIP]
    if state.coins[seat] >= state.box.market_price[kind]:
        found.extend(card_answers(state, state.box.market_cards[kind]))
    return found


def card_answers(state: FiveTribesState, first: int) -> list[int]:
    return [CARD + place for place in range(min(first, len(state.resource_row)))]


def second_card_answers(state: FiveTribesState, frame: Frame) -> list[int]:
    """R7.5: the second card, from the same cards; the option lets a buyer stop at one."""
    found = card_answers(state, frame[1])
    if found and state.switches.market_may_take_one:
        found.append(SKIP)
    return found


def buy_card(state: FiveTribesState, seat: int, frame: Frame, place: int) -> None:
    """R7.4, R7.5: the price is paid with the first card."""
    state.agenda.pop()
    if frame[0] == frames.MARKET:
        kind = frame[1]
        price = state.box.market_price[kind]
        state.coins[seat] -= price
        first = state.box.market_cards[kind]
        left = state.box.market_take[kind]
        if state.listener is not None:
            state.listener(event("five-tribes-log-market", seat, coins=price))
    else:
        first = frame[1]
        left = frame[2]
    tribes.take_card(state, seat, place)
    if left > 1:
        state.agenda.append((frames.SECOND_CARD, first - 1, left - 1, 0))


def sacred_answers(state: FiveTribesState, seat: int, fakirs: int) -> list[int]:
    """R7.6: a face-up djinn for two elders, or for an elder and a fakir."""
    found = [SKIP]
    elders = state.elders[seat]
    for djinn in state.djinn_row:
        base = BUY + djinn * len(PAYMENTS)
        if elders >= 2:
            found.append(base + TWO_ELDERS)
        if elders >= 1 and fakirs >= 1:
            found.append(base + ELDER_AND_FAKIR)
    return found


def buy_djinn(state: FiveTribesState, seat: int, djinn: int, way: int) -> None:
    """R7.6: the row is not refilled now."""
    state.agenda.pop()
    djinns.pay(state, seat, way)
    state.djinn_row = [other for other in state.djinn_row if other != djinn]
    if state.listener is not None:
        elements = [f"djinn:{DJINNS[djinn]}"]
        how = say(f"five-tribes-payment-{PAYMENTS[way]}")
        state.listener(event("five-tribes-log-buy", seat, elements, djinn=djinns.name_of(djinn), how=how))
    djinns.acquire(state, seat, djinn)
