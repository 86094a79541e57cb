"""The caravan: R31 to R34."""

import pytest

from tests.games.yspahan.builder import COLOURS, Table, expect, yspahan


def loading(caravan: str, *, players: int = 4, buildings: dict[str, str] | None = None) -> Table:
    """The last player of the day may play load_good."""
    turn = COLOURS[players - 1]
    hands = {turn: "load_good load_good"}
    return yspahan(players).given(turn=turn, asked="after", caravan=caravan, hands=hands, buildings=buildings)


def test_r31_s07_loading_points_are_scored_at_once() -> None:
    wanted = expect("S07")
    game = loading("green").play("play load_good")
    assert game.caravan.split().index("yellow") + 1 == wanted["slot"]
    assert game.scored("yellow") == {"loading": wanted["points"]}


@pytest.mark.parametrize(("scenario", "players"), [("S24", 3), ("S25", 2)])
def test_r31_r33_r46_r47_s24_s25_fewer_players_use_fewer_camels(scenario: str, players: int) -> None:
    wanted = expect(scenario)
    assert wanted["players"] == players
    turn = COLOURS[players - 1]
    found = []
    game = yspahan(players)
    for loaded in range(len(wanted["points"])):
        game = loading(" ".join(["blue"] * loaded), players=players).play("play load_good")
        found.append(game.scored(turn).get("loading", 0))
    assert found == wanted["points"]
    assert game.caravan == "", "the last camel was loaded"
    assert game.scored("blue") == {"caravan": (len(found) - 1) * 3} and game.scored(turn) == {"caravan": 3}


def test_r31_four_players_load_twelve_camels() -> None:
    points = [
        loading(" ".join(["blue"] * n)).play("play load_good").scored("yellow").get("loading", 0) for n in range(12)
    ]
    assert points == [2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0]


@pytest.mark.parametrize("preset", ["first", "second"])
def test_r32_s29_the_caravanserai_works_in_other_players_turns(preset: str) -> None:
    game = yspahan(preset=preset).given(
        tower={"barrel": "2", "gold": "6"},
        shops={"red": "barrel-white-2"},
        camels={"red": 2},
        buildings={"red": "caravanserai"},
    )
    game.play("floor barrel", "supervisor", "move E2", *["protect"] if preset == "second" else [])
    if preset == "second":
        assert game.asked == "red caravanserai" and game.legal == ["draw", "decline"]
        game.draws("swap").play("draw")
    else:
        game.draws("swap").play("protect")
    assert game.shops("red") == ["barrel-white-2"] and game.caravan == "red" and game.camels["red"] == 1
    assert game.scored("red") == {"loading": 2}
    assert len(game.hand("red")) == expect("S29")["cards"]


def test_r32_the_card_may_be_declined_under_the_second_printing() -> None:
    game = yspahan().given(
        tower={"barrel": "2", "gold": "6"}, shops={"red": "barrel-white-2"}, buildings={"red": "caravanserai"}
    )
    game.play("floor barrel", "supervisor", "move E2", "decline")
    assert game.hand("red") == [] and game.caravan == "red"


def test_r32_one_draw_for_each_good_right_after_its_points() -> None:
    game = yspahan().given(
        tower={"barrel": "1", "gold": "6"},
        shops={"red": "bag-white-2 barrel-white-1"},
        camels={"red": 1},
        buildings={"red": "caravanserai"},
    )
    game.play("floor barrel", "supervisor", "move S1", "load bag-white-2", "send")
    assert game.asked == "red caravanserai" and game.caravan == "red"
    game.draws("swap").play("draw")
    assert game.asked == "red camel"
    game.play("protect").draws("gain_gold").play("draw")
    assert game.hand("red") == ["gain_gold", "swap"] and game.caravan == "red red"


def test_r32_s28_load_good_gives_no_card() -> None:
    wanted = expect("S28")
    game = loading("blue green red", buildings={"yellow": "caravanserai"}).play("play load_good")
    assert game.caravan == "blue green red yellow"
    assert game.scored("yellow") == {"loading": wanted["points"]}
    assert len(game.hand("yellow")) == 1 + wanted["cards"], "the other load_good is still there"


def test_r33_s23_a_full_caravan_in_the_middle_of_a_double_load() -> None:
    eleven = "green green green green red red red red blue blue yellow"
    game = yspahan().given(
        turn="red",
        tower={"barrel": "1", "gold": "6"},
        caravan=eleven,
        shops={"blue": "barrel-white-1", "yellow": "bag-white-2"},
    )
    game.play("floor barrel", "supervisor", "move S1", "load barrel-white-1")
    wanted = expect("S23")
    assert game.scored("blue") == {"caravan": 3 * 3} and wanted["blue_loading"] == 0
    assert game.scored("yellow") == {"loading": wanted["yellow_loading"], "caravan": 1 * 3}
    assert game.scored("green") == {"caravan": 4 * 1} and game.scored("red") == {"caravan": 4 * 2}
    assert game.caravan == "yellow", "the first camel of the emptied caravan"


def test_r33_load_good_can_fill_the_caravan() -> None:
    """Edge cases 9 and 12: the count includes the good that filled it."""
    game = loading("blue " * 11).play("play load_good")
    assert game.caravan == ""
    assert game.scored("blue") == {"caravan": 33} and game.scored("yellow") == {"caravan": 3}


def test_r34_r43_s11_the_caravan_is_counted_at_the_end_of_the_week_and_stays() -> None:
    wanted = expect("S11")
    game = yspahan().given(day=7, turn="yellow", tower={"gold": "6"}, caravan=" ".join(wanted["caravan"])).play("main")
    assert (game.state.week, game.state.day) == (2, 1)
    assert game.points == wanted["scores"]
    assert game.caravan.split() == wanted["caravan"]


def test_r34_r43_s26_the_caravan_scores_again_next_week() -> None:
    wanted = expect("S26")
    caravan = " ".join(expect("S11")["caravan"])
    game = yspahan().given(day=7, week=1, turn="yellow", tower={"gold": "6"}, caravan=caravan).play("main")
    before = game.points
    game.given(day=7, week=2, turn="yellow", tower={"gold": "6"}, caravan=caravan, points=before).play("main")
    assert {colour: points - before[colour] for colour, points in game.points.items()} == wanted["scores"]


def test_r33_r43_a_caravan_filled_on_the_last_turn_is_not_counted_twice() -> None:
    """Edge case 10."""
    game = yspahan().given(
        day=7,
        turn="yellow",
        tower={"gold": "2"},
        caravan="blue " * 11,
        shops={"green": "barrel-white-2"},
        gold={"yellow": 0},
    )
    game.play("supervisor", "move E2")
    assert game.state.week == 2 and game.caravan == ""
    assert game.scored("blue") == {"caravan": 33} and game.scored("green") == {"caravan": 3}
