"""How often the owner of each character, contract and city card of Marco Polo II wins, among greedy bots.

    python benchmarks/marco_polo_balance.py --games 2000 --jobs 2 --results balance.jsonl

A character's owner played it, a contract's completed it, a city card's used it at least once. The share of victories is
compared with the mean of all owners of the same kind: whoever completes a contract at all wins more often than one
player in n, whichever contract it is. For characters that mean is the fair share itself. 0.8 to 1.25 is fine.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TypedDict

from rich.progress import track

from caravansary.bots import answer
from caravansary.bots.greedy import GreedyBot
from caravansary.core.chance import Seeded
from caravansary.core.registry import get_game
from caravansary.core.score import shares
from caravansary.games.marco_polo_ii.actions import DIE_KINDS
from caravansary.games.marco_polo_ii.box import CHARACTERS, MAP_CARDS
from caravansary.games.marco_polo_ii.rules.cards import card_on
from caravansary.games.marco_polo_ii.state import MarcoPoloState

LOW, HIGH = 0.8, 1.25
Owned = dict[str, set[str]]
Job = tuple[int, str, bool]


class Result(TypedDict):
    """One game: what every seat owned, by kind, and its share of the victory."""

    seed: str
    owned: list[dict[str, list[str]]]
    won: list[float]


def owned_in(players: int, seed: str, fast: bool) -> tuple[list[Owned], list[float]]:
    """What every seat of one game owned, by kind, and its share of the victory."""
    setup = get_game("marco-polo-ii").setup(players)
    chance = Seeded(seed)
    state = setup.start(chance)
    assert isinstance(state, MarcoPoloState)
    bot = GreedyBot(samples=1, breadth=6, depth=3) if fast else GreedyBot()
    thoughts = [Seeded(f"{seed}/{seat}") for seat in range(players)]
    owned: list[Owned] = [defaultdict(set) for _ in range(players)]
    while not state.over():
        seat = state.seat
        action = answer(bot, state, thoughts[seat])
        kind = state.space.kind(action)
        if kind is state.space.place:
            space = (action - kind.base) // DIE_KINDS
            if space >= MAP_CARDS:
                owned[seat]["city card"].add(state.box.card_ids[card_on(state, space)])
        state.play(action, chance)
    for seat in range(players):
        owned[seat]["character"].add(CHARACTERS[state.character[seat]])
        mask = state.completed[seat]
        owned[seat]["contract"].update(id for i, id in enumerate(state.box.contract_ids) if (mask >> i) & 1)
    return owned, shares(state.standing())


def play(job: Job) -> Result:
    players, seed, fast = job
    owned, victory = owned_in(players, seed, fast)
    return {"seed": seed, "owned": [{kind: sorted(ids) for kind, ids in one.items()} for one in owned], "won": victory}


def victories(results: Iterable[Result]) -> dict[tuple[str, str], list[float]]:
    """The victories of all owners of every thing."""
    found: dict[tuple[str, str], list[float]] = defaultdict(list)
    for result in results:
        for owned, won in zip(result["owned"], result["won"], strict=True):
            for kind, ids in owned.items():
                for id in ids:
                    found[kind, id].append(won)
    return found


def report(found: dict[tuple[str, str], list[float]]) -> None:
    for kind in ("character", "contract", "city card"):
        things = {id: wins for (of, id), wins in found.items() if of == kind}
        every = [win for wins in things.values() for win in wins]
        mean = sum(every) / len(every)
        print(f"\n{kind}: the mean owner wins {mean:.3f}")
        for id, wins in sorted(things.items(), key=lambda item: -sum(item[1]) / len(item[1])):
            ratio = sum(wins) / len(wins) / mean
            error = 2 * (mean * (1 - mean) / len(wins)) ** 0.5 / mean
            mark = "" if LOW <= ratio <= HIGH else "  out" if abs(ratio - 1) - error > 0.2 else "  out?"
            print(f"  {id:18} owners {len(wins):5}  ratio {ratio:.2f} +- {error:.2f}{mark}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--fast", action="store_true", help="a greedy bot that looks less far")
    parser.add_argument("--results", type=Path, help="keep every game in this file, and go on where it ends")
    options = parser.parse_args()
    kept = options.results.read_text().splitlines() if options.results and options.results.exists() else []
    results: list[Result] = [json.loads(line) for line in kept]
    seeds = [f"{options.seed}/{game}" for game in range(options.games)]
    missing = sorted(set(seeds).difference(result["seed"] for result in results), key=seeds.index)
    jobs: list[Job] = [(options.players, seed, options.fast) for seed in missing]
    with ProcessPoolExecutor(options.jobs) as pool:
        for result in track(pool.map(play, jobs), "games", len(jobs)):
            results.append(result)
            if options.results:
                with options.results.open("a") as file:
                    print(json.dumps(result), file=file)
    report(victories(result for result in results if result["seed"] in seeds))


if __name__ == "__main__":
    main()
