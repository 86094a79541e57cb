"""Goal cards are secret, and undo knows it (R4.2.7)."""

import msgspec

from caravansary.core.chance import Seeded
from caravansary.core.match import Match
from caravansary.games.marco_polo_ii import GAME
from tests.games.marco_polo_ii.builder import marco


def test_others_see_that_a_goal_card_is_kept_not_which() -> None:
    game = marco(2).given(dice={"blue": "1"}, goals={"blue": "g06", "red": "g01"})
    own = game.seen_by(0).players
    assert own[0].goal is not None and own[0].goal.goal == "g06"
    assert own[1].goal is None
    assert b"g01" not in msgspec.json.encode(game.state.observe(0))
    assert all(player.goal is None for player in game.seen_by(None).players)


def test_samples_deal_the_goal_cards_of_others_anew() -> None:
    game = marco(2).given(dice={"blue": "1"}, goals={"blue": "g06", "red": "g01"})
    imagined = {game.state.determinize(0, Seeded(seed)).goal[1] for seed in range(200)}
    assert len(imagined) == 13, "every card but the one that blue knows"
    assert {game.state.determinize(0, Seeded(seed)).goal[0] for seed in range(20)} == {5}


def test_a_chosen_goal_card_can_be_taken_back_until_another_answers() -> None:
    match = Match(GAME.setup(2, {"first_player": "first_seat"}), Seeded(1))
    while match.state.kind == "character":
        match.play(match.state.actions[0])
    match.play(match.state.actions[0])
    assert match.undoable(0) == 1


def test_a_planned_walk_can_be_taken_back_step_by_step() -> None:
    match = Match(GAME.setup(2, {"first_player": "first_seat"}), Seeded(1))
    while match.state.kind != "turn":
        match.play(match.state.actions[0])
    space = match.setup.space
    travel = next(a for a in match.state.actions if space.text(a).startswith("place travel_upper"))
    match.play(travel)
    while match.state.kind != "walk":
        match.play(match.state.actions[0])
    steps = 0
    while match.state.kind == "walk" and steps < 2:
        match.play(match.state.actions[-1])
        steps += 1
    assert match.undoable(0) >= steps + 1
    assert match.restart_turn(0) and match.state.kind == "turn"


def test_the_end_shows_all_goal_cards() -> None:
    game = marco(2).given(dice={"blue": "1", "red": ""}, round=5, goals={"blue": "g06", "red": "g01"})
    game.play("place book_1 own-1", "offer I-left")
    assert game.state.over() and game.state.hidden(None) == ()
    shown = [player.goal for player in game.seen_by(None).players]
    assert [goal.goal for goal in shown if goal is not None] == ["g06", "g01"]
