"""The rules of Marco Polo II by phase of play, numbered as in docs/rules/marco-polo-ii.md; `agenda` joins them."""
