"""Checks of what is shown: observations, score sheets, and the words for everything."""

from __future__ import annotations

import msgspec

from caravansary.core.conformance.report import expect
from caravansary.core.conformance.spot import Spot, expect_same, looks
from caravansary.core.describe import achieved


def observations_are_typed(spot: Spot) -> None:
    """An observation is the game's struct, says who looks and who is asked, and survives JSON."""
    state = spot.state
    wanted = spot.setup.game.observer.struct
    for viewer, seen in spot.seen.items():
        expect(type(seen) is wanted, f"observe({viewer}) is a {type(seen).__name__}, not a {wanted.__name__}")
        expect(seen.viewer == viewer, f"observe({viewer}) says that {seen.viewer} looks")
        asked = None if state.over() else state.seat
        expect(seen.asked == asked and seen.kind == state.kind, f"observe({viewer}) says {seen.asked} '{seen.kind}'")
        expect(seen.turn == state.turn, f"observe({viewer}) is at turn {seen.turn}, the state at {state.turn}")
        back = msgspec.json.decode(msgspec.json.encode(seen), type=wanted)
        expect(back == seen, f"observe({viewer}) comes back from JSON as {back}")


def seats_see_more_than_spectators(spot: Spot) -> None:
    """What a seat sees, built on what a spectator sees, is what it sees."""
    for seat in spot.seats:
        seen, wanted = spot.state.observe_more(spot.seen[None], seat), spot.seen[seat]
        expect(seen == wanted, f"observe_more(observe(None), {seat}) is {seen}, not {wanted}")


def looking_changes_nothing(spot: Spot) -> None:
    twin = spot.state.copy()
    for viewer in spot.viewers:
        looks(twin, viewer)
        twin.hidden(viewer)
    twin.scores()
    twin.standing()
    expect_same(spot.state, twin, "looking at a state changes its")


def scores_add_up(spot: Spot) -> None:
    """A full sheet for each side; where points win, their total is the first entry of its standing."""
    sheets, standing = spot.state.scores(), spot.state.standing()
    names = spot.setup.game.categories
    categories = len(names)
    shown = spot.state.categories()
    expect(shown == [name for name in names if name in shown], f"categories {shown} are not in the order of {names}")
    sides = spot.state.sides()
    expect(sides >= spot.setup.seats, f"{sides} sides for {spot.setup.seats} seats")
    expect(len(sheets) == len(standing) == sides, f"{len(sheets)} sheets and {len(standing)} standings")
    expect(len({len(entry) for entry in standing}) == 1, f"standings of different lengths: {standing}")
    for seat, sheet in enumerate(sheets):
        full = len(sheet.points) == categories and None not in sheet.points
        expect(full, f"seat {seat} scores {sheet.points} in {categories} categories")
        for name, points in zip(names, sheet.points, strict=True):
            expect(name in shown or not points, f"seat {seat} scores {points} in {name}, which the table does not have")
        first = standing[seat][0]
        fits = first == sheet.total or not spot.setup.game.won_by_points
        expect(fits, f"seat {seat} has a total of {sheet.total}, its standing begins with {first}")


def sheets_tell_the_truth_or_nothing(spot: Spot) -> None:
    """What a viewer is told of the scores is true; when the game is over, all is told."""
    true = spot.state.scores()
    for viewer in spot.viewers:
        for seat, sheet in enumerate(spot.state.sheets(viewer)):
            told = f"sheets({viewer}) says {sheet.points} of seat {seat}"
            expect(len(sheet.points) == len(true[seat].points), f"{told}, not {true[seat].points}")
            for said, real in zip(sheet.points, true[seat].points, strict=True):
                expect(said is None or said == real, f"{told}, not {true[seat].points}")
            expect(None not in sheet.points or not spot.state.over(), f"{told}, though the game is over")


def messages_can_be_said(spot: Spot) -> None:
    """The question, the round, every label and hint, and the board in text, in every language."""
    state, words = spot.state, spot.words
    words.check(state.question())
    words.check(state.watched())
    words.check(state.round_message())
    for side in range(state.sides()):
        words.check(state.side_name(side))
    for message in achieved(state):
        words.check(message)
    for action in state.actions:
        words.check(state.label(action))
        hint = state.hint(action)
        if hint is not None:
            words.check(hint)
    for viewer, seen in spot.seen.items():
        text = spot.setup.game.board_text(seen, spot.setup, words.render)
        expect(bool(text.strip()), f"the board in text is empty for {viewer}")
