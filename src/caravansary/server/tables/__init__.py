"""Tables in memory. Every change is stored first and then made here, while the lock of the table is held.

- `moves`: answers and take-backs; the way of a move, step by step
- `game_log`: the game of a table: the match, and the lines of the log that led to it
- `live`: one table: what is stored of it, its game, and who looks at it
- `loaded_tables`: all tables of this process: loaded, refreshed, forgotten
- `new_tables`: tables that are opened
- `lobby`: who sits where, the start and the rematch
- `absence`: seats of people who are away
- `votes`: votes for a bot on such a seat
- `chat`: what is said at a table
- `table_views`: what leaves the server about a table
- `seats`: the seats of a stored table
"""
