"""Caravansary: an inn where four caravan board games stop.

`core` is the contract that every game keeps, `games` are the rules and boxes, and everything else
(bots, arena, adapters, server, terminal, command line) stands on the contract and knows no rules.
"""

__version__ = "0.1.0"
