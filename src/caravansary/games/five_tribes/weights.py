"""The weights of Five Tribes' evaluation, read from weights.toml."""

from __future__ import annotations

from typing import Final

from caravansary.core.weights import load_weights
from caravansary.games.five_tribes.box import DJINNS


class Weights:
    """The numbers of weights.toml by name, so that tuning can try others."""

    __slots__ = (
        "assassin_kill",
        "card",
        "djinn_power",
        "djinns",
        "elder",
        "fakir",
        "foreign_piece",
        "goods_ahead",
        "large_market",
        "sacred_place",
        "small_market",
        "turn_to_come",
        "vizier_doubt",
    )

    def __init__(self, values: dict[str, float]) -> None:
        self.vizier_doubt: float = values["vizier_doubt"]
        self.elder: float = values["elder"]
        self.card: float = values["card"]
        self.fakir: float = values["fakir"]
        self.goods_ahead: float = values["goods_ahead"]
        self.assassin_kill: float = values["assassin_kill"]
        self.sacred_place: float = values["sacred_place"]
        self.small_market: float = values["small_market"]
        self.large_market: float = values["large_market"]
        self.foreign_piece: float = values["foreign_piece"]
        self.djinn_power: float = values["djinn_power"]
        self.turn_to_come: float = values["turn_to_come"]
        self.djinns: list[float] = [values[name] for name in DJINNS]


WEIGHTS: Final = Weights(load_weights("caravansary.games.five_tribes"))
