"""Players of Five Tribes with a plan of their own: each says how well its plan goes, and wants nothing else."""

from __future__ import annotations

from caravansary.games.five_tribes.styles.assassin import Assassin
from caravansary.games.five_tribes.styles.djinn import Summoner
from caravansary.games.five_tribes.styles.gardener import Gardener
from caravansary.games.five_tribes.styles.market import Market
from caravansary.games.five_tribes.styles.vizier import Vizier

STYLES = {
    "vizier": Vizier().worth,
    "market": Market().worth,
    "gardener": Gardener().worth,
    "assassin": Assassin().worth,
    "djinn": Summoner().worth,
}
