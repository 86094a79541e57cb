"""What a plan of Marco Polo II pays for things, in points, and what cards, contracts and tiles are worth at that."""

from __future__ import annotations

from typing import Final

from caravansary.games.marco_polo_ii.box import MarcoPoloBox
from caravansary.games.marco_polo_ii.bundle import KINDS, Bundle
from caravansary.games.marco_polo_ii.modes import PER_PIP, REPEAT, REPEAT_CHOICE, STEPS
from caravansary.games.marco_polo_ii.styles.roads import Roads

PRICES: Final[tuple[float, ...]] = (0.4, 0.65, 0.8, 1.2, 1.6, 1.2)
"""Coin, camel, pepper, silk, gold and jade, as the purse and the books trade them."""
ANY_GOOD: Final = 1.6
BLACK_DIE: Final = 2.2
STEP: Final = 1.6
CONTRACT: Final = 1.2
COPIED_TILE: Final = 2.0
USUAL_DIE: Final = 4
"""A city card is used with about this die."""


class Taste:
    """How much a player likes what.

    `prices`: of coins, camels and goods while there is time to use them. `die`: a die not yet placed; `pip`: each pip.
    `post`: a post, for its own sake; `shield`: a shield, while more are to come; `road`: a city without a post one step
    away. `contract`: a completed contract, beside what it says; `begun`: the share of an active contract's gain that
    counts before anything of its cost is there. `seal`: a seal; `goal`: the share of the goal card's points that counts
    before the upgrade; `income`: what comes at every round start, by its worth. `special`, `card`: a visit to a special
    city or a city card, by its worth.
    """

    __slots__ = (
        "begun",
        "card",
        "contract",
        "die",
        "goal",
        "income",
        "pip",
        "post",
        "prices",
        "road",
        "seal",
        "shield",
        "special",
    )

    def __init__(
        self,
        *,
        prices: tuple[float, ...] = PRICES,
        die: float = 2.2,
        pip: float = 0.1,
        post: float = 1.5,
        shield: float = 3.5,
        road: float = 1.0,
        contract: float = 2.5,
        begun: float = 0.3,
        seal: float = 1.0,
        goal: float = 0.4,
        income: float = 0.9,
        special: float = 0.4,
        card: float = 0.3,
    ) -> None:
        self.prices: list[float] = list(prices)
        self.die: float = die
        self.pip: float = pip
        self.post: float = post
        self.shield: float = shield
        self.road: float = road
        self.contract: float = contract
        self.begun: float = begun
        self.seal: float = seal
        self.goal: float = goal
        self.income: float = income
        self.special: float = special
        self.card: float = card

    def of(self, bundle: Bundle) -> float:
        """What a bundle is worth beside its points."""
        worth = 0.0
        for kind in range(KINDS):
            worth += bundle.amounts[kind] * self.prices[kind]
        worth += (bundle.any_goods + bundle.different_goods) * ANY_GOOD + bundle.black_dice * BLACK_DIE
        worth += bundle.steps * STEP + (bundle.pile_contracts + bundle.city_contracts) * CONTRACT
        return worth + bundle.copied_tiles * COPIED_TILE


class Catalogue:
    """A box at the prices of a taste.

    `bundle`: rewards beside their points. `contract_cost`, `contract_gain`: what is paid, and what is left of the
    reward with its points. `card_gain`: what one exchange of each kind brings, or the whole use of a card without any.
    """

    def __init__(self, box: MarcoPoloBox, taste: Taste) -> None:
        self.box: MarcoPoloBox = box
        self.roads: Roads = Roads(box)
        self.bundle: list[float] = [taste.of(bundle) for bundle in box.bundles]
        self.contract_cost: list[float] = [taste.of(cost) for cost in box.contract_costs]
        self.contract_gain: list[float] = []
        for contract, cost in enumerate(self.contract_cost):
            reward = self.bundle[box.contract_rewards[contract]]
            self.contract_gain.append(box.contract_points[contract] + reward - cost)
        self.card_gain: list[list[float]] = [self._card_gains(card, taste) for card in range(len(box.cards))]

    def whole(self, number: int) -> float:
        """A reward with its points."""
        return self.box.bundles[number].points + self.bundle[number]

    def _card_gains(self, number: int, taste: Taste) -> list[float]:
        card = self.box.cards[number]
        if card.mode in (REPEAT, REPEAT_CHOICE):
            costs = [taste.of(cost) + cost.points for cost in card.costs]
            return [self.whole(reward) - cost for reward, cost in zip(card.rewards, costs, strict=True)]
        if card.mode == STEPS:
            return [self.whole(card.by_die[USUAL_DIE - 1])]
        if card.mode == PER_PIP:
            return [USUAL_DIE * self.whole(card.rewards[0])]
        return [0.0]
