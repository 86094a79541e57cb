"""The board and its tables: R17, R27, R29, R31, R35, R37, R40."""

from itertools import pairwise

from caravansary.games.yspahan import GAME
from caravansary.games.yspahan.box import NEIGHBOURHOODS, YspahanBox

box = GAME.box()
assert isinstance(box, YspahanBox)
BOX: YspahanBox = box
NEIGHBOURHOOD_OF = [next(i for i, souks in enumerate(box.souks_of) if souk in souks) for souk in box.shop_souk]


def arm(letter: str) -> list[int]:
    return [space for space, name in enumerate(BOX.space_ids) if name.startswith(letter)]


def test_r27_the_streets_are_a_cross_of_29_spaces() -> None:
    assert len(BOX.space_ids) == 29
    assert {letter: len(arm(letter)) for letter in "CWENS"} == {"C": 1, "W": 10, "E": 7, "N": 4, "S": 7}
    edges = sum(steps == 1 for row in BOX.distance for steps in row) // 2
    assert edges == 28, "and as all are connected, there is no cycle"
    ends = [BOX.space_ids[space] for space, row in enumerate(BOX.distance) if row.count(1) == 1]
    assert sorted(ends) == ["E7", "N4", "S7", "W10"]


def test_r27_distances_are_steps_along_the_arms() -> None:
    for letter in "WENS":
        for steps, space in enumerate(arm(letter), start=1):
            assert BOX.distance[0][space] == steps
    for a in arm("W"):
        for b in arm("S"):
            assert BOX.distance[a][b] == BOX.distance[0][a] + BOX.distance[0][b] == BOX.distance[b][a]


def test_r17_fourteen_souks_with_47_shops_and_82_points() -> None:
    assert len(BOX.souk_ids) == 14 and len(BOX.shop_ids) == 47
    assert BOX.souk_size == [len(shops) for shops in BOX.souk_shops]
    assert sum(BOX.souk_points) == 82
    shops = [NEIGHBOURHOOD_OF.count(neighbourhood) for neighbourhood in range(4)]
    points = [sum(BOX.souk_points[souk] for souk in BOX.souks_of[neighbourhood]) for neighbourhood in range(4)]
    assert dict(zip(NEIGHBOURHOODS, shops, strict=True)) == {"bag": 18, "barrel": 14, "chest": 9, "vase": 6}
    assert dict(zip(NEIGHBOURHOODS, points, strict=True)) == {"bag": 21, "barrel": 21, "chest": 18, "vase": 22}


def test_r29_every_space_but_three_touches_one_shop() -> None:
    touched = {name: len(shops) for name, shops in zip(BOX.space_ids, BOX.space_shops, strict=True)}
    assert {name: number for name, number in touched.items() if number != 1} == {"C0": 0, "E1": 2, "S1": 2}
    assert sum(touched.values()) == 30


def test_r23_r29_27_shops_on_the_street_and_20_inside() -> None:
    street = {shop for shops in BOX.space_shops for shop in shops}
    assert len(street) == 27
    twice = [BOX.shop_ids[shop] for shop in street if sum(shop in shops for shops in BOX.space_shops) == 2]
    assert sorted(twice) == ["bag-white-2", "barrel-white-1", "vase-blue-1"]


def test_r29_along_an_arm_the_touched_side_alternates() -> None:
    for letter in "WENS":
        first, *rest = [{NEIGHBOURHOOD_OF[shop] for shop in BOX.space_shops[space]} for space in arm(letter)]
        sides = [side for side, *more in rest if not more]
        assert len(sides) == len(rest), "only next to the centre a space touches two shops"
        assert all(a != b for a, b in pairwise(sides))
        assert len(first) == 2 or first != {sides[0]}


def test_r29_a_space_touches_a_shop_exactly_when_the_map_shows_them_side_by_side() -> None:
    for space, (x, y) in enumerate(BOX.space_places):
        around = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
        beside = {shop for shop, place in enumerate(BOX.shop_places) if place in around}
        assert beside == set(BOX.space_shops[space]), BOX.space_ids[space]


def test_r31_r34_caravan_of_each_number_of_players() -> None:
    for players, camels in ((2, 2), (3, 3), (4, 4)):
        count = BOX.counts[players]
        assert count.loading_points == [2] * camels + [1] * camels + [0] * camels
        assert count.rows == [1] * camels + [2] * camels + [3] * camels


def test_r35_r37_costs_and_points_of_buildings() -> None:
    assert list(zip(BOX.camel_cost, BOX.gold_cost, strict=True)) == [(2, 0), (2, 2), (2, 2), (3, 3), (4, 4), (4, 4)]
    assert [sum(BOX.building_points[:built]) for built in range(7)] == [0, 0, 0, 5, 10, 15, 25]


def test_r2_r40_nine_cards_twice() -> None:
    assert BOX.card_copies == [2] * 9
