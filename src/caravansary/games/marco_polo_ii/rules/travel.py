"""Movement: the hourglass, walking, paying and arriving (R5.4.1 to R5.4.5, R8.1, R11.4, R12.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.agenda import Frame, Work
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.marco_polo_ii.box import GANTULGA, MAILIN, MONGKE, NONE, TRAVEL
from caravansary.games.marco_polo_ii.bundle import COIN
from caravansary.games.marco_polo_ii.map import CITIES
from caravansary.games.marco_polo_ii.rules import effects, posts
from caravansary.games.marco_polo_ii.rules.payment import affordable, pay
from caravansary.games.marco_polo_ii.rules.question import MarcoPoloQuestion
from caravansary.games.marco_polo_ii.scoring import BY_CHARACTER
from caravansary.games.marco_polo_ii.words import location_name, price_words

if TYPE_CHECKING:
    from caravansary.games.marco_polo_ii.map import Route
    from caravansary.games.marco_polo_ii.state import MarcoPoloState

LOWER: Final = 0
UPPER: Final = 2
EFFECT: Final = 3
CARD: Final = 4
"""Where a walk comes from: one of the three travel spaces, a reward, or 4 + the number of a city card."""

FIGURE: Final = 32
"""A step is the figure times this, plus the location."""


def take_hourglass(state: MarcoPoloState, seat: int, space: int) -> None:
    """R8.1: a travel space at least as high as all used before in this round."""
    level = space - TRAVEL
    if level >= state.travel_level:
        state.travel_level = level
        state.next_start = seat
        if state.listener is not None:
            state.listener(event("marco-polo-ii-log-hourglass", seat, ["hourglass"]))


def begin_walk(state: MarcoPoloState, source: int, steps: int, coins: int) -> None:
    """R5.4.2: the walk begins with what the space costs; all is paid when the way is chosen."""
    state.trail = []
    state.walk_source = source
    state.walk_left = steps
    state.walk_coins = coins
    state.walk_camels = 0
    state.walk_jade = 0
    state.agenda.append((WALK, 0, 0, 0))


class Move(Work["MarcoPoloState"]):
    """R11.4: the walk that a reward brings. Its frame: how many locations."""

    def do(self, state: MarcoPoloState, frame: Frame, chance: Chance) -> None:
        begin_walk(state, EFFECT, frame[1], 0)


MOVE: Final = Move("move")


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


class Walk(MarcoPoloQuestion):
    """R5.4.1, R12.4: one step after the other, until the player stops; the way so far is in the state."""

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        """R5.4.3, R5.4.4: every next location that can be paid; stopping after the first, or declining a reward."""
        found: list[int] = []
        if state.trail or state.walk_source == EFFECT:
            found.append(state.space.stop.base)
        second_moved = bool(state.trail) and state.trail[-1] >= FIGURE
        for figure in range(2 if state.character[seat] == MAILIN else 1):
            if figure == 0 and second_moved:
                continue
            first = state.space.go_second.base if figure else state.space.go.base
            for way in state.box.map.ways[figure_at(state, seat, figure)]:
                if (
                    (state.walk_left or _is_free(state, seat, way.to))
                    and _may_use(state, seat, way)
                    and _can_pay_way(
                        state, seat, way, state.walk_coins, state.walk_camels, state.walk_jade, state.walk_source
                    )
                ):
                    found.append(first + way.to)
        return found

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        """R5.4.2: the whole way is paid before anything is gained; R11.4: a move may be declined."""
        kind = state.space.kind(action)
        if kind is not state.space.stop:
            _step(state, seat, 1 if kind is state.space.go_second else 0, action - kind.base)
            return
        state.agenda.pop()
        if state.trail:
            state.agenda.append((ARRIVE, 0, 0, 0))
            pay(state, seat, state.walk_coins, state.walk_camels, state.walk_jade)

    def prompt(self, state: MarcoPoloState, frame: Frame) -> Message:
        cost = price_words(state.walk_coins, state.walk_camels, state.walk_jade)
        return say("marco-polo-ii-ask-walk", left=state.walk_left, cost=cost)

    def label(self, state: MarcoPoloState, frame: Frame, action: int) -> Message:
        """R11.4: a reward's move can be declined."""
        if state.space.kind(action) is state.space.stop:
            return say("marco-polo-ii-do-stop" if state.trail else "marco-polo-ii-do-stop-declined")
        return super().label(state, frame, action)

    def hint(self, state: MarcoPoloState, frame: Frame, action: int) -> Message | None:
        """R5.4.3: the costs of the whole way with this step, and what a post there would bring."""
        kind = state.space.kind(action)
        if kind is state.space.stop:
            return None
        to = action - kind.base
        after = state.copy()
        _step(after, state.seat, 1 if kind is state.space.go_second else 0, to)
        cost = price_words(after.walk_coins, after.walk_camels, after.walk_jade)
        if not posts.takes_post(state, state.seat, to):
            return say("marco-polo-ii-hint-go", cost=cost)
        return say("marco-polo-ii-hint-go-city", cost=cost, city=posts.city_hint(state, to))


WALK: Final = Walk("walk")


def _step(state: MarcoPoloState, seat: int, figure: int, to: int) -> None:
    """R5.4.1, R12.4: one step of a figure; the costs run up."""
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


class Arrive(Work["MarcoPoloState"]):
    """R5.4.5, R12.1, R12.4: figures move; then come oases, the posts of the end cities and the extra post."""

    def do(self, state: MarcoPoloState, frame: Frame, chance: Chance) -> None:
        seat = state.active
        trail = state.trail
        state.trail = []
        passed = _passed_cities(state, seat, trail)
        ends: list[int] = []
        for figure in range(2):
            steps = [step % FIGURE for step in trail if step // FIGURE == figure]
            if steps:
                state.figures[2 * seat + figure] = steps[-1]
                if posts.takes_post(state, seat, steps[-1]) and steps[-1] not in ends:
                    ends.append(steps[-1])
        if state.listener is not None:
            _tell_walk(state, seat, trail)
        if state.walk_source == UPPER and passed and (ends or not state.switches.extra_needs_end):
            state.agenda.append((posts.EXTRA_POST, passed, 0, 0))
        if state.walk_source <= UPPER and state.switches.two_split_posts:
            for city in reversed(ends):
                state.agenda.append((posts.END_POST, 1 << city, 0, 0))
        elif ends:
            state.agenda.append((posts.END_POST, sum([1 << city for city in ends]), 0, 0))
        _visit_oases(state, seat, trail)


ARRIVE: Final = Arrive("arrive")


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
        state.agenda.append((OASES, oases, 0, 0))


def _tell_walk(state: MarcoPoloState, seat: int, trail: list[int]) -> None:
    assert state.listener is not None
    names = state.box.map.location_ids
    elements = [f"location:{names[step % FIGURE]}" for step in trail]
    end = location_name(state.box, trail[-1] % FIGURE)
    state.listener(event("marco-polo-ii-log-walk", seat, elements, place=end, steps=len(trail)))


class Oases(MarcoPoloQuestion):
    """R12.1: for every different oasis 2 coins or a camel. Its frame: how many oases."""

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        first = state.space.oasis_camels.base
        return [first + camels for camels in range(frame[1] + 1)]

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        state.agenda.pop()
        camels = action - state.space.oasis_camels.base
        effects.reward(state, seat, state.box.oasis_rewards[1], BY_CHARACTER, camels)
        effects.reward(state, seat, state.box.oasis_rewards[0], BY_CHARACTER, frame[1] - camels)

    def prompt(self, state: MarcoPoloState, frame: Frame) -> Message:
        return say("marco-polo-ii-ask-oases", number=frame[1])

    def label(self, state: MarcoPoloState, frame: Frame, action: int) -> Message:
        """What is not taken as camels comes as coins."""
        camels = action - state.space.oasis_camels.base
        coins = state.box.bundles[state.box.oasis_rewards[0]].amounts[COIN]
        return price_words((frame[1] - camels) * coins, camels, 0)


OASES: Final = Oases("oases")
