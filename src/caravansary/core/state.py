"""The state of a game: a pure machine that asks one small question at a time.

A game subclasses `State` and writes `step`, `answer`, `copy`, `observe`, `determinize`, `hidden`, `scores` and
`standing`. What still has to be asked is the `agenda`, a stack of frames of four ints: what, and up to three
arguments that the game names. `step` looks at the top frame and either does its work or asks; `answer` carries out
the answer that was given to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from caravansary.core.chance import Chance

if TYPE_CHECKING:
    from caravansary.core.events import Listener
    from caravansary.core.game import Setup
    from caravansary.core.messages import Message
    from caravansary.core.observation import Observation
    from caravansary.core.score import Sheet

Frame = tuple[int, int, int, int]

OVER = "over"


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
    """The dynamic part of a table. Fields are ints, flat lists of ints and `Pile`s, named in FIELDS for snapshots."""

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

    def step(self, chance: Chance) -> bool:
        """Works on the top frame of the agenda. True: a question was asked by `ask`. False: go on.

        The frame stays until it is answered, and asking changes nothing else: asked again, it asks the same.
        """
        raise NotImplementedError

    def answer(self, action: int, chance: Chance) -> None:
        """Carries out an answer to the top frame, which it removes or replaces."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent copy without the listener."""
        raise NotImplementedError

    def observe(self, seat: int | None) -> Observation:
        """All that this seat, or a spectator, may know."""
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
        """For every side its points and tie-breaks, compared like tuples; equal tuples share the place."""
        raise NotImplementedError

    # What a game may refine.

    def observe_more(self, public: Observation, seat: int) -> Observation:
        """The same as `observe(seat)`, given what a spectator sees of this state: a game may build on that."""
        return self.observe(seat)

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

    def question(self) -> Message:
        """The prompt: one sentence on what to do now and why. It must tell nothing that is hidden from anybody."""
        from caravansary.core.describe import default_question

        return default_question(self)

    def watched(self) -> Message:
        """The question for those who are not asked: what the asked player does. `<id of the question>-by`."""
        from caravansary.core.describe import default_watched

        return default_watched(self)

    def label(self, action: int) -> Message:
        """The choice in a few words, for a button."""
        from caravansary.core.describe import default_label

        return default_label(self, action)

    def hint(self, action: int) -> Message | None:
        """What the choice would bring, if there is more to say than its label."""
        return None

    # What every game shares.

    def over(self) -> bool:
        return not self.actions

    def decision(self) -> Decision:
        return Decision(self.seat, self.kind, self.actions)

    def play(self, action: int, chance: Chance) -> None:
        """Answers the question asked and moves on to the next one."""
        if action not in self.actions:
            raise IllegalAction(self.refusal(action))
        self.answer(action, chance)
        self.run(chance)

    def run(self, chance: Chance) -> None:
        """Works off the agenda until something is asked or nothing is left, which ends the game."""
        agenda = self.agenda
        while agenda:
            if self.step(chance):
                return
        self.seat = -1
        self.kind = OVER
        self.actions = []

    def ask(self, seat: int, kind: str, actions: list[int]) -> bool:
        """Asks even if only one answer is legal, for instance so that silence betrays no hand."""
        self.seat = seat
        self.kind = kind
        self.actions = actions
        return True

    def choose(self, seat: int, kind: str, actions: list[int], chance: Chance) -> bool:
        """Asks where there is a choice; a single answer is carried out at once."""
        self.seat = seat
        self.kind = kind
        self.actions = actions
        if len(actions) > 1:
            return True
        self.answer(actions[0], chance)
        return False

    def ask_again(self, chance: Chance) -> None:
        """Works out the legal answers anew; `determinize` ends with it where they follow from a hand it changed."""
        if self.agenda:
            self.step(chance)

    def copy_base_into(self, twin: State) -> None:
        """The shared part of a hand-written `copy`. Lists of actions are never changed in place, so both share one."""
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
