"""The actions of the tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.actions import Kind
from caravansary.core.agenda import Frame, Work
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.five_tribes.actions import ELDER_AND_FAKIR, PAYMENTS, TWO_ELDERS
from caravansary.games.five_tribes.box import DJINNS, GOODS, HAGIS, KINDS, LAMIA, MONKIR, OASIS, VILLAGE
from caravansary.games.five_tribes.box import SACRED_PLACE as SACRED_PLACE_TILE
from caravansary.games.five_tribes.rules import djinns, sale, tribes
from caravansary.games.five_tribes.rules.question import AtBoundary, FiveTribesQuestion

if TYPE_CHECKING:
    from caravansary.games.five_tribes.state import FiveTribesState


PALM: Final = 0
PALACE: Final = 1
"""The pieces that are placed."""


class Tile(Work["FiveTribesState"]):
    """R7.1: only the final tile acts, whoever controls it; R7.2, R7.3: without a piece in the supply, nothing.

    Its frame: the final tile.
    """

    def do(self, state: FiveTribesState, frame: Frame, chance: Chance) -> None:
        cell = frame[1]
        kind = state.kind_of(cell)
        if kind == OASIS:
            if state.palm_supply:
                state.agenda.append((PLACE, PALM, cell, 1))
        elif kind == VILLAGE:
            if state.palace_supply:
                state.agenda.append((PLACE, PALACE, cell, 1))
        elif kind == SACRED_PLACE_TILE:
            state.agenda.append((SACRED_PLACE, 0, 0, 0))
        else:
            state.agenda.append((MARKET, kind, 0, 0))


TILE: Final = Tile("tile")


class Place(AtBoundary):
    """R7.2, R7.3: where a palm or a palace goes. Its frame: piece, tile, 1 if it is the action of the final tile."""

    def own_answers(self, state: FiveTribesState, frame: Frame, seat: int, fakirs: int) -> list[int]:
        """R9.2: the piece goes here, or Lamia or Hagis is paid to put it beside."""
        if state.djinns[seat] == 0:
            return [state.space.place.base]
        if not (state.palm_supply if frame[1] == PALM else state.palace_supply):
            return []
        helper = LAMIA if frame[1] == PALM else HAGIS
        return [state.space.place.base, *djinns.ways_to_use(state, seat, helper, fakirs)]

    def answers(self, state: FiveTribesState, frame: Frame, seat: int, fakirs: int) -> list[int]:
        if frame[3] == 1:
            return super().answers(state, frame, seat, fakirs)
        return self.own_answers(state, frame, seat, fakirs)

    def carry_out(
        self, state: FiveTribesState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        put_piece(state, seat, frame[1], frame[2])

    def prompt(self, state: FiveTribesState, frame: Frame) -> Message:
        id = "five-tribes-ask-place-palm" if frame[1] == PALM else "five-tribes-ask-place-palace"
        return say(id, tile=state.box.cell_ids[frame[2]])

    def label(self, state: FiveTribesState, frame: Frame, action: int) -> Message:
        if state.space.kind(action) is state.space.place:
            return say("five-tribes-do-place", tile=state.box.cell_ids[frame[2]])
        return super().label(state, frame, action)


PLACE: Final = Place("place", optional=True)


class Redirect(FiveTribesQuestion):
    """R13.8, R13.14, Lamia and Hagis: the piece goes to the tile itself or to one around it. Its frame: piece, tile."""

    def answers(self, state: FiveTribesState, frame: Frame, seat: int, fakirs: int) -> list[int]:
        first = state.space.on.base
        cells = state.box.block[frame[2]] if state.switches.eight_neighbours else state.box.around[frame[2]]
        return [first + other for other in cells]

    def carry_out(
        self, state: FiveTribesState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        put_piece(state, seat, frame[1], argument)

    def prompt(self, state: FiveTribesState, frame: Frame) -> Message:
        id = "five-tribes-ask-redirect-palm" if frame[1] == PALM else "five-tribes-ask-redirect-palace"
        return say(id, tile=state.box.cell_ids[frame[2]])

    def label(self, state: FiveTribesState, frame: Frame, action: int) -> Message:
        return say("five-tribes-do-on", tile=state.box.cell_ids[action - state.space.on.base])

    def hint(self, state: FiveTribesState, frame: Frame, action: int) -> Message | None:
        return tile_name(state, action - state.space.on.base)


REDIRECT: Final = Redirect("redirect")


class Market(AtBoundary):
    """R7.4, R7.5: one of the first cards for the price, or nothing. Its frame: the kind of the tile."""

    def own_answers(self, state: FiveTribesState, frame: Frame, seat: int, fakirs: int) -> list[int]:
        found = [state.space.skip.base]
        if state.coins[seat] >= state.box.market_price[frame[1]]:
            found.extend(card_answers(state, state.box.market_cards[frame[1]]))
        return found

    def carry_out(
        self, state: FiveTribesState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        """R7.4, R7.5: the price is paid with the first card."""
        state.agenda.pop()
        if kind is state.space.skip:
            return
        price = state.box.market_price[frame[1]]
        state.coins[seat] -= price
        if state.listener is not None:
            state.listener(event("five-tribes-log-market", seat, coins=price))
        take_card(state, seat, argument, state.box.market_cards[frame[1]], state.box.market_take[frame[1]])

    def prompt(self, state: FiveTribesState, frame: Frame) -> Message:
        box = state.box
        kind = frame[1]
        coins, first, number = box.market_price[kind], box.market_cards[kind], box.market_take[kind]
        return say("five-tribes-ask-market", coins=coins, first=first, number=number)

    def label(self, state: FiveTribesState, frame: Frame, action: int) -> Message:
        return card_label(state, action) or super().label(state, frame, action)

    def hint(self, state: FiveTribesState, frame: Frame, action: int) -> Message | None:
        return card_hint(state, action) or super().hint(state, frame, action)


MARKET: Final = Market("market")


class SecondCard(FiveTribesQuestion):
    """R7.5: the second card, from the same cards. Its frame: how many to choose from, how many still to take."""

    def answers(self, state: FiveTribesState, frame: Frame, seat: int, fakirs: int) -> list[int]:
        """The option lets a buyer stop at one."""
        found = card_answers(state, frame[1])
        if found and state.switches.market_may_take_one:
            found.append(state.space.skip.base)
        return found

    def carry_out(
        self, state: FiveTribesState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        state.agenda.pop()
        if kind is state.space.card:
            take_card(state, seat, argument, frame[1], frame[2])

    def label(self, state: FiveTribesState, frame: Frame, action: int) -> Message:
        return card_label(state, action) or super().label(state, frame, action)

    def hint(self, state: FiveTribesState, frame: Frame, action: int) -> Message | None:
        return card_hint(state, action) or super().hint(state, frame, action)


SECOND_CARD: Final = SecondCard("second-card", optional=True)


class SacredPlace(AtBoundary):
    """R7.6: a face-up djinn for two elders, or for an elder and a fakir."""

    def own_answers(self, state: FiveTribesState, frame: Frame, seat: int, fakirs: int) -> list[int]:
        found = [state.space.skip.base]
        elders = state.elders[seat]
        for djinn in state.djinn_row:
            first = state.space.buy.base + djinn * len(PAYMENTS)
            if elders >= 2:
                found.append(first + TWO_ELDERS)
            if elders >= 1 and fakirs >= 1:
                found.append(first + ELDER_AND_FAKIR)
        return found

    def carry_out(
        self, state: FiveTribesState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        """R7.6: the row is not refilled now."""
        state.agenda.pop()
        if kind is state.space.skip:
            return
        djinn, way = argument // len(PAYMENTS), argument % len(PAYMENTS)
        djinns.pay(state, seat, way)
        state.djinn_row = [other for other in state.djinn_row if other != djinn]
        if state.listener is not None:
            elements = [f"djinn:{DJINNS[djinn]}"]
            how = say(f"five-tribes-payment-{PAYMENTS[way]}")
            state.listener(event("five-tribes-log-buy", seat, elements, djinn=djinns.name_of(djinn), how=how))
        djinns.acquire(state, seat, djinn)

    def hint(self, state: FiveTribesState, frame: Frame, action: int) -> Message | None:
        kind = state.space.kind(action)
        if kind is state.space.buy:
            return djinns.worth(state, (action - kind.base) // len(PAYMENTS))
        return super().hint(state, frame, action)


SACRED_PLACE: Final = SacredPlace("sacred-place")


def put_piece(state: FiveTribesState, seat: int, piece: int, cell: int) -> None:
    """R7.2, R7.3, R13.17: a palm or a palace from the supply; Monkir is paid for palaces."""
    state.agenda.pop()
    name = state.box.cell_ids[cell]
    if piece == PALM:
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


def card_answers(state: FiveTribesState, first: int) -> list[int]:
    """The first cards of the resource row."""
    return [state.space.card.base + place for place in range(min(first, len(state.resource_row)))]


def take_card(state: FiveTribesState, seat: int, place: int, first: int, left: int) -> None:
    """R7.5: a bought card; where more are to be taken, the next is asked for."""
    tribes.take_card(state, seat, place)
    if left > 1:
        state.agenda.append((SECOND_CARD, first - 1, left - 1, 0))


def card_label(state: FiveTribesState, action: int) -> Message | None:
    kind = state.space.kind(action)
    if kind is not state.space.card:
        return None
    place = action - kind.base
    return say("five-tribes-do-card", card=tribes.resource_name(state.resource_row[place]), number=place + 1)


def card_hint(state: FiveTribesState, action: int) -> Message | None:
    """What a card adds to the goods in hand."""
    kind = state.space.kind(action)
    if kind is not state.space.card:
        return None
    good = state.resource_row[action - kind.base]
    if good >= GOODS:
        return say("five-tribes-hint-fakir")
    gain = sale.goods_value(state, state.seat, good) - sale.goods_value(state, state.seat, -1)
    return say("five-tribes-hint-card", coins=gain)


def tile_name(state: FiveTribesState, cell: int) -> Message:
    value = state.box.tile_value[state.layout[cell]]
    return say("five-tribes-tile-name", kind=say(f"five-tribes-kind-{KINDS[state.kind_of(cell)]}"), value=value)
