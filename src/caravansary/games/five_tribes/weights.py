"""The weights of Five Tribes' evaluation, read from weights.toml."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from caravansary.games.five_tribes.box import DJINNS


def load_weights() -> dict[str, float]:
    text = files("caravansary.games.five_tribes").joinpath("weights.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)
    weights = {name: float(value) for name, value in table.items() if name != "djinns"}
    weights.update({name: float(value) for name, value in table["djinns"].items()})
    return weights


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


WEIGHTS: Final = Weights(load_weights())
