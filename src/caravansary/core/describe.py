# mypyc: skip
"""Words for questions and answers when a game does not choose better ones."""

from __future__ import annotations

from caravansary.core.actions import Domain
from caravansary.core.messages import Arg, Message, seat_name
from caravansary.core.state import State


def default_round(state: State) -> Message:
    return Message("turn-number", {"turn": state.turn})


def game_over() -> Message:
    return Message("game-over")


def default_prompt(state: State, kind: str) -> Message:
    """`<game>-ask-<kind>`."""
    return Message(f"{state.setup.game.id}-ask-{kind}")


def default_watched(state: State) -> Message:
    """The question's own id with `-by` behind it, its arguments, and `player` for who is asked."""
    asked = state.question()
    if state.over():
        return asked
    return Message(f"{asked.id}-by", {**asked.args, "player": seat_name(state.seat)})


def default_label(state: State, action: int) -> Message:
    """`<game>-do-<kind>` with each argument under its domain's name."""
    space = state.setup.space
    kind = space.kind(action)
    args: dict[str, Arg] = {}
    for domain, index in zip(kind.domains, space.args(action), strict=True):
        args[domain.name] = value_name(state.setup.game.id, domain, index)
    return Message(f"{state.setup.game.id}-do-{kind.name}", args)


def value_name(game: str, domain: Domain, index: int) -> Arg:
    """A number as it is, anything else as the message `<game>-<domain>-<value>`."""
    value = domain.values[index]
    if value.lstrip("-").isdigit():
        return int(value)
    return Message(f"{game}-{domain.name}-{value}")
