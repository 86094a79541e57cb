"""The action space of Marco Polo II: every answer a player can give, kind by kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caravansary.core.actions import ActionSpace, Domain, Kind, numbers

DICE: Final = tuple(f"{colour}-{value}" for value in range(1, 7) for colour in ("own", "black"))
"""Kinds of dice: index 2 x (value - 1), 1 more for a black one; so a lower index never shows more."""
DIE_KINDS: Final = 12
PURSE_GAINS: Final = ("coins", "camels", "jade")
STEPS: Final = ("down", "up")
OFFERS_OF_BOOK: Final = ("left", "right", "jade1", "jade2")
OFFERS: Final = tuple(f"{book}-{which}" for book in ("I", "II", "III") for which in OFFERS_OF_BOOK)
GOODS: Final = ("pepper", "silk", "gold")
MOST_JADE: Final = 40
MOST_GIVEN: Final = 12
MOST_UNITS: Final = 10
MOST_PAIRS: Final = 2


class MarcoPoloActions(ActionSpace):
    """The order of the kinds decides the numbers that bots and learning use."""

    def __init__(
        self,
        spaces: Sequence[str],
        locations: Sequence[str],
        cities: Sequence[str],
        contracts: Sequence[str],
        seals: Sequence[str],
        outposts: Sequence[str],
        tiles: Sequence[str],
        characters: Sequence[str],
        goals: Sequence[str],
    ) -> None:
        super().__init__()
        die = Domain("die", DICE)
        contract = Domain("contract", contracts)
        seal = Domain("seal", seals)
        location = Domain("location", locations)
        tile = Domain("tile", tiles)
        city = Domain("location", cities)
        good = Domain("good", GOODS)
        gain = Domain("gain", PURSE_GAINS, None)
        self.place: Kind = self.add(Kind("place", Domain("space", spaces), die))
        self.add_die: Kind = self.add(Kind("add", die))
        self.no_more: Kind = self.add(Kind("no-more"))
        self.purse: Kind = self.add(Kind("purse", die, gain, elements=["purse"]))
        self.reroll: Kind = self.add(Kind("reroll", die))
        self.adjust: Kind = self.add(Kind("adjust", die, Domain("step", STEPS, None)))
        self.black_die: Kind = self.add(Kind("black-die", elements=["black-dice"]))
        self.complete: Kind = self.add(Kind("complete", contract))
        self.upgrade: Kind = self.add(Kind("upgrade", seal))
        self.use_tile: Kind = self.add(Kind("use-tile", Domain("outpost", outposts)))
        self.choose_payment: Kind = self.add(Kind("choose-payment"))
        self.end: Kind = self.add(Kind("end"))
        self.offer: Kind = self.add(Kind("offer", Domain("offer", OFFERS)))
        self.seal: Kind = self.add(Kind("seal", seal))
        self.go: Kind = self.add(Kind("go", location))
        self.go_second: Kind = self.add(Kind("go-second", location))
        self.stop: Kind = self.add(Kind("stop"))
        self.jade_for_coins: Kind = self.add(Kind("jade-for-coins", numbers("number", 0, MOST_JADE)))
        self.jade_for_camels: Kind = self.add(Kind("jade-for-camels", numbers("number", 0, MOST_JADE)))
        self.post: Kind = self.add(Kind("post", city))
        self.relocate: Kind = self.add(Kind("relocate", city))
        self.skip: Kind = self.add(Kind("skip"))
        self.gain_outpost: Kind = self.add(Kind("gain-outpost", elements=["gain-outpost"]))
        self.contract: Kind = self.add(Kind("contract", contract))
        self.discard: Kind = self.add(Kind("discard", contract))
        self.take: Kind = self.add(Kind("take", good))
        self.give: Kind = self.add(Kind("give", good, numbers("number", 0, MOST_GIVEN)))
        self.exchange: Kind = self.add(Kind("exchange", numbers("exchange", 1, 2)))
        self.again: Kind = self.add(Kind("again"))
        self.tile: Kind = self.add(Kind("tile", tile))
        self.double_tile: Kind = self.add(Kind("double-tile", tile))
        self.double_seal: Kind = self.add(Kind("double-seal", seal))
        self.oasis_camels: Kind = self.add(Kind("oasis-camels", numbers("number", 0, MOST_UNITS)))
        self.compensation: Kind = self.add(Kind("compensation", numbers("camels", 0, MOST_UNITS)))
        self.pairs: Kind = self.add(Kind("pairs", numbers("value", 1, 6), numbers("number", 0, MOST_PAIRS)))
        self.take_die: Kind = self.add(Kind("take-die", numbers("value", 1, 6), elements=["black-dice"]))
        self.character: Kind = self.add(Kind("character", Domain("character", characters)))
        self.keep: Kind = self.add(Kind("keep", Domain("goal", goals)))
