"""Effects on the agenda: one interpreter for cards, tiles, spaces and slots (R2.1 to R2.3).

Effects that were set off together lie above a GROUP frame; their steps may be taken in any order, each at most once,
and are all offered in one question. What a step sets off forms a group of its own on top and comes first. A townsfolk
and its host are a PAIR: whichever begins is finished before the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import say
from caravansary.core.state import Frame
from caravansary.games.wayfarers.actions import (
    ACQUIRE,
    ADJUST,
    DONE,
    DRAW,
    EXTRA,
    GAIN,
    GOODS,
    INFLUENCE,
    JOURNAL,
    KEEP,
    MARK,
    MOVE,
    PAY,
    REFRESH,
    REROLL,
    TAKE,
    TILE,
    TRADE,
)
from caravansary.games.wayfarers.names import COIN, ROW_SIZE, WIDTH
from caravansary.games.wayfarers.notation import (
    ATOM_MASK,
    CARD_LAND,
    DIE_NEW,
    DIE_PM,
    DIE_REFRESH,
    DISCOUNT_SHIFT,
    DRAW_LAND,
    FREE,
    GAIN_COIN,
    GAIN_FOOD,
    INF_ANY,
    INF_BLACK,
    INF_CARD,
    INF_MOVE,
    TILE_GREEN,
    WORKER_TAKE,
)
from caravansary.games.wayfarers.notation import JOURNAL as JOURNAL_ATOM
from caravansary.games.wayfarers.rules import cards, dice, frames, influence, journal, payment, targets, tiles, workers

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState

NO_ATOM = -1


def step(state: WayfarersState, seat: int, chance: Chance) -> bool:
    """Carries out what needs no question, then asks for the next step of any effect in the group."""
    agenda = state.agenda
    first = group_start(state)
    for at in range(len(agenda) - 1, first - 1, -1):
        _do_automatic(state, seat, at, chance)
    actions: list[int] = []
    waiting = False
    for at in range(len(agenda) - 1, first - 1, -1):
        waiting = _offer(state, seat, agenda[at], actions) or waiting
    if not actions:
        if waiting:
            journal.extra_targets(state, seat, actions)
        if not actions:
            del agenda[first - 1 :]
            return False
    else:
        journal.extra_targets(state, seat, actions)
    if len(agenda) - first > 1 or len(actions) > 1:
        actions = list(dict.fromkeys(actions))
    if dice.can_trade(state, seat):
        actions.append(TRADE)
    if not agenda[first - 1][1] or _something_done(agenda, first):
        actions.append(DONE)
    return state.choose(seat, "effect", actions, chance)


def group_start(state: WayfarersState) -> int:
    """The index of the lowest effect of the group on top."""
    agenda = state.agenda
    at = len(agenda)
    while agenda[at - 1][0] != frames.GROUP:
        at -= 1
    return at


def _something_done(agenda: list[Frame], first: int) -> bool:
    """R4.4: whether a worker was not placed for nothing."""
    return any(agenda[at][2] for at in range(first, len(agenda)))


def _do_automatic(state: WayfarersState, seat: int, at: int, chance: Chance) -> None:
    """R2.3: gains without a choice come first; of a pair only an effect that consists of nothing else."""
    frame = state.agenda[at]
    if frame[0] == frames.EFFECT:
        if not frame[3]:
            done = _gain_bound(state, seat, frame[1], frame[2], chance)
            if done != frame[2]:
                state.agenda[at] = (frames.EFFECT, frame[1], done, 0)
    elif _is_plain(state, seat, frame[2]):
        _gain_bound(state, seat, frame[2], 0, chance)
        state.agenda[at] = (frames.EFFECT, frame[1], 0, frame[3])
        _do_automatic(state, seat, at, chance)
    elif not frame[3] and _is_plain(state, seat, frame[1]):
        _gain_bound(state, seat, frame[1], 0, chance)
        state.agenda[at] = (frames.EFFECT, frame[2], 0, 0)
        _do_automatic(state, seat, at, chance)


def _is_plain(state: WayfarersState, seat: int, effect: int) -> bool:
    parsed = state.box.effects[effect]
    if len(parsed.bundles) > 1:
        return False
    return all(targets.is_automatic(state, seat, code & ATOM_MASK) for code in parsed.atoms)


def _gain_bound(state: WayfarersState, seat: int, effect: int, done: int, chance: Chance) -> int:
    """Takes the automatic atoms of every bundle that is still possible; gives what is done now."""
    parsed = state.box.effects[effect]
    bound = parsed.bound_after(done)
    coins = food = 0
    for at, code in enumerate(parsed.atoms):
        atom = code & ATOM_MASK
        if not (bound >> at) & 1 or not targets.is_automatic(state, seat, atom):
            continue
        done |= 1 << at
        if atom == GAIN_COIN:
            coins += 1
        elif atom == GAIN_FOOD:
            food += 1
        elif atom == DIE_NEW:
            dice.new_die(state, seat, chance)
        else:
            influence.put_on_guild(state, seat, atom - INF_BLACK, 1)
    if coins:
        gain(state, seat, 0, coins)
    if food:
        gain(state, seat, 1, food)
    return done


def gain(state: WayfarersState, seat: int, good: int, number: int) -> None:
    state.own[seat * WIDTH + COIN + good] += number
    if state.listener is not None:
        gained = say(f"wayfarers-paid-{GOODS[good]}", number=number)
        state.listener(event("wayfarers-log-gains", seat, gained=gained))


def _offer(state: WayfarersState, seat: int, frame: Frame, actions: list[int]) -> bool:
    """Adds the answers of one frame; True if anything of it is left at all."""
    if frame[0] == frames.PAIR:
        _offer_effect(state, seat, frame[2], 0, actions)
        _offer_paid(state, seat, frame[1], 0, frame[3], actions)
        return True
    return _offer_paid(state, seat, frame[1], frame[2], frame[3], actions)


def _offer_paid(state: WayfarersState, seat: int, effect: int, done: int, price: int, actions: list[int]) -> bool:
    """R2.2: what costs something is first paid for."""
    if not price:
        return _offer_effect(state, seat, effect, done, actions)
    if targets.can_use(state, seat, effect, price):
        actions.append(PAY)
    return True


def _offer_effect(state: WayfarersState, seat: int, effect: int, done: int, actions: list[int]) -> bool:
    parsed = state.box.effects[effect]
    left = parsed.open_after(done)
    if not left:
        return False
    last = NO_ATOM
    for at, code in enumerate(parsed.atoms):
        if (left >> at) & 1 and code != last:
            targets.add_targets(state, seat, code, actions)
            last = code
    return True


def answer(state: WayfarersState, seat: int, action: int, chance: Chance) -> None:
    """An answer belongs to an atom of some effect in the group, or ends the group, or uses a guild."""
    if action == DONE:
        close(state)
    elif action == TRADE:
        dice.spend_trade(state, seat)
        state.agenda.append((frames.ADJUST, 2, 0, 0))
    elif EXTRA <= action < REFRESH:
        journal.extra_step(state, seat, action - EXTRA)
    elif action == PAY:
        _begin_paid(state, seat)
    else:
        code = _claim(state, _atom_of(state, action))
        if code == NO_ATOM:
            code = _claim(state, _other_atom_of(action))
        perform(state, seat, action, code, chance)


def close(state: WayfarersState) -> None:
    """What is left of the group is not wanted; with nothing else to come, the turn ends (R2.1)."""
    del state.agenda[group_start(state) - 1 :]
    if state.agenda[-1][0] == frames.CLOSE:
        state.agenda.pop()


def _begin_paid(state: WayfarersState, seat: int) -> None:
    """R2.2: pays for the first effect of the group that can be used; a host is then begun before its townsfolk."""
    agenda = state.agenda
    for at in range(len(agenda) - 1, group_start(state) - 1, -1):
        frame = agenda[at]
        price = frame[3]
        if not price or not targets.can_use(state, seat, frame[1], price):
            continue
        if frame[0] == frames.PAIR:
            _begin_of_pair(state, at, frame[1], frame[2], 0, 0)
        else:
            agenda[at] = (frames.EFFECT, frame[1], 0, 0)
        payment.ask_price(state, price, 0)
        return


def _begin_of_pair(state: WayfarersState, at: int, begun: int, other: int, done: int, price: int) -> None:
    """R2.3: the other effect waits until the one that was begun is finished."""
    state.agenda[at] = (frames.EFFECT, other, 0, price)
    state.agenda.append((frames.GROUP, 0, 0, 0))
    state.agenda.append((frames.EFFECT, begun, done, 0))


def _claim(state: WayfarersState, atom: int) -> int:
    """Marks an atom of that kind as done, the cheapest one; gives it with its discount, or NO_ATOM."""
    agenda = state.agenda
    for at in range(len(agenda) - 1, group_start(state) - 1, -1):
        frame = agenda[at]
        if frame[0] == frames.PAIR:
            bit = _bit_of(state, frame[2], 0, atom)
            if bit:
                _begin_of_pair(state, at, frame[2], frame[1], bit, frame[3])
                return _code(state, frame[2], bit)
            bit = 0 if frame[3] else _bit_of(state, frame[1], 0, atom)
            if bit:
                _begin_of_pair(state, at, frame[1], frame[2], bit, 0)
                return _code(state, frame[1], bit)
        elif not frame[3]:
            bit = _bit_of(state, frame[1], frame[2], atom)
            if bit:
                agenda[at] = (frames.EFFECT, frame[1], frame[2] | bit, 0)
                return _code(state, frame[1], bit)
    return NO_ATOM


def _bit_of(state: WayfarersState, effect: int, done: int, atom: int) -> int:
    parsed = state.box.effects[effect]
    left = parsed.open_after(done)
    best = 0
    while left:
        bit = left & -left
        left ^= bit
        code = parsed.atoms[bit.bit_length() - 1]
        if code & ATOM_MASK == atom and (not best or code > _code(state, effect, best)):
            best = bit
    return best


def _code(state: WayfarersState, effect: int, bit: int) -> int:
    return state.box.effects[effect].atoms[bit.bit_length() - 1]


def _atom_of(state: WayfarersState, action: int) -> int:
    """The kind of atom that an answer carries out."""
    if action < INFLUENCE:
        return GAIN_COIN + action - GAIN
    if action < MARK:
        return INF_BLACK + action - INFLUENCE
    if action < MOVE:
        return INF_CARD
    if action < JOURNAL:
        return INF_MOVE
    if action < EXTRA:
        return JOURNAL_ATOM
    if action < ADJUST:
        return DIE_REFRESH
    if action < TAKE:
        return DIE_PM
    if action < ACQUIRE:
        return WORKER_TAKE
    if action < DRAW:
        return CARD_LAND + (action - ACQUIRE) // ROW_SIZE
    if action < KEEP:
        return DRAW_LAND + action - DRAW
    return TILE_GREEN + state.box.tiles.colour[action - TILE]


def _other_atom_of(action: int) -> int:
    """A second kind of atom that can do the same: any guild for a named one, three cards in place of the row."""
    if INFLUENCE <= action < MARK:
        return INF_ANY
    return CARD_LAND + action - DRAW


def perform(state: WayfarersState, seat: int, action: int, code: int, chance: Chance) -> None:
    """Carries out one atom with the chosen target."""
    discount = code >> DISCOUNT_SHIFT & FREE
    if action < INFLUENCE:
        gain(state, seat, action - GAIN, 1)
    elif action < MARK:
        influence.influence_guild(state, seat, action - INFLUENCE)
    elif action < MOVE:
        influence.mark_card(state, seat, action - MARK)
    elif action < JOURNAL:
        influence.move(state, seat, action - MOVE)
    elif action < EXTRA:
        journal.step(state, seat, action - JOURNAL)
    elif action < REROLL:
        dice.refresh(state, seat, action - REFRESH, chance)
    elif action < ADJUST:
        dice.reroll(state, seat, action - REROLL, chance)
    elif action < TAKE:
        dice.adjust(state, seat, action - ADJUST)
    elif action < ACQUIRE:
        workers.take(state, seat, action - TAKE)
    elif action < DRAW:
        cards.acquire(state, seat, action - ACQUIRE, discount)
    elif action < KEEP:
        cards.draw_three(state, seat, action, code & ATOM_MASK >= DRAW_LAND, chance)
    else:
        tiles.take_tile(state, action - TILE, discount)
