"""Placing dice: which dice may go where, what it costs, and what the space then does (R5.0.1 to R5.7.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.agenda import Frame
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.marco_polo_ii.actions import DIE_KINDS, OFFERS_OF_BOOK
from caravansary.games.marco_polo_ii.box import (
    BOOK_OF_SPACE,
    CONTRACTS_SPACE,
    DE_WU,
    GANTULGA,
    KHAN,
    MAP_CARDS,
    SEALS_SPACE,
    SPACES,
    SPECIAL,
    TRAVEL,
)
from caravansary.games.marco_polo_ii.bundle import COIN, JADE, KINDS
from caravansary.games.marco_polo_ii.rules import cards, contracts, effects, seals, travel
from caravansary.games.marco_polo_ii.rules.payment import pay
from caravansary.games.marco_polo_ii.rules.question import MarcoPoloQuestion
from caravansary.games.marco_polo_ii.scoring import BY_BONUSES
from caravansary.games.marco_polo_ii.words import (
    amount_words,
    bundle_words,
    card_words,
    die_name,
    space_name,
    special_words,
)

if TYPE_CHECKING:
    from caravansary.games.marco_polo_ii.state import MarcoPoloState

NEUTRAL: Final = 7
"""The owner of neutral dice in `placed`."""

PURSE_PLACE: Final = SPACES
"""The purse among the spaces in `placed`."""


def kinds_of(dice: int) -> list[int]:
    """The kinds of dice in a packed set, from the lowest up."""
    found: list[int] = []
    kind = 0
    while dice:
        if dice & 15:
            found.append(kind)
        dice >>= 4
        kind += 1
    return found


def number_of(dice: int) -> int:
    """How many dice there are in a packed set."""
    number = 0
    while dice:
        number += dice & 15
        dice >>= 4
    return number


def only_black(dice: int) -> int:
    return dice & 0xF0F0F0F0F0F0


def place_answers(state: MarcoPoloState, seat: int) -> list[int]:
    """R5.0.3 to R5.0.5: every space with every die that may be the lowest one there."""
    found: list[int] = []
    first = state.space.place.base
    kinds = kinds_of(state.dice[seat])
    money = state.goods[seat * KINDS + COIN] + state.goods[seat * KINDS + JADE]
    for space in range(len(BOOK_OF_SPACE)):
        _single(state, seat, space, kinds, money, first, found)
    _khan(state, seat, kinds, first, found)
    _seals(state, seat, kinds, money, first, found)
    for space in range(TRAVEL, CONTRACTS_SPACE):
        if space == TRAVEL or state.character[seat] != GANTULGA:
            _travel(state, seat, space, kinds, first, found)
    if contracts.offered(state, seat):
        _single(state, seat, CONTRACTS_SPACE, kinds, money, first, found)
    for space in range(SPECIAL, MAP_CARDS):
        _special(state, seat, space, kinds, first, found)
    for space in range(MAP_CARDS, SPACES):
        if cards.is_open(state, seat, space):
            _card(state, seat, space, kinds, first, found)
    return found


def _single(
    state: MarcoPoloState, seat: int, space: int, kinds: list[int], money: int, first: int, found: list[int]
) -> None:
    """R5.0.3, R5.0.4, R5.1.1: a blue space for one die; a colour once per round, black dice always."""
    own_used = (state.used[space] >> seat) & 1
    occupied = state.stacks[space] > 0
    lowest = 2 * (state.box.min_die[space] - 1)
    base = first + space * DIE_KINDS
    for kind in kinds:
        if kind < lowest or (own_used and not kind & 1):
            continue
        if occupied and kind // 2 + 1 > money:
            break
        found.append(base + kind)


def _khan(state: MarcoPoloState, seat: int, kinds: list[int], first: int, found: list[int]) -> None:
    """R5.2.2, R5.2.3: never lower than the die before; four spaces; a colour once."""
    if state.stacks[KHAN] >= state.box.constants.khan_spaces:
        return
    own_used = (state.used[KHAN] >> seat) & 1
    for kind in kinds:
        if kind // 2 + 1 >= state.khan_last and (kind & 1 or not own_used):
            found.append(first + KHAN * DIE_KINDS + kind)


def _seals(state: MarcoPoloState, seat: int, kinds: list[int], money: int, first: int, found: list[int]) -> None:
    """R5.3.1, R12.2: two dice, or one of De Wu's, whose lowest is enough for a seal not yet owned."""
    occupied = state.stacks[SEALS_SPACE] > 0
    for kind in kinds:
        value = kind // 2 + 1
        if occupied and value > money:
            break
        if seals.can_take_seal(state, seat, value) and _enough(state, seat, SEALS_SPACE, kind):
            found.append(first + SEALS_SPACE * DIE_KINDS + kind)


def _enough(state: MarcoPoloState, seat: int, space: int, kind: int) -> bool:
    """Whether enough dice, none lower than this one, can go to the space together with it."""
    dice = state.dice[seat] >> (4 * kind)
    if (state.used[space] >> seat) & 1:
        if not kind & 1:
            return False
        dice = only_black(state.dice[seat]) >> (4 * kind)
    needed = 1 if space == SEALS_SPACE and state.character[seat] == DE_WU else state.box.space_dice[space]
    return number_of(dice) >= needed


def _travel(state: MarcoPoloState, seat: int, space: int, kinds: list[int], first: int, found: list[int]) -> None:
    """R5.4.1, R5.4.2: the fixed cost, the occupation and the first step must be payable."""
    fixed = state.box.constants.lower_coins if space == TRAVEL else 0
    occupied = state.stacks[space] > 0
    if not travel.can_step(state, seat, fixed, space - TRAVEL):
        return
    for kind in kinds:
        if occupied and not travel.can_step(state, seat, fixed + kind // 2 + 1, space - TRAVEL):
            break
        if _enough(state, seat, space, kind):
            found.append(first + space * DIE_KINDS + kind)


def _special(state: MarcoPoloState, seat: int, space: int, kinds: list[int], first: int, found: list[int]) -> None:
    """R5.6.1: an own post from an earlier turn, a free space, a colour once."""
    city = state.box.map.special[space - SPECIAL]
    if not (state.posts[seat] & ~state.new_posts) >> city & 1:
        return
    if state.stacks[space] >= state.box.constants.special_spaces:
        return
    own_used = (state.used[space] >> seat) & 1
    found.extend([first + space * DIE_KINDS + kind for kind in kinds if kind & 1 or not own_used])


def _card(state: MarcoPoloState, seat: int, space: int, kinds: list[int], first: int, found: list[int]) -> None:
    card = cards.card_on(state, space)
    base = first + space * DIE_KINDS
    if not cards.depends_on_die(state, card):
        if cards.usable(state, seat, card, 1):
            found.extend([base + kind for kind in kinds])
        return
    for kind in kinds:
        if cards.usable(state, seat, card, kind // 2 + 1):
            found.append(base + kind)


def place(state: MarcoPoloState, seat: int, space: int, die: int) -> None:
    """R5.0.3: the lowest die is chosen first; spaces for several dice ask for the others."""
    missing = state.box.space_dice[space] - 1
    if missing:
        state.agenda.append((ADD_DIE, space, 1 << (4 * die), missing))
    else:
        commit(state, seat, space, 1 << (4 * die))


def place_label(state: MarcoPoloState, space: int, die: int) -> Message:
    id = "marco-polo-ii-do-place-lowest" if state.box.space_dice[space] > 1 else "marco-polo-ii-do-place"
    return say(id, space=space_name(state.box, space), die=die_name(die))


def place_hint(state: MarcoPoloState, space: int, die: int) -> Message:
    """R5.0.4: the price of an occupied space, and what the space does with this die."""
    value = die // 2 + 1
    does = _space_words(state, space, value)
    if _is_blue(space) and state.stacks[space]:
        return say("marco-polo-ii-hint-occupied", price=amount_words("coin", value), does=does)
    return does


def _space_words(state: MarcoPoloState, space: int, value: int) -> Message:
    box = state.box
    if space >= MAP_CARDS:
        return card_words(box, cards.card_on(state, space), value)
    if space >= SPECIAL:
        return special_words(box, space - SPECIAL, value)
    if space == KHAN:
        return bundle_words(box.bundles[box.khan_reward])
    if TRAVEL <= space < CONTRACTS_SPACE:
        most = min(value, state.switches.travel_limits[space - TRAVEL])
        return say(f"marco-polo-ii-hint-{box.space_ids[space]}", most=most)
    return say(f"marco-polo-ii-hint-{box.space_ids[space]}", value=value)


class AddDie(MarcoPoloQuestion):
    """R5.0.3: one more die for a space that takes several. Its frame: space, dice chosen so far, how many are missing.

    Chosen dice are packed as in `state.dice`.
    """

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        """Dice that are not lower than those chosen, as long as enough are left after them."""
        _, space, chosen, missing = frame
        left = state.dice[seat] - chosen
        if (state.used[space] >> seat) & 1:
            left = only_black(left)
        first = state.space.add_die.base
        found: list[int] = []
        if space == SEALS_SPACE and state.character[seat] == DE_WU:
            found.append(state.space.no_more.base)
        for kind in range(kinds_of(chosen)[-1], DIE_KINDS):
            if (left >> (4 * kind)) & 15 and number_of(left >> (4 * kind)) >= missing:
                found.append(first + kind)
        return found

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        _, space, chosen, missing = frame
        state.agenda.pop()
        kind = state.space.kind(action)
        if kind is state.space.add_die:
            chosen += 1 << (4 * (action - kind.base))
            missing -= 1
            if missing:
                state.agenda.append((ADD_DIE, space, chosen, missing))
                return
        commit(state, seat, space, chosen)

    def prompt(self, state: MarcoPoloState, frame: Frame) -> Message:
        return say("marco-polo-ii-ask-add-die", space=space_name(state.box, frame[1]), number=frame[3])

    def label(self, state: MarcoPoloState, frame: Frame, action: int) -> Message:
        kind = state.space.kind(action)
        if kind is state.space.add_die:
            return say("marco-polo-ii-do-add", die=die_name(action - kind.base))
        return super().label(state, frame, action)


ADD_DIE: Final = AddDie("add-die")


def commit(state: MarcoPoloState, seat: int, space: int, dice: int) -> None:
    """R5.0.4, R5.0.6, R5.2.1: dice are placed, the occupation is paid, then the space does its work."""
    lowest = kinds_of(dice)[0] // 2 + 1
    price = lowest if _is_blue(space) and state.stacks[space] else 0
    _put(state, seat, space, dice)
    if state.listener is not None:
        name = space_name(state.box, space)
        elements = [f"space:{state.box.space_ids[space]}"]
        state.listener(event("marco-polo-ii-log-place", seat, elements, space=name, value=lowest, price=price))
    if TRAVEL <= space < CONTRACTS_SPACE:
        _begin_travel(state, seat, space, lowest, price)
        return
    if space < KHAN:
        state.agenda.append((OFFER, BOOK_OF_SPACE[space], 0, 0))
    elif space == KHAN:
        state.khan_last = lowest
        effects.reward(state, seat, state.box.khan_reward, BY_BONUSES)
    elif space == SEALS_SPACE:
        state.agenda.append((seals.SEAL, lowest, 0, 0))
    elif space == CONTRACTS_SPACE:
        state.agenda.append((effects.REWARD, state.box.taken_reward, BY_BONUSES, 1))
        state.agenda.append((contracts.CONTRACTS, state.box.constants.most_taken, 0, 0))
    elif space < MAP_CARDS:
        _special_city(state, seat, space - SPECIAL, lowest)
    else:
        cards.use(state, seat, cards.card_on(state, space), lowest)
    if price:
        pay(state, seat, price, 0, 0)


def _is_blue(space: int) -> bool:
    """R5.0.4: whether whoever comes to the space after another pays for it."""
    return space < SPECIAL and space != KHAN


def _put(state: MarcoPoloState, seat: int, space: int, dice: int) -> None:
    """R5.0.3: an own die among them means that the colour was used there."""
    state.dice[seat] -= dice
    state.stacks[space] += 1
    if dice != only_black(dice):
        state.used[space] |= 1 << seat
    for kind in kinds_of(dice):
        for _ in range((dice >> (4 * kind)) & 15):
            state.placed.append(placed_code(space, seat, kind & 1, kind // 2 + 1))


def placed_code(space: int, owner: int, black: int, value: int) -> int:
    return space * 256 + owner * 16 + black * 8 + value


def _begin_travel(state: MarcoPoloState, seat: int, space: int, lowest: int, price: int) -> None:
    """R5.4.1: as many locations as the space and the lowest die allow."""
    travel.take_hourglass(state, seat, space)
    level = space - TRAVEL
    fixed = state.box.constants.lower_coins if space == TRAVEL else 0
    limit = state.switches.travel_limits[level]
    travel.begin_walk(state, level, min(limit, lowest), price + fixed)


def _special_city(state: MarcoPoloState, seat: int, which: int, value: int) -> None:
    """R5.6.2, R5.6.3: the fixed reward, and that of the upgraded seal once or twice by the die."""
    seal = state.box.special_seal[which]
    if (state.upgraded[seat] >> seal) & 1:
        times = state.box.special_times[which][value - 1]
        state.agenda.append((effects.REWARD, state.box.seal_rewards[seal], BY_BONUSES, times))
    effects.reward(state, seat, state.box.special_reward[which], BY_BONUSES)


class TakeOffer(MarcoPoloQuestion):
    """R5.1.2: two free bundles, one for 1 jade, one for 2. Its frame: book."""

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        first = state.space.offer.base + len(OFFERS_OF_BOOK) * frame[1]
        return [first + which for which in range(number_of_offers(state, seat))]

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        """R5.1.3: the whole bundle; its price is jade only."""
        state.agenda.pop()
        which = (action - state.space.offer.base) % len(OFFERS_OF_BOOK)
        if which >= 2:
            state.goods[seat * KINDS + JADE] -= which - 1
        effects.reward(state, seat, offer_reward(state, frame[1], which), BY_BONUSES)

    def label(self, state: MarcoPoloState, frame: Frame, action: int) -> Message:
        which = (action - state.space.offer.base) % len(OFFERS_OF_BOOK)
        bundle = bundle_words(state.box.bundles[offer_reward(state, frame[1], which)])
        if which < 2:
            return bundle
        return say("marco-polo-ii-do-offer", jade=amount_words("jade", which - 1), bundle=bundle)


OFFER: Final = TakeOffer("offer")


def number_of_offers(state: MarcoPoloState, seat: int) -> int:
    """R5.1.2: how many bundles of a book the seat can have."""
    return 2 + min(2, state.has(seat, JADE))


def offer_reward(state: MarcoPoloState, book: int, which: int) -> int:
    """The number of the bundle."""
    if which < 2:
        return state.box.printed_rewards[2 * book + which]
    return state.box.offer_rewards[2 * state.offers[book] + which - 2]
