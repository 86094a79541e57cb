"""Score sheets, places and shares of the victory."""

from hypothesis import given
from hypothesis import strategies as st

from caravansary.core.score import Sheet, Tally, covered_categories, places, shares, tallies

STANDINGS = st.lists(st.tuples(st.integers(0, 5), st.integers(0, 3)), min_size=1, max_size=5)


def test_a_total_is_the_sum_of_what_is_known() -> None:
    assert [Sheet([3, None, -4]).total, Sheet([]).total] == [-1, 0]


def test_what_is_hidden_of_anybody_is_in_nobodys_open_points() -> None:
    sheets = [Sheet([50, 6, 7]), Sheet([None, 12, None]), Sheet([None, 2, None])]
    assert covered_categories(sheets) == [True, False, True]
    assert tallies(sheets) == [Tally(6, 57), Tally(12, None), Tally(2, None)]


def test_where_all_is_open_the_open_points_are_the_total() -> None:
    assert tallies([Sheet([50, 6]), Sheet([3, 0])]) == [Tally(56, 0), Tally(3, 0)]
    assert tallies([]) == []


@given(STANDINGS)
def test_the_victory_is_shared_out_completely_among_the_best(standing: list[tuple[int, int]]) -> None:
    found = shares(standing)
    assert abs(sum(found) - 1) < 1e-9
    assert [share > 0 for share in found] == [one == max(standing) for one in standing]
    assert len({share for share in found if share}) == 1


@given(STANDINGS)
def test_a_place_is_one_more_than_the_number_of_the_better(standing: list[tuple[int, int]]) -> None:
    found = places(standing)
    order = sorted(standing, reverse=True)
    assert found == [order.index(one) + 1 for one in standing]


def test_a_tie_break_decides() -> None:
    assert places([(70, 2), (70, 3), (64, 9)]) == [2, 1, 3]
    assert shares([(70, 2), (70, 3), (64, 9)]) == [0.0, 1.0, 0.0]
