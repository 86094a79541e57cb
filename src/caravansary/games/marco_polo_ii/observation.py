# mypyc: skip
"""What a seat sees of a Marco Polo II table: everything but the goal cards of the others and the order of piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from caravansary.core.agenda import Frame, Step
from caravansary.core.observation import Observation, Observer
from caravansary.games.marco_polo_ii import printed
from caravansary.games.marco_polo_ii.actions import DICE
from caravansary.games.marco_polo_ii.box import (
    BOOKS,
    CHARACTERS,
    GOALS,
    KHAN,
    MAP_CARDS,
    NONE,
    OUTPOSTS,
    SPACES,
    SPECIAL,
)
from caravansary.games.marco_polo_ii.bundle import KINDS, RESOURCES
from caravansary.games.marco_polo_ii.map import CITIES
from caravansary.games.marco_polo_ii.printed import CardView, ContractView, PrintedView
from caravansary.games.marco_polo_ii.rules import cards, contracts, payment, placing, travel
from caravansary.games.marco_polo_ii.scoring import played_points

if TYPE_CHECKING:
    from caravansary.games.marco_polo_ii.state import MarcoPoloState


class DieView(msgspec.Struct, frozen=True):
    """A die on an action space: whose it is (None: neutral), whether it is black, and what it shows."""

    seat: int | None
    black: bool
    value: int


class SpaceView(msgspec.Struct, frozen=True):
    """An action space; `card` is the city card that lies there, `closed` that nobody can use it in this round."""

    dice: list[DieView]
    closed: bool
    card: str | None


class BookView(msgspec.Struct, frozen=True):
    """A book: its two printed bundles, those of the current tile for 1 and 2 jade, and the tile to come."""

    free: list[str]
    tile: str
    for_jade: list[str]
    next_tile: str | None
    next_for_jade: list[str]


class CityView(msgspec.Struct, frozen=True):
    """A city: who has posts, what lies there. `contracts` has None for an empty slot; `cards` names the spaces."""

    posts: list[int]
    tile: str | None
    outpost: str | None
    contracts: list[str | None]
    cards: list[str]


class WalkView(msgspec.Struct, frozen=True):
    """The movement that is being planned: locations entered by each figure, steps left and costs so far."""

    steps: list[str]
    second: list[str]
    left: int
    coins: int
    camels: int
    jade: int


class GoalView(msgspec.Struct, frozen=True):
    """A goal card: its shields and its points by upgraded seal."""

    goal: str
    shields: list[str]
    seals: dict[str, int]


class PlayerView(msgspec.Struct, frozen=True):
    """A player's board. `goal` and `goal_choice` are there for their owner only, and for all when the game is over."""

    character: str | None
    goods: dict[str, int]
    points: int
    dice: list[str]
    figures: list[str]
    posts: list[str]
    posts_left: int
    seals: list[str]
    upgraded: list[str]
    contracts: list[str]
    completed: list[str]
    outposts: list[str]
    goal: GoalView | None
    goal_choice: list[GoalView] | None


class MarcoPoloObservation(Observation, frozen=True, kw_only=True):
    """`start` began this round, `next_start` has the hourglass. `new_posts` work from the next turn on.

    `characters` are those still to be chosen from. `black_values` are the rolled black dice, where they are rolled at
    the round start. `under_pile` are the contracts that were put under the pile, from top to bottom. `chosen` are the
    dice of a placement that needs more. `contract_texts`, `card_texts` and `bonuses` (of city and outpost tiles) say
    what the things in view cost and bring; `travel_limits` are the most locations of the three travel spaces.
    """

    round: int
    rounds: int
    start: int
    next_start: int
    active: int
    characters: list[str]
    black_dice: int
    black_values: list[int]
    spaces: dict[str, SpaceView]
    purse: list[DieView]
    khan_least: int
    books: list[BookView]
    cities: dict[str, CityView]
    new_posts: list[str]
    walk: WalkView | None
    chosen: list[str]
    chosen_space: str | None
    contract_pile: int
    under_pile: list[str]
    city_cards: int
    drawn_contract: str | None
    choosing_payment: bool
    players: list[PlayerView]
    printed: PrintedView
    contract_texts: dict[str, ContractView]
    card_texts: dict[str, CardView]
    bonuses: dict[str, str]
    travel_limits: list[int]


class MarcoPoloObserver(Observer["MarcoPoloState", MarcoPoloObservation]):
    def observe(self, state: MarcoPoloState, seat: int | None) -> MarcoPoloObservation:
        box = state.box
        adding = _asked(state, placing.ADD_DIE)
        drawn = _asked(state, contracts.ROOM)
        return MarcoPoloObservation(
            viewer=seat,
            asked=None if state.over() else state.seat,
            kind=state.kind,
            turn=state.turn,
            round=state.round,
            rounds=box.constants.rounds,
            start=state.start,
            next_start=state.next_start,
            active=state.active,
            characters=_characters(state),
            black_dice=state.black_left,
            black_values=_black_values(state),
            spaces={box.space_ids[space]: _space(state, space) for space in range(SPACES)},
            purse=_dice_on(state, placing.PURSE_PLACE),
            khan_least=max(1, state.khan_last),
            books=[_book(state, book) for book in range(BOOKS)],
            cities={box.map.location_ids[city]: _city(state, city) for city in range(CITIES)},
            new_posts=_locations(state, state.new_posts),
            walk=_walk(state) if _asked(state, travel.WALK) else None,
            chosen=_dice(adding[2]) if adding else [],
            chosen_space=box.space_ids[adding[1]] if adding else None,
            contract_pile=len(state.contract_pile),
            under_pile=[box.contract_ids[contract] for contract in state.contract_pile.bottom],
            city_cards=len(state.card_pile),
            drawn_contract=box.contract_ids[drawn[1]] if drawn else None,
            choosing_payment=bool(state.flags & payment.CHOOSES_PAYMENT),
            players=[_player(state, player, seat) for player in range(state.seats)],
            printed=printed.printed(box),
            contract_texts=_contract_texts(state),
            card_texts=_card_texts(state),
            bonuses=printed.bonuses(box),
            travel_limits=list(state.switches.travel_limits),
        )

    def observe_more(self, state: MarcoPoloState, public: MarcoPoloObservation, seat: int) -> MarcoPoloObservation:
        """What the seat sees beyond a spectator."""
        players = list(public.players)
        players[seat] = _player(state, seat, seat)
        return msgspec.structs.replace(public, viewer=seat, players=players)


def _asked(state: MarcoPoloState, step: Step[MarcoPoloState]) -> Frame | None:
    """The frame on top of the agenda, if it is one of this step."""
    return state.agenda[-1] if state.agenda and state.agenda[-1][0] is step else None


def _contract_texts(state: MarcoPoloState) -> dict[str, ContractView]:
    """The contracts that lie face up somewhere, and those that were completed."""
    shown = 0
    for contract in [*state.market, *state.active_contracts]:
        if contract != NONE:
            shown |= 1 << contract
    for contract in state.contract_pile.bottom:
        shown |= 1 << contract
    for mask in state.completed:
        shown |= mask
    drawn = _asked(state, contracts.ROOM)
    if drawn:
        shown |= 1 << drawn[1]
    return {name: text for i, (name, text) in enumerate(printed.contracts(state.box).items()) if (shown >> i) & 1}


def _card_texts(state: MarcoPoloState) -> dict[str, CardView]:
    texts = printed.cards(state.box)
    names = [_card(state, space) for space in range(MAP_CARDS, SPACES)]
    return {name: texts[name] for name in names if name is not None}


def _characters(state: MarcoPoloState) -> list[str]:
    if NONE not in state.character:
        return []
    return [name for one, name in enumerate(CHARACTERS) if (state.revealed >> one) & 1 and one not in state.character]


def _black_values(state: MarcoPoloState) -> list[int]:
    if not state.switches.black_dice_rolled:
        return []
    return [value + 1 for value in range(6) for _ in range((state.black_dice >> (4 * value)) & 15)]


def _space(state: MarcoPoloState, space: int) -> SpaceView:
    return SpaceView(_dice_on(state, space), _is_closed(state, space), _card(state, space))


def _dice_on(state: MarcoPoloState, space: int) -> list[DieView]:
    found: list[DieView] = []
    for code in state.placed:
        if code // 256 == space:
            owner = (code >> 4) & 15
            seat = None if owner == placing.NEUTRAL else owner
            found.append(DieView(seat, bool(code & 8), code & 7))
    return found


def _is_closed(state: MarcoPoloState, space: int) -> bool:
    constants = state.box.constants
    if space == KHAN:
        return state.stacks[space] >= constants.khan_spaces
    if SPECIAL <= space < MAP_CARDS:
        return state.stacks[space] >= constants.special_spaces
    return space >= MAP_CARDS and state.stacks[space] > 0


def _card(state: MarcoPoloState, space: int) -> str | None:
    return state.box.card_ids[cards.card_on(state, space)] if space >= MAP_CARDS else None


def _book(state: MarcoPoloState, book: int) -> BookView:
    box = state.box
    following = state.next_offers[book]
    return BookView(
        free=[box.bundles[box.printed_rewards[2 * book + which]].text for which in range(2)],
        tile=box.offer_ids[state.offers[book]],
        for_jade=_bundles(state, state.offers[book]),
        next_tile=None if following == NONE else box.offer_ids[following],
        next_for_jade=[] if following == NONE else _bundles(state, following),
    )


def _bundles(state: MarcoPoloState, tile: int) -> list[str]:
    box = state.box
    return [box.bundles[box.offer_rewards[2 * tile + which]].text for which in range(2)]


def _city(state: MarcoPoloState, city: int) -> CityView:
    box = state.box
    slots = [slot for slot, of in enumerate(box.map.contract_city) if of == city]
    market = [state.market[slot] for slot in slots]
    return CityView(
        posts=[seat for seat in range(state.seats) if state.has_post(seat, city)],
        tile=None if state.tiles[city] == NONE else box.tile_ids[state.tiles[city]],
        outpost=None if state.outposts[city] == NONE else box.outpost_ids[state.outposts[city]],
        contracts=[None if contract == NONE else box.contract_ids[contract] for contract in market],
        cards=[box.space_ids[MAP_CARDS + slot] for slot in box.map.card_slots_of[city]],
    )


def _locations(state: MarcoPoloState, mask: int) -> list[str]:
    return [name for place, name in enumerate(state.box.map.location_ids) if (mask >> place) & 1]


def _walk(state: MarcoPoloState) -> WalkView:
    names = state.box.map.location_ids
    return WalkView(
        steps=[names[step] for step in state.trail if step < travel.FIGURE],
        second=[names[step - travel.FIGURE] for step in state.trail if step >= travel.FIGURE],
        left=state.walk_left,
        coins=state.walk_coins,
        camels=state.walk_camels,
        jade=state.walk_jade,
    )


def _dice(packed: int) -> list[str]:
    return [DICE[kind] for kind in placing.kinds_of(packed) for _ in range((packed >> (4 * kind)) & 15)]


def _goal(state: MarcoPoloState, goal: int) -> GoalView:
    box = state.box
    shields = [name for i, name in enumerate(box.map.shield_ids) if (box.goal_shields[goal] >> i) & 1]
    seals = {name: points for name, points in zip(box.seal_ids, box.goal_seal_points[goal], strict=True) if points}
    return GoalView(box.goal_ids[goal], shields, seals)


def _player(state: MarcoPoloState, player: int, viewer: int | None) -> PlayerView:
    box = state.box
    known = player == viewer or state.over()
    goal = state.goal[player]
    choosing = known and goal == NONE and state.dealt[player]
    held = state.active_contracts[2 * player : 2 * player + 2]
    goods = state.goods[player * KINDS : (player + 1) * KINDS]
    figures = state.figures[2 * player : 2 * player + 2]
    kept = state.kept if state.filippo() == player else 0
    return PlayerView(
        character=None if state.character[player] == NONE else CHARACTERS[state.character[player]],
        goods=dict(zip(RESOURCES, goods, strict=True)),
        points=played_points(state, player),
        dice=_dice(state.dice[player]),
        figures=[box.map.location_ids[place] for place in figures if place != NONE],
        posts=_locations(state, state.posts[player]),
        posts_left=state.post_stock(player),
        seals=[name for seal, name in enumerate(box.seal_ids) if (state.seals[player] >> seal) & 1],
        upgraded=[name for seal, name in enumerate(box.seal_ids) if (state.upgraded[player] >> seal) & 1],
        contracts=[box.contract_ids[contract] for contract in held if contract != NONE],
        completed=[name for i, name in enumerate(box.contract_ids) if (state.completed[player] >> i) & 1],
        outposts=[box.outpost_ids[tile] for tile in range(OUTPOSTS) if (kept >> tile) & 1],
        goal=_goal(state, goal) if known and goal != NONE else None,
        goal_choice=[_goal(state, g) for g in range(GOALS) if (state.dealt[player] >> g) & 1] if choosing else None,
    )
