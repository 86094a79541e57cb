"""Play and replay in a terminal: text board, numbered choices, narration. Works through a pipe as well."""
