"""The action space of Yspahan: every answer a player can give, kind by kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caravansary.core.actions import ActionSpace, Domain, Kind, numbers

PAYMENTS: Final = ("full", "no_camels", "no_gold", "both_cards")
MOST_YELLOW: Final = 3
MOST_SOLD: Final = 10
MOST_SWAPPED: Final = 99


class YspahanActions(ActionSpace):
    """The order of the kinds decides the numbers that bots and learning use."""

    def __init__(
        self,
        shops: Sequence[str],
        spaces: Sequence[str],
        floors: Sequence[str],
        buildings: Sequence[str],
        cards: Sequence[str],
    ) -> None:
        super().__init__()
        shop = Domain("shop", shops)
        card = Domain("card", cards)
        self.dice: Kind = self.add(Kind("dice", numbers("dice", 0, MOST_YELLOW)))
        self.floor: Kind = self.add(Kind("floor", Domain("floor", floors)))
        self.main: Kind = self.add(Kind("main"))
        self.supervisor: Kind = self.add(Kind("supervisor", elements=["supervisor"]))
        self.take_card: Kind = self.add(Kind("take-card", elements=["pile"]))
        self.discard: Kind = self.add(Kind("discard", card))
        self.shop: Kind = self.add(Kind("shop", shop))
        self.stop: Kind = self.add(Kind("stop"))
        self.move: Kind = self.add(Kind("move", Domain("space", spaces)))
        self.load: Kind = self.add(Kind("load", shop))
        self.protect: Kind = self.add(Kind("protect"))
        self.send: Kind = self.add(Kind("send"))
        self.draw: Kind = self.add(Kind("draw", elements=["pile"]))
        self.decline: Kind = self.add(Kind("decline"))
        self.build: Kind = self.add(Kind("build", Domain("building", buildings), Domain("payment", PAYMENTS, None)))
        self.play: Kind = self.add(Kind("play", card))
        self.sell: Kind = self.add(Kind("sell", numbers("number", 0, MOST_SOLD)))
        self.swap_camels: Kind = self.add(Kind("swap-camels", numbers("number", 0, MOST_SWAPPED)))
        self.swap_gold: Kind = self.add(Kind("swap-gold", numbers("number", 0, MOST_SWAPPED)))
        self.end: Kind = self.add(Kind("end"))
