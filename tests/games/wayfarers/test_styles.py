"""Players with a plan: each wants what its name says, plays to the end and knows nothing that is hidden."""

from __future__ import annotations

import pytest

from caravansary.arena.table import play_game
from caravansary.bots import make_bot, style_names
from caravansary.core.chance import Seeded
from caravansary.core.position import Position
from caravansary.games.wayfarers import GAME
from caravansary.games.wayfarers.styles import STYLES
from tests.games.wayfarers.builder import Table, wayfarers


def table() -> Table:
    return wayfarers(2).given(node="1a", cards="L01 W01", coin=2, food=2)


def wishes() -> dict[str, Table]:
    """For each style what it should long for."""
    return {
        "stargazer": table().given(cards="S09 S10"),
        "chronicler": table().given(node="5a"),
        "steward": table().given(caravan="UG1@2-1 UG2@3-1 UG3@4-1", tucked={"L01": "T08", "W01": "T10"}),
        "mariner": table().given(cards="W19 W26"),
        "guildmaster": table().given(guilds={"black": 3, "yellow": 3, "blue": 3}),
    }


@pytest.mark.parametrize("style", STYLES)
def test_each_plan_wants_what_its_name_says_more_than_any_other_plan_does(style: str) -> None:
    before, after = table().state, wishes()[style].state
    longing = {name: plan(after, 0) - plan(before, 0) for name, plan in STYLES.items()}
    assert longing[style] > 0.0
    assert max(longing, key=lambda name: longing[name]) == style, longing


@pytest.mark.parametrize("style", STYLES)
def test_each_plan_would_rather_have_its_wish_than_six_coins(style: str) -> None:
    plan = STYLES[style]
    assert plan(wishes()[style].state, 0) > plan(table().given(coin=8).state, 0)


def test_who_is_ahead_likes_the_end_and_who_is_behind_does_not() -> None:
    for plan in STYLES.values():
        worths: list[float] = []
        for cards in ("", "S01 S02 S09 S10 S11 W19 W20 W21 L19 L20 L21"):
            leader = table().given(node="9a").given(who="red", cards="S03 L02 W02")
            ended = table().given(node="10b").given(who="red", cards="S03 L02 W02")
            ended.state.ending = 2
            worths.append(plan(ended.given(cards=cards).state, 0) - plan(leader.given(cards=cards).state, 0))
        assert worths[1] > worths[0]


@pytest.mark.slow
@pytest.mark.parametrize("name", style_names(GAME))
def test_each_style_plays_to_the_end(name: str) -> None:
    outcome = play_game(GAME.setup(1, {"opponent": "journal"}), [make_bot(name)], "styles")
    assert outcome.scores[0] > 15


@pytest.mark.parametrize("name", style_names(GAME))
def test_what_is_hidden_does_not_change_the_answer(name: str) -> None:
    chance = Seeded(1)
    state = GAME.setup(2).start(chance)
    bot = make_bot(name)
    differing = 0
    while differing < 2:
        other = state.determinize(state.seat, Seeded(state.turn))
        if len(state.actions) > 1 and other.hidden(state.seat) != state.hidden(state.seat):
            differing += 1
            chosen = [bot.choose(Position(one), Seeded(5)) for one in (state, other)]
            assert chosen[0] == chosen[1], f"turn {state.turn}: {state.decision()}"
        state.play(state.actions[chance.pick(len(state.actions))], chance)
        assert state.actions, "the game ended before anything was hidden"
