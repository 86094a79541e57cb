"""Five Tribes tables for tests, in the game's words, on the tiles of reference_board.toml.

`five_tribes(players=3).given(board={"r3c3": "GBR"}, order="A B C").move("r3c3", "r3c4:R", ...)`. Seats are A to D.
Meeples are Y vizier, W elder, G merchant, B builder, R assassin. What chance brings is told by `draws`; what was not
told comes from a fixed seed.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from caravansary.core.chance import Chance, Seeded
from caravansary.core.events import Event
from caravansary.core.game import Setup
from caravansary.core.pile import Pile
from caravansary.games.five_tribes import GAME
from caravansary.games.five_tribes.box import DJINNS, FAKIR, NOBODY, RESOURCES, TRIBES, FiveTribesBox
from caravansary.games.five_tribes.grid import CELLS
from caravansary.games.five_tribes.observation import FiveTribesObservation, FiveTribesObserver
from caravansary.games.five_tribes.rules import bidding, course
from caravansary.games.five_tribes.scoring import CATEGORIES
from caravansary.games.five_tribes.state import FiveTribesState
from tests.games.builder import AnyTable, scenarios

SEATS = "ABCD"
LETTERS = "YWGBR"
HERE = Path(__file__).parent
SCENARIOS = scenarios(HERE)
REFERENCE: dict[str, Any] = tomllib.loads((HERE / "reference_board.toml").read_text("utf-8"))
DEAL = {f"r{r}c{c}": cell for r, row in enumerate(REFERENCE["deal"], 1) for c, cell in enumerate(row, 1)}

Words = Mapping[str, str]
Numbers = Mapping[str, int]


def expect(scenario: str) -> dict[str, Any]:
    """The numbers that a scenario expects."""
    found: dict[str, Any] = SCENARIOS[scenario]["expect"]
    return found


class Told(Chance):
    """Picks that a test tells: the names of the cards, djinns or meeples to be drawn next."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.left: list[str] = []
        self.otherwise = Seeded(0)

    def pick(self, n: int) -> int:
        if not self.left:
            return self.otherwise.pick(n)
        name = self.left.pop(0)
        state = self.table.state
        if name in RESOURCES:
            counts, index = state.resource_pile.counts, RESOURCES.index(name)
        elif name in DJINNS:
            counts, index = state.djinn_pile.counts, DJINNS.index(name)
        else:
            counts, index = state.bag, TRIBES.index(name)
        assert counts[index] and sum(counts) == n, f"'{name}' cannot be drawn here"
        return sum(counts[:index])


class Table(AnyTable[FiveTribesState]):
    """A table of Five Tribes, edited by `given`, played by texts, read in the game's words."""

    seat_names = SEATS
    told: Told

    def __init__(self, setup: Setup) -> None:
        assert isinstance(setup.box, FiveTribesBox)
        super().__init__(setup)
        self.box: FiveTribesBox = setup.box
        self.looked_at = 0
        state = setup.start(Seeded(0))
        assert isinstance(state, FiveTribesState)
        self.state = state
        self.told = Told(self)

    def seen_by(self, seat: int | None) -> FiveTribesObservation:
        return FiveTribesObserver(FiveTribesObservation).observe(self.state, seat)

    # Given.

    def given(
        self,
        *,
        board: Words | None = None,
        order: str = "",
        asked: str = "turn",
        coins: Numbers | None = None,
        camels: Numbers | None = None,
        camel: Words | None = None,
        viziers: Numbers | None = None,
        elders: Numbers | None = None,
        hands: Words | None = None,
        secret: Words | None = None,
        djinns: Words | None = None,
        row: str = "wheat fakir ivory fish silk pottery fakir gold spice",
        discards: str = "",
        djinn_row: str = "baal sibittis jafaar",
        djinn_discards: str = "",
        djinn_deck: str | None = None,
        palms: Numbers | None = None,
        palaces: Numbers | None = None,
        draws: str = "",
    ) -> Table:
        """A position in which the markers `order` are to play (asked="turn") or to bid (asked="bid").

        `board` names the only tiles with meeples; by default the deal of the reference board lies there. Spare camels
        go on the last tiles that nothing else is said of. `secret` are cards drawn blindly into a hand.
        """
        state = self.state
        self.told.left.extend(draws.split())
        self._lay_board(DEAL if board is None else board)
        self._place(camel or {}, camels or {}, board or {}, palms or {}, palaces or {})
        for held, given in ((state.viziers, viziers), (state.elders, elders), (state.coins, coins)):
            for name, number in (given or {}).items():
                held[SEATS.index(name)] = number
        state.bag[0] -= sum(state.viziers)
        state.bag[1] -= sum(state.elders)
        self._deal(hands or {}, secret or {}, row, discards)
        self._deal_djinns(djinns or {}, djinn_row, djinn_discards, djinn_deck)
        self._put_markers(order or " ".join(SEATS[seat] for seat in state.bid_row), asked)
        state.invariants()
        self.state.listener = self.events.append
        state.run(self.told)
        state.listener = None
        state.invariants()
        return self

    def _lay_board(self, board: Words) -> None:
        state = self.state
        free = {i: (self.box.tile_kind[i], self.box.tile_value[i]) for i in range(CELLS)}
        layout: list[int] = []
        for code in (code for row in REFERENCE["layout"] for code in row):
            wanted = (self.box.kind_letters.index(code[0]), int(code[1:]))
            layout.append(next(tile for tile, face in free.items() if face == wanted))
            del free[layout[-1]]
        course.lay_tiles(state, layout)
        state.meeples = [0] * CELLS
        state.where = [0] * len(TRIBES)
        state.bag = list(self.box.tribe_counts)
        for cell, letters in board.items():
            for letter in letters:
                state.put_meeple(self.cell(cell), LETTERS.index(letter))
                state.bag[LETTERS.index(letter)] -= 1

    def _place(self, camel: Words, camels: Numbers, board: Words, palms: Numbers, palaces: Numbers) -> None:
        state = self.state
        for pieces, given in ((state.palms, palms), (state.palaces, palaces)):
            for name, number in given.items():
                pieces[self.cell(name)] = number
        state.palm_supply -= sum(state.palms)
        state.palace_supply -= sum(state.palaces)
        for cell, owner in camel.items():
            state.camel[self.cell(cell)] = SEATS.index(owner)
        spare = [name for name in self.box.cell_ids if not {name} & {*camel, *board, *palms, *palaces}]
        for seat in range(state.seats):
            wanted = camels.get(SEATS[seat], state.camels[seat] - state.camel.count(seat))
            while state.camels[seat] - state.camel.count(seat) > wanted:
                state.camel[self.cell(spare.pop())] = seat
            state.camels[seat] = wanted

    def _deal(self, hands: Words, secret: Words, row: str, discards: str) -> None:
        """Takes cards out of the deck by name, so that all 54 stay in the game."""
        state = self.state
        state.resource_pile = Pile(self.box.resource_counts)
        for held, openly in ((hands, True), (secret, False)):
            for name, cards in held.items():
                for card in cards.split():
                    state.resource_pile.take(RESOURCES.index(card))
                    state.gain_card(SEATS.index(name), RESOURCES.index(card), openly)
        state.resource_row = [RESOURCES.index(card) for card in row.split()]
        for kind in state.resource_row:
            state.resource_pile.take(kind)
        for card in discards.split():
            state.resource_pile.take(RESOURCES.index(card))
            state.discards[RESOURCES.index(card)] += 1

    def _deal_djinns(self, djinns: Words, row: str, discards: str, deck: str | None) -> None:
        """With `deck`, all djinns that are named nowhere go to the last seat."""
        state = self.state
        state.djinn_pile = Pile([1] * len(DJINNS))
        owned = {name for names in djinns.values() for name in names.split()}
        state.djinn_row = [DJINNS.index(name) for name in row.split() if name not in owned]
        for djinn in state.djinn_row:
            state.djinn_pile.take(djinn)
        for seat, names in djinns.items():
            self._own(SEATS.index(seat), names)
        for name in discards.split():
            state.djinn_pile.take(DJINNS.index(name))
            state.djinn_discards |= 1 << DJINNS.index(name)
        if deck is not None:
            rest = [name for i, name in enumerate(DJINNS) if state.djinn_pile.counts[i] and name not in deck.split()]
            self._own(state.seats - 1, " ".join(rest))

    def _own(self, seat: int, names: str) -> None:
        for name in names.split():
            self.state.djinn_pile.take(DJINNS.index(name))
            self.state.djinns[seat] |= 1 << DJINNS.index(name)

    def _put_markers(self, order: str, asked: str) -> None:
        state = self.state
        markers = [SEATS.index(name) for name in order.split()]
        waiting = [seat for seat in state.bid_row if seat != NOBODY]
        for seat in markers:
            waiting.remove(seat)
        state.bid_row = [NOBODY] * len(state.bid_row)
        state.agenda.clear()
        state.agenda.append((course.NEXT_TURN, 0, 0, 0))
        if asked == "bid":
            state.bid_row = [*markers, *waiting]
            state.agenda.extend((bidding.BID, place, 0, 0) for place in range(len(markers) - 1, -1, -1))
            return
        state.bid_row[: len(waiting)] = waiting
        for spot, seat in enumerate(markers):
            state.track[spot] = seat

    # When.

    def move(self, start: str, *drops: str) -> Table:
        """A whole move, "r3c4:R" for each drop; the engine may have played forced parts of it already."""
        if not self._walk(start):
            self.play(f"take {start}")
        for number, drop in enumerate(drops, start=1):
            if len(self._walk(start)) <= number:
                cell, letter = drop.split(":")
                self.play(f"sow {cell} {TRIBES[LETTERS.index(letter)]}")
        walk = self._walk(start)
        self.looked_at = walk[-1][0] + 1
        assert [event.elements[0] for _, event in walk[1:]] == [f"tile:{drop.split(':')[0]}" for drop in drops]
        return self

    def _walk(self, start: str) -> list[tuple[int, Event]]:
        """The first take from this tile that no test has looked at, and its drops, with their places in the log."""
        found: list[tuple[int, Event]] = []
        for place, event in enumerate(self.events[self.looked_at :], start=self.looked_at):
            if event.message.id == "five-tribes-log-take":
                if found:
                    break
                if event.elements == [f"tile:{start}"]:
                    found = [(place, event)]
            elif event.message.id == "five-tribes-log-sow" and found:
                found.append((place, event))
        return found

    # Then.

    def cell(self, name: str) -> int:
        return self.box.cell_ids.index(name)

    def meeples(self, cell: str) -> str:
        state = self.state
        return "".join(letter * state.number_of(self.cell(cell), tribe) for tribe, letter in enumerate(LETTERS))

    def owner(self, cell: str) -> str:
        seat = self.state.camel[self.cell(cell)]
        return "" if seat == NOBODY else SEATS[seat]

    def palms(self, cell: str) -> int:
        return self.state.palms[self.cell(cell)]

    def palaces(self, cell: str) -> int:
        return self.state.palaces[self.cell(cell)]

    def coins(self, seat: str) -> int:
        return self.state.coins[SEATS.index(seat)]

    def camels(self, seat: str) -> int:
        return self.state.camels[SEATS.index(seat)]

    def viziers(self, seat: str) -> int:
        return self.state.viziers[SEATS.index(seat)]

    def elders(self, seat: str) -> int:
        return self.state.elders[SEATS.index(seat)]

    def fakirs(self, seat: str) -> int:
        return self.state.hands[SEATS.index(seat) * len(RESOURCES) + FAKIR]

    def hand(self, seat: str) -> list[str]:
        start = SEATS.index(seat) * len(RESOURCES)
        return [name for kind, name in enumerate(RESOURCES) for _ in range(self.state.hands[start + kind])]

    def djinns(self, seat: str) -> list[str]:
        return [name for djinn, name in enumerate(DJINNS) if self.state.has(SEATS.index(seat), djinn)]

    @property
    def row(self) -> list[str]:
        return [RESOURCES[kind] for kind in self.state.resource_row]

    @property
    def order(self) -> str:
        """The markers on the price track in playing order."""
        return " ".join(SEATS[seat] for seat in self.state.track if seat != NOBODY)

    @property
    def bid_row(self) -> str:
        return " ".join("_" if seat == NOBODY else SEATS[seat] for seat in self.state.bid_row)

    @property
    def last_round(self) -> bool:
        return self.state.ending != 0

    def scored(self, seat: str) -> dict[str, int]:
        """The score sheet of a player with its total."""
        sheet = self.state.scores()[SEATS.index(seat)]
        found = {name: points for name, points in zip(CATEGORIES, sheet.points, strict=True) if points is not None}
        return {**found, "total": sheet.total}


def five_tribes(players: int = 3, **options: str) -> Table:
    """A new table; booleans are written "true" and "false"."""
    return Table(GAME.setup(players, options))
