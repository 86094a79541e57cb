"""Checks of whole games: replay, determinism, events and undo."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import msgspec

from caravansary.core.chance import Chance, Recorded, Seeded
from caravansary.core.conformance.definition import ELEMENT
from caravansary.core.conformance.report import Violation, expect
from caravansary.core.conformance.spot import Spot, some
from caravansary.core.events import Event
from caravansary.core.game import Setup
from caravansary.core.match import Match, resume
from caravansary.core.record import Record, decode_record, encode_record
from caravansary.core.snapshot import encode


@dataclass(frozen=True)
class Finished(Spot):
    """A game to its end. `trail[i]` is the state after i answers, encoded."""

    trail: list[bytes]

    @cached_property
    def record(self) -> Record:
        return self.match.record()


def next_answer(match: Match, answers: Chance) -> int:
    actions = match.state.actions
    return actions[answers.pick(len(actions))]


def random_game(setup: Setup, seed: str) -> Match:
    """The random game of a seed, played without looking at it."""
    match = Match(setup, Seeded(f"{seed}/chance"))
    answers = Seeded(f"{seed}/answers")
    while not match.state.over():
        match.play(next_answer(match, answers))
    return match


def replay_is_identical(game: Finished) -> None:
    """The record survives JSON, and leads through the same states, also with nobody listening."""
    record = game.record
    back = decode_record(encode_record(record))
    expect(back == record, "the record comes back from JSON as another")
    opening = Recorded(back.setup)
    state = game.setup.start(opening)
    opening.check_all_used()
    expect(encode(state) == game.trail[0], "the replay begins differently")
    for number, move in enumerate(back.moves, start=1):
        picks = Recorded(move.picks)
        state.play(game.setup.space.parse(move.action), picks)
        picks.check_all_used()
        expect(encode(state) == game.trail[number], f"the replay differs after move {number} ('{move.action}')")
    expect(resume(back, Seeded(0), game.setup).record() == record, "a resumed match has another record")


def same_seed_same_game(game: Finished) -> None:
    again = random_game(game.setup, game.seed).record()
    record = game.record
    if again == record:
        return
    pairs = zip(again.moves, record.moves, strict=False)
    number = next((i for i, (a, b) in enumerate(pairs, start=1) if a != b), 0)
    raise Violation(f"the same seed leads to another game from move {number} on (0: its set-up, or its end)")


def events_are_in_order(game: Finished) -> None:
    """Events name seats that exist, elements by their names, and messages of the catalogues."""
    told = [(number, event) for number, played in enumerate(game.match.played, 1) for event in played.events]
    for number, event in [*((0, event) for event in game.match.opening), *told]:
        _check_event(game, number, event)


def _check_event(game: Finished, number: int, event: Event) -> None:
    place = f"'{event.message.id}' of move {number}"
    for name, seat in (("seat", event.seat), ("to", event.to), ("but", event.but)):
        expect(-1 <= seat < game.setup.seats, f"{place}: {name} is {seat}; there are {game.setup.seats} seats")
    for element in event.elements:
        expect(bool(ELEMENT.fullmatch(element)), f"{place}: '{element}' is not `name` or `domain:value`")
    expect(event.to == -1 or event.but == -1, f"{place}: it is for seat {event.to} only, and hides from {event.but}")
    game.words.check(event.message)


def undo_is_a_shorter_record(game: Finished) -> None:
    """Taking back leads to the state before, as far as no pick, no revealed secret and no other seat lies between."""
    record = game.record
    free = [length for length, played in enumerate(game.match.played, start=1) if not played.sealed]
    chance = game.chance("undo")
    lengths = some(free, game.effort.undos, chance)
    lengths += some(list(range(1, len(record.moves) + 1)), game.effort.undos, chance)
    match = resume(_shorter(record, 0), Seeded(0), game.setup)
    for length in sorted(lengths):
        _go_on(game, match, length)
        last = match.played[-1].seat
        for seat in game.seats:
            wanted = _free_answers(match) if seat == last else 0
            found = match.undoable(seat)
            expect(found == wanted, f"seat {seat} may undo {found} answers after move {length}, and should {wanted}")
        if match.undoable(last):
            _undo_and_play_again(game, match, last)
            _restart_turn_and_play_again(game, match, last)
        _undo_anything(game, match, chance.pick(game.setup.seats))


def _go_on(game: Finished, match: Match, length: int) -> None:
    """Plays as recorded from wherever undo has led to; something it left behind would show in what follows."""
    for move in game.record.moves[len(match.played) : length]:
        match.accept(match.propose(game.setup.space.parse(move.action), Recorded(move.picks)))
    _compare(game, match, length, "undo and playing on as recorded")


def _free_answers(match: Match) -> int:
    """How many of the last answers are the same seat's, with no pick and no revealed secret."""
    played = match.played
    viewers: list[int | None] = [None, *range(match.setup.seats)]
    for length in range(len(played), 0, -1):
        one = played[length - 1]
        before, after = match.at(length - 1), match.at(length)
        lost = any(_is_less(list(before.hidden(v)), list(after.hidden(v))) for v in viewers)
        if one.seat != played[-1].seat or one.picks or lost:
            return len(played) - length
    return len(played)


def _is_less(before: list[int], after: list[int]) -> bool:
    """Whether something hidden before no longer is."""
    return any(after.count(item) < before.count(item) for item in set(before))


def _undo_and_play_again(game: Finished, match: Match, seat: int) -> None:
    length = len(match.played)
    action = match.played[-1].action
    expect(match.undo(seat), f"seat {seat} could not undo move {length}")
    _compare(game, match, length - 1, "undo")
    match.play(action)
    _compare(game, match, length, "undo and the same answer again")


def _restart_turn_and_play_again(game: Finished, match: Match, seat: int) -> None:
    length = len(match.played)
    turn = match.state.turn
    count = match.restartable(seat)
    undone = match.played[length - count :]
    expect(count <= match.undoable(seat), "restart turn goes further than undo may")
    expect(all(played.turn == turn for played in undone), "restart turn goes back into another turn")
    expect(match.restart_turn(seat) == (count > 0), f"restart turn should take back {count} answers")
    _compare(game, match, length - count, "restart turn")
    for played in undone:
        match.play(played.action)
    _compare(game, match, length, "restart turn and the same answers again")


def _undo_anything(game: Finished, match: Match, seat: int) -> None:
    """Against bots only, a seat goes back to before its last answer, whatever came after."""
    owners = [number for number, played in enumerate(match.played) if played.seat == seat]
    done = match.undo(seat, anything=True)
    expect(done == bool(owners), f"undo of anything by seat {seat} says {done}")
    _compare(game, match, owners[-1] if owners else len(match.played), "undo of anything")


def _compare(game: Finished, match: Match, length: int, words: str) -> None:
    expect(len(match.played) == length, f"{words} leads to move {len(match.played)}, not {length}")
    expect(encode(match.state) == game.trail[length], f"{words} leads to another state than move {length} had")
    same = match.record() == _shorter(game.record, length)
    expect(same, f"{words} leaves another record than the first {length} moves")


def _shorter(record: Record, length: int) -> Record:
    scores = record.scores if length == len(record.moves) else None
    return msgspec.structs.replace(record, moves=record.moves[:length], scores=scores)
