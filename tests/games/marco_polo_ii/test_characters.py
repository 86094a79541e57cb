"""The seven characters (R12.1 to R12.8)."""

from typing import Unpack

import pytest

from tests.games.marco_polo_ii.builder import Position, Table, marco, marco_under


def played(character: str, **position: Unpack[Position]) -> Table:
    return marco().given(position, characters={"blue": character})


def test_mongke_khan_from_xian_to_jaipur() -> None:
    """R12.1."""
    game = played("mongke_khan", dice={"blue": "2 2 2"}, goods={"blue": "coin=8;camel=4"}, at={"blue": "xian"})
    game.play("place travel_middle own-2", "go oasis_4", "go fuzhou", "go oasis_5", "go jaipur")
    assert game.goods() == "" and game.scored()["character"] == 6
    assert game.choices("oasis-camels") == ["0", "1", "2"]
    game.play("oasis-camels 1")
    assert game.goods() == "coin=2;camel=1"


def test_an_oasis_alone_is_a_movement_and_counts_once() -> None:
    """R12.1."""
    game = played("mongke_khan", dice={"blue": "1 1"}, goods={"blue": "coin=2;camel=4"}, at={"blue": "xanadu"})
    game.play("place travel_lower own-1")
    assert game.legal == ["stop", "go xanadu"], "the only way led to the oasis, and the step is still left"
    game.play("go xanadu", "go oasis_1")
    assert game.at() == "oasis_1"
    assert game.scored()["character"] == 3


def test_de_wu_takes_seals_with_one_die() -> None:
    """R12.2."""
    game = played("de_wu", dice={"blue": "3 5"}, goods={"blue": "coin=3"}, placed={"seals": "red1 red1"})
    game.play("place seals own-3", "no-more")
    assert game.goods() == ""
    assert game.choices("seal") == ["farmers", "spice", "tailors"]
    two = played("de_wu", dice={"blue": "3 5 5"}).play("place seals own-3")
    assert two.legal == ["no-more", "add own-5"]


def test_de_wu_gains_a_jade_for_an_upgrade() -> None:
    """R12.2."""
    game = played("de_wu", dice={"blue": "3"}, goods={"blue": "coin=3;camel=2"}, seals={"blue": "farmers"})
    game.play("upgrade farmers")
    assert game.goods() == "coin=5;jade=1"


def test_abha_basu_scores_for_jade_and_gets_one_for_contracts() -> None:
    """R12.3."""
    game = played("abha_basu", dice={"blue": "3 1"}, goods={"blue": "camel=1;pepper=2"}, contracts={"blue": "s1"})
    game.play("complete s1", "purse own-1 jade")
    assert game.state.has(0, 5) == 2
    assert game.scored()["character"] == 2


def test_mailin_and_tian_chin_split_a_movement() -> None:
    """R12.4."""
    for option, posts in (("true", {"xanadu", "xian"}), ("false", {"xian"})):
        game = marco(split_places_two_posts=option).given(
            characters={"blue": "mailin_tian_chin"}, dice={"blue": "2 2 2"}, goods={"blue": "coin=2;camel=2"}
        )
        game.play("place travel_middle own-2", "go xanadu", "go-second xian")
        if option == "false":
            game.play("post xian")
        assert game.posts() == posts and game.at() == "xanadu xian" and game.goods() == ""


def test_the_second_figure_moves_after_the_first() -> None:
    """R12.4."""
    game = played("mailin_tian_chin", dice={"blue": "3 3 3"}, goods={"blue": "coin=9;camel=9"})
    game.play("place travel_middle own-3", "go-second xian")
    assert not game.choices("go") and "yangzhou" in game.choices("go-second")


def test_a_reward_places_one_post_for_both_figures() -> None:
    """R12.4."""
    goods = {"blue": "coin=9;camel=9;pepper=1;silk=1;gold=2;jade=1"}
    game = played("mailin_tian_chin", dice={"blue": "3"}, goods=goods, contracts={"blue": "c42"})
    game.play("complete c42", "go xanadu", "go-second xian", "stop")
    assert game.legal == ["post xanadu", "post xian"]


def test_one_bonus_of_the_round_start_comes_twice() -> None:
    """R12.4."""
    game = marco(2).given(
        characters={"blue": "mailin_tian_chin"},
        dice={"blue": "1", "red": ""},
        posts={"blue": "yangzhou"},
        seals={"blue": "farmers+"},
        tiles={"yangzhou": "ct2"},
    )
    game.rolls("5 5 5 5 5 5 5 5 5 5").play("place book_1 own-1", "offer I-right")
    assert game.legal == ["double-tile ct2", "double-seal farmers"]
    game.play("double-tile ct2")
    assert game.goods() == "coin=9;camel=8"


def test_filippo_keeps_the_tiles_of_others() -> None:
    """R12.5."""
    game = marco().given(
        turn="red",
        characters={"blue": "filippo_vitello"},
        dice={"blue": "1 1", "red": "1 1", "green": "", "yellow": ""},
        goods={"red": "coin=9;camel=9"},
        at={"red": "oasis_3"},
        outposts={"kashgar": "ot01"},
    )
    game.play("place travel_lower own-1", "go kashgar")
    assert game.state.has(1, 4) == 2
    game.play("end", "use-tile ot01")
    assert game.state.has(0, 4) == 2
    assert game.refuses("use-tile ot01")


def filippo_with_a_tile_of_his_own(version: int = 2, **options: str) -> Table:
    """He gains an outpost tile by a contract's move, before his normal action."""
    game = marco_under(version, **options).given(
        characters={"blue": "filippo_vitello"},
        dice={"blue": "1 1"},
        goods={"blue": "coin=9;camel=2;pepper=2"},
        contracts={"blue": "s5"},
        outposts={"xanadu": "ot06"},
    )
    return game.play("complete s5", "go xanadu")


def test_filippo_uses_his_own_tile_in_the_same_turn_before_his_action() -> None:
    """R12.5: whenever an auxiliary action is allowed."""
    game = filippo_with_a_tile_of_his_own()
    assert game.state.has(0, 5) == 2
    game.play("use-tile ot06")
    assert game.state.has(0, 5) == 4 and "end" not in game.legal
    assert game.refuses("use-tile ot06")


@pytest.mark.parametrize(("version", "options"), [(1, {}), (2, {"filippo_own_tile": "after_action"})])
def test_filippo_uses_his_own_tile_after_his_action_by_option(version: int, options: dict[str, str]) -> None:
    """R12.5: our former decision, and the rules of version 1."""
    game = filippo_with_a_tile_of_his_own(version, **options)
    assert game.refuses("use-tile ot06")
    game.play("place book_1 own-1", "offer I-right", "use-tile ot06")
    assert game.state.has(0, 5) == 4


def isabella(coins: str = "2") -> Table:
    game = marco(2, isabella_coins=coins).given(
        characters={"blue": "isabella_donati"}, dice={"blue": "1", "red": ""}, goods={}
    )
    return game.rolls("1 2 4 4 6 5 5 5 5 5").play("purse own-1 coins")


@pytest.mark.parametrize(("coins", "goods"), [("2", "coin=7;gold=1"), ("1", "coin=5;gold=1")])
def test_isabella_at_the_round_start(coins: str, goods: str) -> None:
    """R12.6."""
    game = isabella(coins)
    assert game.legal == ["pairs 4 0", "pairs 4 1"]
    game.play("pairs 4 1")
    assert game.goods() == goods and game.scored()["character"] == 1


def test_isabella_leaves_the_pair_for_camels() -> None:
    """R12.6."""
    assert isabella().play("pairs 4 0").goods() == "coin=7;camel=2"


def test_isabella_gains_for_every_die_she_rolls() -> None:
    """R12.6."""
    game = played("isabella_donati", dice={"blue": "1 1"}, goods={"blue": "camel=5"}).rolls("6 3")
    game.play("reroll own-1", "black-die")
    assert game.goods() == "coin=2;camel=2"


def test_gantulga_od_pays_only_the_jade_of_routes() -> None:
    """R12.7."""
    game = played("gantulga_od", dice={"blue": "1 1 1"}, goods={"blue": "coin=2;jade=1"}, at={"blue": "pagan"})
    assert [c for c in game.choices("place") if c.startswith("travel")] == ["travel_lower own-1"]
    game.play("place travel_lower own-1", "go kabul")
    assert game.goods() == "" and game.posts() == {"kabul"}
