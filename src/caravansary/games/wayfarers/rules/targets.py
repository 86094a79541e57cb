"""What can be done with an atom of an effect now: the answers it allows, and whether it needs asking at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.games.wayfarers.names import COIN, FOOD, SUPPLY, WIDTH
from caravansary.games.wayfarers.notation import (
    ATOM_MASK,
    CARD_INSP,
    CARD_LAND,
    CARD_WATER,
    DIE_NEW,
    DIE_PM,
    DIE_REFRESH,
    DISCOUNT_SHIFT,
    DRAW_LAND,
    DRAW_WATER,
    FREE,
    GAIN_COIN,
    GAIN_FOOD,
    INF_ANY,
    INF_BLACK,
    INF_BLUE,
    INF_CARD,
    INF_MOVE,
    JOURNAL,
    TILE_GREEN,
    WORKER_TAKE,
)
from caravansary.games.wayfarers.rules import cards, dice, influence, journal, payment, tiles, workers

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState


def is_automatic(state: WayfarersState, seat: int, atom: int) -> bool:
    """R2.2: gains that never harm and never wait, so the engine takes them first: goods, tokens from the supply, dice.

    A token on a guild can always be shifted later (R6.2), so even the last one is no loss there.
    """
    if atom <= INF_BLUE:
        return atom <= GAIN_FOOD or state.own[seat * WIDTH + SUPPLY] > 0
    return atom == DIE_NEW


def add_targets(state: WayfarersState, seat: int, code: int, found: list[int]) -> None:
    """All answers that would carry out an atom."""
    atom = code & ATOM_MASK
    if atom <= INF_MOVE:
        _add_gains(state, seat, atom, found)
    elif CARD_LAND <= atom <= CARD_INSP:
        cards.targets(state, seat, atom - CARD_LAND, code >> DISCOUNT_SHIFT & FREE, found)
        if atom <= CARD_WATER and cards.can_draw(state, seat, atom - CARD_LAND):
            found.append(state.space.draw.base + atom - CARD_LAND)
    elif atom > DRAW_WATER:
        tiles.targets(state, seat, atom - TILE_GREEN, code >> DISCOUNT_SHIFT & FREE, found)
    elif atom == JOURNAL:
        journal.targets(state, seat, state.space.journal, found)
    elif atom == DIE_PM:
        found.extend(dice.adjust_targets(state, seat))
    elif atom == WORKER_TAKE:
        workers.take_targets(state, seat, found)
    elif atom == DIE_REFRESH:
        found.extend(dice.refresh_targets(state, seat))
    elif atom >= DRAW_LAND and len(state.piles[atom - DRAW_LAND]):
        found.append(state.space.draw.base + atom - DRAW_LAND)


def _add_gains(state: WayfarersState, seat: int, atom: int, found: list[int]) -> None:
    """Goods and influence."""
    if atom == INF_CARD:
        found.extend(influence.card_targets(state, seat))
    elif atom == INF_MOVE:
        found.extend(influence.move_targets(state, seat))
    elif atom == INF_ANY:
        found.extend(influence.guild_targets(state, seat))
    elif atom <= GAIN_FOOD:
        found.append(state.space.gain.base + atom - GAIN_COIN)
    elif influence.can_reach_guild(state, seat, atom - INF_BLACK):
        found.append(state.space.influence.base + atom - INF_BLACK)


def is_possible(state: WayfarersState, seat: int, code: int) -> bool:
    atom = code & ATOM_MASK
    if atom <= GAIN_FOOD or atom == DIE_NEW:
        return True
    found: list[int] = []
    add_targets(state, seat, code, found)
    return bool(found)


def can_use(state: WayfarersState, seat: int, effect: int, price: int) -> bool:
    """R4.4, R2.2: the price can be paid, and then some part of the effect can be carried out."""
    if not price:
        return _any_possible(state, seat, effect)
    at = seat * WIDTH
    coins, food, coin_off, food_off = state.own[at + COIN], state.own[at + FOOD], state.coin_off, state.food_off
    works = False
    for way in range(len(state.box.prices[price].ways)):
        if not payment.can_pay_way(state, seat, price, way, 0):
            continue
        for counter, number in state.box.prices[price].ways[way]:
            if counter == COIN:
                payment.spend_coins(state, seat, number)
            elif counter == FOOD:
                payment.spend_food(state, seat, number)
        works = works or _any_possible(state, seat, effect)
        state.own[at + COIN] = coins
        state.own[at + FOOD] = food
        state.coin_off = coin_off
        state.food_off = food_off
    return works


def _any_possible(state: WayfarersState, seat: int, effect: int) -> bool:
    return any(is_possible(state, seat, code) for code in state.box.effects[effect].atoms)
