"""Where a figure can get to in a few steps, and what the way costs: what all plans of Marco Polo II ask of the map."""

from __future__ import annotations

from typing import Final

from caravansary.games.marco_polo_ii.box import SEALS, MarcoPoloBox
from caravansary.games.marco_polo_ii.map import CITIES, LOCATIONS

FURTHEST: Final = 4
"""Nobody plans a longer way than this."""
COIN_PRICE: Final = 2
CAMEL_PRICE: Final = 3
JADE_PRICE: Final = 6
"""Of two ways of equal length the cheaper one is taken; these are prices in half coins."""


class Way:
    """The way to a city: how many steps, what it costs, and the locations on it as a mask."""

    __slots__ = ("camels", "city", "coins", "jade", "passed", "price", "steps")

    def __init__(self, city: int, steps: int, coins: int, camels: int, jade: int, passed: int) -> None:
        self.city: int = city
        self.steps: int = steps
        self.coins: int = coins
        self.camels: int = camels
        self.jade: int = jade
        self.passed: int = passed
        self.price: int = COIN_PRICE * coins + CAMEL_PRICE * camels + JADE_PRICE * jade

    def beats(self, other: Way | None) -> bool:
        return other is None or (self.steps, self.price) < (other.steps, other.price)


class Roads:
    """All ways of a box; R12.1: for Mongke Khan an oasis takes no step."""

    def __init__(self, box: MarcoPoloBox) -> None:
        self._box = box
        self._known: list[list[Way] | None] = [None] * (2 * LOCATIONS << SEALS)

    def ways_from(self, start: int, seals: int, free_oases: bool) -> list[Way]:
        """The ways to all cities within reach, the start city of the game aside; R5.4.3: with these seals."""
        at = ((start << SEALS) + seals) * 2 + (1 if free_oases else 0)
        found = self._known[at]
        if found is None:
            found = self._search(start, seals, 0 if free_oases else 1)
            self._known[at] = found
        return found

    def _search(self, start: int, seals: int, oasis: int) -> list[Way]:
        best: list[Way | None] = [None] * LOCATIONS
        best[start] = Way(start, 0, 0, 0, 0, 0)
        queue = [start]
        for location in queue:
            here = best[location]
            assert here is not None
            passed = here.passed | (0 if location == start else 1 << location)
            for route in self._box.map.ways[location]:
                if route.seal >= 0 and not (seals >> route.seal) & 1:
                    continue
                steps = here.steps + (1 if route.to < CITIES else oasis)
                coins, camels, jade = here.coins + route.coins, here.camels + route.camels, here.jade + route.jade
                way = Way(route.to, steps, coins, camels, jade, passed)
                if steps <= FURTHEST and route.to != start and way.beats(best[route.to]):
                    best[route.to] = way
                    queue.append(route.to)
        cities = [way for way in best[:CITIES] if way is not None and way.city not in (start, self._box.start_city)]
        return sorted(cities, key=lambda way: way.steps)
