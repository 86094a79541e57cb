"""What Yspahan's judgement sees and thinks of a position."""

from __future__ import annotations

from typing import Any

from caravansary.games.yspahan import GAME
from caravansary.games.yspahan.features import FEATURES, features
from tests.games.yspahan.builder import Table, yspahan


def at(**given: Any) -> Table:
    """A table of three with something in the tower."""
    return yspahan(3).given(tower={"camel": "1 1", "gold": "6"}, **given)


def seen(game: Table) -> dict[str, float]:
    return dict(zip(FEATURES, features(game.state)[0], strict=True))


def test_buildings_are_told_by_name_and_number_and_what_is_missing_for_the_rest() -> None:
    row = seen(at(buildings={"blue": "hoist paddock"}, camels={"blue": 2}, gold={"blue": 1}))
    assert row["buildings.hoist"] == row["buildings.paddock"] == row["buildings.number2"] == 1.0
    assert row["buildings.bazaar"] == row["buildings.number3"] == row["buildings.affordable"] == 0.0
    assert row["buildings.missing"] == 1.0
    assert row["buildings.missing_dear"] == 5.0


def test_complete_souks_are_told_apart_from_begun_ones_and_count_the_bazaar() -> None:
    shops = {"blue": "barrel-white-1 barrel-white-2 chest-purple-1"}
    row = seen(at(shops=shops, buildings={"blue": "bazaar"}))
    assert row["souks.points"] == 5.0
    assert (row["souks.complete"], row["souks.begun"], row["souks.goods"]) == (1.0, 1.0, 3.0)
    assert row["souks.share"] == 10.0 / 4


def test_time_runs_from_one_to_nothing() -> None:
    assert seen(at(week=1, day=1, turn="blue"))["time"] > 0.95
    assert seen(at(week=3, day=7, turn="red"))["time"] == 0.0


def test_the_judgement_knows_that_a_hoist_pays_early_with_three_players() -> None:
    """What the master did not know: it brings a good every day that is left."""
    judge = GAME.advice.judge
    assert judge is not None

    def gain(week: int) -> float:
        plain, built = (at(week=week, buildings={"blue": what}) for what in ("", "hoist"))
        return judge(built.state)[0] - judge(plain.state)[0]

    assert gain(1) > 10.0
    assert gain(1) > gain(3)


def test_parts_add_up_to_the_value() -> None:
    judge = GAME.advice.judge
    assert judge is not None
    state = at(week=2, camels={"blue": 3}, hands={"blue": "swap"}, caravan="blue green").state
    parts = GAME.advice.parts(state, 0)
    assert abs(sum(parts.values()) - judge(state)[0]) < 1e-9
    assert {"buildings", "souks", "caravan", "cards"} <= parts.keys()
