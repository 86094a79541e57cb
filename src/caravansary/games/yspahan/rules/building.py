"""Buildings (R16, R35 to R37, R47c)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.events import event
from caravansary.core.messages import say
from caravansary.games.yspahan import scoring
from caravansary.games.yspahan.actions import BUILD, END, PAYMENTS
from caravansary.games.yspahan.box import BUILD_NO_CAMELS, BUILD_NO_GOLD, BUILDINGS
from caravansary.games.yspahan.rules import cards, frames, tower

if TYPE_CHECKING:
    from caravansary.games.yspahan.state import YspahanState

FULL: Final = 0
NO_CAMELS: Final = 1
NO_GOLD: Final = 2
BOTH_CARDS: Final = 3


def answers_after(state: YspahanState, seat: int, may_build: bool) -> list[int]:
    """R16: one building or none. The turn ends by itself only if nothing can be built or played for lack of cards."""
    found = buildable(state, seat) if may_build else []
    if not found and state.hand_size(seat) == 0:
        return []
    found.append(END)
    return found


def buildable(state: YspahanState, seat: int) -> list[int]:
    """R35, R36: every building not yet owned, with each way of paying for it that is possible."""
    found: list[int] = []
    if state.supply(seat) == 0:
        return found
    for building in range(len(BUILDINGS)):
        if not state.has(seat, building):
            for payment in range(len(PAYMENTS)):
                if can_pay(state, seat, building, payment):
                    found.append(BUILD + building * len(PAYMENTS) + payment)
    return found


def discounted(state: YspahanState, seat: int) -> list[int]:
    """The option under which a discount card is an order to build one building."""
    return [action for action in buildable(state, seat) if (action - BUILD) % len(PAYMENTS) != FULL]


def can_pay(state: YspahanState, seat: int, building: int, payment: int) -> bool:
    """R36, R40: a discount card must be in hand and must save something."""
    camels = state.box.camel_cost[building]
    gold = state.box.gold_cost[building]
    if payment & NO_CAMELS:
        if camels == 0 or state.hand(seat, BUILD_NO_CAMELS) == 0:
            return False
        camels = 0
    if payment & NO_GOLD:
        if gold == 0 or state.hand(seat, BUILD_NO_GOLD) == 0:
            return False
        gold = 0
    if payment == BOTH_CARDS and not state.switches.both_discounts:
        return False
    return state.camels[seat] >= camels and state.gold[seat] >= gold


def build(state: YspahanState, seat: int, choice: int) -> None:
    """R36, R37: pay to the bank, mark the building, score it at once."""
    building, payment = divmod(choice, len(PAYMENTS))
    _spend_the_occasion(state, payment)
    if payment & NO_CAMELS:
        cards.use_up(state, seat, BUILD_NO_CAMELS)
    else:
        state.camels[seat] -= state.box.camel_cost[building]
    if payment & NO_GOLD:
        cards.use_up(state, seat, BUILD_NO_GOLD)
    else:
        state.gold[seat] -= state.box.gold_cost[building]
    points = state.box.building_points[state.buildings[seat].bit_count()]
    state.buildings[seat] |= 1 << building
    state.score(seat, scoring.BY_BUILDINGS, points)
    if state.listener is not None:
        name = say(f"yspahan-building-{BUILDINGS[building]}")
        how = say(f"yspahan-payment-{PAYMENTS[payment]}")
        elements = [f"building:{BUILDINGS[building]}"]
        state.listener(event("yspahan-log-build", seat, elements, building=name, points=points, how=how))


def costs_a_group(state: YspahanState) -> bool:
    """R47c: with two players building is a use of the group, or of the forced card where the option allows it."""
    if state.seats > 2:
        return False
    what = state.agenda[-1][0]
    if what == frames.GROUP:
        return state.switches.forced_card_builds_two and not tower.usable_floors(state, state.current())
    return what == frames.ACTION


def _spend_the_occasion(state: YspahanState, payment: int) -> None:
    """R36, R47c: the turn's one building, or the dice group it costs with two players.

    With the option that makes a discount card an extra building, such a card spends nothing but itself.
    """
    if costs_a_group(state):
        state.agenda.pop()
    elif not (payment != FULL and state.switches.extra_discount_build):
        state.agenda[-1] = (frames.AFTER, 0, 0, 0)
