"""Every promise of the conformance suite, broken once on purpose: the suite must notice."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

from caravansary.core.actions import Kind
from caravansary.core.advice import Advice
from caravansary.core.chance import Chance, Seeded
from caravansary.core.conformance import Effort, Report, check_game
from caravansary.core.events import event
from caravansary.core.game import Game, Option
from caravansary.core.messages import Message
from caravansary.core.observation import Observation
from caravansary.core.score import Sheet
from caravansary.core.state import State
from pebbles import GAME
from pebbles.observation import expand
from pebbles.state import PebblesState

GAMES = 4
THOROUGH = Effort(every=3)


class Faulty(PebblesState):
    """Pebbles with a fault that also its copies have."""

    __slots__ = ()

    def copy(self) -> PebblesState:
        twin = super().copy()
        twin.__class__ = type(self)
        return twin


class Crashes(Faulty):
    __slots__ = ()

    def put_back(self, seat: int, colour: int) -> None:
        raise IndexError("the tube is full")


class NeverEnds(Faulty):
    __slots__ = ()

    def lay(self, seat: int, colour: int) -> None:
        """The pebble goes back at once."""
        self.tube.shuffle_in([int(colour == other) for other in range(len(self.box.colours))])
        self.hands[seat][colour] -= 1


class AsksForNothing(Faulty):
    __slots__ = ()

    def each_held(self, seat: int, kind: Kind) -> list[int]:
        return [] if self.turn > 3 else super().each_held(seat, kind)

    def may_draw(self, seat: int) -> bool:
        return self.turn <= 3 and super().may_draw(seat)


class ListsTwice(Faulty):
    __slots__ = ()

    def each_held(self, seat: int, kind: Kind) -> list[int]:
        return super().each_held(seat, kind) * 2


class LaysWhatIsNotThere(Faulty):
    __slots__ = ()

    def each_held(self, seat: int, kind: Kind) -> list[int]:
        return [kind.base, kind.base + 1, kind.base + 2]


class LosesPebbles(Faulty):
    __slots__ = ()

    def put_back(self, seat: int, colour: int) -> None:
        self.hands[seat][colour] -= 1


class AcceptsEverything(Faulty):
    __slots__ = ()

    def play(self, action: int, chance: Chance) -> None:
        if action in self.actions:
            super().play(action, chance)


class CountsRefusals(Faulty):
    __slots__ = ()

    def play(self, action: int, chance: Chance) -> None:
        if action not in self.actions:
            self.turn += 1
        super().play(action, chance)


class AsksDifferentlyAgain(Faulty):
    __slots__ = ()

    def may_draw(self, seat: int) -> bool:
        self.turn += 1
        return super().may_draw(seat)


class KeepsTheTrueAnswers(Faulty):
    """Who samples a hand must also work out what it allows."""

    __slots__ = ()

    def renew_answers(self) -> None:
        pass


class SharesItsPath(Faulty):
    __slots__ = ()

    def copy(self) -> PebblesState:
        twin = super().copy()
        twin.path = self.path
        return twin


class KeepsItsListener(Faulty):
    __slots__ = ()

    def copy(self) -> PebblesState:
        twin = super().copy()
        twin.listener = self.listener
        return twin


class ForgetsAField(Faulty):
    __slots__ = ()

    FIELDS = ("tube", "hands", "path")


class CopiesBadly(Faulty):
    __slots__ = ()

    def copy(self) -> PebblesState:
        twin = super().copy()
        twin.laid = [0] * len(self.laid)
        return twin


class ShowsAllHands(Faulty):
    __slots__ = ()

    def observe(self, seat: int | None) -> Observation:
        seen = super().observe(seat)
        all_hands = [self.box.colours[colour] for hand in self.hands for colour in expand(hand)]
        return msgspec.structs.replace(seen, hand=all_hands)


class ForgetsTheOwnHand(Faulty):
    __slots__ = ()

    def observe_more(self, public: Observation, seat: int) -> Observation:
        return msgspec.structs.replace(public, viewer=seat)


class AsksWhatItKnows(Faulty):
    __slots__ = ()

    def question(self) -> Message:
        return Message("pebbles-ask-turn", {"best": max(expand(self.hands[self.seat]), default=0)})


class TellsTheScoreOfHands(Faulty):
    __slots__ = ()

    def sheets(self, viewer: int | None) -> list[Sheet]:
        return self.scores()


class SamplesTheTruth(Faulty):
    __slots__ = ()

    def determinize(self, seat: int, chance: Chance) -> PebblesState:
        return self.copy()


class SamplesNearTheTruth(Faulty):
    """Only now and then it swaps a pebble of a hand for one of the tube."""

    __slots__ = ()

    def determinize(self, seat: int, chance: Chance) -> PebblesState:
        if chance.pick(2):
            return super().determinize(seat, chance)
        return self.copy()


class LaysUnasked(Faulty):
    """A hand of one colour is played without a question, and everybody notices."""

    __slots__ = ()

    def may_draw(self, seat: int) -> bool:
        return len(self.each_held(seat, self.space.lay)) != 1 and super().may_draw(seat)

    def holds_secrets(self, seat: int) -> bool:
        return False

    def renew_answers(self) -> None:
        self.run(Seeded(0))


class TellsWhatIsPutBack(Faulty):
    __slots__ = ()

    def put_back(self, seat: int, colour: int) -> None:
        super().put_back(seat, colour)
        if self.listener:
            worth = sum(count * points for count, points in zip(self.hands[seat], self.box.points, strict=True))
            self.listener(event("pebbles-text-hand", seat, pebbles=worth))


class TellsWhatIsDrawn(Faulty):
    __slots__ = ()

    def draw(self, seat: int, chance: Chance) -> None:
        before = self.hands[seat][:]
        super().draw(seat, chance)
        if self.listener:
            colour = next(i for i, count in enumerate(before) if self.hands[seat][i] != count)
            self.listener(event("pebbles-lays", seat, colour=self.colour_name(colour)))


class HidesItsSecrets(Faulty):
    """It does not say what is hidden, so a peek into the tube could be taken back."""

    __slots__ = ()

    def hidden(self, seat: int | None) -> tuple[int, ...]:
        return ()


class ForgetsTheTieBreak(Faulty):
    __slots__ = ()

    def standing(self) -> list[tuple[int, ...]]:
        return [(points,) for points in self.laid]


class DeniesACategory(Faulty):
    """Points of the path are scored, but the table is said not to have them."""

    __slots__ = ()

    def categories(self) -> list[str]:
        return ["left"]


class LiesAboutScores(Faulty):
    __slots__ = ()

    def sheets(self, viewer: int | None) -> list[Sheet]:
        return [Sheet([points + 1, None]) for points in self.laid]


class KeepsSecretsToTheEnd(Faulty):
    __slots__ = ()

    def sheets(self, viewer: int | None) -> list[Sheet]:
        return [Sheet([points, None]) for points in self.laid]


class ObservesForAnother(Faulty):
    __slots__ = ()

    def observe(self, seat: int | None) -> Observation:
        return msgspec.structs.replace(super().observe(seat), viewer=0)


class ChangesWhenSeen(Faulty):
    __slots__ = ()

    def observe(self, seat: int | None) -> Observation:
        self.laid[0] += 1
        return super().observe(seat)


class RollsItsOwnDice(Faulty):
    __slots__ = ()

    def lay(self, seat: int, colour: int) -> None:
        super().lay(seat, colour)
        self.laid[seat] += random.randrange(1000)


class PlaysToTheListener(Faulty):
    __slots__ = ()

    def lay(self, seat: int, colour: int) -> None:
        super().lay(seat, colour)
        self.laid[seat] += self.listener is not None


class HasNoWords(Faulty):
    __slots__ = ()

    def label(self, action: int) -> Message:
        return Message("pebbles-do-nothing")


class ForgetsAnArgument(Faulty):
    __slots__ = ()

    def label(self, action: int) -> Message:
        return Message("pebbles-do-lay", {"color": "red"})


class TellsOfAStranger(Faulty):
    __slots__ = ()

    def lay(self, seat: int, colour: int) -> None:
        super().lay(seat, colour)
        if self.listener:
            self.listener(event("pebbles-draws", 7))


def check(state: Callable[..., PebblesState], effort: Effort = THOROUGH) -> Report:
    return check_game(replace(GAME, state=state), games=GAMES, effort=effort)


@pytest.mark.parametrize(
    ("fault", "promise"),
    [
        (Crashes, "random_games_end"),
        (AsksForNothing, "random_games_end"),
        (ListsTwice, "questions_are_proper"),
        (LaysWhatIsNotThere, "invariants_hold"),
        (LosesPebbles, "invariants_hold"),
        (Crashes, "listed_answers_play"),
        (AcceptsEverything, "unlisted_answers_are_refused"),
        (CountsRefusals, "unlisted_answers_are_refused"),
        (AsksDifferentlyAgain, "asked_again_it_asks_the_same"),
        (KeepsTheTrueAnswers, "asked_again_it_asks_the_same"),
        (SharesItsPath, "copies_are_independent"),
        (KeepsItsListener, "copies_are_independent"),
        (CopiesBadly, "copies_are_independent"),
        (ForgetsAField, "snapshots_come_back"),
        (ShowsAllHands, "looking_betrays_nothing"),
        (AsksWhatItKnows, "looking_betrays_nothing"),
        (TellsTheScoreOfHands, "looking_betrays_nothing"),
        (SamplesTheTruth, "samples_vary"),
        (SamplesNearTheTruth, "samples_follow_from_knowledge"),
        (LaysUnasked, "playing_betrays_nothing"),
        (TellsWhatIsPutBack, "playing_betrays_nothing"),
        (TellsWhatIsDrawn, "playing_betrays_nothing"),
        (HidesItsSecrets, "playing_betrays_nothing"),
        (ForgetsTheTieBreak, "scores_add_up"),
        (DeniesACategory, "scores_add_up"),
        (LiesAboutScores, "sheets_tell_the_truth_or_nothing"),
        (KeepsSecretsToTheEnd, "sheets_tell_the_truth_or_nothing"),
        (ObservesForAnother, "observations_are_typed"),
        (ForgetsTheOwnHand, "seats_see_more_than_spectators"),
        (ChangesWhenSeen, "looking_changes_nothing"),
        (RollsItsOwnDice, "same_seed_same_game"),
        (PlaysToTheListener, "replay_is_identical"),
        (HasNoWords, "messages_can_be_said"),
        (ForgetsAnArgument, "messages_can_be_said"),
        (TellsOfAStranger, "events_are_in_order"),
    ],
)
def test_a_broken_promise_is_found(fault: Callable[..., PebblesState], promise: str) -> None:
    report = check(fault)
    assert promise in {failure.check for failure in report.failures}


def test_a_sound_game_has_no_failures() -> None:
    assert check(Faulty).failures == []


def test_a_game_without_end_is_given_up() -> None:
    report = check_game(replace(GAME, state=NeverEnds, longest=100), games=GAMES, effort=THOROUGH)
    texts = [failure.text for failure in report.failures if failure.check == "random_games_end"]
    assert any("pebbles: the game is not over after 100 answers, the most that it can take" in text for text in texts)


def test_a_failure_names_its_place_and_keeps_its_game() -> None:
    failure = next(failure for failure in check(LosesPebbles).failures if failure.check == "invariants_hold")
    assert failure.record is not None
    assert len(failure.record.moves) == failure.move
    assert failure.record.moves[-1].action.startswith("put-back")
    assert str(failure).endswith(f"(set-up {failure.case}, seed {failure.seed}, after {failure.move} answers)")


def test_an_error_in_the_game_is_told_with_its_traceback() -> None:
    failure = next(failure for failure in check(Crashes).failures if failure.check == "random_games_end")
    assert "IndexError: the tube is full" in failure.text
    assert "in put_back" in failure.text


def test_a_question_without_an_answer_is_told_with_seat_and_question() -> None:
    texts = [failure.text for failure in check(AsksForNothing).failures]
    assert any("is asked 'turn' and has no legal answer" in text for text in texts)


def test_the_same_finding_is_told_once() -> None:
    failures = check(HasNoWords).failures
    assert len(failures) == len({(failure.check, failure.text) for failure in failures})


class WonByLuck(Faulty):
    """The emptiest hand wins, whatever the points."""

    __slots__ = ()

    def standing(self) -> list[tuple[int, ...]]:
        return [(9 - self.held(seat),) for seat in range(self.setup.seats)]


def test_winning_need_not_be_points_but_has_words() -> None:
    assert "scores_add_up" in {failure.check for failure in check(WonByLuck).failures}
    report = check_game(replace(GAME, state=WonByLuck, won_by_points=False), games=GAMES, effort=THOROUGH)
    assert {failure.check for failure in report.failures} == {"messages_can_be_said"}
    assert any("pebbles-won-by" in failure.text for failure in report.failures)


def change_points(state: State) -> list[float]:
    assert isinstance(state, PebblesState)
    state.laid[0] += 1
    return [0.0] * state.setup.seats


@pytest.mark.parametrize("evaluate", [lambda _: [0.0], lambda state: [float("nan")] * state.setup.seats, change_points])
def test_a_bad_evaluation_is_found(evaluate: Callable[[State], list[float]]) -> None:
    report = check_game(replace(GAME, advice=Advice(evaluate=evaluate)), games=2)
    assert "evaluation_is_a_number_for_each_seat" in {failure.check for failure in report.failures}


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (replace(GAME, id="Pebbles!"), "definition_is_sound"),
        (replace(GAME, title=""), "definition_is_sound"),
        (replace(GAME, seats=(3, 2)), "definition_is_sound"),
        (replace(GAME, seats=()), "definition_is_sound"),
        (replace(GAME, categories=("path", "path")), "definition_is_sound"),
        (replace(GAME, versions=()), "definition_is_sound"),
        (replace(GAME, presets={}), "options_and_presets_fit"),
        (replace(GAME, presets={"standard": {"magic": "yes"}}), "options_and_presets_fit"),
        (replace(GAME, presets={"standard": {"hand": "9"}}), "options_and_presets_fit"),
        (replace(GAME, presets={"standard": {"hand": "5"}}), "options_and_presets_fit"),
        (replace(GAME, presets={"standard": {}, "same": {"hand": "3"}}), "options_and_presets_fit"),
        (replace(GAME, options=(*GAME.options, GAME.options[0])), "options_and_presets_fit"),
        (replace(GAME, options=(*GAME.options, Option("new", ("a", "b"), "a"))), "options_have_words"),
        (replace(GAME, categories=("path", "unnamed")), "options_have_words"),
    ],
)
def test_a_bad_definition_is_found(game: Game, promise: str) -> None:
    assert promise in {failure.check for failure in check_game(game, games=0).failures}
