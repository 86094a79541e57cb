"""Judgement: what positions are worth by features, with weights that were learned from how games went on."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Final

from caravansary.core.state import State

FILE: Final = "judgement-{seats}.toml"

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

    def parts(self, names: Sequence[str], features: list[float]) -> dict[str, float]:
        """The value by parts: the word before the first dot of a feature's name says to which part it belongs.

        >>> coins = Judgement(early=[2.0, 1.0, 0.0], late=[1.0, 1.0, 0.0])
        >>> coins.parts(["goods.gold", "goods.silk", "time"], [10.0, 3.0, 0.5])
        {'goods': 18.0, 'time': 0.0}
        """
        time = features[len(features) - 1]
        found: dict[str, float] = {}
        for at, name in enumerate(names):
            part = name.split(".")[0]
            worth = (time * self.early[at] + (1.0 - time) * self.late[at]) * features[at]
            found[part] = found.get(part, 0.0) + worth
        return found

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


Judgements = Mapping[int, Judgement]
"""By number of players: a building, a seal or an upgrade is not worth the same at every table."""


def judge_by(judgements: Judgements, features: FeaturesOf, evaluate: Judge) -> Judge:
    """What every seat may hope for: by its features, and by the evaluation when the game is over.

    A table for which nothing was learned is judged as the nearest one for which something was.
    """

    def judge(state: State) -> list[float]:
        if not state.actions:
            return evaluate(state)
        judgement = nearest(judgements, state.setup.seats)
        return [judgement.value(of_seat) for of_seat in features(state)]

    return judge


def nearest(judgements: Judgements, seats: int) -> Judgement:
    found = judgements.get(seats)
    if found is None:
        found = judgements[min(judgements, key=lambda other: (abs(other - seats), other))]
    return found


def load_judgements(package: str, names: Sequence[str], seats: Sequence[int]) -> dict[int, Judgement]:
    """The weights of a game's judgement files, one for each number of players for which something was learned."""
    found: dict[int, Judgement] = {}
    for number in seats:
        file = files(package).joinpath(FILE.format(seats=number))
        if file.is_file():
            found[number] = read_judgement(file.read_text(encoding="utf-8"), names, file.name)
    if not found:
        raise ValueError(f"{package} has no {FILE.format(seats=seats[0])}; `caravansary learn` makes it")
    return found


def read_judgement(text: str, names: Sequence[str], file: str) -> Judgement:
    """The weights of the text of a judgement file, which must name all features and no others."""
    table = tomllib.loads(text)
    return Judgement(_weights(table, "early", names, file), _weights(table, "late", names, file))


def _weights(table: Mapping[str, Mapping[str, float]], time: str, names: Sequence[str], file: str) -> list[float]:
    found = table.get(time, {})
    missing = [name for name in names if name not in found]
    unknown = [name for name in found if name not in names]
    if missing or unknown:
        reason = f"lacks {', '.join(missing)}" if missing else f"{', '.join(unknown)}: no such feature"
        raise ValueError(f"{file} [{time}] {reason}; `caravansary learn` makes a new file")
    return [float(found[name]) for name in names]
