"""The evaluation sees what the turn under way still brings, so that a bot need not play every turn to its end."""

from __future__ import annotations

import pytest

from caravansary.bots.greedy import GreedyBot
from caravansary.core.chance import Seeded
from caravansary.core.position import Position as Sight
from caravansary.games.marco_polo_ii import GAME
from caravansary.games.marco_polo_ii.evaluation import evaluate
from tests.games.marco_polo_ii.builder import Position, Table, marco

FOUR: Position = {"goods": {"blue": "coin=12;camel=8;jade=2"}, "dice": {"blue": "4 4 4 6", "red": "1"}}


def worth(game: Table) -> float:
    return evaluate(game.state)[0]


def after(base: Position, *texts: str) -> float:
    return worth(marco().given(base).play(*texts))


@pytest.mark.parametrize(
    ("before", "answers"),
    [
        (["place book_1 own-4"], ["offer I-left", "offer I-right", "offer I-jade1", "offer I-jade2"]),
        (["place book_3_upper own-6"], ["offer III-left", "offer III-right", "offer III-jade1", "offer III-jade2"]),
        (["place seals own-4", "add own-4"], ["seal farmers", "seal spice", "seal tailors"]),
    ],
)
def test_a_choice_to_come_is_worth_its_best_answer(before: list[str], answers: list[str]) -> None:
    """R5.1.2, R5.3.1: what is chosen only next counts already, whichever space it is."""
    best = max(after(FOUR, *before, answer) for answer in answers)
    assert after(FOUR, *before) == pytest.approx(best, abs=2.0)


def test_dice_on_their_way_count_as_what_they_bring() -> None:
    """R5.0.3, R5.4.1: the second die of a journey is asked for before anything has moved."""
    on_the_way = after(FOUR, "place travel_middle own-4")
    arrived = max(
        after(FOUR, "place travel_middle own-4", "add own-4", "go xian", *way)
        for way in (["stop"], ["go yangzhou"], ["go chengdu"])
    )
    assert on_the_way == pytest.approx(arrived, abs=4.0)


def test_two_figures_share_the_steps() -> None:
    """R12.4: a journey of two steps brings Mailin and Tian Chin two posts, anybody else one."""
    dice = ["place travel_middle own-4", "add own-4"]
    alone = after(FOUR, *dice) - worth(marco().given(FOUR))
    both: Position = {**FOUR, "characters": {"blue": "mailin_tian_chin"}}
    assert after(both, *dice) - worth(marco().given(both)) > alone + 3.0


def test_what_cannot_be_paid_promises_nothing() -> None:
    """R5.4.3: a journey without coins, camels and jade goes nowhere."""
    poor: Position = {**FOUR, "goods": {"blue": "coin=3"}, "at": {"blue": "kashgar"}}
    rich: Position = {**FOUR, "at": {"blue": "kashgar"}}
    promise = after(rich, "place travel_middle own-4") - worth(marco().given(rich))
    assert promise > 3.0
    assert all(not text.startswith("travel_middle") for text in marco().given(poor).choices("place"))


def test_answers_at_first_sight_make_a_decent_game() -> None:
    """Quick play of search takes whatever looks best at once; it used to score a quarter of what greedy does."""
    state = GAME.setup(2).start(Seeded("first sight"))
    chance, thoughts = Seeded("dice"), Seeded("thoughts")
    quick = GreedyBot(samples=1, breadth=64, depth=0)
    while not state.over():
        state.play(quick.choose(Sight(state), thoughts), chance)
    assert min(sheet.total for sheet in state.scores()) >= 50


def test_nothing_leaps_where_a_round_begins() -> None:
    """R9.2 to R9.5: bonuses come before the dice are rolled; meanwhile both seats are worth about what they were."""
    game = marco(2).given(
        {
            "round": 3,
            "posts": {"blue": "xian chengdu kashgar", "red": "karakorum balkh"},
            "tiles": {"kashgar": "ct5", "balkh": "ct2"},
            "dice": {"blue": "4", "red": "1"},
        }
    )
    before = evaluate(game.state)
    game.play("place book_1 own-4", "offer I-left", "purse own-1 coins")
    assert game.state.kind == "take-goods" and game.state.round == 4
    begun = evaluate(game.state)
    game.told.left = [2] * 10  # threes
    game.play("take silk")
    assert game.state.kind == "turn" and game.state.dice[1]
    after_the_roll = evaluate(game.state)
    for seat in range(2):
        assert begun[seat] == pytest.approx(before[seat], abs=4.0)
        assert after_the_roll[seat] == pytest.approx(begun[seat], abs=4.0)
