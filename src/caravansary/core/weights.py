"""Weights: the numbers that a game's evaluation is made of, in the file weights.toml of its package."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

FILE: Final = "weights.toml"


def load_weights(package: str) -> dict[str, float]:
    """The weights by name. Tables in the file only group them: every name is there once."""
    found: dict[str, float] = {}
    for name, value in tomllib.loads(files(package).joinpath(FILE).read_text(encoding="utf-8")).items():
        group = value if isinstance(value, dict) else {name: value}
        for one, weight in group.items():
            if one in found:
                raise ValueError(f"{package}, {FILE}: '{one}' is there twice")
            found[one] = float(weight)
    return found
