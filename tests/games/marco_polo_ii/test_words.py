"""What Marco Polo II says: labels, prompts and hints in every language, and the board as text."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from caravansary.core.chance import Seeded
from caravansary.core.state import State
from caravansary.games.marco_polo_ii import GAME
from caravansary.locale import LANGUAGES, Speaker
from tests.games.marco_polo_ii.builder import Table, marco

LONGEST_LABEL = 110
LONGEST_PROMPT = 160
WIDTH = 80
NAMES = ["Ann", "Bob", "Cyril", "Dana"]


def random_game(players: int, seed: int) -> Iterator[State]:
    chance, answers = Seeded(seed), Seeded(seed + 1)
    state = GAME.setup(players).start(chance)
    while not state.over():
        yield state
        state.play(state.actions[answers.pick(len(state.actions))], chance)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_and_prompts_are_short_and_complete(language: str) -> None:
    speaker = Speaker(language, GAME, NAMES)
    for state in random_game(3, seed=4):
        prompt = speaker(state.question())
        assert len(prompt) <= LONGEST_PROMPT and "{" not in prompt and "marco-polo" not in prompt
        for action in state.actions:
            label = speaker(state.label(action))
            assert 0 < len(label) <= LONGEST_LABEL and "{" not in label and "marco-polo" not in label


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_one_question_are_all_different(language: str) -> None:
    speaker = Speaker(language, GAME, NAMES)
    for state in random_game(4, seed=8):
        labels = [speaker(state.label(action)) for action in state.actions]
        assert len(set(labels)) == len(labels)


def hints(game: Table) -> dict[str, str]:
    speaker = Speaker("en", GAME, NAMES)
    found = {}
    for action in game.state.actions:
        hint = game.state.hint(action)
        if hint is not None:
            found[game.setup.space.text(action)] = speaker(hint)
    return found


def test_a_placement_says_what_it_costs_and_brings() -> None:
    game = marco().given(
        dice={"blue": "2 3"}, goods={"blue": "coin=9;camel=9"}, placed={"book_1": "red4"}, cards={"area_1": "cc07"}
    )
    said = hints(game)
    assert said["place book_1 own-3"] == "occupied, costs 3 coins; one of four bundles; any die"
    assert said["place khan own-2"] == "4 coins, 2 camels"
    assert said["place travel_middle own-2"] == "up to 2 locations; you pay the routes"
    assert said["place area_1 own-3"] == "2 coins times the die"
    assert said["adjust own-2 up"] == "costs 2 camels"


def test_a_step_says_what_the_way_costs() -> None:
    game = marco().given(dice={"blue": "3"}, goods={"blue": "coin=9;camel=9"}, outposts={"xanadu": "ot01"})
    said = hints(game.play("place travel_lower own-3"))
    assert said["go xanadu"] == "the way costs 4 coins; city card; outpost tile: 2 gold"


def test_a_bundle_is_a_list_with_plurals() -> None:
    game = marco().given(dice={"blue": "3"}, contracts={"blue": "s1"}, goods={"blue": "camel=1;pepper=2"})
    action = game.setup.space.parse("complete s1")
    said = {language: Speaker(language, GAME)(game.state.label(action)) for language in LANGUAGES}
    assert said["en"] == "Complete the contract for 1 camel, 2 pepper"
    assert said["cs"] == "Splnit: zakázka za 1 velbloud, 2× pepř"
    assert said["pl"] == "Wypełnij: kontrakt za 1 wielbłąd, 2× pieprz"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_as_text_fits_a_terminal(language: str) -> None:
    speaker = Speaker(language, GAME, NAMES)
    for number, state in enumerate(random_game(4, seed=3)):
        if number % 40 == 0:
            text = GAME.board_text(state.observe(state.seat), state.setup, speaker)
            assert max(len(line) for line in text.splitlines()) <= WIDTH
            assert "marco-polo" not in text and "{" not in text
            assert "Ann" in text and "Dana" in text


def test_the_text_shows_the_shield_track_and_how_often_special_cities_pay() -> None:
    """R5.6.3, R10.2: both are printed on the board."""
    game = marco().given(dice={"blue": "1 5"}, posts={"blue": "balkh xanadu merw"}, goods={"blue": "coin=1"})
    text = GAME.board_text(game.state.observe(0), game.setup, Speaker("en", GAME, NAMES))
    lines = [" ".join(line.split()) for line in text.splitlines()]
    assert "Shields of different cities at the end" in lines
    assert "0: 0 1: 1 2: 2 3: 4 4: 6 5: 9 6: 12 7: 16 8: 20 9: 24 10: 28 11: 33 12: 38 13: 43" in " ".join(lines)
    assert "Different shields: 2" in lines, "Xanadu and Merw show the same one"
    words = "1 camel, 2 silk; with the upgraded tailors’ seal its bonus too (die 1 to 4: once, die 5 to 6: twice)"
    assert f"1 coin, {words}" in " ".join(lines)
    assert "tailors’ seal its bonus too (twice)" in hints(game)["place special_balkh own-5"]
    assert "tailors’ seal its bonus too (once)" in hints(game)["place special_balkh own-1"]


SECOND_PERSON = {
    "en": r"\b(you|your|yours)\b",
    "cs": r"\b(vy|vám|vás|vaš\w+|váš|jste|\w{3,}(?:áte|íte|ete|ěte))\b",
    "pl": r"\b(ty|ci|ciebie|tw[oó]j\w*|twoi\w*|\w{3,}sz)\b",
}
PRIVATE = ("ask", "do", "hint", "help", "option", "preset", "log-goal-own", "board-own", "board-goal", "board-no-dice")
BOARD = Path(__file__).parents[3] / "web/src/games/marco-polo-ii/locales"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_others_read_addresses_nobody(language: str) -> None:
    """Prompts for those who watch, log lines, the things that both are made of, and what the board says."""
    folder = files("caravansary.games.marco_polo_ii") / "locales"
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    text += (BOARD / f"{language}.ftl").read_text(encoding="utf-8")
    found = []
    for message in re.findall(r"^marco-polo-ii-[^\n]*\n(?:[ ][^\n]*\n|\n(?=[ ]))*", text, re.MULTILINE):
        name = message.removeprefix("marco-polo-ii-").split(" ")[0]
        if not name.startswith(PRIVATE) or name.endswith("-by"):
            found += [(name, word) for word in re.findall(SECOND_PERSON[language], message.partition("=")[2].lower())]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_watches_reads_who_decides(language: str) -> None:
    speaker = Speaker(language, GAME, NAMES)
    for state in random_game(3, seed=5):
        assert speaker(state.watched()).startswith(f"{NAMES[state.seat]} ")
