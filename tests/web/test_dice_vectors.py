"""The client recomputes the dice; both sides keep to the same picks, which are written down in one file."""

import json
from pathlib import Path

from caravansary.core.chance import fair_pick, seed_hash

VECTORS = json.loads((Path(__file__).parents[2] / "web" / "tests" / "dice-vectors.json").read_text("utf-8"))


def test_the_picks_of_the_vectors_are_ours() -> None:
    for one in VECTORS["picks"]:
        assert fair_pick(one["seed"], one["number"], one["of"]) == one["value"], one


def test_the_hashes_of_the_vectors_are_ours() -> None:
    assert {seed: seed_hash(seed) for seed in VECTORS["hashes"]} == VECTORS["hashes"]
