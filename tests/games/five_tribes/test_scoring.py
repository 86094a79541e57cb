"""Final scoring and the djinns that count at the end."""

from __future__ import annotations

from functools import cache
from itertools import product

from caravansary.core.score import shares, tallies
from caravansary.games.five_tribes import GAME
from caravansary.games.five_tribes.scoring import sets_value
from tests.games.five_tribes.builder import SCENARIOS, expect, five_tribes

BOARD = {"r5c5": "W", "r5c6": "W"}


def test_ft_25_al_amin() -> None:
    """R10.8, R13.1."""
    wanted = expect("FT-25")
    hand = "fish wheat silk spice gold papyrus fakir fakir fakir fakir fakir"
    for djinns, points in (("al_amin", wanted["with"]), ("boaz", wanted["without"])):
        game = five_tribes().given(board=BOARD, order="A B C", hands={"A": hand}, djinns={"A": djinns}, row="")
        assert game.scored("A")["goods"] == points


def test_ft_26_vizier_comparison() -> None:
    """R10.2, R10.3, R13.11."""
    wanted = expect("FT-26")
    viziers = SCENARIOS["FT-26"]["viziers"]
    game = five_tribes(players=4).given(board=BOARD, order="A B C D", viziers=viziers)
    assert {seat: game.scored(seat)["viziers"] for seat in "ABCD"} == {seat: wanted[seat] for seat in "ABCD"}
    jafaar = five_tribes(players=4).given(board=BOARD, order="A B C D", viziers=viziers, djinns={"B": "jafaar"})
    assert jafaar.scored("B")["viziers"] == wanted["B_with_jafaar"]


def test_ft_31_full_final_scoring_three_players() -> None:
    """R10.1 to R10.9, R13.1, R13.9, R13.11, R13.19."""
    players, breakdown = SCENARIOS["FT-31"]["players"], SCENARIOS["FT-31"]["breakdown"]
    tiles = {tile["cell"]: (seat, tile) for seat, held in players.items() for tile in held["tiles"]}
    goods = {
        seat: " ".join([kind for kind, n in held["goods"].items() for _ in range(n)] + ["fakir"] * held["fakirs"])
        for seat, held in players.items()
    }
    game = five_tribes().given(
        board=BOARD,
        order="A B C",
        coins={seat: held["coins"] for seat, held in players.items()},
        viziers={seat: held["viziers"] for seat, held in players.items()},
        elders={seat: held["elders"] for seat, held in players.items()},
        djinns={seat: " ".join(held["djinns"]) for seat, held in players.items()},
        camel={cell: seat for cell, (seat, _) in tiles.items()},
        palms={cell: tile.get("palms", 0) for cell, (_, tile) in tiles.items()},
        palaces={cell: tile.get("palaces", 0) for cell, (_, tile) in tiles.items()},
        hands=goods,
        row="",
    )
    assert {seat: game.scored(seat) for seat in "ABC"} == breakdown
    best = max(game.state.standing())
    assert [seat for seat, entry in zip("ABC", game.state.standing(), strict=True) if entry == best] == ["C"]


def test_ft_32_tie() -> None:
    """R10.9: there is no tie-breaker."""
    game = five_tribes().given(board=BOARD, order="A B C", coins={"A": 120, "B": 120, "C": 99})
    assert game.state.standing() == [(120,), (120,), (99,)] and shares(game.state.standing()) == [0.5, 0.5, 0.0]


def test_r10_8_the_split_of_a_hand_is_the_best_one() -> None:
    """Against all ways to form sets of up to four kinds with up to two cards each, and wild cards."""
    values = [0, 1, 3, 7, 13, 21, 30, 40, 50, 60]

    @cache
    def best(counts: tuple[int, ...], wild: int) -> int:
        found = 0
        for kind in range(len(counts)):
            if wild:
                more = (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])
                found = max(found, best(more, wild - 1))
        if wild:
            return found
        for chosen in product((0, 1), repeat=len(counts)):
            if any(chosen) and all(count >= take for count, take in zip(counts, chosen, strict=True)):
                rest = tuple(count - take for count, take in zip(counts, chosen, strict=True))
                found = max(found, values[sum(chosen)] + best(rest, 0))
        return found

    for counts in product(range(3), repeat=4):
        for wild in (0, 1):
            assert sets_value(values, list(counts), wild) == best(counts, wild)


def test_r10_8_all_goods_together_are_worth_194() -> None:
    box = GAME.box()
    values = [0, 1, 3, 7, 13, 21, 30, 40, 50, 60]
    assert sets_value(values, [2, 2, 2, 4, 4, 4, 6, 6, 6], 0) == 194
    assert box.space.size == 617


def test_r10_6_palms_on_a_tile_without_a_camel_score_for_nobody() -> None:
    game = five_tribes().given(board=BOARD, order="A B C", palms={"r1c1": 3}, palaces={"r1c1": 2})
    assert all(game.scored(seat)["palms"] == game.scored(seat)["palaces"] == 0 for seat in "ABC")


def test_r1_3_nobody_leads_by_coins_that_only_they_can_see() -> None:
    """R10.1: what is compared counts for all alike; one's own secret stands apart."""
    game = five_tribes().given(order="A B C", coins={"A": 90, "B": 10}, elders={"B": 3})
    for viewer in range(3):
        seen = tallies(game.state.sheets(viewer))
        assert [tally.open for tally in seen] == [tally.open for tally in tallies(game.state.sheets(None))]
        assert [tally.secret is None for tally in seen] == [seat != viewer for seat in range(3)]
        assert seen[1].open - seen[0].open == 6
    assert tallies(game.state.sheets(0))[0].secret == 90


def test_r1_3_with_open_coins_and_hands_nothing_stands_apart() -> None:
    game = five_tribes(coin_totals_hidden="false", hand_cards_hidden="false").given(order="A B C", coins={"A": 90})
    assert [tally.secret for tally in tallies(game.state.sheets(0))] == [0, 0, 0]
