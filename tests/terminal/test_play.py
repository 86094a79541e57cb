"""Whole games and every command at the prompt, typed line by line."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from caravansary.cli import run
from caravansary.core.record import read_record
from caravansary.terminal.seats import seat_of_record

Play = Callable[..., str]
AGAINST_BOT = ("--seats", "you:Eva,random", "--option", "first_player=first_seat", "--seed", "7")
TWO_PEOPLE = ("--seats", "human:Eva,human:Petr", "--option", "first_player=first_seat", "--seed", "7")


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "game.json"


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], save: Path) -> Play:
    """Types lines into a game and gives back what the screen showed."""
    monkeypatch.setenv("CARAVANSARY_LANG", "en")
    monkeypatch.setenv("CARAVANSARY_SAVES", str(save.parent))
    monkeypatch.chdir(save.parent.parent)

    def typed(lines: str, *words: str, code: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        assert run(["play", *words]) == code
        return capsys.readouterr().out

    return typed


def new_game(*words: str) -> tuple[str, ...]:
    return ("yspahan", "--save", "saves/game.json", *words)


def moves(save: Path) -> int:
    return len(read_record(save).moves)


def test_a_whole_game_ends_with_ranking_and_record(play: Play, save: Path) -> None:
    shown = play("1\n" * 1000, *new_game(*AGAINST_BOT))
    assert "The game is over" in shown
    assert "Total" in shown
    record = read_record(save)
    assert record.scores is not None
    place = "1. Eva" if record.scores[0] > record.scores[1] else "1. Random"
    assert place in shown
    assert f"caravansary replay {save.relative_to(save.parent.parent)}" in shown


def test_the_table_is_shown_with_numbered_choices_and_narration(play: Play) -> None:
    shown = play("1\n", *new_game(*AGAINST_BOT))
    assert "Yspahan" in shown
    assert "Eva 0" in shown
    assert "1–" in shown
    assert "•" in shown


def test_leaving_saves_and_resuming_goes_on(play: Play, save: Path) -> None:
    shown = play("1\n1\n1\nq\n", *new_game(*AGAINST_BOT))
    assert "caravansary play --resume saves/game.json" in shown
    begun = read_record(save)
    assert len(begun.moves) >= 3
    assert begun.scores is None
    play("1\n" * 1000, "--resume", str(save))
    ended = read_record(save)
    assert ended.moves[: len(begun.moves)] == begun.moves
    assert ended.scores is not None
    assert ended.seats == ["Eva", "random"]


def test_last_is_the_game_left_last(play: Play, save: Path) -> None:
    play("1\n1\n", "yspahan", *AGAINST_BOT)
    file = next(save.parent.glob("yspahan-*.json"))
    before = moves(file)
    (save.parent / "broken.json").write_text("{")
    play("1\n", "--resume", "last")
    assert moves(file) > before


def test_the_end_of_input_saves_the_game(play: Play, save: Path) -> None:
    play("1\n1\n", *new_game(*AGAINST_BOT))
    assert moves(save) >= 2


def test_dice_stay_the_same_when_an_answer_is_taken_back(play: Play, save: Path) -> None:
    play("1\n", *new_game(*AGAINST_BOT))
    first = read_record(save).moves
    play("1\nu\n1\n", *new_game(*AGAINST_BOT))
    assert read_record(save).moves == first


def test_a_bot_replies_the_same_to_the_same_answer(play: Play, save: Path) -> None:
    answers = "1\n1\n1\n1\n1\n1\n"
    play(answers, *new_game(*AGAINST_BOT))
    first = read_record(save).moves
    play(answers + "u\n" * 6 + answers, *new_game(*AGAINST_BOT))
    assert read_record(save).moves == first


def test_against_bots_anything_can_be_taken_back(play: Play, save: Path) -> None:
    shown = play("1\n1\n1\n" + "u\n" * 4, *new_game(*AGAINST_BOT))
    assert moves(save) == 0
    assert "There is nothing you could take back." in shown


def test_a_turn_can_be_restarted(play: Play, save: Path) -> None:
    """Back to the choice of dice; they were rolled before it."""
    play("dice 0\n1\nr\n", *new_game(*AGAINST_BOT))
    assert [move.action for move in read_record(save).moves] == ["dice 0"]


def test_choices_can_be_typed_as_words(play: Play, save: Path) -> None:
    play("dice 0\n", *new_game(*AGAINST_BOT))
    assert read_record(save).moves[0].action == "dice 0"


def test_nonsense_is_refused_and_asked_again(play: Play, save: Path) -> None:
    shown = play("0\n99\nxyzzy\n\n", *new_game(*AGAINST_BOT))
    assert shown.count("is not one of the choices") == 3
    assert not save.exists() or moves(save) == 0


def test_help_points_log_and_board_can_be_asked_for(play: Play) -> None:
    shown = play("?\np\nl\nb\n", *new_game(*AGAINST_BOT))
    assert "take back your last answer" in shown
    assert "Total" in shown
    assert shown.count("Yspahan") >= 2


@pytest.mark.parametrize(
    ("seats", "true", "false"),
    [
        ("you:Eva,random", "or build one building", "After that you may build"),
        ("you:Eva,random,random", "After that you may build", "or build one building"),
    ],
)
def test_help_is_true_for_the_number_of_players(play: Play, seats: str, true: str, false: str) -> None:
    """R11, R47: with two players building is a use of the dice, with more it comes after it."""
    shown = " ".join(play("?\n", *new_game("--seats", seats, "--option", "first_player=first_seat")).split())
    assert true in shown and false not in shown


def test_a_copy_can_be_saved_anywhere(play: Play, tmp_path: Path) -> None:
    shown = play("1\ns copies/here.json\ns /proc/nowhere/x.json\n", *new_game(*AGAINST_BOT))
    assert "Saved in copies/here.json" in shown
    assert moves(tmp_path / "copies" / "here.json") >= 1
    assert "Could not save in /proc/nowhere/x.json" in shown


def test_bots_alone_play_to_the_end(play: Play, save: Path) -> None:
    assert "The game is over" in play("", *new_game("--seats", "random,random"))
    assert read_record(save).seats == ["random", "random 2"]


def test_two_people_hand_the_screen_over(play: Play, save: Path) -> None:
    """Cards are secret: as soon as there are any, nobody sees the other's page without a page between."""
    shown = play("take-card\n1\n\n" * 800, *new_game(*TWO_PEOPLE))
    assert "It is Petr's turn." in shown
    assert "The game is over" in shown
    assert read_record(save).scores is not None


def test_at_the_hand_over_the_one_before_may_take_back(play: Play, save: Path) -> None:
    typed = "dice 0\n1\ntake-card\nend\n"
    shown = play(typed + "x\n", *new_game(*TWO_PEOPLE))
    assert "It is Petr's turn." in shown
    assert "Press Enter." in shown
    assert read_record(save).moves[-1].action == "end"
    play(typed + "u\n", *new_game(*TWO_PEOPLE))
    assert read_record(save).moves[-1].action == "take-card"


@pytest.mark.parametrize(("language", "word"), [("en", "Points"), ("cs", "Body"), ("pl", "Punkty")])
def test_the_table_speaks_the_language(play: Play, language: str, word: str) -> None:
    shown = play("p\n" + "1\n" * 30, *new_game(*AGAINST_BOT), "--lang", language)
    assert word in shown
    assert "yspahan-" not in shown


def test_own_names_and_bots_are_kept_in_the_record(play: Play, save: Path) -> None:
    play("1\n", *new_game("--players", "4", "--seats", "you:Eva,greedy,random,greedy"))
    assert json.loads(save.read_bytes())["seats"] == ["Eva", "greedy", "random", "greedy 2"]


def test_bots_with_a_style_keep_their_name_in_the_record(play: Play, save: Path) -> None:
    shown = play("1\n", *new_game("--players", "3", "--seats", "you:Eva,yspahan-builder,yspahan-builder"))
    assert json.loads(save.read_bytes())["seats"] == ["Eva", "yspahan-builder", "yspahan-builder 2"]
    assert seat_of_record("yspahan-builder 2").bot == "yspahan-builder"
    assert "Eva" in shown


def test_hidden_points_count_for_nobody_and_stand_apart(play: Play) -> None:
    """R1.3 of Five Tribes: coins and goods of others are hidden, one's own are no lead."""
    shown = play("p\n", "five-tribes", "--save", "saves/game.json", "--seats", "you:Eva,random", "--seed", "7")
    lines = [" ".join(line.split()) for line in shown.splitlines()]
    assert any("Eva 0 (+50 secret)" in line and "Random 0 (+? secret)" in line for line in lines)
    assert "Coins * 50 ?" in lines and "Open points 0 0" in lines and "Secret points * 50 ?" in lines
