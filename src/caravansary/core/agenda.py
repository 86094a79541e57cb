"""The agenda: what still has to happen in a game, as a stack of frames. The top frame comes first.

A frame is a step and up to three ints that the step gives a meaning to. A step is either work, which the engine does
by itself, or a question. Everything about a question stands in its one class: who is asked, which answers are legal,
what an answer does, and the words. How questions are asked and answered is written here once, for all games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from types import ModuleType

    from caravansary.core.chance import Chance
    from caravansary.core.messages import Message
    from caravansary.core.state import State

S = TypeVar("S", bound="State")

Frame = tuple["Step[Any]", int, int, int]


class RulesError(Exception):
    """The rules of a game are at a loss, for instance a question without a legal answer. A fault in the game's code."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """What a frame stands for. `name` is its name in snapshots, different from that of every other step of the game."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name: str = name

    def step(self, state: S, frame: Frame, chance: Chance) -> bool:
        """Goes one step on from the frame, which is on top. True: a question waits for its answer."""
        raise NotImplementedError

    def answer(self, state: S, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        """Carries out the answer to a question."""
        raise RulesError(f"{state.setup.game.id}: nothing is asked, the agenda is at '{self.name}'")

    def __repr__(self) -> str:
        return f"<{self.name}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Work(Step[S]):
    """Work that the engine does by itself. A game writes `do`."""

    __slots__ = ()

    def step(self, state: S, frame: Frame, chance: Chance) -> bool:
        state.agenda.pop()
        self.do(state, frame, chance)
        return False

    def do(self, state: S, frame: Frame, chance: Chance) -> None:
        """Does the work. Its frame is off the agenda already."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """A question to one seat. A game writes `legal` and `answer`, and refines the rest where it must.

    `kind` is what the question is called in decisions and in the ids of messages; by default it is the step's name.
    An `optional` question without a legal answer is not asked. Any other must have one.
    """

    __slots__ = ("kind", "optional")

    def __init__(self, name: str, *, kind: str | None = None, optional: bool = False) -> None:
        super().__init__(name)
        self.kind: str = name if kind is None else kind
        self.optional: bool = optional

    # The rule.

    def seat(self, state: S, frame: Frame) -> int:
        """Who is asked: by default the seat that the frame's first int names."""
        return frame[1]

    def settle(self, state: S, frame: Frame, chance: Chance) -> bool:
        """What goes without asking, before anything is asked. True: that settled it, and the frame is gone."""
        return False

    def legal(self, state: S, frame: Frame, seat: int) -> list[int]:
        """All legal answers. It changes nothing: asked again, it gives the same."""
        raise NotImplementedError

    def skip(self, state: S, frame: Frame) -> None:
        """Nothing is legal: an optional question leaves the agenda unasked."""
        if not self.optional:
            raise RulesError(
                f"{state.setup.game.id}: seat {self.seat(state, frame)} is asked '{self.kind}' and has no legal answer"
            )
        state.agenda.pop()

    def asks_anyway(self, state: S, frame: Frame, seat: int) -> bool:
        """Whether a single legal answer is asked for too: where playing it unasked would betray something hidden."""
        return False

    def answer(self, state: S, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        """Carries out a legal answer. It takes the frame off the agenda or replaces it, and may put others on top."""
        raise NotImplementedError

    # The words.

    def prompt(self, state: S, frame: Frame) -> Message:
        """One sentence on what to do now and why: by default the message `<game>-ask-<kind>`.

        Everybody reads it, so it must tell nothing that is hidden from anybody.
        """
        from caravansary.core.describe import default_prompt

        return default_prompt(state, self.kind)

    def label(self, state: S, frame: Frame, action: int) -> Message:
        """The answer in a few words, for a button: by default the message `<game>-do-<kind of action>`."""
        from caravansary.core.describe import default_label

        return default_label(state, action)

    def hint(self, state: S, frame: Frame, action: int) -> Message | None:
        """What the answer would bring, if there is more to say than its label."""
        return None

    # What core does with it.

    def step(self, state: S, frame: Frame, chance: Chance) -> bool:
        if self.settle(state, frame, chance):
            return False
        seat = self.seat(state, frame)
        actions = self.legal(state, frame, seat)
        if not actions:
            self.skip(state, frame)
            return False
        state.seat = seat
        state.kind = self.kind
        state.actions = actions
        if len(actions) > 1 or self.asks_anyway(state, frame, seat):
            return True
        self.answer(state, frame, seat, actions[0], chance)
        return False


def steps_in(*modules: ModuleType) -> dict[str, Step[Any]]:
    """All steps that the modules of a game's rules declare, by name."""
    found: dict[str, Step[Any]] = {}
    for module in modules:
        for value in vars(module).values():
            if not isinstance(value, Step):
                continue
            if found.setdefault(value.name, value) is not value:
                raise ValueError(f"two steps of the agenda are called '{value.name}'")
    return found
