"""Set-up, rounds, the end and the points (R4.1 to R4.4, R5.0.1, R9.1 to R9.7, R10.0 to R10.6)."""

from typing import Unpack

import pytest

from caravansary.core.chance import Seeded
from caravansary.games.marco_polo_ii import GAME
from caravansary.games.marco_polo_ii.state import MarcoPoloState
from tests.games.marco_polo_ii.builder import Position, Table, marco


def test_set_up_of_the_board() -> None:
    """R4.1, R4.1.2 to R4.1.6: what lies where."""
    state = marco().state
    assert sum(tile >= 0 for tile in state.tiles) == 6
    assert sum(tile >= 0 for tile in state.outposts) == 10
    assert len(state.map_cards) + len(state.area) == 8 and len(state.card_pile) == 17
    assert -1 not in state.market and len(state.contract_pile) == 32
    assert [len(pile) for pile in state.offer_piles] == [4, 4, 4], "one on the book, one open, four unseen"


def test_set_up_of_a_player() -> None:
    """R4.2, R4.2.1 to R4.2.5."""
    game = marco()
    assert game.goods("red") == "coin=8;camel=3"
    assert all(id.startswith("s") for colour in ("blue", "red", "green", "yellow") for id in game.contracts(colour))
    assert game.state.post_stock(0) == 11 and game.at() == "beijing"
    assert len(game.dice().split()) == 5
    assert sum(sheet.total for sheet in game.state.scores()) == 0


def test_characters_from_the_last_player_counter_clockwise() -> None:
    """R4.2.6."""
    game = marco(3)
    assert game.asked == "green character" and len(game.legal) == 4
    game.play("character abha_basu")
    assert game.asked == "red character" and len(game.legal) == 3
    game.play("character de_wu")
    assert game.asked == "blue character" and len(game.legal) == 2


def test_one_of_three_goal_cards_is_kept_in_secret() -> None:
    """R4.2.7."""
    game = marco(2).play("character abha_basu", "character de_wu")
    assert game.asked == "blue goal" and len(game.legal) == 3
    game.play(game.legal[1])
    assert game.state.goal[0] == 1
    assert game.said("goal")[0].but == 0 and game.said("goal-own")[0].to == 0


def test_the_start_player_is_found_by_lot() -> None:
    """R4.1.7."""
    starts = set()
    for seed in range(20):
        state = GAME.setup(4).start(Seeded(seed))
        assert isinstance(state, MarcoPoloState)
        starts.add(state.start)
    assert starts == {0, 1, 2, 3}


def at_round_one(character: str, option: str) -> Table:
    """Blue takes the character after a first roll of 15."""
    game = Table(GAME.setup(2, {"first_player": "first_seat", "round_1_start_bonuses": option}))
    state = game.state
    state.dice = [0, 0]
    for seat in (0, 1):
        for value in (1, 2, 3, 4, 5):
            state.dice[seat] += 1 << (8 * (value - 1))
    state.revealed = 0b1111111
    game.play("character de_wu" if character != "de_wu" else "character abha_basu", f"character {character}")
    return game.play(game.legal[0]).play("keep g04")


@pytest.mark.parametrize(("option", "coins"), [("true", 10), ("false", 8)])
def test_characters_bonuses_before_the_first_round(option: str, coins: int) -> None:
    """R9.6."""
    game = at_round_one("abha_basu", option)
    assert game.state.has(0, 0) == coins


def test_isabella_and_the_first_roll() -> None:
    """R9.6."""
    assert at_round_one("isabella_donati", "true").goods() == "coin=10;camel=5"
    assert at_round_one("isabella_donati", "false").goods() == "coin=8;camel=3"


def next_round(rolls: str) -> Table:
    game = marco(2).given(dice={"blue": "1", "red": ""}).rolls(rolls)
    return game.play("place book_1 own-1", "offer I-left")


def test_compensation_for_a_low_roll() -> None:
    """R9.1."""
    game = next_round("1 2 3 3 4 5 5 5 5 5")
    assert game.choices("compensation") == ["0", "1", "2"]
    game.play("compensation 1")
    assert game.goods() == "coin=1;camel=1;pepper=2;jade=1"


def test_no_compensation_for_fifteen() -> None:
    """R9.1."""
    assert next_round("1 2 3 4 5 5 5 5 5 5").asked == "blue turn"


def test_a_new_round_clears_the_board() -> None:
    """R9.2, R9.3, R9.4, R9.5."""
    game = marco(2).given(dice={"blue": "6", "red": ""}, placed={"seals": "red1 black1"}, cards={"area_1": "cc01"})
    before = list(game.state.next_offers), list(game.state.area)
    game.rolls("5 5 5 5 5 5 5 5 5 5").play("place book_2 own-6", "offer II-left")
    state = game.state
    assert state.offers == before[0] and state.next_offers != before[0]
    assert state.area != before[1]
    assert state.black_left == 4 and sum(state.stacks) == 6, "only the neutral dice lie on spaces"
    assert game.dice() == "5 5 5 5 5" and state.round == 2


def test_choices_of_the_round_start_come_in_turn_order() -> None:
    """R9.7."""
    game = marco(2).given(dice={"blue": "1 1", "red": ""}, goods={"blue": "coin=9"}, placed={"travel_lower": "red1"})
    game.state.next_start = 1
    game.play("place book_1 own-1", "offer I-left", "end", "purse own-1 coins")
    assert game.state.start == 1 and game.asked == "red compensation"


def test_who_has_no_dice_is_passed_over() -> None:
    """R5.0.1."""
    game = marco(3).given(dice={"blue": "1 1", "red": "", "green": "1"}).play("place book_1 own-1", "offer I-left")
    game.play("end")
    assert game.asked == "green turn"


def test_after_five_rounds_the_game_is_over() -> None:
    """R10.0."""
    game = marco(2).given(dice={"blue": "1", "red": ""}, round=5).play("place book_1 own-1", "offer I-left")
    assert game.asked == "over"
    assert game.said("end")


def ending(base: Position | None = None, **more: Unpack[Position]) -> Table:
    return marco().given({"dice": {"blue": "1"}, **(base or {}), **more})


def test_goal_card_counts_upgraded_seals_only() -> None:
    """R10.1."""
    game = ending(goals={"blue": "g06"}, seals={"blue": "goldsmiths+ farmers"})
    assert game.scored()["goal"] == 10


SEVEN = "kashgar xanadu balkh chengdu xian jaipur fuzhou"


def test_shields() -> None:
    """R10.2."""
    given: Position = {"posts": {"blue": SEVEN}, "goals": {"blue": "g06"}}
    assert ending(given).scored()["shields"] == 24
    assert ending(given, characters={"blue": "de_wu"}).scored()["shields"] == 28


def test_more_than_thirteen_shields_count_as_thirteen() -> None:
    """R10.2."""
    nine = f"{SEVEN} baghdad hormuz"
    given: Position = {"posts": {"blue": nine}, "goals": {"blue": "g01"}}
    assert ending(given).scored()["shields"] == 43
    assert ending(given, characters={"blue": "de_wu"}).scored()["shields"] == 43


def test_goods_and_coins() -> None:
    """R10.3, R10.4."""
    game = ending(goods={"blue": "coin=23;camel=9;pepper=3;silk=2;gold=1;jade=1"})
    assert game.scored()["goods"] == 3 and game.scored()["coins"] == 2


FIVE = ("c01 c02 c03 c04 c05", "c06 c07 c08 c10 c11", "c12 c13 c14", "c15 c16")


def test_most_contracts() -> None:
    """R10.5."""
    colours = ("blue", "red", "green", "yellow")
    game = ending(completed=dict(zip(colours, FIVE, strict=True)))
    assert [game.scored(colour).get("most_contracts", 0) for colour in colours] == [8, 8, 4, 0]
    two = marco(2).given(dice={"blue": "1"}, completed={"blue": "c01 c02 c03 c04", "red": "c05 c06 c07"})
    assert [two.scored(colour).get("most_contracts", 0) for colour in ("blue", "red")] == [8, 0]


def test_without_contracts_no_points_unless_switched_on() -> None:
    """R10.5."""
    assert "most_contracts" not in ending().scored()
    game = marco(zero_contracts_can_score="true").given(dice={"blue": "1"}, completed={"red": "c01"})
    assert game.scored()["most_contracts"] == 4


def test_ties_are_broken_by_camels() -> None:
    """R10.6."""
    standing = ending(goods={"blue": "camel=2", "red": "camel=1", "green": "camel=2"}).state.standing()
    assert standing[0] == standing[2] > standing[1]


def test_secret_points_are_hidden_until_the_end() -> None:
    """R10.1."""
    game = ending(goals={"blue": "g06", "red": "g01"}, posts={"red": SEVEN})
    sheets = game.state.sheets(0)
    assert None not in sheets[0].points and sheets[1].points.count(None) == 2
    assert [sheet.points.count(None) for sheet in game.state.sheets(None)] == [2, 2, 2, 2]
