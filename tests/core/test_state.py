"""The state: one question at a time, worked off an agenda."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import ClassVar

import pytest

from caravansary.core.agenda import Frame, Question, RulesError, Step, Work, steps_in
from caravansary.core.chance import Chance, Scripted
from caravansary.core.events import Event
from caravansary.core.match import Match
from caravansary.core.score import Sheet
from caravansary.core.state import OVER, IllegalAction, State
from pebbles import GAME

Deal = Callable[..., Match]


class Errand(Work["Errands"]):
    def do(self, state: Errands, frame: Frame, chance: Chance) -> None:
        state.done.append(f"work {frame[1]}")


class Choice(Question["Errands"]):
    """Its frame: the number of legal answers, and 1 if it asks anyway."""

    def seat(self, state: Errands, frame: Frame) -> int:
        return 1 if frame[0] is CHOOSE else 0

    def legal(self, state: Errands, frame: Frame, seat: int) -> list[int]:
        return list(range(frame[1]))

    def asks_anyway(self, state: Errands, frame: Frame, seat: int) -> bool:
        return frame[0] is ASK

    def answer(self, state: Errands, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        state.agenda.pop()
        state.done.append(f"{state.kind} {action}")


WORK, CHOOSE, ASK, MAYBE = Errand("work"), Choice("choose"), Choice("ask"), Choice("maybe", optional=True)


class Errands(State):
    """An agenda to watch: work is done, choices are asked, and every errand that was carried out is written down."""

    __slots__ = ("done",)

    FIELDS: ClassVar[tuple[str, ...]] = ("done",)

    def __init__(self, *agenda: tuple[Step[Errands], int]) -> None:
        super().__init__(GAME.setup(2))
        self.done: list[str] = []
        self.agenda = [(step, count, 0, 0) for step, count in reversed(agenda)]


def test_work_is_done_until_something_is_asked() -> None:
    state = Errands((WORK, 1), (WORK, 2), (CHOOSE, 3), (WORK, 4))
    state.run(Scripted())
    decision = state.decision()
    assert state.done == ["work 1", "work 2"]
    assert (decision.seat, decision.kind, decision.actions) == (1, "choose", [0, 1, 2])
    assert repr(decision) == "Decision(seat=1, kind='choose', actions=[0, 1, 2])"


def test_an_answer_leads_to_the_next_question() -> None:
    state = Errands((CHOOSE, 2), (WORK, 1), (ASK, 2))
    state.run(Scripted())
    state.play(1, Scripted())
    assert state.done == ["choose 1", "work 1"]
    assert (state.seat, state.kind) == (0, "ask")


def test_a_choice_of_one_is_no_question() -> None:
    state = Errands((CHOOSE, 1), (CHOOSE, 2))
    state.run(Scripted())
    assert state.done == ["choose 0"]
    assert state.actions == [0, 1]


def test_ask_asks_even_for_the_only_answer() -> None:
    state = Errands((ASK, 1))
    state.run(Scripted())
    assert (state.done, state.actions, state.over()) == ([], [0], False)


def test_an_empty_agenda_ends_the_game() -> None:
    state = Errands((CHOOSE, 1), (WORK, 7))
    state.run(Scripted())
    assert state.over()
    assert (state.seat, state.kind, state.actions) == (-1, OVER, [])


def test_renewing_works_out_the_answers_anew() -> None:
    state = Errands((ASK, 2))
    state.run(Scripted())
    state.agenda = [(ASK, 3, 0, 0)]
    state.renew_answers()
    assert (state.actions, state.done) == ([0, 1, 2], [])


def test_renewing_after_the_end_does_nothing() -> None:
    state = Errands()
    state.run(Scripted())
    state.renew_answers()
    assert state.over()


def test_an_optional_question_without_answers_is_not_asked() -> None:
    state = Errands((MAYBE, 0), (WORK, 1), (CHOOSE, 2))
    state.run(Scripted())
    assert (state.done, state.kind) == (["work 1"], "choose")


def test_any_other_question_without_answers_is_an_error_that_names_seat_and_question() -> None:
    state = Errands((WORK, 1), (CHOOSE, 0))
    with pytest.raises(RulesError, match=r"^pebbles: seat 1 is asked 'choose' and has no legal answer$"):
        state.run(Scripted())


def test_work_can_not_be_answered() -> None:
    state = Errands((WORK, 1))
    state.actions = [0]
    with pytest.raises(RulesError, match=r"nothing is asked, the agenda is at 'work'"):
        state.play(0, Scripted())


def test_two_steps_of_one_name_are_refused() -> None:
    module = ModuleType("rules")
    module.__dict__.update(first=Errand("work"), second=Errand("work"))
    with pytest.raises(ValueError, match="two steps of the agenda are called 'work'"):
        steps_in(module)


def test_an_illegal_answer_is_refused_with_the_legal_ones(deal: Deal) -> None:
    state = deal("red red blue", "blue green green").state
    with pytest.raises(IllegalAction) as refused:
        state.play(state.setup.space.parse("lay green"), Scripted())
    assert str(refused.value) == "'lay green' is not legal; seat 0 is asked 'turn': draw, lay red, lay blue"


@pytest.mark.parametrize("action", [-1, 99])
def test_a_number_outside_the_space_is_refused(deal: Deal, action: int) -> None:
    state = deal("red red blue", "blue green green").state
    with pytest.raises(IllegalAction, match=f"{action} is not an action of pebbles"):
        state.play(action, Scripted())


def test_a_long_list_of_legal_answers_is_cut() -> None:
    state = Errands((ASK, 11))
    state.run(Scripted())
    state.actions = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    with pytest.raises(IllegalAction, match=r"and 2 more$"):
        state.play(10, Scripted())


def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    state = Errands()
    state.run(Scripted())
    with pytest.raises(IllegalAction, match=r"^the game is over$"):
        state.play(0, Scripted())


def test_a_copy_is_independent_and_has_no_listener(deal: Deal) -> None:
    state = deal("red red blue", "blue green green").state
    heard: list[Event] = []
    state.listener = heard.append
    twin = state.copy()
    twin.play(twin.setup.space.parse("lay red"), Scripted())
    assert heard == []
    assert twin.listener is None
    assert (state.seat, twin.seat) == (0, 1)
    assert (state.turn, twin.turn) == (1, 2)


def test_by_default_scores_are_public_and_hints_are_not_given() -> None:
    class Open(Errands):
        def scores(self) -> list[Sheet]:
            return [Sheet([1]), Sheet([2])]

    state = Open((ASK, 1))
    state.run(Scripted())
    assert state.sheets(None) == state.scores()
    assert state.hint(0) is None
