"""City cards and rewards (R2.1, R5.7.1 to R5.7.5, R11.1 to R11.9)."""

from tests.games.marco_polo_ii.builder import Position, marco


def test_the_die_is_the_most_repetitions() -> None:
    """R5.7.3, R5.7.2."""
    game = marco().given(dice={"blue": "5 5"}, goods={"blue": "camel=5;jade=5"}, cards={"area_1": "cc01"})
    game.play("place area_1 own-5", "again", "stop")
    assert game.goods() == "camel=3;jade=3"
    assert game.scored()["city_cards"] == 6


def test_a_map_card_needs_a_post_and_works_once_a_round() -> None:
    """R5.7.1."""
    cards = {"card_xanadu": "cc07"}
    game = marco().given(dice={"blue": "4 4", "red": "3"}, posts={"blue": "xanadu", "red": "xanadu"}, cards=cards)
    assert marco().given(dice={"blue": "4"}, cards=cards).refuses("place card_xanadu own-4")
    game.play("place card_xanadu own-4")
    assert game.goods() == "coin=8"
    game.play("end")
    assert game.refuses("place card_xanadu own-3")


def test_an_exchange_is_the_same_every_time() -> None:
    """R5.7.4."""
    given: Position = {"dice": {"blue": "3 3"}, "goods": {"blue": "coin=1;camel=2"}, "cards": {"area_1": "cc05"}}
    game = marco().given(given).play("place area_1 own-3")
    assert game.legal == ["exchange 1", "exchange 2"]
    game.play("exchange 1", "again")
    assert game.goods() == "coin=7"


def test_goods_gained_may_pay_the_next_repetition() -> None:
    """R5.7.4."""
    game = marco().given(dice={"blue": "6 6"}, goods={"blue": "coin=3"}, cards={"area_1": "cc06"})
    game.play("place area_1 own-6", "exchange 1", "again", "again", "stop")
    assert game.goods() == "coin=12"
    assert game.scored()["city_cards"] == -3, "R11.6: points can be paid below zero"


def test_counting_cards_stop_at_the_die() -> None:
    """R5.7.4."""
    cards = {"area_1": "cc02", "area_2": "cc03"}
    game = marco().given(
        dice={"blue": "2 6 6"}, completed={"blue": "c01 c02 c03"}, posts={"blue": "xian merw"}, cards=cards
    )
    game.play("place area_1 own-2")
    assert game.scored()["city_cards"] == 2
    posts = marco().given(dice={"blue": "6 6"}, posts={"blue": "xian merw"}, cards=cards).play("place area_2 own-6")
    assert posts.scored()["city_cards"] == 2


def test_counting_nothing_is_illegal() -> None:
    """R5.0.5, R5.7.5."""
    cards = {"area_1": "cc02", "area_2": "cc03"}
    game = marco().given(dice={"blue": "2"}, cards=cards)
    assert not [c for c in game.choices("place") if c.startswith("area")]
    tiles = marco().given(dice={"blue": "2"}, cards={"area_1": "cc04", "area_2": "cc08"}, goods={"blue": "coin=5"})
    assert not [c for c in tiles.choices("place") if c.startswith("area")], "no tile, and no camel for the seal"


def test_steps_by_die_bracket() -> None:
    """R5.7.4."""
    for die, goods in (("1", "coin=1;silk=1"), ("3", "silk=2"), ("6", "silk=3")):
        game = marco().given(dice={"blue": f"{die} 1"}, cards={"area_1": "cc09"}).play(f"place area_1 own-{die}")
        assert game.goods() == goods


def test_different_city_tiles_and_what_is_copied_differs_too() -> None:
    """R5.7.4, R5.7.5, R11.7."""
    game = marco().given(
        dice={"blue": "5 5"},
        posts={"blue": "yangzhou kunming"},
        tiles={"yangzhou": "ct1", "kunming": "ct3", "balkh": "ct4"},
        cards={"area_1": "cc04"},
    )
    game.play("place area_1 own-5")
    assert game.legal == ["tile ct1", "tile ct3"]
    game.play("tile ct1")
    assert "tile ct1" not in game.legal and "tile ct3" not in game.legal
    game.play("tile ct4")
    assert game.goods() == "coin=10;camel=1"


def test_a_copied_tile_needs_no_post_there() -> None:
    """R11.7."""
    game = marco().given(
        dice={"blue": "5 5"},
        goods={"blue": "coin=9"},
        at={"blue": "xian"},
        tiles={"yangzhou": "ct3", "hormuz": "ct6"},
    )
    game.play("place travel_lower own-5", "go yangzhou")
    assert game.asked == "blue copy-tile" and len(game.legal) == 5
    game.play("tile ct6")
    assert game.goods() == "coin=6;camel=1;jade=1"


def test_seal_with_one_die() -> None:
    """R5.7.4."""
    game = marco().given(dice={"blue": "3 3"}, goods={"blue": "camel=1"}, cards={"area_1": "cc08"})
    game.play("place area_1 own-3", "seal tailors")
    assert game.goods() == "jade=2"


def test_a_movement_card_has_a_price_for_each_location() -> None:
    """R5.7.4."""
    game = marco().given(dice={"blue": "3 3"}, goods={"blue": "coin=5;camel=2"}, cards={"area_1": "cc10"})
    game.play("place area_1 own-3", "go xian")
    assert game.goods() == "" and game.posts() == {"xian"}


def test_contracts_from_cities_by_a_card() -> None:
    """R11.3."""
    given: Position = {"dice": {"blue": "4 4"}, "cards": {"area_1": "cc25"}, "market": {"xian": "c01 c02"}}
    assert marco().given(given).refuses("place area_1 own-4"), "it needs a post in a contract city"
    game = marco().given(given, posts={"blue": "xian"}, contracts={"blue": "s1 s2"})
    game.play("place area_1 own-4", "contract c02", "discard s1")
    assert game.legal == ["stop", "contract c01"]
    game.play("stop")
    assert game.contracts() == ["c02", "s2"] and game.goods() == "coin=3"


def test_different_goods() -> None:
    """R11.1."""
    game = marco().given(dice={"blue": "1 1"}, goods={"blue": "coin=1;jade=1"}, cards={"area_1": "cc19"})
    game.play("place area_1 own-1")
    assert game.legal == ["take pepper", "take silk", "take gold"]
    game.play("take gold")
    assert game.legal == ["take pepper", "take silk"]
    game.play("take silk")
    assert game.goods() == "silk=1;gold=1"


def test_bundles_say_what_they_bring() -> None:
    """R2.1."""
    game = marco()
    move = game.box.bundles[game.box.outpost_rewards[9]]
    assert (move.steps, move.amounts[1], move.simple) == (1, 0, False)
    assert game.box.bundles[game.box.outpost_rewards[8]].reveals()
