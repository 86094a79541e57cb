"""Which bot is weaker than which."""

from __future__ import annotations

from caravansary.bots import bot_names, game_of_style

INSTEAD_OF_A_STYLE = "greedy"


def weaker_than(bot: str) -> str | None:
    """The next weaker bot, greedy for one with a style; None below the weakest."""
    if game_of_style(bot) is not None:
        return INSTEAD_OF_A_STYLE
    names = bot_names()
    at = names.index(bot) if bot in names else 0
    return names[at - 1] if at > 0 else None
