"""Djinns: paying for them, using them, and what the free ones bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from caravansary.core.actions import Kind
from caravansary.core.agenda import Frame
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message, say
from caravansary.games.five_tribes.actions import ELDERS_PAID, FAKIRS_PAID, PAYMENTS
from caravansary.games.five_tribes.box import (
    ANUN_NAK,
    BAAL,
    BOURAQ,
    DJINNS,
    ECHIDNA,
    ELDER,
    ENKI,
    FAKIR,
    HAGIS,
    IBLIS,
    LAMIA,
    LETA,
    NOBODY,
    OASIS,
    SIBITTIS,
    SLOAR,
    UTUG,
    VILLAGE,
)
from caravansary.games.five_tribes.grid import CELLS
from caravansary.games.five_tribes.rules import course, moving, tiles
from caravansary.games.five_tribes.rules.question import FiveTribesQuestion

if TYPE_CHECKING:
    from caravansary.games.five_tribes.state import FiveTribesState

STAND_ALONE: Final = sum(1 << djinn for djinn in (ANUN_NAK, BOURAQ, ENKI, LETA, SIBITTIS, SLOAR, UTUG))
SIBITTIS_DRAWS: Final = 3
ANUN_NAK_DRAWS: Final = 3


MADE_WORTH_MORE: Final = {
    "haurvatat": ("palm", "palm_with_haurvatat"),
    "jafaar": ("vizier", "vizier_with_jafaar"),
    "shamhat": ("elder", "elder_with_shamhat"),
}
"""The djinns that make something worth more, and the items of `points.csv` before and after."""

DOUBLED: Final = 1
TWO_KILLS: Final = 2
"""What was paid for in this turn, as bits of `state.flags`: Echidna, Iblis."""


class Target(FiveTribesQuestion):
    """R9.2: the tile that a djinn acts on. Its frame: the djinn."""

    def answers(self, state: FiveTribesState, frame: Frame, seat: int, fakirs: int) -> list[int]:
        return targets(state, frame[1])

    def carry_out(
        self, state: FiveTribesState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        """R9.2: the chosen tile gets a palm, a palace, a camel or new meeples."""
        state.agenda.pop()
        djinn = frame[1]
        if djinn == ENKI:
            state.agenda.append((tiles.PLACE, tiles.PALM, argument, 0))
        elif djinn == BOURAQ:
            state.agenda.append((tiles.PLACE, tiles.PALACE, argument, 0))
        elif djinn == ANUN_NAK:
            _restock(state, seat, argument, chance)
        else:
            moving.put_camel(state, seat, argument)

    def prompt(self, state: FiveTribesState, frame: Frame) -> Message:
        return say(f"five-tribes-ask-target-{DJINNS[frame[1]]}")

    def label(self, state: FiveTribesState, frame: Frame, action: int) -> Message:
        return say("five-tribes-do-on", tile=state.box.cell_ids[action - state.space.on.base])

    def hint(self, state: FiveTribesState, frame: Frame, action: int) -> Message | None:
        return tiles.tile_name(state, action - state.space.on.base)


TARGET: Final = Target("target", optional=True)


class Keep(FiveTribesQuestion):
    """R13.20, Sibittis: one of the djinns drawn joins the owner, the others are discarded openly."""

    def answers(self, state: FiveTribesState, frame: Frame, seat: int, fakirs: int) -> list[int]:
        first = state.space.keep.base
        return [first + djinn for djinn in state.drawn]

    def carry_out(
        self, state: FiveTribesState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        state.agenda.pop()
        for other in state.drawn:
            if other != argument:
                state.djinn_discards |= 1 << other
        state.drawn = []
        if state.listener is not None:
            elements = [f"djinn:{DJINNS[argument]}"]
            state.listener(event("five-tribes-log-djinn", seat, elements, djinn=name_of(argument)))
        acquire(state, seat, argument)

    def hint(self, state: FiveTribesState, frame: Frame, action: int) -> Message | None:
        return worth(state, action - state.space.keep.base)


KEEP: Final = Keep("keep", optional=True)


def stand_alone(state: FiveTribesState, seat: int, fakirs: int) -> list[int]:
    """R9.2: the paid powers that can be used on their own now."""
    ready = state.djinns[seat] & STAND_ALONE & ~state.used
    found: list[int] = []
    djinn = 0
    while ready >> djinn:
        if (ready >> djinn) & 1:
            ways = ways_to_use(state, seat, djinn, fakirs)
            if ways and has_target(state, seat, djinn):
                found.extend(ways)
        djinn += 1
    return found


def ways_to_use(state: FiveTribesState, seat: int, djinn: int, fakirs: int) -> list[int]:
    """R9.2, R9.3: how the seat can pay for a djinn that it owns and has not used."""
    if not (state.djinns[seat] & ~state.used) >> djinn & 1:
        return []
    elders = state.elders[seat]
    first = state.space.use.base + djinn * len(PAYMENTS)
    return [
        first + way
        for way in state.box.djinn_payments[djinn]
        if ELDERS_PAID[way] <= elders and FAKIRS_PAID[way] <= fakirs
    ]


def has_target(state: FiveTribesState, seat: int, djinn: int) -> bool:
    """R9.2: whether the power can do anything."""
    if djinn == SLOAR:
        return len(state.resource_pile) > 0 or any(state.discards)
    if djinn == SIBITTIS:
        return len(state.djinn_pile) > 0 or state.djinn_discards != 0
    if djinn == ENKI and state.palm_supply == 0:
        return False
    if djinn == BOURAQ and state.palace_supply == 0:
        return False
    if djinn in (LETA, UTUG) and state.camels[seat] == 0:
        return False
    if djinn == ANUN_NAK and not any(state.bag):
        return False
    return bool(targets(state, djinn))


def targets(state: FiveTribesState, djinn: int) -> list[int]:
    """Bare tiles for Anun-Nak and Leta (R13.2, R13.15), peopled ones for Utug (R13.22), oases for Enki (R13.7),
    villages for Bouraq (R13.5).
    """
    first = state.space.on.base
    if djinn == ENKI:
        return [first + cell for cell in range(CELLS) if state.kind_of(cell) == OASIS]
    if djinn == BOURAQ:
        return [first + cell for cell in range(CELLS) if state.kind_of(cell) == VILLAGE]
    peopled = djinn == UTUG
    return [
        first + cell
        for cell in range(CELLS)
        if (state.meeples[cell] != 0) == peopled
        and state.camel[cell] == NOBODY
        and state.palms[cell] == 0
        and state.palaces[cell] == 0
    ]


def pay(state: FiveTribesState, seat: int, way: int) -> None:
    """R7.6, R9.2: elders go into the bag, fakirs to the discards."""
    state.elders[seat] -= ELDERS_PAID[way]
    state.bag[ELDER] += ELDERS_PAID[way]
    if FAKIRS_PAID[way]:
        state.lose_cards(seat, FAKIR, FAKIRS_PAID[way])
        state.discards[FAKIR] += FAKIRS_PAID[way]


def use(state: FiveTribesState, seat: int, djinn: int, way: int, chance: Chance) -> None:
    """R9.2: once in a turn; modifiers change what is being asked, the others do their work now."""
    pay(state, seat, way)
    state.used |= 1 << djinn
    if state.listener is not None:
        how = say(f"five-tribes-payment-{PAYMENTS[way]}")
        state.listener(event("five-tribes-log-use", seat, [f"djinn:{DJINNS[djinn]}"], djinn=name_of(djinn), how=how))
    if djinn == ECHIDNA:
        state.flags |= DOUBLED
    elif djinn == IBLIS:
        state.flags |= TWO_KILLS
    elif djinn in (LAMIA, HAGIS):
        frame = state.agenda[-1]
        state.agenda[-1] = (tiles.REDIRECT, frame[1], frame[2], 0)
    elif djinn == SLOAR:
        course.draw_resource(state, seat, chance)
    elif djinn == SIBITTIS:
        _draw_djinns(state, seat, chance)
    else:
        state.agenda.append((TARGET, djinn, 0, 0))


def _restock(state: FiveTribesState, seat: int, cell: int, chance: Chance) -> None:
    """R13.2, Anun-Nak: three meeples out of the bag, or all there are."""
    number = min(ANUN_NAK_DRAWS, sum(state.bag))
    for _ in range(number):
        course.draw_meeple(state, cell, chance)
    if state.listener is not None:
        name = state.box.cell_ids[cell]
        state.listener(event("five-tribes-log-restock", seat, [f"tile:{name}"], tile=name, number=number))


def _draw_djinns(state: FiveTribesState, seat: int, chance: Chance) -> None:
    """R11.2, R13.20, Sibittis: up to three djinns from the deck, for the owner's eyes only."""
    drawn: list[int] = []
    for _ in range(SIBITTIS_DRAWS):
        if course.refresh_djinns(state):
            drawn.append(state.djinn_pile.draw(chance))
    drawn.sort()
    state.drawn = drawn
    state.agenda.append((KEEP, 0, 0, 0))
    if state.listener is not None:
        state.listener(event("five-tribes-log-sibittis", seat, ["djinn-deck"], number=len(state.drawn)))


def acquire(state: FiveTribesState, seat: int, djinn: int) -> None:
    """R9.1, R13.3: the djinn lies open from now on; Ba'al pays its owner, though not for itself."""
    state.djinns[seat] |= 1 << djinn
    if djinn != BAAL or state.switches.baal_pays_for_itself:
        pay_owner(state, BAAL, seat)


def pay_owner(state: FiveTribesState, djinn: int, doer: int) -> None:
    """R9.4: 1 coin for what the owner did, 2 for what an opponent did."""
    for seat in range(state.seats):
        if (state.djinns[seat] >> djinn) & 1:
            give_income(state, seat, djinn, 1 if seat == doer else 2)


def give_income(state: FiveTribesState, seat: int, djinn: int, coins: int) -> None:
    coins = state.gain_coins(seat, coins)
    if state.listener is not None:
        elements = [f"djinn:{DJINNS[djinn]}"]
        state.listener(event("five-tribes-log-income", seat, elements, djinn=name_of(djinn), coins=coins))


def name_of(djinn: int) -> Message:
    return say(f"five-tribes-djinn-{DJINNS[djinn]}")


def worth(state: FiveTribesState, djinn: int) -> Message:
    """The printed points, and what the djinn does."""
    return say("five-tribes-hint-djinn", points=state.box.djinn_points[djinn], effect=effect(state, djinn))


def effect(state: FiveTribesState, djinn: int) -> Message:
    return effect_name(DJINNS[djinn], state.setup.options["kumarbi_discount"], state.box.points)


def effect_name(djinn: str, kumarbi_discount: str, points: Mapping[str, int]) -> Message:
    """What a djinn does, with the points of the box; R13.13: what Kumarbi does depends on an option."""
    if djinn == "kumarbi" and kumarbi_discount == "spot":
        return say(f"five-tribes-djinn-{djinn}-effect-spot")
    return Message(f"five-tribes-djinn-{djinn}-effect", {item: points[item] for item in MADE_WORTH_MORE.get(djinn, ())})
