# mypyc: skip
"""What Marco Polo II says to people: prompts, labels of choices, and what a choice would bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from caravansary.core.describe import default_label, default_question
from caravansary.core.messages import Arg, Message, say
from caravansary.games.marco_polo_ii import actions as a
from caravansary.games.marco_polo_ii.box import CHARACTERS, KHAN, MAP_CARDS, NONE, SPECIAL, TRAVEL
from caravansary.games.marco_polo_ii.bundle import COIN
from caravansary.games.marco_polo_ii.map import CITIES
from caravansary.games.marco_polo_ii.rules import cards, frames, placing, travel
from caravansary.games.marco_polo_ii.words import (
    amount_words,
    bundle_words,
    card_words,
    contract_name,
    die_name,
    goal_words,
    location_name,
    outpost_name,
    price_words,
    reward_words,
    seal_name,
    space_name,
    special_words,
    tile_name,
)

if TYPE_CHECKING:
    from caravansary.games.marco_polo_ii.state import MarcoPoloState


def round_message(state: MarcoPoloState) -> Message:
    return say("marco-polo-ii-round", round=state.round, rounds=state.box.constants.rounds)


def question(state: MarcoPoloState) -> Message:
    """The prompt with what it depends on."""
    if state.over():
        return default_question(state)
    frame = state.agenda[-1]
    what = frame[0]
    id = f"marco-polo-ii-ask-{state.kind}"
    args: dict[str, Arg] = {}
    if what == frames.TURN:
        return say("marco-polo-ii-ask-turn-done" if a.END in state.actions else id)
    if what == frames.ADD_DIE:
        args = {"space": space_name(state.box, frame[1]), "number": frame[3]}
    elif what == frames.WALK:
        args = {"left": state.walk_left, "cost": price_words(state.walk_coins, state.walk_camels, state.walk_jade)}
    elif what == frames.PAYMENT:
        args = {"cost": price_words(frame[1], frame[2], frame[3])}
    elif what in (frames.MOVE_POST, frames.ARRIVAL):
        args = {"city": location_name(state.box, frame[1])}
    elif what == frames.ROOM:
        args = {"contract": contract_name(state.box, frame[1])}
    elif what == frames.GIVE_GOODS:
        args = {"number": frame[1] + frame[2]}
    elif what == frames.REPEAT:
        args = {"left": frame[2]}
    elif what in (frames.OASES, frames.COMPENSATION):
        args = {"number": frame[1]}
    elif what == frames.PAIRS:
        args = {"value": frame[1], "number": frame[2]}
    return Message(id, args)


def label(state: MarcoPoloState, action: int) -> Message:
    """The choice in a few words."""
    kind = state.setup.space.kind(action).name
    described = LABELS.get(kind)
    return described(state, action) if described else default_label(state, action)


def _place(state: MarcoPoloState, action: int) -> Message:
    space, die = divmod(action - a.PLACE, a.DIE_KINDS)
    id = "marco-polo-ii-do-place-lowest" if state.box.space_dice[space] > 1 else "marco-polo-ii-do-place"
    return say(id, space=space_name(state.box, space), die=die_name(die))


def _die(base: int) -> Callable[[MarcoPoloState, int], Message]:
    def words(state: MarcoPoloState, action: int) -> Message:
        kind = state.setup.space.kind(action).name
        return say(f"marco-polo-ii-do-{kind}", die=die_name(action - base))

    return words


def _purse(state: MarcoPoloState, action: int) -> Message:
    die, gain = divmod(action - a.PURSE, len(a.PURSE_GAINS))
    reward = state.box.bundles[state.box.purse_rewards[gain]]
    return say("marco-polo-ii-do-purse", die=die_name(die), gain=bundle_words(reward))


def _adjust(state: MarcoPoloState, action: int) -> Message:
    die, up = divmod(action - a.ADJUST, 2)
    return say("marco-polo-ii-do-adjust", die=die_name(die), value=die // 2 + 1 + (1 if up else -1))


def _contract(base: int) -> Callable[[MarcoPoloState, int], Message]:
    def words(state: MarcoPoloState, action: int) -> Message:
        kind = state.setup.space.kind(action).name
        return say(f"marco-polo-ii-do-{kind}", contract=contract_name(state.box, action - base))

    return words


def _offer(state: MarcoPoloState, action: int) -> Message:
    book, which = divmod(action - a.OFFER, 4)
    bundle = state.box.bundles[placing.offer_reward(state, book, which)]
    if which < 2:
        return bundle_words(bundle)
    return say("marco-polo-ii-do-offer", jade=amount_words("jade", which - 1), bundle=bundle_words(bundle))


def _give(state: MarcoPoloState, action: int) -> Message:
    good, number = divmod(action - a.GIVE, a.MOST_GIVEN + 1)
    return say("marco-polo-ii-do-give", good=amount_words(a.GOODS[good], number))


def _exchange(state: MarcoPoloState, action: int) -> Message:
    frame = state.agenda[-1]
    card = state.box.cards[frame[1] if frame[0] == frames.EXCHANGE else 0]
    number = action - a.EXCHANGE
    if number >= len(card.costs):
        return default_label(state, action)
    reward = state.box.bundles[card.rewards[number]]
    return say("marco-polo-ii-exchange", cost=bundle_words(card.costs[number]), reward=bundle_words(reward))


def _again(state: MarcoPoloState, action: int) -> Message:
    frame = state.agenda[-1]
    which = frame[1] if frame[0] == frames.REPEAT else 0
    card = state.box.cards[which // 2]
    reward = state.box.bundles[card.rewards[which % 2]]
    cost = bundle_words(card.costs[which % 2])
    return say("marco-polo-ii-exchange", cost=cost, reward=bundle_words(reward))


def _tile(base: int) -> Callable[[MarcoPoloState, int], Message]:
    return lambda state, action: tile_name(state.box, action - base)


def _double_seal(state: MarcoPoloState, action: int) -> Message:
    return say("marco-polo-ii-do-double-seal", seal=seal_name(state.box, action - a.DOUBLE_SEAL))


def _outpost(state: MarcoPoloState, action: int) -> Message:
    frame = state.agenda[-1]
    tile = state.outposts[frame[1]] if frame[0] == frames.ARRIVAL else NONE
    return say("marco-polo-ii-do-gain-outpost") if tile == NONE else outpost_name(state.box, tile)


def _use_tile(state: MarcoPoloState, action: int) -> Message:
    return say("marco-polo-ii-do-use-tile", outpost=outpost_name(state.box, action - a.USE_TILE))


def _take(state: MarcoPoloState, action: int) -> Message:
    return amount_words(a.GOODS[action - a.TAKE], 1)


def _camels(state: MarcoPoloState, action: int) -> Message:
    """R9.1, R12.1: what is not taken as camels comes as coins."""
    frame = state.agenda[-1]
    camels = action - (a.OASIS_CAMELS if action < a.COMPENSATION else a.COMPENSATION)
    rest = frame[1] - camels
    coins = rest if action >= a.COMPENSATION else rest * state.box.bundles[state.box.oasis_rewards[0]].amounts[COIN]
    return price_words(max(0, coins), camels, 0)


def _keep(state: MarcoPoloState, action: int) -> Message:
    return goal_words(state.box, action - a.KEEP)


def _stop(state: MarcoPoloState, action: int) -> Message:
    """R11.4: a reward's move can be declined; a walk ends somewhere; other things are enough."""
    if state.agenda[-1][0] != frames.WALK:
        return say("marco-polo-ii-do-stop-enough")
    return say("marco-polo-ii-do-stop" if state.trail else "marco-polo-ii-do-stop-declined")


def _skip(state: MarcoPoloState, action: int) -> Message:
    id = "marco-polo-ii-do-skip-post" if state.agenda[-1][0] == frames.EXTRA_POST else "marco-polo-ii-do-skip"
    return say(id)


LABELS: dict[str, Callable[[MarcoPoloState, int], Message]] = {
    "place": _place,
    "add": _die(a.ADD),
    "purse": _purse,
    "reroll": _die(a.REROLL),
    "adjust": _adjust,
    "complete": _contract(a.COMPLETE),
    "use-tile": _use_tile,
    "offer": _offer,
    "stop": _stop,
    "skip": _skip,
    "contract": _contract(a.CONTRACT),
    "discard": _contract(a.DISCARD),
    "take": _take,
    "give": _give,
    "exchange": _exchange,
    "again": _again,
    "tile": _tile(a.TILE),
    "double-tile": _tile(a.DOUBLE_TILE),
    "double-seal": _double_seal,
    "gain-outpost": _outpost,
    "oasis-camels": _camels,
    "compensation": _camels,
    "keep": _keep,
}


def hint(state: MarcoPoloState, action: int) -> Message | None:
    """What a choice costs and brings, where the label does not say it all."""
    if action < a.ADD:
        return _place_hint(state, *divmod(action - a.PLACE, a.DIE_KINDS))
    if a.REROLL <= action <= a.BLACK_DIE:
        return _dice_hint(state, action)
    if a.COMPLETE <= action < a.UPGRADE:
        return reward_words(state.box, action - a.COMPLETE)
    if a.UPGRADE <= action < a.USE_TILE:
        return _seal_hint(state, action - a.UPGRADE, upgraded=True)
    if a.SEAL <= action < a.GO:
        return _seal_hint(state, action - a.SEAL, upgraded=False)
    if a.GO <= action < a.STOP:
        return _go_hint(state, action)
    if a.POST <= action < a.RELOCATE:
        return _city_hint(state, action - a.POST)
    if a.CONTRACT <= action < a.TAKE:
        return reward_words(state.box, (action - a.CONTRACT) % len(state.box.contract_ids))
    if a.CHARACTER <= action < a.KEEP:
        return say(f"marco-polo-ii-character-{CHARACTERS[action - a.CHARACTER]}-ability")
    if action == a.CHOOSE_PAYMENT:
        return say("marco-polo-ii-hint-choose-payment")
    return None


def _place_hint(state: MarcoPoloState, space: int, die: int) -> Message:
    """R5.0.4: the price of an occupied space, and what the space does with this die."""
    value = die // 2 + 1
    does = _space_words(state, space, value)
    if space < SPECIAL and space != KHAN and state.stacks[space]:
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
    if TRAVEL <= space < TRAVEL + 3:
        most = min(value, state.switches.travel_limits[space - TRAVEL])
        return say(f"marco-polo-ii-hint-{box.space_ids[space]}", most=most)
    return say(f"marco-polo-ii-hint-{box.space_ids[space]}", value=value)


def _dice_hint(state: MarcoPoloState, action: int) -> Message:
    constants = state.box.constants
    price = constants.black_die_camels
    if action < a.BLACK_DIE:
        price = constants.reroll_camels if action < a.ADJUST else constants.adjust_camels
    return say("marco-polo-ii-hint-costs", cost=amount_words("camel", price))


def _seal_hint(state: MarcoPoloState, seal: int, upgraded: bool) -> Message:
    box = state.box
    reward = bundle_words(box.bundles[box.seal_rewards[seal]])
    if upgraded:
        return say("marco-polo-ii-hint-upgrade", cost=bundle_words(box.upgrade_costs[seal]), reward=reward)
    jade = amount_words("jade", box.seal_jade[seal]) if box.seal_jade[seal] else say("marco-polo-ii-nothing")
    return say("marco-polo-ii-hint-seal", jade=jade, cost=bundle_words(box.upgrade_costs[seal]), reward=reward)


def _go_hint(state: MarcoPoloState, action: int) -> Message:
    """R5.4.3: the costs of the whole way with this step, and what a post there would bring."""
    after = state.copy()
    travel.walk(after, state.seat, action)
    to = (action - a.GO) % (a.GO_SECOND - a.GO)
    cost = price_words(after.walk_coins, after.walk_camels, after.walk_jade)
    if to >= CITIES or not travel.takes_post(state, state.seat, to):
        return say("marco-polo-ii-hint-go", cost=cost)
    return say("marco-polo-ii-hint-go-city", cost=cost, city=_city_hint(state, to))


def _city_hint(state: MarcoPoloState, city: int) -> Message:
    """R5.4.9: what the first or a later post brings now."""
    box = state.box
    kind = say(f"marco-polo-ii-city-{box.map.city_kinds[city]}")
    if state.outposts[city] != NONE:
        return say("marco-polo-ii-hint-city-outpost", kind=kind, outpost=outpost_name(box, state.outposts[city]))
    if state.tiles[city] != NONE:
        return say("marco-polo-ii-hint-city-tile", kind=kind, tile=tile_name(box, state.tiles[city]))
    return kind
