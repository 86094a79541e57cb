"""Travel: walking, paying, posts and what they bring (R5.4.1 to R5.4.9, R8.1, R11.4)."""

from tests.games.marco_polo_ii.builder import Position, Table, marco, marco_under

RICH = {"blue": "coin=30;camel=30"}


def test_the_lowest_die_limits_the_way() -> None:
    """R5.4.1."""
    game = marco().given(dice={"blue": "2 5"}, goods=RICH).play("place travel_middle own-2")
    game.play("go xian", "go chengdu")
    assert game.at() == "chengdu", "two locations, and the walk ended"


def test_yangzhou_to_pagan() -> None:
    """R5.4.2, R5.4.3, R5.4.4, R5.4.5."""
    game = marco().given(dice={"blue": "3 5 6"}, goods=RICH, at={"blue": "yangzhou"}).play("place travel_middle own-3")
    game.play("add own-5", "go fuzhou", "go oasis_5", "go pagan")
    assert game.goods() == "coin=25;camel=25"
    assert game.posts() == {"pagan"}


def test_the_upper_space_may_add_a_post() -> None:
    """R5.4.5."""
    game = marco().given(dice={"blue": "3 5 5"}, goods=RICH, at={"blue": "yangzhou"}).play("place travel_upper own-3")
    game.play("go fuzhou", "go oasis_5", "go pagan")
    assert game.legal == ["skip", "post fuzhou"]
    game.play("post fuzhou")
    assert game.posts() == {"pagan", "fuzhou"}


def upper_to_the_oasis(posts: str = "", **options: str) -> Table:
    game = marco(**options).given(dice={"blue": "2 5 5"}, goods=RICH, at={"blue": "yangzhou"}, posts={"blue": posts})
    return game.play("place travel_upper own-2", "go fuzhou", "go oasis_5")


def test_an_extra_post_though_the_way_ends_in_an_oasis() -> None:
    """R5.4.5."""
    game = upper_to_the_oasis()
    assert game.goods() == "coin=25;camel=28"
    assert game.legal == ["skip", "post fuzhou"]
    game.play("skip")
    assert game.posts() == set()


def test_no_extra_post_without_one_on_the_board() -> None:
    """R5.4.5."""
    eleven = "kashgar karakorum xanadu merw balkh chengdu xian yangzhou kabul pagan baghdad"
    assert upper_to_the_oasis(eleven).asked == "blue turn"


def test_by_option_the_extra_post_needs_an_end_post() -> None:
    """R5.4.5."""
    assert upper_to_the_oasis(extra_post_needs_end_post="true").asked == "blue turn"


def test_by_option_the_start_city_counts_as_passed() -> None:
    """R5.4.5."""
    game = upper_to_the_oasis(start_city_counts_as_passed="true")
    assert game.legal == ["skip", "post yangzhou", "post fuzhou"]


def moved_before(version: int = 2, die: str = "1") -> Table:
    """Blue moves from Xian through Yangzhou and Fuzhou to an oasis by a contract, then uses the upper space."""
    game = marco_under(version).given(
        dice={"blue": f"{die} {die} {die}"},
        goods={"blue": "coin=30;camel=30;pepper=1;silk=1;gold=2;jade=1"},
        contracts={"blue": "c42"},
        at={"blue": "xian"},
        posts={"blue": "xian"},
    )
    game.play("complete c42", "go yangzhou", "go fuzhou", "go oasis_4")
    return game.play(f"place travel_upper own-{die}")


def test_a_city_passed_earlier_in_the_turn_may_get_the_extra_post() -> None:
    """R5.4.5: passed in this turn, also by a movement of a contract before the travel."""
    game = moved_before().play("go xian")
    assert game.legal == ["skip", "post yangzhou", "post fuzhou"]
    game.play("post yangzhou")
    assert game.posts() == {"xian", "yangzhou"}


def test_cities_of_both_movements_are_passed() -> None:
    """R5.4.5: Xian, passed by the travel itself, has a post already."""
    game = moved_before(die="3").play("go xian", "go chengdu", "go oasis_3")
    assert game.legal == ["skip", "post chengdu", "post yangzhou", "post fuzhou"]


def test_a_city_where_an_earlier_movement_ended_is_passed_when_the_figure_goes_on() -> None:
    """R5.4.5: it was entered and left in this turn; a reward's move had places one post for two figures (R12.4)."""
    for version, extra in ((2, ["skip", "post xanadu"]), (1, [])):
        game = marco_under(version).given(
            characters={"blue": "mailin_tian_chin"},
            dice={"blue": "1 1 1 1"},
            goods={"blue": "coin=30;camel=30;pepper=1;silk=1;gold=2;jade=1"},
            contracts={"blue": "c42"},
        )
        game.play("complete c42", "go xanadu", "go-second xian", "stop", "post xian")
        game.play("place travel_upper own-1", "go oasis_1")
        assert [text for text in game.legal if text.split()[0] in ("skip", "post")] == extra


def test_what_was_passed_is_forgotten_in_the_next_turn() -> None:
    """R5.4.5."""
    game = marco(2).given(
        dice={"blue": "1 1 1 1", "red": "1"},
        goods={"blue": "coin=30;camel=30;pepper=1;silk=1;gold=2;jade=1"},
        contracts={"blue": "c42"},
        at={"blue": "xian"},
        posts={"blue": "xian"},
    )
    game.play("complete c42", "go yangzhou", "go fuzhou", "go oasis_4", "place book_1 own-1", "offer I-right", "end")
    game.play("purse own-1 coins", "place travel_upper own-1", "go xian")
    assert game.asked == "blue turn"


def test_under_version_1_only_the_travel_itself_counted() -> None:
    """R5.4.5."""
    assert moved_before(version=1).play("go xian").asked == "blue turn"


def test_by_option_the_middle_space_is_limited_by_the_die_alone() -> None:
    """R5.4.1."""
    way = ["go xian", "go chengdu", "go oasis_9", "go pagan"]
    for limit, left in (("4", 0), ("6", 2)):
        game = marco(travel_middle_limit=limit).given(dice={"blue": "6 6"}, goods=RICH)
        game.play("place travel_middle own-6", *way[:3])
        assert game.state.walk_left == left + 1
    shorter = marco(travel_upper_limit="5").given(dice={"blue": "6 6 6"}, goods=RICH).play("place travel_upper own-6")
    assert shorter.state.walk_left == 5


def test_the_lower_space_costs_two_coins_for_one_location() -> None:
    """R5.4.1."""
    game = marco().given(dice={"blue": "6 6"}, goods={"blue": "coin=4"}).play("place travel_lower own-6")
    assert game.goods() == "", "xanadu was the only place that 2 coins could pay"
    assert game.at() == "xanadu"


def test_all_costs_must_be_payable_before() -> None:
    """R5.4.2."""
    game = marco().given(dice={"blue": "6 6"}, goods={"blue": "coin=3;camel=1"})
    assert game.refuses("place travel_lower own-6"), "2 coins for the space and 2 for Xanadu are too much"
    occupied = marco().given(dice={"blue": "1 6 6"}, goods={"blue": "coin=5;camel=1"}, placed={"travel_lower": "red3"})
    assert [c for c in occupied.choices("place") if c.startswith("travel_lower")] == ["travel_lower own-1"]


def test_steps_are_pruned_to_what_can_be_paid_and_show_their_costs() -> None:
    """R5.4.3."""
    game = marco().given(dice={"blue": "6 6"}, goods={"blue": "coin=3;camel=2"}).play("place travel_middle own-6")
    assert game.choices("go") == ["xanadu", "xian"]
    game.play("go xanadu")
    assert game.choices("go") == ["oasis_1"], "only 1 coin is left for Xian or the way back"
    assert (game.state.walk_coins, game.state.walk_camels) == (2, 0)
    assert game.goods() == "coin=3;camel=2", "nothing is paid before the way is chosen"


def test_a_route_with_a_seal_needs_the_seal() -> None:
    """R5.4.3."""
    given: Position = {"dice": {"blue": "6"}, "goods": {"blue": "coin=3;camel=9"}}
    assert marco().given(given).play("place travel_lower own-6").at() == "xian", "no water without the seal"
    game = marco().given(given, seals={"blue": "farmers"}).play("place travel_lower own-6")
    assert game.choices("go") == ["xian", "yangzhou"]


def test_there_and_back_costs_twice() -> None:
    """R5.4.3."""
    game = marco().given(dice={"blue": "3 3"}, goods={"blue": "coin=6"}).play("place travel_middle own-3")
    game.play("go beijing", "go xanadu")
    assert game.goods() == ""
    assert game.posts() == {"xanadu"}


def test_no_post_in_beijing() -> None:
    """R5.4.5."""
    game = marco().given(dice={"blue": "1"}, goods=RICH, at={"blue": "xanadu"}).play("place travel_lower own-1")
    game.play("go beijing")
    assert game.posts() == set()


def test_the_last_posts_score() -> None:
    """R5.4.6."""
    cities = [
        "karakorum",
        "merw",
        "balkh",
        "chengdu",
        "yangzhou",
        "kabul",
        "pagan",
        "fuzhou",
        "baghdad",
        "hormuz",
        "jaipur",
    ]
    for held, points in ((7, 0), (8, 5), (9, 5), (10, 10)):
        game = marco().given(dice={"blue": "1"}, goods=RICH, posts={"blue": " ".join(cities[:held])})
        game.play("place travel_lower own-1", "go xian")
        assert game.scored().get("posts", 0) == points


def test_with_all_posts_placed_one_moves() -> None:
    """R5.4.8, R5.4.7."""
    cities = "karakorum merw balkh chengdu yangzhou kabul pagan fuzhou baghdad hormuz jaipur"
    for option, gained in (("true", 2), ("false", 0)):
        game = marco(moved_post_has_effects=option).given(
            dice={"blue": "1"}, goods=RICH, posts={"blue": cities}, outposts={"xanadu": "ot06"}
        )
        game.play("place travel_lower own-1", "go xanadu")
        assert game.choices("relocate")[0] == "karakorum"
        game.play("relocate merw")
        assert "merw" not in game.posts() and "xanadu" in game.posts()
        assert "posts" not in game.scored()
        assert game.state.has(0, 5) == gained


def test_city_tile_now_and_at_every_round_start() -> None:
    """R5.4.9."""
    game = marco(2).given(
        dice={"blue": "1", "red": ""}, goods={"blue": "coin=5"}, at={"blue": "xian"}, tiles={"yangzhou": "ct1"}
    )
    game.rolls("5 5 5 5 5 5 5 5 5 5").play("place travel_lower own-1", "go yangzhou")
    assert game.state.round == 2
    assert game.goods() == "coin=6;camel=2", "twice 1 camel and 3 coins: now and at the start of round 2"


def test_contract_city_offers_one_of_two() -> None:
    """R5.4.9."""
    game = marco().given(dice={"blue": "1 1"}, goods=RICH, market={"xian": "c01 c02"})
    game.play("place travel_lower own-1", "go xian")
    assert game.legal == ["skip", "contract c01", "contract c02"]
    game.play("contract c02")
    assert game.contracts() == ["c02"] and game.market("xian") == ["c01"]
    game.play("end")
    assert len(game.market("xian")) == 2


def test_special_city_from_the_next_turn_on() -> None:
    """R5.4.9."""
    game = marco().given(
        dice={"blue": "1 1", "red": "", "green": "", "yellow": ""},
        goods={"blue": "coin=4;jade=1;camel=1"},
        at={"blue": "kabul"},
        tiles={"balkh": "ct2"},
        contracts={"blue": "s5"},
        market={},
    )
    game.state.goods[:6] = [9, 9, 2, 0, 0, 0]
    game.state.run(game.told)
    game.play("complete s5", "go balkh")
    assert game.state.has(0, 1) == 9 - 2 - 2 + 3, "3 camels of the tile"
    assert game.refuses("place special_balkh own-1"), "not in the turn in which the post was placed"
    game.play("place book_1 own-1", "offer I-left", "end", "place special_balkh own-1")
    assert game.state.has(0, 3) == 2


def test_the_outpost_tile_is_for_the_first() -> None:
    """R5.4.9."""
    game = marco().given(dice={"blue": "1 1"}, goods=RICH, outposts={"xanadu": "ot01"}, posts={})
    game.play("place travel_lower own-1", "go xanadu")
    assert game.state.has(0, 4) == 2
    assert game.state.outposts[game.place("xanadu")] == -1


def test_the_player_orders_what_chance_could_tell() -> None:
    """R5.4.9."""
    given: Position = {"dice": {"blue": "1 1"}, "goods": RICH, "market": {"xian": "c01 c02"}}
    game = marco().given(given, outposts={"xian": "ot09"}).play("place travel_lower own-1", "go xian")
    assert game.legal == ["skip", "contract c01", "contract c02", "gain-outpost"]
    assert game.elements("gain-outpost") == ["gain-outpost"]
    game.play("gain-outpost")
    assert game.contracts() == ["c03"]
    assert game.legal == ["skip", "contract c01", "contract c02"]
    plain = marco().given(given, outposts={"xian": "ot02"}).play("place travel_lower own-1", "go xian")
    assert plain.legal == ["skip", "contract c01", "contract c02"], "two silk were gained without a question"


def test_a_move_comes_after_everything_else_of_an_arrival() -> None:
    """R11.8."""
    game = marco().given(dice={"blue": "1 1"}, goods=RICH, market={"xian": "c01"}, outposts={"xian": "ot10"})
    game.play("place travel_lower own-1", "go xian")
    assert game.asked == "blue arrival"
    game.play("contract c01")
    assert game.asked == "blue walk"
    game.play("go yangzhou")
    assert game.posts() == {"xian", "yangzhou"}


def test_a_move_may_be_declined_and_costs_no_space() -> None:
    """R11.4."""
    game = marco().given(
        dice={"blue": "1"}, goods={"blue": "coin=2;camel=2;pepper=2"}, contracts={"blue": "s5"}, done=True
    )
    game.play("complete s5")
    assert game.legal == ["stop", "go xanadu"]
    game.play("stop")
    assert game.at() == "beijing" and game.goods() == "coin=3"


def test_hourglass_for_the_highest_travel_space() -> None:
    """R8.1."""
    given: Position = {"goods": RICH, "placed": {"travel_middle": "green1 green1"}}
    game = marco().given(dice={"blue": "3 3 3"}, base=given)
    assert game.state.next_start == 2
    middle = marco().given(dice={"blue": "3 3 3"}, base=given).play("place travel_middle own-3", "go xanadu")
    assert middle.state.next_start == 0
    lower = marco().given(dice={"blue": "3 3 3"}, base=given).play("place travel_lower own-3", "go xanadu")
    assert lower.state.next_start == 2
    upper = marco().given(dice={"blue": "3 3 3"}, base=given).play("place travel_upper own-3", "go xanadu")
    assert upper.state.next_start == 0
