"""What the learned judgement sees of a Wayfarers position: numbers of every side, and of the course of the game.

The word before the first dot is the part of the value to which a number belongs. The solo opponent has numbers of its
own, all others of its side are 0 (and 0 at its numbers have all players).
"""

from __future__ import annotations

from typing import Final

from caravansary.core.state import State
from caravansary.games.wayfarers.box_solo import OPPONENTS
from caravansary.games.wayfarers.evaluation import CLAIMS, best_exit, dice_help, estimate, goal_nearness, sum_of
from caravansary.games.wayfarers.names import ASSETS as ASSET_NAMES
from caravansary.games.wayfarers.names import (
    BARE,
    CARD,
    CARDS,
    CITY,
    COIN,
    COIN_OFF_SHIFT,
    COLUMN,
    COMET,
    COVERED,
    DIE,
    EMPTY,
    FOLK,
    FOOD,
    FOOD_OFF_SHIFT,
    HELD,
    INF,
    LAND,
    LAST_COLUMN,
    LAST_WATER,
    NOBODY,
    NODE,
    OPPONENT,
    OPPONENT_AT,
    PRINTED,
    RESERVE,
    ROW_SIZE,
    SEA,
    SPACE,
    SPACES,
    SUPPLY,
    TAGS,
    TILE_COLOURS,
    WATER,
    WIDTH,
    WORKER,
    WORKERS,
)
from caravansary.games.wayfarers.names import TILE as TILE_OF
from caravansary.games.wayfarers.rules import placing
from caravansary.games.wayfarers.scoring import CATEGORIES, card_points, goal_met, points
from caravansary.games.wayfarers.state import WayfarersState
from caravansary.games.wayfarers.weights import Tables

PLAYER: Final = (
    "estimate",
    *(f"points.{name}" for name in CATEGORIES[:-1]),
    *(f"tags.{name}" for name in TAGS),
    "tags.least",
    "tags.next",
    "sky.cards",
    "sky.growth",
    "sky.rooms",
    "sky.hosts",
    "sky.near",
    "sky.doubled",
    "goods.coin",
    "goods.coins",
    "goods.food",
    "goods.foods",
    *(f"influence.{name}" for name in ("black", "yellow", "blue", "cards", "supply")),
    *(f"workers.{name}" for name in WORKERS),
    "dice.number",
    "dice.supply",
    "dice.mean",
    "dice.ready",
    "dice.reach",
    "dice.spaces",
    *(f"caravan.{name}" for name in TILE_COLOURS),
    *(f"caravan.{name}" for name in ASSET_NAMES),
    "caravan.discounts",
    "caravan.free",
    "townsfolk.number",
    "townsfolk.worth",
    "townsfolk.rest",
    "townsfolk.hosts",
    "vistas.worth",
    "water.links",
    "journal.column",
    "journal.ahead",
    "journal.exit",
    "journal.late",
    "journal.leading",
    "journal.over",
)
SOLO: Final = (
    "opponent.points",
    "opponent.column",
    "opponent.black",
    "opponent.workers",
    "opponent.path",
    "opponent.comets",
    *(f"opponent.{name}" for name in OPPONENTS),
)
FEATURES: Final = (*PLAYER, *SOLO, "time")

TURNS_A_COLUMN: Final = 3.4
SOLO_PACE: Final[tuple[float, ...]] = (3.4, 3.4, 3.4, 2.8)
"""Turns in which the solo opponents come one column further, by opponent."""
WHOLE_GAME: Final = 1.0 + TURNS_A_COLUMN * LAST_COLUMN
CLEAR_LEAD: Final = 20.0
FEW_COINS: Final = 6
FEW_FOOD: Final = 4
FEW_ROOMS: Final = 3
LATE_COLUMN: Final = 7


def features(state: State) -> list[list[float]]:
    """The numbers of FEATURES for every side."""
    assert isinstance(state, WayfarersState)
    estimates = estimate(state, CLAIMS)
    totals: list[int] = []
    sheets: list[list[int]] = []
    for side in range(state.side_count):
        sheet = points(state, side)
        sheets.append(sheet)
        totals.append(sum(sheet))
    time = turns_to_come(state) / WHOLE_GAME
    found: list[list[float]] = []
    for seat in range(state.seats):
        row: list[float] = [estimates[seat]]
        for category in range(len(CATEGORIES) - 1):
            row.append(float(sheets[seat][category]))
        _add_player(state, seat, row)
        _add_journal(state, seat, totals, row)
        row += [0.0] * len(SOLO)
        row.append(time)
        found.append(row)
    if state.solo():
        found.append(_of_opponent(state, float(totals[OPPONENT]), time))
    return found


def turns_to_come(state: WayfarersState) -> float:
    """About how many turns a seat still has, by the furthest marker (R13.1)."""
    if state.ending != NOBODY:
        return state.ending / state.side_count
    furthest = max(_column(state, side) for side in range(state.side_count))
    pace = SOLO_PACE[state.opponent] if state.solo() else TURNS_A_COLUMN
    return 1.0 + pace * (LAST_COLUMN - furthest)


def _column(state: WayfarersState, side: int) -> int:
    return state.box.board.columns[state.own[side * WIDTH + NODE]]


def _of_opponent(state: WayfarersState, total: float, time: float) -> list[float]:
    """What the solo opponent has, and how many turns it will still gain points, by opponent."""
    own = state.own
    row = [0.0] * len(PLAYER)
    row[0] = total
    row.append(total)
    row.append(float(_column(state, OPPONENT)))
    row.append(float(min(3, own[OPPONENT_AT + INF])))
    row.append(float(sum(own[OPPONENT_AT + WORKER : OPPONENT_AT + WORKER + len(WORKERS)])))
    row.append(float(state.path))
    row.append(float(own[OPPONENT_AT + COMET]))
    for opponent in range(len(OPPONENTS)):
        row.append(time if opponent == state.opponent else 0.0)
    row.append(time)
    return row


def _add_player(state: WayfarersState, seat: int, row: list[float]) -> None:
    at = seat * WIDTH
    own = state.own
    tables = CLAIMS.tables(state.box)
    _add_tags(state, seat, row)
    _add_sky(state, seat, tables, row)
    coins, food = own[at + COIN], own[at + FOOD]
    row += [float(min(coins, FEW_COINS)), float(max(0, coins - FEW_COINS))]
    row += [float(min(food, FEW_FOOD)), float(max(0, food - FEW_FOOD))]
    for guild in range(3):
        row.append(float(min(4, own[at + INF + guild])))
    row.append(float(min(4, state.tokens.count(seat))))
    row.append(float(min(4, own[at + SUPPLY])))
    for colour in range(len(WORKERS)):
        row.append(float(min(3, own[at + WORKER + colour])))
    _add_dice(state, seat, tables, row)
    _add_caravan(state, seat, row)
    folk = own[at + HELD + FOLK]
    row.append(float(own[at + CARD + FOLK]))
    row.append(sum_of(tables.folk, folk))
    row.append(float((folk & state.box.cards.rest_folk).bit_count()))
    row.append(float(min(FEW_ROOMS, own[at + BARE + LAND].bit_count() + own[at + BARE + WATER].bit_count())))
    row.append(sum_of(tables.vistas, own[at + HELD + LAND]))
    row.append(_best_link(state, seat, tables))


def _add_tags(state: WayfarersState, seat: int, row: list[float]) -> None:
    at = seat * WIDTH
    own = state.own
    table = state.box.board.tag_points
    coming = 0
    least = own[at + CITY]
    for tag in range(len(TAGS)):
        number = own[at + CITY + tag]
        row.append(float(number))
        if tag <= SEA:
            least = min(least, number)
            if number + 1 < len(table):
                coming += table[number + 1] - table[number]
    row.append(float(least))
    row.append(float(coming))


def _add_sky(state: WayfarersState, seat: int, tables: Tables, row: list[float]) -> None:
    """Space cards, how much they grow, room for more, and what inspirations promise."""
    at = seat * WIDTH
    own = state.own
    bare = own[at + BARE + SPACE]
    held = own[at + HELD + SPACE] | 1 << PRINTED
    growth = near = 0.0
    doubled = 0
    for card in range(PRINTED + 1):
        if not (held >> card) & 1:
            continue
        growth += tables.growth[card]
        inspiration = EMPTY if (bare >> card) & 1 else state.tucked[state.host_place(seat, SPACE, card)]
        if inspiration == EMPTY:
            continue
        if goal_met(state, seat, inspiration):
            doubled += 1
            growth += tables.growth[card]
        else:
            part = goal_nearness(state, seat, inspiration)
            near += part * part * card_points(state, seat, card)
    rooms = own[at + CARD + LAND] + own[at + CARD + WATER] - 1 - own[at + CARD + SPACE]
    row.append(float(own[at + CARD + SPACE]))
    row.append(growth)
    row.append(float(min(FEW_ROOMS, rooms)))
    row.append(float(min(FEW_ROOMS, bare.bit_count())))
    row.append(near)
    row.append(float(doubled))


def _add_dice(state: WayfarersState, seat: int, tables: Tables, row: list[float]) -> None:
    at = seat * WIDTH
    own = state.own
    mean, ready = dice_help(state, tables, seat)
    supply = reach = 0
    for value in range(6):
        supply += own[at + DIE + value]
        reach += placing.reach(state, seat, value).bit_count() - 1
    row.append(float(-own[at + RESERVE]))
    row.append(float(supply))
    row.append(mean)
    row.append(ready)
    row.append(float(reach))
    row.append(float(own[at + SPACES].bit_count()))


def _add_caravan(state: WayfarersState, seat: int, row: list[float]) -> None:
    """Tiles by colour, columns that offer each asset, discounts, and free cells."""
    at = seat * WIDTH
    own = state.own
    for colour in range(len(TILE_COLOURS)):
        row.append(float(own[at + TILE_OF + colour]))
    for asset in range(len(ASSET_NAMES)):
        columns = 0
        for value in range(6):
            if (own[at + COLUMN + value] >> (8 * asset)) & 255:
                columns += 1
        row.append(float(columns))
    discounts = 0
    for value in range(6):
        symbols = own[at + COLUMN + value]
        discounts += (symbols >> COIN_OFF_SHIFT & 255) + (symbols >> FOOD_OFF_SHIFT & 255)
    row.append(float(discounts))
    row.append(float(-own[at + COVERED].bit_count()))


def _best_link(state: WayfarersState, seat: int, tables: Tables) -> float:
    """R7.6: the best link from the own last water card to one of the row."""
    links = state.box.cards.links
    last = state.own[seat * WIDTH + LAST_WATER]
    best = 0.0
    for card in state.row[WATER * ROW_SIZE : (WATER + 1) * ROW_SIZE]:
        if card != EMPTY:
            best = max(best, tables.effects[links[last * CARDS + card]])
    return best


def _add_journal(state: WayfarersState, seat: int, totals: list[int], row: list[float]) -> None:
    """How far the seat has come, also before others, and whether it may wish for the end."""
    column = _column(state, seat)
    others = 0
    best = 0
    for side in range(state.side_count):
        if side != seat:
            others = max(others, _column(state, side))
            best = max(best, totals[side])
    lead = max(-1.0, min(1.0, (totals[seat] - best) / CLEAR_LEAD))
    row.append(float(column))
    row.append(float(max(-3, min(3, column - others))))
    row.append(best_exit(state, CLAIMS, seat, state.own[seat * WIDTH + NODE], True))
    row.append(float(max(0, column - LATE_COLUMN)))
    row.append(lead * column / LAST_COLUMN)
    row.append(lead if state.ending != NOBODY else 0.0)
