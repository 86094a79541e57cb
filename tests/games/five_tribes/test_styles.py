"""The styles of Five Tribes: each wants what its name says, plays whole games, and knows nothing it may not know."""

from __future__ import annotations

import pytest

from caravansary.arena.table import play_game
from caravansary.bots import make_bot, style_names
from caravansary.core.chance import Seeded
from caravansary.core.position import Position
from caravansary.games.five_tribes import GAME
from caravansary.games.five_tribes.state import FiveTribesState
from tests.games.five_tribes.builder import Table, five_tribes

STYLES = style_names(GAME)


def turn(style: str, game: Table) -> Table:
    """The table after the style has played the turn that begins here."""
    bot = make_bot(f"five-tribes-{style}")
    state = game.state
    seat, number = state.seat, state.turn
    while state.actions and (state.seat, state.turn) == (seat, number):
        state.play(bot.choose(Position(state), Seeded(3)), game.told)
    return game


def test_the_vizier_takes_viziers_rather_than_elders() -> None:
    board = {"r1c1": "Y", "r2c1": "YR", "r4c5": "W", "r5c5": "WR"}
    assert turn("vizier", five_tribes().given(board=board, order="A B C")).viziers("A") == 2


def test_the_market_trader_takes_merchants_where_the_row_fits_its_set() -> None:
    def cards_after(row: str) -> int:
        game = five_tribes().given(
            board={"r1c1": "G", "r1c2": "GGRR", "r5c4": "B", "r5c5": "BBRR"},
            order="A B C",
            hands={"A": "fish wheat silk spice"},
            coins={"A": 2},
            row=row,
        )
        return len(turn("market", game).hand("A"))

    assert cards_after("ivory jewels gold fakir fakir fakir fakir fakir fakir") == 7
    assert cards_after("fish wheat fish fakir fakir fakir fakir fakir fakir") == 4


def test_the_gardener_plants_on_its_own_oasis() -> None:
    board = {"r3c1": "W", "r3c2": "WR", "r5c5": "WR", "r4c5": "W"}
    game = five_tribes().given(board=board, camel={"r3c2": "A"}, order="A B C")
    assert turn("gardener", game).palms("r3c2") == 1


def test_the_assassin_kills_for_a_tile() -> None:
    game = five_tribes().given(board={"r3c2": "R", "r3c1": "RYY", "r3c3": "Y", "r5c6": "YYW"}, order="A B C")
    assert turn("assassin", game).owner("r3c3") == "A"


def test_the_assassin_breaks_a_lead_in_viziers() -> None:
    game = five_tribes().given(
        board={"r3c2": "R", "r3c1": "RYYWW", "r5c6": "YYW"}, order="A B C", viziers={"A": 3, "B": 3, "C": 1}
    )
    game.move("r3c2", "r3c1:R")
    assert turn("assassin", game).viziers("B") == 2


def test_the_summoner_buys_the_best_djinn() -> None:
    board = {"r1c2": "W", "r2c2": "WR", "r4c2": "W", "r3c2": "WR"}
    game = five_tribes().given(board=board, order="A B C", elders={"A": 1}, djinn_row="boaz iblis echidna")
    assert turn("djinn", game).djinns("A") == ["iblis"]


@pytest.mark.parametrize("style", STYLES)
def test_a_style_plays_a_whole_game(style: str) -> None:
    outcome = play_game(GAME.setup(2), [make_bot(style), make_bot("random")], "style")
    assert outcome.scores[0] > outcome.scores[1] + 30


@pytest.mark.parametrize("style", STYLES)
def test_what_is_hidden_does_not_change_a_style_s_answer(style: str) -> None:
    """R9.2: cards that others drew blindly are hidden."""
    game = five_tribes().given(
        board={"r1c1": "Y", "r2c1": "YRR", "r4c5": "W", "r5c5": "WWRR", "r3c3": "GGB", "r3c4": "G"},
        order="A B C",
        secret={"B": "fakir silk", "C": "gold fish fakir"},
    )
    state = game.state
    hidden: set[tuple[int, ...]] = set()
    answers: set[int] = set()
    for number in range(6):
        other = state.determinize(state.seat, Seeded(number))
        assert isinstance(other, FiveTribesState)
        hidden.add(other.hidden(state.seat))
        answers.add(make_bot(style).choose(Position(other), Seeded(5)))
    assert len(hidden) > 1 and len(answers) == 1
