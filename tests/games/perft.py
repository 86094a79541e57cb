"""Counts of legal lines of play from a fixed position, like chess perft."""

from caravansary.core.chance import ChanceError, Scripted
from caravansary.core.state import State


def count_lines(state: State, depth: int) -> int:
    """How many different lines of `depth` answers there are, whoever gives them.

    A line ends early, and counts once, where the game is over or where an answer makes chance pick: dice and cards have
    no part in the count. The state stays as it is.
    """
    if depth == 0 or state.over():
        return 1
    lines = 0
    for action in state.actions:
        twin = state.copy()
        try:
            twin.play(action, Scripted())
        except ChanceError:
            lines += 1
        else:
            lines += count_lines(twin, depth - 1)
    return lines


def counts(state: State, deepest: int) -> list[int]:
    """The number of lines of 1, 2, ... answers."""
    return [count_lines(state, depth) for depth in range(1, deepest + 1)]
