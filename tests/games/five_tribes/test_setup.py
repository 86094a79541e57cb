"""The set-up."""

from caravansary.core.chance import Seeded
from caravansary.games.five_tribes.box import TOTAL
from tests.games.five_tribes.builder import REFERENCE, expect, five_tribes


def test_ft_01_setup_for_four_players() -> None:
    """R1.1 to R1.6."""
    wanted = expect("FT-01")
    game = five_tribes(players=4)
    state = game.state
    assert sorted(state.layout) == list(range(wanted["tiles"]))
    assert [meeples >> TOTAL for meeples in state.meeples] == [3] * 30
    assert sum(state.bag) == wanted["bag"]
    assert state.camels == [wanted["camels_each"]] * 4 and state.coins == [wanted["coins_each"]] * 4
    assert sorted(state.bid_row) == [0, 1, 2, 3]
    assert state.hands == [0] * 40 and state.djinns == [0] * 4
    assert (len(state.resource_row), len(state.resource_pile)) == (wanted["resource_row"], wanted["resource_deck"])
    assert (len(state.djinn_row), len(state.djinn_pile)) == (wanted["djinn_row"], wanted["djinn_deck"])
    assert (state.palm_supply, state.palace_supply) == (wanted["palms"], wanted["palaces"])


def test_ft_02_setup_for_two_players() -> None:
    """R1.2, R1.5."""
    wanted = expect("FT-02")
    state = five_tribes(players=2).state
    assert state.camels == [wanted["camels_each"]] * 2 and state.coins == [wanted["coins_each"]] * 2
    assert sorted(state.bid_row) == [0, 0, 1, 1] and len(state.bid_row) == wanted["markers_on_bid_row"]


def test_r1_2_three_players_have_one_marker_and_eight_camels() -> None:
    state = five_tribes(players=3).state
    assert sorted(state.bid_row) == [0, 1, 2] and state.camels == [8, 8, 8]


def test_r1_5_markers_of_two_players_may_lie_in_any_order() -> None:
    setup = five_tribes(players=2).setup
    rows = {tuple(setup.start(Seeded(seed)).observe(None).bid_row) for seed in range(60)}  # type: ignore[attr-defined]
    assert len(rows) == 6


def test_r1_3_coin_totals_are_hidden_from_the_others_until_the_end() -> None:
    game = five_tribes()
    assert [player.coins for player in game.seen_by(1).players] == [None, 50, None]
    assert [player.coins for player in game.seen_by(None).players] == [None] * 3
    assert [sheet.points[0] for sheet in game.state.sheets(1)] == [None, 50, None]


def test_reference_board_counts_blue_tiles() -> None:
    """R6.4: the tile itself and those around it."""
    game = five_tribes().given()
    assert game.state.blue == [blue for row in REFERENCE["blue_count"] for blue in row]
