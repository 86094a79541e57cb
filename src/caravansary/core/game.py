# mypyc: skip
"""Game and Setup: what a game is before anybody plays, and one table's choice of seats, options and box."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from caravansary.core.actions import ActionSpace
from caravansary.core.advice import Advice
from caravansary.core.agenda import Step
from caravansary.core.box import Box, BoxFiles, load_checked, packaged_files
from caravansary.core.chance import Chance
from caravansary.core.events import Listener
from caravansary.core.messages import Message
from caravansary.core.observation import Observation, Observer
from caravansary.core.state import State

if TYPE_CHECKING:
    from caravansary.core.record import Record

Render = Callable[[Message], str]


class SetupError(ValueError):
    """The wished seats, options or box are not possible; says what would be, as a message also in every language."""

    def __init__(self, detail: str, message: Message | None = None) -> None:
        super().__init__(detail)
        self.message = message


class EndlessGame(ValueError):
    """A game is not over after as many answers as its rules allow at most. `record` is the game so far, if known."""

    def __init__(self, detail: str, record: Record | None = None) -> None:
        super().__init__(detail)
        self.record = record


@dataclass(frozen=True)
class Option:
    """A rule switch: the message `<game>-option-<id>` explains it, `<game>-option-<id>-<value>` each value.

    `since` is the first version of the rules that knows it, `until` the last one, if it was given up.
    """

    id: str
    values: tuple[str, ...]
    default: str
    since: int = 1
    until: int | None = None

    def __post_init__(self) -> None:
        if self.default not in self.values:
            raise ValueError(f"option {self.id}: default '{self.default}' is not among {', '.join(self.values)}")

    def known_in(self, version: int) -> bool:
        return self.since <= version and (self.until is None or version <= self.until)


def switch(id: str, default: bool, since: int = 1, until: int | None = None) -> Option:
    return Option(id, ("true", "false"), "true" if default else "false", since, until)


def no_check(seats: int, options: Mapping[str, str]) -> None:
    """Every combination of seats and options can be played."""


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game as the registry knows it: what it is called, who can play it, and the doors to its rules.

    `state` makes the state of a new table, `observer` what a seat sees of it. `steps` are all steps of its agenda by
    name, which snapshots need. `advice` tells bots how to judge and search it.

    `versions` are the versions of the rules that can still be played, rising. A game goes on under the version that it
    began with, so a fix that changes what a record means raises the version and keeps the old way for older tables.
    `options` are those of the newest version, `retired` those that only older ones know.

    `longest` is the most answers that a game can take. One that asks for more is broken off as endless.

    `won_by_points` says that a standing begins with the points of the score sheet. In a game that is won by something
    else, as rounds or seals, it begins with that, and the message `<game>-won-by` says so much `$number` of it.
    """

    id: str
    title: str
    package: str
    seats: tuple[int, ...]
    categories: tuple[str, ...]
    load_box: Callable[[BoxFiles], Box]
    state: Callable[[Setup], State]
    steps: Mapping[str, Step[Any]]
    observer: Observer[Any, Any]
    board_text: Callable[[Observation, Setup, Render], str]
    advice: Advice = field(default_factory=Advice)
    options: tuple[Option, ...] = ()
    retired: tuple[Option, ...] = ()
    presets: Mapping[str, Mapping[str, str]] = field(default_factory=lambda: {"standard": {}})
    versions: tuple[int, ...] = (1,)
    check_setup: Callable[[int, Mapping[str, str]], None] = no_check
    longest: int = 10_000
    won_by_points: bool = True

    def box(self, box_files: BoxFiles | None = None) -> Box:
        """The game's own box, loaded once, or one made of other files; files equal to our own are our own."""
        own = _own_box(self)
        if box_files is None or box_files.contents == own.files.contents:
            return own
        return load_checked(self.load_box, box_files)

    def setup(
        self,
        seats: int,
        options: Mapping[str, str] | None = None,
        preset: str | None = None,
        box_files: BoxFiles | None = None,
        version: int | None = None,
    ) -> Setup:
        """A checked set-up: the preset's options (the first preset by default) with single ones changed."""
        if seats not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats)
            raise SetupError(f"{self.id} is played by {allowed}, not by {seats}")
        if version is not None and version not in self.versions:
            raise SetupError(f"{self.id}: rules version {version} is unknown; known: {self.versions}")
        version = version or self.versions[-1]
        chosen = self._complete(preset, options or {}, version)
        self.check_setup(seats, chosen)
        return Setup(self, seats, chosen, version, self.box(box_files))

    def options_in(self, version: int) -> list[Option]:
        """The options that a version of the rules knows."""
        return [option for option in (*self.options, *self.retired) if option.known_in(version)]

    def renewed(self, options: Mapping[str, str]) -> dict[str, str]:
        """Options of an older version as the newest one has them: what was given up is left out."""
        values = {option.id: option.values for option in self.options}
        return {id: value for id, value in options.items() if value in values.get(id, ())}

    def _complete(self, preset: str | None, options: Mapping[str, str], version: int) -> dict[str, str]:
        name = preset or next(iter(self.presets))
        if name not in self.presets:
            raise SetupError(f"{self.id} has no preset '{name}'; it has {', '.join(self.presets)}")
        known = {option.id: option.values for option in self.options_in(version)}
        chosen = {option.id: option.default for option in self.options_in(version)}
        chosen.update({id: value for id, value in self.presets[name].items() if value in known.get(id, ())})
        for id, value in options.items():
            if id not in known:
                raise SetupError(f"{self.id} has no option '{id}'; it has {', '.join(known) or 'none'}")
            if value not in known[id]:
                raise SetupError(f"option {id} is '{value}', and may be {' or '.join(known[id])}")
            chosen[id] = value
        return chosen


@cache
def _own_box_of(package: str, load_box: Callable[[BoxFiles], Box]) -> Box:
    return load_box(packaged_files(package))


def _own_box(game: Game) -> Box:
    return _own_box_of(game.package, game.load_box)


class Setup:
    """The static part of one table, shared by all states of it."""

    __slots__ = ("box", "game", "options", "seats", "space", "version")

    def __init__(self, game: Game, seats: int, options: Mapping[str, str], version: int, box: Box) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.version = version
        self.box = box
        self.space: ActionSpace = box.space

    def start(self, chance: Chance, listener: Listener | None = None) -> State:
        """A new game at its first question."""
        state = self.game.state(self)
        state.listener = listener
        state.begin(chance)
        state.run(chance)
        return state

    def check_length(self, answers: int) -> None:
        """Refuses another answer where a game can not have so many."""
        if answers >= self.game.longest:
            raise EndlessGame(
                f"{self.game.id}: the game is not over after {answers} answers, the most that it can take"
            )

    def flag(self, option: str) -> bool:
        return self.options[option] == "true"
