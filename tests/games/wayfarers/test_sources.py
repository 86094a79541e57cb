"""To which effect a step belongs, and influence beside a townsfolk (R2.2, R2.3, R3.6, R6.2, R12.3)."""

import pytest

from caravansary.games.wayfarers.rules import sources
from tests.games.wayfarers.builder import Table, wayfarers


def placed(card: str, folk: str, *, version: int | None = None, **given: object) -> Table:
    """A die on a card with a townsfolk under it; all assets are there."""
    table = wayfarers(version=version).given(
        cards=card,
        tucked={card: folk},
        caravan="UG2@2-2 UG2@2-3 UK3@3-1",
        dice="2 2 2" if card.startswith("W") else "3 3 3",
        **{"coin": 0, "guilds": {"yellow": 0, "blue": 0, "black": 0}, **given},  # type: ignore[arg-type]
    )
    return table.play("die 2" if card.startswith("W") else "die 3", f"space {card}")


# Influence without a token in the supply.


def last_token(version: int | None = None) -> Table:
    return placed("W11", "T24", version=version, guilds={"yellow": 0, "blue": 14, "black": 0})


def test_the_second_influence_is_shifted_and_not_lost() -> None:
    """R6.2, R2.3: W11 with T24 and one token left; the second influence of the harbour comes from another guild."""
    table = last_token()
    table.play("influence yellow")
    assert table.supply() == 0 and table.has("coin") == 1 and table.choices("influence") == ["black"]
    table.play("influence black", "from-guild blue")
    assert (table.has("inf.yellow"), table.has("inf.black"), table.has("inf.blue")) == (1, 1, 13)
    assert table.choices("move"), "the townsfolk comes after"


def test_version_1_lost_the_second_influence() -> None:
    """R6.2: so it was."""
    table = last_token(version=1)
    assert (table.has("inf.yellow"), table.has("inf.black"), table.supply()) == (1, 0, 0)
    assert "influence black" not in table.legal


@pytest.mark.parametrize(("card", "folk"), [("W12", "T17"), ("W12", "T23"), ("W11", "T25"), ("W12", "T25")])
def test_every_pair_keeps_its_influence(card: str, folk: str) -> None:
    """R6.2: the same for other townsfolk and for W12."""
    table = placed(card, folk, guilds={"yellow": 7, "blue": 7, "black": 0})
    assert "influence black" in table.legal
    table.play("influence black")
    other = "yellow" if card == "W11" else "blue"
    assert table.has("inf.black") == 1 and f"influence {other}" in table.legal


def test_with_tokens_enough_nothing_is_asked() -> None:
    """R2.2: then the harbour's gains are taken at once, before the townsfolk."""
    table = placed("W11", "T24")
    assert (table.has("inf.yellow"), table.has("inf.black"), table.has("coin")) == (1, 1, 1)
    assert table.choices("influence") == ["blue"] and "yellow black" in table.choices("move")


# Whose step it is.


def test_the_host_first_then_the_townsfolk_moves_that_influence() -> None:
    """R2.3, R3.6: L07 gives blue influence, which T24 then moves."""
    table = placed("L07", "T24").play("influence blue")
    assert table.asked == "blue whose" and table.legal == ["whose 1", "whose 2"]
    table.play("whose 2")
    assert table.has("inf.blue") == 1 and table.choices("influence") == ["blue"]
    table.whatever().play("move blue black")
    assert (table.has("inf.blue"), table.has("inf.black")) == (0, 1)


def test_the_choice_of_an_effect_has_no_hint() -> None:
    """R2.3: the label says it all."""
    table = placed("L07", "T24").play("influence blue")
    assert [table.state.hint(action) for action in table.state.actions] == [None, None]


def test_the_townsfolk_first_then_the_host() -> None:
    """R2.3: the other way round both give influence, and none is moved."""
    table = placed("L07", "T24").whatever().play("influence blue", "whose 1")
    assert table.has("inf.blue") == 2 and table.asked == "red turn"


def test_version_1_begins_with_the_townsfolk() -> None:
    """R2.3: so it was."""
    table = placed("L07", "T24", version=1).whatever().play("influence blue")
    assert table.has("inf.blue") == 2 and table.asked == "red turn"


def test_influence_before_the_journal_and_moved_after_it() -> None:
    """R2.3: L16 with T25: yellow influence, a step of the journal, then that influence moves."""
    table = placed("L16", "T25", node="0", journal={"1a": "J05"}).play("influence yellow", "whose 2")
    assert table.choices("journal") and not table.choices("move")
    table.play("journal 1a")
    assert "yellow black" in table.choices("move")


def resting(version: int | None = None) -> Table:
    """T04 moves influence; T31 gives some or moves it."""
    folk = {"W25": "T04", "W26": "T31"}
    table = wayfarers(version=version).given(cards="W25 W26", tucked=folk, dice="", placed="H3 H4 H5")
    return table.given(guilds={"yellow": 1, "blue": 0}).rolls("1 1 1").play("rest", "move yellow black")


def test_a_step_that_leaves_a_choice_open_is_taken_first() -> None:
    """R12.3: T04 can do nothing but move; so the move is its own, and T31 may still give blue influence."""
    table = resting()
    assert table.asked == "blue effect" and table.choices("influence") == ["blue"] and table.choices("move")
    table.play("influence blue")
    assert table.has("inf.blue") == 1 and table.has("inf.black") == 1 and not table.choices("move")


def test_version_1_took_the_choice_away() -> None:
    """R12.3: so it was."""
    table = resting(version=1)
    assert not table.choices("influence") and table.choices("move")


def gaining_w33(tucked: dict[str, str] | None = None) -> Table:
    """L22 gives or moves influence for every sea; W33 moves twice or marks two cards."""
    table = wayfarers().given(cards="L22", tucked=tucked, caravan="UG2@2-2", dice="2 2 2", food=2)
    table.given(rows={"water-1": "W33"}, guilds={"yellow": 2, "blue": 0})
    return table.play("die 2", "space H6", "pay", "acquire water-1")


@pytest.mark.parametrize(("whose", "left"), [(1, "influence"), (2, "mark")])
def test_a_move_of_the_vista_or_of_the_new_sea(whose: int, left: str) -> None:
    """R2.3, R7.7: a move of W33 leaves L22 the influence; a move of L22 leaves W33 the cards."""
    table = gaining_w33().play("move yellow black")
    assert table.asked == "blue whose" and len(table.legal) == 2
    table.play(f"whose {whose}")
    assert table.has("inf.black") == 1
    assert [kind for kind in ("influence", "mark") if table.choices(kind)] == [left]


def test_the_second_move_of_the_sea_is_not_asked_for() -> None:
    """R2.3: once W33 moves, its second move leaves L22 its choice, so the step is W33's."""
    table = gaining_w33().play("move yellow black", "whose 1", "move yellow black")
    assert table.asked == "blue effect" and table.choices("influence") == ["blue"]


def test_any_guild_or_the_named_one() -> None:
    """R2.3: L04's influence on any guild, or that of T25, which could also move."""
    table = placed("L04", "T25").play("influence yellow")
    assert table.asked == "blue whose"
    table.play("whose 2")
    assert table.choices("influence") == ["yellow"] and table.choices("move")


def test_it_is_not_asked_where_it_does_not_matter() -> None:
    """R2.3: L32 only marks a card; T35 under it may still do what it likes."""
    table = wayfarers().given(cards="L32", tucked={"L32": "T35"}, coin=9, dice="2 2 2", guilds={"yellow": 1})
    table.given(rows={"townsfolk-1": "T22"}).play("die 2", "space H4", "acquire townsfolk-1", "tuck city")
    table.play("mark land-1")
    assert table.asked == "blue effect" and table.choices("mark") and table.choices("move") and table.choices("adjust")


def ends_of_turn(table: Table) -> set[tuple[int, ...]]:
    """What the players can have at the end of the turn, whatever is answered; marks only on one card."""
    found: set[tuple[int, ...]] = set()
    seen: set[tuple[object, ...]] = set()
    waiting = [table.state.copy()]
    while waiting:
        state = waiting.pop()
        if state.turn != table.state.turn:
            found.add((*state.own, *state.tokens))
            continue
        key = (tuple(state.own), tuple(state.tokens), tuple(state.agenda), state.used)
        if key in seen:
            continue
        seen.add(key)
        for action in state.actions:
            kind, *rest = table.setup.space.text(action).split()
            if kind in ("acquire", "trade", "adjust") or (kind == "mark" and rest != ["land-1"]):
                continue
            later = state.copy()
            later.play(action, table.told)
            waiting.append(later)
    return found


@pytest.mark.parametrize("tokens", [1, 7])
@pytest.mark.parametrize(
    ("card", "folk"), [("L07", "T24"), ("W10", "T17"), ("W12", "T24"), ("W11", "T25"), ("W17", "T23"), ("L08", "T17")]
)
def test_what_is_not_asked_costs_no_line(card: str, folk: str, tokens: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """R2.3: every turn that could be played if all sources were asked for can be played, and all turns of version 1.

    Compiled rules cannot be patched; there the last line shows nothing.
    """
    given = {"yellow": tokens, "black": tokens, "blue": 0}
    some = ends_of_turn(placed(card, folk, guilds=given).whatever())
    assert some >= ends_of_turn(placed(card, folk, guilds=given, version=1).whatever())
    monkeypatch.setattr(sources, "of_step", sources.matching)
    assert ends_of_turn(placed(card, folk, guilds=given).whatever()) == some


@pytest.mark.parametrize("folk", ["T27", "T28", "T35"])
def test_what_is_not_asked_costs_no_line_of_a_new_card(folk: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """R2.3, R7.7: the same with a vista, its townsfolk and the instant of a sea."""
    some = ends_of_turn(gaining_w33(tucked={"L22": folk}).whatever())
    monkeypatch.setattr(sources, "of_step", sources.matching)
    assert ends_of_turn(gaining_w33(tucked={"L22": folk}).whatever()) == some
