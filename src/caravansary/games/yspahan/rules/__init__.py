"""The rules of Yspahan by phase of play, numbered as in docs/rules/yspahan.md; `agenda` joins them."""
