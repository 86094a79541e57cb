"""What all questions of Five Tribes share: fakirs that nobody can know, and djinns used beside them (R9.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.actions import Kind
from caravansary.core.agenda import Frame, Question
from caravansary.core.chance import Chance
from caravansary.core.messages import Message
from caravansary.games.five_tribes.actions import PAYMENTS
from caravansary.games.five_tribes.box import FAKIR, RESOURCES

if TYPE_CHECKING:
    from caravansary.games.five_tribes.state import FiveTribesState


class FiveTribesQuestion(Question["FiveTribesState"]):
    """A question to the player in turn. It writes its answers for so many fakirs, and what its own answers do."""

    def seat(self, state: FiveTribesState, frame: Frame) -> int:
        return state.active

    def answers(self, state: FiveTribesState, frame: Frame, seat: int, fakirs: int) -> list[int]:
        """All legal answers of a seat with so many fakirs; none: there is nothing to ask."""
        raise NotImplementedError

    def carry_out(
        self, state: FiveTribesState, frame: Frame, seat: int, kind: Kind, argument: int, chance: Chance
    ) -> None:
        """What an answer but the use of a djinn does: its kind, and its number within the kind."""
        raise NotImplementedError

    def legal(self, state: FiveTribesState, frame: Frame, seat: int) -> list[int]:
        return self.answers(state, frame, seat, state.hands[seat * len(RESOURCES) + FAKIR])

    def asks_anyway(self, state: FiveTribesState, frame: Frame, seat: int) -> bool:
        """R9.2: whoever holds cards that nobody knows is asked where they could matter, lest silence betray them."""
        if state.secret_cards(seat) == 0:
            return False
        return len(self.answers(state, frame, seat, state.possible_fakirs(seat))) > 1

    def answer(self, state: FiveTribesState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        kind = state.space.kind(action)
        argument = action - kind.base
        if kind is state.space.use:
            djinns.use(state, seat, argument // len(PAYMENTS), argument % len(PAYMENTS), chance)
        else:
            self.carry_out(state, frame, seat, kind, argument, chance)

    def hint(self, state: FiveTribesState, frame: Frame, action: int) -> Message | None:
        kind = state.space.kind(action)
        if kind is state.space.use:
            return djinns.effect(state, (action - kind.base) // len(PAYMENTS))
        return None


class AtBoundary(FiveTribesQuestion):
    """R9.2: a question between two parts of a turn. Djinns that act on their own may be used beside it."""

    def own_answers(self, state: FiveTribesState, frame: Frame, seat: int, fakirs: int) -> list[int]:
        """The answers without these djinns; none: there is nothing to ask."""
        raise NotImplementedError

    def answers(self, state: FiveTribesState, frame: Frame, seat: int, fakirs: int) -> list[int]:
        found = self.own_answers(state, frame, seat, fakirs)
        if state.djinns[seat] and found:
            found.extend(djinns.stand_alone(state, seat, fakirs))
        return found


# Imported last, for its questions build on the classes above.
from caravansary.games.five_tribes.rules import djinns  # noqa: E402
