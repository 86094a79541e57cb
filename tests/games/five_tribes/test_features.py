"""What the judgement of Five Tribes sees: names and numbers fit, and each number is what its name says."""

from __future__ import annotations

import pytest

from caravansary.core.chance import Seeded
from caravansary.games.five_tribes import GAME
from caravansary.games.five_tribes.evaluation import evaluate
from caravansary.games.five_tribes.features import FEATURES, features
from tests.games.five_tribes.builder import SEATS, Table, five_tribes


def seen(game: Table, seat: str) -> dict[str, float]:
    return dict(zip(FEATURES, features(game.state)[SEATS.index(seat)], strict=True))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_has_a_number_for_every_feature(players: int) -> None:
    chance = Seeded(players)
    state = GAME.setup(players).start(chance)
    times: list[float] = []
    while state.actions:
        rows = features(state)
        assert [len(row) for row in rows] == [len(FEATURES)] * players
        assert [row[0] for row in rows] == evaluate(state)
        times.append(rows[0][-1])
        state.play(state.actions[chance.pick(len(state.actions))], chance)
    assert times[0] == 1.0 and min(times) >= 0.0 and times[-1] < 0.2


def test_viziers_are_a_race_against_every_opponent() -> None:
    game = five_tribes().given(viziers={"A": 3, "B": 1, "C": 3})
    assert seen(game, "A")["viziers.bonus"] == 1.0 and seen(game, "B")["viziers.bonus"] == 0.0
    assert seen(game, "A")["viziers.race2"] == 0.5 and seen(game, "B")["viziers.race2"] == -1.0


def test_goods_tell_what_the_next_kind_brings() -> None:
    own = seen(five_tribes().given(hands={"A": "ivory fish fish wheat fakir"}), "A")
    names = ("goods.points", "goods.kinds", "goods.next", "goods.rare", "goods.cards", "fakirs.number")
    assert [own[name] for name in names] == [8.0, 3.0, 6.0, 1.0, 4.0, 1.0]


def test_elders_and_fakirs_are_fuel_for_those_who_own_a_djinn_to_pay() -> None:
    game = five_tribes().given(
        elders={"A": 2, "B": 2}, hands={"A": "fakir", "B": "fakir"}, djinns={"A": "enki", "B": "baal"}
    )
    assert (seen(game, "A")["djinns.fuel"], seen(game, "B")["djinns.fuel"]) == (3.0, 0.0)
    assert (seen(game, "A")["djinns.enki"], seen(game, "A")["djinns.points"]) == (1.0, 8.0)


def test_palms_and_palaces_count_for_the_owner_of_the_tile() -> None:
    game = five_tribes().given(camel={"r1c1": "A", "r1c3": "B"}, palms={"r1c1": 2}, palaces={"r1c3": 1})
    assert (seen(game, "A")["palms.number"], seen(game, "A")["palms.oases"]) == (2.0, 1.0)
    assert (seen(game, "B")["palaces.number"], seen(game, "B")["palaces.villages"]) == (1.0, 1.0)


def test_who_plays_sooner_has_the_better_turn_to_come() -> None:
    game = five_tribes().given(order="A B C")
    firsts = [seen(game, seat)["turns.first"] for seat in "ABC"]
    assert firsts == sorted(firsts, reverse=True) and firsts[0] > firsts[2]
    assert [seen(game, seat)["turns.before"] for seat in "ABC"] == [0.0, 1.0, 2.0]
