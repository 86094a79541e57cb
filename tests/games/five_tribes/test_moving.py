"""Moving meeples, control and Marid (R13.16)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from caravansary.core.chance import Seeded
from caravansary.games.five_tribes.grid import neighbours
from caravansary.games.five_tribes.rules import moving
from caravansary.games.five_tribes.state import FiveTribesState
from tests.games.five_tribes.builder import LETTERS, REFERENCE, SCENARIOS, Table, expect, five_tribes

Walk = tuple[tuple[int, int], ...]


def moves(game: Table, start: int) -> Iterator[Walk]:
    """All moves from a tile by the engine's steps, forced ones included; every step must lead to an end."""
    state = game.state.copy()
    state.agenda = [(moving.START, 0, 0, 0)]
    moving.take(state, 0, start)

    def walks(state_now: FiveTribesState, done: Walk) -> Iterator[Walk]:
        frame = state_now.agenda[-1]
        answers = moving.sow_answers(state_now, frame[1])
        assert answers, "a step was offered that cannot be finished"
        for answer in answers:
            cell, tribe = divmod(answer - state_now.space.sow.base, 5)
            twin = state_now.copy()
            moving.drop(twin, 0, frame, cell, tribe)
            if twin.in_hand:
                yield from walks(twin, (*done, (cell, tribe)))
            else:
                yield (*done, (cell, tribe))

    yield from walks(state, ())


def naive_moves(game: Table, start: int) -> Iterator[Walk]:
    """The same by R4.1 to R4.6 alone: walk everywhere, and look at the end whether it was legal."""
    board = [[game.state.number_of(cell, tribe) for tribe in range(5)] for cell in range(30)]
    hand = board[start]
    board[start] = [0] * 5

    def walks(here: int, before: int, done: Walk) -> Iterator[Walk]:
        last = sum(hand) == 1
        for cell in neighbours(here):
            for tribe in range(5):
                if cell == before or not hand[tribe]:
                    continue
                if last:
                    if board[cell][tribe]:
                        yield (*done, (cell, tribe))
                    continue
                hand[tribe] -= 1
                board[cell][tribe] += 1
                yield from walks(cell, here, (*done, (cell, tribe)))
                hand[tribe] += 1
                board[cell][tribe] -= 1

    yield from walks(start, -1, ())


def starts(game: Table) -> list[int]:
    state = game.state
    found = moving.START.own_answers(state, (moving.START, 0, 0, 0), 0, 0)
    return [answer - state.space.take.base for answer in found if state.space.kind(answer) is state.space.take]


def test_ft_33_move_count_in_the_reference_deal() -> None:
    """R4.1 to R4.5: exact counts, by start tile, by path, and by end."""
    wanted = expect("FT-33")
    game = five_tribes().given(order="A B C")
    found = {game.box.cell_ids[start]: list(moves(game, start)) for start in starts(game)}
    assert {start: len(walks) for start, walks in found.items()} == REFERENCE["deal_moves_per_start"]
    every = [(start, walk) for start, walks in found.items() for walk in walks]
    counts = REFERENCE["deal_move_counts"]
    assert len(every) == wanted["moves"] == counts["moves"]
    assert len({(start, tuple(cell for cell, _ in walk)) for start, walk in every}) == counts["distinct_paths"]
    assert len({(start, walk[-1]) for start, walk in every}) == counts["distinct_start_finalcell_finalcolour"]
    assert len({walk[-1] for _, walk in every}) == counts["distinct_finalcell_finalcolour"]
    assert (len(found["r3c3"]), len(found["r3c6"])) == (wanted["from_r3c3"], wanted["from_r3c6"])
    assert len(game.choices("take")) == wanted["start_tiles"]


@pytest.mark.parametrize("seed", range(40))
def test_r4_6_steps_are_offered_exactly_where_the_move_can_be_finished(seed: int) -> None:
    """R4.4 to R4.6 on crowded random boards, loops and own drops included, against a search without tables."""
    chance = Seeded(seed)
    board = {}
    for _ in range(1 + chance.pick(4)):
        tribes = LETTERS[: 1 + chance.pick(5)]
        cell = f"r{1 + chance.pick(5)}c{1 + chance.pick(6)}"
        board[cell] = "".join(tribes[chance.pick(len(tribes))] for _ in range(1 + chance.pick(6)))
    game = five_tribes()
    game._lay_board(board)
    peopled = [tile for tile in range(30) if game.state.meeples[tile]]
    expected = {tile: sorted(naive_moves(game, tile)) for tile in peopled}
    assert starts(game) == [tile for tile in peopled if expected[tile]]
    for start in starts(game):
        assert sorted(moves(game, start)) == expected[start]


def test_ft_07_a_three_step_move_builders_control_and_the_village() -> None:
    """R4.1 to R4.5, R5.1, R5.2, R6.4, R7.3."""
    wanted = expect("FT-07")
    game = five_tribes().given(board=SCENARIOS["FT-07"]["board"], order="A B C", coins={"A": 50})
    game.play("take r3c3")
    assert all(not text.startswith("sow r2c4") for text in game.legal), "steps are never diagonal"
    game.play("sow r3c4 assassin")
    assert game.refuses("sow r3c3 merchant") and game.refuses("sow r2c3 builder")
    assert game.refuses("sow r2c4 builder"), "then a merchant would be left for a tile without one"
    game.move("r3c3", "r3c4:R", "r2c4:G", "r2c3:B")
    assert game.meeples("r2c3") == "" and game.owner("r2c3") == "A"
    assert game.camels("A") == wanted["camels_after"] and game.coins("A") == wanted["coins_after"]
    assert game.palaces("r2c3") == wanted["palaces_on_r2c3"]
    assert game.state.palace_supply == wanted["palaces_left"]


def test_ft_08_a_loop_may_match_a_meeple_dropped_in_the_same_move() -> None:
    """R4.4, R4.6, R5.2, R6.5, R6.7."""
    wanted = expect("FT-08")
    game = five_tribes().given(board=SCENARIOS["FT-08"]["board"], order="A B C")
    game.move("r4c4", "r4c5:R", "r3c5:G", "r3c4:W", "r4c4:B", "r4c5:R")
    assert game.owner("r4c5") == "A" and game.owner("r3c5") == ""
    game.play("kill r3c5 merchant")
    assert [cell for cell in ("r4c5", "r3c5") if game.owner(cell) == "A"] == wanted["camels_placed"]
    assert game.camels("A") == wanted["camels_after"]
    assert game.asked == "A market" and game.choices("card") == ["1", "2", "3", "4", "5", "6"]


def test_ft_08_four_meeples_are_too_few_for_a_loop() -> None:
    """R4.6, R4.7, R12.2: no move, so the round is played to its end and the game is over."""
    game = five_tribes().given(board={"r4c4": "RRGW"}, order="A B C")
    assert game.asked == "over"


def test_ft_09_no_control_while_other_tribes_remain() -> None:
    """R5.2, R5.3, R6.2, R7.1, R7.3."""
    wanted = expect("FT-09")
    game = five_tribes().given(board=SCENARIOS["FT-09"]["board"], order="A B C", elders={"A": 1})
    game.move("r2c2", "r2c3:W")
    assert game.elders("A") == wanted["elders_after"] and game.meeples("r2c3") == "G"
    assert game.owner("r2c3") == wanted["camel_on"]
    assert game.palaces("r2c3") == wanted["palaces_on_r2c3"]


def test_ft_10_emptying_a_controlled_tile_changes_nothing_about_control() -> None:
    """R5.4, R6.1, R7.2, R10.6."""
    wanted = expect("FT-10")
    game = five_tribes().given(board=SCENARIOS["FT-10"]["board"], order="A B C", camel={"r2c4": "B"})
    game.move("r2c5", "r2c4:Y")
    assert game.viziers("A") == wanted["viziers_gained"] and game.camels("A") == 8
    assert game.owner("r2c4") == "B" and game.palms("r2c4") == wanted["palms_on_r2c4"]
    assert game.state.palm_supply == wanted["palms_left"]
    assert game.scored("B")["tiles"] + game.scored("B")["palms"] == wanted["b_tile_vp"]


def test_r4_1_a_move_may_start_on_one_meeple_and_on_an_opponents_tile() -> None:
    game = five_tribes().given(board={"r1c1": "Y", "r1c2": "YW", "r3c3": "WW"}, order="A B C", camel={"r1c1": "B"})
    game.move("r1c1", "r1c2:Y")
    assert game.viziers("A") == 2 and game.meeples("r1c2") == "W"


def test_r4_6_a_move_may_end_on_its_own_start_tile_with_eight_meeples() -> None:
    game = five_tribes().given(board={"r3c3": "YYWWGGBR"}, order="A B C")
    first = [("r2c3", "W"), ("r2c4", "W"), ("r3c4", "G"), ("r3c3", "Y")]
    then = [("r4c3", "G"), ("r4c2", "B"), ("r3c2", "R"), ("r3c3", "Y")]
    game.move("r3c3", *[f"{cell}:{letter}" for cell, letter in first + then])
    assert game.viziers("A") == 2 and game.owner("r3c3") == "A"


def test_r5_5_without_a_camel_the_tile_stays_without_owner() -> None:
    game = five_tribes().given(board={"r1c1": "Y", "r1c2": "Y"}, order="A B C", camels={"A": 0})
    game.move("r1c1", "r1c2:Y")
    assert game.owner("r1c2") == "" and game.viziers("A") == 2


def test_r5_2_palms_do_not_hinder_control() -> None:
    game = five_tribes().given(board={"r1c1": "Y", "r1c2": "Y"}, order="A B C", palms={"r1c2": 2})
    game.move("r1c1", "r1c2:Y")
    assert game.owner("r1c2") == "A" and game.scored("A")["palms"] == 6


def test_ft_29_marid() -> None:
    """R4.2, R9.4, R13.16."""
    wanted = expect("FT-29")
    given = {"board": SCENARIOS["FT-29"]["board"], "camel": {"r2c4": "B", "r2c3": "B"}}
    coins = {"A": 20, "B": 20}
    game = five_tribes().given(order="A B C", djinns={"B": "marid"}, coins=coins, **given)
    game.move("r3c3", "r3c4:R", "r2c4:G", "r2c3:B")
    assert game.coins("B") == wanted["b_coins"]
    own = five_tribes().given(order="B A C", djinns={"B": "marid"}, coins=coins, **given)
    own.move("r3c3", "r3c4:R", "r2c4:G", "r2c3:B")
    assert own.coins("B") == wanted["b_coins_if_b_moved_before_builder_income"] + 2 * 6


def test_r13_16_the_drop_that_wins_the_tile_does_not_pay_marid() -> None:
    game = five_tribes().given(
        board={"r1c1": "Y", "r1c2": "Y", "r3c3": "WW"}, order="A B C", djinns={"A": "marid"}, coins={"A": 20}
    )
    game.move("r1c1", "r1c2:Y")
    assert game.owner("r1c2") == "A" and game.coins("A") == 20
