"""End of day, week and game, and the last day: R42 to R46."""

from caravansary.core.score import shares
from tests.games.yspahan.builder import COLOURS, expect, yspahan


def test_r42_the_tower_is_cleared_and_the_pawn_passes_to_the_left() -> None:
    game = yspahan().given(turn="yellow", tower={"camel": "1", "bag": "2", "gold": "6"}).play("floor gold", "main")
    assert game.state.day == 2 and game.groups == []
    assert game.asked == "green dice" and game.order == ["green", "red", "yellow", "blue"]


def test_r43_s10_complete_souks_score_at_the_end_of_the_week() -> None:
    wanted = expect("S10")
    shops = {
        "blue": "chest-yellow-1 chest-yellow-2 chest-yellow-3",
        "red": "chest-blue-1 chest-blue-2 chest-purple-1 chest-purple-4",
    }
    for buildings, suffix in (({}, ""), ({"blue": "bazaar", "red": "bazaar"}, "_with_bazaar")):
        game = yspahan().given(day=7, turn="yellow", tower={"gold": "6"}, shops=shops, buildings=buildings).play("main")
        assert game.scored("blue") == {"souks": wanted["blue" + suffix]}
        assert game.scored("red") == {"souks": wanted["red" + suffix]}
        assert game.shops("blue") == game.shops("red") == []


def test_r43_s46_change_of_week() -> None:
    game = yspahan().given(
        week=1,
        day=7,
        first="red",
        turn="green",
        tower={"gold": "3"},
        supervisor="E7",
        shops={"blue": "bag-white-1 bag-purple-2"},
        caravan="blue green",
    )
    game.play("main")
    assert game.shops("blue") == [] and game.caravan == "blue green"
    assert (game.supervisor, game.state.week, game.state.day) == ("C0", 2, 1)
    assert game.asked == "yellow dice"


def test_r43_the_supervisors_way_back_to_the_centre_is_no_move() -> None:
    """Edge case 17: goods are back with their owners, nothing is loaded."""
    game = yspahan().given(day=7, turn="yellow", tower={"gold": "6"}, supervisor="E4", shops={"red": "barrel-yellow-1"})
    assert game.play("main").caravan == ""


def test_r43_souks_are_scored_before_the_caravan() -> None:
    game = yspahan().given(day=7, turn="yellow", tower={"gold": "6"}, shops={"blue": "vase-blue-1"}, caravan="red")
    game.play("main")
    scored = [
        event.message.id for event in game.events if event.message.id in ("yspahan-log-souk", "yspahan-log-caravan")
    ]
    assert scored == ["yspahan-log-souk", "yspahan-log-caravan"]


def test_r44_s45_most_points_win_and_ties_share() -> None:
    game = yspahan().given(
        week=3,
        day=7,
        turn="blue",
        tower={"gold": "6"},
        points={"blue": 71, "green": 71, "red": 64, "yellow": 50},
        camels={"yellow": 25, "red": 20},
        gold={"yellow": 25},
        hands={"green": "swap sell_gold"},
    )
    assert game.play("main").asked == "over"
    assert game.points == {"blue": 71, "green": 71, "red": 64, "yellow": 50}
    assert shares(game.state.standing()) == [0.5, 0.5, 0, 0]


def test_r45_s37_the_last_day_of_four_goes_by_ascending_score() -> None:
    wanted = expect("S37")
    seats = dict(zip(wanted["seats"], COLOURS, strict=True))
    game = yspahan().given(
        week=3,
        day=6,
        first=seats[wanted["first_day6"]],
        turn="yellow",
        tower={"gold": "6"},
        points={seats[seat]: points for seat, points in wanted["scores"].items()},
    )
    game.play("main")
    assert game.state.day == 7 and game.order == [seats[seat] for seat in wanted["order"]]
    assert game.asked == f"{seats[wanted['order'][0]]} dice", "the lowest rolls"
    game.dice("1 1 1 2 2 2 3 3 3").play("dice 0", "floor camel", "supervisor", "move E1")
    assert game.order == [seats[seat] for seat in wanted["order"]]


def test_r45_of_equals_the_first_player_of_the_day_before_goes_last() -> None:
    game = yspahan().given(week=3, day=6, first="green", turn="blue", tower={"gold": "6"}).play("main")
    assert game.order == ["blue", "yellow", "red", "green"]


def test_r45_other_last_days_are_ordinary() -> None:
    game = yspahan().given(week=2, day=6, turn="yellow", tower={"gold": "6"}, points={"red": 9}).play("main")
    assert game.order == ["green", "red", "yellow", "blue"]


def test_r46_s38_the_last_day_of_three_runs_clockwise() -> None:
    game = yspahan(players=3).given(
        week=3, day=6, first="green", turn="blue", tower={"gold": "6"}, points={"red": 90, "blue": 1, "green": 40}
    )
    game.play("main")
    assert game.order == ["red", "blue", "green"] and game.asked == "red dice"


def test_r46_three_players_use_three_camels_of_a_row() -> None:
    seen = yspahan(players=3).seen_by(0)
    assert seen.camels == [2, 3, 4, 6, 7, 8, 10, 11, 12]
    assert seen.rows == [1, 1, 1, 2, 2, 2, 3, 3, 3]
