"""The games: one folder each, with the rules and the box; a game imports core only."""
