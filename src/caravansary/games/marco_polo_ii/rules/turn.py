"""The turn: one normal action, and auxiliary actions before and after it (R5.0.1, R5.0.2, R6.1 to R6.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.agenda import Frame, Work
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.marco_polo_ii.actions import DIE_KINDS, PURSE_GAINS
from caravansary.games.marco_polo_ii.box import FILIPPO, OUTPOSTS
from caravansary.games.marco_polo_ii.bundle import CAMEL, JADE, KINDS
from caravansary.games.marco_polo_ii.rules import contracts, course, effects, placing, seals
from caravansary.games.marco_polo_ii.rules.payment import CHOOSES_PAYMENT, pay
from caravansary.games.marco_polo_ii.rules.question import MarcoPoloQuestion
from caravansary.games.marco_polo_ii.scoring import BY_BONUSES
from caravansary.games.marco_polo_ii.words import amount_words, bundle_words, die_name, outpost_name, reward_words

if TYPE_CHECKING:
    from caravansary.games.marco_polo_ii.state import MarcoPoloState

BOUGHT_BLACK_DIE: Final = 1
"""Among the flags of a turn."""


class NextTurn(Work["MarcoPoloState"]):
    """R5.0.1: clockwise, whoever still has dice; without any dice left the round ends.

    Its frame: the seat that is first to be looked at.
    """

    def do(self, state: MarcoPoloState, frame: Frame, chance: Chance) -> None:
        for i in range(state.seats):
            seat = (frame[1] + i) % state.seats
            if state.dice[seat]:
                state.active = seat
                state.turn += 1
                state.flags = 0
                state.passed = 0
                state.reached = 0
                state.agenda.append((END_TURN, 0, 0, 0))
                state.agenda.append((TURN, 0, 0, 0))
                return
        state.agenda.append((course.END_ROUND, 0, 0, 0))


NEXT_TURN: Final = NextTurn("next-turn")


class EndTurn(Work["MarcoPoloState"]):
    """R5.5.4: empty contract slots are refilled; posts of this turn work from the next one on (R5.4.9)."""

    def do(self, state: MarcoPoloState, frame: Frame, chance: Chance) -> None:
        contracts.refill(state, chance)
        state.new_posts = 0
        state.kept_now = 0
        state.flags = 0
        state.agenda.append((NEXT_TURN, (state.active + 1) % state.seats, 0, 0))


END_TURN: Final = EndTurn("end-turn")


class Turn(MarcoPoloQuestion):
    """R5.0.2: the normal action while it is due, auxiliary ones always, the end when nothing is due.

    Its frame: 1 if the normal action is done, 1 if a die on the purse stands for it while none is possible.
    """

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        """R5.0.7: a die on the purse stands for the action only while none is possible."""
        space = state.space
        dice = state.dice[seat]
        done = frame[1] == 1 or not dice
        found = [] if done else placing.place_answers(state, seat)
        if done or (frame[2] and not found):
            done = True
            found.append(space.end.base)
        contracts.complete_answers(state, seat, found)
        seals.upgrade_answers(state, seat, found)
        camels = state.goods[seat * KINDS + CAMEL] + state.goods[seat * KINDS + JADE]
        if camels >= state.box.constants.black_die_camels and state.black_left and not state.flags & BOUGHT_BLACK_DIE:
            found.append(space.black_die.base)
        if state.kept and state.character[seat] == FILIPPO:
            waits = state.switches.own_tile_waits and not done
            kept = state.kept & ~state.kept_now if waits else state.kept
            first = space.use_tile.base
            found.extend([first + tile for tile in range(OUTPOSTS) if (kept >> tile) & 1])
        if dice:
            _dice_answers(state, placing.kinds_of(dice), camels, found)
        if state.goods[seat * KINDS + JADE] and not state.flags & CHOOSES_PAYMENT and found != [space.end.base]:
            found.append(space.choose_payment.base)
        return found

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        space = state.space
        kind = space.kind(action)
        number = action - kind.base
        if kind is space.place:
            state.agenda[-1] = (TURN, 1, 0, 0)
            placing.place(state, seat, number // DIE_KINDS, number % DIE_KINDS)
        elif kind is space.end:
            state.agenda.pop()
        elif kind is space.purse:
            _purse(state, frame, seat, number // len(PURSE_GAINS), number % len(PURSE_GAINS))
        elif kind is space.reroll:
            # R6.4: pay, then roll one die once.
            state.agenda.append((REROLL, number, 0, 0))
            pay(state, seat, 0, state.box.constants.reroll_camels, 0)
        elif kind is space.adjust:
            _adjust(state, seat, number // 2, number % 2)
        elif kind is space.complete:
            contracts.complete(state, seat, number)
        elif kind is space.upgrade:
            seals.upgrade(state, seat, number)
        elif kind is space.black_die:
            # R6.6: once per turn.
            state.flags |= BOUGHT_BLACK_DIE
            state.agenda.append((effects.TAKE_DIE, 1, 0, 0))
            pay(state, seat, 0, state.box.constants.black_die_camels, 0)
        elif kind is space.use_tile:
            _use_tile(state, seat, number)
        else:
            state.flags |= CHOOSES_PAYMENT

    def prompt(self, state: MarcoPoloState, frame: Frame) -> Message:
        may_end = state.space.end.base in state.actions
        return say("marco-polo-ii-ask-turn-done" if may_end else "marco-polo-ii-ask-turn")

    def label(self, state: MarcoPoloState, frame: Frame, action: int) -> Message:
        space = state.space
        kind = space.kind(action)
        number = action - kind.base
        if kind is space.place:
            return placing.place_label(state, number // DIE_KINDS, number % DIE_KINDS)
        if kind is space.purse:
            gain = state.box.bundles[state.box.purse_rewards[number % len(PURSE_GAINS)]]
            die = die_name(number // len(PURSE_GAINS))
            return say("marco-polo-ii-do-purse", die=die, gain=bundle_words(gain))
        if kind is space.reroll:
            return say("marco-polo-ii-do-reroll", die=die_name(number))
        if kind is space.adjust:
            value = number // 4 + 1 + (1 if number % 2 else -1)
            return say("marco-polo-ii-do-adjust", die=die_name(number // 2), value=value)
        if kind is space.complete:
            return contracts.contract_label(state, kind, number)
        if kind is space.use_tile:
            return say("marco-polo-ii-do-use-tile", outpost=outpost_name(state.box, number))
        return super().label(state, frame, action)

    def hint(self, state: MarcoPoloState, frame: Frame, action: int) -> Message | None:
        space = state.space
        kind = space.kind(action)
        number = action - kind.base
        if kind is space.place:
            return placing.place_hint(state, number // DIE_KINDS, number % DIE_KINDS)
        if kind is space.reroll:
            return _costs(state.box.constants.reroll_camels)
        if kind is space.adjust:
            return _costs(state.box.constants.adjust_camels)
        if kind is space.black_die:
            return _costs(state.box.constants.black_die_camels)
        if kind is space.complete:
            return reward_words(state.box, number)
        if kind is space.upgrade:
            return seals.upgrade_hint(state, number)
        if kind is space.choose_payment:
            return say("marco-polo-ii-hint-choose-payment")
        return None


TURN: Final = Turn("turn")


def _dice_answers(state: MarcoPoloState, kinds: list[int], camels: int, found: list[int]) -> None:
    """R6.3 to R6.5, R6.7: what can be done with dice on the player board, own and black ones alike."""
    space = state.space
    constants = state.box.constants
    first = space.purse.base
    for kind in kinds:
        base = first + kind * len(PURSE_GAINS)
        found.append(base)
        found.append(base + 1)
        found.append(base + 2)
    if camels >= constants.reroll_camels:
        first = space.reroll.base
        for kind in kinds:
            found.append(first + kind)
    if camels >= constants.adjust_camels:
        first = space.adjust.base
        for kind in kinds:
            if kind >= 2:
                found.append(first + 2 * kind)
            if kind < DIE_KINDS - 2:
                found.append(first + 2 * kind + 1)


def _purse(state: MarcoPoloState, frame: Frame, seat: int, die: int, gain: int) -> None:
    """R6.3: one die for 3 coins, 2 camels or a jade; R5.0.7: it stands for a normal action where none is possible."""
    may_place = state.space.kind(state.actions[0]) is state.space.place
    if not frame[1] and not may_place:
        state.agenda[-1] = (TURN, 1, 0, 0) if state.switches.purse_is_the_action else (TURN, 0, 1, 0)
    state.dice[seat] -= 1 << (4 * die)
    state.placed.append(placing.placed_code(placing.PURSE_PLACE, seat, die & 1, die // 2 + 1))
    if state.listener is not None:
        state.listener(event("marco-polo-ii-log-purse", seat, ["purse"], die=die_name(die)))
    effects.reward(state, seat, state.box.purse_rewards[gain], BY_BONUSES)


def _adjust(state: MarcoPoloState, seat: int, die: int, up: int) -> None:
    """R6.5: one up or down; never from 6 to 1 or from 1 to 6."""
    changed = die + 2 if up else die - 2
    state.dice[seat] += (1 << (4 * changed)) - (1 << (4 * die))
    if state.listener is not None:
        state.listener(event("marco-polo-ii-log-adjust", seat, die=die_name(die), value=changed // 2 + 1))
    pay(state, seat, 0, state.box.constants.adjust_camels, 0)


def _use_tile(state: MarcoPoloState, seat: int, tile: int) -> None:
    """R12.5: Filippo Vitello gains a kept outpost tile, which then leaves the game."""
    state.kept &= ~(1 << tile)
    if state.listener is not None:
        state.listener(event("marco-polo-ii-log-use-tile", seat, tile=outpost_name(state.box, tile)))
    effects.reward(state, seat, state.box.outpost_rewards[tile], BY_BONUSES)


def _costs(camels: int) -> Message:
    return say("marco-polo-ii-hint-costs", cost=amount_words("camel", camels))


class Reroll(Work["MarcoPoloState"]):
    """R6.4: one die is rolled again, now that it is paid. Its frame: kind of die."""

    def do(self, state: MarcoPoloState, frame: Frame, chance: Chance) -> None:
        seat = state.active
        die = frame[1]
        value = chance.pick(6) + 1
        state.dice[seat] -= 1 << (4 * die)
        effects.add_die(state, seat, value, die & 1)
        if state.listener is not None:
            state.listener(event("marco-polo-ii-log-reroll", seat, die=die_name(die), value=value))
        effects.die_rolled(state, seat, value)


REROLL: Final = Reroll("reroll")
