"""Players of Marco Polo II with a plan of their own: each says how well its plan goes, and wants nothing else."""

from __future__ import annotations

from caravansary.games.marco_polo_ii.styles.cards import CardPlayer
from caravansary.games.marco_polo_ii.styles.guild import GuildMaster
from caravansary.games.marco_polo_ii.styles.merchant import Merchant
from caravansary.games.marco_polo_ii.styles.traveller import Traveller

STYLES = {
    "contracts": Merchant().worth,
    "traveller": Traveller().worth,
    "seals": GuildMaster().worth,
    "cards": CardPlayer().worth,
}
