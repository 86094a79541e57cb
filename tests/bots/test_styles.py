"""Styles: bots with a plan for one game, by name, fair and whole."""

from __future__ import annotations

import pytest

from caravansary.arena.table import play_game
from caravansary.bots import UnknownBot, game_of_style, make_bot, style_names
from caravansary.core.chance import Seeded
from caravansary.core.position import Position
from caravansary.core.registry import game_ids, get_game
from caravansary.locale import LANGUAGES, Speaker
from tests.bots.test_greedy import questions

APART = 9
"""So many questions lie at least between two that are compared."""
ALL = [(id, style) for id in game_ids() for style in style_names(get_game(id))]


@pytest.mark.parametrize("id", ["yspahan", "five-tribes", "wayfarers", "marco-polo-ii"])
def test_every_game_of_ours_has_at_least_four_styles(id: str) -> None:
    assert len(style_names(get_game(id))) >= 4


@pytest.mark.parametrize(("id", "name"), [pair for pair in ALL if pair[0] != "wayfarers"])
def test_every_style_plays_a_whole_game_better_than_chance(id: str, name: str) -> None:
    """Chance does not hurry, so a game of Wayfarers against it may run out of cards and stall: those play alone."""
    outcome = play_game(get_game(id).setup(2), [make_bot(name), make_bot("random")], "styles")
    assert outcome.shares[0] == 1.0


@pytest.mark.parametrize(("id", "name"), ALL)
def test_what_is_hidden_does_not_change_a_styles_answer(id: str, name: str) -> None:
    bot = make_bot(name)
    compared: list[int] = []
    for number, state in enumerate(questions(get_game(id).setup(3).start(Seeded(1)), 1)):
        other = state.determinize(state.seat, Seeded(number))
        too_soon = bool(compared) and number < compared[-1] + APART
        if too_soon or other.hidden(state.seat) == state.hidden(state.seat):
            continue
        compared.append(number)
        chosen = [bot.choose(Position(one), Seeded(5)) for one in (state, other)]
        assert chosen[0] == chosen[1], f"question {number}: {state.decision()}"
        if len(compared) == 4:
            break
    assert compared


@pytest.mark.parametrize(("id", "name"), ALL)
def test_every_style_has_a_name_and_a_sentence_for_people(id: str, name: str) -> None:
    for language in LANGUAGES:
        speaker = Speaker(language, get_game(id))
        assert speaker.knows(f"bot-{name}")
        assert speaker.knows(f"bot-{name}-about")


def test_a_style_knows_its_own_game_only() -> None:
    assert game_of_style("yspahan-builder") is get_game("yspahan")
    assert game_of_style("yspahan-sailor") is None
    with pytest.raises(UnknownBot, match="there is no bot 'yspahan-sailor'"):
        make_bot("yspahan-sailor")
    with pytest.raises(UnknownBot, match="a style for yspahan and cannot play five-tribes"):
        play_game(get_game("five-tribes").setup(2), [make_bot("yspahan-builder")] * 2, "wrong game")
