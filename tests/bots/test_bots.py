"""Bots by name, and what they have in common."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from caravansary.arena.table import play_game
from caravansary.bots import UnknownBot, answer, bot_names, bots_of, make_bot, style_names
from caravansary.bots.strength import strengths
from caravansary.core.chance import Chance, Seeded
from caravansary.core.position import Position
from caravansary.core.registry import get_game
from caravansary.locale import LANGUAGES, Speaker


class NoChance(Chance):
    def pick(self, n: int) -> int:
        raise AssertionError("nobody should ask")


THINKS_LONG = {"level4", "level5"}


@pytest.mark.parametrize("name", [name for name in bot_names() if name not in THINKS_LONG])
def test_every_bot_plays_a_whole_game_by_the_rules(name: str) -> None:
    state = get_game("yspahan").setup(2).start(Seeded(1))
    chance, thoughts = Seeded(2), Seeded(3)
    bot = make_bot(name)
    while state.actions:
        state.play(answer(bot, state, thoughts), chance)
    assert state.over()


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'deep-blue'; there are random, level1"):
        make_bot("deep-blue")


def test_random_gives_every_answer_about_equally_often() -> None:
    state = get_game("yspahan").setup(2).start(Seeded(1))
    position, chance = Position(state), Seeded(1)
    counts = Counter(make_bot("random").choose(position, chance) for _ in range(300 * len(state.actions)))
    assert set(counts) == set(state.actions)
    assert all(200 <= count <= 400 for count in counts.values())


def test_a_single_answer_needs_no_thought() -> None:
    state = get_game("yspahan").setup(2).start(Seeded(1))
    state.actions = state.actions[:1]
    assert answer(make_bot("greedy"), state, NoChance()) == state.actions[0]


@pytest.mark.parametrize("name", sorted(THINKS_LONG))
def test_who_thinks_long_answers_by_the_rules(name: str) -> None:
    state = get_game("yspahan").setup(2).start(Seeded(1))
    assert answer(make_bot(name), state, Seeded(1)) in state.actions


def test_there_are_five_levels_weakest_first() -> None:
    assert [name for name in bot_names() if name.startswith("level")] == [f"level{n}" for n in range(1, 6)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_for_people(language: str) -> None:
    assert all(Speaker(language).knows(f"bot-{name}") for name in bot_names())
    assert all(Speaker(language).knows(f"bot-{name}-about") for name in bot_names())


def test_a_game_has_its_styles_beside_the_levels() -> None:
    yspahan = get_game("yspahan")
    assert bots_of(yspahan) == [*bot_names(), *style_names(yspahan)]
    assert not set(bots_of(get_game("wayfarers"))) & set(style_names(yspahan))


def test_strength_is_what_was_measured_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "measured_game"
    package.mkdir()
    (package / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    game = replace(get_game("yspahan"), package="measured_game")
    assert strengths(game) == {}
    (package / "strength.toml").write_text("[elo]\nlevel1 = 811.6\nyspahan-builder = 1240\n")
    assert strengths(game) == {"level1": 812, "yspahan-builder": 1240}


def test_a_level_with_less_noise_plays_better() -> None:
    setup = get_game("yspahan").setup(2)
    won = 0.0
    for number in range(6):
        turned = number % 2
        bots = [make_bot("level3"), make_bot("level1")][:: -1 if turned else 1]
        won += play_game(setup, bots, f"levels/{number}").shares[turned]
    assert won >= 5
