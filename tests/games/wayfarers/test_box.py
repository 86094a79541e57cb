"""A wrong box is refused with file, row and reason; another box plays by its numbers."""

import pytest

from caravansary.core.box import BoxError, BoxFiles
from caravansary.core.chance import Seeded
from caravansary.games.wayfarers import GAME
from caravansary.games.wayfarers.box import WayfarersBox
from caravansary.games.wayfarers.names import COIN, SPACE
from caravansary.games.wayfarers.state import WayfarersState


def files() -> dict[str, str]:
    return dict(GAME.box().files.contents)


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        ("land_cards.csv", "L01,city,city,", "L01,town,city,",
         "land_cards.csv row 2: kind 'town' is not in the two kinds city and vista"),
        ("land_cards.csv", "L02,", "L01,",
         "land_cards.csv row 3: id is 'L01', expected a word without spaces that no row before has"),
        ("land_cards.csv", "tile.green+food", "tile.grene+food",
         "land_cards.csv row 4: slot_effect: 'tile.grene' is not an effect"),
        ("land_cards.csv", "city observatory,,telescope camel", "city observatorium,,telescope camel",
         "land_cards.csv row 10: tags: 'observatorium' is not one of"),
        ("land_cards.csv", "L19,vista,vista,2*inf.card", "L19,vista,vista,2*comet",
         "land_cards.csv row 20: instant is '2*comet', expected an effect that players can carry out"),
        ("water_cards.csv", "food+journal,0010", "food+journal,0020",
         "water_cards.csv row 2: link_left_mask is '0020', expected four digits 0 or 1"),
        ("water_cards.csv", ",1*food,", ",1*bread,",
         "water_cards.csv row 5: slot_cost: '1*bread' in '1*bread' is not a payment such as 2*coin"),
        ("space_cards.csv", "1 + floor(inf.black / 2)", "1 + half(inf.black)",
         "space_cards.csv row 21: vp: '1 + half(inf.black)' is not a formula for points"),
        ("townsfolk_cards.csv", "T01,Adventurer,1,", "T01,Adventurer,one,",
         "townsfolk_cards.csv row 2: cost_coin is 'one', expected a whole number"),
        ("townsfolk_cards.csv", "1,harbour,die,ship,", "1,harbour,dusk,ship,",
         "townsfolk_cards.csv row 2: when 'dusk' is not in the three moments die, vista, rest"),
        ("inspiration_cards.csv", "comet>=6", "comet>6",
         "inspiration_cards.csv row 2: goal: 'comet>6' must look like city>=2"),
        ("journal_edges.csv", "1a,2a,1,", "1a,2z,1,",
         "journal_edges.csv row 4: to '2z' is not in journal_nodes.csv"),
        ("journal_edges.csv", "have city>=2", "own city>=2",
         "journal_edges.csv row 4: requirement_side_A: 'own city>=2' must be none, have ... or spend ..."),
        ("card_rows.csv", "townsfolk,2,", "townsfolk,1,",
         "card_rows.csv row 3: slot is '1', expected a slot that no row before has"),
        ("upgrade_tiles.csv", "UG2,green,1,1,ship,,1,,4,2", "UG2,green,1,1,ship,,1,,4,3",
         "upgrade_tiles.csv row 3: supply_index is '3', expected 2"),
        ("upgrade_tiles.csv", "plus;camel", "plus;kamel",
         "upgrade_tiles.csv row 6: front_columns: 'kamel' is not one of"),
        ("player_board_caravans.csv", "P1,1,2,", "P1,1,1,",
         "player_board_caravans.csv row 2: column is '1', expected each cell of the grid once"),
        ("ai_boards.csv", "A1,space,", "A1,stars,", "ai_boards.csv row 2: focus_name is 'stars', expected space"),
        ("ai_resource_track.csv", "0,top,black blue yellow green", "0,top,black blue yellow pink",
         "ai_resource_track.csv row 2: colour_search_order is 'black blue yellow pink', expected black, blue"),
        ("ai_position_priority.csv", "0,1 2 3 4", "0,1 2 3 3",
         "ai_position_priority.csv row 2: search_order is '1 2 3 3', expected the slots 1 to 4 in some order"),
        ("intrigue_cards.csv", "2*inf.blue > card.water", "2*inf.blue > card.watre",
         "intrigue_cards.csv row 5: first_action: 'card.watre' is not an effect"),
        ("intrigue_cards.csv", "UP01,0", "UP11,0",
         "intrigue_cards.csv row 2: special_tile_start 'UP11' is not in upgrade_tiles.csv"),
        ("land_cards.csv", "tile.green+food", "999999999*coin",
         "land_cards.csv row 4: slot_effect: 999999999 is too much in '999999999*coin', expected at most 9"),
        ("water_cards.csv", "inf.black,coin,-,inf.card", "inf.black,comet,-,inf.card",
         "water_cards.csv row 2: link_right is '"),
        ("land_cards.csv", "city observatory,,telescope camel", "city observatory,,telescope" + " camel" * 200,
         "land_cards.csv row 10: slot_assets has"),
        ("land_cards.csv", "city observatory,,telescope camel", "city observatory,,telescope" + " camel" * 6,
         "land_cards.csv row 10: slot_assets: 7 words, expected at most 6"),
        ("ai_boards.csv", "journal,comet", "journal,8*coin",
         "ai_boards.csv row 2: track_bonus of A1 moves the marker 8 spots, expected less than 8"),
        ("ai_boards.csv", "A1,space,card.space", "A1,space,focus",
         "ai_boards.csv row 2: focus_effect of A1 names the focus itself"),
        ("start_resources.csv", "1,2,3,1,0,0", "1,2,3,6,6,6",
         "start_resources.csv row 2: inf.blue is '6', expected with yellow and black at most the 15 tokens"),
        ("guilds.csv", "yellow,3", "yellow,300",
         "guilds.csv row 3: majority_vp is '300', expected a whole number, 0 to 99"),
        ("guilds.csv", "yellow,3", "pink,3", "guilds.csv row 3: guild is 'pink', expected yellow"),
    ],
)  # fmt: skip
def test_a_wrong_box_is_refused_with_file_row_and_reason(name: str, old: str, new: str, reason: str) -> None:
    contents = files()
    assert old in contents[name]
    contents[name] = contents[name].replace(old, new, 1)
    with pytest.raises(BoxError) as refusal:
        GAME.box(BoxFiles(contents))
    assert str(refusal.value).startswith(reason)


def test_a_missing_row_is_refused() -> None:
    contents = files()
    contents["inspiration_cards.csv"] = contents["inspiration_cards.csv"].replace("N16,food>=6\n", "")
    with pytest.raises(BoxError, match=r"inspiration_cards\.csv: 15 rows, expected 16"):
        GAME.box(BoxFiles(contents))


def test_another_box_plays_by_its_numbers() -> None:
    contents = files()
    contents["start_resources.csv"] = contents["start_resources.csv"].replace("1,2,3,1,0,0", "1,2,30,1,0,0")
    state = GAME.setup(2, {"first_player": "first_seat"}, box_files=BoxFiles(contents)).start(Seeded(1))
    assert isinstance(state, WayfarersState) and state.own[COIN] == 30


def test_the_tables_hold_what_the_box_must_hold() -> None:
    box = GAME.box()
    assert isinstance(box, WayfarersBox)
    assert [sum(tag in tags for tags in box.cards.tags[SPACE]) for tag in (6, 7, 8, 9, 10)] == [21, 5, 1, 1, 8]
    assert sum(box.tiles.copies) == 62 and len(box.board.edge_to) == 44
    assert [sum(map(bool, board)) for board in box.tiles.bonus] == [8] * 4
    needs = box.cards.space_need[6:]
    telescope_and_camel, two_ships, camel_and_pigeon = 1 + (1 << 8), 2 << 16, 1 + (1 << 24)
    assert [needs.count(need) for need in (telescope_and_camel, two_ships, camel_and_pigeon)] == [6, 7, 1]
