"""Trading posts: where they are put, and what a new one brings (R5.4.5 to R5.4.9, R12.4, R12.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.agenda import Frame
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.marco_polo_ii.box import FILIPPO, NONE
from caravansary.games.marco_polo_ii.map import CITIES
from caravansary.games.marco_polo_ii.rules import contracts, effects, tiles
from caravansary.games.marco_polo_ii.rules.question import MarcoPoloQuestion
from caravansary.games.marco_polo_ii.scoring import BY_BONUSES, BY_POSTS
from caravansary.games.marco_polo_ii.words import location_name, outpost_name, reward_words, tile_name

if TYPE_CHECKING:
    from caravansary.games.marco_polo_ii.state import MarcoPoloState

OUTPOST: Final = 1
CITY_TILE: Final = 2
CONTRACT: Final = 4
"""What a new post may bring, as bits."""


def takes_post(state: MarcoPoloState, seat: int, location: int) -> bool:
    """R5.4.5, R5.4.7: a city that is not the start city and has no own post."""
    return location < CITIES and location != state.box.start_city and not state.has_post(seat, location)


def _free_cities(state: MarcoPoloState, seat: int, mask: int) -> list[int]:
    """The answers that put a post in one of some cities."""
    first = state.space.post.base
    return [first + city for city in range(CITIES) if (mask >> city) & 1 and takes_post(state, seat, city)]


def city_hint(state: MarcoPoloState, city: int) -> Message:
    """R5.4.9: what the first or a later post brings now."""
    box = state.box
    kind = say(f"marco-polo-ii-city-{box.map.city_kinds[city]}")
    if state.outposts[city] != NONE:
        return say("marco-polo-ii-hint-city-outpost", kind=kind, outpost=outpost_name(box, state.outposts[city]))
    if state.tiles[city] != NONE:
        return say("marco-polo-ii-hint-city-tile", kind=kind, tile=tile_name(box, state.tiles[city]))
    return kind


class EndPost(MarcoPoloQuestion):
    """R5.4.5, R12.4: the end city must get a post; of two end cities of a reward's move, the player chooses.

    Its frame: mask of cities.
    """

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        return _free_cities(state, seat, frame[1])

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        state.agenda.pop()
        put_post(state, seat, action - state.space.post.base)

    def hint(self, state: MarcoPoloState, frame: Frame, action: int) -> Message | None:
        return city_hint(state, action - state.space.post.base)


END_POST: Final = EndPost("end-post")


class ExtraPost(MarcoPoloQuestion):
    """R5.4.5: one more post in a city passed through, if there is a post on the player board.

    Its frame: mask of cities.
    """

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        if state.post_stock(seat) == 0:
            return []
        found = _free_cities(state, seat, frame[1])
        if found:
            found.insert(0, state.space.skip.base)
        return found

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        state.agenda.pop()
        kind = state.space.kind(action)
        if kind is state.space.post:
            put_post(state, seat, action - kind.base)

    def label(self, state: MarcoPoloState, frame: Frame, action: int) -> Message:
        if state.space.kind(action) is state.space.skip:
            return say("marco-polo-ii-do-skip-post")
        return super().label(state, frame, action)

    def hint(self, state: MarcoPoloState, frame: Frame, action: int) -> Message | None:
        kind = state.space.kind(action)
        return city_hint(state, action - kind.base) if kind is state.space.post else None


EXTRA_POST: Final = ExtraPost("extra-post", optional=True)


def put_post(state: MarcoPoloState, seat: int, city: int) -> None:
    """R5.4.6: posts leave the board in order; the last ones score. R5.4.8: without any left, one is moved."""
    stock = state.post_stock(seat)
    if stock == 0:
        state.agenda.append((MOVE_POST, city, 0, 0))
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
    _begin_arrival(state, city)


class MovePost(MarcoPoloQuestion):
    """R5.4.8: without a post on the player board, any other own post is moved. Its frame: city that it is moved to."""

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        first = state.space.relocate.base
        return [first + city for city in range(CITIES) if state.has_post(seat, city)]

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        """R5.4.8: the benefits of the old city end; no points again."""
        state.agenda.pop()
        old = action - state.space.relocate.base
        city = frame[1]
        state.posts[seat] = state.posts[seat] & ~(1 << old) | 1 << city
        state.new_posts = state.new_posts & ~(1 << old) | 1 << city
        if state.listener is not None:
            ids = state.box.map.location_ids
            elements = [f"location:{ids[old]}", f"location:{ids[city]}"]
            names = location_name(state.box, old), location_name(state.box, city)
            state.listener(event("marco-polo-ii-log-move-post", seat, elements, old=names[0], city=names[1]))
        if state.switches.moved_post_works:
            _begin_arrival(state, city)

    def prompt(self, state: MarcoPoloState, frame: Frame) -> Message:
        return say("marco-polo-ii-ask-move-post", city=location_name(state.box, frame[1]))


MOVE_POST: Final = MovePost("move-post")


def _begin_arrival(state: MarcoPoloState, city: int) -> None:
    """R5.4.9: outpost tile, city tile and a contract, whichever are there."""
    pending = 0
    if state.outposts[city] != NONE:
        pending |= OUTPOST
    if state.tiles[city] != NONE:
        pending |= CITY_TILE
    if city in state.box.map.contract_city:
        pending |= CONTRACT
    if pending:
        state.agenda.append((ARRIVAL, city, pending, 0))


class Arrival(MarcoPoloQuestion):
    """R5.4.9: what a new post brings; only a contract, or an order that matters, is asked for.

    Its frame: city, what is still to be gained there.
    """

    def settle(self, state: MarcoPoloState, frame: Frame, chance: Chance) -> bool:
        """Gains whatever needs no choice of order."""
        _, city, pending, _ = frame
        if _order_matters(state, city, pending):
            return False
        if pending & OUTPOST:
            _gain_outpost(state, state.active, frame)
            return True
        if pending & CITY_TILE:
            _gain_city_tile(state, state.active, frame)
            return True
        return False

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        """A contract of the city, or none; and what else may come before it."""
        _, city, pending, _ = frame
        found: list[int] = []
        if pending & CONTRACT:
            first = state.space.contract.base
            found = [first + contract for contract in contracts.offered_in(state, city)]
            if found:
                found.insert(0, state.space.skip.base)
        if pending & OUTPOST:
            found.append(state.space.gain_outpost.base)
        if pending & CITY_TILE:
            found.append(state.space.tile.base + state.tiles[city])
        return found

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        kind = state.space.kind(action)
        if kind is state.space.gain_outpost:
            _gain_outpost(state, seat, frame)
        elif kind is state.space.tile:
            _gain_city_tile(state, seat, frame)
        else:
            _less(state, frame, CONTRACT)
            if kind is state.space.contract:
                contracts.take_from_city(state, seat, action - kind.base, 0)

    def prompt(self, state: MarcoPoloState, frame: Frame) -> Message:
        return say("marco-polo-ii-ask-arrival", city=location_name(state.box, frame[1]))

    def label(self, state: MarcoPoloState, frame: Frame, action: int) -> Message:
        kind = state.space.kind(action)
        if kind is state.space.contract:
            return contracts.contract_label(state, kind, action - kind.base)
        if kind is state.space.gain_outpost:
            return outpost_name(state.box, state.outposts[frame[1]])
        if kind is state.space.tile:
            return tile_name(state.box, action - kind.base)
        return super().label(state, frame, action)

    def hint(self, state: MarcoPoloState, frame: Frame, action: int) -> Message | None:
        kind = state.space.kind(action)
        return reward_words(state.box, action - kind.base) if kind is state.space.contract else None


ARRIVAL: Final = Arrival("arrival", optional=True)


def _order_matters(state: MarcoPoloState, city: int, pending: int) -> bool:
    """R5.4.9: the player orders the gains where one makes chance speak and another is a choice."""
    if not pending & OUTPOST or not _outpost_reveals(state, city):
        return False
    if pending & CONTRACT and contracts.offered_in(state, city):
        return True
    return pending & CITY_TILE > 0 and state.box.bundles[state.box.tile_rewards[state.tiles[city]]].asks()


def _outpost_reveals(state: MarcoPoloState, city: int) -> bool:
    return state.box.bundles[state.box.outpost_rewards[state.outposts[city]]].reveals()


def _less(state: MarcoPoloState, frame: Frame, gained: int) -> None:
    state.agenda.pop()
    pending = frame[2] & ~gained
    if pending:
        state.agenda.append((ARRIVAL, frame[1], pending, 0))


def _gain_city_tile(state: MarcoPoloState, seat: int, frame: Frame) -> None:
    """R5.4.9: now and at every round start."""
    _less(state, frame, CITY_TILE)
    tiles.gain_tile(state, seat, state.tiles[frame[1]])


def _gain_outpost(state: MarcoPoloState, seat: int, frame: Frame) -> None:
    """R5.4.9: for the first post only; R12.5: Filippo Vitello keeps the tile, whoever gained it."""
    city = frame[1]
    _less(state, frame, OUTPOST)
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
