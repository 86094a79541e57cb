"""Yspahan tables for tests, in the game's words: `yspahan(players=3).given(tower={"bag": "2 2"}).play("main")`.

Seats are blue, green, red and yellow, clockwise; blue is the first player unless `given` says otherwise. Chance is
told beforehand by `dice` and `draws`; what was not told is refused.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from caravansary.core.chance import Chance, ChanceError
from caravansary.core.game import Setup
from caravansary.games.yspahan import GAME
from caravansary.games.yspahan.box import BUILDINGS, CARDS, FLOORS, FREE, YspahanBox
from caravansary.games.yspahan.observation import YspahanObservation, YspahanObserver
from caravansary.games.yspahan.rules import building, course
from caravansary.games.yspahan.rules import tower as tower_rules
from caravansary.games.yspahan.scoring import BY_BUILDINGS, BY_CARDS, CATEGORIES
from caravansary.games.yspahan.state import YspahanState
from tests.games.builder import AnyTable, scenarios

COLOURS = ("blue", "green", "red", "yellow")
HERE = Path(__file__).parent
SCENARIOS = scenarios(HERE)

ByColour = Mapping[str, int]
Words = Mapping[str, str]


def expect(scenario: str) -> dict[str, Any]:
    """The numbers that a scenario expects."""
    found: dict[str, Any] = SCENARIOS[scenario]["expect"]
    return found


def table(name: str) -> list[dict[str, str]]:
    """The rows of a table beside this file."""
    return list(csv.DictReader((HERE / name).read_text("utf-8").splitlines()))


class Told(Chance):
    """Picks that a test tells: numbers, or the name of the card to be drawn from the table's pile."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.left: list[int | str] = []

    def pick(self, n: int) -> int:
        if not self.left:
            raise ChanceError(f"the test tells no pick, and the game asks for one of {n}")
        told = self.left.pop(0)
        value = told if isinstance(told, int) else sum(self.table.state.pile.counts[: CARDS.index(told)])
        if not 0 <= value < n or (isinstance(told, str) and not self.table.state.pile.counts[CARDS.index(told)]):
            raise ChanceError(f"'{told}' cannot be picked out of {n}")
        return value


class Table(AnyTable[YspahanState]):
    """A table of Yspahan, edited by `given`, played by texts, read in the game's words."""

    seat_names = COLOURS
    told: Told

    def __init__(self, setup: Setup) -> None:
        assert isinstance(setup.box, YspahanBox)
        super().__init__(setup)
        self.box: YspahanBox = setup.box
        state = setup.start(Told(self))
        assert isinstance(state, YspahanState)
        self.state = state
        self.told = Told(self)

    def seen_by(self, seat: int | None) -> YspahanObservation:
        return YspahanObserver(YspahanObservation).observe(self.state, seat)

    # Given.

    def given(
        self,
        *,
        turn: str | None = None,
        first: str = "blue",
        asked: str = "group",
        may_build: bool = True,
        week: int = 1,
        day: int = 1,
        supervisor: str = "C0",
        tower: Words | None = None,
        shops: Words | None = None,
        caravan: str = "",
        gold: ByColour | None = None,
        camels: ByColour | None = None,
        buildings: Words | None = None,
        hands: Words | None = None,
        discard: str = "",
        points: ByColour | None = None,
    ) -> Table:
        """A position in the turn of `turn`, "blue" or, for the second turn of a day, "blue 2"; of `first` otherwise.

        The tower is written floor by floor, a yellow die with a y: {"camel": "1 1 1y"}. `asked` is "dice" before the
        roll, "group" at the beginning of a turn, "after" when its action is over.
        """
        state = self.state
        state.week, state.day, state.first = week, day, COLOURS.index(first)
        self._give_points(points or {}, buildings or {})
        state.order = course.turn_order(state)
        state.supervisor = self.box.space_ids.index(supervisor)
        self._fill_tower(tower or {})
        self._fill_shops(shops or {})
        state.caravan = [COLOURS.index(colour) for colour in caravan.split()]
        for held, given in ((state.gold, gold), (state.camels, camels)):
            for colour, number in (given or {}).items():
                held[COLOURS.index(colour)] = number
        self._deal(hands or {}, discard)
        self._put_agenda(turn or first, asked, may_build)
        state.run(self.told)
        state.invariants()
        return self

    def _give_points(self, points: ByColour, buildings: Words) -> None:
        state = self.state
        state.points = [0] * len(state.points)
        for seat, colour in enumerate(COLOURS[: state.seats]):
            built = buildings.get(colour, "").split()
            state.buildings[seat] = sum(1 << BUILDINGS.index(building) for building in built)
            scored = sum(self.box.building_points[: len(built)])
            state.points[seat * len(CATEGORIES) + BY_BUILDINGS] = scored
            state.points[seat * len(CATEGORIES) + BY_CARDS] = points.get(colour, scored) - scored

    def _fill_tower(self, tower: Words) -> None:
        state = self.state
        for floor, name in enumerate(FLOORS):
            dice = tower.get(name, "").split()
            state.yellow[floor] = sum(1 for die in dice if die.endswith("y"))
            state.white[floor] = len(dice) - state.yellow[floor]
            state.values[floor] = int(dice[0].rstrip("y")) if dice else 0

    def _fill_shops(self, shops: Words) -> None:
        state = self.state
        for colour, names in shops.items():
            for name in names.split():
                shop = self.box.shop_ids.index(name)
                souk = self.box.shop_souk[shop]
                assert state.shops[shop] == FREE
                state.shops[shop] = COLOURS.index(colour)
                state.souk_owner[souk] = COLOURS.index(colour)
                state.souk_count[souk] += 1

    def _deal(self, hands: Words, discard: str) -> None:
        """Takes cards out of the pile by name, so that all eighteen stay in the game."""
        state = self.state
        for colour, names in hands.items():
            for name in names.split():
                state.pile.take(CARDS.index(name))
                state.hands[COLOURS.index(colour) * len(CARDS) + CARDS.index(name)] += 1
        for name in discard.split():
            state.pile.take(CARDS.index(name))
            state.discard[CARDS.index(name)] += 1

    def _put_agenda(self, turn: str, asked: str, may_build: bool) -> None:
        state = self.state
        colour, _, number = turn.partition(" ")
        turns = [index for index, seat in enumerate(state.order) if seat == COLOURS.index(colour)]
        index = turns[int(number or 1) - 1]
        state.turn_index = index
        later = range(len(state.order) - 1, index, -1)
        state.agenda.clear()
        state.agenda.append((course.END_OF_DAY, 0, 0, 0))
        state.agenda.extend((tower_rules.TURN, i, 0, 0) for i in later)
        if asked == "after":
            state.agenda.append((building.AFTER, int(may_build and state.seats > 2), 0, 0))
            return
        state.agenda.append((tower_rules.TURN, index, 0, 0))
        if asked == "dice":
            state.agenda.append((tower_rules.BUY_DICE, 0, 0, 0))

    # Chance.

    def dice(self, white: str, yellow: str = "") -> Table:
        """What the dice of the next roll show: "1 1 3 3 5 5 6 6 6"."""
        self.told.left.extend(int(die) - 1 for die in (white + " " + yellow).split())
        return self

    def draws(self, *cards: str) -> Table:
        """Which cards are drawn next, whoever draws them."""
        self.told.left.extend(cards)
        return self

    # Then.

    @property
    def gold(self) -> dict[str, int]:
        return self._by_colour(self.state.gold)

    @property
    def camels(self) -> dict[str, int]:
        return self._by_colour(self.state.camels)

    @property
    def points(self) -> dict[str, int]:
        return self._by_colour([sheet.total for sheet in self.state.scores()])

    def scored(self, colour: str) -> dict[str, int]:
        """The score sheet of a player, without the zeros."""
        sheet = self.state.scores()[COLOURS.index(colour)]
        return {name: points for name, points in zip(CATEGORIES, sheet.points, strict=True) if points}

    def hand(self, colour: str) -> list[str]:
        seat = COLOURS.index(colour)
        return [name for card, name in enumerate(CARDS) for _ in range(self.state.hand(seat, card))]

    def shops(self, colour: str) -> list[str]:
        seat = COLOURS.index(colour)
        return [name for name, owner in zip(self.box.shop_ids, self.state.shops, strict=True) if owner == seat]

    def built(self, colour: str) -> list[str]:
        return [name for i, name in enumerate(BUILDINGS) if self.state.has(COLOURS.index(colour), i)]

    @property
    def caravan(self) -> str:
        return " ".join(COLOURS[owner] for owner in self.state.caravan)

    @property
    def supervisor(self) -> str:
        return self.box.space_ids[self.state.supervisor]

    @property
    def floors(self) -> dict[str, list[int]]:
        """Value and number of dice of every floor."""
        state = self.state
        return {name: [state.values[i], state.white[i] + state.yellow[i]] for i, name in enumerate(FLOORS)}

    @property
    def groups(self) -> list[str]:
        """The floors that hold dice."""
        return [name for name, (_, number) in self.floors.items() if number]

    @property
    def order(self) -> list[str]:
        return [COLOURS[seat] for seat in self.state.order]

    @property
    def pile(self) -> int:
        return len(self.state.pile)

    @property
    def discard(self) -> list[str]:
        return [name for card, name in enumerate(CARDS) for _ in range(self.state.discard[card])]

    def _by_colour(self, values: list[int]) -> dict[str, int]:
        return dict(zip(COLOURS, values, strict=False))


def yspahan(players: int = 4, preset: str = "second", **options: str) -> Table:
    """A new table of the second printing; blue begins. Booleans are written "true" and "false"."""
    return Table(GAME.setup(players, {"first_player": "first_seat", **options}, preset))
