"""What the turn that is being played may still bring: effects not yet carried out, a die in hand, a card just paid."""

from __future__ import annotations

from typing import Final

from caravansary.games.wayfarers.box_board import NO_SPOT
from caravansary.games.wayfarers.names import (
    CITY,
    COIN,
    FOLK,
    FOOD,
    INSP,
    LAND,
    PINK,
    ROW_SIZE,
    SEA,
    SPACE,
    WIDTH,
)
from caravansary.games.wayfarers.notation import (
    ATOM_MASK,
    CARD_INSP,
    CARD_LAND,
    DIE_NEW,
    DISCOUNT_SHIFT,
    FREE,
    INF_CARD,
    JOURNAL,
    TILE_GREEN,
)
from caravansary.games.wayfarers.rules import cards, effects, journal, placing, sources, targets, tiles
from caravansary.games.wayfarers.scoring import SET_POINTS, card_points
from caravansary.games.wayfarers.state import WayfarersState
from caravansary.games.wayfarers.weights import HUNDRED, Tables, Weights, atom_worth, gain_worth

NEW_SPACE: Final = 0.5
"""How much of what a die space does once counts for owning it."""


def pending(state: WayfarersState, weights: Weights, tables: Tables, seat: int) -> float:
    worth = 0.0
    for frame in state.agenda:
        what = frame[0]
        if what is effects.EFFECT:
            worth += _effect(state, weights, tables, seat, frame[1], frame[2], frame[3])
        elif what is effects.PAIR:
            worth += _effect(state, weights, tables, seat, frame[1], 0, frame[3])
            worth += _effect(state, weights, tables, seat, frame[2], 0, 0)
        elif what is cards.TAKE_CARD:
            worth += _card(state, weights, tables, seat, frame[1] // ROW_SIZE, state.row[frame[1]])
        elif what is cards.KEEP:
            best = 0.0
            for card in state.drawn:
                best = max(best, _card(state, weights, tables, seat, frame[1], card))
            worth += best
        elif what is tiles.LAY:
            worth += _tile(state, weights, frame[1])
        elif what is journal.ARRIVE:
            worth += _arrival(state, weights, tables, state.box.board.edge_to[frame[1]])
        elif what is placing.CHOOSE_COLUMN or what is placing.CHOOSE_SPACE:
            worth += _die_in_hand(state, tables, seat, frame[1])
        elif what is sources.WHOSE:
            worth += _settled(state, weights, tables, seat, frame[1])
    return worth


def _settled(state: WayfarersState, weights: Weights, tables: Tables, seat: int, step: int) -> float:
    """A step that will be done whatever it belongs to counts fully, not as one that may be done."""
    if not weights.pending:
        return 0.0
    code = sources.code_of(state, sources.of_step(state, step)[0])
    return (1.0 / weights.pending - 1.0) * _atom(state, weights, tables, seat, code)


def _effect(
    state: WayfarersState, weights: Weights, tables: Tables, seat: int, effect: int, done: int, price: int
) -> float:
    """The best of the bundles that are still open, as far as their atoms are possible now."""
    cost = 0.0
    if price:
        if not targets.can_use(state, seat, effect, price):
            return 0.0
        for counter, number in state.box.prices[price].ways[0]:
            if counter == FOOD:
                cost += weights.food * max(0, number - state.food_off)
    parsed = state.box.effects[effect]
    atoms = parsed.atoms
    worths: list[float] = []
    last = -1
    for at in range(len(atoms)):
        if (done >> at) & 1:
            worths.append(0.0)
        elif at and atoms[at] == last:
            worths.append(worths[at - 1])
        else:
            worths.append(_atom(state, weights, tables, seat, atoms[at]))
        last = atoms[at]
    best = 0.0
    for bundle in parsed.bundles:
        if done & ~bundle:
            continue
        worth = 0.0
        left = bundle & ~done
        for at in range(len(atoms)):
            if (left >> at) & 1:
                worth += worths[at]
        best = max(best, worth)
    return max(0.0, best - cost)


def _atom(state: WayfarersState, weights: Weights, tables: Tables, seat: int, code: int) -> float:
    """The best target of an atom, its price taken off."""
    atom = code & ATOM_MASK
    if atom < INF_CARD:
        return gain_worth(weights, atom)
    if atom == DIE_NEW:
        return weights.new_die
    found: list[int] = []
    targets.add_targets(state, seat, code, found)
    if not found:
        return 0.0
    off = code >> DISCOUNT_SHIFT & FREE
    best = 0.0
    if CARD_LAND <= atom <= CARD_INSP:
        for action in found:
            kind = state.space.kind(action)
            if kind is state.space.draw:
                worth = weights.land if action == kind.base else weights.water
            else:
                slot = action - kind.base
                price = max(0, cards.price_at(state, slot, off) - state.coin_off)
                worth = _card(state, weights, tables, seat, slot // ROW_SIZE, state.row[slot]) - weights.coin * price
            best = max(best, worth)
        return best
    if atom == JOURNAL:
        first = state.space.journal.base
        for action in found:
            best = max(best, _arrival(state, weights, tables, action - first))
        return best
    if atom >= TILE_GREEN:
        first = state.space.tile.base
        for action in found:
            tile = action - first
            best = max(best, _tile(state, weights, tile) - _tile_price(state, weights, seat, tile, off))
        return best
    return atom_worth(weights, code)


def _tile_price(state: WayfarersState, weights: Weights, seat: int, tile: int, off: int) -> float:
    """R8.1: the cheapest way that can be paid."""
    if off == FREE:
        return 0.0
    box = state.box
    cheapest = -1.0
    for way in box.prices[box.tiles.price[box.tiles.colour[tile]]].ways:
        cost = 0.0
        for counter, number in way:
            if counter == COIN:
                number = max(0, number - state.coin_off - off)
                cost += weights.coin * number
            else:
                cost += weights.influence * number
            if state.own[seat * WIDTH + counter] < number:
                cost = 1000.0
        if cheapest < 0.0 or cost < cheapest:
            cheapest = cost
    return max(0.0, cheapest)


def _tile(state: WayfarersState, weights: Weights, tile: int) -> float:
    points = float(state.box.tiles.points[tile])
    return points + 1.0 if state.box.tiles.colour[tile] == PINK else points + weights.tile


def _arrival(state: WayfarersState, weights: Weights, tables: Tables, node: int) -> float:
    """R9.2, R9.3: the reward, and a green worker beside the track."""
    board = state.box.board
    worth = weights.column + tables.effects[journal.reward_of(state, node)]
    spot = board.green_spot[node]
    if spot != NO_SPOT and (state.green_spots >> spot) & 1:
        worth += weights.green_worker
    return worth


def _die_in_hand(state: WayfarersState, tables: Tables, seat: int, value: int) -> float:
    """The best space that takes it, whatever can be paid there."""
    best = 0
    first = state.space.space.base
    for action in placing.space_answers(state, seat, value):
        best = max(best, tables.spaces[action - first])
    return best / HUNDRED


def _card(state: WayfarersState, weights: Weights, tables: Tables, seat: int, kind: int, card: int) -> float:
    """What a card would add: its points with those of its tags, what it sets off, and its use in turns to come."""
    if kind == INSP:
        return weights.insp
    if kind == FOLK:
        return weights.host + weights.folk
    box = state.box
    worth = tables.instants[kind][card]
    if kind == SPACE:
        growth = weights.growth * tables.growth[card]
        worth += card_points(state, seat, card) + growth + weights.sky_host
        formula = box.cards.formulas[card]
        for tag in box.cards.tags[kind][card]:
            if tag in formula.counters and len(formula.counters) == 1:
                worth += 1.0
        return worth
    for tag in box.cards.tags[kind][card]:
        if tag <= SEA:
            worth += _tag(state, weights, seat, tag)
    space = box.cards.space_of[kind][card]
    if space >= 0:
        worth += NEW_SPACE * tables.spaces[space] / HUNDRED
    elif kind == LAND:
        worth += weights.vista * tables.vistas[card]
    return worth + weights.room + weights.host


def _tag(state: WayfarersState, weights: Weights, seat: int, tag: int) -> float:
    """R13.2, R13.3: a primary tag more, and the set that it completes or brings nearer."""
    table = state.box.board.tag_points
    at = seat * WIDTH
    own = state.own
    number = own[at + tag]
    if number + 1 >= len(table):
        return 0.0
    gain = table[number + 1] - table[number]
    after = table[number + 2] - table[number + 1] if number + 2 < len(table) else 0
    worth = (1.0 - weights.tag) * gain + weights.tag * after
    lower = 0
    for other in range(CITY, SEA + 1):
        if other != tag and own[at + other] <= number:
            lower += 1
    if not lower:
        worth += SET_POINTS * (1.0 - 0.75 * weights.set)
    elif number <= min(own[at + CITY], own[at + CITY + 1], own[at + CITY + 2], own[at + SEA]):
        worth += SET_POINTS * weights.set / 4.0
    return worth
