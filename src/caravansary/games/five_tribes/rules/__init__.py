"""The rules of Five Tribes by phase of play, numbered as in docs/rules/five-tribes.md; `agenda` joins them."""
