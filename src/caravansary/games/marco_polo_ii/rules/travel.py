"""Movement: walking, paying, posts and what a new post brings (R5.4.1 to R5.4.9, R8.1, R11.4, R12.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.events import event
from caravansary.games.marco_polo_ii.actions import (
    CONTRACT,
    GAIN_OUTPOST,
    GO,
    GO_SECOND,
    POST,
    RELOCATE,
    SKIP,
    STOP,
    TILE,
)
from caravansary.games.marco_polo_ii.box import FILIPPO, GANTULGA, MAILIN, MONGKE, NONE, TRAVEL
from caravansary.games.marco_polo_ii.map import CITIES
from caravansary.games.marco_polo_ii.rules import contracts, effects, frames
from caravansary.games.marco_polo_ii.rules.payment import affordable, pay
from caravansary.games.marco_polo_ii.scoring import BY_BONUSES, BY_CHARACTER, BY_POSTS
from caravansary.games.marco_polo_ii.words import location_name, outpost_name

if TYPE_CHECKING:
    from caravansary.core.state import Frame
    from caravansary.games.marco_polo_ii.map import Route
    from caravansary.games.marco_polo_ii.state import MarcoPoloState

LOWER: Final = 0
MIDDLE: Final = 1
UPPER: Final = 2
EFFECT: Final = 3
CARD: Final = 4
"""Where a walk comes from: a travel space, a reward, or 4 + the number of a city card."""

FIGURE: Final = 32
"""A step is the figure times this, plus the location."""


def begin_walk(state: MarcoPoloState, source: int, steps: int, coins: int) -> None:
    """R5.4.2: the walk begins with what the space costs; all is paid when the way is chosen."""
    state.trail = []
    state.walk_source = source
    state.walk_left = steps
    state.walk_coins = coins
    state.walk_camels = 0
    state.walk_jade = 0
    state.agenda.append((frames.WALK, 0, 0, 0))


def can_step(state: MarcoPoloState, seat: int, coins: int, source: int) -> bool:
    """R5.0.5: whether at least one location can be reached and paid, besides these coins."""
    for figure in range(2):
        location = state.figures[2 * seat + figure]
        if location == NONE:
            continue
        for way in state.box.map.ways[location]:
            if _may_use(state, seat, way) and _can_pay_way(state, seat, way, coins, 0, 0, source):
                return True
    return False


def _may_use(state: MarcoPoloState, seat: int, way: Route) -> bool:
    """R5.3.3, R5.4.3: a route with a seal needs that seal."""
    return way.seal < 0 or (state.seals[seat] >> way.seal) & 1 == 1


def _is_free(state: MarcoPoloState, seat: int, location: int) -> bool:
    """R12.1: oases use up no movement of Mongke Khan."""
    return location >= CITIES and state.character[seat] == MONGKE


def _can_pay_way(state: MarcoPoloState, seat: int, way: Route, coins: int, camels: int, jade: int, source: int) -> bool:
    """R5.4.3, R12.7: Gantulga Od pays only the jade of a route; R5.7.4: a card has a price for each location."""
    if state.character[seat] != GANTULGA:
        coins += way.coins
        camels += way.camels
    jade += way.jade
    if source >= CARD and not _is_free(state, seat, way.to):
        price = state.box.cards[source - CARD].price
        coins += price[0]
        camels += price[1]
        jade += price[2]
    return affordable(state, seat, coins, camels, jade)


def figure_at(state: MarcoPoloState, seat: int, figure: int) -> int:
    """Where the figure stands on the walk in progress."""
    for step in reversed(state.trail):
        if step // FIGURE == figure:
            return step % FIGURE
    return state.figures[2 * seat + figure]


def walk_answers(state: MarcoPoloState, seat: int) -> list[int]:
    """R5.4.1, R5.4.3, R5.4.4: every next location that can be paid; stopping after the first, or declining a reward."""
    found: list[int] = []
    if state.trail or state.walk_source == EFFECT:
        found.append(STOP)
    second_moved = bool(state.trail) and state.trail[-1] >= FIGURE
    for figure in range(2 if state.character[seat] == MAILIN else 1):
        if figure == 0 and second_moved:
            continue
        base = GO_SECOND if figure else GO
        for way in state.box.map.ways[figure_at(state, seat, figure)]:
            if (
                (state.walk_left or _is_free(state, seat, way.to))
                and _may_use(state, seat, way)
                and _can_pay_way(
                    state, seat, way, state.walk_coins, state.walk_camels, state.walk_jade, state.walk_source
                )
            ):
                found.append(base + way.to)
    return found


def walk(state: MarcoPoloState, seat: int, action: int) -> None:
    """R5.4.1, R12.4: one step of a figure; the costs run up."""
    figure = 1 if action >= GO_SECOND else 0
    to = action - (GO_SECOND if figure else GO)
    for way in state.box.map.ways[figure_at(state, seat, figure)]:
        if way.to == to:
            _add_costs(state, seat, way)
    state.trail.append(FIGURE * figure + to)
    if not _is_free(state, seat, to):
        state.walk_left -= 1


def _add_costs(state: MarcoPoloState, seat: int, way: Route) -> None:
    if state.character[seat] != GANTULGA:
        state.walk_coins += way.coins
        state.walk_camels += way.camels
    state.walk_jade += way.jade
    if state.walk_source >= CARD and not _is_free(state, seat, way.to):
        price = state.box.cards[state.walk_source - CARD].price
        state.walk_coins += price[0]
        state.walk_camels += price[1]
        state.walk_jade += price[2]


def stop(state: MarcoPoloState, seat: int) -> None:
    """R5.4.2: the whole way is paid before anything is gained; R11.4: a move may be declined."""
    state.agenda.pop()
    if not state.trail:
        return
    state.agenda.append((frames.ARRIVE, 0, 0, 0))
    pay(state, seat, state.walk_coins, state.walk_camels, state.walk_jade)


def arrive(state: MarcoPoloState, seat: int) -> None:
    """R5.4.5, R12.1, R12.4: figures move; then come oases, the posts of the end cities and the extra post."""
    trail = state.trail
    state.trail = []
    passed = _passed_cities(state, seat, trail)
    ends: list[int] = []
    for figure in range(2):
        steps = [step % FIGURE for step in trail if step // FIGURE == figure]
        if steps:
            state.figures[2 * seat + figure] = steps[-1]
            if takes_post(state, seat, steps[-1]) and steps[-1] not in ends:
                ends.append(steps[-1])
    if state.listener is not None:
        _tell_walk(state, seat, trail)
    may_add = state.walk_source == UPPER and passed and (ends or not state.switches.extra_needs_end)
    if may_add:
        state.agenda.append((frames.EXTRA_POST, passed, 0, 0))
    if state.walk_source <= UPPER and state.switches.two_split_posts:
        for city in reversed(ends):
            state.agenda.append((frames.END_POST, 1 << city, 0, 0))
    elif ends:
        state.agenda.append((frames.END_POST, sum([1 << city for city in ends]), 0, 0))
    _visit_oases(state, seat, trail)


def _passed_cities(state: MarcoPoloState, seat: int, trail: list[int]) -> int:
    """R5.4.5: cities that a figure entered and left again in this turn; by option also the one it set out from."""
    mask = 0
    for figure in range(2):
        steps = [step % FIGURE for step in trail if step // FIGURE == figure]
        if not steps:
            continue
        start = state.figures[2 * seat + figure]
        if state.switches.start_is_passed or (state.reached >> (FIGURE * figure + start)) & 1:
            steps.insert(0, start)
        for location in steps[:-1]:
            if location < CITIES:
                mask |= 1 << location
        if not state.switches.passed_in_one_walk:
            state.reached |= 1 << (FIGURE * figure + steps[-1])
    if state.switches.passed_in_one_walk:
        return mask
    state.passed |= mask
    return state.passed


def _visit_oases(state: MarcoPoloState, seat: int, trail: list[int]) -> None:
    """R12.1: 3 points, and 2 coins or a camel, for every different oasis Mongke Khan entered."""
    if state.character[seat] != MONGKE:
        return
    oases = len({step for step in trail if step % FIGURE >= CITIES})
    if oases:
        state.score(seat, BY_CHARACTER, oases * state.box.constants.mongke_points)
        state.agenda.append((frames.OASES, oases, 0, 0))


def _tell_walk(state: MarcoPoloState, seat: int, trail: list[int]) -> None:
    assert state.listener is not None
    names = state.box.map.location_ids
    elements = [f"location:{names[step % FIGURE]}" for step in trail]
    end = location_name(state.box, trail[-1] % FIGURE)
    state.listener(event("marco-polo-ii-log-walk", seat, elements, place=end, steps=len(trail)))


def takes_post(state: MarcoPoloState, seat: int, location: int) -> bool:
    """R5.4.5, R5.4.7: a city that is not the start city and has no own post."""
    return location < CITIES and location != state.box.start_city and not state.has_post(seat, location)


def end_post_answers(state: MarcoPoloState, seat: int, frame: Frame) -> list[int]:
    """R5.4.5, R12.4: the end city must get a post; of two end cities of a reward's move, the player chooses."""
    return [POST + city for city in range(CITIES) if (frame[1] >> city) & 1 and takes_post(state, seat, city)]


def extra_post_answers(state: MarcoPoloState, seat: int, frame: Frame) -> list[int]:
    """R5.4.5: one more post in a city passed through, if there is a post on the player board."""
    if state.post_stock(seat) == 0:
        return []
    found = [POST + city for city in range(CITIES) if (frame[1] >> city) & 1 and takes_post(state, seat, city)]
    if found:
        found.insert(0, SKIP)
    return found


def move_post_answers(state: MarcoPoloState, seat: int) -> list[int]:
    """R5.4.8: any own post may be moved."""
    return [RELOCATE + city for city in range(CITIES) if state.has_post(seat, city)]


def post(state: MarcoPoloState, seat: int, city: int) -> None:
    """R5.4.6: posts leave the board in order; the last ones score. R5.4.8: without any left, one is moved."""
    state.agenda.pop()
    stock = state.post_stock(seat)
    if stock == 0:
        state.agenda.append((frames.MOVE_POST, city, 0, 0))
        return
    number = state.box.constants.posts - stock + 1
    points = state.box.constants.post_points[number]
    state.posts[seat] |= 1 << city
    state.new_posts |= 1 << city
    state.score(seat, BY_POSTS, points)
    if state.listener is not None:
        elements = [f"location:{state.box.map.location_ids[city]}"]
        name = location_name(state.box, city)
        state.listener(event("marco-polo-ii-log-post", seat, elements, city=name, points=points))
    begin_arrival(state, city)


def move_post(state: MarcoPoloState, seat: int, frame: Frame, old: int) -> None:
    """R5.4.8: the benefits of the old city end; no points again."""
    state.agenda.pop()
    city = frame[1]
    state.posts[seat] = state.posts[seat] & ~(1 << old) | 1 << city
    state.new_posts = state.new_posts & ~(1 << old) | 1 << city
    if state.listener is not None:
        ids = state.box.map.location_ids
        elements = [f"location:{ids[old]}", f"location:{ids[city]}"]
        names = location_name(state.box, old), location_name(state.box, city)
        state.listener(event("marco-polo-ii-log-move-post", seat, elements, old=names[0], city=names[1]))
    if state.switches.moved_post_works:
        begin_arrival(state, city)


def begin_arrival(state: MarcoPoloState, city: int) -> None:
    """R5.4.9: outpost tile, city tile and a contract, whichever are there."""
    pending = 0
    if state.outposts[city] != NONE:
        pending |= frames.OUTPOST
    if state.tiles[city] != NONE:
        pending |= frames.CITY_TILE
    if city in state.box.map.contract_city:
        pending |= frames.CONTRACT
    if pending:
        state.agenda.append((frames.ARRIVAL, city, pending, 0))


def order_matters(state: MarcoPoloState, city: int, pending: int) -> bool:
    """R5.4.9: the player orders the gains where one makes chance speak and another is a choice."""
    if not pending & frames.OUTPOST or not _outpost_reveals(state, city):
        return False
    if pending & frames.CONTRACT and contracts.offered_in(state, city):
        return True
    return pending & frames.CITY_TILE > 0 and state.box.bundles[state.box.tile_rewards[state.tiles[city]]].asks()


def _outpost_reveals(state: MarcoPoloState, city: int) -> bool:
    return state.box.bundles[state.box.outpost_rewards[state.outposts[city]]].reveals()


def gain_by_itself(state: MarcoPoloState, seat: int, frame: Frame) -> bool:
    """R5.4.9: gains whatever needs no choice of order; False where only a question is left."""
    _, city, pending, _ = frame
    if order_matters(state, city, pending):
        return False
    if pending & frames.OUTPOST:
        gain_outpost(state, seat, frame)
        return True
    if pending & frames.CITY_TILE:
        gain_city_tile(state, seat, frame)
        return True
    return False


def arrival_answers(state: MarcoPoloState, seat: int, frame: Frame) -> list[int]:
    """R5.4.9: a contract of the city, or none; and what else may come before it."""
    _, city, pending, _ = frame
    found: list[int] = []
    if pending & frames.CONTRACT:
        found = [CONTRACT + contract for contract in contracts.offered_in(state, city)]
        if found:
            found.insert(0, SKIP)
    if pending & frames.OUTPOST:
        found.append(GAIN_OUTPOST)
    if pending & frames.CITY_TILE:
        found.append(TILE + state.tiles[city])
    return found


def _less(state: MarcoPoloState, frame: Frame, gained: int) -> None:
    state.agenda.pop()
    pending = frame[2] & ~gained
    if pending:
        state.agenda.append((frames.ARRIVAL, frame[1], pending, 0))


def skip_contract(state: MarcoPoloState, frame: Frame) -> None:
    _less(state, frame, frames.CONTRACT)


def take_contract(state: MarcoPoloState, seat: int, frame: Frame, contract: int) -> None:
    _less(state, frame, frames.CONTRACT)
    contracts.take_from_city(state, seat, contract, 0)


def gain_city_tile(state: MarcoPoloState, seat: int, frame: Frame) -> None:
    """R5.4.9: now and at every round start."""
    _less(state, frame, frames.CITY_TILE)
    effects.gain_tile(state, seat, state.tiles[frame[1]])


def gain_outpost(state: MarcoPoloState, seat: int, frame: Frame) -> None:
    """R5.4.9: for the first post only; R12.5: Filippo Vitello keeps the tile, whoever gained it."""
    city = frame[1]
    _less(state, frame, frames.OUTPOST)
    tile = state.outposts[city]
    state.outposts = state.outposts[:]
    state.outposts[city] = NONE
    if state.listener is not None:
        elements = [f"location:{state.box.map.location_ids[city]}"]
        name = outpost_name(state.box, tile)
        state.listener(event("marco-polo-ii-log-outpost", seat, elements, tile=name))
    if FILIPPO in state.character:
        state.kept |= 1 << tile
        if state.character[seat] == FILIPPO:
            state.kept_now |= 1 << tile
    effects.reward(state, seat, state.box.outpost_rewards[tile], BY_BONUSES)


def take_hourglass(state: MarcoPoloState, seat: int, space: int) -> None:
    """R8.1: a travel space at least as high as all used before in this round."""
    level = space - TRAVEL
    if level >= state.travel_level:
        state.travel_level = level
        state.next_start = seat
        if state.listener is not None:
            state.listener(event("marco-polo-ii-log-hourglass", seat, ["hourglass"]))
