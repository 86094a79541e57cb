"""Answers to HTTP requests. A request meets the `doorkeeper` first, then the handler of its subject.

- `doorkeeper`: rate limits, the origin check, the headers of every answer
- `pages`: the browser client, health and metrics
- `people`: who I am
- `games`: which games there are, their rules and their words
- `tables`: tables, their past, their records and dice
- `replays`: uploaded records and their analyses
- `parameters`: what a handler may ask for in its signature
- `refusals`: the status of each refusal
- `reader_answers`: answers that a reader process has written
- `client_files`: files served from memory, compressed once
"""
