"""Players of Wayfarers with a plan of their own: each says how well its plan goes, and wants nothing else."""

from __future__ import annotations

from caravansary.games.wayfarers.styles.chronicler import chronicler
from caravansary.games.wayfarers.styles.guildmaster import guildmaster
from caravansary.games.wayfarers.styles.mariner import mariner
from caravansary.games.wayfarers.styles.stargazer import stargazer
from caravansary.games.wayfarers.styles.steward import steward

STYLES = {
    "stargazer": stargazer,
    "chronicler": chronicler,
    "steward": steward,
    "mariner": mariner,
    "guildmaster": guildmaster,
}
