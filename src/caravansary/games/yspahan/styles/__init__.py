"""Players of Yspahan with a plan of their own: each says how well its plan goes, and wants nothing else."""

from __future__ import annotations

from caravansary.games.yspahan.styles.builder import builder
from caravansary.games.yspahan.styles.cards import card_player
from caravansary.games.yspahan.styles.filler import filler
from caravansary.games.yspahan.styles.rider import rider

STYLES = {"builder": builder, "rider": rider, "filler": filler, "cards": card_player}
