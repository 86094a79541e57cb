"""Wayfarers tables for tests, in the game's words: `wayfarers().given(cards="L01", dice="1 1").play("die 1")`.

Seats are blue, red, green and yellow, clockwise; blue begins. `given` speaks of blue unless a colour is named. Chance
is told beforehand by `dice` and `draws`; what was not told is refused.
"""

from __future__ import annotations

from collections.abc import Mapping

from caravansary.core.chance import Chance, ChanceError, Seeded
from caravansary.core.game import Setup
from caravansary.games.wayfarers import GAME
from caravansary.games.wayfarers.actions import SLOT_NAMES
from caravansary.games.wayfarers.box import WayfarersBox
from caravansary.games.wayfarers.box_board import CELL_COLUMN, CELL_NAMES
from caravansary.games.wayfarers.names import (
    BARE,
    BOARD,
    CARD,
    CARDS,
    COIN,
    COLUMN,
    COMET,
    COUNTERS,
    COVERED,
    DIE,
    EMPTY,
    FOLK,
    FOOD,
    GUILDS,
    HELD,
    HOSTS,
    INF,
    INSP,
    KINDS,
    LAND,
    LAST_WATER,
    NOBODY,
    NODE,
    OPPONENT,
    PLACED,
    PRINTED,
    RESERVE,
    ROW_SIZE,
    SPACE,
    SPACES,
    SUPPLY,
    TILES,
    WATER,
    WIDTH,
    WORKER,
    WORKERS,
)
from caravansary.games.wayfarers.observation import WayfarersObservation, WayfarersObserver
from caravansary.games.wayfarers.rules import course, opponent, tiles
from caravansary.games.wayfarers.scoring import CATEGORIES
from caravansary.games.wayfarers.state import WayfarersState
from tests.games.builder import AnyTable

COLOURS = ("blue", "red", "green", "yellow")
CARD_KINDS = {"L": LAND, "W": WATER, "S": SPACE, "T": FOLK, "N": INSP}
PRINTED_HOSTS = {"city": (LAND, PRINTED), "harbour": (WATER, PRINTED), "stars": (SPACE, PRINTED)}


class Told(Chance):
    """Picks that a test tells: numbers, or the id of the card to be drawn."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.left: list[int | str] = []
        self.anything = False

    def pick(self, n: int) -> int:
        if not self.left:
            if self.anything:
                return 0
            raise ChanceError(f"the test tells no pick, and the game asks for one of {n}")
        told = self.left.pop(0)
        value = told if isinstance(told, int) else self._place_of(told)
        if not 0 <= value < n:
            raise ChanceError(f"'{told}' cannot be picked out of {n}")
        return value

    def _place_of(self, id: str) -> int:
        """Where a card lies in the bag of its pile."""
        if id.startswith("X"):
            counts, card = self.table.state.intrigue_pile.counts, self.table.box.solo.intrigue_ids.index(id)
        else:
            kind, card = self.table.card(id)
            counts = self.table.state.piles[kind].counts
        if not counts[card]:
            raise ChanceError(f"{id} is not in its pile")
        return sum(counts[:card])


class Table(AnyTable[WayfarersState]):
    """A table of Wayfarers, edited by `given`, played by texts, read in the game's words."""

    seat_names = COLOURS
    told: Told

    def __init__(self, setup: Setup, seed: int) -> None:
        assert isinstance(setup.box, WayfarersBox)
        super().__init__(setup)
        self.box: WayfarersBox = setup.box
        state = setup.start(Seeded(seed))
        assert isinstance(state, WayfarersState)
        self.state = state
        self.told = Told(self)

    def seen_by(self, seat: int | None) -> WayfarersObservation:
        return WayfarersObserver(WayfarersObservation).observe(self.state, seat)

    # Given.

    def given(
        self,
        *,
        who: str = "blue",
        coin: int | None = None,
        food: int | None = None,
        guilds: Mapping[str, int] | None = None,
        tokens: Mapping[str, str] | None = None,
        workers: str | None = None,
        on_cards: Mapping[str, str] | None = None,
        dice: str | None = None,
        placed: str = "",
        node: str | None = None,
        cards: str = "",
        tucked: Mapping[str, str] | None = None,
        caravan: str = "",
        rows: Mapping[str, str] | None = None,
        journal: Mapping[str, str] | None = None,
        board: str | None = None,
    ) -> Table:
        """A position at the beginning of blue's turn.

        `cards` are gained in order; `tucked` names host and card; `caravan` is "UG1@2-1 UY1b@3-2", a b for the back;
        `rows` puts cards into slots; `tokens` maps slots to colours; `on_cards` maps slots to worker colours.
        """
        seat = OPPONENT if who == "opponent" else COLOURS.index(who)
        at = seat * WIDTH
        own = self.state.own
        for id in [*(rows or {}).values(), *cards.split(), *(tucked or {}).values()]:
            self._free(id)
        for slot, id in (rows or {}).items():
            self._put_in_row(slot, id)
        own[at + COIN] = own[at + COIN] if coin is None else coin
        own[at + FOOD] = own[at + FOOD] if food is None else food
        own[at + BOARD] = own[at + BOARD] if board is None else int(board[1:]) - 1
        own[at + NODE] = own[at + NODE] if node is None else self.box.board.node_ids.index(node)
        for guild, number in (guilds or {}).items():
            self.state.add_influence(seat, GUILDS.index(guild), number - own[at + INF + GUILDS.index(guild)])
        for id in cards.split():
            self._own(seat, id)
        for host, id in (tucked or {}).items():
            self._tuck(seat, host, id)
        self._lay(seat, caravan)
        self._set_dice(seat, dice, placed)
        self._set_workers(seat, workers, on_cards or {})
        for slot, colour in (tokens or {}).items():
            self._token(slot, colour)
        for name, id in (journal or {}).items():
            self._journal_tile(name, id)
        self.state.run(self.told)
        return self

    def _set_workers(self, seat: int, workers: str | None, on_cards: Mapping[str, str]) -> None:
        if workers is not None:
            for colour, name in enumerate(WORKERS):
                self.state.own[seat * WIDTH + WORKER + colour] = workers.split().count(name)
        for slot, names in on_cards.items():
            for name in names.split():
                self.state.workers[SLOT_NAMES.index(slot)] |= 1 << WORKERS.index(name)

    def _free(self, id: str) -> None:
        """Takes a card out of its row or pile, wherever it is."""
        kind, card = self.card(id)
        for slot in range(kind * ROW_SIZE, (kind + 1) * ROW_SIZE):
            if self.state.row[slot] == card:
                other = next(i for i, count in enumerate(self.state.piles[kind].counts) if count)
                self.state.piles[kind].take(other)
                self.state.row[slot] = other
                return
        self.state.piles[kind].take(card)

    def _put_in_row(self, name: str, id: str) -> None:
        kind, card = self.card(id)
        slot = SLOT_NAMES.index(name)
        assert slot // ROW_SIZE == kind
        old = self.state.row[slot]
        if old != EMPTY:
            self.state.piles[kind].counts[old] += 1
            self.state.piles[kind].mixed += 1
        self.state.row[slot] = card

    def _own(self, seat: int, id: str) -> None:
        kind, card = self.card(id)
        at = seat * WIDTH
        own = self.state.own
        own[at + CARD + kind] += 1
        own[at + HELD + kind] |= 1 << card
        own[at + BARE + kind] |= 1 << card
        for tag in self.box.cards.tags[kind][card]:
            own[at + tag] += 1
        if kind != SPACE and self.box.cards.space_of[kind][card] >= 0:
            own[at + SPACES] |= 1 << self.box.cards.space_of[kind][card]
        if kind == WATER:
            own[at + LAST_WATER] = card
        self.state.order.append((seat * len(KINDS) + kind) * CARDS + card)

    def _tuck(self, seat: int, host: str, id: str) -> None:
        kind, card = self.card(id)
        host_kind, host_card = PRINTED_HOSTS.get(host) or self.card(host)
        at = seat * WIDTH
        self.state.own[at + BARE + host_kind] &= ~(1 << host_card)
        self.state.tucked[self.state.host_place(seat, host_kind, host_card)] = card
        self.state.own[at + CARD + kind] += 1
        if kind == FOLK:
            self.state.own[at + HELD + FOLK] |= 1 << card
        self.state.order.append((seat * len(KINDS) + kind) * CARDS + card)

    def _lay(self, seat: int, caravan: str) -> None:
        """Tiles without their bonuses."""
        own = self.state.own
        at = seat * WIDTH
        for word in caravan.split():
            name, cell_name = word.split("@")
            face = int(name.endswith("b"))
            tile = self.box.tiles.ids.index(name.removesuffix("b"))
            cell = CELL_NAMES.index(cell_name)
            self.state.tiles[tile] = max(1, self.state.tiles[tile])
            own[at + COVERED] |= self.box.tiles.places[tile][cell]
            tiles.count_tile(self.state, seat, tile)
            for right, symbols in enumerate(self.box.tiles.symbols[tile][face]):
                own[at + COLUMN + CELL_COLUMN[cell] + right] += symbols
            for tag in self.box.tiles.tags[tile]:
                own[at + tag] += 1
            self.state.laid.append(((seat * TILES + tile) * 2 + face) * len(CELL_NAMES) + cell)

    def _set_dice(self, seat: int, dice: str | None, placed: str) -> None:
        """All five dice are somewhere: those not named wait in the reserve."""
        at = seat * WIDTH
        own = self.state.own
        if dice is not None:
            for value in range(6):
                own[at + DIE + value] = 0
            for die in dice.split():
                own[at + DIE + int(die) - 1] += 1
        for space in placed.split():
            own[at + PLACED] |= 1 << self.box.cards.space_ids.index(space)
        used = sum(own[at + DIE : at + DIE + 6]) + own[at + PLACED].bit_count()
        if seat < self.state.seats:
            own[at + RESERVE] = 5 - used

    def _token(self, slot: str, colour: str) -> None:
        owner = OPPONENT if colour == "opponent" else COLOURS.index(colour)
        self.state.tokens[SLOT_NAMES.index(slot)] = owner
        if owner < self.state.seats:
            self.state.own[owner * WIDTH + SUPPLY] -= 1

    def _journal_tile(self, node: str, id: str) -> None:
        wanted = self.box.board.tile_ids.index(id)
        laid = list(self.state.journal_tiles)
        place = self.box.board.node_ids.index(node)
        laid[laid.index(wanted)] = laid[place]
        laid[place] = wanted
        self.state.journal_tiles = laid

    def card(self, id: str) -> tuple[int, int]:
        kind = CARD_KINDS[id[0]]
        return kind, self.box.cards.ids[kind].index(id)

    def gap(self, *slots: str) -> Table:
        """Empties slots, as cards taken earlier in the turn leave them."""
        for name in slots:
            slot = SLOT_NAMES.index(name)
            kind = slot // ROW_SIZE
            self.state.piles[kind].counts[self.state.row[slot]] += 1
            self.state.piles[kind].mixed += 1
            self.state.row[slot] = EMPTY
        return self

    def solo(self, *, spot: int = 0, intrigue: str = "", comets: int = 0, path: int = 0) -> Table:
        """The state of the solo opponent."""
        state = self.state
        state.resource = spot
        state.path = path
        state.own[OPPONENT * WIDTH + COMET] = comets
        for id in intrigue.split():
            card = self.box.solo.intrigue_ids.index(id)
            state.intrigue_pile.take(card)
            state.intrigue = [*state.intrigue, card]
        state.run(self.told)
        return self

    def opponent_does(self, effect: str, acting: bool = True) -> Table:
        """Lets the solo opponent carry out an effect of the box, in its own turn, and then asks the human again."""
        number = next(i for i, one in enumerate(self.box.effects) if one.text == effect)
        state = self.state
        state.active = OPPONENT if acting else 0
        state.agenda.clear()
        state.agenda.append((course.END_TURN, 0, 0, 0))
        state.agenda.append((opponent.OPPONENT_DOES, number, 0, 0))
        self.told.anything = True
        self._run()
        return self

    def opponent_turn(self) -> Table:
        """Begins a turn of the solo opponent."""
        state = self.state
        state.active = OPPONENT
        state.agenda.clear()
        state.agenda.append((course.END_TURN, 0, 0, 0))
        state.agenda.append((opponent.OPPONENT_TURN, 0, 0, 0))
        self._run()
        return self

    def _run(self) -> None:
        self.state.listener = self.events.append
        self.state.run(self.told)
        self.state.listener = None
        self.state.invariants()

    # Chance.

    def rolls(self, dice: str) -> Table:
        """What the next dice show."""
        self.told.left.extend(int(die) - 1 for die in dice.split())
        return self

    def draws(self, *cards: str) -> Table:
        """Which cards are drawn next; those that lie in a row go back into their pile for it."""
        for id in cards:
            if not id.startswith("X"):
                kind, card = self.card(id)
                if card in self.state.row[kind * ROW_SIZE : (kind + 1) * ROW_SIZE]:
                    self._free(id)
                    self.state.piles[kind].counts[card] += 1
                    self.state.piles[kind].mixed += 1
        self.told.left.extend(cards)
        return self

    def whatever(self) -> Table:
        """Chance may do what it likes from now on."""
        self.told.anything = True
        return self

    # Then.

    def has(self, counter: str, who: str = "blue") -> int:
        seat = OPPONENT if who == "opponent" else COLOURS.index(who)
        return self.state.own[seat * WIDTH + COUNTERS.index(counter)]

    def workers(self, who: str = "blue") -> str:
        seat = OPPONENT if who == "opponent" else COLOURS.index(who)
        held = self.state.own[seat * WIDTH + WORKER : seat * WIDTH + WORKER + 3]
        return " ".join(name for name, number in zip(WORKERS, held, strict=True) for _ in range(number))

    def dice(self, who: str = "blue") -> str:
        at = COLOURS.index(who) * WIDTH + DIE
        return " ".join(str(value + 1) for value in range(6) for _ in range(self.state.own[at + value]))

    def placed(self, who: str = "blue") -> str:
        mask = self.state.own[COLOURS.index(who) * WIDTH + PLACED]
        return " ".join(name for space, name in enumerate(self.box.cards.space_ids) if (mask >> space) & 1)

    def node(self, who: str = "blue") -> str:
        seat = OPPONENT if who == "opponent" else COLOURS.index(who)
        return self.box.board.node_ids[self.state.own[seat * WIDTH + NODE]]

    def supply(self, who: str = "blue") -> int:
        return self.state.own[COLOURS.index(who) * WIDTH + SUPPLY]

    def row(self, name: str) -> list[str | None]:
        """The cards of a row from slot 1 to 4."""
        first = SLOT_NAMES.index(f"{name}-1")
        kind = first // ROW_SIZE
        return [None if card == EMPTY else self.box.cards.ids[kind][card] for card in self.state.row[first : first + 4]]

    def token(self, slot: str) -> str | None:
        owner = self.state.tokens[SLOT_NAMES.index(slot)]
        if owner == NOBODY:
            return None
        return COLOURS[owner] if owner < self.state.seats else "opponent"

    def on_card(self, slot: str) -> list[str]:
        mask = self.state.workers[SLOT_NAMES.index(slot)]
        return [name for colour, name in enumerate(WORKERS) if (mask >> colour) & 1]

    def at(self, host: str, who: str = "blue") -> str | None:
        """What is tucked at a card."""
        kind, card = PRINTED_HOSTS.get(host) or self.card(host)
        found = self.state.carried(COLOURS.index(who), kind * HOSTS + card)
        return None if found == EMPTY else self.box.cards.ids[INSP if kind == SPACE else FOLK][found]

    def points(self, who: str = "blue") -> dict[str, int | None]:
        """The score sheet of a side, without the zeros."""
        side = OPPONENT if who == "opponent" else COLOURS.index(who)
        sheet = self.state.scores()[side]
        return {name: points for name, points in zip(CATEGORIES, sheet.points, strict=True) if points}


def wayfarers(players: int = 2, seed: int = 1, version: int | None = None, **options: str) -> Table:
    """A new table with all sections on side A; blue begins. `version` is that of the rules, the newest if not named."""
    chosen = {"left_side": "A", "middle_side": "A", "right_side": "A", **options}
    if players > 1:
        chosen.setdefault("first_player", "first_seat")
    return Table(GAME.setup(players, chosen, version=version), seed)
