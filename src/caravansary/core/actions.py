"""The action space: every answer of a game as a small int, with its text form and the elements it points at."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from itertools import product

from mypy_extensions import mypyc_attr


class Domain:
    """The values one argument of an action can take, each with a fixed text without spaces.

    The name is that of the argument in messages. `place` is where its values are on the board: they are the elements
    `place:value`. By default it is called as the domain; None: the values point at nothing.

    >>> good = Domain("good", ["silk", "salt"])
    >>> in_hand = good.at("hand")
    >>> in_hand.name, good.place, in_hand.place
    ('good', 'good', 'hand')
    """

    __slots__ = ("index", "name", "place", "values")

    def __init__(self, name: str, values: Sequence[str], place: str | None = "") -> None:
        self.name = name
        self.values: list[str] = list(values)
        self.index: dict[str, int] = {value: i for i, value in enumerate(self.values)}
        self.place: str | None = name if place == "" else place
        if len(self.index) != len(self.values):
            raise ValueError(f"domain '{name}' lists a value twice")
        for value in self.values:
            if not value or " " in value:
                raise ValueError(f"domain '{name}': '{value}' must be a word without spaces")

    def at(self, place: str | None) -> Domain:
        """The same values at another place: a good in the market and in a hand is one domain at two places."""
        return Domain(self.name, self.values, place)


def numbers(name: str, low: int, high: int) -> Domain:
    """The whole numbers from low to high; they point at nothing on the board."""
    return Domain(name, [str(n) for n in range(low, high + 1)], None)


class Kind:
    """A kind of answer, such as `shop`, with the domains of its arguments.

    `elements` are board elements that every action of the kind points at, besides those of its arguments.
    """

    __slots__ = ("base", "domains", "elements", "name", "size")

    def __init__(self, name: str, *domains: Domain, elements: Sequence[str] = ()) -> None:
        self.name = name
        self.domains: list[Domain] = list(domains)
        self.elements: list[str] = list(elements)
        self.base = 0
        size = 1
        for domain in self.domains:
            size *= len(domain.values)
        self.size = size


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionSpace:
    """All answers of a game, numbered without gaps; one table, read both ways.

    A game's own space adds its kinds one after the other and keeps each under its name. Nobody writes a number.

    >>> class Space(ActionSpace):
    ...     def __init__(self) -> None:
    ...         super().__init__()
    ...         self.end = self.add(Kind("end"))
    ...         self.shop = self.add(Kind("shop", Domain("shop", ["bag-white-1", "bag-white-2"])))
    >>> space = Space()
    >>> space.size, space.text(2), space.parse("shop bag-white-2")
    (3, 'shop bag-white-2', 2)
    >>> space.kind(2) is space.shop, space.args(2), space.elements(2)
    (True, [1], ['shop:bag-white-2'])
    >>> space.shop.base, space.encode("shop", 1)
    (1, 2)
    """

    __slots__ = ("_by_name", "_kind_of", "_parse", "_texts", "kinds", "size")

    def __init__(self, kinds: Sequence[Kind] = ()) -> None:
        self.kinds: list[Kind] = []
        self.size: int = 0
        self._by_name: dict[str, Kind] = {}
        self._texts: list[str] = []
        self._kind_of: list[Kind] = []
        self._parse: dict[str, int] = {}
        for kind in kinds:
            self.add(kind)

    def add(self, kind: Kind) -> Kind:
        """The next kind: its actions get the next numbers."""
        if kind.name in self._by_name:
            raise ValueError(f"two kinds of action are called '{kind.name}'")
        kind.base = self.size
        self.kinds.append(kind)
        self._by_name[kind.name] = kind
        for values in product(*[domain.values for domain in kind.domains]):
            text = " ".join((kind.name, *values))
            self._parse[text] = len(self._texts)
            self._texts.append(text)
            self._kind_of.append(kind)
        self.size = len(self._texts)
        return kind

    def base(self, kind: str) -> int:
        """The first action of the kind; with one domain, `base + index` is the action."""
        return self._by_name[kind].base

    def encode(self, kind: str, *indices: int) -> int:
        found = self._by_name[kind]
        if len(indices) != len(found.domains):
            names = ", ".join([domain.name for domain in found.domains]) or "none"
            raise ValueError(f"action '{kind}' has {len(found.domains)} arguments ({names}), not {len(indices)}")
        offset = 0
        for domain, index in zip(found.domains, indices, strict=True):
            offset = offset * len(domain.values) + index
        return found.base + offset

    def kind(self, action: int) -> Kind:
        return self._kind_of[action]

    def args(self, action: int) -> list[int]:
        """The index of each argument in its domain."""
        kind = self._kind_of[action]
        rest = action - kind.base
        found: list[int] = []
        for domain in reversed(kind.domains):
            size = len(domain.values)
            found.append(rest % size)
            rest //= size
        found.reverse()
        return found

    def text(self, action: int) -> str:
        return self._texts[action]

    def parse(self, text: str) -> int:
        """The action of a text form; ValueError names the nearest ones where there is none."""
        action = self._parse.get(text)
        if action is not None:
            return action
        near = get_close_matches(text, self._texts, n=3)
        hint = f"; near: {', '.join(near)}" if near else ""
        raise ValueError(f"'{text}' is not an action{hint}")

    def elements(self, action: int) -> list[str]:
        """The board elements an action points at, as `place:value`, for clicking."""
        kind = self._kind_of[action]
        found = list(kind.elements)
        for domain, index in zip(kind.domains, self.args(action), strict=True):
            if domain.place is not None:
                found.append(f"{domain.place}:{domain.values[index]}")
        return found
