"""The turn: one normal action, and auxiliary actions before and after it (R5.0.1, R5.0.2, R6.1 to R6.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.games.marco_polo_ii.actions import (
    ADD,
    ADJUST,
    BLACK_DIE,
    CHOOSE_PAYMENT,
    DIE_KINDS,
    END,
    PURSE,
    PURSE_GAINS,
    REROLL,
    USE_TILE,
)
from caravansary.games.marco_polo_ii.box import FILIPPO, OUTPOSTS
from caravansary.games.marco_polo_ii.bundle import CAMEL, JADE, KINDS
from caravansary.games.marco_polo_ii.rules import contracts, effects, frames, placing, seals
from caravansary.games.marco_polo_ii.rules.payment import CHOOSES_PAYMENT, pay
from caravansary.games.marco_polo_ii.scoring import BY_BONUSES
from caravansary.games.marco_polo_ii.words import die_name, outpost_name

if TYPE_CHECKING:
    from caravansary.core.state import Frame
    from caravansary.games.marco_polo_ii.state import MarcoPoloState

BOUGHT_BLACK_DIE = 1


def next_turn(state: MarcoPoloState, first: int) -> None:
    """R5.0.1: clockwise, whoever still has dice; without any dice left the round ends."""
    for i in range(state.seats):
        seat = (first + i) % state.seats
        if state.dice[seat]:
            state.active = seat
            state.turn += 1
            state.flags = 0
            state.passed = 0
            state.reached = 0
            state.agenda.append((frames.END_TURN, 0, 0, 0))
            state.agenda.append((frames.TURN, 0, 0, 0))
            return
    state.agenda.append((frames.END_ROUND, 0, 0, 0))


def end_turn(state: MarcoPoloState, chance: Chance) -> None:
    """R5.5.4: empty contract slots are refilled; posts of this turn work from the next one on (R5.4.9)."""
    contracts.refill(state, chance)
    state.new_posts = 0
    state.kept_now = 0
    state.flags = 0
    state.agenda.append((frames.NEXT_TURN, (state.active + 1) % state.seats, 0, 0))


def turn_answers(state: MarcoPoloState, seat: int, frame: Frame) -> list[int]:
    """R5.0.2: the normal action while it is due, auxiliary ones always, the end when nothing is due.

    R5.0.7: a die on the purse stands for the action only while none is possible.
    """
    dice = state.dice[seat]
    done = frame[1] == 1 or not dice
    found = [] if done else placing.place_answers(state, seat)
    if done or (frame[2] and not found):
        done = True
        found.append(END)
    contracts.complete_answers(state, seat, found)
    seals.upgrade_answers(state, seat, found)
    camels = state.goods[seat * KINDS + CAMEL] + state.goods[seat * KINDS + JADE]
    constants = state.box.constants
    if camels >= constants.black_die_camels and state.black_left and not state.flags & BOUGHT_BLACK_DIE:
        found.append(BLACK_DIE)
    if state.kept and state.character[seat] == FILIPPO:
        waits = state.switches.own_tile_waits and not done
        kept = state.kept & ~state.kept_now if waits else state.kept
        found.extend([USE_TILE + tile for tile in range(OUTPOSTS) if (kept >> tile) & 1])
    if dice:
        _dice_answers(placing.kinds_of(dice), camels, constants.reroll_camels, constants.adjust_camels, found)
    if state.goods[seat * KINDS + JADE] and not state.flags & CHOOSES_PAYMENT and found != [END]:
        found.append(CHOOSE_PAYMENT)
    return found


def _dice_answers(kinds: list[int], camels: int, reroll_price: int, adjust_price: int, found: list[int]) -> None:
    """R6.3 to R6.5, R6.7: what can be done with dice on the player board, own and black ones alike."""
    for kind in kinds:
        base = PURSE + kind * len(PURSE_GAINS)
        found.append(base)
        found.append(base + 1)
        found.append(base + 2)
    if camels >= reroll_price:
        for kind in kinds:
            found.append(REROLL + kind)
    if camels >= adjust_price:
        for kind in kinds:
            if kind >= 2:
                found.append(ADJUST + 2 * kind)
            if kind < DIE_KINDS - 2:
                found.append(ADJUST + 2 * kind + 1)


def purse(state: MarcoPoloState, seat: int, frame: Frame, kind: int, gain: int) -> None:
    """R6.3: one die for 3 coins, 2 camels or a jade; R5.0.7: it stands for a normal action where none is possible."""
    if not frame[1] and state.actions[0] >= ADD:
        state.agenda[-1] = (frames.TURN, 1, 0, 0) if state.switches.purse_is_the_action else (frames.TURN, 0, 1, 0)
    state.dice[seat] -= 1 << (4 * kind)
    state.placed.append(placing.placed_code(placing.PURSE_PLACE, seat, kind & 1, kind // 2 + 1))
    if state.listener is not None:
        state.listener(event("marco-polo-ii-log-purse", seat, ["purse"], die=die_name(kind)))
    effects.reward(state, seat, state.box.purse_rewards[gain], BY_BONUSES)


def buy_reroll(state: MarcoPoloState, seat: int, kind: int) -> None:
    """R6.4: pay, then roll one die once."""
    state.agenda.append((frames.REROLL, kind, 0, 0))
    pay(state, seat, 0, state.box.constants.reroll_camels, 0)


def reroll(state: MarcoPoloState, seat: int, kind: int, chance: Chance) -> None:
    value = chance.pick(6) + 1
    state.dice[seat] -= 1 << (4 * kind)
    effects.add_die(state, seat, value, kind & 1)
    if state.listener is not None:
        state.listener(event("marco-polo-ii-log-reroll", seat, die=die_name(kind), value=value))
    effects.die_rolled(state, seat, value)


def adjust(state: MarcoPoloState, seat: int, kind: int, up: int) -> None:
    """R6.5: one up or down; never from 6 to 1 or from 1 to 6."""
    changed = kind + 2 if up else kind - 2
    state.dice[seat] += (1 << (4 * changed)) - (1 << (4 * kind))
    if state.listener is not None:
        state.listener(event("marco-polo-ii-log-adjust", seat, die=die_name(kind), value=changed // 2 + 1))
    pay(state, seat, 0, state.box.constants.adjust_camels, 0)


def buy_black_die(state: MarcoPoloState, seat: int) -> None:
    """R6.6: once per turn."""
    state.flags |= BOUGHT_BLACK_DIE
    state.agenda.append((frames.TAKE_DIE, 1, 0, 0))
    pay(state, seat, 0, state.box.constants.black_die_camels, 0)


def use_tile(state: MarcoPoloState, seat: int, tile: int) -> None:
    """R12.5: Filippo Vitello gains a kept outpost tile, which then leaves the game."""
    state.kept &= ~(1 << tile)
    if state.listener is not None:
        state.listener(event("marco-polo-ii-log-use-tile", seat, tile=outpost_name(state.box, tile)))
    effects.reward(state, seat, state.box.outpost_rewards[tile], BY_BONUSES)
