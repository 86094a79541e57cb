"""What can stand on the agenda of Five Tribes. The comment names the arguments of each frame."""

from __future__ import annotations

from typing import Final

# Work the engine does by itself.
ROUND: Final = 0  # -
NEXT_TURN: Final = 1  # -
CONTROL: Final = 2  # final cell, tribe
TILE: Final = 3  # final cell
END_TURN: Final = 4  # -
CLEAN_UP: Final = 5  # -

# Questions.
BID: Final = 10  # spot of the bid row
DISCOUNT: Final = 11  # spot of the bid row, spot of the price track
START: Final = 12  # -
SOW: Final = 13  # stride: how the walk came to where it is
LAST_CAMEL: Final = 14  # -
BUILDERS: Final = 15  # final cell, number
ASSASSINS: Final = 16  # final cell, number
SECOND_KILL: Final = 17  # 1 + cell or 0, seat of a holder, flags
PLACE: Final = 18  # piece, cell, 1 if it is the action of the final tile
REDIRECT: Final = 19  # piece, cell
MARKET: Final = 20  # kind of the tile
SECOND_CARD: Final = 21  # number of cards to choose from, cards still to take
SACRED_PLACE: Final = 22  # -
TARGET: Final = 23  # djinn
KEEP: Final = 24  # -
SALE: Final = 25  # -

FIRST_QUESTION: Final = 10

# Pieces of PLACE and REDIRECT.
PALM: Final = 0
PALACE: Final = 1

# Flags of SECOND_KILL.
NEKIR_WAS_PAID: Final = 1
FIRST_WAS_ELDER: Final = 2

# Flags of the turn in state.flags.
DOUBLED: Final = 1  # Echidna was paid
TWO_KILLS: Final = 2  # Iblis was paid

# Reasons to end in state.ending.
LAST_CAMEL_PLACED: Final = 1
NO_MOVE_LEFT: Final = 2
