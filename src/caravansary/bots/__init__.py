"""Players that think: they see a game only through what a seat may know, and know no rules.

`make_bot("greedy")` gives a bot by name; `answer(bot, state, chance)` asks it for the answer to the state's question.
"""

from caravansary.bots.bot import Bot, answer
from caravansary.bots.registry import UnknownBot, bot_names, bots_of, game_of_style, make_bot, style_names

__all__ = ["Bot", "UnknownBot", "answer", "bot_names", "bots_of", "game_of_style", "make_bot", "style_names"]
