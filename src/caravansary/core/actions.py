"""The action space: every answer of a game as a small int, with its text form and the elements it points at."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from itertools import product


class Domain:
    """The values one argument of an action can take, each with a fixed text without spaces."""

    __slots__ = ("element", "index", "name", "values")

    def __init__(self, name: str, values: Sequence[str], element: bool = True) -> None:
        self.name = name
        self.values: list[str] = list(values)
        self.index: dict[str, int] = {value: i for i, value in enumerate(self.values)}
        self.element = element
        if len(self.index) != len(self.values):
            raise ValueError(f"domain '{name}' lists a value twice")
        for value in self.values:
            if not value or " " in value:
                raise ValueError(f"domain '{name}': '{value}' must be a word without spaces")


def numbers(name: str, low: int, high: int) -> Domain:
    """The whole numbers from low to high; they point at nothing on the board."""
    return Domain(name, [str(n) for n in range(low, high + 1)], element=False)


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


class ActionSpace:
    """All answers of a game, numbered without gaps; one table, read both ways.

    >>> shop = Domain("shop", ["bag-white-1", "bag-white-2"])
    >>> space = ActionSpace([Kind("end"), Kind("shop", shop)])
    >>> space.size, space.text(2), space.parse("shop bag-white-2")
    (3, 'shop bag-white-2', 2)
    >>> space.kind(2).name, space.args(2), space.elements(2)
    ('shop', [1], ['shop:bag-white-2'])
    >>> space.base("shop"), space.encode("shop", 1)
    (1, 2)
    """

    __slots__ = ("_by_name", "_kind_of", "_parse", "_texts", "kinds", "size")

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.kinds: list[Kind] = list(kinds)
        self._by_name: dict[str, Kind] = {kind.name: kind for kind in self.kinds}
        self._texts: list[str] = []
        self._kind_of: list[Kind] = []
        if len(self._by_name) != len(self.kinds):
            raise ValueError("two kinds of action share a name")
        for kind in self.kinds:
            kind.base = len(self._texts)
            for values in product(*[domain.values for domain in kind.domains]):
                self._texts.append(" ".join((kind.name, *values)))
                self._kind_of.append(kind)
        self.size = len(self._texts)
        self._parse: dict[str, int] = {text: action for action, text in enumerate(self._texts)}

    def base(self, kind: str) -> int:
        """The first action of the kind; with one domain, `base + index` is the action."""
        return self._by_name[kind].base

    def encode(self, kind: str, *indices: int) -> int:
        found = self._by_name[kind]
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
        """The board elements an action points at, as `domain:value`, for clicking."""
        kind = self._kind_of[action]
        found = list(kind.elements)
        for domain, index in zip(kind.domains, self.args(action), strict=True):
            if domain.element:
                found.append(f"{domain.name}:{domain.values[index]}")
        return found
