"""What all plans of Wayfarers look at: the clock, goods, dice, the panorama, the journal, and the turn in hand."""

from __future__ import annotations

from typing import Final

from caravansary.games.wayfarers.names import ASSET_MASK as ALL_ASSETS
from caravansary.games.wayfarers.names import ASSETS as ASSET_NAMES
from caravansary.games.wayfarers.names import (
    BARE,
    CARD,
    CITY,
    COIN,
    COLUMN,
    DIE,
    DIE_SPACES,
    EMPTY,
    FOLK,
    FOOD,
    HELD,
    INF,
    LAND,
    LAST_COLUMN,
    NOBODY,
    NODE,
    PLACED,
    PRINTED,
    RESERVE,
    ROW_SIZE,
    SEA,
    SPACE,
    SPACES,
    TILE_ANY,
    WATER,
    WIDTH,
    WORKER,
)
from caravansary.games.wayfarers.notation import (
    CARD_LAND,
    GAIN_COIN,
    GAIN_FOOD,
    INF_BLACK,
    INF_CARD,
    JOURNAL,
    TILE_GREEN,
    WORKER_TAKE,
)
from caravansary.games.wayfarers.rules import cards, effects, journal, placing, targets, tiles
from caravansary.games.wayfarers.scoring import SET_POINTS, card_points, goal_met, guild_points, points
from caravansary.games.wayfarers.state import WayfarersState
from caravansary.games.wayfarers.styles.taste import Taste

TURNS_A_COLUMN: Final = 3.3
LONG_GAME: Final = 38.0
"""After so many turns of each player every plan wants to come to the end, or a game might have none."""
USUAL_GAME: Final = 30.0
MANY_COINS: Final = 6
MANY_FOOD: Final = 5
MANY_TOKENS: Final = 4
SURPLUS: Final = 0.25
HOPE: Final = 0.5
"""How much of what the turn in hand may still bring counts."""
READY: Final = 0.04
"""How much of what a die at hand could do counts before it does it."""
COLUMNS: Final[tuple[float, ...]] = (0.0, 1.5, 2.5, 3.2, 3.7, 4.0, 4.2)
FURTHER: Final = 0.6
FORESIGHT: Final = 3
"""How many steps of the journal are planned."""
END: Final = 25.0
"""How welcome the end is to who leads by far, and how unwelcome to who is behind."""


def turns_left(state: WayfarersState, seat: int) -> float:
    """R13.1: own turns to come, by the furthest marker."""
    if state.ending != NOBODY:
        ahead = (seat - state.active) % state.side_count or state.side_count
        return 1.0 if ahead <= state.ending else 0.0
    furthest = max(column_of(state, side) for side in range(state.side_count))
    return 1.0 + TURNS_A_COLUMN * (LAST_COLUMN - furthest)


def column_of(state: WayfarersState, side: int) -> int:
    return state.box.board.columns[state.own[side * WIDTH + NODE]]


def has(state: WayfarersState, seat: int, counter: int) -> int:
    return state.own[seat * WIDTH + counter]


def lead(state: WayfarersState, seat: int) -> float:
    """How far the seat is ahead of the best of the others in points."""
    own = sum(points(state, seat))
    return float(own - max(sum(points(state, side)) for side in range(state.side_count) if side != seat))


def common(state: WayfarersState, seat: int, taste: Taste) -> float:
    """What every plan wants, each with its own taste: points, and the means to get more while there is time."""
    turns = turns_left(state, seat)
    worth = float(sum(points(state, seat)))
    if state.ending != NOBODY:
        worth += END * max(-1.0, min(1.0, lead(state, seat) / 15.0))
    else:
        worth += _journal(state, seat, taste) - 0.5 * guild_points(state, seat)
    if turns <= 0.0:
        return worth
    time = min(1.0, turns / USUAL_GAME)
    worth += _goods(state, seat, taste) * min(1.0, turns / 8.0)
    worth += time * (_panorama(state, seat, taste) + _sky(state, seat, taste) + taste.tile * has(state, seat, TILE_ANY))
    worth += _dice(state, seat, taste, time, min(1.0, turns / 2.0))
    return worth + (HOPE * promise(state, seat, taste) if state.active == seat else 0.0)


def _journal(state: WayfarersState, seat: int, taste: Taste) -> float:
    """Columns behind, and how near the next blots are; in a long game they count ever more."""
    hurry = 0.4 * max(0.0, state.turn / state.side_count - LONG_GAME)
    near = way_on(state, seat, state.own[seat * WIDTH + NODE], FORESIGHT)
    return (taste.column + hurry) * column_of(state, seat) + taste.blot * near


def way_on(state: WayfarersState, seat: int, node: int, steps: int) -> float:
    """How much of what the easiest ways on ask for is there; every further step counts less."""
    best = 0.0
    for edge in state.box.board.exits[node]:
        near = _met(state, seat, edge)
        if steps > 1:
            near += FURTHER * way_on(state, seat, state.box.board.edge_to[edge], steps - 1)
        best = max(best, near)
    return best


def _met(state: WayfarersState, seat: int, edge: int) -> float:
    need = journal.need_of(state, edge)
    at = seat * WIDTH
    if need.price is not None:
        for way in need.price.ways:
            for counter, number in way:
                if state.own[at + counter] < number:
                    return 0.5
        return 1.0
    have = 0
    for counter in need.counters:
        have += state.own[at + counter]
    return min(1.0, have / need.least) if need.least else 1.0


def _goods(state: WayfarersState, seat: int, taste: Taste) -> float:
    at = seat * WIDTH
    own = state.own
    worth = taste.atoms[GAIN_COIN] * useful(own[at + COIN], MANY_COINS)
    worth += taste.atoms[GAIN_FOOD] * useful(own[at + FOOD], MANY_FOOD)
    for guild in range(3):
        worth += taste.atoms[INF_BLACK + guild] * useful(own[at + INF + guild], MANY_TOKENS)
        worth += taste.atoms[WORKER_TAKE] * useful(own[at + WORKER + guild], 2)
    return worth + taste.atoms[INF_CARD] * min(4, state.tokens.count(seat))


def useful(number: int, many: int) -> float:
    return float(number) if number <= many else many + SURPLUS * (number - many)


def _panorama(state: WayfarersState, seat: int, taste: Taste) -> float:
    """Tags on the way to more points, sets half full, vistas, townsfolk, and room for space cards."""
    at = seat * WIDTH
    own = state.own
    table = state.box.board.tag_points
    worth = 0.0
    least = min(own[at + CITY], own[at + CITY + 1], own[at + CITY + 2], own[at + SEA])
    for tag in range(CITY, SEA + 1):
        number = min(own[at + tag], len(table) - 2)
        worth += taste.tag * (table[number + 1] - table[number])
        if own[at + tag] > least:
            worth += taste.tag * SET_POINTS / 4.0
    box = state.box
    vistas = own[at + HELD + LAND]
    folk = own[at + HELD + FOLK]
    card = 0
    while vistas or folk:
        if vistas & 1:
            worth += taste.vista * taste.effect(box, box.cards.vista_effect[card])
        if folk & 1:
            worth += taste.folk * (0.6 + taste.effect(box, box.cards.folk_effect[card]))
        vistas >>= 1
        folk >>= 1
        card += 1
    rooms = own[at + CARD + LAND] + own[at + CARD + WATER] - 1 - own[at + CARD + SPACE]
    return worth + taste.room * min(3, rooms)


def _sky(state: WayfarersState, seat: int, taste: Taste) -> float:
    """Space cards will count more when the panorama grows; inspirations whose goal is near may double one."""
    at = seat * WIDTH
    held = state.own[at + HELD + SPACE]
    worth = taste.growth * held.bit_count()
    tucked = (held | 1 << PRINTED) & ~state.own[at + BARE + SPACE]
    card = 0
    while tucked:
        inspiration = state.tucked[state.host_place(seat, SPACE, card)] if tucked & 1 else EMPTY
        if inspiration != EMPTY and not goal_met(state, seat, inspiration):
            have = wanted = 0
            for counter, number in state.box.cards.goals[inspiration]:
                have += min(number, state.own[at + counter])
                wanted += number
            worth += card_points(state, seat, card) * (have / wanted) ** 2
        tucked >>= 1
        card += 1
    return worth


def _dice(state: WayfarersState, seat: int, taste: Taste, time: float, soon: float) -> float:
    """What dice of any value will find to do, what those at hand find now, and that two more wait in the reserve."""
    spaces = taste.spaces(state.box)
    at = seat * WIDTH
    fitting = [_fitting(state, seat, column) for column in range(6)]
    free = state.own[at + SPACES] & ~state.own[at + PLACED]
    total = ready = 0.0
    for value in range(6):
        reach = placing.reach(state, seat, value)
        mask = 0
        for column in range(6):
            if (reach >> column) & 1:
                mask |= fitting[column]
        best = _best_space(spaces, mask)
        second = _best_space(spaces, mask & ~(1 << best))
        total += 0.6 * spaces[best] + 0.4 * spaces[second]
        for _ in range(state.own[at + DIE + value]):
            found = _best_space(spaces, mask & free)
            if found >= 0:
                ready += spaces[found]
                free &= ~(1 << found)
    standing = taste.engine * (total / 6.0 - 2.0) + _assets(state, seat, taste) - 3.0 * state.own[at + RESERVE]
    return time * standing + READY * soon * ready


def _assets(state: WayfarersState, seat: int, taste: Taste) -> float:
    """The first column that offers an asset counts most, the next ones ever less."""
    worth = 0.0
    for asset in range(len(ASSET_NAMES)):
        columns = 0
        for value in range(6):
            if (state.own[seat * WIDTH + COLUMN + value] >> (8 * asset)) & 255:
                columns += 1
        worth += taste.assets[asset] * COLUMNS[min(columns, len(COLUMNS) - 1)]
    return worth


def _fitting(state: WayfarersState, seat: int, column: int) -> int:
    """R3.5: the own spaces, as a mask, that take a die of this column."""
    at = seat * WIDTH
    assets = state.own[at + COLUMN + column] & ALL_ASSETS
    mask = 0
    for space in range(DIE_SPACES):
        if (state.own[at + SPACES] >> space) & 1 and placing.fits(state, seat, space, assets, False):
            mask |= 1 << space
    return mask


def _best_space(spaces: list[float], mask: int) -> int:
    best = -1
    for space in range(DIE_SPACES):
        if (mask >> space) & 1 and (best < 0 or spaces[space] > spaces[best]):
            best = space
    return best


def promise(state: WayfarersState, seat: int, taste: Taste) -> float:
    """What the turn in hand may still bring: effects, a card or tile just paid, a die not yet placed."""
    worth = 0.0
    for frame in state.agenda:
        what = frame[0]
        if what is effects.EFFECT:
            worth += _possible(state, seat, taste, frame[1], frame[2], frame[3])
        elif what is effects.PAIR:
            worth += _possible(state, seat, taste, frame[1], 0, frame[3])
            worth += _possible(state, seat, taste, frame[2], 0, 0)
        elif what is cards.TAKE_CARD:
            worth += taste.atoms[CARD_LAND + frame[1] // ROW_SIZE]
        elif what is cards.KEEP:
            worth += taste.atoms[CARD_LAND + frame[1]]
        elif what is tiles.LAY:
            worth += taste.atoms[TILE_GREEN + state.box.tiles.colour[frame[1]]]
        elif what is journal.ARRIVE:
            worth += taste.atoms[JOURNAL]
        elif what in placing.DIE_IN_HAND:
            first = state.space.space.base
            spaces = taste.spaces(state.box)
            worth += max([spaces[action - first] for action in placing.space_answers(state, seat, frame[1])] or [0.0])
    return worth


def _possible(state: WayfarersState, seat: int, taste: Taste, effect: int, done: int, price: int) -> float:
    """The best bundle that is open, as far as its atoms can be carried out now."""
    if price and not targets.can_use(state, seat, effect, price):
        return 0.0
    parsed = state.box.effects[effect]
    best = 0.0
    for bundle in parsed.bundles:
        if done & ~bundle:
            continue
        worth = 0.0
        for at in range(len(parsed.atoms)):
            if (bundle & ~done) >> at & 1 and targets.is_possible(state, seat, parsed.atoms[at]):
                worth += taste.atom(parsed.atoms[at])
        best = max(best, worth)
    return best
