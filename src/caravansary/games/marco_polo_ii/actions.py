"""The action space of Marco Polo II: every answer a player can give, and where each kind begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caravansary.core.actions import ActionSpace, Domain, Kind, numbers

SPACES: Final = 21
DICE: Final = tuple(f"{colour}-{value}" for value in range(1, 7) for colour in ("own", "black"))
"""Kinds of dice: index 2 x (value - 1), 1 more for a black one; so a lower index never shows more."""
DIE_KINDS: Final = 12
PURSE_GAINS: Final = ("coins", "camels", "jade")
STEPS: Final = ("down", "up")
OFFERS: Final = tuple(f"{book}-{which}" for book in ("I", "II", "III") for which in ("left", "right", "jade1", "jade2"))
GOODS: Final = ("pepper", "silk", "gold")
MOST_JADE: Final = 40
MOST_GIVEN: Final = 12
MOST_UNITS: Final = 10

# The kinds come in this order and sizes; the numbers are checked when the space is made.
PLACE: Final = 0
ADD: Final = 252
NO_MORE: Final = 264
PURSE: Final = 265
REROLL: Final = 301
ADJUST: Final = 313
BLACK_DIE: Final = 337
COMPLETE: Final = 338
UPGRADE: Final = 387
USE_TILE: Final = 391
CHOOSE_PAYMENT: Final = 401
END: Final = 402
OFFER: Final = 403
SEAL: Final = 415
GO: Final = 419
GO_SECOND: Final = 444
STOP: Final = 469
JADE_FOR_COINS: Final = 470
JADE_FOR_CAMELS: Final = 511
POST: Final = 552
RELOCATE: Final = 568
SKIP: Final = 584
GAIN_OUTPOST: Final = 585
CONTRACT: Final = 586
DISCARD: Final = 635
TAKE: Final = 684
GIVE: Final = 687
EXCHANGE: Final = 726
AGAIN: Final = 728
TILE: Final = 729
DOUBLE_TILE: Final = 736
DOUBLE_SEAL: Final = 743
OASIS_CAMELS: Final = 747
COMPENSATION: Final = 758
PAIRS: Final = 769
TAKE_DIE: Final = 787
CHARACTER: Final = 793
KEEP: Final = 800


def make_space(
    spaces: Sequence[str],
    locations: Sequence[str],
    cities: Sequence[str],
    contracts: Sequence[str],
    seals: Sequence[str],
    outposts: Sequence[str],
    tiles: Sequence[str],
    characters: Sequence[str],
    goals: Sequence[str],
) -> ActionSpace:
    """The space; its order is fixed so that the rules can compute with the numbers above."""
    die = Domain("die", DICE)
    contract = Domain("contract", contracts)
    seal = Domain("seal", seals)
    location = Domain("location", locations)
    tile = Domain("tile", tiles)
    city = Domain("location", cities)
    good = Domain("good", GOODS)
    space = ActionSpace(
        [
            Kind("place", Domain("space", spaces), die),
            Kind("add", die),
            Kind("no-more"),
            Kind("purse", die, Domain("gain", PURSE_GAINS, element=False), elements=["purse"]),
            Kind("reroll", die),
            Kind("adjust", die, Domain("step", STEPS, element=False)),
            Kind("black-die", elements=["black-dice"]),
            Kind("complete", contract),
            Kind("upgrade", seal),
            Kind("use-tile", Domain("outpost", outposts)),
            Kind("choose-payment"),
            Kind("end"),
            Kind("offer", Domain("offer", OFFERS)),
            Kind("seal", seal),
            Kind("go", location),
            Kind("go-second", location),
            Kind("stop"),
            Kind("jade-for-coins", numbers("number", 0, MOST_JADE)),
            Kind("jade-for-camels", numbers("number", 0, MOST_JADE)),
            Kind("post", city),
            Kind("relocate", city),
            Kind("skip"),
            Kind("gain-outpost", elements=["gain-outpost"]),
            Kind("contract", contract),
            Kind("discard", contract),
            Kind("take", good),
            Kind("give", good, numbers("number", 0, MOST_GIVEN)),
            Kind("exchange", numbers("exchange", 1, 2)),
            Kind("again"),
            Kind("tile", tile),
            Kind("double-tile", tile),
            Kind("double-seal", seal),
            Kind("oasis-camels", numbers("number", 0, MOST_UNITS)),
            Kind("compensation", numbers("camels", 0, MOST_UNITS)),
            Kind("pairs", numbers("value", 1, 6), numbers("number", 0, 2)),
            Kind("take-die", numbers("value", 1, 6), elements=["black-dice"]),
            Kind("character", Domain("character", characters)),
            Kind("keep", Domain("goal", goals)),
        ]
    )
    for kind, base in _BASES.items():
        if space.base(kind) != base:
            raise ValueError(f"actions of kind '{kind}' begin at {space.base(kind)}, the rules expect {base}")
    return space


_BASES: Final = {
    "place": PLACE,
    "add": ADD,
    "no-more": NO_MORE,
    "purse": PURSE,
    "reroll": REROLL,
    "adjust": ADJUST,
    "black-die": BLACK_DIE,
    "complete": COMPLETE,
    "upgrade": UPGRADE,
    "use-tile": USE_TILE,
    "choose-payment": CHOOSE_PAYMENT,
    "end": END,
    "offer": OFFER,
    "seal": SEAL,
    "go": GO,
    "go-second": GO_SECOND,
    "stop": STOP,
    "jade-for-coins": JADE_FOR_COINS,
    "jade-for-camels": JADE_FOR_CAMELS,
    "post": POST,
    "relocate": RELOCATE,
    "skip": SKIP,
    "gain-outpost": GAIN_OUTPOST,
    "contract": CONTRACT,
    "discard": DISCARD,
    "take": TAKE,
    "give": GIVE,
    "exchange": EXCHANGE,
    "again": AGAIN,
    "tile": TILE,
    "double-tile": DOUBLE_TILE,
    "double-seal": DOUBLE_SEAL,
    "oasis-camels": OASIS_CAMELS,
    "compensation": COMPENSATION,
    "pairs": PAIRS,
    "take-die": TAKE_DIE,
    "character": CHARACTER,
    "keep": KEEP,
}
