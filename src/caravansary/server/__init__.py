"""Tables for people and bots over HTTP and websockets. Reading order: protocol, tables, views, storage, sockets, app.

The log of moves in the database is the truth. Everything that leaves the server for a player goes through `views`.
"""
