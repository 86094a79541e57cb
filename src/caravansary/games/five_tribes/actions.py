"""The action space of Five Tribes: every answer a player can give, kind by kind."""

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


class FiveTribesActions(ActionSpace):
    """The order of the kinds decides the numbers that bots and learning use."""

    def __init__(
        self,
        cells: Sequence[str],
        spots: Sequence[str],
        tribes: Sequence[str],
        djinns: Sequence[str],
        goods: Sequence[str],
    ) -> None:
        super().__init__()
        tile = Domain("tile", cells)
        tribe = Domain("tribe", tribes)
        djinn = Domain("djinn", djinns)
        payment = Domain("payment", PAYMENTS, None)
        place = Domain("card", [str(place) for place in range(1, MOST_CARDS + 1)])
        held = Domain("held", tribes[:2], None)
        self.bid: Kind = self.add(Kind("bid", Domain("spot", spots)))
        self.fakirs: Kind = self.add(Kind("fakirs", numbers("number", 0, MOST_FAKIRS)))
        self.take: Kind = self.add(Kind("take", tile))
        self.pass_: Kind = self.add(Kind("pass"))
        self.sow: Kind = self.add(Kind("sow", tile, tribe))
        self.use: Kind = self.add(Kind("use", djinn, payment))
        self.go_on: Kind = self.add(Kind("go-on"))
        self.skip: Kind = self.add(Kind("skip"))
        self.place: Kind = self.add(Kind("place"))
        self.kill: Kind = self.add(Kind("kill", tile, tribe))
        self.kill_held: Kind = self.add(Kind("kill-held", Domain("player", PLAYERS), held))
        self.on: Kind = self.add(Kind("on", tile))
        self.card: Kind = self.add(Kind("card", place))
        self.buy: Kind = self.add(Kind("buy", djinn, payment))
        self.keep: Kind = self.add(Kind("keep", djinn))
        self.lay: Kind = self.add(Kind("lay", Domain("goods", goods)))
        self.sell: Kind = self.add(Kind("sell"))
        self.sell_all: Kind = self.add(Kind("sell-all"))
        self.end: Kind = self.add(Kind("end"))
