"""The action space: one table, read both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravansary.core.actions import ActionSpace, Domain, Kind, numbers

WORDS = st.from_regex(r"[a-z][a-z0-9-]{0,6}", fullmatch=True)


@st.composite
def spaces(draw: st.DrawFn) -> ActionSpace:
    names = draw(st.lists(WORDS, min_size=1, max_size=4, unique=True))
    kinds = []
    for name in names:
        domains = [
            Domain(f"domain{i}", values)
            for i, values in enumerate(draw(st.lists(st.lists(WORDS, min_size=1, max_size=4, unique=True), max_size=3)))
        ]
        kinds.append(Kind(name, *domains))
    return ActionSpace(kinds)


@given(spaces())
def test_every_action_reads_back_from_its_text(space: ActionSpace) -> None:
    assert [space.parse(space.text(action)) for action in range(space.size)] == list(range(space.size))


@given(spaces())
def test_every_action_is_what_its_kind_and_arguments_encode(space: ActionSpace) -> None:
    for action in range(space.size):
        assert space.encode(space.kind(action).name, *space.args(action)) == action


@given(spaces())
def test_kinds_follow_each_other_without_gaps(space: ActionSpace) -> None:
    bases = [space.base(kind.name) for kind in space.kinds]
    ends = [kind.base + kind.size for kind in space.kinds]
    assert bases == [0, *ends[:-1]]
    assert ends[-1] == space.size


def test_an_action_points_at_its_elements_and_those_of_its_kind() -> None:
    kind = Kind("move", Domain("space", ["c0", "w1"]), numbers("steps", 1, 3), elements=["supervisor"])
    space = ActionSpace([kind])
    assert space.elements(space.parse("move w1 2")) == ["supervisor", "space:w1"]


def test_numbers_include_both_ends() -> None:
    assert numbers("gold", -1, 2).values == ["-1", "0", "1", "2"]


def test_an_unknown_text_is_answered_with_the_nearest_ones() -> None:
    space = ActionSpace([Kind("shop", Domain("shop", ["bag-white-1", "bag-white-2"])), Kind("end")])
    with pytest.raises(ValueError, match=r"'shop bag-withe-1' is not an action; near: shop bag-white-1"):
        space.parse("shop bag-withe-1")
    with pytest.raises(ValueError, match=r"'' is not an action$"):
        space.parse("")


@pytest.mark.parametrize("values", [["red", "red"], ["light red"], [""]])
def test_a_domain_refuses_values_that_are_not_different_words(values: list[str]) -> None:
    with pytest.raises(ValueError, match="domain 'colour'"):
        Domain("colour", values)


def test_two_kinds_cannot_share_a_name() -> None:
    with pytest.raises(ValueError, match="two kinds of action are called 'end'"):
        ActionSpace([Kind("end"), Kind("end")])


def test_arguments_must_be_as_many_as_domains() -> None:
    space = ActionSpace([Kind("lay", Domain("colour", ["red"]))])
    with pytest.raises(ValueError, match=r"action 'lay' has 1 arguments \(colour\), not 0"):
        space.encode("lay")
