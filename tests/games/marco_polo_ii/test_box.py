"""A wrong box is refused with file, row and reason; another box plays by its numbers and stays in the record."""

import pytest

from caravansary.core.box import BoxError, BoxFiles
from caravansary.core.chance import Seeded
from caravansary.core.match import Match, resume
from caravansary.core.record import decode_record, encode_record
from caravansary.core.sources import box_sources
from caravansary.games.marco_polo_ii import GAME
from caravansary.games.marco_polo_ii.box import MarcoPoloBox
from tests.games.marco_polo_ii.builder import Table


def files() -> dict[str, str]:
    return dict(GAME.box().files.contents)


def changed(name: str, old: str, new: str) -> BoxFiles:
    contents = files()
    assert old in contents[name]
    contents[name] = contents[name].replace(old, new, 1)
    return BoxFiles(contents)


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        ("contracts.csv", "c02,red,camel=1;silk=2", "c02,red,camle=1;silk=2",
         "contracts.csv row 3: cost: 'camle=1' is not one of coin, camel, pepper, silk, gold, jade, vp, good_any"),
        ("contracts.csv", "c02,red,camel=1", "c02,red,camel=0",
         "contracts.csv row 3: cost: 'camel=0' needs an amount from 1 to 40"),
        ("contracts.csv", "c02,red", "c02,blue", "contracts.csv row 3: kind is 'blue', expected red"),
        ("contracts.csv", "c02,red", "c01,red",
         "contracts.csv row 3: id is 'c01', expected a word without spaces that no row before has"),
        ("contracts.csv", "camel=2;good_any=6", "goods_diff=2;good_any=6", "asks for good_any and goods_diff"),
        ("contracts.csv", "goods_diff=2", "goods_diff=4", "'goods_diff=4' needs an amount from 1 to 3"),
        ("cities.csv", "xanadu,card,", "xanadu,cart,", "cities.csv row 4: kind 'cart' is not in the kinds of cities"),
        ("cities.csv", "0,1,0,1,horse", "0,2,0,1,horse", "cities.csv: 7 city_card_slots, expected 6"),
        ("cities.csv", "baghdad,special", "baghdad,bonus", "cities.csv: 2 cities of kind special, expected 3"),
        ("cities.csv", "leopard", "leopart", "cities.csv row 2: shield 'leopart' is not in shields.csv"),
        ("routes.csv", "beijing,xanadu,2", "beijing,xanadoo,2",
         "routes.csv row 2: b 'xanadoo' is not in cities.csv or oases.csv"),
        ("routes.csv", "beijing,xanadu,2", "beijing,xanadu,0", "some cost: every route costs something"),
        ("routes.csv", "beijing,xian,", "beijing,xanadu,", "a location to which no other route from there leads"),
        ("routes.csv", ",farmers,", ",bakers,", "routes.csv row 36: seal 'bakers' is not in guild_seals.csv"),
        ("city_cards.csv", "cc11,repeat,", "cc11,again,", "city_cards.csv row 12: mode 'again' is not in the modes"),
        ("city_cards.csv", "1-4:1|5-6:2", "1-4:1|6:2", "must name each die value from 1 to 6 once"),
        ("city_cards.csv", "1-4:1|5-6:2", "1-4:x|5-6:2", "'x' in a die bracket must be a whole number"),
        ("city_cards.csv", "camel=1>coin=3|coin=1>camel=1", "camel=1>coin=3", "expected two exchanges"),
        ("goal_cards.csv", "horse crane", "horse whale", "plus_one_shields 'whale' is not in shields.csv"),
        ("goal_cards.csv", "goldsmiths=10", "goldsmiths", "seal_points 'goldsmiths' is not a seal"),
        ("special_cities.csv", "balkh,", "kabul,", "special_cities.csv row 3: city is 'kabul', expected a city"),
        ("guild_seals.csv", "farmers,1", "farmers,7", "min_lowest_die is '7', expected a whole number, 1 to 6"),
        ("characters.csv", "de_wu", "wu_de", "characters.csv row 3: id is 'wu_de', expected de_wu"),
        ("action_spaces.csv", "book_1,1", "book_1,2", "action_spaces.csv row 2: dice is '2', expected 1"),
        ("cities.csv", "xanadu,card,", "shangdu,card,", "cities.csv row 4: id is 'shangdu', expected xanadu"),
        ("guild_seals.csv", "spice,2", "salt,2", "guild_seals.csv row 3: id is 'salt', expected spice"),
        ("shield_track.csv", "\n2,2,", "\n3,2,", "shield_track.csv row 4: shields is '3', expected 2"),
        ("offer_tiles.csv", "of16,1", "of16,2", "offer_tiles.csv row 7: book is '2', expected 1"),
        ("game.toml", "rounds = 5", "rounds = 9", "game.toml: game.rounds is 9, expected a whole number, 1 to 5"),
        ("game.toml", "threshold = 15", "", "game.toml: compensation.threshold is missing"),
        ("game.toml", '"special_balkh"', '"special_bulk"', "players.2.neutral_dice"),
        ("game.toml", '"9" = 5', '"12" = 5', "posts.points: '12' is not one of the posts"),
        ("special_cities.csv", "1-4:1|5-6:2", "1-4:1|5-999999999:2",
         "special_cities.csv row 2: seal_reward_times: '5-999999999:2' is not a die bracket"),
        ("special_cities.csv", "1-4:1|5-6:2", "1-4:1|5-6:3",
         "special_cities.csv row 2: seal_reward_times: '3' in a die bracket must be a whole number, 0 to 2"),
        ("city_cards.csv", "1-4:1|5-6:2", "1-999999999:1",
         "city_cards.csv row 5: die_brackets: '1-999999999:1' is not a die bracket like 1-4:coin=2"),
        ("city_cards.csv", "1-4:1|5-6:2", "1-4:1|5-6:99999",
         "city_cards.csv row 5: die_brackets: '99999' in a die bracket must be a whole number, 0 to 7"),
        ("city_cards.csv", "1-4:1|5-6:2", "1-4:1|" * 40 + "5-6:2",
         "city_cards.csv row 5: die_brackets: 245 characters, expected at most 200"),
        ("outpost_tiles.csv", "move=", "move=9", "needs an amount from 1 to 6"),
        ("contracts.csv", "c02,red,camel=1", "c02,red,camel=99999999999",
         "contracts.csv row 3: cost: 'camel=99999999999' needs an amount from 1 to 40"),
        ("routes.csv", "beijing,xanadu,2", "beijing,xanadu,999",
         "routes.csv row 2: coins is '999', expected a whole number, 0 to 20"),
        ("goal_cards.csv", "goldsmiths=10", "goldsmiths=100", "with points, 0 to 99"),
        ("game.toml", '"9" = 5', '"9" = 100', "posts.points: '9' is not one of the posts with its points, 0 to 99"),
        ("game.toml", "neutral_dice = []", "neutral_dice = [" + "1," * 13 + "]",
         "players.4.neutral_dice: 13 dice, expected at most 12"),
        ("game.toml", 'bonus = "coin=8', 'bonus = "move=2;coin=8',
         "game.toml: start.bonus: 'move=2;coin=8;camel=3' must be of coin, camel, pepper, silk, gold, jade and vp"),
        ("characters.csv", "coin=3", "move=3", "start_bonus: 'move=3' must be of coin"),
        ("game.toml", 'bonus = "coin=8', 'bonus = "coin=100', "game.toml: start.bonus: 'coin=100' needs an amount"),
        ("game.toml", '"coin=3", "camel=2", "jade=1"', '"coin=3"', "purse.options is ['coin=3'], expected 3 bundles"),
    ],
)  # fmt: skip
def test_a_wrong_box_is_refused_with_file_row_and_reason(name: str, old: str, new: str, reason: str) -> None:
    with pytest.raises(BoxError) as refusal:
        GAME.box(changed(name, old, new))
    assert reason in str(refusal.value)
    assert str(refusal.value).startswith(name)


def test_another_box_plays_by_its_numbers() -> None:
    box = GAME.box(changed("book_offers_printed.csv", "pepper=2;jade=1", "pepper=3;jade=2"))
    assert isinstance(box, MarcoPoloBox)
    assert box.bundles[box.printed_rewards[0]].amounts == [0, 0, 3, 0, 0, 2]


def test_a_black_die_of_a_round_start_stays_when_the_own_dice_are_rolled() -> None:
    """R9.5, R11.5: a city tile of another box can bring one; under version 1 it was lost."""
    own = changed("city_tiles.csv", "ct2,camel=3", "ct2,black_die=1")
    game = Table(GAME.setup(2, {"first_player": "first_seat"}, box_files=own))
    game.given(dice={"blue": "", "red": "1"}, posts={"blue": "yangzhou"}, tiles={"yangzhou": "ct2"}, turn="red")
    game.play("purse own-1 coins")
    assert game.state.round == 2 and game.dice() == "1 1 1 1 1 b1"


def test_a_way_dearer_than_any_answer_is_paid_all_the_same() -> None:
    """R7.1: in another box a way can cost more jade than can be named."""
    own = changed("routes.csv", "beijing,xanadu,2", "beijing,xanadu,20")
    game = Table(GAME.setup(4, {"first_player": "first_seat"}, box_files=own))
    game.given(dice={"blue": "3 3 3"}, goods={"blue": "jade=90"})
    game.play("choose-payment", "place travel_upper own-3", "go xanadu", "go beijing", "go xanadu")
    assert game.goods() == "jade=30"


def test_a_record_keeps_the_box_it_was_played_with() -> None:
    own = changed("game.toml", 'bonus = "coin=8;camel=3"', 'bonus = "coin=20;camel=9"')
    match = Match(GAME.setup(2, box_files=own), Seeded(3))
    for _ in range(10):
        match.play(match.state.actions[0])
    record = decode_record(encode_record(match.record()))
    assert record.box == own.contents
    again = resume(record, Seeded(3))
    assert again.state.observe(0) == match.state.observe(0)
    assert Match(GAME.setup(2), Seeded(3)).record().box is None


def test_every_row_says_where_it_comes_from() -> None:
    sources = box_sources(GAME.box().files)
    counted = {(one.file, one.part, one.source): len(one.rows) for one in sources}
    assert counted["contracts.csv", "", "ours"] == 48 and counted["contracts.csv", "", "rulebook"] == 1
    assert counted["characters.csv", "", "en-supplement"] == 7
    assert {one.file for one in sources} == {name for name in files() if name.endswith(".csv")}
    assert {one.source for one in sources} == {"rulebook", "en-supplement", "usnoopy-blog", "ours"}
