"""Every option makes a difference, and the presets are the two printings."""

import re
from pathlib import Path

import pytest

from caravansary.core.chance import Scripted
from caravansary.core.game import SetupError
from caravansary.games.yspahan import GAME
from caravansary.locale import LANGUAGES, Speaker
from tests.games.yspahan.builder import Table, yspahan


def after(hand: str = "", *, players: int = 4, camels: int = 0, gold: int = 0, **options: str) -> Table:
    """The last player of the day has done the action."""
    turn = ("green", "red", "yellow")[players - 2]
    return yspahan(players, **options).given(
        turn=turn, asked="after", hands={turn: hand}, camels={turn: camels}, gold={turn: gold}
    )


def test_every_option_is_tested_here() -> None:
    tested = set(re.findall(r"\bdef test_option_(\w+?)(?:__\w+)?\(", Path(__file__).read_text("utf-8")))
    assert tested == {option.id for option in GAME.options}


def test_the_second_printing_is_the_default() -> None:
    assert GAME.setup(4).options == GAME.setup(4, preset="second").options
    assert GAME.setup(4).options != GAME.setup(4, preset="first").options


def moving(limit: str, hammam: bool = False) -> Table:
    game = yspahan(4, supervisor_gold_limit=limit).given(
        turn="yellow",
        tower={"gold": "1"},
        gold={"yellow": 20},
        buildings={"yellow": "hammam"} if hammam else {},
    )
    return game.play("supervisor")


@pytest.mark.parametrize(("limit", "farthest"), [("3", "W4"), ("unlimited", "W10")])
def test_option_supervisor_gold_limit(limit: str, farthest: str) -> None:
    assert [space for space in moving(limit).choices("move") if space.startswith("W")][-1] == farthest


@pytest.mark.parametrize(("limit", "farthest"), [("3", "W7"), ("unlimited", "W10")])
def test_option_supervisor_gold_limit__is_that_of_the_hammam_too(limit: str, farthest: str) -> None:
    """R25, R26: from version 2 on one option sets both limits, which could never differ."""
    assert [space for space in moving(limit, hammam=True).choices("move") if space.startswith("W")][-1] == farthest


def test_version_1_knows_the_limit_of_the_hammam_as_an_option_of_its_own() -> None:
    old = {"supervisor_gold_limit": "unlimited", "hammam_paid_extension": "unlimited"}
    assert "hammam_paid_extension" not in GAME.setup(4).options
    assert GAME.setup(4, old, version=1).options["hammam_paid_extension"] == "unlimited"
    assert GAME.renewed(old) == {"supervisor_gold_limit": "unlimited"}


def refused(seats: int, options: dict[str, str], version: int | None = None, preset: str | None = None) -> SetupError:
    with pytest.raises(SetupError) as caught:
        GAME.setup(seats, options, preset, version=version)
    return caught.value


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Game for two players", "not allowed", "3 or 4"]),
        ("cs", ["Hra pro dva hráče", "nedovolena", "3 nebo 4"]),
        ("pl", ["Gra dla dwóch graczy", "niedozwolona", "3 lub 4"]),
    ],
)
def test_a_refused_set_up_says_which_options_and_why(language: str, words: list[str]) -> None:
    speaker = Speaker(language, GAME, [])
    for error in (refused(2, {}, preset="first"), refused(2, {"two_player_game": "false"})):
        assert error.message is not None
        assert all(word in speaker(error.message) for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_version_1_says_that_both_limits_must_be_equal(language: str) -> None:
    speaker = Speaker(language, GAME, [])
    error = refused(4, {"supervisor_gold_limit": "unlimited"}, version=1)
    assert error.message is not None and "must be the same" in str(error)
    for option in ("supervisor_gold_limit", "hammam_paid_extension"):
        assert speaker.say(f"yspahan-option-{option}") in speaker(error.message)


@pytest.mark.parametrize(("timing", "playable"), [("any_time", ["gain_gold"]), ("after_main_action", [])])
def test_option_card_effect_timing(timing: str, playable: list[str]) -> None:
    game = yspahan(card_effect_timing=timing).given(
        turn="yellow", tower={"camel": "1", "gold": "6"}, hands={"yellow": "gain_gold"}
    )
    assert game.choices("play") == playable


@pytest.mark.parametrize(("draw", "cards"), [("mandatory", ["swap"]), ("optional", [])])
def test_option_caravanserai_draw(draw: str, cards: list[str]) -> None:
    game = (
        yspahan(caravanserai_draw=draw)
        .draws("swap")
        .given(
            turn="yellow",
            tower={"gold": "1"},
            shops={"red": "vase-blue-1"},
            buildings={"red": "caravanserai"},
        )
    )
    game.play("supervisor", "move N1")
    assert game.hand("red") == cards
    assert game.asked == ("green dice" if cards else "red caravanserai")


@pytest.mark.parametrize(("hoist", "may_stop"), [("optional", True), ("mandatory", False)])
def test_option_hoist_extra_good(hoist: str, may_stop: bool) -> None:
    game = yspahan(hoist_extra_good=hoist).given(
        turn="yellow", tower={"bag": "2 2"}, buildings={"yellow": "hoist"}, hands={"yellow": "swap"}
    )
    game.play("discard swap", "shop bag-purple-1", "shop bag-purple-2")
    assert "stop" not in game.legal, "the goods of the dice and of the card are not optional"
    game.play("shop bag-purple-3")
    assert ("stop" in game.legal) == may_stop
    if may_stop:
        assert len(game.play("stop").shops("yellow")) == 3


def test_option_two_player_game() -> None:
    with pytest.raises(SetupError, match="first printing has no two-player game"):
        yspahan(2, two_player_game="false")
    assert yspahan(2, "first", two_player_game="true").order == ["blue", "green", "blue"]
    assert yspahan(3, two_player_game="false").order == ["blue", "green", "red"]


def test_option_first_player() -> None:
    assert GAME.setup(4, {"first_player": "random"}).start(Scripted([3])).seat == 3
    assert GAME.setup(4, {"first_player": "first_seat"}).start(Scripted([])).seat == 0


@pytest.mark.parametrize(("use", "may_stop"), [("optional", True), ("mandatory", False)])
def test_option_plain_supply_full_use(use: str, may_stop: bool) -> None:
    game = yspahan(plain_supply_full_use=use).given(turn="yellow", tower={"bag": "2 2 2"}).play("main")
    assert "stop" not in game.legal, "who supplies places a good"
    assert ("stop" in game.play("shop bag-purple-1").legal) == may_stop


@pytest.mark.parametrize(("limit", "camels", "gold"), [("25", 1, 2), ("unlimited", 4, 4)])
def test_option_bank_limit(limit: str, camels: int, gold: int) -> None:
    def take(floor: str) -> Table:
        return yspahan(bank_limit=limit).given(
            turn="yellow",
            tower={floor: "3 3 3 3"},
            camels={"blue": 24},
            gold={"blue": 10, "green": 10, "red": 3, "yellow": 0},
        )

    assert take("camel").play("main").camels["yellow"] == camels
    assert take("gold").play("main").gold["yellow"] == gold


def test_option_bank_limit__binds_cards() -> None:
    game = yspahan(bank_limit="25").given(
        turn="yellow",
        asked="after",
        camels={"blue": 18, "yellow": 4},
        gold={"blue": 23, "green": 0, "red": 0, "yellow": 2},
        hands={"yellow": "swap gain_camels gain_gold"},
    )
    game.play("play gain_gold")
    assert game.gold["yellow"] == 2, "the bank has no gold left"
    game.play("play swap")
    assert game.choices("swap-camels") == [] and game.choices("swap-gold") == ["1", "2"]


PURPLE = "bag-purple-1 bag-purple-2 bag-purple-3 bag-purple-4 bag-purple-5 bag-purple-6"
YELLOW = "bag-yellow-1 bag-yellow-2 bag-yellow-3 bag-yellow-4 bag-yellow-5"


@pytest.mark.parametrize(("limit", "placed"), [("25", 1), ("unlimited", 3)])
def test_option_goods_limit(limit: str, placed: int) -> None:
    """24 goods besides the score marker: 11 in shops, 11 on the caravan, a building, and one is left."""
    game = yspahan(goods_limit=limit).given(
        turn="yellow",
        tower={"vase": "5 5 5"},
        shops={"yellow": f"{PURPLE} {YELLOW}"},
        caravan="yellow " * 11,
        buildings={"yellow": "paddock"},
    )
    game.play("main", "shop vase-orange-1")
    while game.asked == "yellow supply":
        game.play(game.legal[0])
    assert sum(shop.startswith("vase") for shop in game.shops("yellow")) == placed


def test_option_goods_limit__an_empty_supply_can_do_nothing() -> None:
    """Edge case 20."""
    game = yspahan(goods_limit="25").given(
        turn="yellow",
        tower={"vase": "5"},
        shops={"yellow": f"{PURPLE} {YELLOW} vase-blue-1"},
        caravan="yellow " * 11,
        buildings={"yellow": "paddock"},
        camels={"yellow": 9},
        gold={"yellow": 9},
        hands={"yellow": "place_good load_good"},
        supervisor="E1",
    )
    assert game.legal == ["supervisor", "take-card"]
    game.play("supervisor", "move E3")
    assert game.legal == ["end"], "neither building nor the two cards"
    assert game.state.camels[3] == 9


def test_option_goods_limit__without_supply_a_camel_protects_nothing() -> None:
    game = yspahan(goods_limit="25").given(
        turn="blue",
        tower={"camel": "1", "gold": "6"},
        shops={"yellow": f"{PURPLE} {YELLOW} vase-blue-1"},
        caravan="yellow " * 11,
        buildings={"yellow": "paddock"},
        camels={"yellow": 9},
        gold={"blue": 0},
    )
    game.play("floor camel", "supervisor", "move N1")
    assert game.camels["yellow"] == 9 and "vase-blue-1" not in game.shops("yellow") and game.caravan == ""


@pytest.mark.parametrize(("triggers", "caravan"), [("true", "red"), ("false", "")])
def test_option_zero_move_triggers(triggers: str, caravan: str) -> None:
    game = yspahan(zero_move_triggers=triggers).given(
        turn="yellow", tower={"gold": "2"}, supervisor="E4", shops={"red": "barrel-yellow-1"}
    )
    assert game.play("supervisor", "move E4").caravan == caravan


@pytest.mark.parametrize(("reading", "legal"), [("any_own_unfinished", True), ("blocked", False)])
def test_option_several_unfinished_own_souks(reading: str, legal: bool) -> None:
    game = yspahan(several_unfinished_own_souks=reading).given(
        turn="yellow", tower={"barrel": "3"}, shops={"yellow": "barrel-white-1 barrel-blue-1"}
    )
    assert ("main" in game.legal) == legal


@pytest.mark.parametrize(("both", "legal"), [("true", True), ("false", False)])
def test_option_both_discount_cards_on_one_building(both: str, legal: bool) -> None:
    game = after("build_no_camels build_no_gold", both_discount_cards_on_one_building=both)
    assert ("hoist both_cards" in game.choices("build")) == legal


@pytest.mark.parametrize(("extra", "built"), [("true", ["paddock", "hammam"]), ("false", ["paddock"])])
def test_option_discount_card_is_extra_build(extra: str, built: list[str]) -> None:
    game = after("build_no_gold", camels=4, discount_card_is_extra_build=extra).play("build paddock full")
    assert (game.choices("build") != []) == (len(built) == 2)
    if len(built) == 2:
        game.play("build hammam no_gold")
    assert game.built("yellow") == built


def test_option_discount_card_is_extra_build__leaves_the_building_of_the_turn() -> None:
    game = after("build_no_gold", camels=6, discount_card_is_extra_build="true").play("build hammam no_gold")
    assert "paddock full" in game.choices("build")


def test_option_discount_card_is_extra_build__needs_no_group_with_two_players() -> None:
    game = after("build_no_gold", players=2, camels=2, discount_card_is_extra_build="true")
    assert game.choices("build") == ["shop_building no_gold", "hammam no_gold"]
    assert after("build_no_gold", players=2, camels=2).choices("build") == []


@pytest.mark.parametrize(("allowed", "cards"), [("true", ["gain_gold"]), ("false", [])])
def test_option_cards_before_the_roll(allowed: str, cards: list[str]) -> None:
    game = yspahan(card_effect_timing="any_time", cards_before_the_roll=allowed).given(
        asked="dice", hands={"blue": "gain_gold"}
    )
    assert game.choices("play") == cards


def test_option_cards_before_the_roll__counts_only_where_cards_are_played_at_any_time() -> None:
    game = yspahan(cards_before_the_roll="true").given(asked="dice", hands={"blue": "gain_gold"})
    assert game.choices("play") == []


@pytest.mark.parametrize(("allowed", "cards"), [("true", ["gain_gold"]), ("false", [])])
def test_option_cards_inside_an_action(allowed: str, cards: list[str]) -> None:
    game = yspahan(card_effect_timing="any_time", cards_inside_an_action=allowed).given(
        turn="yellow", tower={"gold": "3"}, gold={"yellow": 0}, hands={"yellow": "gain_gold"}
    )
    game.play("floor gold", "supervisor")
    assert game.choices("play") == cards
    if cards:
        assert len(game.play("play gain_gold").choices("move")) > 4, "the gold serves the move in hand"


@pytest.mark.parametrize(("moment", "pile", "discard"), [("at_once", 7, 0), ("when_needed", 0, 7)])
def test_option_reshuffle_moment(moment: str, pile: int, discard: int) -> None:
    game = yspahan(reshuffle_moment=moment).given(
        turn="yellow",
        tower={"gold": "6"},
        discard="gain_camels gain_camels place_good place_good load_good load_good swap",
        hands={
            "blue": "sell_camels sell_camels sell_gold sell_gold",
            "green": "build_no_gold build_no_gold build_no_camels build_no_camels gain_gold swap",
        },
    )
    game.draws("gain_gold").play("take-card")
    assert (game.pile, len(game.discard)) == (pile, discard)


@pytest.mark.parametrize(("allowed", "builds"), [("true", True), ("false", False)])
def test_option_forced_card_may_build(allowed: str, builds: bool) -> None:
    game = yspahan(forced_card_may_build=allowed).draws("swap").given(turn="yellow", camels={"yellow": 2})
    assert game.asked == "yellow after" and ("build paddock full" in game.legal) == builds


@pytest.mark.parametrize(("least", "numbers"), [("1", ["1", "2"]), ("0", ["0", "1", "2"])])
def test_option_minimum_sold(least: str, numbers: list[str]) -> None:
    game = after("sell_camels", camels=2, minimum_sold=least).play("play sell_camels")
    assert game.choices("sell") == numbers
    assert after("swap", camels=2, minimum_sold=least).play("play swap").choices("swap-camels") == numbers
    assert ("play sell_gold" in after("sell_gold", minimum_sold=least).legal) == (least == "0")


@pytest.mark.parametrize(("any_action", "asked"), [("true", "yellow action"), ("false", "yellow supply")])
def test_option_extra_die_card_with_other_actions(any_action: str, asked: str) -> None:
    game = yspahan(extra_die_card_with_other_actions=any_action).given(
        turn="yellow", tower={"bag": "2 2"}, hands={"yellow": "swap swap"}
    )
    game.play("discard swap")
    assert game.asked == asked
    if asked == "yellow action":
        assert game.legal == ["main", "supervisor", "take-card"], "one card for a choice"
        game.play("main", "shop bag-purple-1", "shop bag-purple-2")
        assert game.asked == "yellow supply", "three goods"


@pytest.mark.parametrize(
    ("which", "camels"), [("last_two_along_path", [3, 4, 7, 8, 11, 12]), ("first_two_along_path", [1, 2, 5, 6, 9, 10])]
)
def test_option_two_player_unused_camels(which: str, camels: list[int]) -> None:
    """A matter of the picture: the observation names other camels, with the same points and multipliers."""
    seen = yspahan(2, two_player_unused_camels=which).seen_by(0)
    assert seen.camels == camels
    assert seen.rows == [1, 1, 2, 2, 3, 3] and seen.loading_points == [2, 2, 1, 1, 0, 0]


@pytest.mark.parametrize(("allowed", "builds"), [("true", True), ("false", False)])
def test_option_two_player_forced_card_may_build(allowed: str, builds: bool) -> None:
    game = (
        yspahan(2, two_player_forced_card_may_build=allowed)
        .draws("swap")
        .given(turn="green", tower={"gold": "6y"}, camels={"green": 2}, gold={"green": 0})
    )
    if builds:
        assert game.legal == ["take-card", "build paddock full"]
        game.play("build paddock full")
        assert game.built("green") == ["paddock"] and game.asked == "blue action"
    else:
        assert game.hand("green") == ["swap"] and game.refuses("build paddock full")
