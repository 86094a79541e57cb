"""Figures of speed have their form; how fast things are is the benchmarks' affair."""

from __future__ import annotations

from caravansary.arena.bench import OwnEngine, bench
from caravansary.arena.peers import Catanatron
from caravansary.core.registry import get_game


def test_a_game_is_measured_beside_its_peer() -> None:
    engine = OwnEngine(get_game("yspahan").setup(2))
    rounds: list[int] = []
    result = bench([engine], [Catanatron()], seconds=0.1, progress=rounds.append)
    ours, theirs = result.games["yspahan"], result.peers["catanatron"]
    assert min(ours.games_per_second, ours.us_per_decision, ours.copy_us) > 0
    assert min(theirs.games_per_second, theirs.us_per_decision, theirs.copy_us) > 0
    assert ours.ratio_us_per_decision is not None and ours.ratio_us_per_decision > 0
    assert ours.ratio_copy is not None and ours.ratio_copy > 0
    assert theirs.ratio_copy is None
    assert rounds[-1] == len(rounds)


def test_without_peers_there_are_no_ratios() -> None:
    result = bench([OwnEngine(get_game("yspahan").setup(3))], seconds=0.05)
    assert result.games["yspahan"].players == 3
    assert result.games["yspahan"].ratio_copy is None
    assert result.peers == {}


def test_engines_play_whole_games_and_copy_states_along_them() -> None:
    for engine in (OwnEngine(get_game("yspahan").setup(2)), Catanatron()):
        assert engine.play(0) > 50
        assert engine.play(1) > 50
        assert len(engine.copiers()) > 5
