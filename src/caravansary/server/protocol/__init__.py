"""Everything the server and a client say to each other, as typed structs; `web/src/protocol/` is made from them.

What happens at a table goes over its websocket `/api/tables/<id>/socket`: the client says `hello`, the server answers
`welcome` with all it needs. From then on the client sends commands, each with an id of its own; the server answers
each by `done` or `error` with that id, and tells everybody at the table what changed by `table`, `update` and `said`.
Sending a command again with the same id is harmless, also after a reconnection.

What happens around tables goes over HTTP, where a refusal is a `Refusal` with a fitting status:

    GET  /api/me                                       Me
    PUT  /api/me                       SetName         Me, and the cookie
    GET  /api/games                                    list of GameInfo
    GET  /api/games/<game>/rules                       Markdown
    GET  /api/games/<game>/board/<tag>/<file>          a file of the board that the game brings
    GET  /api/locales/<language>/<game or common>.ftl  Fluent catalogue
    GET  /api/tables                                   list of TableSummary: listed ones that wait or run, and mine
    POST /api/tables                   CreateTable     Created
    GET  /api/tables/<id>                              TableInfo
    POST /api/tables/<id>/seats/<seat>/link            SeatLink
    POST /api/tables/<id>/claim        ClaimSeat       TableInfo
    GET  /api/tables/<id>/moments/<moves>?viewer=0     Moment, as far as I may see it: without viewer, a spectator's
    GET  /api/tables/<id>/record                       a record file, once the game is over (or if all people are me)
    GET  /api/tables/<id>/dice                         Dice, once the game is over
    POST /api/replays                  a record file   ReplayInfo
    GET  /api/replays/<id>                             ReplayInfo
    GET  /api/replays/<id>/log?viewer=0                list of Step: the set-up and every answer
    GET  /api/replays/<id>/moments/<moves>?viewer=0    Moment
    GET  /api/replays/<id>/analysis                    lines of AnalysisTold, as long as the asker listens

Moments also take `language` and `text=true` for the board in words.

There is a module for each subject. `commands` and `news` are the two directions of the socket, `views` is what a
viewer sees of a game. `tables`, `people`, `games`, `replays` and `analyses` are about what they say. `refusals` is how
the server says no. `values` are the plain values that all of them are made of.
"""
