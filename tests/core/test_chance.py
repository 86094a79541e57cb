"""Chance: fair, repeatable, verifiable."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravansary.core.chance import (
    Chance,
    ChanceError,
    Fair,
    Recorded,
    Scripted,
    Seeded,
    Tape,
    fair_pick,
    pick_weighted,
    seed_hash,
    shuffled,
)

SEEDS = st.integers() | st.text(max_size=8)


def hmac_sha256(key: bytes, text: bytes) -> bytes:
    """RFC 2104 by hand, so that the library's HMAC is not checked against itself."""
    if len(key) > 64:
        key = hashlib.sha256(key).digest()
    key = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + text).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()


def expected_fair_pick(seed: str, number: int, n: int) -> int:
    attempt = 0
    while True:
        value = int(hmac_sha256(seed.encode(), f"{number}/{attempt}".encode()).hex()[:12], 16)
        if value < 2**48 // n * n:
            return value % n
        attempt += 1


@given(SEEDS, st.integers(1, 1000))
def test_a_seeded_pick_is_in_range_and_repeatable(seed: int | str, n: int) -> None:
    one, other = Seeded(seed), Seeded(seed)
    picks = [one.pick(n) for _ in range(20)]
    assert all(0 <= pick < n for pick in picks)
    assert picks == [other.pick(n) for _ in range(20)]


@given(st.text(min_size=1, max_size=100), st.integers(0, 10**6), st.integers(1, 2**48))
def test_a_fair_pick_is_the_hmac_of_its_number(seed: str, number: int, n: int) -> None:
    assert fair_pick(seed, number, n) == expected_fair_pick(seed, number, n)


def test_values_that_would_favour_low_results_are_skipped() -> None:
    n = 2**47 + 1  # nearly half of all values must be skipped
    picks = [fair_pick("seed", number, n) for number in range(40)]
    assert picks == [expected_fair_pick("seed", number, n) for number in range(40)]
    first_tries = [int(hmac_sha256(b"seed", f"{number}/0".encode()).hex()[:12], 16) for number in range(40)]
    assert any(first >= n for first in first_tries)


@pytest.mark.parametrize("chance", [Seeded(1), Fair("a table")])
def test_every_result_is_about_equally_likely(chance: Chance) -> None:
    counts = Counter(chance.pick(6) for _ in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 1000) < 150 for count in counts.values())


def test_a_fair_table_publishes_the_hash_of_its_seed() -> None:
    assert seed_hash("5eed") == hashlib.sha256(b"5eed").hexdigest()


def test_a_fair_pick_depends_on_its_number_only() -> None:
    fair = Fair("5eed")
    first = [fair.pick(6) for _ in range(5)]
    fair.rewind(2)
    assert [fair.pick(6) for _ in range(3)] == first[2:]
    assert Fair("5eed", number=4).pick(6) == first[4]


def test_a_script_gives_its_picks_and_no_more() -> None:
    script = Scripted([2, 0])
    assert [script.pick(3), script.left(), script.pick(1)] == [2, 1, 0]
    with pytest.raises(ChanceError, match="has 2 picks and the game asks for one more, of 6"):
        script.pick(6)


@pytest.mark.parametrize("pick", [-1, 3])
def test_a_script_refuses_a_pick_out_of_range(pick: int) -> None:
    with pytest.raises(ChanceError, match=rf"pick 1 is {pick}, and must be in 0 \.\. 2"):
        Scripted([pick]).pick(3)


def test_recorded_picks_must_all_be_used() -> None:
    recorded = Recorded([1, 2])
    recorded.pick(3)
    with pytest.raises(ChanceError, match="1 recorded picks were not used"):
        recorded.check_all_used()
    recorded.pick(3)
    recorded.check_all_used()


def test_a_tape_writes_down_what_passes() -> None:
    tape = Tape(Scripted([4, 2, 5]))
    assert [tape.pick(6), tape.pick(6)] == [4, 2]
    assert tape.cut() == [4, 2]
    tape.pick(6)
    assert tape.cut() == [5]
    assert tape.cut() == []


@given(st.lists(st.integers(0, 5), min_size=1, max_size=6).filter(any), st.data())
def test_a_weighted_pick_is_a_draw_from_the_laid_out_cards(counts: list[int], data: st.DataObject) -> None:
    cards = [card for card, count in enumerate(counts) for _ in range(count)]
    place = data.draw(st.integers(0, len(cards) - 1))
    assert pick_weighted(Scripted([place]), counts) == cards[place]


@given(st.lists(st.integers()), SEEDS)
def test_shuffling_keeps_the_items_and_asks_once_less_than_there_are(items: list[int], seed: int | str) -> None:
    tape = Tape(Seeded(seed))
    before = list(items)
    assert sorted(shuffled(tape, items)) == sorted(items)
    assert len(tape.cut()) == max(0, len(items) - 1)
    assert items == before


def test_every_order_can_come_out_of_a_shuffle() -> None:
    orders = {tuple(shuffled(Scripted([a, b]), [1, 2, 3])) for a in range(3) for b in range(2)}
    assert len(orders) == 6
