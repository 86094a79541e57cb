"""What things are worth to the evaluation: its weights, and tables made of them once for a box."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from caravansary.games.marco_polo_ii.box import MarcoPoloBox
from caravansary.games.marco_polo_ii.bundle import KINDS, RESOURCES, Bundle
from caravansary.games.marco_polo_ii.map import CITIES, LOCATIONS

FAR: Final = 9
NEAR: Final = 3


def load_weights() -> dict[str, float]:
    text = files("caravansary.games.marco_polo_ii").joinpath("weights.toml").read_text(encoding="utf-8")
    return {name: float(value) for name, value in tomllib.loads(text).items()}


class Weights:
    """The numbers of weights.toml by name, so that tuning can try others."""

    __slots__ = (
        "bundle_parts",
        "city_card",
        "contract_begun",
        "contract_city_post",
        "contract_ready",
        "die",
        "goods",
        "hourglass",
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

    def __init__(self, values: dict[str, float]) -> None:
        self.goods: list[float] = [values[kind] for kind in RESOURCES]
        parts = ("good_any", "goods_diff", "black_die", "move", "contract_pile", "contract_city", "copy_tile")
        self.bundle_parts: list[float] = [values[part] for part in parts]
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


WEIGHTS: Final = Weights(load_weights())


class Tables:
    """What a box's bundles, contracts and cities are worth under some weights; made once for a box."""

    __slots__ = ("bundle", "city", "contract_cost", "contract_gain", "far_seeing", "near")

    def __init__(self, box: MarcoPoloBox, weights: Weights) -> None:
        self.bundle: list[float] = [bundle_worth(bundle, weights) for bundle in box.bundles]
        self.contract_cost: list[float] = [bundle_worth(cost, weights) for cost in box.contract_costs]
        self.contract_gain: list[float] = []
        for contract, cost in enumerate(self.contract_cost):
            reward = self.bundle[box.contract_rewards[contract]]
            self.contract_gain.append(box.contract_points[contract] + reward - cost)
        self.city: list[float] = [0.0] * CITIES
        for city in box.map.card_city:
            self.city[city] += weights.city_card
        for city in box.map.special:
            self.city[city] += weights.special_city
        for city in box.map.contract_city:
            self.city[city] += weights.contract_city_post / 2
        self.near: list[Near] = [Near(box, start, 1) for start in range(LOCATIONS)]
        self.far_seeing: list[Near] = [Near(box, start, 0) for start in range(LOCATIONS)]


class Near:
    """The cities within reach of a location, and how near each is; an oasis on the way counts so many steps."""

    __slots__ = ("cities", "nearness")

    def __init__(self, box: MarcoPoloBox, start: int, oasis: int) -> None:
        steps = _steps_from(box, start, oasis)
        self.cities: list[int] = [city for city in range(CITIES) if steps[city] <= NEAR and city != box.start_city]
        self.nearness: list[float] = [1.0 / (1.0 + steps[city] * steps[city]) for city in self.cities]


def bundle_worth(bundle: Bundle, weights: Weights) -> float:
    worth = float(bundle.points)
    for kind in range(KINDS):
        worth += bundle.amounts[kind] * weights.goods[kind]
    parts = weights.bundle_parts
    worth += bundle.any_goods * parts[0] + bundle.different_goods * parts[1] + bundle.black_dice * parts[2]
    worth += bundle.steps * parts[3] + bundle.pile_contracts * parts[4] + bundle.city_contracts * parts[5]
    return worth + bundle.copied_tiles * parts[6]


def _steps_from(box: MarcoPoloBox, start: int, oasis: int) -> list[int]:
    """Steps to every location without any seal; an oasis takes `oasis` of them."""
    found = [FAR] * LOCATIONS
    found[start] = 0
    queue = [start]
    for location in queue:
        for way in box.map.ways[location]:
            steps = found[location] + (1 if way.to < CITIES else oasis)
            if way.seal < 0 and steps < found[way.to]:
                found[way.to] = steps
                queue.append(way.to)
    return found
