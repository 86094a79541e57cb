"""The state of a Marco Polo II table: everything on the boards, in flat lists of ints."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from caravansary.core.chance import Chance, shuffled
from caravansary.core.messages import Message, say
from caravansary.core.pile import Pile, take_from
from caravansary.core.score import Sheet
from caravansary.core.state import Fixed, Shared, State
from caravansary.games.marco_polo_ii.actions import MarcoPoloActions
from caravansary.games.marco_polo_ii.box import (
    ABHA,
    ACTIVE_CONTRACTS,
    AREA_CARDS,
    BOOKS,
    CHARACTERS,
    CITY_CARDS,
    CONTRACTS,
    FILIPPO,
    GOALS,
    NONE,
    OFFERS_PER_BOOK,
    RED_CONTRACTS,
    SPACES,
    MarcoPoloBox,
)
from caravansary.games.marco_polo_ii.bundle import CAMEL, JADE, KINDS
from caravansary.games.marco_polo_ii.map import CITIES
from caravansary.games.marco_polo_ii.options import Switches
from caravansary.games.marco_polo_ii.rules import contracts, course, effects, set_up
from caravansary.games.marco_polo_ii.rules.placing import number_of, only_black
from caravansary.games.marco_polo_ii.scoring import (
    BY_BONUSES,
    BY_CHARACTER,
    SCORED,
    contract_ranking,
    points_of,
    without_secrets,
)

if TYPE_CHECKING:
    from caravansary.core.game import Setup


@mypyc_attr(allow_interpreted_subclasses=True)  # only then may `copy` make a bare object
class MarcoPoloState(State):
    """`goods` holds six kinds for each seat; `dice[seat]` packs the dice on its board, 4 bits for each kind of die.

    `stacks` counts the placements on each action space, `used` masks the seats whose colour was used there, `placed`
    lists the dice for the eye. `posts`, `seals`, `upgraded`, `completed` are masks; `new_posts` are those of this turn.
    `passed` masks the cities that figures entered and left in this turn, `reached` where they came to stand in it, as
    32 x figure + city. `trail` is the walk in progress: 32 x figure + location for every step, with its costs beside
    it. `kept` masks the outpost tiles that Filippo Vitello keeps, `kept_now` those of this turn. `flags` are those of
    the turn. `dealt` masks the goal cards a seat was dealt, `goal` is the one it keeps.

    What changes seldom is shared by copies: piles, offers, cards, tiles, characters and goals.
    """

    def __init__(self, setup: Setup) -> None:
        """R4.2.1, R4.2.4, R4.2.5: empty boards; black dice are limited, coins, camels and goods are not."""
        super().__init__(setup)
        box = setup.box
        assert isinstance(box, MarcoPoloBox)
        seats = setup.seats
        self.box: Fixed[MarcoPoloBox] = box
        self.space: Fixed[MarcoPoloActions] = box.actions
        self.switches: Fixed[Switches] = Switches(setup.options, box.constants.lower_most, setup.version)
        self.seats: Fixed[int] = seats
        self.round: int = 0
        self.start: int = 0
        self.next_start: int = 0
        self.travel_level: int = NONE
        self.active: int = 0
        self.flags: int = 0
        self.revealed: int = 0
        self.character: Shared[list[int]] = [NONE] * seats
        self.goal: Shared[list[int]] = [NONE] * seats
        self.dealt: Shared[list[int]] = [0] * seats
        self.goal_pile: Shared[Pile] = Pile([1] * GOALS)
        self.goods: list[int] = [0] * (seats * KINDS)
        self.points: list[int] = [0] * (seats * SCORED)
        self.dice: list[int] = [0] * seats
        self.black_left: int = box.constants.black_dice[seats]
        self.black_dice: int = 0
        self.stacks: list[int] = [0] * SPACES
        self.used: list[int] = [0] * SPACES
        self.placed: list[int] = []
        self.khan_last: int = 0
        self.figures: list[int] = [box.start_city, NONE] * seats
        self.posts: list[int] = [0] * seats
        self.new_posts: int = 0
        self.passed: int = 0
        self.reached: int = 0
        self.seals: list[int] = [0] * seats
        self.upgraded: list[int] = [0] * seats
        self.tiles: Shared[list[int]] = [NONE] * CITIES
        self.outposts: Shared[list[int]] = [NONE] * CITIES
        self.kept: int = 0
        self.kept_now: int = 0
        self.map_cards: Shared[list[int]] = [NONE] * len(box.map.card_city)
        self.area: Shared[list[int]] = [NONE] * (SPACES - AREA_CARDS)
        self.card_pile: Shared[Pile] = Pile([1] * CITY_CARDS)
        self.offers: Shared[list[int]] = [NONE] * BOOKS
        self.next_offers: Shared[list[int]] = [NONE] * BOOKS
        self.offer_piles: Shared[list[Pile]] = [Pile([1] * OFFERS_PER_BOOK) for _ in range(BOOKS)]
        self.market: list[int] = [NONE] * len(box.map.contract_city)
        self.contract_pile: Shared[Pile] = Pile([1] * RED_CONTRACTS + [0] * (CONTRACTS - RED_CONTRACTS))
        self.active_contracts: list[int] = [NONE] * (seats * ACTIVE_CONTRACTS)
        self.completed: list[int] = [0] * seats
        self.trail: list[int] = []
        self.walk_source: int = 0
        self.walk_left: int = 0
        self.walk_coins: int = 0
        self.walk_camels: int = 0
        self.walk_jade: int = 0

    # Begin of what `python -m caravansary.core.fields` writes from the declarations in __init__.

    __slots__ = (
        "active",
        "active_contracts",
        "area",
        "black_dice",
        "black_left",
        "box",
        "card_pile",
        "character",
        "completed",
        "contract_pile",
        "dealt",
        "dice",
        "figures",
        "flags",
        "goal",
        "goal_pile",
        "goods",
        "kept",
        "kept_now",
        "khan_last",
        "map_cards",
        "market",
        "new_posts",
        "next_offers",
        "next_start",
        "offer_piles",
        "offers",
        "outposts",
        "passed",
        "placed",
        "points",
        "posts",
        "reached",
        "revealed",
        "round",
        "seals",
        "seats",
        "space",
        "stacks",
        "start",
        "switches",
        "tiles",
        "trail",
        "travel_level",
        "upgraded",
        "used",
        "walk_camels",
        "walk_coins",
        "walk_jade",
        "walk_left",
        "walk_source",
    )

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round",
        "start",
        "next_start",
        "travel_level",
        "active",
        "flags",
        "revealed",
        "character",
        "goal",
        "dealt",
        "goal_pile",
        "goods",
        "points",
        "dice",
        "black_left",
        "black_dice",
        "stacks",
        "used",
        "placed",
        "khan_last",
        "figures",
        "posts",
        "new_posts",
        "passed",
        "reached",
        "seals",
        "upgraded",
        "tiles",
        "outposts",
        "kept",
        "kept_now",
        "map_cards",
        "area",
        "card_pile",
        "offers",
        "next_offers",
        "offer_piles",
        "market",
        "contract_pile",
        "active_contracts",
        "completed",
        "trail",
        "walk_source",
        "walk_left",
        "walk_coins",
        "walk_camels",
        "walk_jade",
    )

    def copy(self) -> MarcoPoloState:
        twin: MarcoPoloState = MarcoPoloState.__new__(MarcoPoloState)
        self.copy_base_into(twin)
        twin.box = self.box
        twin.space = self.space
        twin.switches = self.switches
        twin.seats = self.seats
        twin.round = self.round
        twin.start = self.start
        twin.next_start = self.next_start
        twin.travel_level = self.travel_level
        twin.active = self.active
        twin.flags = self.flags
        twin.revealed = self.revealed
        twin.character = self.character
        twin.goal = self.goal
        twin.dealt = self.dealt
        twin.goal_pile = self.goal_pile
        twin.goods = self.goods[:]
        twin.points = self.points[:]
        twin.dice = self.dice[:]
        twin.black_left = self.black_left
        twin.black_dice = self.black_dice
        twin.stacks = self.stacks[:]
        twin.used = self.used[:]
        twin.placed = self.placed[:]
        twin.khan_last = self.khan_last
        twin.figures = self.figures[:]
        twin.posts = self.posts[:]
        twin.new_posts = self.new_posts
        twin.passed = self.passed
        twin.reached = self.reached
        twin.seals = self.seals[:]
        twin.upgraded = self.upgraded[:]
        twin.tiles = self.tiles
        twin.outposts = self.outposts
        twin.kept = self.kept
        twin.kept_now = self.kept_now
        twin.map_cards = self.map_cards
        twin.area = self.area
        twin.card_pile = self.card_pile
        twin.offers = self.offers
        twin.next_offers = self.next_offers
        twin.offer_piles = self.offer_piles
        twin.market = self.market[:]
        twin.contract_pile = self.contract_pile
        twin.active_contracts = self.active_contracts[:]
        twin.completed = self.completed[:]
        twin.trail = self.trail[:]
        twin.walk_source = self.walk_source
        twin.walk_left = self.walk_left
        twin.walk_coins = self.walk_coins
        twin.walk_camels = self.walk_camels
        twin.walk_jade = self.walk_jade
        return twin

    # End of what is written.

    def begin(self, chance: Chance) -> None:
        """R4.1, R4.1.7, R4.2.1 to R4.2.3: the board is laid out, everybody gets goods, a contract and rolls.

        No copy exists yet, so that what copies will share is filled in place.
        """
        if self.switches.random_first:
            self.start = chance.pick(self.seats)
        self.next_start = self.start
        self.round = 1
        set_up.lay_out_map(self, chance)
        set_up.lay_out_cards(self, chance)
        for book in range(BOOKS):
            self.offers[book] = course.draw_offer(self, book, chance)
            self.next_offers[book] = course.draw_offer(self, book, chance)
        blue = shuffled(chance, range(RED_CONTRACTS, CONTRACTS))
        for seat in range(self.seats):
            self.active_contracts[ACTIVE_CONTRACTS * seat] = blue[seat]
            effects.reward(self, seat, self.box.start_reward, BY_BONUSES)
        for character in shuffled(chance, range(len(CHARACTERS)))[: self.seats + 1]:
            self.revealed |= 1 << character
        course.clear_spaces(self)
        course.roll(self, chance)
        self.agenda.append((course.FIRST_ROUND, 0, 0, 0))
        self.agenda.append((set_up.DEAL_GOALS, 0, 0, 0))
        for i in range(self.seats):
            self.agenda.append((set_up.CHARACTER, (self.start + i) % self.seats, 0, 0))

    def determinize(self, seat: int, chance: Chance) -> MarcoPoloState:
        """R4.2.7: the goal cards of the others are secret: those they were dealt, and the one they keep."""
        twin = self.copy()
        twin.dealt = self.dealt[:]
        twin.goal = self.goal[:]
        twin.goal_pile = self.goal_pile.copy()
        pool = self.goal_pile.unknown_to(seat)
        others = [other for other in range(self.seats) if other != seat and self.dealt[other]]
        for other in others:
            for goal in range(GOALS):
                pool[goal] += (self.dealt[other] >> goal) & 1
        for other in others:
            drawn = [take_from(pool, chance) for _ in range(self.dealt[other].bit_count())]
            twin.dealt[other] = sum([1 << goal for goal in drawn])
            if self.goal[other] != NONE:
                twin.goal[other] = drawn[0]
        twin.goal_pile.redeal(seat, pool, chance)
        if self.kind == set_up.GOAL.kind and self.seat != seat:
            twin.renew_answers()
        return twin

    def hidden(self, seat: int | None) -> tuple[int, ...]:
        """The goal cards dealt to others, until the end reveals them."""
        if self.over():
            return ()
        found: list[int] = []
        for other in range(self.seats):
            if other != seat:
                found.extend([goal for goal in range(GOALS) if (self.dealt[other] >> goal) & 1])
        return tuple(found)

    def scores(self) -> list[Sheet]:
        ranking = contract_ranking(self)
        return [Sheet([*points_of(self, seat, ranking)]) for seat in range(self.seats)]

    def sheets(self, viewer: int | None) -> list[Sheet]:
        """What the secret goal card decides is shown to its owner only, until the game is over."""
        full = self.scores()
        if self.over():
            return full
        return [sheet if seat == viewer else without_secrets(sheet) for seat, sheet in enumerate(full)]

    def standing(self) -> list[tuple[int, ...]]:
        """R10.6: most points, then most camels; equals share the victory."""
        ranking = contract_ranking(self)
        return [(sum(points_of(self, seat, ranking)), self.has(seat, CAMEL)) for seat in range(self.seats)]

    def round_message(self) -> Message:
        return say("marco-polo-ii-round", round=self.round, rounds=self.box.constants.rounds)

    # What the rules use.

    def has(self, seat: int, kind: int) -> int:
        """How many coins, camels or goods of a kind the seat has."""
        return self.goods[seat * KINDS + kind]

    def gain(self, seat: int, kind: int, amount: int) -> None:
        """R12.3: Abha Basu scores a point for every jade she receives."""
        self.goods[seat * KINDS + kind] += amount
        if kind == JADE and amount and self.character[seat] == ABHA:
            self.score(seat, BY_CHARACTER, amount)

    def score(self, seat: int, category: int, points: int) -> None:
        self.points[seat * SCORED + category] += points

    def post_stock(self, seat: int) -> int:
        """R5.4.6: posts still on the player board."""
        return self.box.constants.posts - self.posts[seat].bit_count()

    def has_post(self, seat: int, city: int) -> bool:
        return (self.posts[seat] >> city) & 1 == 1

    def filippo(self) -> int:
        """R12.5: the seat of Filippo Vitello, if anybody plays him."""
        return self.character.index(FILIPPO) if FILIPPO in self.character else NONE

    # What always holds.

    def invariants(self) -> None:
        """Nothing limited is lost, nobody is in debt."""
        assert min(self.goods) >= 0, "somebody owes goods"
        self._check_contracts()
        self._check_dice()
        self._check_goals()
        self._check_boards()

    def _check_contracts(self) -> None:
        """Every red contract is in one place; blue ones leave the game when they are discarded."""
        waiting = [frame[1] for frame in self.agenda if frame[0] is contracts.ROOM]
        for contract in range(CONTRACTS):
            found = self.contract_pile.counts[contract] + self.contract_pile.bottom.count(contract)
            found += self.market.count(contract) + self.active_contracts.count(contract) + waiting.count(contract)
            found += sum([(mask >> contract) & 1 for mask in self.completed])
            name = self.box.contract_ids[contract]
            assert found == 1 if contract < RED_CONTRACTS else found <= 1, f"contract {name} is there {found} times"

    def _check_dice(self) -> None:
        """Black dice and the dice of every colour are on a board, on a space or in the purse."""
        between_rounds = any(frame[0] is course.ROLL for frame in self.agenda)
        black = self.black_left + sum([number_of(only_black(dice)) for dice in self.dice])
        black += sum([1 for code in self.placed if code & 8])
        expected = self.box.constants.black_dice[self.seats]
        assert black == expected, f"{black} black dice, expected {expected}"
        if self.switches.black_dice_rolled and not between_rounds:
            assert number_of(self.black_dice) == self.black_left, "rolled black dice are miscounted"
        for seat in range(self.seats):
            own = number_of(self.dice[seat] & ~only_black(self.dice[seat]))
            own += sum([1 for code in self.placed if not code & 8 and (code >> 4) & 15 == seat])
            planned = self.box.constants.dice_per_player
            assert own == planned or between_rounds, f"seat {seat} has {own} own dice"

    def _check_goals(self) -> None:
        for goal in range(GOALS):
            found = self.goal_pile.counts[goal] + sum([(mask >> goal) & 1 for mask in self.dealt])
            assert found == 1, f"goal card {self.box.goal_ids[goal]} is there {found} times"
        for seat, goal in enumerate(self.goal):
            assert goal == NONE or (self.dealt[seat] >> goal) & 1, f"seat {seat} keeps a goal card it never had"

    def _check_boards(self) -> None:
        chosen = [character for character in self.character if character != NONE]
        assert len(set(chosen)) == len(chosen), "a character was taken twice"
        for seat in range(self.seats):
            assert self.post_stock(seat) >= 0, f"seat {seat} has too many posts"
            assert not self.has_post(seat, self.box.start_city), "there is a post in the start city"
            assert self.upgraded[seat] & ~self.seals[seat] == 0, f"seat {seat} upgraded a seal it does not own"
        laid = [tile for tile in self.outposts if tile != NONE]
        twice = len(set(laid)) != len(laid) or any((self.kept >> tile) & 1 for tile in laid)
        assert not twice, "an outpost tile is there twice"
