"""The journal: blots, rewards, green workers, the extra step and the end (R9.1 to R9.5, R10.1, R13.1)."""

from tests.games.wayfarers.builder import Table, wayfarers


def at_library(node: str, **given: object) -> Table:
    """A table where a die with a pigeon stands on H3: journal, or a worker and influence."""
    table = wayfarers(2)
    cards = str(given.pop("cards", ""))
    table.given(node=node, cards=cards, caravan="UG4@2-2", dice="2 2 2", **given)  # type: ignore[arg-type]
    return table.play("die 2", "space H3")


def test_e2_blots() -> None:
    """R9.1: from 2c with two libraries to 3b, with a planet to 4c, with neither nowhere."""
    assert at_library("2c", guilds={"yellow": 0}).choices("journal") == []
    assert at_library("2c", cards="W01", guilds={"yellow": 0}).choices("journal") == ["3b"]
    assert at_library("2c", cards="L01 S09", guilds={"yellow": 0}).choices("journal") == ["4c"]


def test_spending_blots_return_tokens() -> None:
    """R9.1: from 4a a black token is spent."""
    table = at_library("4a", guilds={"black": 1, "yellow": 0}, journal={"5a": "J05"}).whatever()
    table.play("journal 5a")
    assert table.has("inf.black") == 0 and table.supply() == 14 and table.node() == "5a"


def test_rewards_and_green_workers() -> None:
    """R9.2, R9.3: the tile's reward and the worker, for the first one only."""
    table = at_library("0", guilds={"yellow": 0}, journal={"1a": "J06", "1b": "J08"}, coin=0).whatever()
    table.play("journal 1a")
    assert table.has("coin") == 2 and table.workers() == "green yellow blue"
    table.given(who="red", caravan="UG4@3-2", dice="3 3 3", guilds={"yellow": 0}, food=0)
    table.play("die 3", "space H3", "journal 1b")
    assert table.has("food", "red") == 2 and table.workers("red") == "yellow blue"


def test_a_new_die_is_taken_at_once() -> None:
    """R9.2, R2.2: it is mandatory, and rolled."""
    table = at_library("1a", cards="L01", guilds={"yellow": 0}).rolls("6")
    table.play("journal 2a")
    assert table.dice() == "2 2 6"


def test_the_extra_step_has_its_own_blot_and_price() -> None:
    """R10.1, R2.5: after an ordinary step only, once a turn, on top of what the blot costs."""
    table = at_library("3b", cards="L01 S15 L13", guilds={"black": 1, "yellow": 0})
    assert table.choices("journal") == ["4b", "4c"] and not table.choices("extra")
    table.play("journal 4c")
    assert not table.choices("extra"), "the only token cannot pay both the ability and the blot"
    rich = at_library("3b", cards="L01 S15 L13", guilds={"black": 3, "yellow": 0}).play("journal 4c")
    assert rich.choices("extra") == ["5b"]
    rich.given(journal={"5b": "J05"})
    rich.play("extra 5b")
    assert rich.has("inf.black") == 1 and not rich.choices("extra")


def test_an_unmet_journal_opens_nothing() -> None:
    """R10.1: without an ordinary step there is no extra one."""
    table = at_library("2c", guilds={"black": 2, "yellow": 0})
    assert not table.choices("extra")


def test_the_last_column_holds_one_marker_a_space() -> None:
    """R9.4, R9.5."""
    table = at_library("9a", guilds={"black": 2, "yellow": 0})
    assert table.choices("journal") == ["10b"]
    table = (
        wayfarers(2)
        .given(who="red", node="10b")
        .given(node="9a", caravan="UG4@2-2", dice="2 2 2", guilds={"black": 2, "yellow": 0})
    )
    assert table.play("die 2", "space H3").choices("journal") == []
    table = at_library("10b", guilds={"black": 2, "yellow": 0})
    assert table.choices("journal") == []


def test_e24_everybody_has_one_more_turn() -> None:
    """R13.1: red triggers, then green, blue and red, and it is over."""
    table = wayfarers(3).whatever()
    table.given(who="red", node="9a", guilds={"black": 1, "yellow": 0}, caravan="UG4@2-2", dice="2 2 2")
    for colour in ("blue", "red", "green"):
        table.given(who=colour, guilds={"yellow": 0})
    table.play("rest", "done")
    table.play("die 2", "space H3", "journal 10b", "influence blue", "influence blue")
    turns = []
    while not table.state.over():
        if table.state.kind == "turn":
            turns.append(table.asked)
        table.play("rest" if "rest" in table.legal else "done" if "done" in table.legal else table.legal[0])
    assert turns == ["green turn", "blue turn", "red turn"]
    assert len(table.said("wayfarers-log-end")) == 1
