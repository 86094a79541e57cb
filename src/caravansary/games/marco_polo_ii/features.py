"""What the learned judgement sees of a Marco Polo II position: numbers of every seat, and of the course of the game.

The word before the first dot is the part of the value to which a number belongs.
"""

from __future__ import annotations

from typing import Final

from caravansary.core.state import State
from caravansary.games.marco_polo_ii.box import (
    ACTIVE_CONTRACTS,
    CHARACTERS,
    CITY_CARDS,
    CITY_TILES,
    NONE,
    SEAL_IDS,
    SEALS,
)
from caravansary.games.marco_polo_ii.bundle import KINDS, RESOURCES
from caravansary.games.marco_polo_ii.evaluation import estimate, own_tables
from caravansary.games.marco_polo_ii.holdings import (
    contracts_worth,
    goods_worth,
    posts_worth,
    reach_worth,
    seals_worth,
    shields_worth,
    time_left,
)
from caravansary.games.marco_polo_ii.investments import INVESTMENTS, add_investments
from caravansary.games.marco_polo_ii.map import CITIES, CITY_IDS, LOCATIONS, OASIS_IDS
from caravansary.games.marco_polo_ii.scoring import (
    CATEGORIES,
    SCORED,
    goal_points,
    number_of_shields,
    played_points,
    shield_points,
    shields_in,
)
from caravansary.games.marco_polo_ii.state import MarcoPoloState
from caravansary.games.marco_polo_ii.weights import WEIGHTS

FEATURES: Final = (
    "points.hoped",
    "points.played",
    *(f"points.{category}" for category in CATEGORIES[:SCORED]),
    "seals.goal",
    "posts.shield_points",
    "posts.shields",
    *(f"goods.{kind}" for kind in RESOURCES),
    "dice.number",
    "dice.pips",
    "posts.number",
    *(f"posts.{city}" for city in CITY_IDS),
    *(f"travel.{location}" for location in (*CITY_IDS, *OASIS_IDS)),
    *(f"seals.{name}" for name in SEAL_IDS),
    *(f"seals.upgraded_{name}" for name in SEAL_IDS),
    *(f"tiles.{number}" for number in range(1, CITY_TILES + 1)),
    *(f"cards.{number}" for number in range(1, CITY_CARDS + 1)),
    *(f"character.{name}" for name in CHARACTERS),
    "goods.worth",
    "contracts.worth",
    "seals.worth",
    "posts.shields_worth",
    "posts.worth",
    "travel.reach",
    "contracts.active",
    "contracts.completed",
    "contracts.ahead",
    "points.lead",
    "time.rounds",
    "travel.hourglass",
    "time.asked",
    "dice.black",
    *INVESTMENTS,
    "time",
)

WHOLE_GAME: Final = 26.0
"""About how many turns a seat has before the first round begins."""


def features(state: State) -> list[list[float]]:
    """The numbers of FEATURES for every seat."""
    assert isinstance(state, MarcoPoloState)
    estimates = estimate(state, WEIGHTS, own_tables(state.box))
    return [_of_seat(state, seat, estimates[seat]) for seat in range(state.seats)]


def _of_seat(state: MarcoPoloState, seat: int, estimated: float) -> list[float]:
    found: list[float] = [estimated, float(played_points(state, seat))]
    for category in range(SCORED):
        found.append(float(state.points[seat * SCORED + category]))
    found.append(float(goal_points(state, seat)))
    found.append(float(shield_points(state, seat)))
    posts = state.posts[seat]
    shields = shields_in(state.box, posts)
    found.append(float(number_of_shields(state, seat, shields)))
    for kind in range(KINDS):
        found.append(float(state.goods[seat * KINDS + kind]))
    _add_dice(state, seat, found)
    found.append(float(posts.bit_count()))
    _add_mask(posts, CITIES, found)
    places = state.figures[2 * seat : 2 * seat + 2]
    for location in range(LOCATIONS):
        found.append(float(places.count(location)))
    _add_mask(state.seals[seat], SEALS, found)
    _add_mask(state.upgraded[seat], SEALS, found)
    _add_mask(_tiles(state, posts), CITY_TILES, found)
    _add_mask(_cards(state, posts), CITY_CARDS, found)
    _add_mask(1 << (state.character[seat] + 1) >> 1, len(CHARACTERS), found)
    _add_worths(state, seat, posts, shields, places, found)
    _add_course(state, seat, found)
    return found


def _add_mask(mask: int, size: int, found: list[float]) -> None:
    for bit in range(size):
        found.append(1.0 if (mask >> bit) & 1 else 0.0)


def _add_dice(state: MarcoPoloState, seat: int, found: list[float]) -> None:
    dice = state.dice[seat]
    number = pips = kind = 0
    while dice:
        number += dice & 15
        pips += (dice & 15) * (kind // 2 + 1)
        dice >>= 4
        kind += 1
    found.append(float(number))
    found.append(float(pips))


def _tiles(state: MarcoPoloState, posts: int) -> int:
    """The city tiles in cities with these posts, as a mask."""
    mask = 0
    for city in range(CITIES):
        if (posts >> city) & 1 and state.tiles[city] != NONE:
            mask |= 1 << state.tiles[city]
    return mask


def _cards(state: MarcoPoloState, posts: int) -> int:
    """The city cards that can be used by these posts, as a mask."""
    mask = 0
    for slot, city in enumerate(state.box.map.card_city):
        if (posts >> city) & 1 and state.map_cards[slot] != NONE:
            mask |= 1 << state.map_cards[slot]
    return mask


def _add_worths(
    state: MarcoPoloState, seat: int, posts: int, shields: int, places: list[int], found: list[float]
) -> None:
    weights = WEIGHTS[state.character[seat]]
    tables = own_tables(state.box)[state.character[seat]]
    time = time_left(state, weights, seat)
    found.append(goods_worth(state, weights, seat, time.use))
    found.append(contracts_worth(state, weights, tables, seat, time.use))
    found.append(seals_worth(state, weights, tables, seat, time))
    found.append(shields_worth(state, weights, seat, shields, time))
    found.append(posts_worth(state, weights, tables, seat, posts, time))
    found.append(reach_worth(state, tables, seat, posts, shields, places))


def _add_course(state: MarcoPoloState, seat: int, found: list[float]) -> None:
    active = 0
    for slot in range(ACTIVE_CONTRACTS * seat, ACTIVE_CONTRACTS * (seat + 1)):
        if state.active_contracts[slot] != NONE:
            active += 1
    completed = state.completed[seat].bit_count()
    others = points = 0
    for other in range(state.seats):
        if other != seat:
            others = max(others, state.completed[other].bit_count())
            points = max(points, played_points(state, other))
    found.append(float(active))
    found.append(float(completed))
    found.append(float(completed - others))
    found.append(float(played_points(state, seat) - points))
    found.append(float(state.box.constants.rounds - state.round))
    found.append(1.0 if state.next_start == seat else 0.0)
    found.append(1.0 if state.active == seat else 0.0)
    found.append(float(state.black_left))
    time = time_left(state, WEIGHTS[-1], seat)
    add_investments(state, seat, own_tables(state.box)[state.character[seat]], time.visits, found)
    found.append(min(1.0, time.turns / WHOLE_GAME))
