"""What one viewer may know of a game. Nothing of a game leaves the server in another way.

- `state_views`: of a state
- `log_lines`: of a line of the log
- `reasons`: of what speaks for an answer
"""
