"""A table of Marco Polo II for tests: given a position, when somebody plays, then read it in the game's words."""

from __future__ import annotations

from typing import TypedDict, Unpack

from caravansary.core.chance import Chance
from caravansary.core.events import Event
from caravansary.core.game import Setup
from caravansary.core.pile import Pile
from caravansary.games.marco_polo_ii import GAME
from caravansary.games.marco_polo_ii.actions import DICE
from caravansary.games.marco_polo_ii.box import CHARACTERS, NONE, RED_CONTRACTS, MarcoPoloBox
from caravansary.games.marco_polo_ii.bundle import KINDS, RESOURCES
from caravansary.games.marco_polo_ii.observation import MarcoPoloObservation
from caravansary.games.marco_polo_ii.rules import course, placing, turn
from caravansary.games.marco_polo_ii.rules.placing import PURSE_PLACE, number_of, only_black, placed_code
from caravansary.games.marco_polo_ii.scoring import BY_BONUSES, CATEGORIES, SCORED
from caravansary.games.marco_polo_ii.state import MarcoPoloState
from tests.games.builder import AnyTable

COLOURS = ("blue", "red", "green", "yellow")
Words = dict[str, str]


class Position(TypedDict, total=False):
    """What a test may say of a position; texts by colour, city or space."""

    turn: str
    round: int
    done: bool
    dice: Words
    goods: Words
    points: dict[str, int]
    characters: Words
    at: Words
    posts: Words
    seals: Words
    contracts: Words
    completed: Words
    goals: Words
    tiles: Words
    outposts: Words
    cards: Words
    market: Words
    placed: Words


class Told(Chance):
    """Dice that a test tells, as their value less one; whatever a test does not care about is the first."""

    def __init__(self) -> None:
        self.left: list[int] = []

    def pick(self, n: int) -> int:
        return self.left.pop(0) if n == 6 and self.left else 0


class Table(AnyTable[MarcoPoloState]):
    """A table of Marco Polo II, edited by `given`, played by texts, read in the game's words."""

    seat_names = COLOURS
    told: Told

    def __init__(self, setup: Setup) -> None:
        assert isinstance(setup.box, MarcoPoloBox)
        super().__init__(setup)
        self.box: MarcoPoloBox = setup.box
        self.told = Told()
        state = setup.start(self.told)
        assert isinstance(state, MarcoPoloState)
        self.state = state

    # Given.

    def given(self, base: Position | None = None, **more: Unpack[Position]) -> Table:
        """A position, or one that differs from `base`, in the turn of `turn`. Nobody has a character by default.

        `done` says that the normal action was done. Dice are "1 3 b5", dice on spaces "red3 black5", seals "farmers
        goldsmiths+" with a + for an upgraded one. Whose dice are not given has a 1; all other dice are on the purse.
        Map and market are bare but for what is given.
        """
        position: Position = {**(base or {}), **more}
        state = self.state
        state.round, state.start = position.get("round", 1), 0
        state.active = COLOURS.index(position.get("turn", "blue"))
        state.character = [NONE] * state.seats
        for colour, name in position.get("characters", {}).items():
            self._give_character(COLOURS.index(colour), CHARACTERS.index(name))
        self._give_goods(position.get("goods", {}), position.get("points", {}))
        self._give_boards(position.get("posts", {}), position.get("seals", {}), position.get("at", {}))
        self._give_goals(position.get("goals", {}))
        self._give_contracts(position.get("contracts", {}), position.get("completed", {}), position.get("market", {}))
        self._lay_out(position.get("tiles", {}), position.get("outposts", {}), position.get("cards", {}))
        state.offers = [self.box.offer_ids.index(id) for id in ("of11", "of21", "of31")]
        course.clear_spaces(state)
        self._place_dice(position.get("placed", {}))
        self._give_dice(position.get("dice", {}))
        state.black_dice = state.black_left if state.switches.black_dice_rolled else 0  # all show a 1
        state.agenda.clear()
        state.agenda.append((turn.END_TURN, 0, 0, 0))
        state.agenda.append((turn.TURN, int(position.get("done", False)), 0, 0))
        state.run(self.told)
        state.invariants()
        return self

    def _give_character(self, seat: int, character: int) -> None:
        self.state.character[seat] = character
        if CHARACTERS[character] == "mailin_tian_chin":
            self.state.figures[2 * seat + 1] = self.box.start_city

    def _give_goods(self, goods: Words, points: dict[str, int]) -> None:
        state = self.state
        state.goods = [0] * len(state.goods)
        state.points = [0] * len(state.points)
        for colour, bundle in goods.items():
            for part in bundle.split(";"):
                kind, _, amount = part.partition("=")
                state.goods[COLOURS.index(colour) * KINDS + RESOURCES.index(kind)] = int(amount)
        for colour, number in points.items():
            state.points[COLOURS.index(colour) * SCORED + BY_BONUSES] = number

    def _give_boards(self, posts: Words, seals: Words, at: Words) -> None:
        state = self.state
        for colour, cities in posts.items():
            state.posts[COLOURS.index(colour)] = sum(1 << self.place(city) for city in cities.split())
        for colour, names in seals.items():
            for name in names.split():
                bit = 1 << self.box.seal_ids.index(name.rstrip("+"))
                state.seals[COLOURS.index(colour)] |= bit
                state.upgraded[COLOURS.index(colour)] |= bit if name.endswith("+") else 0
        for colour, names in at.items():
            for figure, name in enumerate(names.split()):
                state.figures[2 * COLOURS.index(colour) + figure] = self.place(name)

    def _give_goals(self, goals: Words) -> None:
        state = self.state
        for colour, name in goals.items():
            goal = self.box.goal_ids.index(name)
            state.goal_pile.take(goal)
            state.dealt[COLOURS.index(colour)] = 1 << goal
            state.goal[COLOURS.index(colour)] = goal

    def _give_contracts(self, contracts: Words, completed: Words, market: Words) -> None:
        state = self.state
        state.contract_pile = Pile([1] * RED_CONTRACTS + [0] * (len(self.box.contract_ids) - RED_CONTRACTS))
        state.active_contracts = [NONE] * len(state.active_contracts)
        state.market = [NONE] * len(state.market)
        for colour, names in contracts.items():
            for slot, name in enumerate(names.split()):
                state.active_contracts[2 * COLOURS.index(colour) + slot] = self._draw(name)
        for colour, names in completed.items():
            for name in names.split():
                state.completed[COLOURS.index(colour)] |= 1 << self._draw(name)
        for city, names in market.items():
            slot = self.box.map.contract_city.index(self.place(city))
            for number, name in enumerate(names.split()):
                state.market[slot + number] = self._draw(name)

    def _draw(self, name: str) -> int:
        contract = self.box.contract_ids.index(name)
        if contract < RED_CONTRACTS:
            self.state.contract_pile.take(contract)
        return contract

    def _lay_out(self, tiles: Words, outposts: Words, cards: Words) -> None:
        state = self.state
        left = [tile for tile in range(len(self.box.tile_ids)) if self.box.tile_ids[tile] not in tiles.values()]
        for city in self.box.map.tile_city:
            name = tiles.get(self.box.map.location_ids[city])
            state.tiles[city] = self.box.tile_ids.index(name) if name else left.pop(0)
        state.outposts = [NONE] * len(state.outposts)
        for name, tile in outposts.items():
            state.outposts[self.place(name)] = self.box.outpost_ids.index(tile)
        others = [card for card in range(len(self.box.card_ids)) if self.box.card_ids[card] not in cards.values()]
        for slots, first in ((state.map_cards, 13), (state.area, 19)):
            for slot in range(len(slots)):
                card = cards.get(self.box.space_ids[first + slot])
                slots[slot] = self.box.card_ids.index(card) if card else others.pop()
        state.card_pile = Pile([int(card in others) for card in range(len(self.box.card_ids))])

    def _place_dice(self, placed: Words) -> None:
        """ "red3 red5, black2": two placements of one space."""
        state = self.state
        for name, stacks in placed.items():
            space = self.box.space_ids.index(name)
            for stack in stacks.split(","):
                state.stacks[space] += 1
                for die in stack.split():
                    colour, value = die[:-1], int(die[-1])
                    black = colour == "black"
                    seat = 0 if black else COLOURS.index(colour)
                    state.placed.append(placed_code(space, seat, int(black), value))
                    if black:
                        state.black_left -= 1
                    else:
                        state.used[space] |= 1 << seat
                    if name == "khan":
                        state.khan_last = value
                    if name.startswith("travel"):
                        state.travel_level, state.next_start = space - 6, seat

    def _give_dice(self, dice: Words) -> None:
        state = self.state
        for seat in range(state.seats):
            packed = 0
            for die in dice.get(COLOURS[seat], "1").split():
                black = die.startswith("b")
                packed += 1 << (4 * (2 * (int(die[-1]) - 1) + black))
                state.black_left -= black
            state.dice[seat] = packed
            own = number_of(packed & ~only_black(packed))
            own += sum(1 for code in state.placed if not code & 8 and (code >> 4) & 15 == seat)
            for _ in range(self.box.constants.dice_per_player - own):
                state.placed.append(placed_code(PURSE_PLACE, seat, 0, 1))

    # Chance.

    def rolls(self, dice: str) -> Table:
        """What the next dice show: "1 1 3"."""
        self.told.left.extend(int(die) - 1 for die in dice.split())
        return self

    # Then.

    def seen_by(self, seat: int | None) -> MarcoPoloObservation:
        """What a seat, or a spectator, sees."""
        found = self.state.observe(seat)
        assert isinstance(found, MarcoPoloObservation)
        return found

    def place(self, name: str) -> int:
        return self.box.map.location_ids.index(name)

    def goods(self, colour: str = "blue") -> str:
        """What a player holds, as a bundle: "coin=3;jade=1"."""
        start = COLOURS.index(colour) * KINDS
        held = zip(RESOURCES, self.state.goods[start : start + KINDS], strict=True)
        return ";".join(f"{kind}={amount}" for kind, amount in held if amount)

    def dice(self, colour: str = "blue") -> str:
        packed = self.state.dice[COLOURS.index(colour)]
        kinds = [kind for kind in placing.kinds_of(packed) for _ in range((packed >> (4 * kind)) & 15)]
        return " ".join(DICE[kind].removeprefix("own-").replace("black-", "b") for kind in kinds)

    def posts(self, colour: str = "blue") -> set[str]:
        mask = self.state.posts[COLOURS.index(colour)]
        return {name for place, name in enumerate(self.box.map.location_ids) if (mask >> place) & 1}

    def at(self, colour: str = "blue") -> str:
        places = self.state.figures[2 * COLOURS.index(colour) : 2 * COLOURS.index(colour) + 2]
        return " ".join(self.box.map.location_ids[place] for place in places if place != NONE)

    def contracts(self, colour: str = "blue") -> list[str]:
        held = self.state.active_contracts[2 * COLOURS.index(colour) : 2 * COLOURS.index(colour) + 2]
        return [self.box.contract_ids[contract] for contract in held if contract != NONE]

    def completed(self, colour: str = "blue") -> set[str]:
        mask = self.state.completed[COLOURS.index(colour)]
        return {name for i, name in enumerate(self.box.contract_ids) if (mask >> i) & 1}

    def market(self, city: str) -> list[str]:
        slots = zip(self.box.map.contract_city, self.state.market, strict=True)
        return [self.box.contract_ids[c] for of, c in slots if of == self.place(city) and c != NONE]

    def scored(self, colour: str = "blue") -> dict[str, int]:
        """The score sheet of a player, without the zeros."""
        sheet = self.state.scores()[COLOURS.index(colour)]
        return {name: points for name, points in zip(CATEGORIES, sheet.points, strict=True) if points}

    def said(self, message: str) -> list[Event]:
        """The events with this message, named without what all of them begin with."""
        return super().said(f"marco-polo-ii-log-{message}")


def marco(players: int = 4, /, **options: str) -> Table:
    """A new table under the newest rules; blue sits first and begins."""
    return marco_under(GAME.versions[-1], players, **options)


def marco_under(version: int, players: int = 4, /, **options: str) -> Table:
    """A new table under a version of the rules."""
    return Table(GAME.setup(players, {"first_player": "first_seat", **options}, version=version))
