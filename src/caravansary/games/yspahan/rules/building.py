"""Buildings (R16, R35 to R37, R47c)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.actions import Kind
from caravansary.core.agenda import Frame
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.yspahan import scoring
from caravansary.games.yspahan.actions import PAYMENTS
from caravansary.games.yspahan.box import BUILD_NO_CAMELS, BUILD_NO_GOLD, BUILDINGS
from caravansary.games.yspahan.rules import cards, tower
from caravansary.games.yspahan.rules.question import YspahanQuestion

if TYPE_CHECKING:
    from caravansary.games.yspahan.state import YspahanState

FULL: Final = 0
NO_CAMELS: Final = 1
NO_GOLD: Final = 2
BOTH_CARDS: Final = 3


class After(YspahanQuestion):
    """R16: one building or none, once the action is over. Its frame: 1 if a building may still be built.

    The turn ends by itself only if nothing can be built or played for lack of cards.
    """

    def open_to_cards(self, state: YspahanState) -> bool:
        return True

    def own_answers(self, state: YspahanState, frame: Frame, seat: int) -> list[int]:
        found = buildable(state, seat) if frame[1] == 1 else []
        if not found and state.hand_size(seat) == 0:
            return []
        found.append(state.space.end.base)
        return found

    def carry_out(
        self, state: YspahanState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        state.agenda.pop()

    def prompt(self, state: YspahanState, frame: Frame) -> Message:
        return say("yspahan-ask-after" if frame[1] else "yspahan-ask-after-cards")


AFTER: Final = After("after", optional=True)


def buildable(state: YspahanState, seat: int) -> list[int]:
    """R35, R36: every building not yet owned, with each way of paying for it that is possible."""
    found: list[int] = []
    first = state.space.build.base
    if state.supply(seat) == 0:
        return found
    for building in range(len(BUILDINGS)):
        if not state.has(seat, building):
            for payment in range(len(PAYMENTS)):
                if can_pay(state, seat, building, payment):
                    found.append(first + building * len(PAYMENTS) + payment)
    return found


def discounted(state: YspahanState, seat: int) -> list[int]:
    """The option under which a discount card is an order to build one building."""
    first = state.space.build.base
    return [action for action in buildable(state, seat) if (action - first) % len(PAYMENTS) != FULL]


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
    if what is tower.GROUP:
        return state.switches.forced_card_builds_two and not tower.usable_floors(state, state.current())
    return what is tower.ACTION


def _spend_the_occasion(state: YspahanState, payment: int) -> None:
    """R36, R47c: the turn's one building, or the dice group it costs with two players.

    With the option that makes a discount card an extra building, such a card spends nothing but itself.
    """
    if costs_a_group(state):
        state.agenda.pop()
    elif not (payment != FULL and state.switches.extra_discount_build):
        state.agenda[-1] = (AFTER, 0, 0, 0)


def label(choice: int) -> Message:
    building, payment = divmod(choice, len(PAYMENTS))
    name = say(f"yspahan-building-{BUILDINGS[building]}")
    return say("yspahan-do-build", building=name, how=say(f"yspahan-payment-{PAYMENTS[payment]}"))


def hint(state: YspahanState, choice: int) -> Message:
    """What the building costs, what it scores now, and what it is good for."""
    building, payment = divmod(choice, len(PAYMENTS))
    return say(
        "yspahan-hint-build",
        camels=0 if payment & NO_CAMELS else state.box.camel_cost[building],
        gold=0 if payment & NO_GOLD else state.box.gold_cost[building],
        points=state.box.building_points[state.buildings[state.seat].bit_count()],
        effect=say(f"yspahan-building-{BUILDINGS[building]}-effect", amount=state.box.building_amount[building]),
    )
