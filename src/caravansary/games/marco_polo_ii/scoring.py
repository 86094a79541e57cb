"""Final scoring (R10.1 to R10.5) and the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.score import Sheet
from caravansary.games.marco_polo_ii.box import DE_WU, NONE, SEALS
from caravansary.games.marco_polo_ii.bundle import COIN, JADE, KINDS, PEPPER
from caravansary.games.marco_polo_ii.map import CITIES

if TYPE_CHECKING:
    from caravansary.games.marco_polo_ii.box import MarcoPoloBox
    from caravansary.games.marco_polo_ii.state import MarcoPoloState

CATEGORIES: Final = (
    "contracts",
    "city_cards",
    "bonuses",
    "posts",
    "character",
    "goal",
    "shields",
    "goods",
    "coins",
    "most_contracts",
)
BY_CONTRACTS: Final = 0
BY_CARDS: Final = 1
BY_BONUSES: Final = 2
BY_POSTS: Final = 3
BY_CHARACTER: Final = 4
SCORED: Final = 5
"""The categories before it are scored during the game, the others at its end."""

SECRET: Final = (5, 6)
"""Categories that the secret goal card decides."""


def played_points(state: MarcoPoloState, seat: int) -> int:
    """Where the figure stands on the score track."""
    start = seat * SCORED
    return sum(state.points[start : start + SCORED])


def goal_points(state: MarcoPoloState, seat: int) -> int:
    """R10.1: the printed points for every upgraded seal that the goal card shows."""
    goal = state.goal[seat]
    if goal == NONE:
        return 0
    points = state.box.goal_seal_points[goal]
    upgraded = state.upgraded[seat]
    return sum([points[seal] for seal in range(SEALS) if (upgraded >> seal) & 1])


def shields_in(box: MarcoPoloBox, posts: int) -> int:
    """The different shields in cities with these posts, as a mask."""
    mask = 0
    shields = box.map.city_shield
    for city in range(CITIES):
        if (posts >> city) & 1:
            mask |= 1 << shields[city]
    return mask


def number_of_shields(state: MarcoPoloState, seat: int, shields: int) -> int:
    """R10.2, R12.2: different shields, one more for each that the goal card shows too, one more for De Wu."""
    number = shields.bit_count()
    goal = state.goal[seat]
    if goal != NONE:
        number += (shields & state.box.goal_shields[goal]).bit_count()
    return number + 1 if state.character[seat] == DE_WU else number


def shield_points(state: MarcoPoloState, seat: int) -> int:
    number = number_of_shields(state, seat, shields_in(state.box, state.posts[seat]))
    track = state.box.shield_track
    return track[number if number < len(track) else len(track) - 1]


def goods_points(state: MarcoPoloState, seat: int) -> int:
    """R10.3: all goods together, jade too."""
    start = seat * KINDS
    return sum(state.goods[start + PEPPER : start + JADE + 1]) // state.box.constants.goods_per_point


def coin_points(state: MarcoPoloState, seat: int) -> int:
    """R10.4."""
    return state.has(seat, COIN) // state.box.constants.coins_per_point


def contract_ranking(state: MarcoPoloState) -> list[int]:
    """R10.5: most and second-most completed contracts; all who tie get the full points."""
    constants = state.box.constants
    counts = [mask.bit_count() for mask in state.completed]
    ranks = sorted(set(counts), reverse=True)
    points = [0] * state.seats
    for seat, count in enumerate(counts):
        if count == 0 and not state.switches.zero_contracts_score:
            continue
        if count == ranks[0]:
            points[seat] = constants.most_contracts
        elif count == ranks[1] and state.seats >= constants.second_from:
            points[seat] = constants.second_contracts
    return points


def points_of(state: MarcoPoloState, seat: int, ranking: list[int]) -> list[int]:
    """All categories, as if the game ended now."""
    start = seat * SCORED
    return [
        *state.points[start : start + SCORED],
        goal_points(state, seat),
        shield_points(state, seat),
        goods_points(state, seat),
        coin_points(state, seat),
        ranking[seat],
    ]


def without_secrets(sheet: Sheet) -> Sheet:
    """The sheet as others see it: without the points that the goal card decides."""
    return Sheet([None if category in SECRET else points for category, points in enumerate(sheet.points)])
