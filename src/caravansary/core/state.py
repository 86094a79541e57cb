"""The state of a game: a pure machine that asks one small question at a time.

A game subclasses `State` and writes `begin`, `copy`, `determinize`, `hidden`, `scores` and `standing`. What still has
to happen stands on the `agenda`; its steps, work and questions, are declared beside the rules they belong to (see
`core/agenda.py`). What a seat sees is made by the game's observer (see `core/observation.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from caravansary.core.agenda import Frame, Question, RulesError
from caravansary.core.chance import Chance

if TYPE_CHECKING:
    from caravansary.core.events import Listener
    from caravansary.core.game import Setup
    from caravansary.core.messages import Message
    from caravansary.core.observation import Observation
    from caravansary.core.score import Sheet

OVER = "over"

T = TypeVar("T")

Shared = Annotated[T, "never changed in place, only replaced; copies share it"]
Fixed = Annotated[T, "never changed; copies share it and snapshots leave it out"]


class IllegalAction(ValueError):
    """The answer is not among the legal ones; the state is unchanged."""


class Decision:
    """Who must answer, what is asked and which answers are legal. No actions: the game is over."""

    __slots__ = ("actions", "kind", "seat")

    def __init__(self, seat: int, kind: str, actions: list[int]) -> None:
        self.seat = seat
        self.kind = kind
        self.actions = actions

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, actions={self.actions!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The dynamic part of a table: ints, flat lists of ints and `Pile`s.

    Fields are declared in `__init__`; `core/fields.py` writes slots, `copy` and FIELDS, the names for snapshots.
    """

    __slots__ = ("actions", "agenda", "kind", "listener", "seat", "setup", "turn")

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.agenda: list[Frame] = []
        self.seat = -1
        self.kind = OVER
        self.actions: list[int] = []
        self.turn = 0
        self.listener: Listener | None = None

    # What a game writes.

    def begin(self, chance: Chance) -> None:
        """Sets the table up as far as chance has a part in it, and puts the first frames on the agenda."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent copy without the listener."""
        raise NotImplementedError

    def determinize(self, seat: int, chance: Chance) -> State:
        """A copy in which everything unknown to the seat is drawn anew, from what the seat knows and chance alone."""
        raise NotImplementedError

    def hidden(self, seat: int | None) -> tuple[int, ...]:
        """What is hidden from the seat, as ints in a fixed order. It changes when a secret is revealed to the seat."""
        raise NotImplementedError

    def scores(self) -> list[Sheet]:
        """The true score sheet of every side, as if the game ended now where the rules say so."""
        raise NotImplementedError

    def standing(self) -> list[tuple[int, ...]]:
        """For every side what wins and then the tie-breaks, compared like tuples; equal tuples share the place.

        Where points win, as in most games, it begins with the total of the score sheet.
        """
        raise NotImplementedError

    # What a game may refine.

    def sides(self) -> int:
        """How many sides score: the seats, and after them opponents that the rules play by themselves."""
        return self.setup.seats

    def side_name(self, side: int) -> Message:
        """The player in a seat; a game with opponents of its own names them after the seats."""
        from caravansary.core.messages import seat_name

        return seat_name(side)

    def categories(self) -> list[str]:
        """The game's categories that exist at this table; nobody scores in the others. Sheets hold all of them."""
        return list(self.setup.game.categories)

    def sheets(self, viewer: int | None) -> list[Sheet]:
        """The score sheets as the viewer may know them; None marks hidden points."""
        return self.scores()

    def round_message(self) -> Message:
        """Where the game stands, for the slim bar: the day, the round."""
        from caravansary.core.describe import default_round

        return default_round(self)

    def invariants(self) -> None:
        """Raises AssertionError where the state breaks what always holds: no good is lost, nobody is in debt.

        The conformance suite calls it after every answer.
        """

    # What every game shares.

    def observe(self, seat: int | None) -> Observation:
        """All that this seat, or a spectator, may know."""
        seen: Observation = self.setup.game.observer.observe(self, seat)
        return seen

    def observe_more(self, public: Observation, seat: int) -> Observation:
        """The same as `observe(seat)`, given what a spectator sees of this state."""
        seen: Observation = self.setup.game.observer.observe_more(self, public, seat)
        return seen

    def asked(self) -> Question[State]:
        """The question that waits for its answer."""
        found = self.agenda[-1][0]
        if not isinstance(found, Question):
            raise RulesError(f"{self.setup.game.id}: nothing is asked, the agenda is at {found!r}")
        return found

    def question(self) -> Message:
        """The prompt: one sentence on what to do now and why."""
        if self.over():
            from caravansary.core.describe import game_over

            return game_over()
        return self.asked().prompt(self, self.agenda[-1])

    def watched(self) -> Message:
        """The question for those who are not asked: what the asked player does. `<id of the question>-by`."""
        from caravansary.core.describe import default_watched

        return default_watched(self)

    def label(self, action: int) -> Message:
        """The answer in a few words, for a button."""
        return self.asked().label(self, self.agenda[-1], action)

    def hint(self, action: int) -> Message | None:
        """What the answer would bring, if there is more to say than its label."""
        return self.asked().hint(self, self.agenda[-1], action)

    def over(self) -> bool:
        return not self.actions

    def decision(self) -> Decision:
        return Decision(self.seat, self.kind, self.actions)

    def play(self, action: int, chance: Chance) -> None:
        """Answers the question asked and moves on to the next one."""
        if action not in self.actions:
            raise IllegalAction(self.refusal(action))
        frame = self.agenda[-1]
        frame[0].answer(self, frame, self.seat, action, chance)
        self.run(chance)

    def run(self, chance: Chance) -> None:
        """Works off the agenda until something is asked or nothing is left, which ends the game."""
        agenda = self.agenda
        while agenda:
            frame = agenda[-1]
            if frame[0].step(self, frame, chance):
                return
        self.seat = -1
        self.kind = OVER
        self.actions = []

    def renew_answers(self) -> None:
        """Works out the legal answers anew; `determinize` ends with it where they follow from a hand it changed."""
        if self.actions:
            self.actions = self.asked().legal(self, self.agenda[-1], self.seat)

    def copy_base_into(self, twin: State) -> None:
        """The shared part of every `copy`. Lists of actions are never changed in place, so both share one."""
        twin.setup = self.setup
        twin.agenda = self.agenda[:]
        twin.seat = self.seat
        twin.kind = self.kind
        twin.actions = self.actions
        twin.turn = self.turn
        twin.listener = None

    def refusal(self, action: int) -> str:
        if self.over():
            return "the game is over"
        space = self.setup.space
        if not 0 <= action < space.size:
            return f"{action} is not an action of {self.setup.game.id}"
        legal = ", ".join(space.text(a) for a in self.actions[:8])
        more = f" and {len(self.actions) - 8} more" if len(self.actions) > 8 else ""
        return f"'{space.text(action)}' is not legal; seat {self.seat} is asked '{self.kind}': {legal}{more}"
