"""Messages become text in three languages, with names, plurals and fallbacks."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from caravansary.core.messages import say, seat_name
from caravansary.locale import Speaker, UnknownLanguage, pick_language
from pebbles import GAME


@pytest.mark.parametrize(
    ("wish", "environ", "language"),
    [
        ("cs", {"CARAVANSARY_LANG": "pl"}, "cs"),
        ("pl-PL", {}, "pl"),
        (None, {"CARAVANSARY_LANG": "pl", "LANG": "cs_CZ.UTF-8"}, "pl"),
        (None, {"LANG": "en_GB.UTF-8", "LC_ALL": "cs_CZ.UTF-8"}, "cs"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_ALL": "C.UTF-8"}, "en"),
        (None, {"CARAVANSARY_LANG": ""}, "en"),
    ],
)
def test_the_language_comes_from_the_wish_then_the_environment(
    wish: str | None, environ: dict[str, str], language: str
) -> None:
    assert pick_language(wish, environ) == language


def test_an_unknown_wish_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="there is no language 'de'; there are en, cs, pl"):
        pick_language("de", {})


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("cs", {1: "1 dřívější řádek", 3: "3 dřívější řádky", 5: "5 dřívějších řádků"}),
        (
            "pl",
            {1: "1 wcześniejszy wiersz", 3: "3 wcześniejsze wiersze", 22: "22 wcześniejsze wiersze", 12: "12 wcześ"},
        ),
    ],
)
def test_numbers_take_their_plural(language: str, said: dict[int, str]) -> None:
    speaker = Speaker(language)
    for count, text in said.items():
        assert text in speaker.say("earlier-news", count=count)


def test_messages_inside_messages_and_names_are_said() -> None:
    speaker = Speaker("en", GAME, ["Ann", "Bob"])
    message = say("pebbles-lays", player=seat_name(1), colour=say("pebbles-colour-red"))
    assert speaker(message) == "Bob lays a pebble: red."
    assert speaker(seat_name(7)) == "Seat 8"


def test_a_missing_message_is_said_in_english_and_else_by_its_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locales = tmp_path / "halfway" / "locales"
    locales.mkdir(parents=True)
    (tmp_path / "halfway" / "__init__.py").touch()
    (locales / "en.ftl").write_text("halfway-title = Half Way\nhalfway-do-walk = Walk to { $place }\n")
    (locales / "pl.ftl").write_text("halfway-title = Pół Drogi\n")
    monkeypatch.syspath_prepend(tmp_path)
    polish = Speaker("pl", replace(GAME, id="halfway", package="halfway"))
    assert polish.say("halfway-title") == "Pół Drogi"
    assert polish.say("halfway-do-walk", place="the inn") == "Walk to the inn"
    assert polish.say("halfway-do-run") == "halfway-do-run"


def test_a_game_without_a_title_message_has_its_own() -> None:
    nameless = replace(GAME, id="nameless", title="No Name", package="caravansary")
    assert Speaker("cs", nameless).title(nameless) == "No Name"
