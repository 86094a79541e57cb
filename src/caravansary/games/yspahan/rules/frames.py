"""What can stand on the agenda of Yspahan. The comment names the arguments of each frame."""

from __future__ import annotations

from typing import Final

# Work the engine does by itself.
NEW_DAY: Final = 0  # -
TURN: Final = 1  # index of the turn in the day's order
YELLOW_LEAVE: Final = 2  # -
END_OF_DAY: Final = 3  # -

# Questions.
BUY_DICE: Final = 10  # -
GROUP: Final = 11  # -
ACTION: Final = 12  # floor, number of dice, 2 x value + (1 if a card was discarded)
SUPPLY: Final = 13  # neighbourhood, goods left, flags
MOVE: Final = 14  # value of the dice
ORDER: Final = 15  # two shops whose goods are to be loaded
CAMEL: Final = 16  # shop whose good is about to be loaded
CARAVANSERAI: Final = 17  # owner who may draw
AFTER: Final = 18  # 1 if a building may still be built
PLACE: Final = 19  # -
SELL: Final = 20  # card
SWAP_TOKENS: Final = 21  # -

FIRST_QUESTION: Final = 10

# Flags of SUPPLY.
LAST_IS_OPTIONAL: Final = 1
SOMETHING_PLACED: Final = 2
