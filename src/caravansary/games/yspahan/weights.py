"""The weights of Yspahan's evaluation, read from weights.toml."""

from __future__ import annotations

from typing import Final

from caravansary.core.weights import load_weights
from caravansary.games.yspahan.box import BUILDINGS


class Weights:
    """The numbers of weights.toml by name, so that tuning can try others."""

    __slots__ = (
        "building",
        "building_points",
        "camel",
        "caravan_good",
        "card",
        "gold",
        "saturation",
        "souk_complete",
        "souk_progress",
    )

    def __init__(self, values: dict[str, float]) -> None:
        self.gold: float = values["gold"]
        self.camel: float = values["camel"]
        self.card: float = values["card"]
        self.caravan_good: float = values["caravan_good"]
        self.souk_progress: float = values["souk_progress"]
        self.souk_complete: float = values["souk_complete"]
        self.building_points: float = values["building_points"]
        self.building: list[float] = [values[name] for name in BUILDINGS]
        self.saturation: float = values["saturation"]


WEIGHTS: Final = Weights(load_weights("caravansary.games.yspahan"))
