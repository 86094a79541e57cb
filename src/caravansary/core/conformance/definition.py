"""Checks of a game before anybody plays: its definition, its action space, its box and the words for all of it."""

from __future__ import annotations

import re

from caravansary.core.actions import ActionSpace
from caravansary.core.box import BoxFiles
from caravansary.core.chance import Seeded
from caravansary.core.conformance.cases import cases_of
from caravansary.core.conformance.report import expect
from caravansary.core.conformance.words import Words
from caravansary.core.game import Game
from caravansary.core.messages import Message
from caravansary.core.observation import Observation
from caravansary.core.snapshot import encode

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
ELEMENT = re.compile(r"[^\s:]+(:[^\s:]+)?")


def definition_is_sound(game: Game) -> None:
    expect(bool(ID.fullmatch(game.id)), f"the id '{game.id}' must be small letters, digits and single dashes")
    expect(bool(game.title), "the title is empty")
    _rising("seats", list(game.seats))
    _rising("versions", list(game.versions))
    expect(game.seats[0] >= 1, "a game has at least one seat")
    expect(len(set(game.categories)) == len(game.categories) > 0, "categories must be there, each once")
    expect(
        issubclass(game.observer.struct, Observation),
        "an observer makes a subclass of Observation",
    )


def options_and_presets_fit(game: Game) -> None:
    values = {option.id: option.values for option in game.options}
    _each_version_has_options_once(game)
    expect(bool(game.presets), "there is no preset; the first one is the default")
    for preset, options in game.presets.items():
        for id, value in options.items():
            expect(id in values, f"preset '{preset}' sets the option '{id}', which does not exist")
            expect(value in values[id], f"preset '{preset}' sets {id} to '{value}'; it may be {', '.join(values[id])}")
    cases = cases_of(game, mixes=0)
    for seats in game.seats:
        expect(any(case.seats == seats and not case.options for case in cases), f"no preset can be played by {seats}")
    for preset in game.presets:
        expect(any(case.preset == preset for case in cases), f"preset '{preset}' equals another or cannot be played")


def _each_version_has_options_once(game: Game) -> None:
    for version in game.versions:
        ids = [option.id for option in game.options_in(version)]
        expect(len(ids) == len(set(ids)), f"two options of version {version} share an id")
    newest = game.versions[-1]
    for option in game.options:
        expect(option.known_in(newest), f"option '{option.id}' is not of version {newest}; it belongs to `retired`")
    for option in game.retired:
        expect(not option.known_in(newest), f"option '{option.id}' is retired, but version {newest} knows it")


def action_texts_read_back(game: Game) -> None:
    space = game.box().space
    for action in range(space.size):
        text = space.text(action)
        expect(space.parse(text) == action, f"'{text}' reads back as another action")
        kind = space.kind(action)
        expect(space.encode(kind.name, *space.args(action)) == action, f"'{text}' is not what its arguments encode")
        expect(kind.base <= action < kind.base + kind.size, f"'{text}' lies outside its kind")
    _elements_are_names(space)


def _elements_are_names(space: ActionSpace) -> None:
    for action in range(space.size):
        for element in space.elements(action):
            fits = bool(ELEMENT.fullmatch(element))
            expect(fits, f"'{space.text(action)}' points at '{element}'; an element is `name` or `domain:value`")


def box_of_the_same_files_plays_the_same(game: Game) -> None:
    """Somebody's own folder with our files is our game."""
    own = game.box()
    expect(own.files.ours, "load_box must keep the files it was given in Box.files")
    case = cases_of(game, mixes=0)[0]
    other = game.setup(case.seats, case.options, case.preset, box_files=BoxFiles(dict(own.files.contents)))
    same = encode(other.start(Seeded(1))) == encode(case.setup(game).start(Seeded(1)))
    expect(same, "a box loaded from the same files begins differently")


def options_have_words(game: Game) -> None:
    words = Words(game.package)
    ids = [f"score-{category}" for category in game.categories]
    ids += [f"preset-{preset}" for preset in game.presets]
    for option in (*game.options, *game.retired):
        ids += [f"option-{option.id}", *(f"option-{option.id}-{value}" for value in option.values)]
    for id in ["title", *ids]:
        words.check(Message(f"{game.id}-{id}"))


def _rising(name: str, numbers: list[int]) -> None:
    expect(bool(numbers) and numbers == sorted(set(numbers)), f"{name} must be there, rising, each once: {numbers}")
