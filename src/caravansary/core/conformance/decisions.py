"""Checks of questions and answers: proper questions, legal both ways, asked again the same."""

from __future__ import annotations

from caravansary.core.chance import Seeded
from caravansary.core.conformance.report import Violation, expect
from caravansary.core.conformance.spot import Noted, Spot, expect_same, some
from caravansary.core.state import OVER, IllegalAction, State


def questions_are_proper(spot: Spot) -> None:
    check_question(spot.state)


def check_question(state: State) -> None:
    decision = state.decision()
    actions = decision.actions
    if not state.agenda:
        expect(not actions and decision.kind == OVER and decision.seat == -1, f"the game is over, but {decision}")
        return
    asked = f"seat {decision.seat} is asked '{decision.kind}'"
    expect(bool(actions), f"{asked} and has no legal answer")
    expect(0 <= decision.seat < state.setup.seats, f"{asked}; there are {state.setup.seats} seats")
    expect(decision.kind not in ("", OVER), f"{asked}; a question needs a kind of its own")
    expect(len(set(actions)) == len(actions), f"{asked}; an answer is listed twice: {actions}")
    expect(min(actions) >= 0 and max(actions) < state.setup.space.size, f"{asked}; outside the space: {actions}")


def invariants_hold(spot: Spot) -> None:
    check_invariants(spot.state)


def check_invariants(state: State) -> None:
    state.invariants()


def listed_answers_play(spot: Spot) -> None:
    """Every listed answer, or many of them, plays without error and leads to a proper question."""
    for action in some(spot.state.actions, spot.effort.listed, spot.chance("listed")):
        twin = spot.state.copy()
        text = spot.setup.space.text(action)
        try:
            twin.play(action, spot.chance(text))
        except IllegalAction as error:
            raise Violation(f"'{text}' is listed and refused: {error}") from None
        check_question(twin)
        check_invariants(twin)


def unlisted_answers_are_refused(spot: Spot) -> None:
    listed = set(spot.state.actions)
    size = spot.setup.space.size
    unlisted = [action for action in range(size) if action not in listed]
    twin = spot.state.copy()
    for action in [-1, size, *some(unlisted, spot.effort.unlisted, spot.chance("unlisted"))]:
        try:
            twin.play(action, spot.chance())
        except IllegalAction:
            expect_same(twin, spot.state, f"refusing action {action} changed")
        else:
            raise Violation(f"action {action} is not listed and was played")


def asked_again_it_asks_the_same(spot: Spot) -> None:
    """The question follows from the state alone, also where hidden cards were dealt anew."""
    if spot.state.over():
        return
    states = [spot.state, *(spot.state.determinize(seat, spot.chance(f"again {seat}")) for seat in spot.seats)]
    for state in states:
        again = state.copy()
        chance = Noted(Seeded(0))
        asks = again.asked().step(again, again.agenda[-1], chance)
        words = "the same question, asked again after determinize," if state is not spot.state else "asking again"
        expect(asks and not chance.picks, f"{words} asks nothing, or needs chance")
        expect_same(state, again, f"{words} changes")
