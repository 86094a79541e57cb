# mypyc: skip
"""What is printed on the box's material, for boards: a box can be replaced, so a board knows no numbers of its own."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from caravansary.games.five_tribes.actions import PAYMENTS
from caravansary.games.five_tribes.box import DJINNS, KINDS, KUMARBI, RESOURCES

if TYPE_CHECKING:
    from caravansary.games.five_tribes.box import FiveTribesBox


class MarketView(msgspec.Struct, frozen=True):
    """A market: so many of the first cards of the row for its price."""

    coins: int
    first: int
    take: int


class PrintedView(msgspec.Struct, frozen=True):
    """What stays the same all game. `resources` counts the cards of each kind, `set_values` are by size of a set.

    `points` are those of `points.csv`. `fees` are the ways to pay for a djinn's power, where it has to be paid.
    """

    resources: dict[str, int]
    set_values: list[int]
    markets: dict[str, MarketView]
    points: dict[str, int]
    fees: dict[str, list[str]]


@lru_cache(maxsize=8)
def printed(box: FiveTribesBox) -> PrintedView:
    return PrintedView(
        resources=dict(zip(RESOURCES, box.resource_counts, strict=True)),
        set_values=list(box.set_values),
        markets={
            name: MarketView(box.market_price[kind], box.market_cards[kind], box.market_take[kind])
            for kind, name in enumerate(KINDS)
            if box.market_take[kind]
        },
        points=dict(box.points),
        fees={
            name: [PAYMENTS[payment] for payment in _payments(box, djinn)]
            for djinn, name in enumerate(DJINNS)
            if _payments(box, djinn)
        },
    )


def _payments(box: FiveTribesBox, djinn: int) -> list[int]:
    """R13.13: Kumarbi takes fakirs while bidding, any number of them."""
    return [PAYMENTS.index("fakir")] if djinn == KUMARBI else box.djinn_payments[djinn]
