"""Face-down piles: a bag of counts, and lists only where the rules put cards at a place that somebody knows."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from caravansary.core.chance import Chance, pick_weighted


@mypyc_attr(allow_interpreted_subclasses=True)  # only then may `copy` make a bare object
class Pile:
    """A draw pile whose hidden order is never stored: a draw is a pick at the moment of drawing.

    `counts[card]` cards lie in unknown order. Below them lie the cards of `bottom` in that order; bit s of
    `knowers[i]` says that seat s has seen bottom[i].

    >>> from caravansary.core.chance import Scripted
    >>> pile = Pile([2, 1])
    >>> pile.put_under(1, knowers=0b01)
    >>> chance = Scripted([2, 0, 0])
    >>> [pile.draw(chance) for _ in range(4)], len(pile)
    ([1, 0, 0, 1], 0)
    """

    __slots__ = ("bottom", "counts", "knowers", "mixed")

    def __init__(self, counts: Sequence[int]) -> None:
        self.counts: list[int] = list(counts)
        self.mixed: int = sum(self.counts)
        self.bottom: list[int] = []
        self.knowers: list[int] = []

    def __len__(self) -> int:
        return self.mixed + len(self.bottom)

    def copy(self) -> Pile:
        twin = Pile.__new__(Pile)
        twin.counts = self.counts[:]
        twin.mixed = self.mixed
        twin.bottom = self.bottom[:]
        twin.knowers = self.knowers[:]
        return twin

    def draw(self, chance: Chance) -> int:
        """Takes the top card; the pile must not be empty."""
        if self.mixed == 0:
            self.knowers.pop(0)
            return self.bottom.pop(0)
        card = pick_weighted(chance, self.counts)
        self.counts[card] -= 1
        self.mixed -= 1
        return card

    def take(self, card: int) -> None:
        """Takes one card of the unordered part by name, as set-ups and tests do."""
        if self.counts[card] == 0:
            raise ValueError(f"card {card} is not in the pile")
        self.counts[card] -= 1
        self.mixed -= 1

    def shuffle_in(self, counts: Sequence[int]) -> None:
        """Adds cards and shuffles: from now on nobody knows any place."""
        for card in self.bottom:
            self.counts[card] += 1
        self.mixed += len(self.bottom)
        self.bottom = []
        self.knowers = []
        for card, count in enumerate(counts):
            self.counts[card] += count
            self.mixed += count

    def put_under(self, card: int, knowers: int) -> None:
        """Puts a card under the pile; `knowers` is the bitmask of the seats that saw it."""
        self.bottom.append(card)
        self.knowers.append(knowers)

    def unknown_to(self, seat: int) -> list[int]:
        """Counts of the cards whose place in the pile this seat does not know (-1: a spectator)."""
        counts = self.counts[:]
        for card, knowers in zip(self.bottom, self.knowers, strict=True):
            if not knows(knowers, seat):
                counts[card] += 1
        return counts

    def redeal(self, seat: int, pool: list[int], chance: Chance) -> None:
        """Refills what `seat` does not know from `pool`, which must hold at least as many cards and loses them."""
        for i in range(len(self.bottom)):
            if not knows(self.knowers[i], seat):
                self.bottom[i] = take_from(pool, chance)
        counts = [0] * len(self.counts)
        for _ in range(self.mixed):
            counts[take_from(pool, chance)] += 1
        self.counts = counts


def knows(knowers: int, seat: int) -> bool:
    return seat >= 0 and (knowers >> seat) & 1 == 1


def take_from(pool: list[int], chance: Chance) -> int:
    """Draws one card blindly out of a list of counts."""
    card = pick_weighted(chance, pool)
    pool[card] -= 1
    return card
