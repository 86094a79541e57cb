"""The server: tables for people and bots, over HTTP and websockets.

The log of moves in the database is the truth, and memory follows it. Whatever a player is told of a game goes through
`views`. These are the rooms from top to bottom. Each may call those below it, and none beside or above it;
import-linter keeps it so.

- `http`: answers to requests: the client's pages, people, games, tables, replays
- `sockets`: the websocket of a table, one session for each client
- `inn`: one server process, the object that holds all that is below
- `bots`: bots that play at tables and give hints, and analyses of whole games
- `tables`: tables in memory: the game, its moves, the seats, people who are away
- `uploads`: records of strangers, opened in reader processes within limits
- `views`: what one viewer may know of a state and of the log
- `people`: who asks: guests and their links, from which page, how often, and what they write
- `processes`: helper processes: pools of them, fairly shared
- `storage`: the database
- `protocol`: what server and client say to each other

`serve_command`, `run` and `app` start the server; they are above all rooms. `refusal` is the one way to say no.
`settings`, `logs`, `metrics` and `clock` are at the bottom, for everybody. `typescript` writes the browser's types.
"""
