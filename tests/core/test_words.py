"""Messages, events, and what is said when a game does not choose better words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from caravansary.core.actions import Domain, numbers
from caravansary.core.describe import value_name
from caravansary.core.events import Event, event
from caravansary.core.match import Match
from caravansary.core.messages import Message, say, seat_name

Deal = Callable[..., Match]


def test_a_message_has_numbers_words_and_messages_as_arguments() -> None:
    message = say("do-swap", count=2, what="gold", player=seat_name(1))
    assert message == Message("do-swap", {"count": 2, "what": "gold", "player": Message("seat", {"seat": 1})})


@pytest.mark.parametrize(
    ("told", "viewers"),
    [
        (event("rolls"), [None, 0, 1, 2]),
        (event("you-draw", to=1), [1]),
        (event("draws", but=1), [None, 0, 2]),
    ],
)
def test_an_event_is_seen_by_those_it_is_for(told: Event, viewers: list[int | None]) -> None:
    assert [viewer for viewer in (None, 0, 1, 2) if told.seen_by(viewer)] == viewers


def test_an_event_names_who_did_it_and_what_it_touched() -> None:
    told = event("lays", 2, ["hand", "path"], colour="red")
    assert (told.seat, told.elements) == (2, ["hand", "path"])
    assert told.message == say("lays", colour="red", player=seat_name(2))


def test_a_question_is_asked_by_game_and_kind(deal: Deal) -> None:
    state = deal("red red blue", "blue green green").state
    assert state.question() == Message("pebbles-ask-turn")
    assert state.watched() == say("pebbles-ask-turn-by", player=seat_name(0))
    assert state.round_message() == Message("turn-number", {"turn": 1})


def test_an_answer_is_named_by_game_and_kind_with_its_arguments(deal: Deal) -> None:
    state = deal("red red blue", "blue green green").state
    label = state.label(state.setup.space.parse("lay blue"))
    assert label == say("pebbles-do-lay", colour=say("pebbles-colour-blue"))


def test_when_the_game_is_over_the_question_says_so(deal: Deal) -> None:
    match = deal("red red blue", "blue green green")
    match.state.agenda.clear()
    match.state.actions = []
    assert match.state.question() == match.state.watched() == Message("game-over")


def test_a_number_is_said_as_it_is() -> None:
    assert value_name("pebbles", numbers("gold", -2, 2), 0) == -2
    assert value_name("pebbles", Domain("card", ["swap"]), 0) == Message("pebbles-card-swap")
