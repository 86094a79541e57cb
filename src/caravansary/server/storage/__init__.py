"""The database: SQLite or PostgreSQL. Other rooms hand functions of `ledger` and `presence` to `Database`.

- `database`: one thread that writes and commits in groups, and some that read
- `ledger`: guests, tables, moves, chat, replays and analyses
- `presence`: which processes serve the database, and who is connected through them
- `notices`: which tables other processes have changed
- `engine`: addresses, connections, migrations
- `schema`: the tables of the database
"""
