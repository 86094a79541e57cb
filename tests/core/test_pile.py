"""Piles: a bag of counts, and what somebody knows about its bottom."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravansary.core.chance import Scripted, Seeded
from caravansary.core.pile import Pile, knows, take_from

KINDS = 4
COUNTS = st.lists(st.integers(0, 3), min_size=KINDS, max_size=KINDS)
CARDS = st.integers(0, KINDS - 1)
BOTTOMS = st.lists(st.tuples(CARDS, st.integers(0, 0b111)), max_size=5)
SEATS = st.integers(-1, 2)


def pile_of(counts: list[int], bottom: list[tuple[int, int]]) -> Pile:
    pile = Pile(counts)
    for card, knowers in bottom:
        pile.put_under(card, knowers)
    return pile


def contents(pile: Pile) -> list[int]:
    cards = [card for card, count in enumerate(pile.counts) for _ in range(count)]
    return sorted(cards + pile.bottom)


@given(COUNTS, BOTTOMS, st.integers())
def test_drawing_all_cards_gives_them_all_the_known_ones_last_and_in_order(
    counts: list[int], bottom: list[tuple[int, int]], seed: int
) -> None:
    pile = pile_of(counts, bottom)
    wanted = contents(pile)
    chance = Seeded(seed)
    drawn = [pile.draw(chance) for _ in range(len(pile))]
    assert sorted(drawn) == wanted
    assert drawn[len(drawn) - len(bottom) :] == [card for card, _ in bottom]
    assert len(pile) == 0
    assert pile.knowers == []


def test_a_draw_of_the_bottom_needs_no_chance() -> None:
    pile = pile_of([0, 0, 0, 0], [(3, 0)])
    assert pile.draw(Scripted()) == 3


def test_a_draw_is_as_likely_as_the_counts() -> None:
    drawn = [Pile([2, 0, 1, 0]).draw(Scripted([place])) for place in range(3)]
    assert drawn == [0, 0, 2]


@given(COUNTS, BOTTOMS)
def test_a_copy_is_independent(counts: list[int], bottom: list[tuple[int, int]]) -> None:
    pile = pile_of(counts, bottom)
    twin = pile.copy()
    twin.put_under(0, 0)
    twin.shuffle_in([1] * KINDS)
    assert contents(pile) == contents(pile_of(counts, bottom))
    assert len(pile) == sum(counts) + len(bottom)
    assert len(twin) == len(pile) + 1 + KINDS


@given(COUNTS, BOTTOMS, COUNTS)
def test_shuffling_in_makes_everybody_forget_every_place(
    counts: list[int], bottom: list[tuple[int, int]], more: list[int]
) -> None:
    pile = pile_of(counts, bottom)
    wanted = len(pile) + sum(more)
    pile.shuffle_in(more)
    assert (pile.bottom, pile.knowers, len(pile)) == ([], [], wanted)


def test_taking_a_card_by_name() -> None:
    pile = Pile([1, 0])
    pile.take(0)
    assert len(pile) == 0
    with pytest.raises(ValueError, match="card 0 is not in the pile"):
        pile.take(0)


@given(COUNTS, BOTTOMS, SEATS)
def test_unknown_to_a_seat_is_all_but_what_it_has_seen(
    counts: list[int], bottom: list[tuple[int, int]], seat: int
) -> None:
    pile = pile_of(counts, bottom)
    seen = [card for card, knowers in bottom if knows(knowers, seat)]
    unknown = [card for card, count in enumerate(pile.unknown_to(seat)) for _ in range(count)]
    assert sorted(unknown + seen) == contents(pile)


def test_a_spectator_knows_nothing() -> None:
    assert not knows(0b1111, -1)
    assert knows(0b0100, 2)
    assert not knows(0b0100, 1)


@given(COUNTS, BOTTOMS, SEATS, st.integers())
def test_redealing_keeps_what_the_seat_knows_and_how_much_there_is(
    counts: list[int], bottom: list[tuple[int, int]], seat: int, seed: int
) -> None:
    pile = pile_of(counts, bottom)
    pool = [count + 1 for count in pile.unknown_to(seat)]
    size = sum(pool)
    pile.redeal(seat, pool, Seeded(seed))
    assert len(pile) == sum(counts) + len(bottom)
    assert pile.mixed == sum(pile.counts)
    for place, (card, knowers) in enumerate(bottom):
        if knows(knowers, seat):
            assert pile.bottom[place] == card
    known = sum(1 for _, knowers in bottom if knows(knowers, seat))
    assert sum(pool) == size - (len(pile) - known)


@given(COUNTS, BOTTOMS, SEATS, st.integers())
def test_redealing_depends_on_the_pool_and_chance_only(
    counts: list[int], bottom: list[tuple[int, int]], seat: int, seed: int
) -> None:
    truth = pile_of(counts, bottom)
    imagined = truth.copy()
    imagined.redeal(seat, truth.unknown_to(seat), Seeded("imagined"))
    pool = truth.unknown_to(seat)
    assert imagined.unknown_to(seat) == pool
    truth.redeal(seat, list(pool), Seeded(seed))
    imagined.redeal(seat, list(pool), Seeded(seed))
    assert (truth.counts, truth.bottom) == (imagined.counts, imagined.bottom)


def test_taking_from_a_pool_empties_it() -> None:
    pool = [1, 2]
    assert sorted(take_from(pool, Seeded(0)) for _ in range(3)) == [0, 1, 1]
    assert pool == [0, 0]
