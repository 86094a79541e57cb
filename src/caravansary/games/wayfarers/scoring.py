"""Scoring: tags, sets, space cards with their inspiration, the caravan and the guilds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.games.wayfarers.names import (
    CARD,
    CITY,
    EMPTY,
    FOLK,
    GUILDS,
    HELD,
    INF,
    INSP,
    LAND,
    OPPONENT,
    PRINTED,
    SEA,
    SPACE,
    TILE_POINTS,
    WATER,
    WIDTH,
)
from caravansary.games.wayfarers.notation import IF_MOST, NO_CONDITION

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState

CATEGORIES: Final = ("tags", "sets", "space", "caravan", "guilds", "cards")
SOLO_CATEGORIES: Final = ("cards",)
SET_POINTS: Final = 5
OPPONENT_CARD_POINTS: Final = (2, 2, 3, 1, 4)
"""R20.1: land, water, space, townsfolk and inspiration cards of the solo opponent."""


def tag_points(state: WayfarersState, side: int) -> int:
    """R13.2: each primary tag by its number."""
    table = state.box.board.tag_points
    last = len(table) - 1
    return sum(table[min(state.own[side * WIDTH + tag], last)] for tag in range(CITY, SEA + 1))


def set_points(state: WayfarersState, side: int) -> int:
    """R13.3: 5 for each city with a vista, a harbour and a sea."""
    at = side * WIDTH
    least = state.own[at + CITY]
    for tag in range(CITY, SEA + 1):
        least = min(least, state.own[at + tag])
    return SET_POINTS * least


def leads_tag(state: WayfarersState, side: int, counter: int) -> bool:
    """R13.4: strictly more than every other side; the solo opponent's comet marker counts."""
    own = state.own[side * WIDTH + counter]
    return all(own > state.own[other * WIDTH + counter] for other in range(state.side_count) if other != side)


def card_points(state: WayfarersState, side: int, card: int) -> int:
    """R13.4: a space card by its formula; 36 is the printed one."""
    formula = state.box.cards.formulas[card]
    at = side * WIDTH
    if formula.condition == NO_CONDITION:
        least = state.own[at + formula.counters[0]]
        for counter in formula.counters:
            least = min(least, state.own[at + counter])
        return formula.add + formula.times * (least // formula.divide)
    if formula.condition == IF_MOST:
        holds = leads_tag(state, side, formula.counter)
    else:
        holds = state.own[at + formula.counter] > 0
    return formula.high if holds else formula.low


def goal_met(state: WayfarersState, side: int, inspiration: int) -> bool:
    at = side * WIDTH
    return all(state.own[at + counter] >= least for counter, least in state.box.cards.goals[inspiration])


def worth(state: WayfarersState, side: int, card: int) -> int:
    """R13.4, R13.5: doubled by an inspiration card whose goal is met."""
    inspiration = state.tucked[state.host_place(side, SPACE, card)]
    points = card_points(state, side, card)
    if inspiration != EMPTY and goal_met(state, side, inspiration):
        points *= 2
    return points


def space_points(state: WayfarersState, side: int) -> int:
    mask = state.own[side * WIDTH + HELD + SPACE]
    total = worth(state, side, PRINTED)
    card = 0
    while mask:
        if mask & 1:
            total += worth(state, side, card)
        mask >>= 1
        card += 1
    return total


def guild_points(state: WayfarersState, side: int) -> int:
    """R13.7, R10.4: 3 for each guild led alone."""
    return sum(
        state.box.board.guild_points[guild] for guild in range(len(GUILDS)) if leads_tag(state, side, INF + guild)
    )


def opponent_card_points(state: WayfarersState) -> int:
    """R20.1: by kind, whatever is on the cards."""
    at = OPPONENT * WIDTH + CARD
    return sum(state.own[at + kind] * OPPONENT_CARD_POINTS[kind] for kind in (LAND, WATER, SPACE, FOLK, INSP))


def points(state: WayfarersState, side: int) -> list[int]:
    """R13.6, R13.8: by category; coins, provisions and townsfolk give nothing by themselves."""
    tiles = state.own[side * WIDTH + TILE_POINTS]
    guilds = guild_points(state, side)
    if side >= state.seats:
        return [0, 0, 0, tiles, guilds, opponent_card_points(state)]
    return [tag_points(state, side), set_points(state, side), space_points(state, side), tiles, guilds, 0]
