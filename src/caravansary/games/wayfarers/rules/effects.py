"""Effects on the agenda: one interpreter for cards, tiles, spaces and slots (R2.1 to R2.3).

Effects that were set off together lie above a GROUP frame; their steps may be taken in any order, each at most once,
and are all offered in one question. What a step sets off forms a group of its own on top and comes first. A townsfolk
and its host are a PAIR: whichever begins is finished before the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.agenda import Frame, Work
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.wayfarers.actions import GOODS
from caravansary.games.wayfarers.names import COIN, GUILD_YELLOW, ROW_SIZE, SUPPLY, WIDTH
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
    course,
    dice,
    influence,
    journal,
    payment,
    sources,
    targets,
    tiles,
    workers,
)
from caravansary.games.wayfarers.rules.question import WayfarersQuestion
from caravansary.games.wayfarers.words import card_hint, effect_message, joined, paid_effect, price_message

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState


class Group(Work["WayfarersState"]):
    """Lies under the effects that were set off together, and goes with them. Alone, it has nothing to do.

    Its frame: 1 if something of the effects must be done.
    """

    def do(self, state: WayfarersState, frame: Frame, chance: Chance) -> None:
        pass


GROUP: Final = Group("group")


class NextStep(WayfarersQuestion):
    """The next step of any effect in the group on top. There are two frames for it, which ask the same.

    EFFECT: an effect, its atoms done, and the price still to be paid.
    PAIR: the effect of a card, the effect of the townsfolk under it, and the price of the first.
    """

    def settle(self, state: WayfarersState, frame: Frame, chance: Chance) -> bool:
        """R2.3: gains without a choice come first."""
        at = len(state.agenda) - 1
        found = state.agenda[at]
        while found[0] is not GROUP:
            _do_automatic(state, state.active, at, found, chance)
            at -= 1
            found = state.agenda[at]
        return False

    def legal(self, state: WayfarersState, frame: Frame, seat: int) -> list[int]:
        """Every step that is possible, an extra step of the journal, trade, and leaving the rest."""
        agenda = state.agenda
        actions: list[int] = []
        waiting = False
        at = len(agenda) - 1
        found = agenda[at]
        while found[0] is not GROUP:
            waiting = _offer(state, seat, found, actions) or waiting
            at -= 1
            found = agenda[at]
        first = at + 1
        if actions or waiting:
            journal.extra_targets(state, seat, actions)
        if not actions:
            return actions
        if len(agenda) - first > 1 or len(actions) > 1:
            actions = list(dict.fromkeys(actions))
        free = not found[1] or _something_done(agenda, first)
        if dice.can_trade(state, seat) and (free or _works_after_trade(state, seat, first)):
            actions.append(state.space.trade.base)
        if free:
            actions.append(state.space.done.base)
        return actions

    def skip(self, state: WayfarersState, frame: Frame) -> None:
        """Nothing of the group can be done: it goes as a whole."""
        del state.agenda[sources.group_start(state) - 1 :]

    def answer(self, state: WayfarersState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        """An answer belongs to an atom of some effect in the group, or ends the group, or uses a guild."""
        space = state.space
        kind = space.kind(action)
        if kind is space.done:
            close(state)
        elif kind is space.trade:
            dice.trade(state, seat)
        elif kind is space.extra:
            journal.extra_step(state, seat, action - kind.base)
        elif kind is space.pay:
            _begin_paid(state, seat)
        else:
            _answer_step(state, seat, action, chance)

    def prompt(self, state: WayfarersState, frame: Frame) -> Message:
        """What is left of all effects of the group, and what must be paid before."""
        parts: list[Message] = []
        for place in range(len(state.agenda) - 1, sources.group_start(state) - 1, -1):
            what, first, second, price = state.agenda[place]
            if what is PAIR:
                _add_words(state, second, 0, 0, parts)
                _add_words(state, first, 0, price, parts)
            else:
                _add_words(state, first, second, price, parts)
        effects = joined(parts, "list") if parts else say("wayfarers-nothing")
        return say("wayfarers-ask-effect", effect=effects)

    def label(self, state: WayfarersState, frame: Frame, action: int) -> Message:
        """The step, with cards by name and payments by number."""
        space = state.space
        kind = space.kind(action)
        choice = action - kind.base
        if kind is space.done:
            ends_turn = state.agenda[sources.group_start(state) - 2][0] is course.CLOSE
            return say("wayfarers-do-end" if ends_turn else "wayfarers-do-done")
        if kind is space.pay:
            price = payment.left_of(state, _unpaid(state))
            return say("wayfarers-do-pay", price=price_message(price)) if price else say("wayfarers-do-pay-nothing")
        if kind is space.gain:
            return say("wayfarers-do-gain", good=payment.good_name(choice))
        if kind is space.mark:
            return say("wayfarers-do-mark", card=cards.card_at(state, choice))
        if kind is space.move:
            return influence.move_label(choice)
        if kind is space.journal or kind is space.extra:
            return journal.step_label(state, kind, choice)
        if kind is space.adjust:
            return dice.adjust_label(choice)
        if kind is space.take:
            return workers.step_label(kind, choice)
        if kind is space.acquire:
            return cards.acquire_label(state, choice)
        return super().label(state, frame, action)

    def hint(self, state: WayfarersState, frame: Frame, action: int) -> Message | None:
        """What a card, a tile or a step of the journal brings."""
        space = state.space
        kind = space.kind(action)
        choice = action - kind.base
        if kind is space.mark:
            return card_hint(state.box, choice // ROW_SIZE, state.row[choice])
        if kind is space.journal or kind is space.extra:
            return journal.step_hint(state, choice)
        if kind is space.acquire:
            return cards.acquire_hint(state, choice, _discount(state, action))
        if kind is space.tile:
            return tiles.tile_hint(state, choice, _discount(state, action))
        return None


EFFECT: Final = NextStep("effect", optional=True)
PAIR: Final = NextStep("pair", kind="effect", optional=True)


def _something_done(agenda: list[Frame], first: int) -> bool:
    """R4.4: whether some part of the effects was carried out already."""
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


def _do_automatic(state: WayfarersState, seat: int, at: int, frame: Frame, chance: Chance) -> None:
    """R2.3: gains without a choice come first; of a pair only an effect that consists of nothing else."""
    if frame[0] is EFFECT:
        if not frame[3]:
            done = _gain_bound(state, seat, frame[1], frame[2], chance)
            if done != frame[2]:
                state.agenda[at] = (EFFECT, frame[1], done, 0)
    elif _is_plain(state, seat, frame[2]):
        _gain_bound(state, seat, frame[2], 0, chance)
        _begin_alone(state, seat, at, frame[1], frame[3], chance)
    elif not frame[3] and _is_plain(state, seat, frame[1]):
        _gain_bound(state, seat, frame[1], 0, chance)
        _begin_alone(state, seat, at, frame[2], 0, chance)


def _begin_alone(state: WayfarersState, seat: int, at: int, effect: int, price: int, chance: Chance) -> None:
    """The other effect of a pair is done, so this one stands alone."""
    frame = (EFFECT, effect, 0, price)
    state.agenda[at] = frame
    _do_automatic(state, seat, at, frame, chance)


def _is_plain(state: WayfarersState, seat: int, effect: int) -> bool:
    """R2.2, R6.2: whether an effect is nothing but gains without a choice, and the supply has a token for each.

    For what the supply lacks a token is shifted, and which one is a choice.
    """
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
    if frame[0] is PAIR:
        _offer_effect(state, seat, frame[2], 0, actions)
        _offer_paid(state, seat, frame[1], 0, frame[3], actions)
        return True
    return _offer_paid(state, seat, frame[1], frame[2], frame[3], actions)


def _offer_paid(state: WayfarersState, seat: int, effect: int, done: int, price: int, actions: list[int]) -> bool:
    """R2.2: what costs something is first paid for."""
    if not price:
        return _offer_effect(state, seat, effect, done, actions)
    if targets.can_use(state, seat, effect, price):
        actions.append(state.space.pay.base)
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


def _answer_step(state: WayfarersState, seat: int, action: int, chance: Chance) -> None:
    """R2.3: a step that may belong to several effects waits for the player's word, if it matters."""
    agenda = state.agenda
    if state.switches.first_source_steps or (agenda[-1][0] is EFFECT and agenda[-2][0] is GROUP):
        perform(state, seat, action, sources.claim_first(state, action), chance)
        return
    found = sources.of_step(state, action)
    if len(found) > 1:
        agenda.append((sources.WHOSE, action, 0, 0))
        return
    perform(state, seat, action, sources.claim(state, found[0]), chance)


def close(state: WayfarersState) -> None:
    """What is left of the group is not wanted; with nothing else to come, the turn ends (R2.1)."""
    del state.agenda[sources.group_start(state) - 1 :]
    if state.agenda[-1][0] is course.CLOSE:
        state.agenda.pop()


def _begin_paid(state: WayfarersState, seat: int) -> None:
    """R2.2: pays for the first effect of the group that can be used; a host is then begun before its townsfolk."""
    agenda = state.agenda
    for at in range(len(agenda) - 1, sources.group_start(state) - 1, -1):
        frame = agenda[at]
        price = frame[3]
        if not price or not targets.can_use(state, seat, frame[1], price):
            continue
        if frame[0] is PAIR:
            sources.begin_of_pair(state, at, frame[1], frame[2], 0, 0)
        else:
            agenda[at] = (EFFECT, frame[1], 0, 0)
        payment.ask_price(state, price, 0)
        return


def perform(state: WayfarersState, seat: int, action: int, code: int, chance: Chance) -> None:
    """Carries out one atom with the chosen target."""
    space = state.space
    kind = space.kind(action)
    choice = action - kind.base
    if kind is space.gain:
        gain(state, seat, choice, 1)
    elif kind is space.influence:
        influence.influence_guild(state, seat, choice)
    elif kind is space.mark:
        influence.mark_card(state, seat, choice)
    elif kind is space.move:
        influence.move(state, seat, choice)
    elif kind is space.journal:
        journal.step(state, seat, choice)
    elif kind is space.refresh:
        dice.refresh(state, seat, choice, chance)
    elif kind is space.reroll:
        dice.reroll(state, seat, choice, chance)
    elif kind is space.adjust:
        dice.adjust(state, seat, choice)
    elif kind is space.take:
        workers.take(state, seat, choice)
    elif kind is space.acquire:
        cards.acquire(state, seat, choice, code >> DISCOUNT_SHIFT & FREE)
    elif kind is space.draw:
        cards.draw_three(state, seat, choice, code & ATOM_MASK >= DRAW_LAND, chance)
    else:
        tiles.take_tile(state, choice, code >> DISCOUNT_SHIFT & FREE)


def _add_words(state: WayfarersState, effect: int, done: int, price: int, parts: list[Message]) -> None:
    """What is left of an effect, if anything, and what must be paid before."""
    parsed = state.box.effects[effect]
    if parsed.open_after(done):
        words = effect_message(parsed, done)
        parts.append(paid_effect(words, payment.left_of(state, price)) if price else words)


def _unpaid(state: WayfarersState) -> int:
    """The price that "pay" would pay."""
    for place in range(len(state.agenda) - 1, sources.group_start(state) - 1, -1):
        if state.agenda[place][3]:
            return state.agenda[place][3]
    return 0


def _discount(state: WayfarersState, action: int) -> int:
    """The most that an effect takes off the price of a step."""
    codes = [sources.code_of(state, source) for source in sources.matching(state, action)]
    return max([code >> DISCOUNT_SHIFT & FREE for code in codes], default=0)
