"""Rewards: bundles, goods of free choice and black dice (R11.1, R11.5, R11.8, R12.6, R12.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.agenda import Frame, Work
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message
from caravansary.games.marco_polo_ii.actions import GOODS
from caravansary.games.marco_polo_ii.box import ISABELLA
from caravansary.games.marco_polo_ii.bundle import CAMEL, COIN, JADE, KINDS, PEPPER, Bundle
from caravansary.games.marco_polo_ii.rules import contracts, posts, tiles, travel
from caravansary.games.marco_polo_ii.rules.question import MarcoPoloQuestion
from caravansary.games.marco_polo_ii.scoring import BY_CHARACTER
from caravansary.games.marco_polo_ii.words import bundle_words, good_name

if TYPE_CHECKING:
    from caravansary.games.marco_polo_ii.state import MarcoPoloState


class Reward(Work["MarcoPoloState"]):
    """A reward that waits until something else is done, such as a payment.

    Its frame: bundle, category of points, how often.
    """

    def do(self, state: MarcoPoloState, frame: Frame, chance: Chance) -> None:
        reward(state, state.active, frame[1], frame[2], frame[3])


REWARD: Final = Reward("reward")


def reward(state: MarcoPoloState, seat: int, number: int, category: int, times: int = 1) -> None:
    """R11.8: resources and points at once; then goods of choice, black dice, contracts and at last moves."""
    bundle = state.box.bundles[number]
    amounts = bundle.amounts
    start = seat * KINDS
    for kind in range(JADE):
        state.goods[start + kind] += amounts[kind] * times
    if amounts[JADE]:
        state.gain(seat, JADE, amounts[JADE] * times)
    if bundle.points:
        state.score(seat, category, bundle.points * times)
    if state.listener is not None and bundle.text and times:
        state.listener(event("marco-polo-ii-log-gain", seat, what=bundle_words(bundle, times)))
    if not bundle.simple:
        for _ in range(times):
            _push_effects(state, bundle, category)


def _push_effects(state: MarcoPoloState, bundle: Bundle, category: int) -> None:
    """R11.8: the last to happen is pushed first; a move waits below whatever an arrival still has to bring."""
    agenda = state.agenda
    if bundle.steps:
        place = len(agenda)
        while place and agenda[place - 1][0] in (posts.ARRIVAL, posts.EXTRA_POST, posts.END_POST):
            place -= 1
        agenda.insert(place, (travel.MOVE, bundle.steps, 0, 0))
    if bundle.city_contracts:
        agenda.append((contracts.CONTRACTS, bundle.city_contracts, 0, 0))
    if bundle.pile_contracts:
        agenda.append((contracts.DRAW_CONTRACT, bundle.pile_contracts, 0, 0))
    if bundle.black_dice:
        agenda.append((TAKE_DIE, bundle.black_dice, 0, 0))
    if bundle.any_goods or bundle.different_goods:
        agenda.append((TAKE_GOODS, bundle.any_goods, bundle.different_goods, 0))
    if bundle.copied_tiles:
        agenda.append((tiles.COPY_TILE, 0, 0, 0))


class TakeGoods(MarcoPoloQuestion):
    """R11.1: pepper, silk or gold, one after the other; those that must differ first.

    Its frame: any goods, different goods, mask of different goods taken.
    """

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        first = state.space.take.base
        taken = frame[3] if frame[2] else 0
        return [first + good for good in range(len(GOODS)) if not (taken >> good) & 1]

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        _, any_goods, different, taken = frame
        good = action - state.space.take.base
        state.agenda.pop()
        state.gain(seat, PEPPER + good, 1)
        if different:
            different -= 1
            taken |= 1 << good
        else:
            any_goods -= 1
        if any_goods or different:
            state.agenda.append((TAKE_GOODS, any_goods, different, taken))
        if state.listener is not None:
            state.listener(event("marco-polo-ii-log-take", seat, good=good_name(good)))

    def label(self, state: MarcoPoloState, frame: Frame, action: int) -> Message:
        return good_name(action - state.space.take.base)


TAKE_GOODS: Final = TakeGoods("take-goods")


class TakeDie(MarcoPoloQuestion):
    """R6.6, R11.5: black dice are taken and rolled. Its frame: how many.

    R12.8: where black dice are rolled at the round start, the player chooses among those on the board.
    """

    def settle(self, state: MarcoPoloState, frame: Frame, chance: Chance) -> bool:
        if state.switches.black_dice_rolled:
            return False
        state.agenda.pop()
        for _ in range(frame[1]):
            if state.black_left:
                _take_black_die(state, state.active, chance.pick(6) + 1)
        return True

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        first = state.space.take_die.base
        return [first + value for value in range(6) if (state.black_dice >> (4 * value)) & 15]

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        """R12.8: the chosen die leaves the board with its value."""
        state.agenda.pop()
        value = action - state.space.take_die.base + 1
        state.black_dice -= 1 << (4 * (value - 1))
        _take_black_die(state, seat, value)
        if frame[1] > 1:
            state.agenda.append((TAKE_DIE, frame[1] - 1, 0, 0))


TAKE_DIE: Final = TakeDie("take-die", optional=True)


def _take_black_die(state: MarcoPoloState, seat: int, value: int) -> None:
    state.black_left -= 1
    add_die(state, seat, value, 1)
    die_rolled(state, seat, value)
    if state.listener is not None:
        state.listener(event("marco-polo-ii-log-black-die", seat, ["black-dice"], value=value))


def add_die(state: MarcoPoloState, seat: int, value: int, black: int) -> None:
    state.dice[seat] += 1 << (4 * (2 * (value - 1) + black))


def die_rolled(state: MarcoPoloState, seat: int, value: int) -> None:
    """R12.6: Isabella Donati gains something for every die she rolls."""
    if state.character[seat] != ISABELLA:
        return
    if value in (1, 6):
        state.gain(seat, COIN, state.switches.isabella_coins)
    elif value in (2, 5):
        state.score(seat, BY_CHARACTER, 1)
    else:
        state.gain(seat, CAMEL, 1)
