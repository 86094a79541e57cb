"""The rules of Wayfarers by phase of play, numbered as in docs/rules/wayfarers.md; `agenda` joins them."""
