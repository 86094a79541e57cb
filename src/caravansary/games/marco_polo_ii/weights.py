"""What things are worth to the evaluation: its weights, and tables made of them once for a box."""

from __future__ import annotations

from typing import Final

from caravansary.core.weights import load_weights
from caravansary.games.marco_polo_ii.box import CHARACTERS, MONGKE, SEALS, MarcoPoloBox
from caravansary.games.marco_polo_ii.bundle import JADE, KINDS, RESOURCES, Bundle
from caravansary.games.marco_polo_ii.map import CITIES, LOCATIONS

Way = tuple[int, int, int, int, int, int]
"""Steps, about what they cost in coins, and what exactly: coins, camels, jade; the mask of locations passed."""

FAR: Final = 9
NEAR: Final = 3


class Weights:
    """The numbers of weights.toml by name, so that tuning can try others; a character may have some of its own."""

    __slots__ = (
        "ability",
        "bundle_parts",
        "city_card",
        "contract_begun",
        "contract_city_post",
        "contract_ready",
        "die",
        "goods",
        "hourglass",
        "jade_gained",
        "many_camels",
        "many_coins",
        "neighbour",
        "next_posts",
        "pip",
        "post",
        "seal",
        "seal_goal",
        "shields_ahead",
        "slack",
        "special_city",
    )

    def __init__(self, general: dict[str, float], character: str = "") -> None:
        values = {name: general.get(f"{character}_{name}", value) for name, value in general.items()}
        self.goods: list[float] = [values[kind] for kind in RESOURCES]
        parts = ("good_any", "goods_diff", "black_die", "move", "contract_pile", "contract_city", "copy_tile")
        self.bundle_parts: list[float] = [values[part] for part in parts]
        self.ability: float = values["ability"]
        self.die: float = values["die"]
        self.pip: float = values["pip"]
        self.many_coins: float = values["many_coins"]
        self.many_camels: float = values["many_camels"]
        self.contract_begun: float = values["contract_begun"]
        self.contract_ready: float = values["contract_ready"]
        self.slack: float = values["slack"]
        self.post: float = values["post"]
        self.next_posts: float = values["next_posts"]
        self.city_card: float = values["city_card"]
        self.special_city: float = values["special_city"]
        self.contract_city_post: float = values["contract_city_post"]
        self.neighbour: float = values["neighbour"]
        self.seal: float = values["seal"]
        self.seal_goal: float = values["seal_goal"]
        self.shields_ahead: float = values["shields_ahead"]
        self.hourglass: float = values["hourglass"]
        self.jade_gained: float = values["jade_gained"]


def weights_of(values: dict[str, float]) -> list[Weights]:
    """The weights of every character, and last those of a seat that has none yet."""
    return [*(Weights(values, character) for character in CHARACTERS), Weights(values)]


WEIGHTS: Final = weights_of(load_weights("caravansary.games.marco_polo_ii"))


class Tables:
    """What a box's bundles, contracts and cities are worth under some weights; made once for a box."""

    __slots__ = ("bundle", "card_cost", "city", "contract_cost", "contract_gain", "near")

    def __init__(self, box: MarcoPoloBox, weights: Weights, near: list[Near]) -> None:
        self.bundle: list[float] = [
            bundle_worth(bundle, weights) + weights.jade_gained * bundle.amounts[JADE] for bundle in box.bundles
        ]
        self.contract_cost: list[float] = [bundle_worth(cost, weights) for cost in box.contract_costs]
        self.contract_gain: list[float] = []
        for contract, cost in enumerate(self.contract_cost):
            reward = self.bundle[box.contract_rewards[contract]]
            self.contract_gain.append(box.contract_points[contract] + reward - cost)
        self.card_cost: list[list[float]] = [[bundle_worth(cost, weights) for cost in card.costs] for card in box.cards]
        self.city: list[float] = [0.0] * CITIES
        for city in box.map.card_city:
            self.city[city] += weights.city_card
        for city in box.map.special:
            self.city[city] += weights.special_city
        for city in box.map.contract_city:
            self.city[city] += weights.contract_city_post / 2
        self.near: list[Near] = near


def tables_of(box: MarcoPoloBox, weights: list[Weights]) -> list[Tables]:
    """The tables of every character, in the order of their weights."""
    near = near_tables(box, 1)
    far_seeing = near_tables(box, 0)
    return [Tables(box, one, far_seeing if i == MONGKE else near) for i, one in enumerate(weights)]


def near_tables(box: MarcoPoloBox, oasis: int) -> list[Near]:
    """By LOCATIONS x the mask of seals owned + location."""
    return [Near(box, start, oasis, seals) for seals in range(1 << SEALS) for start in range(LOCATIONS)]


class Near:
    """The cities within reach of a location, how near each is, and what the way costs.

    An oasis on the way counts so many steps.
    """

    __slots__ = ("camels", "cities", "coins", "jade", "nearness", "passed", "steps")

    def __init__(self, box: MarcoPoloBox, start: int, oasis: int, seals: int) -> None:
        ways = _ways_from(box, start, oasis, seals)
        self.cities: list[int] = [city for city in range(CITIES) if ways[city][0] <= NEAR and city != box.start_city]
        self.steps: list[int] = [ways[city][0] for city in self.cities]
        self.coins: list[int] = [ways[city][2] for city in self.cities]
        self.camels: list[int] = [ways[city][3] for city in self.cities]
        self.jade: list[int] = [ways[city][4] for city in self.cities]
        self.passed: list[int] = [ways[city][5] for city in self.cities]
        self.nearness: list[float] = [1.0 / (1.0 + steps * steps) for steps in self.steps]


def bundle_worth(bundle: Bundle, weights: Weights) -> float:
    worth = float(bundle.points)
    for kind in range(KINDS):
        worth += bundle.amounts[kind] * weights.goods[kind]
    parts = weights.bundle_parts
    worth += bundle.any_goods * parts[0] + bundle.different_goods * parts[1] + bundle.black_dice * parts[2]
    worth += bundle.steps * parts[3] + bundle.pile_contracts * parts[4] + bundle.city_contracts * parts[5]
    return worth + bundle.copied_tiles * parts[6]


def _ways_from(box: MarcoPoloBox, start: int, oasis: int, seals: int) -> list[Way]:
    """The shortest way to every location with these seals, and of those the cheapest; an oasis takes `oasis` steps."""
    found: list[Way] = [(FAR, 0, 0, 0, 0, 0)] * LOCATIONS
    found[start] = (0, 0, 0, 0, 0, 0)
    queue = [start]
    for location in queue:
        steps, price, coins, camels, jade, passed = found[location]
        for way in box.map.ways[location]:
            if way.seal >= 0 and not (seals >> way.seal) & 1:
                continue
            further = steps + (1 if way.to < CITIES else oasis)
            dearer = price + way.coins + 2 * way.camels + 3 * way.jade
            if (further, dearer) < found[way.to][:2]:
                here = 0 if location == start else 1 << location
                costs = (coins + way.coins, camels + way.camels, jade + way.jade)
                found[way.to] = (further, dearer, *costs, passed | here)
                queue.append(way.to)
    return found
