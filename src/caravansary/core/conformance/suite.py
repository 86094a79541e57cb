"""The suite itself: all checks, and the random games in which they are made."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from typing import TypeVar

from caravansary.core.chance import Chance, Seeded
from caravansary.core.conformance import copies, decisions, definition, finished, secrecy, views
from caravansary.core.conformance.cases import Case, cases_of
from caravansary.core.conformance.finished import Finished, next_answer
from caravansary.core.conformance.report import Failure, Report
from caravansary.core.conformance.spot import Effort, Spot
from caravansary.core.conformance.words import Words
from caravansary.core.game import Game
from caravansary.core.match import Match
from caravansary.core.record import Record
from caravansary.core.snapshot import encode

Progress = Callable[[int, int], None]
SpotT = TypeVar("SpotT", bound=Spot)

MOST_FAILURES = 20
ENOUGH_GAMES = 60
ENOUGH_SECRETS = 30
TRACEBACK_LINES = 6

OF_THE_GAME: tuple[Callable[[Game], None], ...] = (
    definition.definition_is_sound,
    definition.options_and_presets_fit,
    definition.action_texts_read_back,
    definition.box_of_the_same_files_plays_the_same,
)
OF_ITS_WORDS: tuple[Callable[[Game], None], ...] = (definition.options_have_words,)
AFTER_EVERY_ANSWER: tuple[Callable[[Spot], None], ...] = (
    decisions.questions_are_proper,
    decisions.invariants_hold,
)
OF_A_POSITION: tuple[Callable[[Spot], None], ...] = (
    decisions.listed_answers_play,
    decisions.unlisted_answers_are_refused,
    decisions.asked_again_it_asks_the_same,
    copies.copies_are_independent,
    copies.copies_play_on_the_same,
    copies.snapshots_come_back,
    copies.evaluation_is_a_number_for_each_seat,
    views.observations_are_typed,
    views.seats_see_more_than_spectators,
    views.looking_changes_nothing,
    views.scores_add_up,
    views.sheets_tell_the_truth_or_nothing,
    views.messages_can_be_said,
    secrecy.looking_betrays_nothing,
    secrecy.samples_follow_from_knowledge,
    secrecy.playing_betrays_nothing,
)
OF_A_WHOLE_GAME: tuple[Callable[[Finished], None], ...] = (
    finished.replay_is_identical,
    finished.same_seed_same_game,
    finished.events_are_in_order,
    finished.undo_is_a_shorter_record,
)


def check_game(
    game: Game,
    games: int | None = None,
    seed: int | str = 0,
    progress: Progress | None = None,
    cases: Sequence[Case] | None = None,
    effort: Effort | None = None,
) -> Report:
    """Checks a game by `games` random ones, dealt over the set-ups in turn; see `games_of` for how many by default.

    `progress` is told the number of games done and to do. A game that is defined wrongly is not played, and it stops
    early when very much is wrong.
    """
    report = Report(game.id, str(seed))
    _check_definition(game, OF_THE_GAME, report)
    if not report.ok:
        return report
    _check_definition(game, OF_ITS_WORDS, report)
    chosen = cases_of(game) if cases is None else list(cases)
    report.cases = len(chosen)
    words = Words(game.package)
    total = games_of(len(chosen)) if games is None else games
    for number in range(total):
        case = chosen[number % len(chosen)]
        run = _Run(game, case, f"{seed}/{number}", effort or Effort(), words, report)
        run.play()
        report.games += 1
        report.covered.add(case.name)
        if progress is not None:
            progress(number + 1, total)
        if len(report.failures) >= MOST_FAILURES:
            break
    _check_variety(report)
    return report


def games_of(cases: int) -> int:
    """How many games are played by default: one for each set-up, and enough of them where there are few."""
    return max(cases, ENOUGH_GAMES)


def _check_variety(report: Report) -> None:
    """A `determinize` that never changes anything hands the truth to the bots, and makes all checks of secrecy vain."""
    report.checks["samples_vary"] += 1
    if report.secrets >= ENOUGH_SECRETS and report.varied == 0:
        text = f"in {report.secrets} looks at positions with something hidden, determinize never changed anything"
        report.failures.append(Failure("samples_vary", "", report.seed, 0, text))


def _check_definition(game: Game, checks: Sequence[Callable[[Game], None]], report: Report) -> None:
    for check in checks:
        report.checks[check.__name__] += 1
        try:
            check(game)
        except Exception as error:  # noqa: BLE001  any error of a game is a finding
            report.failures.append(Failure(check.__name__, "", report.seed, 0, _tell(error)))


class _Run:
    """One random game under the eyes of all checks; a check that failed in it is not repeated."""

    def __init__(self, game: Game, case: Case, seed: str, effort: Effort, words: Words, report: Report) -> None:
        self.setup = case.setup(game)
        self.case = case
        self.seed = seed
        self.effort = effort
        self.words = words
        self.report = report
        self.failed: set[str] = set()
        self.kinds: set[str] = set()
        self.trail: list[bytes] = []
        self.match: Match | None = None

    def play(self) -> None:
        try:
            self._play()
        except Exception as error:  # noqa: BLE001  any error of a game is a finding
            self._fail("random_games_end", _tell(error))
        else:
            self.report.checks["random_games_end"] += 1

    def _play(self) -> None:
        match = self.match = Match(self.setup, Seeded(f"{self.seed}/chance"))
        answers, sampling = Seeded(f"{self.seed}/answers"), Seeded(f"{self.seed}/sampling")
        self._look(match, sampling)
        while not match.state.over():
            match.play(next_answer(match, answers))
            self._look(match, sampling)
        self.report.decisions += len(match.played)
        self.report.longest = max(self.report.longest, len(match.played))
        for check in OF_A_WHOLE_GAME:
            self._check(check, Finished(match, self.seed, self.effort, self.words, self.report, self.trail))

    def _look(self, match: Match, sampling: Chance) -> None:
        """Checks a little after every answer, and all at some positions: each new kind of question, and any by lot."""
        self.trail.append(encode(match.state))
        spot = Spot(match, f"{self.seed}/{len(match.played)}", self.effort, self.words, self.report)
        for check in AFTER_EVERY_ANSWER:
            self._check(check, spot)
        distance = self.effort.every + len(match.played) // self.effort.thinning
        sampled = sampling.pick(distance) == 0
        if sampled or match.state.kind not in self.kinds:
            self.kinds.add(match.state.kind)
            self.report.positions += 1
            for check in OF_A_POSITION:
                self._check(check, spot)

    def _check(self, check: Callable[[SpotT], None], spot: SpotT) -> None:
        name = check.__name__
        if name in self.failed:
            return
        self.report.checks[name] += 1
        try:
            check(spot)
        except Exception as error:  # noqa: BLE001  any error of a game is a finding
            self.failed.add(name)
            self._fail(name, _tell(error))

    def _fail(self, name: str, text: str) -> None:
        if any(known.check == name and known.text == text for known in self.report.failures):
            return
        move = len(self.match.played) if self.match is not None else 0
        self.report.failures.append(Failure(name, self.case.name, self.seed, move, text, self._record()))

    def _record(self) -> Record | None:
        """The game so far, unless even its scores fail."""
        try:
            return None if self.match is None else self.match.record()
        except Exception:  # noqa: BLE001  the failure itself is told elsewhere
            return None


def _tell(error: Exception) -> str:
    """The words of a violation, or the end of the traceback of an error in the game itself."""
    if isinstance(error, AssertionError) and str(error):
        return str(error)
    lines = "".join(traceback.format_exception(error)).splitlines()
    return "\n".join(lines[-TRACEBACK_LINES:])
