"""The levels of bots, from the weakest to the strongest."""

from __future__ import annotations

from caravansary.bots import bot_names


def weaker_than(bot: str) -> str | None:
    """The next weaker bot; None below the weakest."""
    names = bot_names()
    at = names.index(bot) if bot in names else 0
    return names[at - 1] if at > 0 else None
