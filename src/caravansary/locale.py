"""Languages: renders core's messages as text with the Fluent catalogues, shared ones and each game's own."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from caravansary.core.game import Game
from caravansary.core.messages import Arg, Message

LANGUAGES = ("en", "cs", "pl")
FALLBACK = "en"
ENVIRONMENT = ("CARAVANSARY_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(ValueError):
    """There is no catalogue for the language somebody asked for."""


def pick_language(wish: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The language to speak: the wish, else the first one set in the environment, else English.

    >>> pick_language(None, {"LANG": "cs_CZ.UTF-8"}), pick_language("pl", {}), pick_language(None, {"LANG": "C"})
    ('cs', 'pl', 'en')
    """
    if wish is not None:
        if _base(wish) not in LANGUAGES:
            raise UnknownLanguage(f"there is no language '{wish}'; there are {', '.join(LANGUAGES)}")
        return _base(wish)
    for name in ENVIRONMENT:
        if environ.get(name):
            language = _base(environ[name])
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


def _base(tag: str) -> str:
    return tag.replace("-", "_").split("_")[0].split(".")[0].lower()


class Speaker:
    """Says messages in one language, at a table whose players have names. It is a `Render` for text boards.

    >>> Speaker("en", names=["Ann", "Bob"])(Message("seat", {"seat": 1}))
    'Bob'
    >>> Speaker("en").say("nobody-wrote-this")
    'nobody-wrote-this'
    """

    def __init__(self, language: str, game: Game | None = None, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = list(names)
        package = game.package if game else ""
        languages = [language] if language == FALLBACK else [language, FALLBACK]
        self._bundles = [_bundle(one, package) for one in languages]

    def __call__(self, message: Message) -> str:
        if message.id == "seat":
            return self._seat(message)
        return self._format(message.id, {name: self._plain(value) for name, value in message.args.items()})

    def say(self, id: str, /, **args: Arg) -> str:
        return self(Message(id, args))

    def knows(self, id: str) -> bool:
        return any(bundle.has_message(id) for bundle in self._bundles)

    def title(self, game: Game) -> str:
        id = f"{game.id}-title"
        return self.say(id) if self.knows(id) else game.title

    def _seat(self, message: Message) -> str:
        seat = message.args.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("seat-without-name", number=seat + 1 if isinstance(seat, int) else 0)

    def _plain(self, value: Arg) -> int | str:
        return self(value) if isinstance(value, Message) else value

    def _format(self, id: str, args: dict[str, int | str]) -> str:
        for bundle in self._bundles:
            if bundle.has_message(id):
                pattern = bundle.get_message(id).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, args)[0])
        return id


@cache
def _bundle(language: str, package: str) -> FluentBundle:
    """The shared catalogue of a language together with the one of a game's package, where it has one."""
    bundle = FluentBundle([language], use_isolating=False)
    for source in ("caravansary", package):
        if source:
            bundle.add_resource(FluentResource(_catalogue(source, language)))
    return bundle


def _catalogue(package: str, language: str) -> str:
    file = files(package).joinpath("locales", f"{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""
