"""What Yspahan says: labels fit buttons, prompts are one sentence, and every language has its plurals."""

import pytest

from caravansary.core.describe import default_label
from caravansary.games.yspahan import GAME
from caravansary.locale import LANGUAGES, Speaker
from tests.games.yspahan.builder import yspahan
from tests.games.yspahan.playing import random_game

LONGEST_LABEL = 60
LONGEST_PROMPT = 160
NAMES = ["Ann", "Bob", "Cyril", "Dana"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_buttons_and_prompts_are_one_sentence(language: str) -> None:
    speaker = Speaker(language, GAME, NAMES)
    for players, preset in ((2, "second"), (4, "first")):
        for state in random_game(players, seed=2, preset=preset):
            prompt = speaker(state.question())
            assert len(prompt) <= LONGEST_PROMPT and prompt.count(". ") == 0 and "{" not in prompt
            for action in state.actions:
                label = speaker(state.label(action))
                assert 0 < len(label) <= LONGEST_LABEL and "{" not in label and "yspahan-" not in label


def test_labels_of_one_question_are_all_different() -> None:
    speaker = Speaker("cs", GAME, NAMES)
    for state in random_game(3, seed=5):
        labels = [speaker(state.label(action)) for action in state.actions]
        assert len(set(labels)) == len(labels)


def test_a_choice_says_what_it_brings() -> None:
    speaker = Speaker("en", GAME, NAMES)
    game = yspahan().given(
        tower={"camel": "1 1 1y", "gold": "6"}, buildings={"blue": "paddock"}, hands={"blue": "swap"}
    )
    assert speaker(game.state.question()).startswith("Choose a dice group")
    hint = game.state.hint(game.state.actions[0])
    assert hint is not None and speaker(hint) == "3 dice of value 1"
    game.play("floor camel")
    labels = [speaker(game.state.label(action)) for action in game.state.actions]
    assert labels == ["Take 4 camels", "Take 5 camels, discard “Exchange”", "Move the supervisor", "Take a card"]


def test_a_walk_says_its_price_and_whose_goods_leave() -> None:
    speaker = Speaker("en", GAME, NAMES)
    game = yspahan().given(tower={"camel": "1", "gold": "6"}, shops={"green": "barrel-white-1", "red": "vase-blue-1"})
    game.play("floor camel", "supervisor")
    said = {
        speaker(game.state.label(action)): speaker(hint)
        for action in game.state.actions
        if (hint := game.state.hint(action)) is not None
    }
    assert said["east 1 (E1)"] == "free; loads goods of Bob and Cyril"
    assert said["north 1 (N1)"] == "free; loads a good of Cyril"
    assert said["south 2 (S2)"] == "1 gold; loads nothing"


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("en", ["Take 1 camel", "Take 2 camels", "Take 5 camels"]),
        ("cs", ["Vzít 1 velblouda", "Vzít 2 velbloudy", "Vzít 5 velbloudů"]),
        ("pl", ["Weź 1 wielbłąda", "Weź 2 wielbłądy", "Weź 5 wielbłądów"]),
    ],
)
def test_plurals(language: str, labels: list[str]) -> None:
    speaker = Speaker(language, GAME, NAMES)
    for number, label in zip((1, 2, 5), labels, strict=True):
        dice = " ".join(["1"] * number)
        state = yspahan().given(turn="yellow", tower={"camel": dice}).state
        assert speaker(state.label(state.actions[0])) == label


def test_every_answer_has_words_also_where_the_game_chooses_its_own() -> None:
    speaker = Speaker("en", GAME, NAMES)
    state = yspahan().state
    for kind in state.setup.space.kinds:
        if kind.name != "main":
            assert speaker.knows(default_label(state, kind.base).id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_in_text_shows_everything(language: str) -> None:
    speaker = Speaker(language, GAME, NAMES)
    game = yspahan().given(
        tower={"camel": "1 1y", "gold": "6"},
        supervisor="W3",
        shops={"red": "vase-blue-1"},
        caravan="blue yellow",
        buildings={"green": "hoist"},
        hands={"blue": "swap swap"},
        discard="gain_gold",
    )
    text = GAME.board_text(game.state.observe(0), game.setup, speaker)
    city = text.split("\n\n")[0]
    assert "<W3>" in city and "[C]" in city and city.count("p6") == 1
    assert "[1] (1)" in text and "x1  A D _ _   +2" in text
    assert speaker.say("yspahan-building-hoist") in text and "2 x " + speaker.say("yspahan-card-swap") in text
    assert speaker.say("yspahan-text-pile", pile=15, discard=1) in text
    assert "{" not in text and "yspahan-" not in text


def test_other_hands_are_not_in_the_text() -> None:
    speaker = Speaker("en", GAME, NAMES)
    game = yspahan().given(tower={"camel": "1", "gold": "6"}, hands={"blue": "swap"})
    assert "Exchange" not in GAME.board_text(game.state.observe(1), game.setup, speaker)
