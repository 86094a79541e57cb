"""The same contests on a Ray cluster (extra `ray`): parts of the work become remote tasks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.util import find_spec

from caravansary.arena.contest import Contest, GameResult, Item, Runner, play_some
from caravansary.arena.peers import PeerMissing
from caravansary.arena.pool import chunks

LOCAL = "local"


def on_ray(address: str) -> Runner:
    """Plays on the cluster at an address; `local` starts Ray on this machine. Its nodes need Caravansary too."""
    if find_spec("ray") is None:
        raise PeerMissing("the package ray is not installed; pip install 'caravansary[ray]' brings it")
    return lambda plan, items: _run(address, plan, items)


def _run(address: str, plan: Contest, items: Sequence[Item]) -> Iterator[list[GameResult]]:
    import ray

    ray.init(address=None if address == LOCAL else address, include_dashboard=False, log_to_driver=False)
    try:
        work = ray.remote(play_some)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        open_ = [work.remote(plan, list(part)) for part in chunks(items, cores)]
        while open_:
            done, open_ = ray.wait(open_, num_returns=1)
            yield from ray.get(done)
    finally:
        ray.shutdown()
