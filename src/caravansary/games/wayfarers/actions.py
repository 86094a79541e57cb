"""The action space of Wayfarers: every answer a player can give, and where each kind begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caravansary.core.actions import ActionSpace, Domain, Kind, numbers
from caravansary.games.wayfarers.box_board import CELL_NAMES
from caravansary.games.wayfarers.names import (
    CELLS,
    DIE_SPACES,
    GUILDS,
    HOSTS,
    MOST_WAYS,
    NODES,
    ROW_SIZE,
    ROWS,
    SLOTS,
    TILES,
    WORKERS,
)

SLOT_NAMES: Final = tuple(f"{row}-{slot + 1}" for row in ROWS for slot in range(ROW_SIZE))
DICE: Final = ("1", "2", "3", "4", "5", "6")
GOODS: Final = ("coin", "food")
STEPS: Final = ("up", "down")
FACES: Final = ("front", "back")
MOST_SOURCES: Final = 8

# The kinds come in this order and sizes; the numbers are checked when the space is made.
DONE: Final = 0
REST: Final = 1
TRADE: Final = 2
PAY: Final = 3
DISCARD: Final = 4
REROLL_ALL: Final = 5
DIE: Final = 6
AS: Final = DIE + 6
SHIFT: Final = AS + 6
SPACE: Final = SHIFT + 6
WORKER: Final = SPACE + DIE_SPACES
GAIN: Final = WORKER + 3 * SLOTS
INFLUENCE: Final = GAIN + 2
MARK: Final = INFLUENCE + 3
MOVE: Final = MARK + SLOTS
FROM_GUILD: Final = MOVE + 9
FROM_CARD: Final = FROM_GUILD + 3
JOURNAL: Final = FROM_CARD + SLOTS
EXTRA: Final = JOURNAL + NODES
REFRESH: Final = EXTRA + NODES
REROLL: Final = REFRESH + DIE_SPACES
ADJUST: Final = REROLL + 6
TAKE: Final = ADJUST + 12
ACQUIRE: Final = TAKE + 3 * SLOTS
DRAW: Final = ACQUIRE + SLOTS
KEEP: Final = DRAW + 2
UNDER: Final = KEEP + 3 * HOSTS
TUCK: Final = UNDER + 3 * HOSTS
TILE: Final = TUCK + 3 * HOSTS
LAY: Final = TILE + TILES
FEE: Final = LAY + 2 * CELLS
PRICE: Final = FEE + 2
ALLOW: Final = PRICE + MOST_WAYS
DENY: Final = ALLOW + 2
WHOSE: Final = DENY + 2
END: Final = WHOSE + MOST_SOURCES


def make_space(spaces: Sequence[str], cards: Sequence[str], nodes: Sequence[str], tiles: Sequence[str]) -> ActionSpace:
    """The space; its order is fixed so that the rules can compute with the numbers above."""
    slot = Domain("slot", SLOT_NAMES)
    die = Domain("die", DICE)
    column = Domain("column", DICE)
    space = Domain("space", spaces)
    worker = Domain("worker", WORKERS)
    guild = Domain("guild", GUILDS)
    card = Domain("card", cards)
    node = Domain("node", nodes)
    good = Domain("good", GOODS, element=False)
    made = ActionSpace(
        [
            Kind("done"),
            Kind("rest", elements=["rest"]),
            Kind("trade", elements=["guild:yellow"]),
            Kind("pay"),
            Kind("discard"),
            Kind("reroll-all"),
            Kind("die", die),
            Kind("as", column),
            Kind("shift", column),
            Kind("space", space),
            Kind("worker", worker, slot),
            Kind("gain", good),
            Kind("influence", guild),
            Kind("mark", slot),
            Kind("move", guild, Domain("to", GUILDS, element=False)),
            Kind("from-guild", guild),
            Kind("from-card", slot),
            Kind("journal", node),
            Kind("extra", node),
            Kind("refresh", space),
            Kind("reroll", die),
            Kind("adjust", die, Domain("step", STEPS, element=False)),
            Kind("take", worker, slot),
            Kind("acquire", slot),
            Kind("draw", Domain("pile", ROWS[:2])),
            Kind("keep", card),
            Kind("under", card),
            Kind("tuck", card),
            Kind("tile", Domain("tile", tiles)),
            Kind("lay", Domain("cell", CELL_NAMES), Domain("face", FACES)),
            Kind("fee", good),
            Kind("price", numbers("way", 1, MOST_WAYS)),
            Kind("allow", good),
            Kind("deny", good),
            Kind("whose", numbers("effect", 1, MOST_SOURCES)),
        ]
    )
    for kind, base in _BASES.items():
        if made.base(kind) != base:
            raise ValueError(f"actions of kind '{kind}' begin at {made.base(kind)}, the rules expect {base}")
    if made.size != END:
        raise ValueError(f"the space has {made.size} actions, the rules expect {END}")
    return made


_BASES: Final = {
    "done": DONE,
    "rest": REST,
    "trade": TRADE,
    "pay": PAY,
    "discard": DISCARD,
    "reroll-all": REROLL_ALL,
    "die": DIE,
    "as": AS,
    "shift": SHIFT,
    "space": SPACE,
    "worker": WORKER,
    "gain": GAIN,
    "influence": INFLUENCE,
    "mark": MARK,
    "move": MOVE,
    "from-guild": FROM_GUILD,
    "from-card": FROM_CARD,
    "journal": JOURNAL,
    "extra": EXTRA,
    "refresh": REFRESH,
    "reroll": REROLL,
    "adjust": ADJUST,
    "take": TAKE,
    "acquire": ACQUIRE,
    "draw": DRAW,
    "keep": KEEP,
    "under": UNDER,
    "tuck": TUCK,
    "tile": TILE,
    "lay": LAY,
    "fee": FEE,
    "price": PRICE,
    "allow": ALLOW,
    "deny": DENY,
    "whose": WHOSE,
}
