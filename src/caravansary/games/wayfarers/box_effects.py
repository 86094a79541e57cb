"""The effects of the whole box, numbered: frames of the agenda and tables name an effect or a price by its number."""

from __future__ import annotations

from collections.abc import Sequence

from caravansary.core.box import BoxError, Row
from caravansary.games.wayfarers.names import ASSETS, SYMBOLS, TAGS
from caravansary.games.wayfarers.notation import (
    COMET_IF,
    TILE_ANY4,
    Effect,
    NotationError,
    Price,
    parse_effect,
    parse_price,
)


class EffectBook:
    """Every effect and price once; number 0 is the empty one."""

    __slots__ = ("_effects", "_prices", "effects", "prices")

    def __init__(self) -> None:
        self.effects: list[Effect] = [parse_effect("")]
        self.prices: list[Price] = [parse_price("")]
        self._effects: dict[str, int] = {"": 0}
        self._prices: dict[str, int] = {"": 0}

    def effect(self, row: Row, column: str, solo: bool = False) -> int:
        """The number of the effect in a cell; what only the solo opponent does is refused elsewhere."""
        number = self.effect_of(row, column, row.text(column))
        if not solo:
            self.expect_for_players(row, column, number)
        return number

    def expect_for_players(self, row: Row, column: str, number: int) -> None:
        if any(atom & 63 in SOLO_ONLY for atom in self.effects[number].atoms):
            raise BoxError(
                f"{row.place}: {column} is '{self.effects[number].text}', expected an effect that players can carry out"
            )

    def effect_of(self, row: Row, column: str, text: str) -> int:
        if text not in self._effects:
            try:
                self.effects.append(parse_effect(text))
            except NotationError as error:
                raise BoxError(f"{row.place}: {column}: {error}") from None
            self._effects[text] = len(self.effects) - 1
        return self._effects[text]

    def price(self, row: Row, column: str) -> int:
        return self.price_of(row, column, row.text(column))

    def price_of(self, row: Row, column: str, text: str) -> int:
        if text not in self._prices:
            try:
                self.prices.append(parse_price(text))
            except NotationError as error:
                raise BoxError(f"{row.place}: {column}: {error}") from None
            self._prices[text] = len(self.prices) - 1
        return self._prices[text]


SOLO_ONLY = range(TILE_ANY4, COMET_IF + 3)
MOST_WORDS = 6


def ids_of(rows: list[Row], column: str = "id") -> list[str]:
    """The names in a column, each a word of its own."""
    found: list[str] = []
    for row in rows:
        name = row.text(column)
        if not name or " " in name or ":" in name or name in found:
            raise row.wrong(column, "a word without spaces that no row before has")
        found.append(name)
    return found


def tags_of(row: Row, column: str = "tags") -> list[int]:
    return [_index(row, column, word, TAGS) for word in _few(row, column, row.text(column))]


def packed_assets(row: Row, column: str) -> int:
    """Assets counted, eight bits each."""
    words = _few(row, column, row.text(column))
    return sum(1 << (8 * _index(row, column, word, ASSETS)) for word in words)


def packed_symbols(row: Row, column: str, words: str) -> int:
    """Symbols of one caravan column; `vp` only marks where points are printed."""
    found = 0
    for word in _few(row, column, words):
        if word == "plusminus":
            found += (1 << 48) + (1 << 56)
        elif word != "vp":
            found += 1 << (8 * _index(row, column, word, SYMBOLS))
    return found


def _few(row: Row, column: str, words: str) -> list[str]:
    """Words of a cell: counted in eight bits, they must stay few."""
    found = words.split()
    if len(found) > MOST_WORDS:
        raise BoxError(f"{row.place}: {column}: {len(found)} words, expected at most {MOST_WORDS}")
    return found


def _index(row: Row, column: str, word: str, allowed: Sequence[str]) -> int:
    if word not in allowed:
        raise BoxError(f"{row.place}: {column}: '{word}' is not one of {', '.join(allowed)}")
    return list(allowed).index(word)
