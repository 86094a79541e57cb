"""The set-ups to check: every seat count with every preset, every value of every option, and some random mixes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from caravansary.core.chance import Chance, Seeded
from caravansary.core.game import Game, Setup, SetupError

MIXES = 2
MIX_ATTEMPTS = 20


@dataclass(frozen=True)
class Case:
    """One set-up: a preset, and the options that differ from it, under a version of the rules (the newest)."""

    name: str
    seats: int
    preset: str
    options: Mapping[str, str]
    version: int | None = None

    def setup(self, game: Game) -> Setup:
        return game.setup(self.seats, self.options, self.preset, version=self.version)


def cases_of(game: Game, mixes: int = MIXES) -> list[Case]:
    """All cases that the game allows, presets first, older rules last; of equal set-ups only the first."""
    found: list[Case] = []
    known: set[str] = set()
    for case in _wishes(game, mixes):
        try:
            setup = case.setup(game)
        except SetupError:
            continue
        key = f"{setup.version} {case.seats} {sorted(setup.options.items())}"
        if key not in known:
            known.add(key)
            found.append(case)
    return found


def _wishes(game: Game, mixes: int) -> Iterator[Case]:
    for preset in game.presets:
        for seats in game.seats:
            yield Case(f"{seats}-{preset}", seats, preset, {})
    first = next(iter(game.presets))
    for option in game.options:
        for value in option.values:
            for seats in game.seats:
                yield Case(f"{seats}-{option.id}={value}", seats, first, {option.id: value})
    if game.options:
        for seats in game.seats:
            for number in range(1, mixes + 1):
                options = _mix(game, seats, Seeded(f"{game.id}/{seats}/{number}"))
                yield Case(f"{seats}-mix-{number}", seats, first, options)
    for version in game.versions[:-1]:
        for seats in game.seats:
            yield Case(f"{seats}-rules-{version}", seats, first, {}, version)


def _mix(game: Game, seats: int, chance: Chance) -> dict[str, str]:
    """Random values for all options that the game allows together, if some are found."""
    options: dict[str, str] = {}
    for _ in range(MIX_ATTEMPTS):
        options = {option.id: option.values[chance.pick(len(option.values))] for option in game.options}
        try:
            game.check_setup(seats, options)
        except SetupError:
            continue
        break
    return options
