"""Players with a plan want what their name says, play whole games, and know nothing that is hidden from them."""

from __future__ import annotations

import pytest

from caravansary.arena.table import play_game
from caravansary.bots import make_bot, style_names
from caravansary.core.chance import Seeded
from caravansary.core.position import Position as Sight
from caravansary.games.marco_polo_ii import GAME
from caravansary.games.marco_polo_ii.styles import STYLES
from tests.games.marco_polo_ii.builder import Position, Table, marco

RICH: Position = {"round": 2, "goods": {"blue": "coin=10;camel=6;silk=1;gold=1"}, "dice": {"blue": "4 4 5"}}


def worth(style: str, game: Table) -> float:
    return STYLES[style](game.state, 0)


def gain(style: str, **more: dict[str, str]) -> float:
    """How much better a plan goes with something that the rich position lacks."""
    richer: Position = {**RICH, **more}  # type: ignore[typeddict-item]
    return worth(style, marco(3).given(richer)) - worth(style, marco(3).given(RICH))


def most_pleased(**more: dict[str, str]) -> str:
    """Whose plan gains most by something."""
    return max(STYLES, key=lambda style: gain(style, **more))


def test_the_merchant_wants_contracts() -> None:
    assert most_pleased(contracts={"blue": "c08 c25"}) == "contracts"


def test_the_traveller_wants_posts() -> None:
    assert most_pleased(posts={"blue": "yangzhou kunming"}) == "traveller"


def test_the_guild_master_wants_seals() -> None:
    assert most_pleased(seals={"blue": "farmers spice"}, goals={"blue": "g12"}) == "seals"


def test_the_card_player_wants_city_cards() -> None:
    cards = {"card_chengdu": "cc12", "card_jaipur_1": "cc21"}
    with_posts: Position = {**RICH, "cards": cards, "posts": {"blue": "chengdu jaipur"}}
    elsewhere: Position = {**RICH, "cards": cards, "posts": {"blue": "kunming yangzhou"}}
    liking = {
        style: worth(style, marco(3).given(with_posts)) - worth(style, marco(3).given(elsewhere)) for style in STYLES
    }
    assert max(liking, key=lambda style: liking[style]) == "cards"


@pytest.mark.parametrize("style", STYLES)
def test_a_walk_promises_what_it_ends_with(style: str) -> None:
    """R5.4.5: whoever is on the way to a city counts on the post there, so that nobody stops half-way."""
    dice = ["place travel_middle own-4", "add own-4"]
    begun = worth(style, marco(3).given(RICH).play(*dice))
    ends = [
        ["go xian", "stop"],
        ["go xian", "go yangzhou", "stop"],
        ["go xian", "go chengdu", "stop"],
        ["go xanadu", "stop"],
    ]
    assert begun >= max(worth(style, marco(3).given(RICH).play(*dice, *end)) for end in ends) - 1.5


@pytest.mark.parametrize("name", style_names(GAME))
def test_every_style_plays_a_whole_game(name: str) -> None:
    outcome = play_game(GAME.setup(2), [make_bot(name), make_bot("random")], "whole game")
    assert outcome.scores[0] > max(60, outcome.scores[1])


@pytest.mark.parametrize("name", style_names(GAME))
def test_what_is_hidden_does_not_change_the_answer(name: str) -> None:
    """R4.2.7: the goal cards of the others."""
    state = GAME.setup(3).start(Seeded("hidden"))
    chance = Seeded("dice")
    bot = make_bot(name)
    differing = 0
    for number in range(80):
        other = state.determinize(state.seat, Seeded(number))
        if number % 8 == 0 and other.hidden(state.seat) != state.hidden(state.seat):
            differing += 1
            assert bot.choose(Sight(state), Seeded(5)) == bot.choose(Sight(other), Seeded(5))
        state.play(state.actions[chance.pick(len(state.actions))], chance)
    assert differing >= 5
