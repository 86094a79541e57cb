"""PettingZoo's and Gymnasium's own tests pass for every game, and vectors tell no secrets."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from caravansary.adapters.batch import Batch, run_batch
from caravansary.adapters.gymnasium import SeatEnv
from caravansary.adapters.pettingzoo import env, raw_env
from caravansary.adapters.vectors import layout_of
from caravansary.arena.table import Table, table_of
from caravansary.core.chance import Seeded
from caravansary.core.registry import game_ids, get_game

OUTSIDERS = pytest.mark.filterwarnings("ignore")  # what PettingZoo and Gymnasium warn of is not ours


@OUTSIDERS
@pytest.mark.parametrize("id", game_ids())
def test_every_game_passes_the_api_test(id: str) -> None:
    api_test(env(id, players=max(get_game(id).seats)), num_cycles=30)


@OUTSIDERS
@pytest.mark.parametrize("id", game_ids())
def test_every_game_passes_the_seed_test(id: str) -> None:
    seed_test(lambda: env(id, players=2), num_cycles=20)


@OUTSIDERS
def test_one_seat_passes_gymnasiums_check() -> None:
    check_env(SeatEnv("yspahan", players=3, opponents=["random", "greedy"]), skip_render_check=True)


@pytest.mark.parametrize("reward", ["victory", "points"])
def test_rewards_of_a_whole_game(reward: str) -> None:
    table = raw_env("yspahan", 3, reward=reward)
    table.reset(seed=5)
    totals = dict.fromkeys(table.possible_agents, 0.0)
    chance = Seeded(1)
    while table.agents:
        seen, _, over, _, _ = table.last()
        legal = np.flatnonzero(seen["action_mask"])
        if over or not len(legal):
            table.step(None)
            continue
        table.step(int(legal[chance.pick(len(legal))]))
        if table.agents:
            totals = {agent: totals[agent] + table.rewards[agent] for agent in totals}
    if reward == "victory":
        assert sum(totals.values()) == pytest.approx(0.0)
    else:
        assert table.state_now is not None
        assert list(totals.values()) == [sheet.total for sheet in table.state_now.scores()]


def test_an_illegal_answer_ends_the_game_for_who_gave_it() -> None:
    alone = SeatEnv("yspahan")
    seen, info = alone.reset(seed=1)
    assert (seen["action_mask"] == info["action_mask"]).all()
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, _ = alone.step(illegal)
    assert over
    assert reward == -1.0


def test_wrong_opponents_and_rewards_are_refused() -> None:
    with pytest.raises(ValueError, match="2 opponents for 3 seats"):
        SeatEnv("yspahan", players=4, opponents=["random", "random"])
    with pytest.raises(ValueError, match="must be victory or points"):
        raw_env("yspahan", 2, reward="glory")


def test_what_is_hidden_does_not_change_the_vector() -> None:
    setup = get_game("yspahan").setup(3)
    layout = layout_of(table_of(setup))
    chance = Seeded(3)
    state = setup.start(chance)
    differing = 0
    while state.actions:
        other = state.determinize(state.seat, Seeded(1))
        differing += other.hidden(state.seat) != state.hidden(state.seat)
        vectors = [layout.vector(one.observe(state.seat)) for one in (state, other)]
        assert (vectors[0] == vectors[1]).all()
        state.play(state.actions[chance.pick(len(state.actions))], chance)
    assert differing > 5


def test_a_vector_holds_the_numbers_of_the_observation() -> None:
    setup = get_game("yspahan").setup(2)
    layout = layout_of(table_of(setup))
    state = setup.start(Seeded(1))
    vector = dict(zip(layout.names, layout.vector(state.observe(0)).tolist(), strict=True))
    assert vector["players.0.gold"] == 2
    assert vector["viewer"] == 0
    assert vector[f"kind={state.kind}"] == 1
    assert vector["kind=supply"] == 0
    assert vector["shops.bag-white-1"] == -1


def test_a_batch_is_the_same_on_any_number_of_processes() -> None:
    batch = Batch(Table("yspahan", 2, {}), ["random", "level1"], games=4)
    alone = sorted(run_batch(batch), key=lambda one: one.number)
    shared = sorted(run_batch(batch, jobs=2), key=lambda one: one.number)
    for one, other in zip(alone, shared, strict=True):
        assert one.scores == other.scores
        assert (one.observations == other.observations).all()
        rows = np.arange(len(one.actions))
        assert one.masks[rows, one.actions].all(), "only legal answers were given"
        assert len(one.seats) == len(one.observations) > 50


def test_without_vectors_a_batch_keeps_only_what_was_played() -> None:
    episode = next(run_batch(Batch(Table("yspahan", 2, {}), ["random", "random"], 1, vectors=False)))
    assert episode.observations.size == 0
    assert len(episode.actions) > 50
