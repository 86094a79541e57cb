"""The state of a Five Tribes table: the board, the tracks and what the players hold, in flat lists of ints."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from caravansary.core.chance import Chance, shuffled
from caravansary.core.messages import Message, say
from caravansary.core.pile import Pile, take_from
from caravansary.core.score import Sheet
from caravansary.core.state import Fixed, Shared, State
from caravansary.games.five_tribes import scoring
from caravansary.games.five_tribes.actions import FiveTribesActions
from caravansary.games.five_tribes.box import (
    DJINNS,
    FAKIR,
    FIELD,
    FIELD_MASK,
    GOODS,
    NOBODY,
    RESOURCES,
    SPOTS,
    TRIBES,
    UNITS,
    ZERO,
    FiveTribesBox,
)
from caravansary.games.five_tribes.grid import CELLS
from caravansary.games.five_tribes.options import Switches
from caravansary.games.five_tribes.rules import course

if TYPE_CHECKING:
    from caravansary.core.game import Setup

HIDDEN_DJINN: Final = 100
"""Added to the number of a djinn among hidden things, which are otherwise resource cards."""


@mypyc_attr(allow_interpreted_subclasses=True)  # only then may `copy` make a bare object
class FiveTribesState(State):
    """`meeples` packs a cell's meeples into an int (see box.UNITS); `where[tribe]` masks the cells that hold one.

    `hands` counts the cards of each seat by kind. `known` counts those of them that everybody can know, because they
    were taken from the open row; the others were drawn blindly (R9.2). `layout` and `blue` never change after the
    set-up. `path` is the walk of the turn: the begin cell, then 5 x cell + tribe for every drop.
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        box = setup.box
        assert isinstance(box, FiveTribesBox)
        seats = setup.seats
        count = box.counts[seats]
        self.box: Fixed[FiveTribesBox] = box
        self.space: Fixed[FiveTribesActions] = box.actions
        self.switches: Fixed[Switches] = Switches(setup.options)
        self.seats: Fixed[int] = seats
        self.round: int = 0
        self.active: int = NOBODY
        self.ending: int = 0
        self.flags: int = 0
        self.used: int = 0
        self.layout: Shared[list[int]] = list(range(CELLS))
        self.blue: Shared[list[int]] = [0] * CELLS
        self.meeples: list[int] = [0] * CELLS
        self.where: list[int] = [0] * len(TRIBES)
        self.camel: list[int] = [NOBODY] * CELLS
        self.palms: Shared[list[int]] = [0] * CELLS
        self.palaces: Shared[list[int]] = [0] * CELLS
        self.palm_supply: int = box.palms
        self.palace_supply: int = box.palaces
        self.bag: list[int] = list(box.tribe_counts)
        self.bid_row: Shared[list[int]] = [NOBODY] * (seats * count.markers)
        self.track: Shared[list[int]] = [NOBODY] * SPOTS
        self.coins: list[int] = [count.coins] * seats
        self.camels: list[int] = [count.camels] * seats
        self.viziers: list[int] = [0] * seats
        self.elders: list[int] = [0] * seats
        self.djinns: list[int] = [0] * seats
        self.hands: list[int] = [0] * (seats * len(RESOURCES))
        self.known: list[int] = [0] * (seats * len(RESOURCES))
        self.resource_row: list[int] = []
        self.resource_pile: Pile = Pile(box.resource_counts)
        self.discards: list[int] = [0] * len(RESOURCES)
        self.djinn_row: Shared[list[int]] = []
        self.djinn_pile: Pile = Pile([1] * len(DJINNS))
        self.djinn_discards: int = 0
        self.drawn: Shared[list[int]] = []
        self.path: Shared[list[int]] = []
        self.in_hand: int = 0
        self.offer: int = 0

    # Begin of what `python -m caravansary.core.fields` writes from the declarations in __init__.

    __slots__ = (
        "active",
        "bag",
        "bid_row",
        "blue",
        "box",
        "camel",
        "camels",
        "coins",
        "discards",
        "djinn_discards",
        "djinn_pile",
        "djinn_row",
        "djinns",
        "drawn",
        "elders",
        "ending",
        "flags",
        "hands",
        "in_hand",
        "known",
        "layout",
        "meeples",
        "offer",
        "palace_supply",
        "palaces",
        "palm_supply",
        "palms",
        "path",
        "resource_pile",
        "resource_row",
        "round",
        "seats",
        "space",
        "switches",
        "track",
        "used",
        "viziers",
        "where",
    )

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round",
        "active",
        "ending",
        "flags",
        "used",
        "layout",
        "blue",
        "meeples",
        "where",
        "camel",
        "palms",
        "palaces",
        "palm_supply",
        "palace_supply",
        "bag",
        "bid_row",
        "track",
        "coins",
        "camels",
        "viziers",
        "elders",
        "djinns",
        "hands",
        "known",
        "resource_row",
        "resource_pile",
        "discards",
        "djinn_row",
        "djinn_pile",
        "djinn_discards",
        "drawn",
        "path",
        "in_hand",
        "offer",
    )

    def copy(self) -> FiveTribesState:
        twin: FiveTribesState = FiveTribesState.__new__(FiveTribesState)
        self.copy_base_into(twin)
        twin.box = self.box
        twin.space = self.space
        twin.switches = self.switches
        twin.seats = self.seats
        twin.round = self.round
        twin.active = self.active
        twin.ending = self.ending
        twin.flags = self.flags
        twin.used = self.used
        twin.layout = self.layout
        twin.blue = self.blue
        twin.meeples = self.meeples[:]
        twin.where = self.where[:]
        twin.camel = self.camel[:]
        twin.palms = self.palms
        twin.palaces = self.palaces
        twin.palm_supply = self.palm_supply
        twin.palace_supply = self.palace_supply
        twin.bag = self.bag[:]
        twin.bid_row = self.bid_row
        twin.track = self.track
        twin.coins = self.coins[:]
        twin.camels = self.camels[:]
        twin.viziers = self.viziers[:]
        twin.elders = self.elders[:]
        twin.djinns = self.djinns[:]
        twin.hands = self.hands[:]
        twin.known = self.known[:]
        twin.resource_row = self.resource_row[:]
        twin.resource_pile = self.resource_pile.copy()
        twin.discards = self.discards[:]
        twin.djinn_row = self.djinn_row
        twin.djinn_pile = self.djinn_pile.copy()
        twin.djinn_discards = self.djinn_discards
        twin.drawn = self.drawn
        twin.path = self.path
        twin.in_hand = self.in_hand
        twin.offer = self.offer
        return twin

    # End of what is written.

    def begin(self, chance: Chance) -> None:
        """R1.1 to R1.6: tiles, markers, meeples and cards; coins, camels and supplies stand in the empty state."""
        course.lay_tiles(self, shuffled(chance, range(CELLS)))
        markers = [seat for seat in range(self.seats) for _ in range(self.box.counts[self.seats].markers)]
        self.bid_row = shuffled(chance, markers)
        for cell in range(CELLS):
            for _ in range(self.box.meeples_per_tile):
                course.draw_meeple(self, cell, chance)
        course.fill_rows(self, chance)
        self.agenda.append((course.ROUND, 0, 0, 0))

    def determinize(self, seat: int, chance: Chance) -> FiveTribesState:
        """R9.2: the blindly drawn cards of the others and the decks are dealt anew; what lay open stays."""
        twin = self.copy()
        kinds = len(RESOURCES)
        pool = self.resource_pile.unknown_to(seat)
        for other in range(self.seats):
            if other != seat:
                for kind in range(kinds):
                    place = other * kinds + kind
                    pool[kind] += self.hands[place] - self.known[place]
                    twin.hands[place] = self.known[place]
        for other in range(self.seats):
            if other != seat:
                for _ in range(self.secret_cards(other)):
                    twin.hands[other * kinds + take_from(pool, chance)] += 1
        twin.resource_pile.redeal(seat, pool, chance)
        djinns = self.djinn_pile.unknown_to(seat)
        if self.drawn and seat != self.active:
            for djinn in self.drawn:
                djinns[djinn] += 1
            twin.drawn = sorted([take_from(djinns, chance) for _ in self.drawn])
        twin.djinn_pile.redeal(seat, djinns, chance)
        twin.renew_answers()
        return twin

    def hidden(self, seat: int | None) -> tuple[int, ...]:
        """The blindly drawn cards of others, one entry a card, and the djinns that another is choosing from."""
        kinds = len(RESOURCES)
        found: list[int] = []
        for other in range(self.seats):
            if other != seat:
                for kind in range(kinds):
                    place = other * kinds + kind
                    found.extend([kind] * (self.hands[place] - self.known[place]))
        if seat != self.active:
            found.extend([HIDDEN_DJINN + djinn for djinn in self.drawn])
        return tuple(found)

    def scores(self) -> list[Sheet]:
        return [Sheet(list(scoring.points(self, seat))) for seat in range(self.seats)]

    def sheets(self, viewer: int | None) -> list[Sheet]:
        """R1.3: during play the coins and goods of others are hidden, as the options say."""
        found: list[Sheet] = []
        for seat in range(self.seats):
            told: list[int | None] = list(scoring.points(self, seat))
            if seat != viewer and not self.over():
                if self.switches.coins_hidden:
                    told[scoring.BY_COINS] = None
                if self.switches.hands_hidden:
                    told[scoring.BY_GOODS] = None
            found.append(Sheet(told))
        return found

    def standing(self) -> list[tuple[int, ...]]:
        """R10.9: most points win; ties share the victory."""
        return [(sum(scoring.points(self, seat)),) for seat in range(self.seats)]

    def round_message(self) -> Message:
        return say("five-tribes-last-round" if self.ending else "five-tribes-round", round=self.round)

    def invariants(self) -> None:
        """Nothing of the box is lost or doubled, and nobody owes anything."""
        _check_meeples(self)
        _check_cards(self)
        _check_pieces(self)
        assert min(self.coins) >= 0, "somebody owes coins"
        if self.switches.bank_limited:
            assert sum(self.coins) <= self.box.bank, "the bank owes coins"

    def has(self, seat: int, djinn: int) -> bool:
        return (self.djinns[seat] >> djinn) & 1 == 1

    def kind_of(self, cell: int) -> int:
        """What kind of tile lies there."""
        return self.box.tile_kind[self.layout[cell]]

    def number_of(self, cell: int, tribe: int) -> int:
        return (self.meeples[cell] >> (FIELD * tribe)) & FIELD_MASK

    def put_meeple(self, cell: int, tribe: int) -> None:
        self.meeples[cell] += UNITS[tribe]
        self.where[tribe] |= 1 << cell

    def remove_meeples(self, cell: int, tribe: int, number: int) -> None:
        self.meeples[cell] -= number * UNITS[tribe]
        if self.number_of(cell, tribe) == 0:
            self.where[tribe] &= ~(1 << cell)

    def hand_size(self, seat: int) -> int:
        start = seat * len(RESOURCES)
        return sum(self.hands[start : start + len(RESOURCES)])

    def secret_cards(self, seat: int) -> int:
        """How many cards in the hand nobody else can know."""
        start = seat * len(RESOURCES)
        end = start + len(RESOURCES)
        return sum(self.hands[start:end]) - sum(self.known[start:end])

    def possible_fakirs(self, seat: int) -> int:
        """As many fakirs as the others must reckon with."""
        return self.known[seat * len(RESOURCES) + FAKIR] + self.secret_cards(seat)

    def gain_card(self, seat: int, kind: int, openly: bool) -> None:
        place = seat * len(RESOURCES) + kind
        self.hands[place] += 1
        if openly or not self.switches.hands_hidden:
            self.known[place] += 1

    def lose_cards(self, seat: int, kind: int, number: int) -> None:
        """Cards leave the hand; of those that were known, as many fewer are known."""
        place = seat * len(RESOURCES) + kind
        self.hands[place] -= number
        known = self.known[place] - number
        self.known[place] = known if known > 0 else 0

    def gain_coins(self, seat: int, amount: int) -> int:
        """Takes coins from the bank, as far as there are any, and says how many it were."""
        if self.switches.bank_limited:
            amount = min(amount, self.box.bank - sum(self.coins))
        self.coins[seat] += amount
        return amount


def _check_meeples(state: FiveTribesState) -> None:
    held = [sum(state.viziers), sum(state.elders), 0, 0, 0]
    for tribe, name in enumerate(TRIBES):
        on_board = sum(state.number_of(cell, tribe) for cell in range(CELLS))
        in_hand = (state.in_hand >> (FIELD * tribe)) & FIELD_MASK
        found = on_board + in_hand + state.bag[tribe] + held[tribe]
        assert found == state.box.tribe_counts[tribe], f"{found} meeples {name}"
        mask = sum(1 << cell for cell in range(CELLS) if state.number_of(cell, tribe))
        assert mask == state.where[tribe], f"the cells with {name} are wrong"
    for cell, meeples in enumerate(state.meeples):
        counted = sum(unit * state.number_of(cell, tribe) for tribe, unit in enumerate(UNITS))
        assert meeples == counted, f"the meeples on {state.box.cell_ids[cell]} are miscounted"


def _check_cards(state: FiveTribesState) -> None:
    kinds = len(RESOURCES)
    for kind, name in enumerate(RESOURCES):
        held = sum(state.hands[seat * kinds + kind] for seat in range(state.seats))
        laid = (state.offer >> kind) & 1 if kind < GOODS else 0
        found = held + laid + state.resource_row.count(kind) + state.discards[kind] + state.resource_pile.counts[kind]
        assert found == state.box.resource_counts[kind], f"{found} cards {name}"
    for place, held in enumerate(state.hands):
        assert 0 <= state.known[place] <= held, "more cards are known than held"
    for djinn, name in enumerate(DJINNS):
        owners = sum(1 for seat in range(state.seats) if state.has(seat, djinn))
        found = owners + state.djinn_row.count(djinn) + state.drawn.count(djinn)
        found += ((state.djinn_discards >> djinn) & 1) + state.djinn_pile.counts[djinn]
        assert found == 1, f"{found} djinns {name}"


def _check_pieces(state: FiveTribesState) -> None:
    count = state.box.counts[state.seats]
    assert sum(state.palms) + state.palm_supply == state.box.palms, "palms are lost"
    assert sum(state.palaces) + state.palace_supply == state.box.palaces, "palaces are lost"
    for seat in range(state.seats):
        assert state.camel.count(seat) + state.camels[seat] == count.camels, f"seat {seat} lost camels"
        markers = state.bid_row.count(seat) + state.track.count(seat)
        assert markers == count.markers, f"seat {seat} has {markers} markers"
    zeros = state.track[ZERO:]
    assert zeros == sorted(zeros, key=lambda seat: seat == NOBODY) or state.active != NOBODY, "a gap in the zero column"
