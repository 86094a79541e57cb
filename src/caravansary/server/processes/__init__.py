"""Helper processes: the server hands them what takes long or is not to be trusted.

- `pool`: starts processes, asks them, kills those that hang
- `fair_queue`: who is next where many wait for few
- `child`: the other end: how a process gets questions and gives answers
- `own_limits`: memory and processor time that a process allows itself
- `table_setup`: a set-up as another process is told of it
"""
