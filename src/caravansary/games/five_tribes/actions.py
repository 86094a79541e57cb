"""The action space of Five Tribes: every answer a player can give, and where each kind begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caravansary.core.actions import ActionSpace, Domain, Kind, numbers

PAYMENTS: Final = ("elder", "fakir", "two_elders", "elder_and_fakir")
ELDERS_PAID: Final = (1, 0, 2, 1)
FAKIRS_PAID: Final = (0, 1, 0, 1)
TWO_ELDERS: Final = 2
ELDER_AND_FAKIR: Final = 3

PLAYERS: Final = ("1", "2", "3", "4")
MOST_FAKIRS: Final = 18
MOST_CARDS: Final = 9
"""Places in the resource row, counted from the left."""

# The kinds come in this order and sizes; the numbers are checked when the space is made.
BID: Final = 0
FAKIRS: Final = 7
TAKE: Final = 26
PASS: Final = 56
SOW: Final = 57
USE: Final = 207
GO_ON: Final = 295
SKIP: Final = 296
PLACE: Final = 297
KILL: Final = 298
KILL_HELD: Final = 448
ON: Final = 456
CARD: Final = 486
BUY: Final = 495
KEEP: Final = 583
LAY: Final = 605
SELL: Final = 614
SELL_ALL: Final = 615
END: Final = 616


def make_space(
    cells: Sequence[str], spots: Sequence[str], tribes: Sequence[str], djinns: Sequence[str], goods: Sequence[str]
) -> ActionSpace:
    """The space; its order is fixed so that the rules can compute with the numbers above."""
    tile = Domain("tile", cells)
    tribe = Domain("tribe", tribes)
    djinn = Domain("djinn", djinns)
    payment = Domain("payment", PAYMENTS, element=False)
    space = ActionSpace(
        [
            Kind("bid", Domain("spot", spots)),
            Kind("fakirs", numbers("number", 0, MOST_FAKIRS)),
            Kind("take", tile),
            Kind("pass"),
            Kind("sow", tile, tribe),
            Kind("use", djinn, payment),
            Kind("go-on"),
            Kind("skip"),
            Kind("place"),
            Kind("kill", tile, tribe),
            Kind("kill-held", Domain("player", PLAYERS), Domain("held", tribes[:2], element=False)),
            Kind("on", tile),
            Kind("card", Domain("card", [str(place) for place in range(1, MOST_CARDS + 1)])),
            Kind("buy", djinn, payment),
            Kind("keep", djinn),
            Kind("lay", Domain("goods", goods)),
            Kind("sell"),
            Kind("sell-all"),
            Kind("end"),
        ]
    )
    for kind, base in _BASES.items():
        if space.base(kind) != base:
            raise ValueError(f"actions of kind '{kind}' begin at {space.base(kind)}, the rules expect {base}")
    return space


_BASES: Final = {
    "bid": BID,
    "fakirs": FAKIRS,
    "take": TAKE,
    "pass": PASS,
    "sow": SOW,
    "use": USE,
    "go-on": GO_ON,
    "skip": SKIP,
    "place": PLACE,
    "kill": KILL,
    "kill-held": KILL_HELD,
    "on": ON,
    "card": CARD,
    "buy": BUY,
    "keep": KEEP,
    "lay": LAY,
    "sell": SELL,
    "sell-all": SELL_ALL,
    "end": END,
}
