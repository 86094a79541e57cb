"""Time per decision of every level, and iterations of search per second, with a bot of Catanatron in the same run.

    ./dev python benchmarks/bots.py [GAME ...] [--decisions N]

Processor time on one core, two players, questions with a choice along games in which level1 answers. Catanatron's
best bot, alpha-beta of two plies, is published with about 11 ms a decision, but is not in the package on PyPI; what is
there and measured is VictoryPointPlayer, which looks one ply ahead.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from catanatron.players.search import VictoryPointPlayer

from caravansary.arena.bench import is_compiled
from caravansary.bots import bot_names, make_bot
from caravansary.bots.search import SearchBot
from caravansary.bots.searching import Search
from caravansary.core.chance import Seeded
from caravansary.core.position import Position
from caravansary.core.registry import game_ids, get_game

SEARCH = 200


def positions(id: str, count: int) -> list[Position]:
    """Questions from all over some games, evenly spread."""
    found: list[Position] = []
    walker, thoughts = make_bot("level1"), Seeded(1)
    for seed in range(3):
        chance = Seeded(seed)
        state = get_game(id).setup(2).start(chance)
        while state.actions:
            if len(state.actions) > 1:
                found.append(Position(state))
            several = len(state.actions) > 1
            state.play(walker.choose(Position(state), thoughts) if several else state.actions[0], chance)
    return found[:: max(1, len(found) // count)][:count]


def seconds(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def level_times(questions: list[Position]) -> Iterator[tuple[str, float]]:
    """Milliseconds a decision; the tree is not kept between questions, since they do not follow each other."""
    for name in bot_names():
        some = questions if name != "level5" else questions[::4]
        spent = sum(seconds(lambda one=one, name=name: make_bot(name).choose(one, Seeded(1))) for one in some)
        yield name, 1000 * spent / len(some)


def catanatron_time(decisions: int) -> float:
    clever = VictoryPointPlayer(Color.RED)
    game = Game([clever, RandomPlayer(Color.BLUE)], 1)
    spent, count = 0.0, 0
    while count < decisions and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        own = game.state.current_player() is clever and len(game.state.playable_actions) > 1
        took = seconds(game.play_tick)
        if own:
            spent += took
            count += 1
    return 1000 * spent / count


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=game_ids())
    parser.add_argument("--decisions", type=int, default=40)
    options = parser.parse_args()
    print(f"compiled: {'yes' if is_compiled(Search) else 'no'}")
    for id in options.games:
        questions = positions(id, options.decisions)
        spent = sum(seconds(lambda one=one: SearchBot(SEARCH).choose(one, Seeded(1))) for one in questions[::2])
        print(f"{id}: {SEARCH * len(questions[::2]) / spent:.0f} iterations a second", flush=True)
        for name, took in level_times(questions):
            print(f"  {name:<8} {took:8.2f} ms a decision", flush=True)
    print(f"catanatron, victory points one ply ahead: {catanatron_time(options.decisions):.2f} ms a decision")


if __name__ == "__main__":
    main()
