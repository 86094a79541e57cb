"""The catalogues of a game and the shared ones: whether a message can be said in every language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from caravansary.core.conformance.report import Violation, expect
from caravansary.core.messages import Message

LANGUAGES = ("en", "cs", "pl")
SHARED = "caravansary"


class Words:
    """Says messages in all languages and notices what is missing. A game without catalogues is left alone."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.exist = files(package).joinpath("locales").is_dir()
        self._said: dict[bytes, str] = {}

    def check(self, message: Message) -> None:
        """Violation where a language lacks the message, or its text uses an argument that is not there."""
        self.render(message)

    def render(self, message: Message) -> str:
        """The message in English after it was checked in all languages, for boards in text."""
        if not self.exist:
            return message.id
        key = msgspec.json.encode(message)
        if key not in self._said:
            english, *_ = (self._say(language, message) for language in LANGUAGES)
            self._said[key] = english
        return self._said[key]

    def _say(self, language: str, message: Message) -> str:
        if message.id == "seat":
            return f"seat {message.args['seat']}"
        bundle = _bundle(language, self.package)
        found = bundle.get_message(message.id).value if bundle.has_message(message.id) else None
        if found is None:
            raise Violation(f"'{message.id}' is not in locales/{language}.ftl of {self.package}, nor in the shared one")
        args: dict[str, int | str] = {
            name: self._say(language, value) if isinstance(value, Message) else value
            for name, value in message.args.items()
        }
        text, errors = bundle.format_pattern(found, args)
        expect(not errors, f"'{message.id}' in {language} with {', '.join(args) or 'no arguments'}: {errors}")
        return str(text)


@cache
def _bundle(language: str, package: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in (SHARED, package):
        file = files(source).joinpath("locales", f"{language}.ftl")
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
