"""What Yspahan says: labels fit buttons, prompts are one sentence, and every language has its plurals."""

import pytest

from caravansary.core.describe import default_label
from caravansary.games.yspahan import GAME
from caravansary.locale import LANGUAGES, Speaker
from tests.games.wording import ADDRESS, addressed, not_watched, read_by_others
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
    ("language", "plain", "hammam"),
    [
        ("en", ["exactly 4 spaces", "each space more or fewer costs 1 gold"], ["up to 3 more or fewer are free"]),
        ("cs", ["přesně 4 pole", "každé pole navíc nebo méně stojí 1 minci"], ["až 3 pole navíc nebo méně"]),
        ("pl", ["dokładnie 4 pola", "każde pole więcej lub mniej kosztuje 1 monetę"], ["do 3 pól więcej lub mniej"]),
    ],
)
def test_r24_r25_r26_the_supervisor_walks_exactly_the_value_or_pays(
    language: str, plain: list[str], hammam: list[str]
) -> None:
    """The value is no allowance of free spaces: fewer cost as much as more, but for the hammam."""
    speaker = Speaker(language, GAME, NAMES)
    for built, words in (("", plain), ("hammam", [plain[0], *hammam])):
        game = yspahan().given(tower={"camel": "4", "gold": "6"}, buildings={"blue": built})
        game.play("floor camel")
        hint = game.state.hint(game.setup.space.parse("supervisor"))
        assert hint is not None and all(word in speaker(hint) for word in words)
        game.play("supervisor")
        prompt = speaker(game.state.question())
        assert all(word in prompt for word in words) and len(prompt) <= LONGEST_PROMPT


@pytest.mark.parametrize(("built", "points"), [("", 3), ("bazaar", 5)])
def test_r43_points_promised_for_a_souk_count_the_bazaar(built: str, points: int) -> None:
    game = yspahan().given(tower={"bag": "2", "gold": "6"}, buildings={"blue": built})
    game.play("floor bag", "main")
    hint = game.state.hint(game.setup.space.parse("shop bag-white-1"))
    assert hint is not None and hint.args == {"left": 3, "points": points}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_watches_reads_who_does_what(language: str) -> None:
    """Short, in the third person, and never to somebody who is not asked."""
    speaker = Speaker(language, GAME, NAMES)
    asked: set[str] = set()
    for players, preset in ((2, "second"), (4, "first"), (3, "second")):
        for state in random_game(players, seed=2, preset=preset):
            if state.over():
                continue
            watched = speaker(state.watched())
            asked.add(state.question().id)
            assert watched.startswith(f"{NAMES[state.seat]} ") and len(watched) <= LONGEST_PROMPT
            assert not ADDRESS[language].search(watched) and "{" not in watched
    assert len(asked) >= 12 and not_watched(GAME, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_addressed_in_what_others_read(language: str) -> None:
    assert len(read_by_others(GAME, language)) > 30
    assert addressed(GAME, language) == []


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
    text = GAME.board_text(game.seen_by(0), game.setup, speaker)
    city = text.split("\n\n")[0]
    assert "<W3>" in city and "[C]" in city and city.count("p6") == 1
    assert "[1] (1)" in text and "x1  A D _ _   +2" in text
    assert speaker.say("yspahan-building-hoist") in text and "2 x " + speaker.say("yspahan-card-swap") in text
    assert speaker.say("yspahan-text-pile", pile=15, discard=1) in text
    assert "{" not in text and "yspahan-" not in text


def test_other_hands_are_not_in_the_text() -> None:
    speaker = Speaker("en", GAME, NAMES)
    game = yspahan().given(tower={"camel": "1", "gold": "6"}, hands={"blue": "swap"})
    assert "Exchange" not in GAME.board_text(game.seen_by(1), game.setup, speaker)
