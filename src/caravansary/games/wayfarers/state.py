"""The state of a Wayfarers table: the board, and one stretch of numbers for each side, in flat lists of ints."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from caravansary.core.chance import Chance
from caravansary.core.pile import Pile, take_from
from caravansary.core.state import State
from caravansary.games.wayfarers import describe, observation, scoring
from caravansary.games.wayfarers.box import WayfarersBox
from caravansary.games.wayfarers.box_board import GREEN_SPOTS
from caravansary.games.wayfarers.box_solo import INTRIGUES
from caravansary.games.wayfarers.names import (
    CARDS,
    DICE_OF_A_PLAYER,
    DIE,
    EMPTY,
    HOSTS,
    INF,
    INF_ALL,
    INSPIRATIONS,
    KINDS,
    NOBODY,
    NODES,
    PLACED,
    PRINTED,
    RESERVE,
    SLOTS,
    SPACES,
    SUPPLY,
    TILE,
    TILE_ANY,
    TOKENS,
    WIDTH,
    WORKER,
)
from caravansary.games.wayfarers.options import Switches
from caravansary.games.wayfarers.rules import agenda

if TYPE_CHECKING:
    from caravansary.core.game import Setup
    from caravansary.core.messages import Message
    from caravansary.core.observation import Observation
    from caravansary.core.score import Sheet


@mypyc_attr(allow_interpreted_subclasses=True)  # only then may `copy` make a bare object
class WayfarersState(State):
    """`own` holds WIDTH numbers for each side, at the places named in names.py. Rows are five times four slots.

    `tucked` names the townsfolk or inspiration at each host; `order` lists the cards gained as (side x 5 + kind) x 36
    + card, `laid` the tiles as ((side x 23 + tile) x 2 + face) x 16 + cell, both only to show them in order.
    """

    __slots__ = (
        "active",
        "box",
        "coin_off",
        "drawn",
        "ending",
        "fee_paid",
        "first",
        "food_off",
        "fresh_folk",
        "fresh_land",
        "green_spots",
        "intrigue",
        "intrigue_pile",
        "journal_tiles",
        "laid",
        "opponent",
        "order",
        "owed",
        "own",
        "path",
        "piles",
        "resource",
        "row",
        "seats",
        "section_sides",
        "side_count",
        "switches",
        "tiles",
        "tokens",
        "tucked",
        "used",
        "worker_colour",
        "worker_slot",
        "workers",
    )

    FIELDS: ClassVar[tuple[str, ...]] = (
        "own",
        "row",
        "tokens",
        "workers",
        "piles",
        "tucked",
        "tiles",
        "laid",
        "order",
        "journal_tiles",
        "green_spots",
        "section_sides",
        "first",
        "active",
        "used",
        "worker_slot",
        "worker_colour",
        "fresh_land",
        "fresh_folk",
        "coin_off",
        "food_off",
        "fee_paid",
        "ending",
        "drawn",
        "opponent",
        "resource",
        "intrigue",
        "intrigue_pile",
        "path",
        "owed",
    )

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        box = setup.box
        assert isinstance(box, WayfarersBox)
        self.box: WayfarersBox = box
        self.switches: Switches = Switches(setup.options, setup.version)
        self.seats: int = setup.seats
        self.side_count: int = max(2, setup.seats)
        self.own: list[int] = [0] * (WIDTH * self.side_count)
        self.row: list[int] = [EMPTY] * SLOTS
        self.tokens: list[int] = [NOBODY] * SLOTS
        self.workers: list[int] = [0] * SLOTS
        self.piles: list[Pile] = [Pile([1] * CARDS) for _ in KINDS[:4]]
        self.piles.append(Pile([1] * INSPIRATIONS))
        self.tucked: list[int] = [EMPTY] * (3 * CARDS + 3 * self.side_count)
        self.tiles: list[int] = [0] * len(box.tiles.ids)
        self.laid: list[int] = []
        self.order: list[int] = []
        self.journal_tiles: list[int] = [EMPTY] * NODES
        self.green_spots: int = (1 << GREEN_SPOTS) - 1
        self.section_sides: list[int] = [0, 0, 0]
        self.first: int = 0
        self.active: int = 0
        self.used: int = 0
        self.worker_slot: int = EMPTY
        self.worker_colour: int = 0
        self.fresh_land: int = 0
        self.fresh_folk: int = 0
        self.coin_off: int = 0
        self.food_off: int = 0
        self.fee_paid: int = 0
        self.ending: int = NOBODY
        self.drawn: list[int] = []
        self.opponent: int = NOBODY
        self.resource: int = 0
        self.intrigue: list[int] = []
        self.intrigue_pile: Pile = Pile([1] * INTRIGUES)
        self.path: int = 0
        self.owed: int = 0

    def copy(self) -> WayfarersState:
        """Copies share what seldom changes: piles, tiles, what is tucked, laid and gained are replaced, not changed."""
        twin: WayfarersState = WayfarersState.__new__(WayfarersState)
        self.copy_base_into(twin)
        twin.box = self.box
        twin.switches = self.switches
        twin.seats = self.seats
        twin.side_count = self.side_count
        twin.own = self.own[:]
        twin.row = self.row[:]
        twin.tokens = self.tokens[:]
        twin.workers = self.workers[:]
        twin.piles = self.piles
        twin.tucked = self.tucked
        twin.tiles = self.tiles
        twin.laid = self.laid
        twin.order = self.order
        twin.journal_tiles = self.journal_tiles
        twin.green_spots = self.green_spots
        twin.section_sides = self.section_sides
        twin.first = self.first
        twin.active = self.active
        twin.used = self.used
        twin.worker_slot = self.worker_slot
        twin.worker_colour = self.worker_colour
        twin.fresh_land = self.fresh_land
        twin.fresh_folk = self.fresh_folk
        twin.coin_off = self.coin_off
        twin.food_off = self.food_off
        twin.fee_paid = self.fee_paid
        twin.ending = self.ending
        twin.drawn = self.drawn
        twin.opponent = self.opponent
        twin.resource = self.resource
        twin.intrigue = self.intrigue
        twin.intrigue_pile = self.intrigue_pile
        twin.path = self.path
        twin.owed = self.owed
        return twin

    def step(self, chance: Chance) -> bool:
        return agenda.step(self, chance)

    def answer(self, action: int, chance: Chance) -> None:
        agenda.answer(self, action, chance)

    def observe(self, seat: int | None) -> observation.WayfarersObservation:
        return observation.observe(self, seat)

    def observe_more(self, public: Observation, seat: int) -> observation.WayfarersObservation:
        assert isinstance(public, observation.WayfarersObservation)
        return observation.observe_more(self, public, seat)

    def sides(self) -> int:
        """R14.1: in the solo game the opponent is a second side."""
        return self.side_count

    def side_name(self, side: int) -> Message:
        return describe.side_name(self, side)

    def determinize(self, seat: int, chance: Chance) -> WayfarersState:
        """R7.8, R11.1: piles are dealt anew, but for what the seat put under them; so are cards another has drawn."""
        twin = self.copy()
        for kind in range(len(KINDS)):
            pile = twin.changing_pile(kind)
            pool = pile.unknown_to(seat)
            if self.drawn and kind == self.drawn_kind() and not self.sees_drawn(seat):
                for card in self.drawn:
                    pool[card] += 1
                twin.drawn = [take_from(pool, chance) for _ in self.drawn]
            pile.redeal(seat, pool, chance)
        twin.ask_again(chance)
        return twin

    def hidden(self, seat: int | None) -> tuple[int, ...]:
        """Cards that somebody has seen and the seat has not: drawn ones, and those that lie known under a pile."""
        found: list[int] = []
        viewer = -1 if seat is None else seat
        if self.drawn and not self.sees_drawn(viewer):
            kind = self.drawn_kind()
            found.extend([kind * CARDS + card for card in self.drawn])
        for kind in range(len(KINDS)):
            pile = self.piles[kind]
            for card, knowers in zip(pile.bottom, pile.knowers, strict=True):
                if viewer < 0 or not (knowers >> viewer) & 1:
                    found.append(kind * CARDS + card)
        return tuple(found)

    def drawn_kind(self) -> int:
        """Of which kind the drawn cards are."""
        for frame in reversed(self.agenda):
            if frame[0] in agenda.DRAWING:
                return frame[1]
        return NOBODY

    def sees_drawn(self, seat: int) -> bool:
        """R7.8: the drawer, or everybody if drawn cards are shown."""
        return seat == self.active or self.switches.draw_open

    def categories(self) -> list[str]:
        return scoring.categories(self)

    def scores(self) -> list[Sheet]:
        return scoring.sheets(self)

    def standing(self) -> list[tuple[int, ...]]:
        return scoring.standing(self)

    def round_message(self) -> Message:
        return describe.round_message(self)

    def question(self) -> Message:
        return describe.question(self)

    def label(self, action: int) -> Message:
        return describe.label(self, action)

    def hint(self, action: int) -> Message | None:
        return describe.hint(self, action)

    def changing_pile(self, kind: int) -> Pile:
        """A pile of this state's own, to draw from or to put under."""
        pile = self.piles[kind].copy()
        self.piles = self.piles[:]
        self.piles[kind] = pile
        return pile

    def solo(self) -> bool:
        return self.seats == 1

    def host_place(self, side: int, kind: int, card: int) -> int:
        """Where `tucked` keeps what lies at a land, water or space card; 36 is the printed card of the side."""
        return 3 * CARDS + 3 * side + kind if card == PRINTED else kind * CARDS + card

    def carried(self, side: int, host: int) -> int:
        """The townsfolk or inspiration at a host, given as kind x 37 + card."""
        return self.tucked[self.host_place(side, host // HOSTS, host % HOSTS)]

    def add_influence(self, side: int, guild: int, number: int) -> None:
        """R6.1: tokens from the own supply to a guild, or back; the solo opponent's supply is endless (R14.3)."""
        at = side * WIDTH
        self.own[at + INF + guild] += number
        self.own[at + INF_ALL] += number
        if side < self.seats:
            self.own[at + SUPPLY] -= number


def check_invariants(state: State) -> None:
    """What holds in every state: no card, tile, worker, token or die is lost, and nobody is in debt."""
    assert isinstance(state, WayfarersState)
    _check_cards(state)
    tiles = state.box.tiles
    for tile, left in enumerate(state.tiles):
        assert 0 <= left <= tiles.copies[tile], f"{left} tiles {tiles.ids[tile]}"
    for side in range(state.side_count):
        at = side * WIDTH
        assert min(state.own[at : at + WIDTH]) >= 0, f"side {side} owes something: {state.own[at : at + WIDTH]}"
        assert state.own[at + INF_ALL] == sum(state.own[at + INF : at + INF + 3]), (
            f"side {side}: wrong sum of influence"
        )
        assert state.own[at + TILE_ANY] == sum(state.own[at + TILE : at + TILE + 5]), f"side {side}: wrong sum of tiles"
    for seat in range(state.seats):
        at = seat * WIDTH
        tokens = state.own[at + SUPPLY] + state.own[at + INF_ALL] + state.tokens.count(seat)
        assert tokens == TOKENS, f"seat {seat} has {tokens} tokens"
        in_hand = sum(1 for frame in state.agenda if frame[0] in agenda.DIE_IN_HAND) if seat == state.active else 0
        dice = sum(state.own[at + DIE : at + DIE + 6]) + state.own[at + RESERVE] + state.own[at + PLACED].bit_count()
        assert dice + in_hand == DICE_OF_A_PLAYER, f"seat {seat} has {dice + in_hand} dice"
        assert not state.own[at + PLACED] & ~state.own[at + SPACES], f"seat {seat} has a die on a space of nobody"
    green = state.green_spots.bit_count()
    for colour in range(3):
        owned = sum(state.own[side * WIDTH + WORKER + colour] for side in range(state.side_count))
        found = owned + sum((mask >> colour) & 1 for mask in state.workers) + (green if colour == 0 else 0)
        expected = GREEN_SPOTS if colour == 0 else state.side_count
        assert found == expected, f"{found} workers of colour {colour}, expected {expected}"


def _check_cards(state: WayfarersState) -> None:
    """Every card is in a pile, in a row, in somebody's hand for a moment, or owned."""
    for kind, pile in enumerate(state.piles):
        seen = [0] * len(pile.counts)
        for card, count in enumerate(pile.counts):
            seen[card] += count
        for card in pile.bottom:
            seen[card] += 1
        for card in state.row[4 * kind : 4 * kind + 4]:
            if card != EMPTY:
                seen[card] += 1
        if state.drawn and kind == state.drawn_kind():
            for card in state.drawn:
                seen[card] += 1
        for entry in state.order:
            if entry // CARDS % len(KINDS) == kind:
                seen[entry % CARDS] += 1
        assert seen == [1] * len(seen), f"{KINDS[kind]} cards are lost or doubled: {seen}"
