"""The action space of Yspahan: every answer a player can give, and where each kind begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caravansary.core.actions import ActionSpace, Domain, Kind, numbers

PAYMENTS: Final = ("full", "no_camels", "no_gold", "both_cards")
MOST_YELLOW: Final = 3
MOST_SOLD: Final = 10
MOST_SWAPPED: Final = 99

# The kinds come in this order and sizes; the numbers are checked when the space is made.
DICE: Final = 0
FLOOR: Final = 4
MAIN: Final = 10
SUPERVISOR: Final = 11
TAKE_CARD: Final = 12
DISCARD: Final = 13
SHOP: Final = 22
STOP: Final = 69
MOVE: Final = 70
LOAD: Final = 99
PROTECT: Final = 146
SEND: Final = 147
DRAW: Final = 148
DECLINE: Final = 149
BUILD: Final = 150
PLAY: Final = 174
SELL: Final = 183
SWAP_CAMELS: Final = 194
SWAP_GOLD: Final = 294
END: Final = 394


def make_space(
    shops: Sequence[str],
    spaces: Sequence[str],
    floors: Sequence[str],
    buildings: Sequence[str],
    cards: Sequence[str],
) -> ActionSpace:
    """The space; its order is fixed so that the rules can compute with the numbers above."""
    shop = Domain("shop", shops)
    card = Domain("card", cards)
    space = ActionSpace(
        [
            Kind("dice", numbers("dice", 0, MOST_YELLOW)),
            Kind("floor", Domain("floor", floors)),
            Kind("main"),
            Kind("supervisor", elements=["supervisor"]),
            Kind("take-card", elements=["pile"]),
            Kind("discard", card),
            Kind("shop", shop),
            Kind("stop"),
            Kind("move", Domain("space", spaces)),
            Kind("load", shop),
            Kind("protect"),
            Kind("send"),
            Kind("draw", elements=["pile"]),
            Kind("decline"),
            Kind("build", Domain("building", buildings), Domain("payment", PAYMENTS, element=False)),
            Kind("play", card),
            Kind("sell", numbers("number", 0, MOST_SOLD)),
            Kind("swap-camels", numbers("number", 0, MOST_SWAPPED)),
            Kind("swap-gold", numbers("number", 0, MOST_SWAPPED)),
            Kind("end"),
        ]
    )
    for kind, base in _BASES.items():
        if space.base(kind) != base:
            raise ValueError(f"actions of kind '{kind}' begin at {space.base(kind)}, the rules expect {base}")
    return space


_BASES: Final = {
    "dice": DICE,
    "floor": FLOOR,
    "main": MAIN,
    "supervisor": SUPERVISOR,
    "take-card": TAKE_CARD,
    "discard": DISCARD,
    "shop": SHOP,
    "stop": STOP,
    "move": MOVE,
    "load": LOAD,
    "protect": PROTECT,
    "send": SEND,
    "draw": DRAW,
    "decline": DECLINE,
    "build": BUILD,
    "play": PLAY,
    "sell": SELL,
    "swap-camels": SWAP_CAMELS,
    "swap-gold": SWAP_GOLD,
    "end": END,
}
