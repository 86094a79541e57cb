"""The action space of Wayfarers: every answer a player can give, kind by kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caravansary.core.actions import ActionSpace, Domain, Kind, numbers
from caravansary.games.wayfarers.box_board import CELL_NAMES
from caravansary.games.wayfarers.names import GUILDS, MOST_WAYS, ROW_SIZE, ROWS, WORKERS

SLOT_NAMES: Final = tuple(f"{row}-{slot + 1}" for row in ROWS for slot in range(ROW_SIZE))
DICE: Final = ("1", "2", "3", "4", "5", "6")
GOODS: Final = ("coin", "food")
STEPS: Final = ("up", "down")
FACES: Final = ("front", "back")
MOST_SOURCES: Final = 8


class WayfarersActions(ActionSpace):
    """The order of the kinds decides the numbers that bots and learning use."""

    def __init__(self, spaces: Sequence[str], cards: Sequence[str], nodes: Sequence[str], tiles: Sequence[str]) -> None:
        super().__init__()
        slot = Domain("slot", SLOT_NAMES)
        die = Domain("die", DICE)
        column = Domain("column", DICE)
        space = Domain("space", spaces)
        worker = Domain("worker", WORKERS)
        guild = Domain("guild", GUILDS)
        card = Domain("card", cards)
        node = Domain("node", nodes)
        good = Domain("good", GOODS, None)
        self.done: Kind = self.add(Kind("done"))
        self.rest: Kind = self.add(Kind("rest", elements=["rest"]))
        self.trade: Kind = self.add(Kind("trade", elements=["guild:yellow"]))
        self.pay: Kind = self.add(Kind("pay"))
        self.discard: Kind = self.add(Kind("discard"))
        self.reroll_all: Kind = self.add(Kind("reroll-all"))
        self.die: Kind = self.add(Kind("die", die))
        self.as_value: Kind = self.add(Kind("as", column))
        self.shift: Kind = self.add(Kind("shift", column))
        self.space: Kind = self.add(Kind("space", space))
        self.worker: Kind = self.add(Kind("worker", worker, slot))
        self.gain: Kind = self.add(Kind("gain", good))
        self.influence: Kind = self.add(Kind("influence", guild))
        self.mark: Kind = self.add(Kind("mark", slot))
        self.move: Kind = self.add(Kind("move", guild, Domain("to", GUILDS, None)))
        self.from_guild: Kind = self.add(Kind("from-guild", guild))
        self.from_card: Kind = self.add(Kind("from-card", slot))
        self.journal: Kind = self.add(Kind("journal", node))
        self.extra: Kind = self.add(Kind("extra", node))
        self.refresh: Kind = self.add(Kind("refresh", space))
        self.reroll: Kind = self.add(Kind("reroll", die))
        self.adjust: Kind = self.add(Kind("adjust", die, Domain("step", STEPS, None)))
        self.take: Kind = self.add(Kind("take", worker, slot))
        self.acquire: Kind = self.add(Kind("acquire", slot))
        self.draw: Kind = self.add(Kind("draw", Domain("pile", ROWS[:2])))
        self.keep: Kind = self.add(Kind("keep", card))
        self.under: Kind = self.add(Kind("under", card))
        self.tuck: Kind = self.add(Kind("tuck", card))
        self.tile: Kind = self.add(Kind("tile", Domain("tile", tiles)))
        self.lay: Kind = self.add(Kind("lay", Domain("cell", CELL_NAMES), Domain("face", FACES)))
        self.fee: Kind = self.add(Kind("fee", good))
        self.price: Kind = self.add(Kind("price", numbers("way", 1, MOST_WAYS)))
        self.allow: Kind = self.add(Kind("allow", good))
        self.deny: Kind = self.add(Kind("deny", good))
        self.whose: Kind = self.add(Kind("whose", numbers("effect", 1, MOST_SOURCES)))
