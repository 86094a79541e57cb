"""Record whole games of bots as golden games: tests/golden/GAME/*.json, replayed by CI to the same scores.

One game of greedy and one of random bots for every preset and number of players, and one for each mix of options, under
the newest version of the rules. A file that is there stays as it is: a golden game shows that today's rules still play
it. From version 2 on, a file's name ends with the version.
"""

import argparse
import sys
from pathlib import Path

from caravansary.arena.table import record_game
from caravansary.bots import make_bot
from caravansary.core.conformance import Case, cases_of
from caravansary.core.game import Game
from caravansary.core.record import write_record
from caravansary.core.registry import UnknownGame, get_game
from tools import ROOT

BOTS = ("greedy", "random")


def wanted(game: Game) -> dict[str, tuple[Case, str]]:
    """The golden games of a game by file name: a set-up and the bot in all its seats."""
    found: dict[str, tuple[Case, str]] = {}
    mixes = 0
    newest = game.versions[-1]
    ending = f"-rules-{newest}" if newest > 1 else ""
    for case in cases_of(game):
        if case.version is not None:
            continue
        if not case.options:
            found.update({f"{case.name}-{bot}{ending}": (case, bot) for bot in BOTS})
        elif "-mix-" in case.name:
            bot = BOTS[mixes % len(BOTS)]
            found[f"{case.name}-{bot}{ending}"] = (case, bot)
            mixes += 1
    return found


def make(game: Game, folder: Path) -> list[Path]:
    """Records the games that are missing and says which."""
    folder.mkdir(parents=True, exist_ok=True)
    made: list[Path] = []
    for name, (case, bot) in wanted(game).items():
        path = folder / f"{name}.json"
        if path.exists():
            continue
        names = [f"{bot} {seat + 1}" for seat in range(case.seats)]
        outcome = record_game(case.setup(game), [make_bot(bot) for _ in names], name, names)
        assert outcome.record is not None
        write_record(path, outcome.record)
        made.append(path)
    return made


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.make_golden", description=__doc__)
    parser.add_argument("game", help="the id of the game")
    options = parser.parse_args()
    try:
        game = get_game(options.game)
    except UnknownGame as error:
        parser.error(str(error))
    for path in make(game, ROOT / "tests" / "golden" / game.id):
        print(path.relative_to(ROOT))
    sys.exit(0)


if __name__ == "__main__":
    main()
