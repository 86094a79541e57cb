"""Judgement: what positions are worth by features, with weights that were learned from how games went on."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Final

from caravansary.core.state import State

FILE: Final = "judgement.toml"

FeaturesOf = Callable[[State], list[list[float]]]
Judge = Callable[[State], list[float]]


class Judgement:
    """A weighted sum of features. Every weight changes evenly from `early` to `late` in the course of a game.

    The last feature is the time left, from 1 at the start to 0 at the end.

    >>> coins = Judgement(early=[2.0, 0.0], late=[1.0, 0.0])
    >>> coins.value([10.0, 1.0]), coins.value([10.0, 0.5]), coins.value([10.0, 0.0])
    (20.0, 15.0, 10.0)
    """

    __slots__ = ("early", "late")

    def __init__(self, early: list[float], late: list[float]) -> None:
        self.early: list[float] = early
        self.late: list[float] = late

    def value(self, features: list[float]) -> float:
        early = late = 0.0
        count = len(features)
        for at in range(count):
            feature = features[at]
            if feature:
                early += self.early[at] * feature
                late += self.late[at] * feature
        time = features[count - 1]
        return time * early + (1.0 - time) * late


def judge_by(judgement: Judgement, features: FeaturesOf, evaluate: Judge) -> Judge:
    """What every seat may hope for: by its features, and by the evaluation when the game is over."""

    def judge(state: State) -> list[float]:
        if not state.actions:
            return evaluate(state)
        return [judgement.value(of_seat) for of_seat in features(state)]

    return judge


def load_judgement(package: str, names: Sequence[str]) -> Judgement:
    """The weights of a game's judgement.toml."""
    return read_judgement(files(package).joinpath(FILE).read_text(encoding="utf-8"), names)


def read_judgement(text: str, names: Sequence[str]) -> Judgement:
    """The weights of the text of a judgement.toml, which must name all features and no others."""
    table = tomllib.loads(text)
    return Judgement(_weights(table, "early", names), _weights(table, "late", names))


def _weights(table: Mapping[str, Mapping[str, float]], time: str, names: Sequence[str]) -> list[float]:
    found = table.get(time, {})
    missing = [name for name in names if name not in found]
    unknown = [name for name in found if name not in names]
    if missing or unknown:
        reason = f"lacks {', '.join(missing)}" if missing else f"{', '.join(unknown)}: no such feature"
        raise ValueError(f"{FILE} [{time}] {reason}; `caravansary learn` makes a new file")
    return [float(found[name]) for name in names]
