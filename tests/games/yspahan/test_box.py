"""A wrong box is refused with file, row and reason; another box plays by its numbers."""

import pytest

from caravansary.core.box import BoxError, BoxFiles
from caravansary.core.chance import Seeded
from caravansary.games.yspahan import GAME
from caravansary.games.yspahan.state import YspahanState


def files() -> dict[str, str]:
    return dict(GAME.box().files.contents)


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        ("shops.csv", "bag-white-2,bag-white,", "bag-white-2,bag-withe,",
         "shops.csv row 3: souk_id 'bag-withe' is not in souks.csv"),
        ("shops.csv", "bag-white-2,", "bag-white-1,",
         "shops.csv row 3: shop_id is 'bag-white-1', expected a word without spaces that no row before has"),
        ("shops.csv", "bag-white-2,", "white-2,",
         "shops.csv row 3: shop_id is 'white-2', expected the souk and the number in it: bag-white-1, -2, ..."),
        ("souks.csv", "bag-white,bag,white,3", "bag-white,bag,white,4",
         "souks.csv row 2: bag-white has 4 shops, but shops.csv has 3"),
        ("souks.csv", "bag-white,bag,", "bag-white,sack,",
         "souks.csv row 2: neighbourhood 'sack' is not in the four neighbourhoods"),
        ("spaces.csv", "C0,", "Q0,",
         "spaces.csv row 2: space_id is 'Q0', expected C0, or the letter of an arm (W, E, N, S) and a number"),
        ("space_edges.csv", "C0,W1", "C0,W11", "space_edges.csv row 2: space_b 'W11' is not in spaces.csv"),
        ("space_edges.csv", "W9,W10", "W8,W9", "space_edges.csv: the streets must connect all spaces"),
        ("space_shop_links.csv", "W1,bag-white-2", "W1,bag-white-9",
         "space_shop_links.csv row 2: shop_id 'bag-white-9' is not in shops.csv"),
        ("space_shop_links.csv", "W1,bag-white-2", "S1,barrel-white-1",
         "space_shop_links.csv row 25: the contact is there twice"),
        ("buildings.csv", "paddock,", "meadow,",
         "buildings.csv row 2: building_id is 'meadow', expected paddock"),
        ("buildings.csv", "Ohrada,2,0", "Ohrada,two,0",
         "buildings.csv row 2: cost_camels is 'two', expected a whole number"),
        ("buildings.csv", "Ohrada,2,0", "Ohrada,-2,0",
         "buildings.csv row 2: cost_camels is '-2', expected a whole number, 0 to 20"),
        ("cards.csv", "sell_gold,2,,10", "sell_gold,2,,11",
         "cards.csv row 7: most is '11', expected a whole number, 1 to 10"),
        ("caravan.csv", "\n2,1,bottom", "\n3,1,bottom", "caravan.csv row 3: path_order is '3', expected 2"),
        ("caravan.csv", "2,1,yes,no,no", "2,1,yes,no,perhaps",
         "caravan.csv row 2: used_with_2_players is 'perhaps', expected yes or no"),
        ("tower.csv", "2,bag,", "2,sack,", "tower.csv row 3: floor_id is 'sack', expected bag"),
        ("player_counts.toml", "weeks = 3", "", "player_counts.toml: common.weeks is missing"),
        ("player_counts.toml", "weeks = 3", "weeks = 0",
         "player_counts.toml: common.weeks is 0, expected a whole number, 1 to 6"),
        ("player_counts.toml", "yellow_dice_available = 3", "yellow_dice_available = 4",
         "player_counts.toml: common.yellow_dice_available is 4, expected a whole number, 0 to 3"),
    ],
)  # fmt: skip
def test_a_wrong_box_is_refused_with_file_row_and_reason(name: str, old: str, new: str, reason: str) -> None:
    contents = files()
    assert old in contents[name]
    contents[name] = contents[name].replace(old, new, 1)
    with pytest.raises(BoxError) as refusal:
        GAME.box(BoxFiles(contents))
    assert str(refusal.value) == reason


@pytest.mark.parametrize("name", sorted(set(files()) - {"components.csv"}))
def test_a_missing_file_is_named(name: str) -> None:
    contents = files()
    del contents[name]
    with pytest.raises(BoxError, match=f"^{name}: the file is missing"):
        GAME.box(BoxFiles(contents))


@pytest.mark.parametrize("name", ["shops.csv", "spaces.csv", "space_edges.csv", "buildings.csv", "cards.csv"])
def test_a_missing_row_is_noticed(name: str) -> None:
    contents = files()
    lines = contents[name].splitlines()
    contents[name] = "\n".join(lines[:-1]) + "\n"
    with pytest.raises(BoxError, match=rf"^{name}: {len(lines) - 2} rows, expected {len(lines) - 1}$"):
        GAME.box(BoxFiles(contents))


def test_no_camel_for_a_number_of_players_is_noticed() -> None:
    contents = files()
    contents["caravan.csv"] = contents["caravan.csv"].replace(",yes,both,ours", ",no,both,ours")
    with pytest.raises(BoxError, match="used_with_2_players is 'no' for every camel"):
        GAME.box(BoxFiles(contents))


def test_another_box_plays_by_its_numbers() -> None:
    contents = files()
    contents["player_counts.toml"] = contents["player_counts.toml"].replace("weeks = 3", "weeks = 1")
    contents["player_counts.toml"] = contents["player_counts.toml"].replace("starting_gold = 2", "starting_gold = 9")
    chance = Seeded(1)
    state = GAME.setup(3, box_files=BoxFiles(contents)).start(chance)
    assert isinstance(state, YspahanState)
    assert state.gold == [9, 9, 9]
    while not state.over():
        state.play(state.actions[-1], chance)
    assert (state.week, state.day) == (1, 7)
