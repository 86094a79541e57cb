"""Set-up and course of the game: R1 to R6."""

from caravansary.core.chance import Scripted, Seeded
from caravansary.games.yspahan import GAME
from caravansary.games.yspahan.state import YspahanState
from tests.games.yspahan.builder import yspahan
from tests.games.yspahan.playing import random_game


def test_r1_everything_begins_empty_with_the_supervisor_on_the_centre() -> None:
    game = yspahan().given(asked="dice")
    assert game.supervisor == "C0"
    assert (game.state.week, game.state.day) == (1, 1)
    assert game.groups == [] and game.caravan == ""
    assert all(game.shops(colour) == [] for colour in ("blue", "green", "red", "yellow"))


def test_r2_eighteen_cards_lie_face_down() -> None:
    game = yspahan()
    assert game.pile == 18 and game.discard == []
    assert game.state.pile.counts == [2] * 9


def test_r3_every_player_begins_with_two_gold_and_nothing_else() -> None:
    game = yspahan(players=3)
    assert game.gold == {"blue": 2, "green": 2, "red": 2}
    assert game.camels == game.points == {"blue": 0, "green": 0, "red": 0}
    assert game.hand("blue") == [] and game.built("blue") == []


def test_r4_the_first_player_is_found_by_lot() -> None:
    state = GAME.setup(4).start(Scripted([2]))
    assert isinstance(state, YspahanState)
    assert state.order == [2, 3, 0, 1] and state.seat == 2


def test_r5_the_number_of_players_sets_dice_and_camels() -> None:
    tables = {players: yspahan(players=players) for players in (2, 3, 4)}
    assert {players: game.state.white_dice for players, game in tables.items()} == {2: 8, 3: 9, 4: 9}
    assert {players: len(game.state.rows) for players, game in tables.items()} == {2: 6, 3: 9, 4: 12}


def test_r6_a_game_has_three_weeks_of_seven_days() -> None:
    days: list[tuple[int, int]] = []
    for state in random_game(players=3, seed=4):
        if not days or days[-1] != (state.week, state.day):
            days.append((state.week, state.day))
    assert days == [(week, day) for week in (1, 2, 3) for day in range(1, 8)]


def test_r6_r47_everybody_has_21_turns_and_two_players_share_63_actions() -> None:
    for players, turns in ((2, 63), (3, 63), (4, 84)):
        taken = set()
        state = GAME.setup(players).start(chance := Seeded(players))
        assert isinstance(state, YspahanState)
        while not state.over():
            if state.kind == "action":
                taken.add((state.week, state.day, state.turn_index))
            state.play(state.actions[0], chance)
        forced = turns - len(taken)
        assert 0 <= forced <= 2, "only a player without a dice group has no action"
