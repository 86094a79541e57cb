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
    WHOSE,
)
from caravansary.games.wayfarers.names import COIN, GUILD_YELLOW, SUPPLY, WIDTH
from caravansary.games.wayfarers.notation import (
    ATOM_MASK,
    DIE_NEW,
    DISCOUNT_SHIFT,
    DRAW_LAND,
    FREE,
    GAIN_COIN,
    GAIN_FOOD,
    INF_BLACK,
    INF_BLUE,
)
from caravansary.games.wayfarers.rules import (
    cards,
    dice,
    frames,
    influence,
    journal,
    payment,
    sources,
    targets,
    tiles,
    workers,
)

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState


def step(state: WayfarersState, seat: int, chance: Chance) -> bool:
    """Carries out what needs no question, then asks for the next step of any effect in the group."""
    agenda = state.agenda
    first = sources.group_start(state)
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
    free = not agenda[first - 1][1] or _something_done(agenda, first)
    if dice.can_trade(state, seat) and (free or _works_after_trade(state, seat, first)):
        actions.append(TRADE)
    if free:
        actions.append(DONE)
    return state.choose(seat, "effect", actions, chance)


def _something_done(agenda: list[Frame], first: int) -> bool:
    """R4.4: whether a worker was not placed for nothing."""
    return any(agenda[at][2] for at in range(first, len(agenda)))


def _works_after_trade(state: WayfarersState, seat: int, first: int) -> bool:
    """R4.4: influence that the worker's only step must be paid with cannot be spent on trade before."""
    if state.switches.trade_may_waste_worker:
        return True
    state.add_influence(seat, GUILD_YELLOW, -1)
    actions: list[int] = []
    for at in range(first, len(state.agenda)):
        _offer(state, seat, state.agenda[at], actions)
    state.add_influence(seat, GUILD_YELLOW, 1)
    return bool(actions)


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
    """R2.2, R6.2: gains without a choice, and tokens in the supply for all of them; else one is shifted, by choice."""
    parsed = state.box.effects[effect]
    if len(parsed.bundles) > 1:
        return False
    if not all(targets.is_automatic(state, seat, code & ATOM_MASK) for code in parsed.atoms):
        return False
    if state.switches.pairs_lose_influence:
        return True
    tokens = sum(1 for code in parsed.atoms if INF_BLACK <= code & ATOM_MASK <= INF_BLUE)
    return tokens <= state.own[seat * WIDTH + SUPPLY]


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
    last = sources.NO_ATOM
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
        _answer_step(state, seat, action, chance)


def _answer_step(state: WayfarersState, seat: int, action: int, chance: Chance) -> None:
    """R2.3: a step that may belong to several effects waits for the player's word, if it matters."""
    agenda = state.agenda
    if state.switches.first_source_steps or (agenda[-1][0] == frames.EFFECT and agenda[-2][0] == frames.GROUP):
        perform(state, seat, action, sources.claim_first(state, action), chance)
        return
    found = sources.of_step(state, action)
    if len(found) > 1:
        agenda.append((frames.WHOSE, action, 0, 0))
        return
    perform(state, seat, action, sources.claim(state, found[0]), chance)


def whose_answers(state: WayfarersState, action: int) -> list[int]:
    return [WHOSE + place for place in range(len(sources.of_step(state, action)))]


def answer_whose(state: WayfarersState, seat: int, step: int, action: int, chance: Chance) -> None:
    """R2.3: the step is done as part of the effect that the player named."""
    source = sources.of_step(state, step)[action - WHOSE]
    perform(state, seat, step, sources.claim(state, source), chance)


def close(state: WayfarersState) -> None:
    """What is left of the group is not wanted; with nothing else to come, the turn ends (R2.1)."""
    del state.agenda[sources.group_start(state) - 1 :]
    if state.agenda[-1][0] == frames.CLOSE:
        state.agenda.pop()


def _begin_paid(state: WayfarersState, seat: int) -> None:
    """R2.2: pays for the first effect of the group that can be used; a host is then begun before its townsfolk."""
    agenda = state.agenda
    for at in range(len(agenda) - 1, sources.group_start(state) - 1, -1):
        frame = agenda[at]
        price = frame[3]
        if not price or not targets.can_use(state, seat, frame[1], price):
            continue
        if frame[0] == frames.PAIR:
            sources.begin_of_pair(state, at, frame[1], frame[2], 0, 0)
        else:
            agenda[at] = (frames.EFFECT, frame[1], 0, 0)
        payment.ask_price(state, price, 0)
        return


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
