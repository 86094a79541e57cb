"""Matches: playing, the record that comes of it, and the way back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravansary.core.box import BoxFiles
from caravansary.core.chance import Chance, ChanceError, Fair, Scripted, Seeded
from caravansary.core.match import CHECKPOINT_EVERY, Match, resume
from caravansary.core.record import Move
from caravansary.core.snapshot import encode
from caravansary.core.state import IllegalAction
from pebbles import GAME

Deal = Callable[..., Match]


def play_on(match: Match, answers: Chance, most: int = 1000) -> Match:
    while not match.state.over() and most > 0:
        actions = match.state.actions
        match.play(actions[answers.pick(len(actions))])
        most -= 1
    return match


def random_match(seed: int, seats: int = 3) -> Match:
    return play_on(Match(GAME.setup(seats), Seeded(seed)), Seeded(f"answers {seed}"))


def test_an_answer_is_played_as_text_or_as_number(deal: Deal) -> None:
    match = deal("red red blue", "blue green green")
    match.play("lay red")
    match.play(match.setup.space.parse("lay blue"))
    assert [match.setup.space.text(played.action) for played in match.played] == ["lay red", "lay blue"]


def test_a_played_answer_comes_with_its_events(deal: Deal) -> None:
    match = deal("red red blue", "blue green green")
    played = match.play("lay red")
    assert [(event.message.id, event.seat) for event in played.events] == [("pebbles-lays", 0)]
    assert (played.seat, played.turn, played.picks) == (0, 1, [])
    assert match.state.listener is None


def test_accepting_a_proposal_is_playing_it() -> None:
    for seed in range(20):
        played, proposed = Match(GAME.setup(3), Fair("seed")), Match(GAME.setup(3), Fair("seed"))
        answers, number = Seeded(seed), len(played.record().setup)
        while not played.state.over():
            action = played.state.actions[answers.pick(len(played.state.actions))]
            before = encode(proposed.state)
            proposal = proposed.propose(action, Fair("seed", number))
            assert encode(proposed.state) == before
            proposed.accept(proposal)
            assert played.play(action) == proposal.played
            assert encode(proposed.state) == encode(played.state)
            number += len(proposal.picks)
            assert proposed.picks_made == played.picks_made == number
        assert proposed.record() == played.record()
        assert encode(proposed.at(CHECKPOINT_EVERY)) == encode(played.at(CHECKPOINT_EVERY))


def test_accepting_that_answers_are_taken_back_is_taking_them_back() -> None:
    for count in (1, 5, CHECKPOINT_EVERY):
        taken, proposed = random_match(count), random_match(count)
        before = encode(proposed.state)
        proposal = proposed.propose_back(count)
        assert (encode(proposed.state), proposal.length, proposal.picks) == (before, len(proposed.played) - count, [])
        taken.take_back(count)
        proposed.accept(proposal)
        assert encode(proposed.state) == encode(taken.state)
        assert proposed.record() == taken.record()
        assert proposed.picks_made == sum(map(len, [proposed.record().setup, *(one.picks for one in proposed.played)]))


def test_a_note_goes_with_the_answer_that_is_taken_back(deal: Deal) -> None:
    match = deal("red red blue", "blue green green")
    for action in ("lay red", "lay blue"):
        match.play(action).note = f"said with {action}"
    match.take_back(1)
    assert [played.note for played in match.played] == ["said with lay red"]


def test_the_opening_keeps_the_events_of_the_deal(deal: Deal) -> None:
    match = deal("red red blue", "blue green green")
    assert len([event for event in match.opening if event.seen_by(None)]) == 6


def test_a_refused_answer_leaves_the_match_as_it_was(deal: Deal) -> None:
    match = deal("red red blue", "blue green green")
    before = encode(match.state)
    with pytest.raises(IllegalAction):
        match.play("lay green")
    with pytest.raises(ValueError, match="is not an action"):
        match.play("lay mauve")
    assert encode(match.state) == before
    assert match.played == []


def test_when_chance_fails_the_match_goes_back_to_the_question(deal: Deal) -> None:
    match = deal("red red blue", "blue green green", then=Scripted([]))
    match.play("lay red")
    before = encode(match.state)
    with pytest.raises(ChanceError):
        match.play("draw")
    assert encode(match.state) == before
    assert match.state.listener is None
    match.play("lay blue")
    assert len(match.played) == 2


def test_names_default_to_numbers_and_must_be_as_many_as_seats() -> None:
    assert Match(GAME.setup(2), Seeded(0)).names == ["seat 1", "seat 2"]
    with pytest.raises(ValueError, match="1 names for 2 seats"):
        Match(GAME.setup(2), Seeded(0), ["Ann"])


def test_the_record_tells_the_whole_game(deal: Deal) -> None:
    match = deal("red red blue", "blue green green", then=Scripted([11]), leftovers="free")
    match.play("lay red")
    match.play("draw")
    record = match.record()
    assert (record.game, record.rules, record.seats) == ("pebbles", 1, ["seat 1", "seat 2"])
    assert record.options == {"hand": "3", "leftovers": "free"}
    assert len(record.setup) == 6
    assert record.moves == [Move("lay red", []), Move("draw", [11])]
    assert (record.box, record.scores) == (None, None)


def test_a_finished_record_has_the_scores() -> None:
    match = random_match(3)
    assert match.record().scores == [sheet.total for sheet in match.state.scores()]


def test_the_state_after_any_number_of_answers_can_be_had_again() -> None:
    match = Match(GAME.setup(3), Seeded(8))
    trail = [encode(match.state)]
    answers = Seeded(9)
    while not match.state.over():
        play_on(match, answers, most=1)
        trail.append(encode(match.state))
    assert len(trail) > CHECKPOINT_EVERY / 2
    assert [encode(match.at(length)) for length in range(len(trail))] == trail


def test_resuming_a_record_continues_the_match() -> None:
    match = play_on(Match(GAME.setup(2), Seeded(5), ["Ann", "Bob"]), Seeded(6), most=8)
    twin = resume(match.record(), Seeded(1))
    assert (twin.names, encode(twin.state)) == (["Ann", "Bob"], encode(match.state))
    assert [played.events for played in twin.played] == [played.events for played in match.played]
    play_on(twin, Seeded(2))
    assert twin.state.over()


# Undo.


def test_a_seat_takes_back_its_answers_up_to_the_answer_of_another(deal: Deal) -> None:
    match = deal("red red red", "red green green", "blue blue green")
    match.play("lay red")
    match.play("lay red")  # onto red: names a rival
    assert match.undoable(1) == 0  # laying shows a pebble of the hand: a secret is out
    match.play("rival 1")
    assert (match.undoable(0), match.undoable(1), match.undoable(2)) == (0, 1, 0)
    assert match.undo(1)
    assert (match.state.seat, match.state.kind) == (1, "rival")
    assert not match.undo(1)


def test_a_pick_cannot_be_taken_back(deal: Deal) -> None:
    match = deal("red red blue", "blue green green", then=Scripted([0]))
    assert match.play("draw").sealed
    assert match.undoable(0) == 0
    assert not match.undo(0)


def test_a_secret_hidden_is_not_a_secret_revealed(deal: Deal) -> None:
    match = deal("red red red", "red green green")
    match.play("lay red")
    match.play("lay red")  # the only rival is named without a question
    assert (match.state.seat, match.state.kind) == (0, "put-back")
    assert not match.play("put-back red").sealed
    assert match.undo(0)
    match.play("put-back red")
    assert (match.state.seat, match.state.kind) == (0, "turn")


@pytest.mark.parametrize(("rival", "sealed"), [("rival 1", True), ("rival 3", False)])
def test_drawing_the_pebble_that_was_put_back_reveals_it_only_to_another(rival: str, sealed: bool) -> None:
    sixteen = BoxFiles({"colours.csv": "colour,count,points\nred,16,1\n"})
    match = Match(GAME.setup(4, {"hand": "4"}, box_files=sixteen), Seeded(0))  # all are dealt: the tube is empty
    match.play("lay red")
    match.play("lay red")
    match.play(rival)
    match.play("put-back red")
    played = match.play("draw")
    assert (played.seat, played.picks, played.sealed) == (2, [], sealed)


def test_restart_turn_goes_back_to_its_start(deal: Deal) -> None:
    match = deal("red red blue", "red green green", "red blue blue")
    match.play("lay red")
    match.play("lay red")
    match.play("rival 3")
    assert match.restartable(1) == 1  # the laid pebble is out, the rival can be named anew
    assert match.restart_turn(1)
    assert (match.state.kind, match.state.turn, len(match.played)) == ("rival", 2, 2)
    assert not match.restart_turn(1)


def test_against_bots_only_a_seat_goes_back_before_its_last_answer(deal: Deal) -> None:
    match = deal("red red blue", "blue green green", then=Scripted([0, 0]))
    match.play("draw")
    match.play("draw")
    assert match.undoable(0, anything=True) == 2
    assert match.undo(0, anything=True)
    assert (match.played, match.state.seat) == ([], 0)
    assert not match.undo(0, anything=True)


@settings(max_examples=25)
@given(st.integers(0, 10**6), st.integers(0, 60))
def test_taking_back_and_playing_again_never_changes_a_fair_pick(seed: int, back: int) -> None:
    match = play_on(Match(GAME.setup(2), Fair(f"table {seed}")), Seeded(seed))
    record = match.record()
    count = min(back, len(match.played))
    actions = [played.action for played in match.played[len(match.played) - count :]]
    match.take_back(count)
    for action in actions:
        match.play(action)
    assert match.record() == record
