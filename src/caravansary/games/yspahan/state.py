"""The state of a Yspahan table: everything on the boards, in flat lists of ints."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from caravansary.core.chance import Chance
from caravansary.core.messages import Message, say
from caravansary.core.pile import Pile, take_from
from caravansary.core.score import Sheet
from caravansary.core.state import Fixed, Shared, State
from caravansary.games.yspahan.actions import YspahanActions
from caravansary.games.yspahan.box import BANK_TOKENS, CARDS, FLOORS, FREE, SHOPS, SUPPLY_PER_COLOUR, YspahanBox
from caravansary.games.yspahan.options import Switches
from caravansary.games.yspahan.rules import course
from caravansary.games.yspahan.scoring import BY_BUILDINGS, CATEGORIES

if TYPE_CHECKING:
    from caravansary.core.game import Setup


@mypyc_attr(allow_interpreted_subclasses=True)  # only then may `copy` make a bare object
class YspahanState(State):
    """Shops and souks hold the seat that owns them or FREE; hands and points are seat by seat in one list."""

    def __init__(self, setup: Setup) -> None:
        """R1 to R3, R5: empty boards, the supervisor on the centre, all cards in the pile, gold for everybody."""
        super().__init__(setup)
        box = setup.box
        assert isinstance(box, YspahanBox)
        seats = setup.seats
        count = box.counts[seats]
        self.box: Fixed[YspahanBox] = box
        self.space: Fixed[YspahanActions] = box.actions
        self.switches: Fixed[Switches] = Switches(setup.options)
        self.seats: Fixed[int] = seats
        self.white_dice: Fixed[int] = count.white_dice
        self.loading_points: Fixed[list[int]] = count.loading_points
        self.rows: Fixed[list[int]] = count.rows
        self.week: int = 1
        self.day: int = 0
        self.first: int = 0
        self.order: Shared[list[int]] = []
        self.turn_index: int = 0
        self.supervisor: int = 0
        self.white: list[int] = [0] * len(FLOORS)
        self.yellow: list[int] = [0] * len(FLOORS)
        self.values: list[int] = [0] * len(FLOORS)
        self.shops: list[int] = [FREE] * SHOPS
        self.souk_owner: list[int] = [FREE] * len(box.souk_ids)
        self.souk_count: list[int] = [0] * len(box.souk_ids)
        self.caravan: list[int] = []
        self.gold: list[int] = [box.starting_gold] * seats
        self.camels: list[int] = [0] * seats
        self.buildings: list[int] = [0] * seats
        self.points: list[int] = [0] * (seats * len(CATEGORIES))
        self.hands: list[int] = [0] * (seats * len(CARDS))
        self.pile: Pile = Pile(box.card_copies)
        self.discard: list[int] = [0] * len(CARDS)

    # Begin of what `python -m caravansary.core.fields` writes from the declarations in __init__.

    __slots__ = (
        "box",
        "buildings",
        "camels",
        "caravan",
        "day",
        "discard",
        "first",
        "gold",
        "hands",
        "loading_points",
        "order",
        "pile",
        "points",
        "rows",
        "seats",
        "shops",
        "souk_count",
        "souk_owner",
        "space",
        "supervisor",
        "switches",
        "turn_index",
        "values",
        "week",
        "white",
        "white_dice",
        "yellow",
    )

    FIELDS: ClassVar[tuple[str, ...]] = (
        "week",
        "day",
        "first",
        "order",
        "turn_index",
        "supervisor",
        "white",
        "yellow",
        "values",
        "shops",
        "souk_owner",
        "souk_count",
        "caravan",
        "gold",
        "camels",
        "buildings",
        "points",
        "hands",
        "pile",
        "discard",
    )

    def copy(self) -> YspahanState:
        twin: YspahanState = YspahanState.__new__(YspahanState)
        self.copy_base_into(twin)
        twin.box = self.box
        twin.space = self.space
        twin.switches = self.switches
        twin.seats = self.seats
        twin.white_dice = self.white_dice
        twin.loading_points = self.loading_points
        twin.rows = self.rows
        twin.week = self.week
        twin.day = self.day
        twin.first = self.first
        twin.order = self.order
        twin.turn_index = self.turn_index
        twin.supervisor = self.supervisor
        twin.white = self.white[:]
        twin.yellow = self.yellow[:]
        twin.values = self.values[:]
        twin.shops = self.shops[:]
        twin.souk_owner = self.souk_owner[:]
        twin.souk_count = self.souk_count[:]
        twin.caravan = self.caravan[:]
        twin.gold = self.gold[:]
        twin.camels = self.camels[:]
        twin.buildings = self.buildings[:]
        twin.points = self.points[:]
        twin.hands = self.hands[:]
        twin.pile = self.pile.copy()
        twin.discard = self.discard[:]
        return twin

    # End of what is written.

    def begin(self, chance: Chance) -> None:
        """R4: the first player by lot, or the first seat; the rest of the set-up stands in the empty state."""
        if self.switches.random_first:
            self.first = chance.pick(self.seats)
        self.agenda.append((course.NEW_DAY, 0, 0, 0))

    def determinize(self, seat: int, chance: Chance) -> YspahanState:
        """R41: hands are hidden, so the cards of the other hands and of the pile are dealt anew."""
        twin = self.copy()
        kinds = len(CARDS)
        pool = self.pile.unknown_to(seat)
        sizes = [0] * self.seats
        for other in range(self.seats):
            if other == seat:
                continue
            for card in range(kinds):
                held = self.hands[other * kinds + card]
                pool[card] += held
                sizes[other] += held
                twin.hands[other * kinds + card] = 0
        for other in range(self.seats):
            for _ in range(sizes[other]):
                twin.hands[other * kinds + take_from(pool, chance)] += 1
        twin.pile.redeal(seat, pool, chance)
        twin.renew_answers()
        return twin

    def hidden(self, seat: int | None) -> tuple[int, ...]:
        """The cards in hands of others, one entry a card."""
        kinds = len(CARDS)
        found: list[int] = []
        for other in range(self.seats):
            if other != seat:
                for card, held in enumerate(self.hands[other * kinds : (other + 1) * kinds]):
                    if held:
                        found.extend([card] * held)
        return tuple(found)

    def scores(self) -> list[Sheet]:
        size = len(CATEGORIES)
        return [Sheet(list(self.points[seat * size : (seat + 1) * size])) for seat in range(self.seats)]

    def standing(self) -> list[tuple[int, ...]]:
        """R44: most points win; ties share the victory."""
        return [(self.total(seat),) for seat in range(self.seats)]

    def round_message(self) -> Message:
        return say("yspahan-round", week=self.week, day=self.day, weeks=self.box.weeks, days=self.box.days)

    def total(self, seat: int) -> int:
        start = seat * len(CATEGORIES)
        points = self.points
        return points[start] + points[start + 1] + points[start + 2] + points[start + 3] + points[start + 4]

    def score(self, seat: int, category: int, points: int) -> None:
        self.points[seat * len(CATEGORIES) + category] += points

    def has(self, seat: int, building: int) -> bool:
        return (self.buildings[seat] >> building) & 1 == 1

    def bonus(self, seat: int, building: int) -> int:
        """What a building adds to what it helps with, for a seat that has it."""
        return self.box.building_amount[building] if (self.buildings[seat] >> building) & 1 else 0

    def current(self) -> int:
        """The player in turn."""
        return self.order[self.turn_index]

    def hand(self, seat: int, card: int) -> int:
        return self.hands[seat * len(CARDS) + card]

    def hand_size(self, seat: int) -> int:
        start = seat * len(CARDS)
        return sum(self.hands[start : start + len(CARDS)])

    def supply(self, seat: int) -> int:
        """How many goods the seat can still put on the boards; endless unless the goods are limited."""
        if not self.switches.goods_limited:
            return SUPPLY_PER_COLOUR
        on_boards = self.shops.count(seat) + self.caravan.count(seat) + self.buildings[seat].bit_count()
        return SUPPLY_PER_COLOUR - on_boards

    def gain_gold(self, seat: int, amount: int) -> int:
        """Takes gold from the bank, as far as there is any, and says how much it was."""
        if self.switches.bank_limited:
            amount = min(amount, BANK_TOKENS - sum(self.gold))
        self.gold[seat] += amount
        return amount

    def gain_camels(self, seat: int, amount: int) -> int:
        if self.switches.bank_limited:
            amount = min(amount, BANK_TOKENS - sum(self.camels))
        self.camels[seat] += amount
        return amount

    def invariants(self) -> None:
        """What holds in every state, as the rules say."""
        box = self.box
        for card, copies in enumerate(box.card_copies):
            held = sum(self.hand(seat, card) for seat in range(self.seats))
            found = held + self.discard[card] + self.pile.counts[card]
            assert found == copies, f"{found} cards {CARDS[card]}, expected {copies}"
        for souk, shops in enumerate(box.souk_shops):
            owners = [self.shops[shop] for shop in shops if self.shops[shop] != FREE]
            assert len(set(owners)) <= 1, f"souk {box.souk_ids[souk]} holds goods of two players"
            assert self.souk_count[souk] == len(owners), f"souk {box.souk_ids[souk]} is miscounted"
            owner = owners[0] if owners else FREE
            assert self.souk_owner[souk] == owner, f"souk {box.souk_ids[souk]} has the wrong owner"
        assert len(self.caravan) < len(self.rows), "a full caravan was not emptied"
        assert min(self.gold) >= 0 and min(self.camels) >= 0, "somebody owes gold or camels"
        if self.switches.bank_limited:
            assert sum(self.gold) <= BANK_TOKENS and sum(self.camels) <= BANK_TOKENS, "the bank owes tokens"
        if self.switches.goods_limited:
            assert all(self.supply(seat) >= 0 for seat in range(self.seats)), "a supply is overdrawn"
        filled = [value for value in self.values if value]
        assert filled == sorted(set(filled)), "dice values must rise from floor to floor"
        for seat in range(self.seats):
            built = self.buildings[seat].bit_count()
            earned = self.points[seat * len(CATEGORIES) + BY_BUILDINGS]
            assert earned == sum(box.building_points[:built]), f"seat {seat} has wrong building points"
