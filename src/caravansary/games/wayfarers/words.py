# mypyc: skip
"""The box in words: cards, effects, prices, needs and points as messages, made from the notation itself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from caravansary.core.messages import Message, say
from caravansary.games.wayfarers.box import WayfarersBox
from caravansary.games.wayfarers.box_cards import NO_SPACE, WHEN
from caravansary.games.wayfarers.names import (
    ASSETS,
    COIN,
    COUNTERS,
    FOLK,
    FOOD,
    HOSTS,
    INSP,
    LAND,
    PRINTED,
    SPACE,
    TAGS,
    WORKERS,
)
from caravansary.games.wayfarers.notation import (
    ATOM_MASK,
    ATOMS,
    COLOURS_SHIFT,
    DISCOUNT_SHIFT,
    FREE,
    IF_MOST,
    NO_CONDITION,
    WORKER_PLACE,
    Effect,
    Formula,
    Need,
    Price,
)

PRINTED_CARDS = ("city", "harbour", "stars")


def joined(parts: Sequence[Message], how: str) -> Message:
    """Several messages as one: `how` is a message of two parts, such as "{ $first } or { $second }"."""
    whole = parts[0]
    for part in parts[1:]:
        whole = say(f"wayfarers-join-{how}", first=whole, second=part)
    return whole


def word(text: str) -> str:
    """A word of the notation as part of a message id."""
    return text.replace(".", "-").replace("?", "-if")


def counted_atoms(effect: Effect, mask: int) -> list[tuple[int, int]]:
    """The atoms of a mask in order, each with its number."""
    found: list[tuple[int, int]] = []
    for at, code in enumerate(effect.atoms):
        if not (mask >> at) & 1:
            continue
        if found and found[-1][0] == code:
            found[-1] = (code, found[-1][1] + 1)
        else:
            found.append((code, 1))
    return found


def placed_colours(code: int) -> list[str]:
    """The colours a worker may have that an atom of the solo opponent places."""
    found: list[str] = []
    colours = code >> COLOURS_SHIFT
    while colours:
        found.append(WORKERS[(colours & 3) - 1])
        colours >>= 2
    return found


def atom_message(code: int, number: int) -> Message:
    """One atom, with its number and what its suffix changes."""
    atom = code & ATOM_MASK
    if atom == WORKER_PLACE:
        names = [say(f"wayfarers-worker-{colour}") for colour in placed_colours(code)]
        return say("wayfarers-atom-worker-place", colours=joined(names, "or"))
    message = say(f"wayfarers-atom-{word(ATOMS[atom])}", number=number)
    discount = code >> DISCOUNT_SHIFT & FREE
    if discount == FREE:
        return say("wayfarers-atom-free", what=message)
    return say("wayfarers-atom-off", what=message, number=discount) if discount else message


def effect_message(effect: Effect, done: int = 0) -> Message:
    """What every bundle has, then the alternatives; without what is done."""
    always = effect.bound_after(done)
    common = [atom_message(code, number) for code, number in counted_atoms(effect, always)]
    left = [bundle & ~done & ~always for bundle in effect.bundles if not done & ~bundle]
    choices = [joined([atom_message(*pair) for pair in counted_atoms(effect, rest)], "and") for rest in left if rest]
    if not common and not choices:
        return say("wayfarers-nothing")
    parts = [*common, joined(choices, "or")] if choices else common
    return joined(parts, "and")


def lowered(price: Price, coin_off: int, food_off: int) -> Price | None:
    """R3.7: what is left of a price after discounts; None if one of its ways costs nothing more."""
    off = {COIN: coin_off, FOOD: food_off}
    ways = [[(one, number - off.get(one, 0)) for one, number in way if number > off.get(one, 0)] for way in price.ways]
    return Price(price.text, ways) if all(ways) else None


def costs_message(price: Price | None) -> Message:
    return say("wayfarers-hint-costs", price=price_message(price)) if price else say("wayfarers-hint-free")


def price_message(price: Price) -> Message:
    ways = [joined([paid_message(counter, number) for counter, number in way], "and") for way in price.ways]
    return joined(ways, "or")


def paid_message(counter: int, number: int) -> Message:
    names = {COIN: "coin", FOOD: "food"}
    return say(f"wayfarers-paid-{names.get(counter, COUNTERS[counter].removeprefix('inf.'))}", number=number)


def counter_message(counter: int) -> Message:
    return say(f"wayfarers-counter-{word(COUNTERS[counter])}")


def need_message(need: Need) -> Message:
    if need.price is not None:
        return say("wayfarers-need-spend", price=price_message(need.price))
    if not need.least:
        return say("wayfarers-need-none")
    what = joined([counter_message(counter) for counter in need.counters], "or")
    return say("wayfarers-need-have", what=what, number=need.least)


def goal_message(goal: list[tuple[int, int]]) -> Message:
    return joined([say("wayfarers-need-have", what=counter_message(one), number=least) for one, least in goal], "and")


def formula_message(formula: Formula) -> Message:
    """Points of a space card."""
    if formula.condition != NO_CONDITION:
        id = "most" if formula.condition == IF_MOST else "has"
        what = counter_message(formula.counter)
        return say(f"wayfarers-points-{id}", what=what, high=formula.high, low=formula.low)
    names = [counter_message(counter) for counter in formula.counters]
    what = names[0] if len(names) == 1 else say("wayfarers-points-least", what=joined(names, "and"))
    if formula.divide > 1:
        return say("wayfarers-points-per", add=formula.add, divide=formula.divide, what=what)
    return say("wayfarers-points-each", add=formula.add, times=formula.times, what=what)


def host_name(box: WayfarersBox, host: int) -> Message:
    """A land, water or space card, given as kind x 37 + card."""
    return card_name(box, host // HOSTS, host % HOSTS)


def card_name(box: WayfarersBox, kind: int, card: int) -> Message:
    """Townsfolk have names of their own; other cards are called by what they show and their code."""
    if kind == FOLK:
        name = say(f"wayfarers-folk-{box.cards.folk_names[card]}")
        return say("wayfarers-townsfolk", name=name, id=box.cards.ids[FOLK][card])
    if kind == INSP:
        return say("wayfarers-inspiration", id=box.cards.ids[INSP][card])
    return say(f"wayfarers-card-{PRINTED_CARDS[kind] if card == PRINTED else box.cards.ids[kind][card]}")


def card_hint(box: WayfarersBox, kind: int, card: int) -> Message:
    """What a card is good for: tags, what it does at once, and later."""
    cards = box.cards
    if kind == FOLK:
        return _townsfolk_hint(box, card)
    if kind == INSP:
        return say("wayfarers-hint-goal", goal=goal_message(cards.goals[card]))
    parts = [joined([say(f"wayfarers-counter-{TAGS[tag]}") for tag in cards.tags[kind][card]], "and")]
    if cards.instant[kind][card]:
        parts.append(say("wayfarers-hint-instant", effect=effect_message(box.effects[cards.instant[kind][card]])))
    if kind == SPACE:
        parts.append(formula_message(cards.formulas[card]))
    elif cards.space_of[kind][card] != NO_SPACE:
        parts.append(space_hint(box, cards.space_of[kind][card]))
    if kind == LAND and cards.trigger[card]:
        seen = joined([counter_message(counter) for counter in cards.trigger[card]], "or")
        effect = effect_message(box.effects[cards.vista_effect[card]])
        parts.append(say("wayfarers-hint-vista", seen=seen, effect=effect))
    return joined(parts, "list")


def _townsfolk_hint(box: WayfarersBox, card: int) -> Message:
    """R3.5: assets help to place the die; an effect works with the die, with the vista or at a rest."""
    cards = box.cards
    parts: list[Message] = []
    if cards.folk_assets[card]:
        parts.append(say("wayfarers-hint-folk-assets", assets=assets_message(cards.folk_assets[card])))
    if cards.folk_effect[card]:
        effect = effect_message(box.effects[cards.folk_effect[card]])
        parts.append(say(f"wayfarers-hint-folk-{WHEN[cards.folk_when[card]]}", effect=effect))
    return joined(parts, "list")


def assets_message(packed: int) -> Message:
    """Assets, counted."""
    names = [say(f"wayfarers-asset-{name}") for at, name in enumerate(ASSETS) for _ in range((packed >> 8 * at) & 255)]
    return joined(names, "and")


def paid_effect(effect: Message, price: Price | None) -> Message:
    """An effect with what is still to be paid for it."""
    return say("wayfarers-hint-for", price=price_message(price), effect=effect) if price else effect


def space_hint(box: WayfarersBox, space: int, coin_off: int = 0, food_off: int = 0) -> Message:
    """A die space: what the die must offer, what it costs after discounts, what it does."""
    cards = box.cards
    effect = effect_message(box.effects[cards.space_effect[space]])
    if cards.space_price[space]:
        effect = paid_effect(effect, lowered(box.prices[cards.space_price[space]], coin_off, food_off))
    if not cards.space_need[space]:
        return say("wayfarers-hint-any-die", effect=effect)
    return say("wayfarers-hint-die", assets=assets_message(cards.space_need[space]), effect=effect)


def slot_hint(box: WayfarersBox, slot: int) -> Message:
    """What a worker does at a slot."""
    effect = effect_message(box.effects[box.board.row_effect[slot]])
    price = box.board.row_price[slot]
    return paid_effect(effect, box.prices[price]) if price else effect


@cache
def icons(effect: Effect) -> list[list[str]]:
    """The alternatives as tokens for drawing: "2*inf.yellow", "card.space-1"."""
    return [[_token(*pair) for pair in counted_atoms(effect, bundle)] for bundle in effect.bundles if bundle]


def _token(code: int, number: int) -> str:
    discount = code >> DISCOUNT_SHIFT & FREE
    suffix = "!" if discount == FREE else f"-{discount}" if discount else ""
    atom = ATOMS[code & ATOM_MASK] + suffix
    return f"{number}*{atom}" if number > 1 else atom


@cache
def price_icons(price: Price) -> list[list[str]]:
    return [[f"{number}*{COUNTERS[counter]}" for counter, number in way] for way in price.ways]


def asset_icons(packed: int) -> list[str]:
    return [name for at, name in enumerate(ASSETS) for _ in range((packed >> 8 * at) & 255)]
