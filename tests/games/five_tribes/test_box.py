"""A wrong box is refused with file, row and reason; another box plays by its numbers."""

import pytest

from caravansary.core.box import BoxError, BoxFiles
from caravansary.core.chance import Seeded
from caravansary.games.five_tribes import GAME
from caravansary.games.five_tribes.state import FiveTribesState


def files() -> dict[str, str]:
    return dict(GAME.box().files.contents)


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        ("tiles.csv", "T02,village", "T02,vilage", "tiles.csv row 3: kind 'vilage' is not in tile_kinds.csv"),
        ("tiles.csv", "T30,large_market,4\n", "", "tiles.csv: 29 rows, expected 30"),
        ("tiles.csv", "T01,village,5", "T01,village,-5",
         "tiles.csv row 2: value is '-5', expected a whole number, 0 to 99"),
        ("tile_kinds.csv", "V,blue", "V,green",
         "tile_kinds.csv row 2: colour 'green' is not in the colours red and blue"),
        ("tribes.csv", "merchant,G", "trader,G", "tribes.csv row 4: tribe is 'trader', expected merchant"),
        ("tribes.csv", "yellow,16", "yellow,17", "tribes.csv: 91 meeples, expected 90 to fill the tiles"),
        ("tribes.csv", "yellow,16", "yellow,32", "tribes.csv row 2: count is '32', expected at most 31"),
        ("resources.csv", "fakir,18,no", "fakir,18,yes",
         "resources.csv row 11: sellable is 'yes', expected yes for goods and no for fakirs"),
        ("resources.csv", "fakir,18,no", "fakir,19,no", "resources.csv row 11: count is '19', expected at most 18"),
        ("price_track.csv", "P8,8", "P8,13",
         "price_track.csv row 4: price is '13', expected at most 12, the price before it"),
        ("price_track.csv", "P1,1", "P1,0",
         "price_track.csv row 7: price is '0', expected 0 in the last three rows and nowhere else"),
        ("djinns.csv", "leta,Leta,4,elder_plus_elder_or_fakir", "leta,Leta,4,camel",
         "djinns.csv row 16: cost 'camel' is not in the costs the rules know"),
        ("djinns.csv", "boaz,Boaz", "boas,Boaz", "djinns.csv row 5: djinn_id is 'boas', expected boaz"),
        ("player_counts.csv", "2,11,2", "2,11,3",
         "player_counts.csv row 2: markers_each is '3', expected at most 4 markers in all, for there are 4 spots on the"
         " bid row"),
        ("player_counts.csv", "3,8,1,50,9", "3,8,1,50,10",
         "player_counts.csv row 3: resource_row is '10', expected a whole number, 0 to 9"),
        ("sale_values.csv", "9,60", "9,sixty", "sale_values.csv row 10: value is 'sixty', expected a whole number"),
        ("supplies.csv", "palm,12", "plam,12", "supplies.csv row 2: piece is 'plam', expected palm"),
        ("points.csv", "elder,2", "elder,two", "points.csv row 6: points is 'two', expected a whole number"),
    ],
)  # fmt: skip
def test_a_wrong_box_is_refused_with_file_row_and_reason(name: str, old: str, new: str, reason: str) -> None:
    contents = files()
    assert old in contents[name]
    contents[name] = contents[name].replace(old, new, 1)
    with pytest.raises(BoxError) as refusal:
        GAME.box(BoxFiles(contents))
    assert str(refusal.value) == reason


def test_a_missing_file_is_named() -> None:
    contents = files()
    del contents["djinns.csv"]
    with pytest.raises(BoxError, match=r"djinns\.csv: the file is missing"):
        GAME.box(BoxFiles(contents))


def test_another_box_plays_by_its_numbers() -> None:
    """R1.2, R1.3 with other counts."""
    contents = files()
    contents["player_counts.csv"] = contents["player_counts.csv"].replace("2,11,2,50", "2,6,1,40")
    state = GAME.setup(2, box_files=BoxFiles(contents)).start(Seeded(3))
    assert isinstance(state, FiveTribesState)
    assert state.camels == [6, 6] and state.coins == [40, 40] and sorted(state.bid_row) == [0, 1]
    chance = Seeded(4)
    while state.actions:
        state.play(state.actions[chance.pick(len(state.actions))], chance)
    assert state.over()


def test_the_box_holds_what_the_fact_sheet_counts() -> None:
    box = GAME.box()
    tiles = box.files.rows("tiles.csv", ("value",))
    djinns = box.files.rows("djinns.csv", ("points",))
    assert sum(row.integer("value") for row in tiles) == 198
    assert sum(row.integer("points") for row in djinns) == 141 and len(djinns) == 22
