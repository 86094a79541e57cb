"""The state of a Wayfarers table: the board, and one stretch of numbers for each side, in flat lists of ints."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from caravansary.core.chance import Chance, shuffled
from caravansary.core.events import event
from caravansary.core.messages import Message, say, seat_name
from caravansary.core.pile import Pile, take_from
from caravansary.core.score import Sheet
from caravansary.core.state import Fixed, Shared, State
from caravansary.games.wayfarers import scoring
from caravansary.games.wayfarers.actions import WayfarersActions
from caravansary.games.wayfarers.box import WayfarersBox
from caravansary.games.wayfarers.box_board import BOARDS, GREEN_SPOTS
from caravansary.games.wayfarers.box_solo import INTRIGUES, OPPONENTS
from caravansary.games.wayfarers.names import (
    CARDS,
    DICE_OF_A_PLAYER,
    DIE,
    EMPTY,
    GUILDS,
    HOSTS,
    INF,
    INF_ALL,
    INSPIRATIONS,
    KINDS,
    NOBODY,
    NODE,
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
from caravansary.games.wayfarers.options import RANDOM, Switches
from caravansary.games.wayfarers.rules import cards, course, opponent, placing, set_up
from caravansary.games.wayfarers.scoring import CATEGORIES, SOLO_CATEGORIES

if TYPE_CHECKING:
    from caravansary.core.game import Setup


@mypyc_attr(allow_interpreted_subclasses=True)  # only then may `copy` make a bare object
class WayfarersState(State):
    """`own` holds WIDTH numbers for each side, at the places named in names.py. Rows are five times four slots.

    `tucked` names the townsfolk or inspiration at each host; `order` lists the cards gained as (side x 5 + kind) x 36
    + card, `laid` the tiles as ((side x 23 + tile) x 2 + face) x 16 + cell, both only to show them in order.
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        box = setup.box
        assert isinstance(box, WayfarersBox)
        self.box: Fixed[WayfarersBox] = box
        self.space: Fixed[WayfarersActions] = box.actions
        self.switches: Fixed[Switches] = Switches(setup.options, setup.version)
        self.seats: Fixed[int] = setup.seats
        self.side_count: Fixed[int] = max(2, setup.seats)
        self.own: list[int] = [0] * (WIDTH * self.side_count)
        self.row: list[int] = [EMPTY] * SLOTS
        self.tokens: list[int] = [NOBODY] * SLOTS
        self.workers: list[int] = [0] * SLOTS
        self.piles: Shared[list[Pile]] = [Pile([1] * CARDS) for _ in KINDS[:4]]
        self.piles.append(Pile([1] * INSPIRATIONS))
        self.tucked: Shared[list[int]] = [EMPTY] * (3 * CARDS + 3 * self.side_count)
        self.tiles: Shared[list[int]] = [0] * len(box.tiles.ids)
        self.laid: Shared[list[int]] = []
        self.order: Shared[list[int]] = []
        self.journal_tiles: Shared[list[int]] = [EMPTY] * NODES
        self.green_spots: int = (1 << GREEN_SPOTS) - 1
        self.section_sides: Shared[list[int]] = [0, 0, 0]
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
        self.drawn: Shared[list[int]] = []
        self.opponent: int = NOBODY
        self.resource: int = 0
        self.intrigue: Shared[list[int]] = []
        self.intrigue_pile: Shared[Pile] = Pile([1] * INTRIGUES)
        self.path: int = 0
        self.owed: int = 0

    # Begin of what `python -m caravansary.core.fields` writes from the declarations in __init__.

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
        "space",
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

    def copy(self) -> WayfarersState:
        twin: WayfarersState = WayfarersState.__new__(WayfarersState)
        self.copy_base_into(twin)
        twin.box = self.box
        twin.space = self.space
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

    # End of what is written.

    def begin(self, chance: Chance) -> None:
        """R1.1 to R1.8: the board, the players, then the first turn."""
        set_up.prepare_board(self, chance)
        boards = shuffled(chance, range(len(BOARDS)))
        for seat in range(self.seats):
            set_up.prepare_player(self, seat, boards[seat], chance)
        if not self.solo() and self.switches.random_first:
            self.first = chance.pick(self.seats)
        for place in range(self.seats):
            set_up.give_start(self, (self.first + place) % self.seats, place)
        if self.solo():
            choice = self.switches.opponent
            self.opponent = chance.pick(len(OPPONENTS)) if choice == RANDOM else choice
            opponent.prepare(self)
        if self.listener is not None:
            self.listener(event("wayfarers-log-first", self.first))
        course.begin_turn(self, self.first)

    def sides(self) -> int:
        """R14.1: in the solo game the opponent is a second side."""
        return self.side_count

    def side_name(self, side: int) -> Message:
        if side < self.seats:
            return seat_name(side)
        return say(f"wayfarers-opponent-name-{OPPONENTS[self.opponent]}")

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
        twin.renew_answers()
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
            if frame[0] is cards.KEEP or frame[0] is cards.UNDER:
                return frame[1]
        return NOBODY

    def sees_drawn(self, seat: int) -> bool:
        """R7.8: the drawer, or everybody if drawn cards are shown."""
        return seat == self.active or self.switches.draw_open

    def categories(self) -> list[str]:
        """R20.1: only the solo opponent scores cards by their kind."""
        return [name for name in CATEGORIES if self.solo() or name not in SOLO_CATEGORIES]

    def scores(self) -> list[Sheet]:
        return [Sheet(list[int | None](scoring.points(self, side))) for side in range(self.side_count)]

    def standing(self) -> list[tuple[int, ...]]:
        """R13.9, R20.2: points, then black, yellow and blue influence; equal in all: shared."""
        found: list[tuple[int, ...]] = []
        for side in range(self.side_count):
            at = side * WIDTH + INF
            favour = 1 if self.switches.human_wins_ties and side < self.seats else 0
            found.append((sum(scoring.points(self, side)), favour, *self.own[at : at + len(GUILDS)]))
        return found

    def round_message(self) -> Message:
        """The furthest journal column, and the turns left once the end has been triggered."""
        if self.ending != NOBODY:
            return say("wayfarers-round-last", turns=self.ending)
        columns = self.box.board.columns
        furthest = max(columns[self.own[side * WIDTH + NODE]] for side in range(self.side_count))
        return say("wayfarers-round", turn=self.turn, column=furthest)

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

    def invariants(self) -> None:
        """What holds in every state: no card, tile, worker, token or die is lost, and nobody is in debt."""
        self._check_cards()
        tiles = self.box.tiles
        for tile, left in enumerate(self.tiles):
            assert 0 <= left <= tiles.copies[tile], f"{left} tiles {tiles.ids[tile]}"
        for side in range(self.side_count):
            at = side * WIDTH
            assert min(self.own[at : at + WIDTH]) >= 0, f"side {side} owes something: {self.own[at : at + WIDTH]}"
            assert self.own[at + INF_ALL] == sum(self.own[at + INF : at + INF + 3]), (
                f"side {side}: wrong sum of influence"
            )
            assert self.own[at + TILE_ANY] == sum(self.own[at + TILE : at + TILE + 5]), (
                f"side {side}: wrong sum of tiles"
            )
        for seat in range(self.seats):
            at = seat * WIDTH
            tokens = self.own[at + SUPPLY] + self.own[at + INF_ALL] + self.tokens.count(seat)
            assert tokens == TOKENS, f"seat {seat} has {tokens} tokens"
            in_hand = sum(1 for frame in self.agenda if frame[0] in placing.DIE_IN_HAND) if seat == self.active else 0
            dice = sum(self.own[at + DIE : at + DIE + 6]) + self.own[at + RESERVE] + self.own[at + PLACED].bit_count()
            assert dice + in_hand == DICE_OF_A_PLAYER, f"seat {seat} has {dice + in_hand} dice"
            assert not self.own[at + PLACED] & ~self.own[at + SPACES], f"seat {seat} has a die on a space of nobody"
        green = self.green_spots.bit_count()
        for colour in range(3):
            owned = sum(self.own[side * WIDTH + WORKER + colour] for side in range(self.side_count))
            found = owned + sum((mask >> colour) & 1 for mask in self.workers) + (green if colour == 0 else 0)
            expected = GREEN_SPOTS if colour == 0 else self.side_count
            assert found == expected, f"{found} workers of colour {colour}, expected {expected}"

    def _check_cards(self) -> None:
        """Every card is in a pile, in a row, in somebody's hand for a moment, or owned."""
        for kind, pile in enumerate(self.piles):
            seen = [0] * len(pile.counts)
            for card, count in enumerate(pile.counts):
                seen[card] += count
            for card in pile.bottom:
                seen[card] += 1
            for card in self.row[4 * kind : 4 * kind + 4]:
                if card != EMPTY:
                    seen[card] += 1
            if self.drawn and kind == self.drawn_kind():
                for card in self.drawn:
                    seen[card] += 1
            for entry in self.order:
                if entry // CARDS % len(KINDS) == kind:
                    seen[entry % CARDS] += 1
            assert seen == [1] * len(seen), f"{KINDS[kind]} cards are lost or doubled: {seen}"
