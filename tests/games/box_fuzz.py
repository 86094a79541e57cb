"""Loads mutated boxes of a game in a process with little time and memory.

By hand: `python -m tests.games.box_fuzz GAME COUNT [ANSWERS [BASE]]`; another base gives other boxes.
Every box must load or be refused with BoxError, quickly. A box that loads is also played for a while.
"""

from __future__ import annotations

import random
import re
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from caravansary.core.box import BoxError, BoxFiles
from caravansary.core.chance import Seeded
from caravansary.core.game import Game
from caravansary.core.registry import get_game
from caravansary.core.state import State

MEMORY = 1 << 30
SECONDS_A_BOX = 3.0
ANSWERS = 300
LONGEST_REASON = 1300

Draw = Callable[[int], int]
"""A number below the one given."""

NUMBERS = ("0", "-1", "1", "3", "7", "10", "40", "99", "1000", "999999999", "9" * 30, "9" * 5000, "1e9", "1_0", "٣", "")
SIGNS = (
    "\0",
    "\ud800",
    "\x1f",
    "\r",
    "\n",
    '"',
    "'",
    ",",
    ";",
    "|",
    "(",
    ")",
    "*",
    ">",
    "=",
    ":",
    "\ufeff",
    "∞",
    "[",
    "]",
)
FRAGMENTS = (
    "{0}|{0}",
    "{0}+{0}",
    "{0};{0}",
    "{0}&{0}",
    "{0} {0}",
    "9*({0})",
    "40*(coin|food)",
    "999999999*{0}",
    "9*(9*(9*({0})))",
    "({0}|{0})+({0}|{0})+({0}|{0})",
    "1-999999999:{0}",
    "1-6:{0}",
    "-{0}",
    "{0}>={0}",
    "{0} and {0}",
    "[{0}]",
)


class TooSlow(BaseException):
    """No loader may catch this."""


def mutated(own: dict[str, str], draw: Draw) -> dict[str, str]:
    contents = dict(own)
    changes, most = (GENTLE, 12) if draw(4) == 0 else (CHANGES, 3)
    for _ in range(1 + draw(most)):
        name = sorted(contents)[draw(len(contents))]
        change = changes[draw(len(changes))]
        if change is _rename:
            contents[f"{name}-{draw(9)}"] = contents.pop(name)
        else:
            contents[name] = change(contents[name], draw)
    return contents


def _rename(text: str, draw: Draw) -> str:
    raise AssertionError("changes the name, not the text")


def _number(text: str, draw: Draw) -> str:
    found = list(re.finditer(r"\d+", text))
    if not found:
        return text
    match = found[draw(len(found))]
    return text[: match.start()] + NUMBERS[draw(len(NUMBERS))] + text[match.end() :]


def _cell(text: str, draw: Draw) -> str:
    """One cell takes the text of another, most often of its column; so the box often loads."""
    rows = [line.split(",") for line in text.splitlines()]
    if len(rows) < 3:
        return text
    row, other = rows[1 + draw(len(rows) - 1)], rows[1 + draw(len(rows) - 1)]
    column = draw(min(len(row), len(other)))
    row[column] = other[column if draw(4) else draw(len(other))]
    return "\n".join(",".join(cells) for cells in rows) + "\n"


def _fragment(text: str, draw: Draw) -> str:
    rows = [line.split(",") for line in text.splitlines()]
    row = rows[draw(len(rows))] if rows else [""]
    column = draw(len(row))
    for _ in range(1 + draw(5)):
        row[column] = FRAGMENTS[draw(len(FRAGMENTS))].format(row[column])[:9999]
    return "\n".join(",".join(cells) for cells in rows) + "\n"


def _nested(text: str, draw: Draw) -> str:
    place = draw(len(text) + 1)
    depth = (10, 100, 1000, 10000)[draw(4)]
    bracket = ("()", "[]", "{}", '""')[draw(4)]
    end = place + draw(12)
    return text[:place] + bracket[0] * depth + text[place:end] + bracket[1] * depth + text[end:]


def _sign(text: str, draw: Draw) -> str:
    place = draw(len(text) + 1)
    return text[:place] + SIGNS[draw(len(SIGNS))] * (1, 1, 2, 5000)[draw(4)] + text[place + draw(2) :]


def _cut(text: str, draw: Draw) -> str:
    return text[: draw(len(text) + 1)]


def _rows(text: str, draw: Draw) -> str:
    lines = text.splitlines()
    if len(lines) < 3:
        return text
    one, other = 1 + draw(len(lines) - 1), 1 + draw(len(lines) - 1)
    match draw(4):
        case 0:
            del lines[one]
        case 1:
            lines.insert(one, lines[other])
        case 2:
            lines[one], lines[other] = lines[other], lines[one]
        case _:
            lines.extend(lines[1:] * 50)
    return "\n".join(lines) + "\n"


def _columns(text: str, draw: Draw) -> str:
    rows = [line.split(",") for line in text.splitlines()]
    width = min((len(row) for row in rows), default=0)
    if not width:
        return text
    one, other = draw(width), draw(width)
    for row in rows[draw(2) :]:
        row[one], row[other] = row[other], row[one]
    return "\n".join(",".join(row) for row in rows) + "\n"


def _small_number(text: str, draw: Draw) -> str:
    found = list(re.finditer(r"(?<=[,= ])\d+(?=[,; |\n])", text))
    if not found:
        return text
    match = found[draw(len(found))]
    return text[: match.start()] + str(max(0, int(match[0]) + draw(5) - 2)) + text[match.end() :]


def _like_above(text: str, draw: Draw) -> str:
    """A cell takes the text of another of its column, in the later columns: what a thing does, not what it is."""
    rows = [line.split(",") for line in text.splitlines()]
    if len(rows) < 3 or len(rows[0]) < 3:
        return text
    row, other = rows[1 + draw(len(rows) - 1)], rows[1 + draw(len(rows) - 1)]
    column = 2 + draw(len(rows[0]) - 2)
    if len(row) == len(other) == len(rows[0]):
        row[column] = other[column]
    return "\n".join(",".join(cells) for cells in rows) + "\n"


def _all_alike(text: str, draw: Draw) -> str:
    """A whole later column takes the text of one of its cells, which may be multiplied."""
    rows = [line.split(",") for line in text.splitlines()]
    if len(rows) < 3 or len(rows[0]) < 2:
        return text
    column = 1 + draw(len(rows[0]) - 1)
    cell = rows[1 + draw(len(rows) - 1)][column:][:1]
    for row in rows[1:]:
        if cell and len(row) == len(rows[0]):
            row[column] = cell[0] if draw(9) else f"{1 + draw(9)}*({cell[0]})"
    return "\n".join(",".join(cells) for cells in rows) + "\n"


GENTLE = (_small_number, _like_above, _all_alike)
CHANGES = (_number, _number, _cell, _cell, _fragment, _fragment, _nested, _sign, _cut, _rows, _columns, _rename)


@contextmanager
def quickly() -> Iterator[None]:
    def ring(signum: int, frame: object) -> None:
        raise TooSlow

    signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS_A_BOX)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def try_box(game: Game, contents: dict[str, str], answers: int, seed: int) -> str:
    """What became of the box: `refused` or `played`."""
    with quickly():
        try:
            game.box(BoxFiles(contents))
        except BoxError as error:
            if isinstance(error.__cause__, MemoryError) or len(str(error)) > LONGEST_REASON:
                raise AssertionError("a box took too much memory, or its refusal is too long to read") from error
            return "refused"
    with quickly():
        _play(game, contents, answers, random.Random(seed))
    return "played"


def _play(game: Game, contents: dict[str, str], answers: int, dice: random.Random) -> None:
    setup = game.setup(dice.choice(game.seats), box_files=BoxFiles(contents))
    chance = Seeded(dice.randrange(1 << 30))
    state: State = setup.start(chance)
    for _ in range(answers):
        if state.over():
            break
        assert state.actions, "a question without an answer"
        state.play(dice.choice(state.actions), chance)
    state.observe(0)
    state.scores()
    state.invariants()


def fuzz(game: Game, count: int, answers: int, base: int) -> dict[str, int]:
    """Tries as many boxes, the same ones in every run; another base gives others."""
    own = dict(game.box().files.contents)
    counted = {"refused": 0, "played": 0}

    @settings(
        max_examples=count,
        derandomize=True,
        database=None,
        deadline=None,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @given(st.integers(0, 1 << 30))
    def each(seed: int) -> None:
        contents = mutated(own, random.Random(base + seed).randrange)
        try:
            counted[try_box(game, contents, answers, seed)] += 1
        except BaseException:
            changed = {name: text for name, text in contents.items() if own.get(name) != text}
            print(f"seed {seed}: {str(changed)[:6000]}", file=sys.stderr)
            raise

    each()
    return counted


def main(id: str, count: int, answers: int = ANSWERS, base: int = 0) -> None:
    game = get_game(id)
    game.box()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (600, 600))
    print(fuzz(game, count, answers, base))


if __name__ == "__main__":
    main(sys.argv[1], *[int(word) for word in sys.argv[2:]])
