"""The effect notation of the box, explained in docs/rules/wayfarers.md: one parser for all cards and tiles."""

from __future__ import annotations

import re
from typing import Final

from caravansary.games.wayfarers.names import COUNTERS, GUILDS, KINDS, MOST_WAYS, TILE_COLOURS, WORKERS

GAIN_COIN: Final = 0
GAIN_FOOD: Final = 1
INF_BLACK: Final = 2
INF_YELLOW: Final = 3
INF_BLUE: Final = 4
INF_ANY: Final = 5
INF_CARD: Final = 6
INF_MOVE: Final = 7
JOURNAL: Final = 8
DIE_NEW: Final = 9
DIE_REFRESH: Final = 10
DIE_PM: Final = 11
WORKER_TAKE: Final = 12
CARD_LAND: Final = 13
CARD_WATER: Final = 14
CARD_SPACE: Final = 15
CARD_FOLK: Final = 16
CARD_INSP: Final = 17
DRAW_LAND: Final = 18
DRAW_WATER: Final = 19
TILE_GREEN: Final = 20
TILE_PINK: Final = 24
TILE_ANY4: Final = 25
GAIN_COMET: Final = 26
COMET_IF: Final = 27
FOCUS: Final = 28
WORKER_PLACE: Final = 29

ATOMS: Final = (
    "coin",
    "food",
    *(f"inf.{guild}" for guild in GUILDS),
    "inf.any",
    "inf.card",
    "inf.move",
    "journal",
    "die.new",
    "die.refresh",
    "die.pm",
    "worker.take",
    *(f"card.{kind}" for kind in KINDS),
    "draw3.land",
    "draw3.water",
    *(f"tile.{colour}" for colour in TILE_COLOURS),
    "tile.any4",
    "comet",
    "comet?",
    "focus",
    "worker.place",
)

FREE: Final = 15
"""The suffix `!` as a discount: the printed price is ignored."""

DISCOUNT_SHIFT: Final = 6
COLOURS_SHIFT: Final = 10
ATOM_MASK: Final = 63

PRICED: Final = (CARD_SPACE, CARD_FOLK, TILE_GREEN, TILE_GREEN + 1, TILE_GREEN + 2, TILE_GREEN + 3)
"""What has a printed price that a suffix can change."""

# A box can come from a stranger. Our own effects have at most 4 atoms and 3 bundles.
MOST_TEXT: Final = 200
MOST_TIMES: Final = 9
MOST_ATOMS: Final = 16
MOST_BUNDLES: Final = 32
MOST_DEPTH: Final = 8
MOST_COLOURS: Final = 4
MOST_PARTS: Final = 6
MOST_NUMBER: Final = 99

_ATOM: Final = re.compile(r"([a-z]+\d?(?:\.[a-z]+\d?)?\??)(!|-\d)?")
_PLACE: Final = re.compile(r"worker\.place\(([a-z, ]+)\)")
_TOKEN: Final = re.compile(r"\s*(worker\.place\([a-z, ]+\)|\d+\*|[|+()]|[^\s|+()*]+)")
_AT_LEAST: Final = re.compile(r"([a-z.|]+)\s*>=\s*(\d+)")
_PAY: Final = re.compile(r"(\d+)\*(coin|food|inf\.(?:black|yellow|blue))")


class NotationError(ValueError):
    """What is wrong with a text in the notation."""


class Effect:
    """What a card, tile or space does. Bit i of a bundle stands for atoms[i]; exactly one bundle may be carried out.

    `text` is what was parsed.
    """

    __slots__ = ("atoms", "bundles", "text")

    def __init__(self, text: str, atoms: list[int], bundles: list[int]) -> None:
        self.text = text
        self.atoms = atoms
        self.bundles = bundles

    def open_after(self, done: int) -> int:
        """The atoms that may still follow when those of `done` were carried out."""
        found = 0
        for bundle in self.bundles:
            if done & ~bundle == 0:
                found |= bundle
        return found & ~done

    def bound_after(self, done: int) -> int:
        """The atoms that belong to every bundle which is still possible: no choice hangs on them."""
        found = (1 << len(self.atoms)) - 1
        for bundle in self.bundles:
            if done & ~bundle == 0:
                found &= bundle
        return found & ~done


class Price:
    """A cost: one of `ways` must be paid in full; a way is a list of (counter, number)."""

    __slots__ = ("text", "ways")

    def __init__(self, text: str, ways: list[list[tuple[int, int]]]) -> None:
        self.text = text
        self.ways = ways


class Need:
    """What a blot asks for: counters that together reach a number, or a price; neither: nothing."""

    __slots__ = ("counters", "least", "price", "text")

    def __init__(self, text: str, counters: list[int], least: int, price: Price | None) -> None:
        self.text = text
        self.counters = counters
        self.least = least
        self.price = price


class Formula:
    """Points of a space card: add + times * (least of the counters // divide), or `high` if a condition holds.

    The condition is `most` or `has` of `counter`; `low` counts otherwise.
    """

    __slots__ = ("add", "condition", "counter", "counters", "divide", "high", "low", "text", "times")

    def __init__(self, text: str) -> None:
        self.text = text
        self.add: int = 0
        self.times: int = 1
        self.counters: list[int] = []
        self.divide: int = 1
        self.condition: int = NO_CONDITION
        self.counter: int = 0
        self.high: int = 0
        self.low: int = 0


NO_CONDITION: Final = 0
IF_MOST: Final = 1
IF_HAS: Final = 2


def parse_effect(text: str) -> Effect:
    """`tile.yellow|2*inf.yellow`: alternatives of bundles, with repetition and brackets."""
    atoms: list[int] = []
    _check_length(text)
    tokens = _tokens(text)
    if not tokens:
        return Effect("", [], [0])
    reader = _Reader(text, tokens)
    bundles = _alternatives(reader, atoms)
    if reader.at < len(tokens):
        raise NotationError(f"'{tokens[reader.at]}' is too much in '{text}'")
    return Effect(text, atoms, bundles)


class _Reader:
    __slots__ = ("at", "depth", "text", "tokens")

    def __init__(self, text: str, tokens: list[str]) -> None:
        self.text = text
        self.tokens = tokens
        self.at = 0
        self.depth = 0

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def next(self) -> str:
        token = self.peek()
        if not token:
            raise NotationError(f"'{self.text}' ends too early")
        self.at += 1
        return token


def _tokens(text: str) -> list[str]:
    found: list[str] = []
    at = 0
    while at < len(text.rstrip()):
        match = _TOKEN.match(text, at)
        if match is None:
            raise NotationError(f"'{text[at:]}' in '{text}' cannot be read")
        found.append(match[1])
        at = match.end()
    return found


def _alternatives(reader: _Reader, atoms: list[int]) -> list[int]:
    found = _bundle(reader, atoms)
    while reader.peek() == "|":
        reader.next()
        found = found + _bundle(reader, atoms)
        _check_bundles(reader, len(found))
    return found


def _bundle(reader: _Reader, atoms: list[int]) -> list[int]:
    found = _term(reader, atoms)
    while reader.peek() == "+":
        reader.next()
        found = _both(reader, found, _term(reader, atoms))
    return found


def _both(reader: _Reader, some: list[int], more: list[int]) -> list[int]:
    """Each of the bundles with each of the others."""
    _check_bundles(reader, len(some) * len(more))
    return [one | other for one in some for other in more]


def _check_bundles(reader: _Reader, number: int) -> None:
    if number > MOST_BUNDLES:
        raise NotationError(f"there are more than {MOST_BUNDLES} bundles to choose from in '{reader.text}'")


def _term(reader: _Reader, atoms: list[int]) -> list[int]:
    times = 1
    if reader.peek().endswith("*"):
        times = _number(reader.next()[:-1], MOST_TIMES, reader.text)
    start = reader.at
    found = [0]
    for _ in range(times):
        reader.at = start
        found = _both(reader, found, _single(reader, atoms))
    if times == 0:
        raise NotationError(f"nothing is done 0 times in '{reader.text}'")
    return found


def _number(digits: str, most: int, text: str) -> int:
    if len(digits) > 4 or int(digits) > most:
        raise NotationError(f"{digits} is too much in '{text}', expected at most {most}")
    return int(digits)


def _check_length(text: str) -> None:
    if len(text) > MOST_TEXT:
        raise NotationError(f"{len(text)} characters, expected at most {MOST_TEXT}")


def _single(reader: _Reader, atoms: list[int]) -> list[int]:
    word = reader.next()
    if word != "(":
        atoms.append(parse_atom(word))
        if len(atoms) > MOST_ATOMS:
            raise NotationError(f"there are more than {MOST_ATOMS} effects in '{reader.text}'")
        return [1 << (len(atoms) - 1)]
    reader.depth += 1
    if reader.depth > MOST_DEPTH:
        raise NotationError(f"there are more than {MOST_DEPTH} brackets in one another in '{reader.text}'")
    found = _alternatives(reader, atoms)
    if reader.next() != ")":
        raise NotationError(f"a bracket is not closed in '{reader.text}'")
    reader.depth -= 1
    return found


def parse_atom(token: str) -> int:
    """The number of an atom, with its suffix or its worker colours above it."""
    place = _PLACE.fullmatch(token)
    if place is not None:
        code = 0
        colours = place[1].split(",")
        if len(colours) > MOST_COLOURS:
            raise NotationError(f"'{token}' names {len(colours)} worker colours, expected at most {MOST_COLOURS}")
        for word in reversed(colours):
            if word.strip() not in WORKERS:
                raise NotationError(f"'{word.strip()}' is not a worker colour ({', '.join(WORKERS)})")
            code = code * 4 + WORKERS.index(word.strip()) + 1
        return WORKER_PLACE | code << COLOURS_SHIFT
    match = _ATOM.fullmatch(token)
    if match is None or match[1] not in ATOMS:
        raise NotationError(f"'{token}' is not an effect")
    atom = ATOMS.index(match[1])
    if match[2] is None:
        return atom
    if atom not in PRICED:
        raise NotationError(f"'{token}': {match[1]} has no price that '{match[2]}' could change")
    discount = FREE if match[2] == "!" else int(match[2][1:])
    return atom | discount << DISCOUNT_SHIFT


def parse_price(text: str) -> Price:
    """`3*coin|2*inf.blue`: ways to pay, each of one or more parts joined by &."""
    ways: list[list[tuple[int, int]]] = []
    _check_length(text)
    for way in text.split("|") if text else []:
        parts: list[tuple[int, int]] = []
        for part in way.split("&"):
            match = _PAY.fullmatch(part.strip())
            if match is None:
                raise NotationError(f"'{part.strip()}' in '{text}' is not a payment such as 2*coin")
            parts.append((COUNTERS.index(match[2]), _number(match[1], MOST_NUMBER, text)))
        ways.append(parts)
        if len(parts) > MOST_PARTS:
            raise NotationError(f"'{text}' has a way to pay with {len(parts)} parts, expected at most {MOST_PARTS}")
    if len(ways) > MOST_WAYS:
        raise NotationError(f"'{text}' has {len(ways)} ways to pay, expected at most {MOST_WAYS}")
    return Price(text, ways)


def parse_need(text: str) -> Need:
    """`none`, `have sun|moon>=1` or `spend 1*inf.black`."""
    if text == "none":
        return Need(text, [], 0, None)
    word, _, rest = text.partition(" ")
    if word == "spend":
        return Need(text, [], 0, parse_price(rest))
    if word != "have":
        raise NotationError(f"'{text}' must be none, have ... or spend ...")
    counters, least = _at_least(rest)
    return Need(text, counters, least, None)


def parse_goal(text: str) -> list[tuple[int, int]]:
    """`tile.green>=2 and tile.black>=2`: counters with the number that each must reach."""
    goal: list[tuple[int, int]] = []
    _check_length(text)
    for part in text.split(" and "):
        counters, least = _at_least(part.strip())
        if len(counters) != 1:
            raise NotationError(f"'{part}' names more than one counter")
        goal.append((counters[0], least))
    return goal


def _at_least(text: str) -> tuple[list[int], int]:
    _check_length(text)
    match = _AT_LEAST.fullmatch(text)
    if match is None:
        raise NotationError(f"'{text}' must look like city>=2")
    return [parse_counter(word) for word in match[1].split("|")], _number(match[2], MOST_NUMBER, text)


def parse_counter(word: str) -> int:
    if word.strip() not in COUNTERS:
        raise NotationError(f"'{word.strip()}' is not a counter")
    return COUNTERS.index(word.strip())


_IF: Final = re.compile(r"if (most|has)\(([a-z.]+)\) then (\d+) else (\d+)")
_SUM: Final = re.compile(
    r"(?:(?P<add>\d+) \+ )?(?:(?P<times>\d+) \* )?"
    r"(?:min\((?P<least>[^)]+)\)|floor\((?P<floor>[a-z.]+) / (?P<divide>[1-9]\d*)\)|(?P<single>[a-z.]+))"
)


def parse_formula(text: str) -> Formula:
    """`1 + floor(inf.black / 2)`, `3 * min(comet, planet, stars)`, `if most(comet) then 4 else 3`."""
    formula = Formula(text)
    _check_length(text)
    condition = _IF.fullmatch(text)
    if condition is not None:
        formula.condition = IF_MOST if condition[1] == "most" else IF_HAS
        formula.counter = parse_counter(condition[2])
        formula.high = _number(condition[3], MOST_NUMBER, text)
        formula.low = _number(condition[4], MOST_NUMBER, text)
        return formula
    match = _SUM.fullmatch(text)
    if match is None:
        raise NotationError(f"'{text}' is not a formula for points")
    formula.add = _number(match["add"] or "0", MOST_NUMBER, text)
    formula.times = _number(match["times"] or "1", MOST_NUMBER, text)
    formula.divide = _number(match["divide"] or "1", MOST_NUMBER, text)
    words = match["least"] or match["floor"] or match["single"]
    formula.counters = [parse_counter(word) for word in words.split(",")]
    return formula
